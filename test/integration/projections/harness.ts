/** A log, a database, and read models of a small shop that exists only here. */
import { randomBytes, randomUUID } from 'node:crypto';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import type { ReadModel } from '@order-intake/event-sourcing';
import type pg from 'pg';
import type { Appended, EventStore, PersonReference } from '../../../packages/event-sourcing/event-store/event-store.ts';
import {
  createProjector,
  type Projector,
  type ProjectorOptions,
} from '../../../packages/event-sourcing/projections/projector.ts';
import { createKeyring } from '../../../src/platform/crypto/keyring.ts';
import { createPersonalKeys, type PersonalKeys } from '../../../src/platform/crypto/personal-keys.ts';
import { createLogger, silentLogger } from '../../../src/platform/logging/logger.ts';
import { platformDatabase } from '../platform/harness.ts';
import { connectStore } from './codecs.ts';
import type { ShopEvent } from './shop.ts';

export const testLog = process.env.TEST_LOG ? createLogger({ level: 'debug' }) : silentLogger;

export type Shop = {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly server: EventStoreServer;
  readonly keys: PersonalKeys;
  /** to the end of a stream of their own, in one go */
  readonly append: (events: readonly ShopEvent[], person?: PersonReference) => Promise<Appended>;
  readonly projector: (readModels: readonly ReadModel[], options?: Partial<ProjectorOptions>) => Projector;
  /** a connection to the same log, or to another server's */
  readonly connect: (url?: string) => EventStore;
  /** every row of the view as text, in the order of its key */
  readonly dump: (view: string) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

export const openShop = async (): Promise<Shop> => {
  const [database, server] = await Promise.all([platformDatabase(), startEventStoreServer({ port: 0, dataDir: null })]);
  const { pool } = database;
  const keys = createPersonalKeys({ pool, keyring: createKeyring([{ id: 'test', key: randomBytes(32) }]) });
  const stores: EventStore[] = [];
  const projectors: Projector[] = [];
  const connect = (url = server.url) => {
    const store = connectStore(url, keys);
    stores.push(store);
    return store;
  };
  const store = connect();
  return {
    url: database.url,
    pool,
    store,
    server,
    keys,
    append: (events, person) => appendTo(store, events, person),
    projector: (readModels, options = {}) => {
      const projector = createProjector({ pool, store, readModels, log: testLog, pollMs: 100, ...options });
      projectors.push(projector);
      return projector;
    },
    connect,
    dump: async (view) => {
      const { rows } = await pool.query<{ row: string }>(`select r::text as row from read."${view}" r order by 1`);
      return rows.map(({ row }) => row);
    },
    close: async () => {
      for (const projector of projectors) await projector.stop();
      for (const opened of stores) await opened.close();
      await server.stop();
      await database.drop();
    },
  };
};

export const appendTo = (store: EventStore, events: readonly ShopEvent[], person?: PersonReference): Promise<Appended> => {
  const id = randomUUID();
  const metadata = { correlationId: id, causationId: id, companyId: 'shop', actor: 'system:test', commandId: id };
  return store.append({ stream: `shop-${id}`, events, expected: 'no_stream', metadata, ...(person ? { person } : {}) });
};
