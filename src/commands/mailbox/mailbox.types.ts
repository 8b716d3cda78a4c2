import type { CompanyMailboxes, MailboxRefusal } from '../../domain/mailbox/mailbox.decider.ts';
import type { MailboxEvent, MailboxSettings } from '../../domain/mailbox/mailbox.events.ts';
import { type Handled, lastRevision, type PreconditionFailed } from '../../platform/command-handling/command-handler.ts';
import type { Position } from '../../platform/event-store/event-store.ts';

export type MailboxInput = Omit<MailboxSettings, 'passwordRef'>;

/** `revision` is that of this mailbox's own last event: several mailboxes share a stream. */
export type MailboxResult = {
  readonly mailboxId: string;
  readonly settings: MailboxSettings;
  readonly revision: number;
  readonly position: Position | null;
};

export type HostNotAllowed = {
  readonly type: 'HostNotAllowed';
  readonly field: 'imap_server' | 'smtp_server';
  readonly reason: string;
};
export type MailboxCommandRefusal = MailboxRefusal | HostNotAllowed | PreconditionFailed;

/** Whether a host given by a tenant may be connected to; the reason when not. */
export type VetHost = (host: string, port: number) => Promise<string | null>;

export const isOfMailbox =
  (mailboxId: string) =>
  (event: MailboxEvent): boolean =>
    event.data.mailboxId === mailboxId && event.type !== 'MailboxConditionChanged';

export const mailboxResult = (
  mailboxId: string,
  { state, log, position }: Handled<CompanyMailboxes, MailboxEvent>,
): MailboxResult => {
  const mailbox = state[mailboxId];
  if (!mailbox) throw new Error(`mailbox ${mailboxId} is gone right after its command`);
  const { trouble: _, ...settings } = mailbox;
  return { mailboxId, settings, revision: lastRevision(log, isOfMailbox(mailboxId)), position };
};

/** The first of the two servers that may not be connected to. */
export const vetServers = async (
  vet: VetHost,
  servers: readonly { readonly field: 'imap_server' | 'smtp_server'; readonly host: string; readonly port: number }[],
): Promise<HostNotAllowed | null> => {
  for (const { field, host, port } of servers) {
    const reason = await vet(host, port);
    if (reason !== null) return { type: 'HostNotAllowed', field, reason };
  }
  return null;
};
