import type { CommandHandler, RequestContext } from '@order-intake/event-sourcing';
import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import { mailboxes } from '../../domain/mailbox/mailbox.decider.ts';
import { mailboxesStream } from '../../domain/mailbox/mailbox.stream.ts';
import { derivedId } from '../shared/derived-id.ts';
import {
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

export type ConfigureMailbox = (
  input: MailboxInput & { readonly password: string },
  context: RequestContext,
) => Promise<Either<MailboxCommandRefusal, MailboxResult>>;

type Deps = {
  readonly handle: CommandHandler;
  readonly passwords: MailboxPasswords;
  readonly vet: VetHost;
  /** the version that confidences come from */
  readonly calibration: string;
};

/** The mailbox's id follows from the command's: the same request given twice configures once. */
export const createConfigureMailbox =
  ({ handle, passwords, vet, calibration }: Deps): ConfigureMailbox =>
  async ({ password, ...settings }, context) => {
    const { companyId, commandId } = context;
    const vetted = await vetServers(vet, [
      { protocol: 'imap', host: settings.imapServer, port: settings.imapPort },
      { protocol: 'smtp', host: settings.smtpServer, port: settings.smtpPort },
      ...tokenServerOf(settings.authentication),
    ]);
    if (isLeft(vetted)) return vetted;
    const mailboxId = derivedId('mailbox', companyId, commandId);
    const passwordRef = await passwords.keep(companyId, password);
    const { authentication } = settings;
    const login = authentication ? { authentication: withSecretEnd(authentication, password) } : {};
    const command = {
      type: 'ConfigureMailbox',
      mailboxId,
      settings: { ...settings, ...login, passwordRef },
      calibration,
    } as const;
    const handled = await handle({ decider: mailboxes, stream: mailboxesStream(companyId), command, context });
    if (isLeft(handled) || handled.right.appended.length === 0) await passwords.forget(companyId, [passwordRef]);
    return isLeft(handled) ? handled : right(mailboxResult(mailboxId, handled.right, vetted.right));
  };
