/** Lets whoever is waited for go first: on a busy machine the API answers, and what runs unasked takes what is left. */
import { constants, getPriority, setPriority } from 'node:os';
import type { Logger } from '../../platform/logging/logger.ts';

/** Behind whoever was started as this process was, also where all of them were started behind others. */
export const giveWay = (log: Pick<Logger, 'debug'>): void => {
  try {
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + constants.priority.PRIORITY_BELOW_NORMAL));
  } catch (error) {
    log.debug({ err: error }, 'the priority of this process could not be lowered');
  }
};
