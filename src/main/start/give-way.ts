/** Lowers the priority of background work: on a busy machine the API answers first. */
import { constants, getPriority, setPriority } from 'node:os';
import type { Logger } from '../../platform/logging/logger.ts';

/**
 * Steps of priority. `what is shown` is waited for by people, and by the API after a write: on a busy machine ten steps leave a twentieth of a core,
 * with which a new read model was built at a hundred events a second; five leave it three times as much, and a third of what the API has.
 */
const steps = { 'what is shown': 5, 'what runs unasked': constants.priority.PRIORITY_BELOW_NORMAL } as const;

/** Below the priority that this process was started with, even if that was low already. */
export const giveWay = (log: Pick<Logger, 'debug'>, doing: keyof typeof steps): void => {
  try {
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + steps[doing]));
  } catch (error) {
    log.debug({ err: error }, 'the priority of this process could not be lowered');
  }
};
