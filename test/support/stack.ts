/** The whole service on real parts in this process: a Postgres, an event store, and whatever mail servers a suite starts beside it. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobContext, RequestContext } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { Release } from '../../packages/embedded-event-store/grpc/played-version.ts';
import type { CompanySettings } from '../../src/domain/company/company.events.ts';
import { earlierRequirements } from '../../src/domain/sales-order/approval-requirements.ts';
import { composeCommands } from '../../src/main/compose/compose.ts';
import { composeFoundation, type Foundation } from '../../src/main/compose/compose-foundation.ts';
import type { InterposeChat } from '../../src/main/start/start-chat-jobs.ts';
import { startProjector } from '../../src/main/start/start-projector.ts';
import { type Interpose, type Running, startWorker } from '../../src/main/start/start-worker.ts';
import { type Config, loadConfig } from '../../src/platform/config/config.ts';
import { createLogger, type Logger } from '../../src/platform/logging/logger.ts';
import { createQueue, type Queue } from '../../src/platform/queue/queue.ts';
import { startTestEventStore, type TestEventStore } from './event-store.ts';
import { externalStore } from './external-store.ts';
import { patience } from './patience.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { preparedDatabase, type TestDatabase } from './postgres.ts';
import { followFromTheStart, withReadModels } from './read-model-tables.ts';

export type Stack = {
  readonly config: Config;
  readonly foundation: Foundation;
  readonly commands: ReturnType<typeof composeCommands>;
  readonly urls: { readonly databaseUrl: string; readonly eventStoreUrl: string };
  /** what a process of its own needs to join */
  readonly env: Readonly<Record<string, string>>;
  /** of a job */
  readonly context: (companyId: string) => JobContext;
  /** of a request */
  readonly request: (companyId: string) => RequestContext;
  readonly events: (stream: string) => Promise<readonly { readonly type: string; readonly data: unknown }[]>;
  /** `approvalRequires`: absent: as of a company from before it was a setting, which tests of something else were written for */
  readonly newCompany: (name?: string, settings?: Pick<CompanySettings, 'approvalRequires'>) => Promise<string>;
  /** a worker in this process; stop it before another takes over */
  readonly startWorker: (interpose?: Interpose, interposeChat?: InterposeChat) => Promise<Running & { readonly queue: Queue }>;
  /** One of the two is stopped while `meanwhile` lasts, and is back afterwards with all its data. */
  readonly away: (store: 'event store' | 'Postgres', meanwhile: () => Promise<void>) => Promise<void>;
  /** from then on read models no longer advance */
  readonly stopProjector: () => Promise<void>;
  /** How long a write to the API waits until it shows: not by the clock of a busy machine, and no longer than it does where nothing will show. */
  readonly shownWithin: (ms: number) => number;
  readonly stop: () => Promise<void>;
};

type StackOptions = {
  /** PEM of the mail servers' own certificates */
  readonly ca?: readonly string[];
  readonly mailPorts?: readonly number[];
  readonly env?: Readonly<Record<string, string>>;
  /** the event store in a process of its own */
  readonly storeAsProgram?: boolean;
  /** the release whose conduct the event store has */
  readonly eventStore?: Release;
  /** what is there already: what an earlier release left with its database migrated to now, or stores that a suite started itself */
  readonly found?: { readonly dataDir?: string; readonly database: TestDatabase; readonly eventStore?: TestEventStore };
  /** under these URLs the service finds its stores: by way of somebody who disturbs what they say */
  readonly by?: { readonly databaseUrl?: string; readonly eventStoreUrl?: string };
  /** behind a PgBouncer in transaction mode, with so many connections to the database; what needs a session goes past it */
  readonly pooledBy?: number;
  /** sees every line that the service logs, from debug on */
  readonly onLog?: (line: string) => void;
};

/** a write waits a second until it shows: a busy machine may need more */
const spare = 20;

/** `TEST_LOG=debug` shows what the service logs. */
const testLogger = (): Logger => createLogger({ level: (process.env.TEST_LOG as 'debug' | undefined) ?? 'silent' });

export const startStack = async ({
  ca = [],
  mailPorts = [],
  env = {},
  storeAsProgram = false,
  eventStore,
  found,
  by = {},
  pooledBy,
  onLog,
}: StackOptions = {}): Promise<Stack> => {
  const dataDir = found?.dataDir ?? (await mkdtemp(join(tmpdir(), 'oi-stack-')));
  const caFile = join(dataDir, 'mail-ca.pem');
  await writeFile(caFile, ca.join('\n'));
  const [server, database] = await Promise.all([
    found?.eventStore ??
      (found || eventStore ? null : await externalStore()) ??
      startTestEventStore(join(dataDir, 'event-store'), {
        asProgram: storeAsProgram,
        ...(eventStore ? { release: eventStore } : {}),
      }),
    found?.database ?? preparedDatabase(withReadModels),
  ]);
  const pooler = pooledBy === undefined ? null : await startPgBouncer(database.url, { default_pool_size: String(pooledBy) });
  const urls = { databaseUrl: pooler?.url ?? database.url, eventStoreUrl: server.url };
  const settings = {
    DATA_DIR: dataDir,
    ...(pooler ? { DATABASE_SESSION_URL: database.url } : {}),
    DATABASE_URL: by.databaseUrl ?? urls.databaseUrl,
    EVENTSTORE_URL: by.eventStoreUrl ?? urls.eventStoreUrl,
    MAIL_ALLOWED_CIDRS: '127.0.0.0/8',
    MAIL_ALLOWED_PORTS: mailPorts.length > 0 ? mailPorts.join(',') : '993,587',
    ...(ca.length > 0 ? { MAIL_CA_FILE: caFile } : {}),
    // tests of limits set their own
    RATE_LIMIT_PER_COMPANY: '0',
    RATE_LIMIT_PER_ADDRESS: '0',
    RATE_LIMIT_ANONYMOUS: '0',
    // nobody waits for the clock in a test
    POLL_CRON: '0 0 1 1 *',
    PURGE_CRON: '0 0 1 1 *',
    // a process more costs more to start than it saves
    EXTRACTION_POOL_SIZE: '1',
    PORT: '0',
    ...env,
  };
  const decoded = loadConfig(settings);
  if (isLeft(decoded)) throw new Error(decoded.left.map(({ variable, expected }) => `${variable}: ${expected}`).join('; '));
  const config = decoded.right;
  const log = onLog ? createLogger({ level: 'debug', destination: { write: onLog } }) : testLogger();
  const foundation = await composeFoundation(config, urls, log);
  if (!found) await followFromTheStart(foundation);
  const projector = await startProjector(foundation);
  let projecting = true;
  const commands = composeCommands(foundation);
  const context: Stack['context'] = (companyId) => ({
    companyId,
    actor: 'system:test',
    correlationId: randomUUID(),
    causationId: randomUUID(),
  });
  const request: Stack['request'] = (companyId) => ({ ...context(companyId), commandId: randomUUID() });

  return {
    config,
    foundation,
    commands,
    urls,
    env: settings,
    context,
    request,
    events: async (stream) => (await foundation.store.readStream(stream)).map(({ type, data }) => ({ type, data })),
    newCompany: async (name = 'Seller GmbH', { approvalRequires = earlierRequirements } = {}) => {
      const companyId = randomUUID();
      // other tests need no strict responder that knows what day it is
      const settings = { reviewChecks: {}, handOverDelaySeconds: 0, approvalRequires };
      await commands.registerCompany({ name, settings }, context(companyId));
      return companyId;
    },
    startWorker: async (interpose, interposeChat) => {
      const queue = createQueue({ pool: foundation.pool, log, fairly: foundation.fairly });
      await queue.start();
      const worker = await startWorker(foundation, queue, interpose, interposeChat);
      return { queue, stop: worker.stop };
    },
    away: (store, meanwhile) => (store === 'Postgres' ? database : server).away(meanwhile),
    stopProjector: async () => {
      projecting = false;
      await projector.stop();
    },
    shownWithin: (ms) => (projecting ? patience(spare * ms) : ms),
    stop: async () => {
      await projector.stop();
      await foundation.close();
      await server.stop();
      await pooler?.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
