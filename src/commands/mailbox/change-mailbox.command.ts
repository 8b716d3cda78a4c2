import type { CommandContext, CommandHandler, EventStore } from '@order-intake/event-sourcing';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { mailboxes } from '../../domain/mailbox/mailbox.decider.ts';
import { mailboxesStream } from '../../domain/mailbox/mailbox.stream.ts';
import { foldStream } from '../shared/fold-stream.ts';
import {
  isOfMailbox,
  type MailboxCommandRefusal,
  type MailboxInput,
  type MailboxResult,
  mailboxResult,
  tokenServerOf,
  type VetHost,
  vetServers,
} from './mailbox.types.ts';
import type { MailboxPasswords } from './mailbox-passwords.ts';
import { withSecretEnd } from './mailbox-secret.ts';

export type ChangeMailbox = (
  input: {
    readonly mailboxId: string;
    readonly changes: Partial<MailboxInput> & { readonly password?: string };
    readonly ifMatch: number | null;
  },
  context: CommandContext,
) => Promise<Either<MailboxCommandRefusal, MailboxResult>>;

type Deps = {
  readonly handle: CommandHandler;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly passwords: MailboxPasswords;
  readonly vet: VetHost;
};

/** A new password is a new secret row; the old row goes once the event that names the new one is written. */
export const createChangeMailbox =
  ({ handle, store, passwords, vet }: Deps): ChangeMailbox =>
  async ({ mailboxId, changes, ifMatch }, context) => {
    const { companyId } = context;
    const stream = mailboxesStream(companyId);
    const before = (await foldStream(store, mailboxes, stream))[mailboxId];
    if (!before) return left({ type: 'MailboxUnknown', mailboxId });
    const { password, ...settings } = changes;
    const vetted = await vetServers(vet, changedServers(before, settings));
    if (isLeft(vetted)) return vetted;
    const passwordRef = password === undefined ? null : await passwords.keep(companyId, password);
    const command = {
      type: 'ChangeMailbox',
      mailboxId,
      changes: passwordRef === null ? settings : { ...settings, ...loginWith(settings, password), passwordRef },
    } as const;
    const pinned = ifMatch === null ? {} : { pinned: { revision: ifMatch, of: isOfMailbox(mailboxId) } };
    const handled = await handle({ decider: mailboxes, stream, command, context, ...pinned });
    if (passwordRef !== null) await passwords.forget(companyId, [isLeft(handled) ? passwordRef : before.passwordRef]);
    return isLeft(handled) ? handled : right(mailboxResult(mailboxId, handled.right, vetted.right));
  };

/** The login of a new secret: a certificate says itself when it ends. */
const loginWith = ({ authentication }: Partial<MailboxInput>, secret = ''): Partial<MailboxInput> =>
  authentication ? { authentication: withSecretEnd(authentication, secret) } : {};

type Servers = Pick<MailboxInput, 'imapServer' | 'imapPort' | 'smtpServer' | 'smtpPort' | 'authentication'>;

const tokenUrlOf = ({ authentication }: Pick<Servers, 'authentication'>) =>
  authentication?.kind === 'oauth2' ? authentication.tokenUrl : null;

const changedServers = (before: Servers, changes: Partial<Servers>) => {
  const after = { ...before, ...changes };
  return [
    ...(after.imapServer !== before.imapServer || after.imapPort !== before.imapPort
      ? [{ protocol: 'imap', host: after.imapServer, port: after.imapPort } as const]
      : []),
    ...(after.smtpServer !== before.smtpServer || after.smtpPort !== before.smtpPort
      ? [{ protocol: 'smtp', host: after.smtpServer, port: after.smtpPort } as const]
      : []),
    ...(tokenUrlOf(after) !== tokenUrlOf(before) ? tokenServerOf(after.authentication) : []),
  ];
};
