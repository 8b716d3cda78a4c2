/** One request for a token: made for the kind of login, sent to a vetted host, and its answer in the words of the domain. */
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { TokenFault, TokenRequest } from '../../domain/mailbox/access-tokens.port.ts';
import type { Posted, VettedPost } from '../host-guard/vetted-post.ts';
import { genericCall } from './generic.ts';
import { googleCall } from './google.ts';
import { type MicrosoftCloud, microsoftCall } from './microsoft.ts';
import { anyFault } from './oauth-faults.ts';
import { type GrantedToken, grantedToken, refusalOf } from './token-answer.ts';
import { lasting, passing, type TokenCall } from './token-call.ts';

export type Asked = Either<{ readonly fault: TokenFault; readonly retryAfterMs: number | null }, GrantedToken>;

export type TokenProviders = {
  readonly microsoft: MicrosoftCloud;
  /** "https://oauth2.googleapis.com/token" */
  readonly googleTokenUrl: string;
};

type Options = { readonly post: VettedPost; readonly providers: TokenProviders; readonly now: () => number };

/** Never rejects. */
export const createAskToken = ({ post, providers, now }: Options): ((request: TokenRequest) => Promise<Asked>) => {
  const calls = { microsoft: microsoftCall(providers.microsoft), google: googleCall(providers.googleTokenUrl) };
  const callFor = (request: TokenRequest): Promise<Either<TokenFault, TokenCall>> => {
    const { login } = request;
    switch (login.kind) {
      case 'microsoft_365':
        return calls.microsoft({ ...request, login }, now());
      case 'google_service_account':
        return calls.google({ ...request, login }, now());
      case 'oauth2':
        return genericCall({ ...request, login }, now());
    }
  };
  const sendCall = async ({ url, form, headers = {} }: TokenCall): Promise<Posted> =>
    post({
      url,
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(form).toString(),
    });

  return async (request) => {
    const call = await callFor(request);
    if (isLeft(call)) return refused(call.left);
    const first = await sendCall(call.right);
    const { otherwise } = call.right;
    const fallback = otherwise && first.end === 'answered' && refusesClient(first) ? otherwise : null;
    return judged(fallback ? await sendCall(fallback) : first, call.right, now());
  };
};

const refused = (fault: TokenFault, retryAfterMs: number | null = null): Asked => left({ fault, retryAfterMs });

const refusesClient = (answer: Extract<Posted, { end: 'answered' }>): boolean =>
  (answer.status === 400 || answer.status === 401) &&
  ['invalid_client', 'invalid_request'].includes(refusalOf(answer, []).error ?? '');

const judged = (posted: Posted, { secrets, faultOf }: TokenCall, now: number): Asked => {
  switch (posted.end) {
    case 'answered': {
      if (posted.status === 200) {
        const token = grantedToken(posted.body);
        return token
          ? right(token)
          : refused(
              lasting(
                'TOKEN_ANSWER_INVALID',
                'The token server gives an answer that holds no bearer token. Check the token URL.',
              ),
            );
      }
      const refusal = refusalOf(posted, secrets);
      const specificFault = refusal.status < 500 && refusal.status !== 429 ? faultOf(refusal, now) : null;
      return refused(specificFault ?? anyFault(refusal), refusal.retryAfterMs);
    }
    case 'host_refused': {
      const { transient, message } = posted.refusal;
      return refused(
        transient
          ? passing('TOKEN_SERVER_UNREACHABLE', `The token server: ${message}.`)
          : lasting('TOKEN_URL_NOT_ALLOWED', `The token URL: ${message}.`),
      );
    }
    case 'failed':
      return refused(unreachable(posted));
    case 'withheld':
      return refused(passing('TOKEN_SERVER_UNREACHABLE', 'Nothing was asked of the token server.'));
  }
};

const unreachable = ({ certificate, reason }: Extract<Posted, { end: 'failed' }>): TokenFault =>
  certificate
    ? lasting(
        'TOKEN_SERVER_UNREACHABLE',
        `The certificate of the token server is not trusted (${reason}). The operator can trust it with MAIL_CA_FILE.`,
      )
    : passing('TOKEN_SERVER_UNREACHABLE', `The token server cannot be reached (${reason}). It is asked again later.`);
