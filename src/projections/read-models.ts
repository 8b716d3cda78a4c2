/** The read models of the registry, as a list. */
import * as registry from './registry.ts';

export const readModels = Object.values(registry);
