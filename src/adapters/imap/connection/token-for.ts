import { isLeft } from 'fp-ts/lib/Either.js';
import { type LoginTokens, MailboxUnavailable } from '../../../domain/email/mail-access.port.ts';
import type { AccessToken } from '../../../domain/mailbox/access-tokens.port.ts';

/** @throws MailboxUnavailable: network when it may pass, auth when a person has to act */
export const tokenFor = async ({ tokens }: { readonly tokens: LoginTokens }): Promise<AccessToken> => {
  const token = await tokens.get();
  if (isLeft(token)) {
    const { code, transient, message } = token.left;
    throw new MailboxUnavailable(transient ? 'network' : 'auth', message, code);
  }
  return token.right;
};
