import { createHaveForgotten, type Locks } from '@order-intake/event-sourcing';
import { createPurge, type Purge } from '../../platform/postgres/purge/purge.ts';
import { readModels } from '../../projections/read-models.ts';
import type { Foundation } from './compose-foundation.ts';

/** for how long the read models may need to fold what the last erasure reached */
const forgottenWithinMs = 60_000;

export const composePurge = (
  { pool, store, log }: Pick<Foundation, 'pool' | 'store' | 'log'>,
  { withTryLocks }: Pick<Locks, 'withTryLocks'>,
): Purge =>
  createPurge({ pool, log, withTryLocks, haveForgotten: createHaveForgotten({ pool, store, readModels }, forgottenWithinMs) });
