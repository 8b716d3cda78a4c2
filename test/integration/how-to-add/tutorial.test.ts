/** The aggregate of docs/tutorial.md: the compiler checks its files, test/unit/docs holds the page to them, and here they run. */
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import express, { type ErrorRequestHandler } from 'express';
import { after, before, describe, it } from 'mocha';
import { startEventStoreServer } from '../../../embedded/event-store/server.ts';
import { createRateLimits } from '../../../src/api/http/rate-limits.ts';
import { correlate } from '../../../src/api/http/request-log.ts';
import { createRouter } from '../../../src/api/http/router.ts';
import { sendError } from '../../../src/api/http/send-answer.ts';
import { asInTable } from '../../../src/domain/company/permissions.ts';
import { createCommandHandler } from '../../../src/platform/command-handling/command-handler.ts';
import { createKeyring } from '../../../src/platform/crypto/keyring.ts';
import { createPersonalKeys } from '../../../src/platform/crypto/personal-keys.ts';
import { createEventStore } from '../../../src/platform/event-store/esdb-event-store.ts';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { createProjector } from '../../../src/platform/projections/projector.ts';
import { deciderKit } from '../../support/decider-kit.ts';
import { unwatched } from '../../support/unwatched.ts';
import { platformDatabase } from '../platform/harness.ts';
import { createChangeDeliveryStop } from './tutorial/change-delivery-stop.command.ts';
import { deliveryStopCodecs } from './tutorial/delivery-stop.codec.ts';
import { deliveryStop } from './tutorial/delivery-stop.decider.ts';
import { deliveryStopEndpoints } from './tutorial/delivery-stops.endpoints.ts';
import { createStopOfCustomer } from './tutorial/delivery-stops.queries.ts';
import { deliveryStops } from './tutorial/delivery-stops.read-model.ts';

const customer = randomUUID();

describe('the aggregate of docs/tutorial.md', () => {
  const { given } = deciderKit(deliveryStop);
  const stopped = { type: 'DeliveriesStopped', data: { customerId: customer, reason: 'unpaid' } } as const;
  const stop = { type: 'StopDeliveries', customerId: customer, reason: 'unpaid' } as const;

  it('decides: stopped once, and for one reason', () => {
    given().when(stop).thenEvents(stopped);
    given(stopped).when(stop).thenNothing();
    given(stopped)
      .when({ ...stop, reason: 'unknown address' })
      .thenRefused('StoppedForAnotherReason');
  });

  let url: string;
  const ends: (() => unknown)[] = [];
  before(async () => {
    const [{ pool, drop }, log] = await Promise.all([platformDatabase(), startEventStoreServer({ port: 0, dataDir: null })]);
    const keys = createPersonalKeys({ pool, keyring: createKeyring([{ id: 'test', key: randomBytes(32) }]) });
    const store = createEventStore({ url: log.url, codecs: deliveryStopCodecs, keys });
    const projector = createProjector({ pool, store, readModels: [deliveryStops], log: silentLogger });
    await projector.start();
    const change = createChangeDeliveryStop(createCommandHandler(store));
    const endpoints = deliveryStopEndpoints({ change, stopOf: createStopOfCustomer(pool), waitFor: () => projector.idle() });
    const router = createRouter(endpoints, {
      verify: async (token) => ({ companyId: token, subject: 'anna', roles: ['sales'] }),
      sessions: { find: async () => null },
      roleRights: { of: async () => asInTable },
      limits: createRateLimits({ perCompany: 0, perAddress: 0, anonymous: 0 }),
      idempotency: { begin: async () => 'new', end: async () => undefined },
      log: silentLogger,
      security: unwatched,
      temporaryDirectory: () => Promise.reject(new Error('no file is uploaded here')),
    });
    const failed: ErrorRequestHandler = (error, _request, response, _next) => sendError(response, error, silentLogger);
    const server = createServer(express().use(correlate, router, failed));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sales/customers/${customer}/delivery_stop/`;
    ends.push(() => server.close(), projector.stop, store.close, log.stop, drop);
  });
  after(async () => {
    for (const end of ends) await end();
  });

  const asked = async (company: string, body?: object) => {
    const headers = { authorization: `Bearer ${company}`, 'content-type': 'application/json' };
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await fetch(url, { headers, ...sent });
    return { status: response.status, body: response.status === 204 ? null : ((await response.json()) as { reason?: string }) };
  };

  it('answers: what one company has stopped is told to it, and to no other, until it is released', async () => {
    expect((await asked('acme')).status).to.equal(404);
    expect((await asked('acme', { stopped: true, reason: 'unpaid' })).status).to.equal(204);
    const told = await asked('acme');
    expect([told.status, told.body?.reason]).to.deep.equal([200, 'unpaid']);
    expect((await asked('others')).status).to.equal(404);
    expect((await asked('acme', { stopped: true, reason: 'unknown address' })).status).to.equal(409);
    expect((await asked('acme', { stopped: false, reason: 'paid' })).status).to.equal(204);
    expect((await asked('acme')).status).to.equal(404);
  });
});
