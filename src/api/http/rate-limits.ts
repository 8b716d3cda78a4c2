/** How often one caller may come. Counted in this process (docs/adr/0008), and told to the others: a flood costs no statement in Postgres. */
import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { apiKeyPrefix, apiKeyShown } from '../../commands/company/api-keys.command.ts';
import { networkOf } from './network.ts';
import { Refused } from './problem.ts';

/** Requests a minute; 0 switches a limit off. */
export type RateLimitSettings = {
  readonly perCompany: number;
  /** of one network address (of IPv6: the first 64 bits of it), for all callers */
  readonly perAddress: number;
  /** of one network address without a token, or with one that is not good */
  readonly anonymous: number;
};

/** Requests that a process let through: of which limit, of whom (a digest), how many. */
export type Count = readonly [limit: string, whom: string, requests: number];

export type RateLimits = {
  /**
   * Each throws Refused (429) when there were too many. `address` is asked once somebody has shown who they are: what anybody can send must not use
   * up what their neighbours have. `page` is for what is there for anybody, and for what is not there.
   */
  readonly address: (request: Request) => Promise<void>;
  readonly page: (request: Request) => Promise<void>;
  readonly company: (companyId: string) => Promise<void>;
  readonly anonymous: (request: Request) => Promise<void>;
  /**
   * Only what failed is counted, by address and by the beginning of a key, apart from all else: neighbours behind the same proxy with a good
   * token never notice, and one key is not guessed at from a thousand addresses.
   */
  readonly failed: (request: Request) => Promise<void>;
  /** For what proves nothing before it costs something: an address that failed too often is not listened to. */
  readonly notBlocked: (request: Request) => Promise<void>;
  /** What was counted here since it was last asked, the most frequent first. */
  readonly drain: () => readonly Count[];
  /** What another process counted counts here as well. */
  readonly add: (counts: readonly Count[]) => Promise<void>;
};

const windowS = 60;

const tooMany = (waitMs: number): Refused => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Refused({
    status: 429,
    code: 'too_many_requests',
    detail: `Too many requests. Retry in ${seconds} s.`,
    headers: { 'Retry-After': String(seconds) },
  });
};

/** Other processes see a counted caller by this name only. */
const digestOf = (whom: string): string => createHash('sha256').update(whom).digest('base64url').slice(0, 16);

type Limiter = {
  readonly take: (whom: string) => Promise<void>;
  readonly look: (whom: string) => Promise<void>;
  readonly drain: () => ReadonlyMap<string, number>;
  readonly add: (digest: string, requests: number) => Promise<void>;
};

const unlimited: Limiter = {
  take: async () => undefined,
  look: async () => undefined,
  drain: () => new Map(),
  add: async () => undefined,
};

const limiter = (points: number): Limiter => {
  if (points === 0) return unlimited;
  const counted = new RateLimiterMemory({ points, duration: windowS });
  let counts = new Map<string, number>();
  return {
    take: async (whom) => {
      const digest = digestOf(whom);
      await counted.consume(digest).catch((refused: unknown) => {
        throw refused instanceof RateLimiterRes ? tooMany(refused.msBeforeNext) : refused;
      });
      counts.set(digest, (counts.get(digest) ?? 0) + 1);
    },
    look: async (whom) => {
      const entry = await counted.get(digestOf(whom));
      if (entry !== null && entry.consumedPoints >= points) throw tooMany(entry.msBeforeNext);
    },
    drain: () => {
      const drained = counts;
      counts = new Map();
      return drained;
    },
    add: async (digest, requests) => void (await counted.penalty(digest, requests)),
  };
};

const addressOf = (request: Request): string => networkOf(request.ip);

/** How a key of ours begins, as lists of keys show it: that much somebody who guesses at one may know. Tokens all begin alike. */
const prefixOf = (request: Request): string | null => {
  const credential = request.get('x-api-key') ?? request.get('authorization')?.replace(/^Bearer +/i, '');
  return credential?.startsWith(apiKeyPrefix) ? credential.slice(0, apiKeyShown) : null;
};

/** @param browserOf a browser that somebody signed in with before, counted apart from the strangers behind the same address */
export const createRateLimits = (
  { perCompany, perAddress, anonymous }: RateLimitSettings,
  browserOf: (request: Request) => string | null = () => null,
): RateLimits => {
  const limiters = {
    companies: limiter(perCompany),
    addresses: limiter(perAddress),
    pages: limiter(perAddress),
    strangers: limiter(anonymous),
    failures: limiter(anonymous),
    guesses: limiter(anonymous),
  };
  const byName = new Map<string, Limiter>(Object.entries(limiters));
  const { companies, addresses, pages, strangers, failures, guesses } = limiters;
  return {
    address: (request) => addresses.take(addressOf(request)),
    page: (request) => pages.take(addressOf(request)),
    company: (companyId) => companies.take(companyId),
    anonymous: (request) => strangers.take(browserOf(request) ?? addressOf(request)),
    failed: async (request) => {
      const begins = prefixOf(request);
      await Promise.all([failures.take(addressOf(request)), begins === null ? undefined : guesses.take(begins)]);
    },
    notBlocked: (request) => failures.look(addressOf(request)),
    drain: () =>
      [...byName]
        .flatMap(([name, { drain }]) => [...drain()].map(([whom, requests]): Count => [name, whom, requests]))
        .toSorted((a, b) => b[2] - a[2]),
    add: async (counts) => {
      for (const [name, whom, requests] of counts) await byName.get(name)?.add(whom, requests);
    },
  };
};
