import type { Position } from '@order-intake/event-sourcing';

/** Resolves when these read models have come to `position`, or when the time is over. Never rejects for slowness. */
export type WaitFor = (position: Position, readModels: readonly string[], timeoutMs: number) => Promise<unknown>;

const shownWithinMs = 1_000;

/** Waits until what was just written shows in a read model, a second at most: who wrote it finds it there. Null: nothing was written. */
export const shownIn =
  (waitFor: WaitFor, readModel: string) =>
  async (position: Position | null): Promise<void> => {
    if (position !== null) await waitFor(position, [readModel], shownWithinMs);
  };
