/**
 * How often somebody may be wrong. Only failures count, and each account has counters of its own: an address may be that of users of several companies, and
 * who knows the password of one of them must not get more tries at the others. Within an account the tries of a browser that its owner signed in with before
 * are counted by themselves, those of strangers by the network that they come from, and all strangers' together. So somebody who guesses at an account shuts out
 * their own network. After a hundred guesses from many networks strangers are slowed: each network has one try, so the owner passes in a new browser who
 * knows the password, and in their own at any time. Everybody new is shut out only where a thousand networks guess. A network that is wrong about many
 * accounts is shut out as well, but for browsers that are known. Counted in Postgres, once for all processes: comparing a password costs a thousand times
 * as much as this (docs/adr/0008, 0020).
 */
import type { Queryable } from '@order-intake/event-sourcing';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** `account`: what is guessed at. `browser`: one that its owner signed in with before; null: a stranger's */
export type Trier = {
  readonly account: string;
  /** of the password at the sign-in, of the code behind it, or of the password that somebody who is signed in is asked for again */
  readonly step: 'password' | 'code' | 'proof';
  readonly browser: string | null;
  readonly network: string;
};

export type Attempts = {
  /** Counts a try before it is made, so that many at once are no way around. Answers how long to wait instead, in ms; null: go on. */
  readonly begin: (trier: Trier) => Promise<number | null>;
  /** It was no failure, nor yet a success: it does not count. */
  readonly forgive: (trier: Trier) => Promise<void>;
  /** Forgets what was wrong before, of this account and this step alone. */
  readonly succeeded: (trier: Trier) => Promise<void>;
  /** The tries of a network at whatever account. Nothing forgets them: who has one account could wipe out their guesses at others. */
  readonly ofNetwork: {
    readonly begin: (network: string) => Promise<number | null>;
    readonly forgive: (network: string) => Promise<void>;
  };
};

const windowS = 15 * 60;
/**
 * With twelve characters, ten guesses in a quarter of an hour find nothing; NIST SP 800-63B (5.2.2) allows a hundred in a row. `slowed`: a network has one
 * try when strangers made so many. `strangers`: all of them together, whatever it costs the owner; a hundred thousand a day find no password that is none
 * of the usual ones. `network`: of one network at all accounts.
 */
const most = { alike: 10, slowed: 100, strangers: 1_000, network: 100 };
const whenSlowed = 1;
const table = { schemaName: 'app', tableName: 'sign_in_tries' };

type Deps = {
  readonly pool: Queryable;
  /** what is kept of each guesser */
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
  const [alike, strangers, networks] = [
    limiter(pool, limits.alike),
    limiter(pool, limits.strangers),
    limiter(pool, limits.network),
  ];
  /** NUL is in no account, network or browser's name. */
  const keyOf = async (...parts: readonly string[]): Promise<string> => (await hashOf(parts.join('\0'))).toString('base64url');
  /** The narrowest first: what it refuses does not count for the others. */
  const countedFor = async ({ account, step, browser, network }: Trier): Promise<readonly [Counted, Counted?]> => {
    if (browser !== null) return [{ counted: alike, key: await keyOf(step, 'browser', browser, account) }];
    // only a person with the password gets to try a code: attempts from all networks count together
    if (step !== 'password') return [{ counted: alike, key: await keyOf(step, account) }];
    return [
      { counted: alike, key: await keyOf(step, 'network', network, account) },
      { counted: strangers, key: await keyOf(step, 'strangers', account) },
    ];
  };
  const countedNetwork = async (network: string): Promise<Counted> => ({
    counted: networks,
    key: await keyOf('network', network),
  });
  const giveBack = ({ counted, key }: Counted) => counted.reward(key);
  return {
    begin: async (trier) => {
      const [ownCounter, all] = await countedFor(trier);
      const ofOwn = await consumed(ownCounter);
      if (ofOwn.isRefused) return waitOf(ofOwn);
      if (!all) return null;
      const ofAll = await consumed(all);
      if (ofAll.isRefused) return waitOf(ofAll);
      if (ofAll.points <= limits.slowed || ofOwn.points <= whenSlowed) return null;
      // what is refused here must not shut out the others
      await giveBack(all);
      return waitOf(ofOwn);
    },
    forgive: async (trier) => {
      for (const counter of await countedFor(trier)) if (counter) await giveBack(counter);
    },
    succeeded: async (trier) => {
      for (const counter of await countedFor(trier)) if (counter) await counter.counted.delete(counter.key);
    },
    ofNetwork: {
      begin: async (network) => {
        const counted = await consumed(await countedNetwork(network));
        return counted.isRefused ? waitOf(counted) : null;
      },
      forgive: async (network) => void (await giveBack(await countedNetwork(network))),
    },
  };
};

/** What has run out, and what a clock that was wrong gave an end in times to come. */
export const sweepAttempts = async (pool: Queryable): Promise<number> => {
  const now = Date.now();
  const text = 'delete from app.sign_in_tries where expire < $1 or expire > $2';
  return (await pool.query(text, [now, now + windowS * 1_000])).rowCount ?? 0;
};
