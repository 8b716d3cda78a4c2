/** A child that waits, or computes, before it is ready. */
import { setTimeout as sleep } from 'node:timers/promises';

export const warm = async ({ waitMs, loops }: { readonly waitMs?: number; readonly loops?: boolean }): Promise<void> => {
  if (loops) for (;;);
  await sleep(waitMs);
};

export const work = async (): Promise<null> => null;
