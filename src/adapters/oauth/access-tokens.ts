/** Access tokens of applications: asked for once, kept in memory, renewed before they end. */
import { createHmac, randomBytes } from 'node:crypto';
import { background } from '@order-intake/kernel';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { AccessToken, AccessTokens, TokenFault, TokenRequest } from '../../domain/mailbox/access-tokens.port.ts';
import type { Asked } from './ask-token.ts';

export type TokenClock = {
  /** milliseconds since 1970, for what others check */
  readonly now: () => number;
  /** milliseconds that only grow, for how long something is good */
  readonly steady: () => number;
};

export type AccessTokensOptions = {
  /** asks the provider */
  readonly ask: (request: TokenRequest) => Promise<Asked>;
  readonly clock?: TokenClock;
  /** tokens and faults that are remembered; those that were used longest ago are forgotten first */
  readonly most?: number;
};

type Entry = {
  readonly answer: Either<TokenFault, AccessToken>;
  /** by the steady clock: not asked again before */
  readonly freshUntil: number;
  /** a token is of no use after this */
  readonly endsAt: number;
};

/** A token is renewed this long before its end, or in the last fifth of a short life. */
const renewedBeforeMs = 5 * 60_000;
/** A refused secret is not shown to the provider again before this. */
const faultMs = 60_000;
/** A token this close to its end may end on its way. */
const tooCloseMs = 10_000;

const machineClock: TokenClock = { now: () => Date.now(), steady: () => performance.now() };

/** Nothing of it is stored: a token lives as long as the process at most. */
export const createTokenMemory = ({ ask, clock = machineClock, most = 2_000 }: AccessTokensOptions): AccessTokens => {
  const entries = new Map<string, Entry>();
  const running = new Map<string, Promise<Either<TokenFault, AccessToken>>>();
  const salt = randomBytes(32);
  // the secret is a part of what is hashed: another one begins anew, and the same one of another company as well
  const keyOf = (companyId: string, { login, secret, mailbox, audience }: TokenRequest): string =>
    createHmac('sha256', salt)
      .update(JSON.stringify([companyId, { ...login, secretExpiresOn: null }, secret, ownMailbox(login.kind, mailbox), audience]))
      .digest('base64');

  const remember = (key: string, entry: Entry): void => {
    entries.delete(key);
    entries.set(key, entry);
    const [first] = entries.keys();
    if (entries.size > most && first !== undefined) entries.delete(first);
  };

  const renew = async (key: string, request: TokenRequest): Promise<Either<TokenFault, AccessToken>> => {
    const tokenResult = await ask(request);
    const at = clock.steady();
    if (!isLeft(tokenResult)) {
      const { token, lifetimeMs } = tokenResult.right;
      const answer = right({ token, expiresAt: new Date(clock.now() + lifetimeMs) });
      remember(key, { answer, freshUntil: at + lifetimeMs - Math.min(renewedBeforeMs, lifetimeMs / 5), endsAt: at + lifetimeMs });
      return answer;
    }
    const { fault, retryAfterMs } = tokenResult.left;
    const waitMs = fault.transient ? (retryAfterMs ?? 0) : faultMs;
    const before = entries.get(key);
    // a brief outage of the provider does not invalidate a token that is still valid
    const useful = fault.transient && before && !isLeft(before.answer) && before.endsAt - tooCloseMs > at;
    if (useful) remember(key, { ...before, freshUntil: at + waitMs });
    else remember(key, { answer: left(fault), freshUntil: at + waitMs, endsAt: 0 });
    return useful ? before.answer : left(fault);
  };

  return {
    get: async (companyId, request) => {
      const key = keyOf(companyId, request);
      const cached = entries.get(key);
      if (cached && cached.freshUntil > clock.steady()) {
        remember(key, cached);
        return cached.answer;
      }
      const asking = running.get(key) ?? background(() => renew(key, request).finally(() => running.delete(key)));
      running.set(key, asking);
      return asking;
    },
    forget: (companyId, request) => void entries.delete(keyOf(companyId, request)),
  };
};

/** Google makes a token for one mailbox, the others for all that the application may open. */
const ownMailbox = (kind: TokenRequest['login']['kind'], mailbox: string): string | null =>
  kind === 'google_service_account' ? mailbox : null;
