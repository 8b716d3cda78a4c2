import { type Extraction, unread } from '@order-intake/order-extraction/document';
import type { DeliveryEnd } from '../delivery/delivery.ts';
import type { Reason } from '../reasons/reasons.ts';
import type { Module } from '../shared/module.ts';
import type { AttachmentDigest } from './attachment-digests.ts';
import type { MailAnswer } from './mail-answer.ts';
import type { MailKind } from './mail-kind.ts';
import type { EmailNote } from './notes.ts';

/** Where one copy of a mail lies. UIDVALIDITY is a string: it may be missing ("") and exceed 32 bits on odd servers. */
export type MailCopy = {
  readonly mailboxId: string;
  readonly folder: string;
  readonly uidValidity: string;
  readonly uid: number;
};

/**
 * A part worth reading. `part` is its IMAP path ("2", "2.1.1"); `size` is the encoded size in bytes. `inText`: a picture that the text shows, a logo as
 * a rule, which is only looked at where nothing else of the mail is an order.
 */
export type MailAttachment = {
  readonly part: string;
  readonly name: string;
  readonly declaredType: string;
  readonly encoding: string;
  readonly size: number;
  readonly inText?: true;
};

/**
 * Where words of a mail stand, its own or those of a message attached to it: only the place. What they say is fetched when it is needed, read in
 * memory and kept nowhere.
 */
export type MailText = {
  readonly part: string;
  readonly type: 'text/plain' | 'text/html';
  readonly charset: string | null;
  /** lines that end in a space go on in the next (RFC 3676) */
  readonly flowed: boolean;
  readonly encoding: string;
  /** encoded bytes */
  readonly size: number;
  /** which message's they are: '' of the mail itself, else the part of the attached one */
  readonly message: string;
};

/**
 * What was left alone, and why. `count`: it stands for so many; absent: for one. `mayBeDocument`: it may hold the order,
 * so a mail without another order fails by it; absent for logos, calendar entries, signatures and the like.
 */
export type SkippedPart = {
  readonly name: string;
  readonly reason: Reason;
  readonly count?: number;
  readonly mayBeDocument?: true;
};

/** "order.heic: a picture of a kind that is not read": what may hold an order and was not read. Empty: nothing. */
export const unreadDocuments = (skipped: readonly SkippedPart[]): readonly Reason[] =>
  reasonsOfParts(skipped.filter(({ mayBeDocument }) => mayBeDocument));

/** Each part by its name, and why it was left alone. */
export const reasonsOfParts = (skipped: readonly SkippedPart[]): readonly Reason[] =>
  skipped.map(({ name, reason }) => unread.of_file(name, reason));

/** Everything that was attached, also what was left alone. */
export const countAttached = (attachments: readonly unknown[], skipped: readonly SkippedPart[]): number =>
  attachments.length + skipped.reduce((sum, { count = 1 }) => sum + count, 0);

/** Something of a mail beside its text may be a document, read or not. */
export const bringsDocuments = (attachments: readonly MailAttachment[], skipped: readonly SkippedPart[]): boolean =>
  attachments.some(({ inText }) => !inText) || unreadDocuments(skipped).length > 0;

/** Metadata of a mail, all that is ever kept of it. */
export type MailHeader = {
  readonly from: string;
  readonly fromName: string | null;
  readonly subject: string;
  readonly messageId: string | null;
  /** the Date header, ISO, null when there is none that can be read */
  readonly sentAt: string | null;
  /** INTERNALDATE, ISO */
  readonly receivedAt: string;
  /** SHA-256 over the header block and the size: the identity of a mail without Message-ID, null when it has one */
  readonly headerDigest: string | null;
  /** absent of mails from before it was recorded, and of those whose header could not be read */
  readonly origin?: MailOrigin;
  /** Message-IDs of our own mails that it answers, newest first; absent: none */
  readonly answers?: readonly string[];
};

export const signatureKinds = ['smime', 'pgp'] as const;

/**
 * `automatic`: a program wrote it, or a list brought it. `authentication`: what DMARC (RFC 7489), SPF and DKIM came to, in the words of which server.
 * `signed`: how its text is signed; nobody has verified the signature.
 */
export type MailOrigin = {
  readonly automatic: boolean;
  /** it goes to many: a list or a newsletter brought it; absent: it does not, or nobody looked */
  readonly bulk?: true;
  readonly authentication: {
    readonly by: string;
    readonly dmarc: string;
    readonly spf?: string;
    readonly dkim?: string;
    /** the server that took the mail in wrote it; absent in events from before that was told */
    readonly trusted?: true;
  } | null;
  readonly signed?: (typeof signatureKinds)[number];
};

/**
 * Why a mail is not for this service; its log entry shows it, no notification is sent, and it is moved like any
 * other.
 */
export const notForUsKinds = ['bounce', 'auto_reply', 'own_notification', 'encrypted'] as const;
export type NotForUs = (typeof notForUsKinds)[number];

export const failureCauses = [
  'network',
  'auth',
  'quota',
  'unreadable',
  'nothing_found',
  'extractor_down',
  'store_down',
  'gone',
  'changed',
  'internal',
] as const;
export type FailureCause = (typeof failureCauses)[number];

export const settledHows = ['dismissed', 'linked', 'replaced'] as const;
export type SettledHow = (typeof settledHows)[number];

/**
 * held: other content for an order that was approved already, or in words for a draft; cancellation: the customer asks to cancel it; answered: it
 * answers questions about it
 */
export const orderDispositions = ['drafted', 'duplicate', 'revised', 'held', 'cancellation', 'answered'] as const;
export type OrderOutcome = {
  readonly orderId: string;
  readonly reference: string;
  readonly disposition: (typeof orderDispositions)[number];
};

export type EmailEvent =
  | {
      readonly type: 'EmailReceived';
      readonly data: {
        readonly emailId: string;
        readonly module: Module;
        readonly copy: MailCopy;
        readonly mail: MailHeader;
        readonly attachments: readonly MailAttachment[];
        readonly skipped: readonly SkippedPart[];
        readonly notForUs: NotForUs | null;
        /** absent of mails from before words were read, and of those that are no business of ours */
        readonly texts?: readonly MailText[];
      };
    }
  /** the same mail in another mailbox or folder, or under a new UID */
  | { readonly type: 'EmailCopySeen'; readonly data: { readonly emailId: string; readonly copy: MailCopy } }
  | {
      readonly type: 'ExtractionCompleted';
      readonly data: {
        readonly emailId: string;
        readonly results: readonly Extraction[];
        readonly skipped: readonly SkippedPart[];
        /** of what was read, for a later attempt to compare with */
        readonly digests: readonly AttachmentDigest[];
        /** what its words are taken for, where they order nothing; absent: they were not read */
        readonly written?: MailKind;
        /** what it answers of what a customer was asked; absent: it answers nothing */
        readonly answer?: MailAnswer;
      };
    }
  | {
      readonly type: 'ExtractionFailed';
      readonly data: {
        readonly emailId: string;
        readonly attempt: number;
        readonly cause: FailureCause;
        readonly reason: Reason;
        /** ISO; null: no attempt is left */
        readonly nextAttemptAt: string | null;
        /** of what was fetched, for the next attempt to compare with; empty when nothing came */
        readonly digests: readonly AttachmentDigest[];
      };
    }
  | {
      readonly type: 'EmailProcessed';
      readonly data: {
        readonly emailId: string;
        readonly orders: readonly OrderOutcome[];
        /** the lowest of the results, null when nothing was extracted */
        readonly confidence: number | null;
        readonly threshold: number;
        readonly requiresReview: boolean;
        /** stable codes, see domain/sales-order/order-review.ts */
        readonly reviewReasons: readonly string[];
        /** why there is no draft, or what a person should know */
        readonly note: EmailNote | null;
        readonly leadId: string | null;
        /** false for bounces, auto-replies and our own notifications: no notification is sent */
        readonly notify: boolean;
        /** what it is instead of an order; absent: it is one, or was processed before kinds were told */
        readonly kind?: MailKind;
      };
    }
  | {
      readonly type: 'EmailGivenUp';
      readonly data: { readonly emailId: string; readonly cause: FailureCause; readonly reason: Reason };
    }
  | { readonly type: 'RetryRequested'; readonly data: { readonly emailId: string } }
  /** a person has seen to a mail that failed or that became no order; whatever was left to do in its mailbox is done then */
  | {
      readonly type: 'EmailSettled';
      readonly data: {
        readonly emailId: string;
        readonly how: SettledHow;
        /** why it was dismissed, null where none was asked for */
        readonly reason: string | null;
        /** the order that it was linked to, or that was made of the replacement */
        readonly order: { readonly orderId: string; readonly reference: string } | null;
        /** the upload that stands for what could not be read */
        readonly documentId: string | null;
      };
    }
  /** assignee; null: unassigned */
  | { readonly type: 'EmailAssigned'; readonly data: { readonly emailId: string; readonly assignee: string | null } }
  /** this copy lies in the processed folder now (or was gone already); `how` names the strategy of mail.md */
  | {
      readonly type: 'EmailMoved';
      readonly data: { readonly emailId: string; readonly copy: MailCopy; readonly folder: string; readonly how: string };
    }
  /** a person has seen a question or complaint */
  | { readonly type: 'EmailSeen'; readonly data: { readonly emailId: string } }
  /** it was to be forwarded, and how that ended; its copies are moved, or left where they are, after it */
  | { readonly type: 'EmailForwarded'; readonly data: { readonly emailId: string; readonly end: DeliveryEnd } }
  /** this copy stays in INBOX, marked so that no poll fetches it again */
  | { readonly type: 'EmailSetAside'; readonly data: { readonly emailId: string; readonly copy: MailCopy; readonly how: string } }
  /** rounds count outcomes: a retry that ends again is told again */
  | {
      readonly type: 'NotificationAttempted';
      readonly data: {
        readonly emailId: string;
        readonly round: number;
        readonly attempt: number;
        readonly recipients: readonly string[];
        readonly messageId: string;
      };
    }
  | { readonly type: 'NotificationSent'; readonly data: { readonly emailId: string; readonly round: number } }
  | {
      readonly type: 'NotificationFailed';
      readonly data: {
        readonly emailId: string;
        readonly round: number;
        readonly reason: Reason;
        readonly nextAttemptAt: string | null;
      };
    }
  | {
      readonly type: 'NotificationAmbiguous';
      readonly data: { readonly emailId: string; readonly round: number; readonly reason: Reason };
    }
  /** a person wants the notification of the last outcome sent again, as a round of its own */
  | { readonly type: 'NotificationRequested'; readonly data: { readonly emailId: string; readonly round: number } }
  | { readonly type: 'NotificationNotWanted'; readonly data: { readonly emailId: string; readonly round: number } };
