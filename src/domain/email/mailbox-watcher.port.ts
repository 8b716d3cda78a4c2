/** The port through which a mail server says that something came in. An adapter under adapters/imap implements it. */
import type { MailServer } from './mail-access.port.ts';

export type WatchOptions = {
  /** the path of the folder, or its name with "/" between levels */
  readonly folder: string;
  /** Called when the connection stands, because something may have come in before, and whenever mails come in. */
  readonly onMail: () => void;
  /** Ends the watch. */
  readonly signal: AbortSignal;
};

/** A server without IDLE tells nothing by itself: it is polled only. */
export class IdleMissing extends Error {
  override readonly name = 'IdleMissing';
}

/**
 * Resolves when the signal ended it. Rejects with MailboxUnavailable when the connection is lost, at the latest 90 seconds after the server fell silent, and
 * with IdleMissing.
 */
export type WatchMailbox = (server: MailServer, options: WatchOptions) => Promise<void>;
