import type { AllOf } from '@order-intake/kernel';
import type { Endpoint } from './http/endpoint.ts';
import * as registry from './registry.ts';

const resources = Object.values(registry);

/** What is given to each resource of the registry, all together: a resource says for itself what it needs. */
export type EndpointDeps = AllOf<Parameters<(typeof resources)[number]>[0]>;

/** The endpoints of every resource; one that tells of all of them is given a way to them. */
export const allEndpoints = (deps: EndpointDeps): readonly Endpoint[] => {
  const endpoints: readonly Endpoint[] = resources.flatMap((make) => make(deps, () => endpoints));
  return endpoints;
};
