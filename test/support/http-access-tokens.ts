/** Access tokens from a token server over HTTP, kept in memory by company: what tests of mail servers need of the port, and no more. */
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { AccessToken, AccessTokens, TokenFault, TokenRequest } from '../../src/domain/mailbox/access-tokens.port.ts';

/** Longer than a clock may differ: a token that is about to end is not used. */
const marginMs = 1_000;

/** @param now the clock of this machine, as it goes */
export const httpAccessTokens = (now: () => number = Date.now): AccessTokens => {
  const kept = new Map<string, AccessToken>();
  const keyOf = (companyId: string, request: TokenRequest) => JSON.stringify([companyId, request]);
  return {
    get: async (companyId, request) => {
      const key = keyOf(companyId, request);
      const held = kept.get(key);
      if (held && held.expiresAt.getTime() - marginMs > now()) return right(held);
      const asked = await ask(request, now);
      if (asked._tag === 'Right') kept.set(key, asked.right);
      return asked;
    },
    forget: (companyId, request) => void kept.delete(keyOf(companyId, request)),
  };
};

const fault = (code: TokenFault['code'], transient: boolean, message: string) => left({ code, transient, message });

const ask = async ({ login, secret }: TokenRequest, now: () => number): Promise<Either<TokenFault, AccessToken>> => {
  if (login.kind !== 'oauth2') throw new Error(`no token server of a test gives tokens for ${login.kind}`);
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: login.clientId, client_secret: secret });
  const response = await fetch(login.tokenUrl, { method: 'POST', body: form }).catch(() => null);
  if (!response) return fault('TOKEN_SERVER_UNREACHABLE', true, 'the token server cannot be reached');
  const body = (await response.json()) as {
    readonly access_token?: string;
    readonly expires_in?: number;
    readonly error?: string;
  };
  if (body.access_token === undefined)
    return fault('TOKEN_SECRET_WRONG', false, `the token server refuses the application (${body.error})`);
  return right({ token: body.access_token, expiresAt: new Date(now() + (body.expires_in ?? 0) * 1_000) });
};
