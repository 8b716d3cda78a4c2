import { type ServerVersion, supportSentence } from '@order-intake/event-sourcing';
import type { Logger } from '../../platform/logging/logger.ts';

/** One line at the start: which release answers and how long its vendor supports it. Only a release that is not known here is a warning. */
export const noteServerVersion = ({ says, tried, release, isEmbedded }: ServerVersion, now: Date, log: Logger): void => {
  if (release)
    log.info(
      { eventStore: says, support: `${release.product} ${says} ${supportSentence(release, now)}`, tried },
      'the event store answers',
    );
  else if (isEmbedded) log.info({ eventStore: says }, 'the event store answers');
  else
    log.warn(
      { eventStore: says },
      'the event store is of a release that is not known here: see docs/reference/event-store-versions.md',
    );
};
