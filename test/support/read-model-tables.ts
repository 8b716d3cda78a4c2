import { randomBytes } from 'node:crypto';
import { startEventStoreServer } from '@order-intake/embedded-event-store';
import { createEventStore, createPool, createProjector, type EventStore } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { eventCodecs } from '../../src/domain/event-codecs.ts';
import { createKeyring } from '../../src/platform/crypto/keyring.ts';
import { createPersonalKeys } from '../../src/platform/crypto/personal-keys.ts';
import { silentLogger } from '../../src/platform/logging/logger.ts';
import { readModels } from '../../src/projections/read-models.ts';
import type { Prepare } from './postgres.ts';
import { withQueues } from './queues.ts';
import { until } from './until.ts';

/**
 * Besides the queues, builds every read model from a log in which nothing is: two tables, their indexes and a subscription each, which would be most
 * of what a projector in a test computes.
 */
export const withReadModels: Prepare = async (url) => {
  await withQueues(url);
  const pool = createPool(url, { log: silentLogger });
  const server = await startEventStoreServer({ port: 0, dataDir: null });
  const keys = createPersonalKeys({ pool, keyring: createKeyring([{ id: 'template', key: randomBytes(32) }]) });
  const store = createEventStore({ url: server.url, codecs: eventCodecs, keys });
  const projector = createProjector({ pool, store, readModels, log: silentLogger });
  await projector.start();
  await until('every read model to be built', async () => {
    const { rows } = await pool.query(`select 1 from app.checkpoints where kind = 'read_model'`);
    return rows.length === readModels.length;
  });
  await projector.stop();
  await store.close();
  await server.stop();
  await pool.end();
};

/** Lets the read models of a copy follow this store, whose log none of them has seen. */
export const followFromTheStart = async ({ pool, store }: { readonly pool: Pool; readonly store: EventStore }): Promise<void> => {
  await pool.query(
    `update app.checkpoints set store_id = $1, commit_position = null, prepare_position = null where kind = 'read_model'`,
    [await store.storeId()],
  );
};
