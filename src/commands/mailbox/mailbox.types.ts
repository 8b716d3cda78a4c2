import { type Handled, lastRevision, type Position, type PreconditionFailed } from '@order-intake/event-sourcing';
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { CompanyMailboxes, MailboxRefusal, ThresholdRaised } from '../../domain/mailbox/mailbox.decider.ts';
import type { MailboxEvent, MailboxSettings } from '../../domain/mailbox/mailbox.events.ts';
import type { ApplicationLogin } from '../../domain/mailbox/mailbox-authentication.ts';
import type { ProbeCode } from '../../domain/mailbox/probe-codes.ts';

export type MailboxInput = Omit<MailboxSettings, 'passwordRef'>;

/** `revision` is that of this mailbox's own last event: several mailboxes share a stream. */
export type MailboxResult = {
  readonly mailboxId: string;
  readonly settings: MailboxSettings;
  /** by an upgrade, and not confirmed yet; null: no */
  readonly thresholdRaised: ThresholdRaised | null;
  readonly revision: number;
  readonly position: Position | null;
  /** saved although nobody could say just now where they lead */
  readonly unverified: readonly ServerFault[];
};

/** `HOST_LOOKUP_FAILED`: the name server did not answer, which says nothing about the host. */
export type HostFault = {
  readonly code: Extract<ProbeCode, 'HOST_NOT_ALLOWED' | 'PORT_NOT_ALLOWED' | 'HOST_LOOKUP_FAILED'>;
  readonly message: string;
};
export type ServerFault = HostFault & {
  readonly field: 'imap_server' | 'imap_port' | 'smtp_server' | 'smtp_port' | 'oauth_token_url';
};
export type ServersRefused = { readonly type: 'ServersRefused'; readonly faults: readonly ServerFault[] };
export type MailboxCommandRefusal = MailboxRefusal | ServersRefused | PreconditionFailed;

/** Whether a host given by a tenant may be connected to; what is wrong when not. */
export type VetHost = (host: string, port: number, protocol: Server['protocol']) => Promise<HostFault | null>;

export const isOfMailbox =
  (mailboxId: string) =>
  (event: MailboxEvent): boolean =>
    event.data.mailboxId === mailboxId && event.type !== 'MailboxConditionChanged';

export const mailboxResult = (
  mailboxId: string,
  { state, log, position }: Handled<CompanyMailboxes, MailboxEvent>,
  unverified: readonly ServerFault[],
): MailboxResult => {
  const mailbox = state[mailboxId];
  if (!mailbox) throw new Error(`mailbox ${mailboxId} is gone right after its command`);
  const { trouble: _, calibration: __, thresholdRaised = null, ...settings } = mailbox;
  return { mailboxId, settings, thresholdRaised, revision: lastRevision(log, isOfMailbox(mailboxId)), position, unverified };
};

/** `token`: where an application of generic OAuth gets its tokens. */
export type Server = { readonly protocol: 'imap' | 'smtp' | 'token'; readonly host: string; readonly port: number };

/** Where the tokens come from, when the mailbox says so itself. */
export const tokenServerOf = (login: ApplicationLogin | null | undefined): readonly Server[] => {
  if (login?.kind !== 'oauth2') return [];
  const { hostname, port } = new URL(login.tokenUrl);
  return [{ protocol: 'token', host: hostname, port: Number(port) || 443 }];
};

/**
 * What is wrong with the servers, all of it at once. A name that could not be looked up just now refuses nothing: every connection looks it up
 * again, and a test tells.
 */
export const vetServers = async (
  vet: VetHost,
  servers: readonly Server[],
): Promise<Either<ServersRefused, readonly ServerFault[]>> => {
  const vetted = await Promise.all(
    servers.map(async ({ protocol, host, port }): Promise<readonly ServerFault[]> => {
      const fault = await vet(host, port, protocol);
      if (fault === null) return [];
      if (protocol === 'token') return [{ ...fault, field: 'oauth_token_url' }];
      return [{ ...fault, field: `${protocol}_${fault.code === 'PORT_NOT_ALLOWED' ? 'port' : 'server'}` }];
    }),
  );
  const faults = vetted.flat();
  const refused = faults.filter(({ code }) => code !== 'HOST_LOOKUP_FAILED');
  return refused.length > 0 ? left({ type: 'ServersRefused', faults: refused }) : right(faults);
};
