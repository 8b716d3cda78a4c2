/** Clocks of an installation that can be set: that of the service's programs, and that of Postgres where libfaketime is there. */
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Debian's package libfaketime */
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
const noticedMs = 1_200;

export type Clock = {
  /** for the programs of the service, and for Postgres */
  readonly env: Readonly<Record<string, string>>;
  readonly postgresEnvironment: Readonly<Record<string, string>>;
  /** Whether the clock of Postgres moves with the others. */
  readonly movesPostgres: boolean;
  /** From now on it goes wrong by so many milliseconds; comes back when every program has noticed. */
  readonly move: (ms: number) => Promise<void>;
  readonly remove: () => void;
};

export const createClock = (): Clock => {
  const directory = mkdtempSync(join(tmpdir(), 'oi-clock-'));
  chmodSync(directory, 0o755); // the account of Postgres reads there
  const [ours, postgres] = [join(directory, 'service'), join(directory, 'postgres')];
  const set = (file: string, content: string) => {
    writeFileSync(`${file}.new`, content);
    renameSync(`${file}.new`, file); // nobody reads half of it
  };
  const write = (ms: number) => {
    set(ours, String(ms));
    set(postgres, `${ms < 0 ? '-' : '+'}${Math.abs(ms) / 1_000}s\n`);
  };
  write(0);
  const movesPostgres = existsSync(library);
  return {
    env: { MOVED_CLOCK: ours, NODE_OPTIONS: `--import=${new URL('./moved-clock.ts', import.meta.url).href}` },
    postgresEnvironment: movesPostgres
      ? { LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: postgres, FAKETIME_CACHE_DURATION: '1', DONT_FAKE_MONOTONIC: '1' }
      : {},
    movesPostgres,
    move: async (ms) => {
      write(ms);
      await sleep(noticedMs);
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
};
