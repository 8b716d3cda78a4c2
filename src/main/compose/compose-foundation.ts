/** What everything else of the service rests on: stores, keys, queries, clocks. Every entrypoint and every tool begins with it. */
import {
  createEventStore,
  createPool,
  type EventStore,
  forgetErasedKeys,
  givingWay,
  onceBuilt,
  type RightsGuard,
} from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { createDirectoryChunks } from '../../adapters/files/directory-chunks.ts';
import { createFileStore } from '../../adapters/files/file-store.ts';
import { createPostgresChunks } from '../../adapters/files/postgres-chunks.ts';
import { createMailHosts, type MailHosts } from '../../adapters/host-guard/mail-hosts.ts';
import { createModelHealth, type ModelHealth } from '../../adapters/model/model-health.ts';
import type { ServiceTasks, TaskKinds } from '../../commands/shared/task-kinds.ts';
import type { FileStore } from '../../domain/document/file-store.port.ts';
import { eventCodecs } from '../../domain/event-codecs.ts';
import { termKindOf, termKinds } from '../../domain/privacy/kept-for-a-term.ts';
import type { Config } from '../../platform/config/config.ts';
import { installationKeyring } from '../../platform/crypto/installation-keyring.ts';
import type { Keyring } from '../../platform/crypto/keyring.ts';
import { createPersonalKeys, type PersonalKeys } from '../../platform/crypto/personal-keys.ts';
import { createRightsKeys, type RightsKeys } from '../../platform/crypto/rights-key.ts';
import { createFairShare, type FairShare } from '../../platform/fair-share.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { type ClockWatch, watchClock } from '../../platform/steady-clock.ts';
import { createTasks } from '../../platform/tasks/tasks.ts';
import { createTemporaryRoot, type TemporaryRoot } from '../../platform/temporary-root.ts';
import { composeModelWatch, type FlushableModelWatch } from './compose-model.ts';
import { createQueries, type Queries } from './queries.ts';

/** Of the share: whose work goes first in this process. */
export type Foundation = FairShare & {
  readonly config: Config;
  readonly log: Logger;
  readonly pool: Pool;
  /** for questions to read models: those that were never built answer none */
  readonly readPool: Pool;
  readonly keyring: Keyring;
  readonly personalKeys: PersonalKeys;
  readonly rightsKeys: RightsKeys;
  readonly store: EventStore;
  /** uploaded files, and those of mails that are looked at */
  readonly files: FileStore;
  readonly queries: Queries;
  /** which mail servers may be spoken to */
  readonly hosts: MailHosts;
  readonly tasks: ServiceTasks;
  readonly temporary: TemporaryRoot;
  readonly clock: ClockWatch;
  readonly modelWatch: FlushableModelWatch;
  /** null: no model is configured */
  readonly modelHealth: ModelHealth | null;
  readonly close: () => Promise<void>;
};

type Urls = { readonly databaseUrl: string; readonly eventStoreUrl: string };

/** Stores and keys: what every entrypoint and every tool needs. */
export const composeFoundation = async (config: Config, urls: Urls, log: Logger): Promise<Foundation> => {
  const pool = createPool(urls.databaseUrl, { max: 20, sessionUrl: config.databaseSessionUrl, log });
  const readPool = onceBuilt(pool);
  const keyring = await installationKeyring(config, log);
  const keys = createPersonalKeys({ pool, keyring, terms: { kinds: termKinds, kindOf: termKindOf } });
  const onReconnect = (error: unknown, delayMs: number) =>
    log.warn({ err: error, delayMs }, 'the event store is gone: subscribing again');
  const rightsKeys = createRightsKeys(pool, keyring);
  const onIgnored: RightsGuard['onIgnored'] = (event) =>
    log.error(event, 'an event that would give rights was not written by this service: it is ignored (npm run rights)');
  const rights = { ...rightsKeys, onIgnored };
  const modelHealth = config.model && createModelHealth(pool, config.model);
  const share = createFairShare();
  const connected = createEventStore({ url: urls.eventStoreUrl, codecs: eventCodecs, keys, rights, onReconnect });
  const store = givingWay(connected, share.giveWay);
  const temporary = createTemporaryRoot(config.dataDir);
  const erasedKeys = forgetErasedKeys(store, (error) => log.error({ err: error }, 'erased keys are no longer watched for'));
  return {
    config,
    log,
    pool,
    readPool,
    keyring,
    personalKeys: keys,
    rightsKeys,
    modelHealth,
    modelWatch: composeModelWatch(config.model, modelHealth, log),
    store,
    files: composeFiles({ config, pool, keyring }),
    queries: createQueries({ config, pool: readPool, store }),
    hosts: composeHosts(config),
    tasks: createTasks<TaskKinds>({ pool }),
    temporary,
    clock: watchClock(),
    ...share,
    close: async () => {
      await temporary.remove();
      erasedKeys.stop();
      await store.close();
      await pool.end();
    },
  };
};

export const composeHosts = ({ mail }: Config): MailHosts =>
  createMailHosts({
    allowedCidrs: mail.allowedCidrs,
    ...(mail.allowedPorts.length > 0 ? { allowedPorts: mail.allowedPorts } : {}),
  });

/** Uploaded files, encrypted: in the database, or in the directory that all machines share. */
export const composeFiles = ({ config, pool, keyring }: Pick<Foundation, 'config' | 'pool' | 'keyring'>): FileStore =>
  createFileStore({
    pool,
    keyring,
    chunks: config.uploadsDir === null ? createPostgresChunks(pool) : createDirectoryChunks(config.uploadsDir),
  });
