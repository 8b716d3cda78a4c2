/** The errors that every token server may give (RFC 6749, 5.2; RFC 7009 aside), and what its silence means. */
import type { TokenFault } from '../../domain/mailbox/access-tokens.port.ts';
import type { Refusal } from './token-answer.ts';
import { lasting, passing } from './token-call.ts';

/** null: none of the codes of the RFC that say more than no. */
export const oauthFault = ({ error, description }: Refusal): TokenFault | null => {
  const words = description === '' ? `(${error})` : `(${error}: ${description})`;
  switch (error) {
    case 'invalid_client':
      return lasting(
        'TOKEN_SECRET_WRONG',
        `The token server does not accept the client id and its secret. Enter both again. ${words}`,
      );
    case 'invalid_scope':
      return lasting(
        'TOKEN_SCOPE_REFUSED',
        `The token server refuses the scope. Check it with the provider's documentation. ${words}`,
      );
    case 'unauthorized_client':
    case 'access_denied':
      return lasting(
        'TOKEN_CONSENT_MISSING',
        `The client may not ask for tokens of its own. Allow it the grant "client_credentials". ${words}`,
      );
    default:
      return null;
  }
};

/** What is left when the provider's own codes say nothing. */
export const anyFault = (refusal: Refusal): TokenFault => {
  const { status, error, description } = refusal;
  if (status === 429)
    return passing('TOKEN_SERVER_UNREACHABLE', 'The token server asks for fewer requests. It is asked again later. (429)');
  if (status >= 500 || error === 'temporarily_unavailable' || error === 'server_error')
    return passing(
      'TOKEN_SERVER_UNREACHABLE',
      `The token server has a problem of its own. It is asked again later. (${error ?? status})`,
    );
  if (error !== null) {
    const words = description === '' ? error : `${error}: ${description}`;
    return oauthFault(refusal) ?? lasting('TOKEN_REFUSED', `The token server refuses to give a token. (${words})`);
  }
  const redirected = status >= 300 && status < 400;
  const answer = redirected ? `${status}: redirects are not followed` : `${status}, which no token server does`;
  return lasting('TOKEN_ANSWER_INVALID', `The token server answers ${answer}. Check the token URL.`);
};
