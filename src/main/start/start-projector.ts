/** The part that keeps the read models up to date. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createProjector, type Projector } from '@order-intake/event-sourcing';
import { readModels } from '../../projections/read-models.ts';
import type { Foundation } from '../compose/compose-foundation.ts';

const firstBuildMs = 10_000;
const pollMs = 100;

export const startProjector = async ({ pool, store, log }: Foundation) => {
  const projector = createProjector({ pool, store, readModels, log });
  await projector.start();
  await firstBuild(projector);
  return projector;
};

/** A new installation is ready when it says so. A long log is built behind the start, and what is not built yet is answered with 503. */
const firstBuild = async (projector: Projector): Promise<void> => {
  const deadline = performance.now() + firstBuildMs;
  const isBuilt = async () => {
    const all = await projector.status();
    return all.length === readModels.length && all.every(({ shownVersion }) => shownVersion !== null);
  };
  // the projector itself waits for a store that becomes unavailable again
  while (!(await isBuilt().catch(() => true)) && performance.now() < deadline) await sleep(pollMs);
};
