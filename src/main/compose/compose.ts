/** What the service is made of, from top to bottom: config, stores, ports, commands, queries, jobs. Entrypoints start parts of it. */
import { readFile } from 'node:fs/promises';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { Pool } from 'pg';
import { createDocumentReader } from '../../adapters/documents/document-reader.ts';
import { createTableReader } from '../../adapters/documents/table/table-reader.ts';
import { createPostgresBudget } from '../../adapters/extraction/openai/model-budget.ts';
import { withKnownLayouts } from '../../adapters/extraction/with-known-layouts.ts';
import { createDirectoryChunks } from '../../adapters/files/directory-chunks.ts';
import { createFileStore } from '../../adapters/files/file-store.ts';
import { createPostgresChunks } from '../../adapters/files/postgres-chunks.ts';
import { createMailHosts, type MailHosts } from '../../adapters/host-guard/mail-hosts.ts';
import { createMailboxReader } from '../../adapters/imap/mailbox-reader.ts';
import { createImapProbe } from '../../adapters/imap/probe/probe.ts';
import { createMailer } from '../../adapters/smtp/mailer.ts';
import { createSmtpProbe } from '../../adapters/smtp/probe.ts';
import { createCreateApiKey, createRevokeApiKey } from '../../commands/company/api-keys.command.ts';
import {
  createChangeCompanySettings,
  createLoadCompanySettings,
} from '../../commands/company/change-company-settings.command.ts';
import { createRegisterCompany } from '../../commands/company/register-company.command.ts';
import { createChangeRoleRights } from '../../commands/company/role-rights.command.ts';
import { createAdvanceAlarm, createLoadAlarm } from '../../commands/delivery/advance-alarm.command.ts';
import { createOutboxes } from '../../commands/delivery/outbox.command.ts';
import { createAssignDocument, createDismissDocument } from '../../commands/document/dismiss-document.command.ts';
import { createLearnLayout, createRevokeLayout } from '../../commands/document/document-layouts.command.ts';
import { createLoadDocument, createRecordReading } from '../../commands/document/read-document.command.ts';
import { createUploadDocument } from '../../commands/document/upload-document.command.ts';
import { createAdvanceEmail, createLoadEmail } from '../../commands/email/advance-email.command.ts';
import { createReceiveEmail } from '../../commands/email/receive-email.command.ts';
import { createRequestNotification } from '../../commands/email/request-notification.command.ts';
import { createRequestRetry } from '../../commands/email/request-retry.command.ts';
import { createCaptureLead } from '../../commands/lead/capture-lead.command.ts';
import { createChangeMailbox } from '../../commands/mailbox/change-mailbox.command.ts';
import { createConfigureMailbox } from '../../commands/mailbox/configure-mailbox.command.ts';
import type { VetHost } from '../../commands/mailbox/mailbox.types.ts';
import { createMailboxPasswords } from '../../commands/mailbox/mailbox-passwords.ts';
import { createNoteMailboxCondition } from '../../commands/mailbox/note-mailbox-condition.command.ts';
import { createRemoveMailbox } from '../../commands/mailbox/remove-mailbox.command.ts';
import { createCompleteErasures } from '../../commands/privacy/complete-erasures.command.ts';
import { createErasePerson } from '../../commands/privacy/erase-person.command.ts';
import { createScrubRemains } from '../../commands/privacy/scrub-remains.ts';
import type { ServiceTasks, TaskKinds } from '../../commands/shared/task-kinds.ts';
import type { TableReader } from '../../domain/catalog/table-reader.port.ts';
import type { FileStore } from '../../domain/document/file-store.port.ts';
import type { MailboxReader, Mailer } from '../../domain/email/mail-access.port.ts';
import { eventCodecs } from '../../domain/event-codecs.ts';
import type { MailProbe } from '../../domain/mailbox/mail-probe.port.ts';
import { isKeptForATerm } from '../../domain/privacy/kept-for-a-term.ts';
import type { Extractor } from '../../domain/shared/documents.port.ts';
import type { WebhookSender } from '../../domain/webhook/webhook-sender.port.ts';
import type { Documents } from '../../jobs/shared/open-documents.ts';
import { type ClockWatch, watchClock } from '../../platform/clock/steady-clock.ts';
import { createCommandHandler } from '../../platform/command-handling/command-handler.ts';
import type { Config } from '../../platform/config/config.ts';
import { installationKeyring } from '../../platform/crypto/installation-keyring.ts';
import type { Keyring } from '../../platform/crypto/keyring.ts';
import { createPersonalKeys, type PersonalKeys } from '../../platform/crypto/personal-keys.ts';
import { createRightsKeys, type RightsKeys } from '../../platform/crypto/rights-key.ts';
import { createSecrets } from '../../platform/crypto/secrets.ts';
import { createEventStore } from '../../platform/event-store/esdb-event-store.ts';
import type { EventStore } from '../../platform/event-store/event-store.ts';
import type { RightsGuard } from '../../platform/event-store/rights.ts';
import { createFairShare, type Fairly } from '../../platform/fair-share.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { createPool } from '../../platform/postgres/pool.ts';
import { forgetErasedKeys } from '../../platform/projections/erased-keys.ts';
import { createTasks } from '../../platform/tasks/tasks.ts';
import { createTemporaryRoot, type TemporaryRoot } from '../../platform/temporary-root.ts';
import { createEndApiKey } from '../../projections/api-keys/api-keys.queries.ts';
import { composeCatalog } from './compose-catalog.ts';
import { composeExtractor } from './compose-extractor.ts';
import { composeOrderCommands } from './compose-orders.ts';
import { composeUsers } from './compose-users.ts';
import { composeWebhookCommands, composeWebhookSender } from './compose-webhooks.ts';
import { createQueries, type Queries } from './queries.ts';

/** What speaks to the outside; a test may put something in between. */
export type Ports = {
  readonly store: EventStore;
  readonly reader: MailboxReader;
  readonly mailer: Mailer;
  readonly probe: MailProbe;
  readonly documents: Documents;
  readonly tables: TableReader;
  readonly extractor: Extractor;
  readonly webhookSender: WebhookSender;
};

export type Foundation = {
  readonly config: Config;
  readonly log: Logger;
  readonly pool: Pool;
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
  /** whose work goes first in this process */
  readonly fairly: Fairly;
  readonly close: () => Promise<void>;
};

type Urls = { readonly databaseUrl: string; readonly eventStoreUrl: string };

/** Stores and keys: what every entrypoint and every tool needs. */
export const composeFoundation = async (config: Config, urls: Urls, log: Logger): Promise<Foundation> => {
  const pool = createPool(urls.databaseUrl, { max: 20, sessionUrl: config.databaseSessionUrl, log });
  const keyring = await installationKeyring(config, log);
  const keys = createPersonalKeys({ pool, keyring, isKeptForATerm });
  const onReconnect = (error: unknown, delayMs: number) =>
    log.warn({ err: error, delayMs }, 'the event store is gone: subscribing again');
  const rightsKeys = createRightsKeys(pool, keyring);
  const onIgnored: RightsGuard['onIgnored'] = (event) =>
    log.error(event, 'an event that would give rights was not written by this service: it is ignored (npm run rights)');
  const rights = { ...rightsKeys, onIgnored };
  const store = createEventStore({ url: urls.eventStoreUrl, codecs: eventCodecs, keys, rights, onReconnect });
  const temporary = createTemporaryRoot(config.dataDir);
  const erasedKeys = forgetErasedKeys(store, (error) => log.error({ err: error }, 'erased keys are no longer watched for'));
  return {
    config,
    log,
    pool,
    keyring,
    personalKeys: keys,
    rightsKeys,
    store,
    files: composeFiles({ config, pool, keyring }),
    queries: createQueries({ config, pool, store }),
    hosts: composeHosts(config),
    tasks: createTasks<TaskKinds>({ pool }),
    temporary,
    clock: watchClock(),
    fairly: createFairShare(),
    close: async () => {
      await temporary.remove();
      erasedKeys.stop();
      await store.close();
      await pool.end();
    },
  };
};

/** Everything that changes the log, and what it needs of the outside. */
export const composeCommands = (foundation: Foundation, store = foundation.store) => {
  const { config, pool, keyring, personalKeys, files, hosts } = foundation;
  const handle = createCommandHandler(store);
  const passwords = createMailboxPasswords(createSecrets({ pool, keyring }));
  const vet: VetHost = async (host, port) => {
    const vetted = await hosts.vet(host, port);
    return isLeft(vetted) ? vetted.left : null;
  };
  const revokeApiKey = createRevokeApiKey(handle, createEndApiKey(pool));
  const captureLead = createCaptureLead(handle);
  const revokeLayout = createRevokeLayout(handle);
  const catalog = composeCatalog(handle, store, pool);
  const known = {
    loadDocument: createLoadDocument(store),
    loadEmail: createLoadEmail(store),
    companySettings: createLoadCompanySettings(store),
  };
  return {
    ...known,
    passwords,
    registerCompany: createRegisterCompany(handle),
    createApiKey: createCreateApiKey(handle),
    revokeApiKey,
    ...composeUsers(foundation, { handle, store, revokeApiKey }),
    changeRoleRights: createChangeRoleRights(handle),
    changeCompanySettings: createChangeCompanySettings(handle),
    ...catalog,
    configureMailbox: createConfigureMailbox({ handle, passwords, vet }),
    changeMailbox: createChangeMailbox({ handle, store, passwords, vet }),
    removeMailbox: createRemoveMailbox({ handle, store, passwords }),
    noteCondition: createNoteMailboxCondition(handle),
    loadAlarm: createLoadAlarm(store),
    advanceAlarm: createAdvanceAlarm(handle),
    outboxes: createOutboxes(handle, store),
    ...composeWebhookCommands(foundation, handle, store),
    assignDocument: createAssignDocument(handle),
    dismissDocument: createDismissDocument(handle),
    uploadDocument: createUploadDocument({ handle, files, now: () => new Date() }),
    recordReading: createRecordReading(handle),
    receiveEmail: createReceiveEmail(handle),
    advance: createAdvanceEmail(handle),
    requestRetry: createRequestRetry(handle),
    requestNotification: createRequestNotification(handle),
    learnLayout: createLearnLayout({ handle, store, knownLayouts: foundation.queries.knownLayouts }),
    revokeLayout,
    ...composeOrderCommands({ handle, store, pool, captureLead, ...catalog, ...known }),
    erasePerson: createErasePerson({
      handle,
      keys: personalKeys,
      files,
      scrub: createScrubRemains(pool),
      changeCustomer: catalog.changeCustomer,
      layoutsOfCustomers: foundation.queries.layoutsOfCustomers,
      revokeLayout,
    }),
    completeErasures: createCompleteErasures(handle, pool),
    adminEmail: config.adminEmail,
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

/** What speaks to mail servers. */
export const composeMail = async ({
  config: { mail },
  hosts,
}: Pick<Foundation, 'config' | 'hosts'>): Promise<Pick<Ports, 'reader' | 'mailer' | 'probe'>> => {
  const ca = mail.caFile === null ? null : await readFile(mail.caFile, 'utf8');
  const options = { hosts, ca, allowPlaintext: mail.allowPlaintext };
  return {
    reader: createMailboxReader(options),
    mailer: createMailer(options),
    probe: { imap: createImapProbe(options), smtp: createSmtpProbe(options) },
  };
};

/** The adapters; `stop` ends what they started. */
export const composePorts = async (foundation: Foundation): Promise<Ports & { stop: () => Promise<void> }> => {
  const { config, store, pool, log, queries } = foundation;
  const documents = createDocumentReader({ poolSize: config.extractionPoolSize, hidden: [config.dataDir], log });
  return {
    store,
    ...(await composeMail(foundation)),
    documents,
    tables: createTableReader(documents.pool),
    webhookSender: composeWebhookSender(config),
    extractor: withKnownLayouts(
      composeExtractor(documents, config.openai, (dailyTokens) => createPostgresBudget(pool, dailyTokens)),
      queries.knownLayouts,
    ),
    stop: () => documents.stop(),
  };
};
