/** Lets whoever is waited for go first: on a busy machine the API answers, and what runs unasked takes what is left. */
import { constants, setPriority } from 'node:os';
import type { Logger } from '../../platform/logging/logger.ts';

export const giveWay = (log: Pick<Logger, 'debug'>): void => {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    log.debug({ err: error }, 'the priority of this process could not be lowered');
  }
};
