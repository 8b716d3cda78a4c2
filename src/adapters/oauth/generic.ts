/** Any other provider: client credentials at its token URL (RFC 6749, 4.4). */
import { left, right } from 'fp-ts/lib/Either.js';
import type { TokenFault } from '../../domain/mailbox/access-tokens.port.ts';
import type { ApplicationLogin } from '../../domain/mailbox/mailbox-authentication.ts';
import { oauthFault } from './oauth-faults.ts';
import { lasting, type MakeCall, type TokenCall } from './token-call.ts';

type OAuthLogin = Extract<ApplicationLogin, { kind: 'oauth2' }>;

const notAllowed = (problem: string): TokenFault => lasting('TOKEN_URL_NOT_ALLOWED', `The token URL ${problem}.`);

/** The client names itself in the header first, which every server must know, and in the form where the server wants that. */
export const genericCall: MakeCall<OAuthLogin> = async ({ login, secret, audience }) => {
  if (audience === 'graph')
    return left(lasting('TOKEN_SCOPE_REFUSED', 'Microsoft Graph takes a Microsoft 365 application only. Send by SMTP.'));
  if (!URL.canParse(login.tokenUrl)) return left(notAllowed('is not an address such as https://auth.example.com/token'));
  const url = new URL(login.tokenUrl);
  if (url.protocol !== 'https:') return left(notAllowed('must begin with https://'));
  if (url.username !== '' || url.password !== '') return left(notAllowed('must not hold a name or a password'));
  const form = { grant_type: 'client_credentials', ...(login.scope === '' ? {} : { scope: login.scope }) };
  const basic = Buffer.from(`${encoded(login.clientId)}:${encoded(secret)}`).toString('base64');
  const shared: Pick<TokenCall, 'url' | 'secrets' | 'faultOf'> = { url, secrets: [secret, basic], faultOf: oauthFault };
  return right({
    ...shared,
    form,
    headers: { authorization: `Basic ${basic}` },
    otherwise: { ...shared, form: { ...form, client_id: login.clientId, client_secret: secret } },
  });
};

/** As a form encodes it (RFC 6749, 2.3.1). */
const encoded = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1);
