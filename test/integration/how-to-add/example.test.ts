/** The worked example of docs/how-to/extend/worked-example.md: the page quotes these files, the compiler checks them, and here they run. */
import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startEventStoreServer } from '@order-intake/embedded-event-store';
import { createEventStore, createProjector, type EventStore } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import express from 'express';
import * as t from 'io-ts';
import { describe, it } from 'mocha';
import type { CallDeps } from '../../../src/api/http/handle-call.ts';
import { openApiOf } from '../../../src/api/http/openapi.ts';
import { createRateLimits } from '../../../src/api/http/rate-limits.ts';
import { createRouter } from '../../../src/api/http/router.ts';
import { asInTable } from '../../../src/domain/company/permissions.ts';
import { eventCodec, shape } from '../../../src/domain/shared/event-codec.codec.ts';
import { createKeyring } from '../../../src/platform/crypto/keyring.ts';
import { createPersonalKeys } from '../../../src/platform/crypto/personal-keys.ts';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { type Description, expectDescribed } from '../../support/described.ts';
import { unwatched } from '../../support/unwatched.ts';
import { platformDatabase } from '../platform/harness.ts';
import { stockCounted } from './example/stock-counted.codec.ts';
import { stockCountEndpoints } from './example/stock-counts.endpoints.ts';
import { createStockCount } from './example/stock-counts.queries.ts';
import { stockCounts } from './example/stock-counts.read-model.ts';

const directory = new URL('./example/', import.meta.url);
const page = new URL('../../../docs/how-to/extend/worked-example.md', import.meta.url);

const [older, newer] = [randomUUID(), randomUUID()];

/** What the service wrote before the field was there. */
const versionOne = eventCodec({ type: 'StockCounted', data: shape({ productId: t.string, quantity: t.number }) });

const record = (store: EventStore, productId: string, data: object) => {
  const id = randomUUID();
  const metadata = { correlationId: id, causationId: id, companyId: 'acme', actor: 'user:anna', commandId: id };
  const event = { type: 'StockCounted', data: { productId, ...data } };
  return store.append({ stream: `product-acme_${productId}`, events: [event], expected: 'no_stream', metadata });
};

describe('the worked example of docs/how-to/extend/worked-example.md', () => {
  it('is quoted there as it stands here', async () => {
    const text = await readFile(page, 'utf8');
    for (const name of await readdir(directory)) {
      const source = (await readFile(new URL(name, directory), 'utf8')).replaceAll('../../../../src/', 'src/');
      expect(text, name).to.include(source);
    }
  });

  it('shows old events and new ones through its read model and its endpoint', async () => {
    const [{ pool, drop }, log] = await Promise.all([platformDatabase(), startEventStoreServer({ port: 0, dataDir: null })]);
    const keys = createPersonalKeys({ pool, keyring: createKeyring([{ id: 'test', key: randomBytes(32) }]) });
    const before = createEventStore({ url: log.url, codecs: [versionOne], keys });
    const store = createEventStore({ url: log.url, codecs: [stockCounted], keys });
    await record(before, older, { quantity: 12 });
    await record(store, newer, { quantity: 7, countedBy: 'anna' });
    const projector = createProjector({ pool, store, readModels: [stockCounts], log: silentLogger });
    await projector.start();
    await projector.idle();

    const endpoints = stockCountEndpoints(createStockCount(pool));
    const deps: CallDeps = {
      verify: async () => ({ companyId: 'acme', subject: 'anna', roles: ['sales'] }),
      sessions: { find: async () => null },
      roleRights: { of: async () => asInTable },
      limits: createRateLimits({ perCompany: 0, perAddress: 0, anonymous: 0 }),
      idempotency: { begin: async () => 'new', end: async () => undefined },
      log: silentLogger,
      security: unwatched,
      temporaryDirectory: () => Promise.reject(new Error('no file is uploaded here')),
    };
    const server = createServer(express().set('etag', false).use(createRouter(endpoints, deps)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const asked = async (id: string) => {
      const path = `/sales/products/${id}/stock/`;
      const response = await fetch(url + path, { headers: { authorization: 'Bearer any' } });
      const body: unknown = await response.json();
      const { status, headers } = response;
      expectDescribed(openApiOf(endpoints) as unknown as Description, 'GET', path, { status, headers, body });
      return body;
    };
    try {
      expect(await asked(older)).to.deep.include({ product: older, quantity: 12, counted_by: null });
      expect(await asked(newer)).to.deep.include({ product: newer, quantity: 7, counted_by: 'anna' });
    } finally {
      server.close();
      await projector.stop();
      await Promise.all([before.close(), store.close()]);
      await log.stop();
      await drop();
    }
  });
});
