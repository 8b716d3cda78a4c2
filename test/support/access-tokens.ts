/** The real adapter against the stand-ins, with a clock that a test can move. */
import { isLeft } from 'fp-ts/lib/Either.js';
import { createAccessTokens } from '../../src/adapters/oauth/create-access-tokens.ts';
import type { AccessToken, AccessTokens, TokenFault, TokenRequest } from '../../src/domain/mailbox/access-tokens.port.ts';
import { patience } from './patience.ts';

export type Moved = {
  readonly tokens: AccessTokens;
  readonly pass: (ms: number) => void;
  readonly setClockAhead: (ms: number) => void;
};

type Given = {
  readonly ca: string;
  readonly loginUrl?: string;
  readonly googleTokenUrl?: string;
  readonly allowedCidrs?: readonly string[];
  readonly timeoutMs?: number;
};

export const tokensFrom = ({ ca, loginUrl, googleTokenUrl, allowedCidrs = ['127.0.0.0/8'], timeoutMs }: Given): Moved => {
  let [passed, ahead] = [0, 0];
  const tokens = createAccessTokens({
    providers: {
      microsoft: {
        loginUrl: loginUrl ?? 'https://login.microsoftonline.com',
        outlookUrl: 'https://outlook.office365.com',
        graphUrl: 'https://graph.microsoft.com',
      },
      googleTokenUrl: googleTokenUrl ?? 'https://oauth2.googleapis.com/token',
    },
    allowedCidrs,
    resolve: async () => [{ address: '127.0.0.1' }],
    ca,
    clock: { now: () => Date.now() + passed + ahead, steady: () => performance.now() + passed },
    timeoutMs: timeoutMs ?? patience(15_000),
  });
  return {
    tokens,
    pass: (ms) => {
      passed += ms;
    },
    setClockAhead: (ms) => {
      ahead = ms;
    },
  };
};

export const granted = async (tokens: AccessTokens, request: TokenRequest, companyId = 'company-1'): Promise<AccessToken> => {
  const answer = await tokens.get(companyId, request);
  if (isLeft(answer)) throw new Error(`${answer.left.code}: ${answer.left.message}`);
  return answer.right;
};

export const faultOf = async (tokens: AccessTokens, request: TokenRequest, companyId = 'company-1'): Promise<TokenFault> => {
  const answer = await tokens.get(companyId, request);
  if (isLeft(answer)) return answer.left;
  throw new Error('a token was given');
};
