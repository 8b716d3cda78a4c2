import { type Page, unreadText } from '@order-intake/order-extraction/document';
import type { FileType } from '../../../../domain/shared/media-types.ts';
import { limits } from '../../limits.ts';
import { createReaderPool, type Log } from '../../pool/reader-pool.ts';
import type { SecondInput, SecondResult, SecondSettings } from './second.work.ts';

export type SecondReader = {
  /** The page with what the second engine says of it; as it was where that fails, runs out of its budget or is not there. `cpuMs`: what it took. */
  readonly confirm: (page: Page, from: PageOf) => Promise<{ readonly page: Page; readonly cpuMs: number }>;
  readonly pids: () => readonly number[];
  readonly stop: () => Promise<void>;
};
export type PageOf = {
  readonly type: FileType;
  readonly path: string;
  readonly companyId: string | undefined;
  /** degrees by which the page was turned */
  readonly turned: number;
};

export type SecondReaderOptions = {
  readonly size: number;
  readonly settings: SecondSettings;
  readonly hidden: readonly string[];
  readonly log?: Log;
  /** milliseconds of processor time for a page */
  readonly cpuMs?: number;
};

/** In children of its own, begun when the first scan was read: what it holds is not taken from the first engine, nor the other way round. */
export function createSecondReader({
  size,
  settings,
  hidden,
  log,
  cpuMs: budgetMs = limits.cpu.secondPage,
}: SecondReaderOptions): SecondReader {
  const pool = createReaderPool({
    size,
    config: {
      kinds: { second: new URL('./second.work.ts', import.meta.url).href },
      settings,
      code: settings.weights === undefined ? [] : [settings.weights],
    },
    limits: limits.secondChild,
    lazy: true,
    hidden,
  });
  let absent = false;
  let stopped = false;

  const without = (page: Page, why: string) => {
    log?.warn({ why }, 'a scan was read by one engine alone: its numbers are confirmed by nothing but arithmetic');
    return { page, cpuMs: 0 };
  };

  async function confirm(page: Page, { type, path, companyId, turned }: PageOf) {
    if (absent) return { page, cpuMs: 0 };
    const input: SecondInput = { type, page: page.number, turned, words: page.words };
    const outcome = await pool.run({ kind: 'second', input, path }, budgetMs, companyId).catch((error: unknown) => {
      if (stopped) throw error;
      return { outcome: 'died', how: error instanceof Error ? error.message : String(error) } as const;
    });
    if (outcome.outcome === 'timed_out')
      return { ...without(page, `more than ${outcome.ms} ms of processor time`), cpuMs: outcome.ms };
    if (outcome.outcome !== 'done')
      return without(page, outcome.outcome === 'died' ? outcome.how : unreadText(outcome.unreadable.reason));
    const result = outcome.value as SecondResult;
    if (!('absent' in result)) return { page: { ...page, words: result.words }, cpuMs: outcome.cpuMs ?? 0 };
    absent = true;
    return without(page, result.absent);
  }

  return {
    confirm,
    pids: pool.pids,
    stop: async () => {
      stopped = true;
      await pool.stop();
    },
  };
}
