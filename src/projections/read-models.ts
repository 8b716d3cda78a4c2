import * as registry from './registry.ts';

/** Every read model of the registry. */
export const readModels = Object.values(registry);
