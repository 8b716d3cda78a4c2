/** What the service is made of, from top to bottom: config, stores, ports, commands, queries, jobs. Entrypoints start parts of it. */

import { readFile } from 'node:fs/promises';
import { createCommandHandler, type EventStore } from '@order-intake/event-sourcing';
import { calibrationVersion } from '@order-intake/order-extraction/calibration';
import type { Extractor } from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import { createDocumentReader } from '../../adapters/documents/document-reader.ts';
import { createTableReader } from '../../adapters/documents/table/table-reader.ts';
import { createPostgresBudget } from '../../adapters/extraction/openai/model-budget.ts';
import { withKnownLayouts } from '../../adapters/extraction/with-known-layouts.ts';
import { withKnownRecords } from '../../adapters/extraction/with-known-records.ts';
import { probeGraph } from '../../adapters/graph/probe.ts';
import { createMailboxReader } from '../../adapters/imap/mailbox-reader.ts';
import { createImapProbe } from '../../adapters/imap/probe/probe.ts';
import { createMailboxWatcher } from '../../adapters/imap/watch-mailbox.ts';
import { createMailer } from '../../adapters/smtp/mailer.ts';
import { createSmtpProbe } from '../../adapters/smtp/probe.ts';
import { createMailRelay } from '../../adapters/smtp/relay.ts';
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
import { createSettleCalibration } from '../../commands/mailbox/settle-calibration.command.ts';
import { createCompleteErasures } from '../../commands/privacy/complete-erasures.command.ts';
import { createErasePerson } from '../../commands/privacy/erase-person.command.ts';
import { createScrubRemains } from '../../commands/privacy/scrub-remains.ts';
import { createQueueViews } from '../../commands/sales-order/queue-views.ts';
import { createReadNotices } from '../../commands/sales-order/read-notices.ts';
import type { TableReader } from '../../domain/catalog/table-reader.port.ts';
import type { GraphMailer } from '../../domain/email/graph-mailer.port.ts';
import type { MailboxReader, Mailer } from '../../domain/email/mail-access.port.ts';
import type { MailRelay } from '../../domain/email/mail-relay.port.ts';
import type { WatchMailbox } from '../../domain/email/mailbox-watcher.port.ts';
import type { AccessTokens } from '../../domain/mailbox/access-tokens.port.ts';
import type { MailProbe } from '../../domain/mailbox/mail-probe.port.ts';
import type { WebhookSender } from '../../domain/webhook/webhook-sender.port.ts';
import { createImportMappings, type ImportMappings } from '../../jobs/catalog/import-mappings.ts';
import type { Documents } from '../../jobs/shared/open-documents.ts';
import { createSecrets } from '../../platform/crypto/secrets.ts';
import { createNoteErasure } from '../../platform/postgres/purge/erasures.ts';
import { createEndApiKey } from '../../projections/api-keys/api-keys.queries.ts';
import { createCatalogLookup } from '../../projections/customers/catalog-lookup.queries.ts';
import { createRecordLookup } from '../../projections/customers/record-lookup.queries.ts';
import { createFindRecordsForModel } from '../../projections/customers/records-for-model.queries.ts';
import { composeCatalog } from './compose-catalog.ts';
import { composeExtractor, extractionUse } from './compose-extractor.ts';
import type { Foundation } from './compose-foundation.ts';
import { budgetLimits } from './compose-language-model.ts';
import { composeModel } from './compose-model.ts';
import { type CreateAccessTokens, composeAccessTokens, composeGraphMailer, composeTokenHosts } from './compose-oauth.ts';
import { composeOrderCommands } from './compose-orders.ts';
import { composeUsers } from './compose-users.ts';
import { composeWebhookCommands, composeWebhookSender } from './compose-webhooks.ts';

/** What speaks to the outside; a test may put something in between. */
export type Ports = {
  readonly store: EventStore;
  readonly reader: MailboxReader;
  readonly mailer: Mailer;
  /** of the installation, for mails to people of companies; null: they leave through mailboxes */
  readonly relay: MailRelay | null;
  readonly graphMailer: GraphMailer;
  readonly probe: MailProbe;
  readonly watchMailbox: WatchMailbox;
  /** for mailboxes that an application signs in to */
  readonly accessTokens: AccessTokens;
  readonly documents: Documents;
  readonly tables: TableReader;
  readonly importMappings: ImportMappings;
  readonly extractor: Extractor;
  readonly webhookSender: WebhookSender;
};

/** Everything that changes the log, and what it needs of the outside. */
export const composeCommands = (foundation: Foundation, store = foundation.store) => {
  const { config, pool, readPool, keyring, personalKeys, files, hosts } = foundation;
  const handle = createCommandHandler(store);
  const passwords = createMailboxPasswords(createSecrets({ pool, keyring }));
  const tokenHosts = composeTokenHosts(config);
  const vet: VetHost = async (host, port, protocol) => {
    const vetted = await (protocol === 'token' ? tokenHosts : hosts).vet(host, port);
    return isLeft(vetted) ? vetted.left : null;
  };
  const revokeApiKey = createRevokeApiKey(handle, createEndApiKey(pool));
  const captureLead = createCaptureLead(handle);
  const revokeLayout = createRevokeLayout(handle);
  const catalog = composeCatalog(handle, store, readPool);
  const loaders = {
    loadDocument: createLoadDocument(store),
    loadEmail: createLoadEmail(store),
    companySettings: createLoadCompanySettings(store),
  };
  return {
    ...loaders,
    passwords,
    registerCompany: createRegisterCompany(handle),
    createApiKey: createCreateApiKey(handle),
    revokeApiKey,
    ...composeUsers(foundation, { handle, store, revokeApiKey }),
    changeRoleRights: createChangeRoleRights(handle),
    queueViews: createQueueViews(pool),
    readNotices: createReadNotices(pool),
    changeCompanySettings: createChangeCompanySettings(handle),
    ...catalog,
    configureMailbox: createConfigureMailbox({ handle, passwords, vet, calibration: calibrationVersion }),
    changeMailbox: createChangeMailbox({ handle, store, passwords, vet }),
    removeMailbox: createRemoveMailbox({ handle, store, passwords }),
    noteCondition: createNoteMailboxCondition(handle),
    settleCalibration: createSettleCalibration(handle),
    loadAlarm: createLoadAlarm(store),
    advanceAlarm: createAdvanceAlarm(handle),
    outboxes: createOutboxes(handle, store),
    ...composeWebhookCommands(foundation, handle, store),
    assignDocument: createAssignDocument(handle),
    dismissDocument: createDismissDocument(handle),
    uploadDocument: createUploadDocument({ handle, files, now: () => new Date() }),
    recordReading: createRecordReading(handle, () => new Date()),
    receiveEmail: createReceiveEmail(handle),
    advance: createAdvanceEmail(handle),
    requestRetry: createRequestRetry(handle),
    requestNotification: createRequestNotification(handle),
    learnLayout: createLearnLayout({ handle, store, knownLayouts: foundation.queries.knownLayouts }),
    revokeLayout,
    ...composeOrderCommands({ handle, store, pool: readPool, keyring, captureLead, ...catalog, ...loaders }),
    erasePerson: createErasePerson({
      handle,
      keys: personalKeys,
      files,
      scrub: createScrubRemains(pool),
      noteErasure: createNoteErasure(pool),
      changeCustomer: catalog.changeCustomer,
      layoutsOfCustomers: foundation.queries.layoutsOfCustomers,
      revokeLayout,
    }),
    completeErasures: createCompleteErasures(handle, pool),
    adminEmail: config.adminEmail,
  };
};

/** What speaks to mail servers, and to those that give tokens for them. */
export const composeMail = async (
  { config, hosts }: Pick<Foundation, 'config' | 'hosts'>,
  createTokens: CreateAccessTokens = composeAccessTokens,
): Promise<Pick<Ports, 'reader' | 'mailer' | 'graphMailer' | 'relay' | 'probe' | 'watchMailbox' | 'accessTokens'>> => {
  const { mail } = config;
  const ca = mail.caFile === null ? null : await readFile(mail.caFile, 'utf8');
  const options = { hosts, ca, allowPlaintext: mail.allowPlaintext };
  const accessTokens = createTokens(config, ca);
  return {
    reader: createMailboxReader(options),
    mailer: createMailer(options),
    graphMailer: composeGraphMailer(config, ca, accessTokens),
    relay: mail.relay === null ? null : createMailRelay(mail.relay, { ca, allowPlaintext: mail.allowPlaintext }),
    probe: { imap: createImapProbe(options), smtp: createSmtpProbe(options), graph: probeGraph },
    watchMailbox: createMailboxWatcher(options),
    accessTokens,
  };
};

/** The adapters; `stop` ends what they started. */
export const composePorts = async (foundation: Foundation): Promise<Ports & { stop: () => Promise<void> }> => {
  const { config, store, pool, readPool, log, queries, modelWatch } = foundation;
  const companySettings = createLoadCompanySettings(store);
  const documents = createDocumentReader({ poolSize: config.extractionPoolSize, hidden: [config.dataDir], log });
  return {
    store,
    ...(await composeMail(foundation)),
    documents,
    tables: createTableReader(documents.pool),
    importMappings: createImportMappings(pool),
    webhookSender: composeWebhookSender(config),
    extractor: withKnownRecords(
      withKnownLayouts(
        await composeExtractor(documents, config.model, {
          modelOf: (model) => composeModel(model, extractionUse, modelWatch, log),
          budgetOf: (model) =>
            createPostgresBudget(pool, async (companyId) => budgetLimits(model, await companySettings(companyId))),
          company: {
            settings: companySettings,
            findRecords: createFindRecordsForModel(readPool, createCatalogLookup(readPool)),
          },
        }),
        queries.knownLayouts,
      ),
      createRecordLookup(readPool),
    ),
    stop: () => documents.stop(),
  };
};
