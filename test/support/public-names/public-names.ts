/** Every name that leaves the process, as today's code has them: what others have stored, wired up or written down. */
import { apiNames } from './api.ts';
import { eventNames } from './events.ts';
import { jobNames, reactorNames } from './jobs.ts';
import { kinds, type PublicNames, sorted } from './kinds.ts';
import { browserNames, cookieNames, layoutStrategies, metricNames } from './sources.ts';
import { tableNames } from './tables.ts';
import { wordNames } from './words.ts';

export const publicNames = async (): Promise<PublicNames> => {
  const found: PublicNames = {
    ...wordNames,
    events: eventNames(),
    tables: await tableNames(),
    jobs: await jobNames(),
    reactors: reactorNames(),
    metrics: metricNames(),
    api: apiNames(),
    layout_strategies: layoutStrategies(),
    browser: browserNames(),
    cookies: cookieNames(),
  };
  return Object.fromEntries(kinds.map((kind) => [kind, sorted(found[kind])])) as PublicNames;
};
