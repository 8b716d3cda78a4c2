/**
 * How often somebody may be wrong. Only failures count: those of a browser that the person signed in with before by themselves, those of strangers by
 * the network that they come from, and all strangers' together. So whoever guesses at an address shuts out their own network; the owner is
 * shut out elsewhere only where a hundred guesses came from many networks, and in their own browser never. Counted in Postgres, once for
 * all processes: comparing a password costs a thousand times as much as this (docs/adr/0010, 0024).
 */
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Queryable } from '../postgres/pool.ts';

/** `browser`: one that they signed in with before; null: a stranger's */
export type Trier = { readonly address: string; readonly browser: string | null; readonly network: string };

export type Attempts = {
  /** Counts a try before it is made, so that many at once are no way around. Answers how long to wait instead, in ms; null: go on. */
  readonly begin: (who: Trier) => Promise<number | null>;
  /** It was no failure, nor yet a success: it does not count. */
  readonly forgive: (who: Trier) => Promise<void>;
  readonly succeeded: (who: Trier) => Promise<void>;
};

const windowS = 15 * 60;
/** with twelve characters, ten guesses in a quarter of an hour find nothing; NIST SP 800-63B (5.2.2) allows a hundred */
const most = { alike: 10, strangers: 100 };
const table = { schemaName: 'app', tableName: 'sign_in_tries' };

type Deps = {
  readonly pool: Queryable;
  /** what is kept of whoever tries */
  readonly hashOf: (text: string) => Promise<Buffer>;
  readonly limits?: typeof most;
};

const limiter = (pool: Queryable, points: number) =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    ...table,
    tableCreated: true, // by a migration
    clearExpiredByTimeout: false, // sweepAttempts
    keyPrefix: '',
    points,
    duration: windowS,
    inMemoryBlockOnConsumed: points + 1, // a flood costs no statement
  });

export const createAttempts = ({ pool, hashOf, limits = most }: Deps): Attempts => {
  const [alike, strangers] = [limiter(pool, limits.alike), limiter(pool, limits.strangers)];
  /** The narrowest first: what it refuses does not count for the others. NUL is in no address, network or browser's name. */
  const countedFor = async ({ address, browser, network }: Trier) => {
    const key = async (text: string) => (await hashOf(text)).toString('base64url');
    if (browser !== null) return [{ counted: alike, key: await key(`browser\0${browser}\0${address}`) }];
    return [
      { counted: alike, key: await key(`network\0${network}\0${address}`) },
      { counted: strangers, key: await key(`strangers\0${address}`) },
    ];
  };
  return {
    begin: async (who) => {
      for (const { counted, key } of await countedFor(who)) {
        const refused = await counted.consume(key).then(
          () => null,
          (reason: unknown) => {
            if (reason instanceof RateLimiterRes) return reason;
            throw reason;
          },
        );
        if (refused) return Math.max(1_000, refused.msBeforeNext);
      }
      return null;
    },
    forgive: async (who) => {
      for (const { counted, key } of await countedFor(who)) await counted.reward(key);
    },
    succeeded: async (who) => {
      for (const { counted, key } of await countedFor(who)) await counted.delete(key);
    },
  };
};

/** What has run out, and what a clock that was wrong gave an end in times to come. */
export const sweepAttempts = async (pool: Queryable): Promise<number> => {
  const now = Date.now();
  const text = 'delete from app.sign_in_tries where expire < $1 or expire > $2';
  return (await pool.query(text, [now, now + windowS * 1_000])).rowCount ?? 0;
};
