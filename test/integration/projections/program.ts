/** A projector as a process of its own, to be killed: node program.ts DATABASE_URL EVENTSTORE_URL */
import { createPool, createProjector } from '@order-intake/event-sourcing';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { connectStore } from './codecs.ts';
import { items, names } from './shop.ts';

const [databaseUrl = '', storeUrl = ''] = process.argv.slice(2);
const pool = createPool(databaseUrl, { log: silentLogger });
const store = connectStore(storeUrl, {
  keyFor: () => Promise.reject(new Error('nobody is named here')),
  byIds: async () => new Map(),
});
const projector = createProjector({ pool, store, readModels: [items, names], log: silentLogger, batchSize: 20, pollMs: 50 });
console.log('started');
await projector.start();
