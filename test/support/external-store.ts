/**
 * EVENTSTORE_URL names an event store for the suites that start the whole service: anybody can run them on their own. Each service gets a prefix of
 * streams (packages/event-sourcing/event-store/stream-prefix.ts), so that suites do not see each other's events, at the same time or later.
 */
import { randomUUID } from 'node:crypto';
import { EventStoreDBClient } from '@eventstore/db-client';
import { before, type Context } from 'mocha';
import type { TestEventStore } from './event-store.ts';
import { demandMayWrite } from './kit-may-write.ts';

const externalUrl = process.env.EVENTSTORE_URL;
/** Once a process: it reads the whole log. */
let permission: Promise<void> | null = null;

const demandPermission = async (url: string): Promise<void> => {
  const client = EventStoreDBClient.connectionString(url);
  try {
    const knowsItWrites = process.env.CONFORMANCE_KNOWS_IT_WRITES === '1';
    await demandMayWrite(client, new URL(url).host, { knowsItWrites, suites: 'e2e' });
  } finally {
    await client.dispose();
  }
};

/** Null without EVENTSTORE_URL. Throws when the suites may not write to that store. */
export const externalStore = async (): Promise<TestEventStore | null> => {
  if (!externalUrl) return null;
  permission ??= demandPermission(externalUrl);
  await permission;
  const prefix = `streamPrefix=kit-e2e-${randomUUID()}`;
  return {
    url: `${externalUrl}${externalUrl.includes('?') ? '&' : '?'}${prefix}`,
    away: () => Promise.reject(new Error('an external event store cannot be stopped: the suite must call needsOwnStore')),
    stop: async () => undefined,
  };
};

/** Skips the running test or hook on an external event store, and says why: `reason` continues "Skipped with EVENTSTORE_URL, because it …". */
export const skipOnExternalStore = (context: Context, reason: string): void => {
  if (!externalUrl) return;
  console.log(`Skipped with EVENTSTORE_URL, because it ${reason}: ${context.test?.titlePath().join(' > ')}`);
  context.skip();
};

/** Of a suite, what `skipOnExternalStore` is of a test. */
export const needsOwnStore = (reason: string): void => {
  before(function () {
    skipOnExternalStore(this, reason);
  });
};
