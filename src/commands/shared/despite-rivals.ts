import { setTimeout as sleep } from 'node:timers/promises';
import { VersionConflict } from '@order-intake/event-sourcing';

const turns = 60;
const firstPauseMs = 40;
const longestPauseMs = 1_000;

/**
 * For streams that many may want at the same moment (sixty-four mails of one purchase order): a command that lost its race three times
 * is given again. `work` must be one command whose repetition changes nothing. Throws VersionConflict when it never gets a turn.
 */
export const despiteRivals = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let turn = 1; ; turn += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof VersionConflict) || turn === turns) throw error;
      // longer and longer: each lost race has read a stream for nothing
      await sleep(Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** turn));
    }
  }
};
