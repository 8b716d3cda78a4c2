/** The next release's projector in a process of its own: three read models have a column more. Says when each of them is shown. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createProjector, type ReadModel } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import { composeFoundation } from '../../src/main/compose/compose-foundation.ts';
import { giveWay } from '../../src/main/start/give-way.ts';
import { loadConfig } from '../../src/platform/config/config.ts';
import { silentLogger } from '../../src/platform/logging/logger.ts';
import { readModels } from '../../src/projections/read-models.ts';

const changed: readonly string[] = ['emails', 'sales_orders', 'draft_outcomes'];

/** A schema change: a column that every fold writes. */
const next = readModels.map((model): ReadModel => {
  if (!changed.includes(model.name)) return model;
  const version = model.version + 1;
  const fold: ReadModel['fold'] = (row, event) => {
    const { folded_by: _, ...before } = row ?? {};
    const after = model.fold(row && before, event);
    return after && { ...after, folded_by: version };
  };
  return { ...model, version, columns: { ...model.columns, folded_by: 'integer not null' }, fold };
});

const config = loadConfig(process.env);
if (isLeft(config)) throw new Error(config.left.map(({ variable, expected }) => `${variable}: ${expected}`).join('; '));
const { databaseUrl, eventStoreUrl } = config.right;
if (databaseUrl === null || eventStoreUrl === null) throw new Error('DATABASE_URL and EVENTSTORE_URL are not set');
const foundation = await composeFoundation(config.right, { databaseUrl, eventStoreUrl }, silentLogger);
giveWay(foundation.log, 'what is shown');
const projector = createProjector({ ...foundation, readModels: next, log: silentLogger });
await projector.start();
console.log(JSON.stringify({ url: '', changed }));
for (const shown = new Set<string>(); shown.size < changed.length; await sleep(200))
  for (const { name, state } of await projector.status())
    if (changed.includes(name) && state === 'live' && !shown.has(name)) {
      shown.add(name);
      console.log(JSON.stringify({ shown: name }));
    }
process.on('SIGTERM', () => process.exit(0));
