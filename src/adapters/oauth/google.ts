/**
 * Google Workspace: a service account with domain-wide delegation asks for tokens of a mailbox with a signed JWT
 * (developers.google.com/identity/protocols/oauth2/service-account). Its errors are those of the page's table "JWT error codes".
 */
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { TokenFault } from '../../domain/mailbox/access-tokens.port.ts';
import type { ApplicationLogin } from '../../domain/mailbox/mailbox-authentication.ts';
import { rsaKeyIn, signedAssertion } from './signed-assertion.ts';
import type { Refusal } from './token-answer.ts';
import { clockWrong, lasting, type MakeCall } from './token-call.ts';

type GoogleLogin = Extract<ApplicationLogin, { kind: 'google_service_account' }>;

const googleScope = 'https://mail.google.com/';
/** What Google has written into key files over the years. */
const googleHosts = ['oauth2.googleapis.com', 'accounts.google.com', 'www.googleapis.com'];

type ServiceAccount = { readonly email: string; readonly privateKey: string; readonly keyId: string | null };

/** @param tokenUrl Google's, unless the operator says otherwise; the one in a key file is never asked */
export const googleCall =
  (tokenUrl: string): MakeCall<GoogleLogin> =>
  async ({ secret, mailbox, audience }, now) => {
    if (audience === 'graph')
      return left(lasting('TOKEN_SCOPE_REFUSED', 'Microsoft Graph takes a Microsoft 365 application only. Send by SMTP.'));
    const account = serviceAccountIn(secret, tokenUrl);
    if (isLeft(account)) return account;
    const { email, privateKey, keyId } = account.right;
    const key = rsaKeyIn(privateKey);
    if (typeof key === 'string') return unreadable(key);
    const assertion = await signedAssertion({
      key,
      header: { alg: 'RS256', typ: 'JWT', ...(keyId === null ? {} : { kid: keyId }) },
      claims: { iss: email, sub: mailbox, scope: googleScope, aud: tokenUrl },
      now,
    });
    return right({
      url: new URL(tokenUrl),
      form: { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion },
      secrets: [privateKey, assertion],
      faultOf: googleFault(email),
    });
  };

const unreadable = (problem: string): Either<TokenFault, never> =>
  left(lasting('TOKEN_SECRET_UNREADABLE', `The key ${problem}. Enter the whole JSON key file of the service account.`));

const serviceAccountIn = (secret: string, tokenUrl: string): Either<TokenFault, ServiceAccount> => {
  const json = parsed(secret);
  if (json === null) return unreadable('is not JSON');
  const { type, client_email: email, private_key: privateKey, private_key_id: keyId, token_uri: tokenUri } = json;
  if (type !== 'service_account') return unreadable('is not that of a service account');
  if (typeof email !== 'string' || typeof privateKey !== 'string') return unreadable('lacks "client_email" or "private_key"');
  if (typeof tokenUri === 'string' && ![...googleHosts, new URL(tokenUrl).hostname].includes(hostOf(tokenUri)))
    return left(
      lasting(
        'TOKEN_URL_NOT_ALLOWED',
        'The key file names a token server that is not Google\'s ("token_uri"). Download the key again from the Google Cloud console.',
      ),
    );
  return right({ email, privateKey, keyId: typeof keyId === 'string' ? keyId : null });
};

const parsed = (text: string): { readonly [key: string]: unknown } | null => {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? (json as { readonly [key: string]: unknown }) : null;
  } catch {
    return null;
  }
};

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

const googleFault =
  (email: string) =>
  (refusal: Refusal, now: number): TokenFault | null => {
    const { error } = refusal;
    const faultWith = (code: TokenFault['code'], message: string) => lasting(code, `${message} (${error})`);
    const delegation = `Allow the client id of "${email}" the scope ${googleScope} in the Google Admin console, Security, API controls, Domain-wide delegation. It may take some hours to count.`;
    switch (error) {
      case 'unauthorized_client':
      case 'access_denied':
        return faultWith(
          'TOKEN_CONSENT_MISSING',
          `The domain has not delegated its mailboxes to the service account. ${delegation}`,
        );
      case 'admin_policy_enforced':
        return faultWith('TOKEN_CONSENT_MISSING', 'A policy of the Google Workspace administrator blocks the service account.');
      case 'invalid_client':
      case 'deleted_client':
        return faultWith(
          'TOKEN_APPLICATION_UNKNOWN',
          `Google knows no service account "${email}". Enter the key file of one that exists.`,
        );
      case 'disabled_client':
        return faultWith(
          'TOKEN_APPLICATION_UNKNOWN',
          `The service account "${email}" is disabled. Enable it in the Google Cloud console.`,
        );
      case 'invalid_scope':
        return faultWith('TOKEN_SCOPE_REFUSED', `Google refuses the scope ${googleScope}. ${delegation}`);
      case 'invalid_grant':
        return invalidGrant(refusal, now, email);
      default:
        return null;
    }
  };

/** One code for four causes: only the description tells them apart. */
const invalidGrant = (refusal: Refusal, now: number, email: string): TokenFault | null => {
  const { description } = refusal;
  if (/short-lived token|iat and exp|reasonable timeframe/i.test(description)) return clockWrong(refusal, now, 'invalid_grant');
  if (/signature|private key not associated/i.test(description))
    return lasting(
      'TOKEN_SECRET_WRONG',
      `The key of "${email}" is not valid any more: it was disabled, deleted or has expired. Create a new key and enter its JSON file. (invalid_grant)`,
    );
  if (/account not found/i.test(description))
    return lasting(
      'TOKEN_APPLICATION_UNKNOWN',
      `Google knows no service account "${email}". Enter the key file of one that exists. (invalid_grant)`,
    );
  if (/not a valid email|invalid email or user id/i.test(description))
    return lasting(
      'TOKEN_MAILBOX_REFUSED',
      'Google knows no such user in the domain. Enter the primary address of a user with Gmail, not a group or an alias. (invalid_grant)',
    );
  return null;
};
