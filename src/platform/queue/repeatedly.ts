import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../logging/logger.ts';

type Options = {
  /** what it is that is done, for the log */
  readonly what: string;
  readonly signal: AbortSignal;
  readonly log: Pick<Logger, 'info' | 'warn'>;
};

/** Calls `tick` until the signal aborts; it answers the pause before the next one in milliseconds. Trouble is told once, until it is over. */
export const repeatedly = async ({ what, signal, log }: Options, tick: () => Promise<number>): Promise<void> => {
  let troubled = false;
  while (!signal.aborted) {
    const pause = await tick().then(
      (ms) => {
        if (troubled) log.info({}, `${what} works again`);
        troubled = false;
        return ms;
      },
      (error: unknown) => {
        if (!troubled) log.warn({ err: error }, `${what} does not work`);
        troubled = true;
        return 1_000;
      },
    );
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
};
