import { isDatabaseDown, ReadModelNotBuilt, Unavailable } from '@order-intake/event-sourcing';

/** Trouble of the stores, or read models that are not built yet, not of what was being done: the same may be tried again as it is, and nothing is to blame. */
export const isStoreDown = (error: unknown): boolean =>
  error instanceof Unavailable || error instanceof ReadModelNotBuilt || isDatabaseDown(error);
