/** How often one caller may come. Counted in this process (docs/adr/0010): a flood costs no statement in Postgres. */
import type { Request } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { apiKeyPrefix, apiKeyShown } from '../../commands/company/api-keys.command.ts';
import { Refused } from './problem.ts';

/** Requests a minute; 0 switches a limit off. */
export type RateLimitSettings = {
  readonly perCompany: number;
  /** of one network address, whoever it is */
  readonly perAddress: number;
  /** of one network address without a token, or with one that is not good */
  readonly anonymous: number;
};

export type RateLimits = {
  /** Each throws Refused (429) when there were too many. */
  readonly address: (request: Request) => Promise<void>;
  readonly company: (companyId: string) => Promise<void>;
  readonly anonymous: (request: Request) => Promise<void>;
  /**
   * Only what failed is counted, by address and by the beginning of a key, apart from all else: neighbours behind the same proxy with a good
   * token never notice, and one key is not guessed at from a thousand addresses.
   */
  readonly failed: (request: Request) => Promise<void>;
  /** For what proves nothing before it costs something: an address that failed too often is not listened to. */
  readonly notBlocked: (request: Request) => Promise<void>;
};

const windowS = 60;

const tooMany = (waitMs: number): Refused => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Refused({
    status: 429,
    code: 'too_many_requests',
    detail: `Too many requests. Wait ${seconds} s and send the same request again.`,
    headers: { 'Retry-After': String(seconds) },
  });
};

const limiter = (points: number) => {
  if (points === 0) return { take: async () => undefined, look: async () => undefined };
  const counted = new RateLimiterMemory({ points, duration: windowS });
  return {
    take: async (key: string): Promise<void> => {
      await counted.consume(key).catch((refused: unknown) => {
        throw refused instanceof RateLimiterRes ? tooMany(refused.msBeforeNext) : refused;
      });
    },
    look: async (key: string): Promise<void> => {
      const seen = await counted.get(key);
      if (seen !== null && seen.consumedPoints >= points) throw tooMany(seen.msBeforeNext);
    },
  };
};

const addressOf = (request: Request): string => request.ip ?? 'unknown';

/** How a key of ours begins, as lists of keys show it: that much somebody who guesses at one may know. Tokens all begin alike. */
const prefixOf = (request: Request): string | null => {
  const given = request.get('x-api-key') ?? request.get('authorization')?.replace(/^Bearer +/i, '');
  return given?.startsWith(apiKeyPrefix) ? given.slice(0, apiKeyShown) : null;
};

export const createRateLimits = ({ perCompany, perAddress, anonymous }: RateLimitSettings): RateLimits => {
  const companies = limiter(perCompany);
  const addresses = limiter(perAddress);
  const [strangers, failures, guesses] = [limiter(anonymous), limiter(anonymous), limiter(anonymous)];
  return {
    address: (request) => addresses.take(addressOf(request)),
    company: (companyId) => companies.take(companyId),
    anonymous: (request) => strangers.take(addressOf(request)),
    failed: async (request) => {
      const begins = prefixOf(request);
      await Promise.all([failures.take(addressOf(request)), begins === null ? undefined : guesses.take(begins)]);
    },
    notBlocked: (request) => failures.look(addressOf(request)),
  };
};
