/** The port that tries out how a mailbox is read and sends, without leaving a trace. Adapters under adapters/imap, adapters/smtp and adapters/graph implement it. */
import type { LoginTokens, MailServer } from '../email/mail-access.port.ts';
import type { MailboxSettings } from './mailbox.events.ts';
import type { ProbeCode } from './probe-codes.ts';

/** The settings that say which servers are tried, and as whom; the password goes beside them. */
export type ProbedSetting =
  | 'emailAddress'
  | 'authentication'
  | 'imapServer'
  | 'imapPort'
  | 'imapUseSsl'
  | 'smtpServer'
  | 'smtpPort'
  | 'smtpUseTls'
  | 'processedFolder'
  | 'processSince'
  | 'sendVia'
  | 'imapLogin'
  | 'smtpLogin'
  | 'watchedFolders'
  | 'includeSubfolders';

/** In the order in which they are reached, `token` only for a mailbox that signs in as an application; with TLS from the first byte, tls comes before greeting. */
export const probeStages = ['token', 'policy', 'dns', 'tcp', 'greeting', 'tls', 'auth', 'folder'] as const;
export type ProbeStage = (typeof probeStages)[number];

/** Why it ended where it did. `transient`: the same may work in a while. The message is for a person and holds no secret. */
export type ProbeFault = { readonly code: ProbeCode; readonly transient: boolean; readonly message: string };

export type ProtocolProbe = {
  /** the last stage that was begun */
  readonly stage: ProbeStage;
  /** null: everything works */
  readonly fault: ProbeFault | null;
  /** how long each stage took, in milliseconds */
  readonly steps: readonly { readonly stage: ProbeStage; readonly ms: number }[];
  /** such as "TLSv1.3"; null before the handshake, and on a connection in clear text */
  readonly tlsVersion: string | null;
  /** what the server offers once the password may be sent, after login where it was accepted */
  readonly capabilities: readonly string[];
};

/** How mails would be moved (docs/explanation/mail.md, "Moving"). */
export type MoveStrategy = 'move' | 'copy_and_expunge' | 'copy_and_keyword' | 'copy_and_seen';

export type ImapProbe = ProtocolProbe & {
  readonly moveStrategy: MoveStrategy | null;
  /** the path on this server; one that is not there is made with the first mail that is moved */
  readonly processedFolder: { readonly path: string; readonly exists: boolean } | null;
  /** the watched folders, as this server names them */
  readonly watchedFolders: readonly string[] | null;
  /** in all of them */
  readonly unread: number | null;
  /** of them those that would be taken in: process_since leaves older ones alone */
  readonly unreadToProcess: number | null;
};

/** `processSince`: a day, such as "2026-11-20". */
export type ProbedInbox = Pick<MailboxSettings, 'processedFolder' | 'processSince' | 'watchedFolders' | 'includeSubfolders'>;

/** How far a probe has come while it runs: the stage that is begun, and those that are over. */
export type ProbeProgress = Pick<ProtocolProbe, 'stage' | 'steps'>;
export type OnProbeStage = (progress: ProbeProgress) => void;

/** Nothing is sent, marked, moved or created. No call rejects: what goes wrong is in the answer. */
export type MailProbe = {
  readonly imap: (server: MailServer, inbox: ProbedInbox, onStage?: OnProbeStage) => Promise<ImapProbe>;
  readonly smtp: (server: MailServer, onStage?: OnProbeStage) => Promise<ProtocolProbe>;
  /** `tokens`: for Microsoft Graph. Its only stage is `token`: whether one is issued, and lets the application send. */
  readonly graph: (tokens: LoginTokens, onStage?: OnProbeStage) => Promise<ProtocolProbe>;
};
