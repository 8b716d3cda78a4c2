/** The ports through which the service reaches mailboxes and sends mail. Adapters under adapters/imap and adapters/smtp implement them. */

import type { Either } from 'fp-ts/lib/Either.js';
import type { MayGo, SendOutcome, Withheld } from '../delivery/delivery.ts';
import type { AccessToken, TokenFault } from '../mailbox/access-tokens.port.ts';
import type { MailboxTrouble, MoveTrouble } from '../mailbox/mailbox.events.ts';
import type { ProbeCode } from '../mailbox/probe-codes.ts';
import type { Reason } from '../reasons/reasons.ts';
import type { MailAttachment, MailHeader, MailText, NotForUs, SkippedPart } from './email.events.ts';
import type { Relay } from './sender-checks.ts';

/** Access tokens of one mailbox: asked for at every login, because one may end while a session lasts. */
export type LoginTokens = {
  /** Never rejects. */
  readonly get: () => Promise<Either<TokenFault, AccessToken>>;
  /** The server has refused the last one: the next `get` asks for a new one. */
  readonly forget: () => void;
};

/** `tokens`: by XOAUTH2, or OAUTHBEARER where an IMAP server prefers that. */
export type MailLogin = { readonly password: string } | { readonly tokens: LoginTokens };

export type MailServer = MailLogin & {
  readonly host: string;
  readonly port: number;
  /** true: TLS from the first byte; false: STARTTLS, demanded (plain text only where the operator allows it) */
  readonly implicitTls: boolean;
  readonly user: string;
};

/** The mailbox as a whole cannot be used now. The message is for a person and holds no secret. */
export class MailboxUnavailable extends Error {
  override readonly name = 'MailboxUnavailable';
  readonly trouble: MailboxTrouble;
  /** the cause, where it is known better than the trouble says */
  readonly probeCode: ProbeCode | undefined;
  constructor(problem: MailboxTrouble, message: string, probeCode?: ProbeCode) {
    super(message);
    this.trouble = problem;
    this.probeCode = probeCode;
  }
}

/** A mail as its server describes it; nothing of its body was fetched. */
export type MailSummary = {
  readonly uid: number;
  readonly mail: MailHeader;
  readonly attachments: readonly MailAttachment[];
  readonly skipped: readonly SkippedPart[];
  /** where its words stand; empty when it is not for us */
  readonly texts: readonly MailText[];
  readonly notForUs: NotForUs | null;
  /** the servers whose Received fields stand above what is said of the sender's authentication; in memory alone */
  readonly relays: readonly Relay[];
};

/** A mail whose structure could not be read: it is recorded and fails alone. */
export type UnreadableMail = {
  readonly uid: number;
  readonly mail: MailHeader;
  readonly unreadable: Reason;
};

/** What is needed to find a mail again. */
export type MailIdentity = {
  readonly messageId: string | null;
  readonly headerDigest: string | null;
  readonly from: string;
  readonly sentAt: string | null;
};

export type DownloadRequest = { readonly uid: number; readonly attachments: readonly MailAttachment[] };
/**
 * `path` is a file of the given directory, `size` its bytes. A file out of a package (winmail.dat) has a part below that of the
 * package ("2/1") and tells its own name and type; every other has those of its attachment.
 */
export type Downloaded = {
  readonly part: string;
  readonly path: string;
  readonly size: number;
  readonly name?: string;
  readonly declaredType?: string;
};
export type DownloadEnd =
  | {
      readonly uid: number;
      readonly files: readonly Downloaded[];
      readonly refused: readonly (SkippedPart & { readonly part: string })[];
    }
  | { readonly uid: number; readonly failed: 'gone' | 'network' | 'internal'; readonly reason: Reason };
/** `postponed`: nothing was tried, the time of the session was over before it came to this mail. */
export type DownloadResult = DownloadEnd | { readonly uid: number; readonly postponed: true };

export type TextRequest = { readonly uid: number; readonly texts: readonly MailText[] };
/** The words of one message in the forms in which it was sent, in memory alone. */
export type MailWords = { readonly message: string; readonly plain: string | null; readonly html: string | null };
export type TextsEnd =
  | { readonly uid: number; readonly words: readonly MailWords[] }
  | { readonly uid: number; readonly failed: 'gone' | 'network' | 'internal'; readonly reason: Reason };
/** `postponed`: as of a download. */
export type TextsResult = TextsEnd | { readonly uid: number; readonly postponed: true };

/** `how`: "move", "copy_and_expunge", "copy_and_keyword", "copy_and_seen" (the server keeps no keywords), "already_there", "gone". */
export type MoveResult =
  | { readonly uid: number; readonly moved: true; readonly how: string; readonly folder: string }
  /** `trouble`: the mailbox's, which keeps others from being moved too; absent: it is about this mail */
  | { readonly uid: number; readonly moved: false; readonly reason: string; readonly trouble?: MoveTrouble };

/** Why a mail stays in its folder: it gave up, or is done with. */
export type MarkedAs = 'failed' | 'processed';

/** Which folders of a mailbox are processed: as they are configured, with "/" between levels. */
export type WatchedFolders = {
  readonly watchedFolders: readonly string[];
  readonly includeSubfolders: boolean;
  readonly processedFolder: string;
  /** where mail that is no order goes; absent: to the same */
  readonly nonOrdersFolder?: string | null;
};
/** `paths`: as the server names them, in their order. `missing`: configured names of which the server has none. */
export type FoundFolders = { readonly paths: readonly string[]; readonly missing: readonly string[] };

/**
 * One connection, used by one job. INBOX is selected until another folder is entered; UIDs are those of the selected folder. Every call throws
 * MailboxUnavailable when the connection is lost.
 */
export type MailboxSession = {
  /** the path of the selected folder */
  readonly folder: string;
  /** of the selected folder */
  readonly uidValidity: string;
  readonly folders: (watched: WatchedFolders) => Promise<FoundFolders>;
  /** Selects a folder by its path; false: there is none, and the one before stays selected. */
  readonly enter: (path: string) => Promise<boolean>;
  /**
   * Unread mails of the folder that are not set aside, oldest first; of those that arrived on `since` ("2026-11-20", in UTC or
   * the time zone of the server) or later, when it is given.
   */
  readonly unread: (since?: string | null) => Promise<readonly number[]>;
  /** Mails of the folder that somebody has read, that arrived on that day or later; neither set aside nor processed by us. */
  readonly read: (since: Date) => Promise<readonly number[]>;
  /**
   * Headers and structure, batched; every asked UID that still exists comes back as one of the two. Left out are mails the server
   * broke off for every time, and those the session's time did not suffice for: they are still unread and come again.
   */
  readonly summaries: (uids: readonly number[]) => Promise<readonly (MailSummary | UnreadableMail)[]>;
  /**
   * One mail that costs the connection (or more than two minutes of it) does not keep the others: they are asked for one by one
   * over a new one, and only that mail fails with the cause "network". Wanted parts only, peeking, into files of `directory` under generated names; one result for each request.
   * The UIDs are those of the selected folder, or of the processed folder when it is given (a retry of a mail that `find` saw there).
   */
  readonly download: (
    requests: readonly DownloadRequest[],
    directory: string,
    processedFolder?: string,
  ) => Promise<readonly DownloadResult[]>;
  /** The words of mails, peeking; they are on no disk. Mails are isolated from each other as in `download`. */
  readonly texts: (requests: readonly TextRequest[], processedFolder?: string) => Promise<readonly TextsResult[]>;
  /** The UID in the selected folder, or that it lies in the processed folder (null: do not look there), or null when it is in neither. */
  readonly find: (
    identity: MailIdentity,
    processedFolder: string | null,
  ) => Promise<{ readonly uid: number } | { readonly processed: true; readonly uid: number } | null>;
  /** By the policy of docs/explanation/mail.md: nothing is removed without a verified copy. */
  readonly moveToProcessed: (
    mails: readonly { readonly uid: number; readonly messageId: string | null }[],
    processedFolder: string,
  ) => Promise<readonly MoveResult[]>;
  /** Leaves them where they are, marked by keyword where the server permits one: how each was set aside. Without `as` they gave up. */
  readonly setAside: (uids: readonly number[], as?: MarkedAs) => Promise<'keyword' | 'record'>;
  /** A whole mail as it lies there, peeking; UIDs as of `download`. Null: it is gone. In memory alone, so nothing above `mostBytes` is fetched. */
  readonly source: (uid: number, mostBytes: number, processedFolder?: string) => Promise<Buffer | 'too_large' | null>;
  readonly close: () => Promise<void>;
};

export type MailboxReader = {
  /** Throws MailboxUnavailable. `deadlineMs` bounds the whole session: a hung connection is cut. */
  readonly open: (server: MailServer, options: { readonly deadlineMs: number }) => Promise<MailboxSession>;
};

/** `name`: without a path, as recipients see it */
export type OutgoingFile = { readonly name: string; readonly mediaType: string; readonly bytes: Buffer };

export type OutgoingMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** without the angle brackets */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
  /** a mail that is sent on, as it came in */
  readonly forwarded?: Buffer;
  readonly files?: readonly OutgoingFile[];
};

export type Mailer = {
  /** `mayGo` is asked after the login, when the server has said that it takes the message. Rejects only with what `mayGo` rejects with. */
  readonly send: (server: MailServer, mail: OutgoingMail, mayGo: MayGo) => Promise<SendOutcome | Withheld>;
};
