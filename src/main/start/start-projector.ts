/** The part that keeps the read models up to date. */
import { createProjector } from '../../platform/projections/projector.ts';
import { readModels } from '../../projections/read-models.ts';
import type { Foundation } from '../compose/compose-foundation.ts';

export const startProjector = async ({ pool, store, log }: Foundation) => {
  const projector = createProjector({ pool, store, readModels, log });
  await projector.start();
  return projector;
};
