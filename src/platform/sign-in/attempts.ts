/**
 * How often somebody may be wrong. Only failures count, and those of strangers apart from those of a browser that the person signed in with
 * before: whoever guesses at an address shuts out strangers, and not its owner. Counted in the process (docs/adr/0010).
 */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export type Attempts = {
  /** Counts a try before it is made, so that many at once are no way around. Answers how long to wait instead, in ms; null: go on. */
  readonly begin: (address: string, browser: string | null) => Promise<number | null>;
  /** It was no failure, nor yet a success: it does not count. */
  readonly forgive: (address: string, browser: string | null) => Promise<void>;
  readonly succeeded: (address: string, browser: string | null) => Promise<void>;
};

const windowS = 15 * 60;
/** with twelve characters, ten guesses in a quarter of an hour find nothing */
const mostFailures = 10;

export const createAttempts = (most = mostFailures): Attempts => {
  const counted = new RateLimiterMemory({ points: most, duration: windowS });
  // NUL is in no address and in no browser's name
  const keyOf = (address: string, browser: string | null) => `${browser ?? ''}\0${address}`;
  return {
    begin: (address, browser) =>
      counted.consume(keyOf(address, browser)).then(
        () => null,
        (refused: unknown) => {
          if (refused instanceof RateLimiterRes) return Math.max(1_000, refused.msBeforeNext);
          throw refused;
        },
      ),
    forgive: async (address, browser) => {
      await counted.reward(keyOf(address, browser));
    },
    succeeded: async (address, browser) => {
      await counted.delete(keyOf(address, browser));
    },
  };
};
