/**
 * How often somebody may be wrong. Only failures count: those of a browser that the person signed in with before by themselves, those of strangers by
 * the network that they come from, and all strangers' together. So whoever guesses at an address shuts out their own network. Where a hundred
 * guesses came from many networks strangers are slowed: each network has one try, so the owner passes in a new browser who knows the password, and in
 * their own at any time. Everybody new is shut out only where a thousand networks guess. Counted in Postgres, once for all processes: comparing a
 * password costs a thousand times as much as this (docs/adr/0010, 0024).
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
/**
 * With twelve characters, ten guesses in a quarter of an hour find nothing; NIST SP 800-63B (5.2.2) allows a hundred in a row. `slowed`: a network has one
 * try when strangers made so many. `strangers`: all of them together, whatever it costs the owner; a hundred thousand a day find no password that is none
 * of the usual ones.
 */
const most = { alike: 10, slowed: 100, strangers: 1_000 };
const whenSlowed = 1;
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

type Counted = { readonly counted: RateLimiterPostgres; readonly key: string };
type Consumed = { readonly isRefused: boolean; readonly points: number; readonly ms: number };

const consumed = async ({ counted, key }: Counted): Promise<Consumed> => {
  const of = (isRefused: boolean, { consumedPoints, msBeforeNext }: RateLimiterRes): Consumed => ({
    isRefused,
    points: consumedPoints,
    ms: msBeforeNext,
  });
  try {
    return of(false, await counted.consume(key));
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return of(true, reason);
    throw reason;
  }
};
const waitOf = ({ ms }: Consumed): number => Math.max(1_000, ms);

export const createAttempts = ({ pool, hashOf, limits = most }: Deps): Attempts => {
  const [alike, strangers] = [limiter(pool, limits.alike), limiter(pool, limits.strangers)];
  /** The narrowest first: what it refuses does not count for the others. NUL is in no address, network or browser's name. */
  const countedFor = async ({ address, browser, network }: Trier): Promise<readonly [Counted, Counted?]> => {
    const key = async (text: string) => (await hashOf(text)).toString('base64url');
    if (browser !== null) return [{ counted: alike, key: await key(`browser\0${browser}\0${address}`) }];
    return [
      { counted: alike, key: await key(`network\0${network}\0${address}`) },
      { counted: strangers, key: await key(`strangers\0${address}`) },
    ];
  };
  return {
    begin: async (who) => {
      const [own, all] = await countedFor(who);
      const ofOwn = await consumed(own);
      if (ofOwn.isRefused) return waitOf(ofOwn);
      if (!all) return null;
      const ofAll = await consumed(all);
      if (ofAll.isRefused) return waitOf(ofAll);
      if (ofAll.points <= limits.slowed || ofOwn.points <= whenSlowed) return null;
      // what is refused here must not shut out the others
      await all.counted.reward(all.key);
      return waitOf(ofOwn);
    },
    forgive: async (who) => {
      for (const one of await countedFor(who)) if (one) await one.counted.reward(one.key);
    },
    succeeded: async (who) => {
      for (const one of await countedFor(who)) if (one) await one.counted.delete(one.key);
    },
  };
};

/** What has run out, and what a clock that was wrong gave an end in times to come. */
export const sweepAttempts = async (pool: Queryable): Promise<number> => {
  const now = Date.now();
  const text = 'delete from app.sign_in_tries where expire < $1 or expire > $2';
  return (await pool.query(text, [now, now + windowS * 1_000])).rowCount ?? 0;
};
