import type { SecurityWatch } from '../../src/api/http/security-watch.ts';

/** For tests of something else: nothing comes into the security log. */
export const unwatched: SecurityWatch = {
  record: () => undefined,
  refused: () => undefined,
  read: () => undefined,
  stop: async () => undefined,
};
