/** What the API is given: commands, queries, and what it needs of the platform. Wired in main. */

import type { Either } from 'fp-ts/lib/Either.js';
import type { CatalogCommands } from '../commands/catalog/catalog-commands.ts';
import type { KeepWarehouses } from '../commands/catalog/keep-warehouses.command.ts';
import type { LearnProductAlias, RevokeProductAlias } from '../commands/catalog/product-aliases.command.ts';
import type { RegisterCustomer } from '../commands/catalog/register-customer.command.ts';
import type { RegisterProduct } from '../commands/catalog/register-product.command.ts';
import type { CreateApiKey, RevokeApiKey } from '../commands/company/api-keys.command.ts';
import type { ChangeCompanySettings, LoadCompanySettings } from '../commands/company/change-company-settings.command.ts';
import type { WithheldOf, WithholdPermissions } from '../commands/company/withhold-permissions.command.ts';
import type { Outboxes } from '../commands/delivery/outbox.command.ts';
import type { LoadDocument } from '../commands/document/read-document.command.ts';
import type { UploadDocument } from '../commands/document/upload-document.command.ts';
import type { RequestNotification } from '../commands/email/request-notification.command.ts';
import type { RequestRetry } from '../commands/email/request-retry.command.ts';
import type { DecideLead } from '../commands/lead/decide-lead.command.ts';
import type { ChangeMailbox } from '../commands/mailbox/change-mailbox.command.ts';
import type { ConfigureMailbox } from '../commands/mailbox/configure-mailbox.command.ts';
import type { ConnectionInput } from '../commands/mailbox/mailbox-request.schema.ts';
import type { RemoveMailbox } from '../commands/mailbox/remove-mailbox.command.ts';
import type { ErasePerson } from '../commands/privacy/erase-person.command.ts';
import type { CorrectOrder } from '../commands/sales-order/correct-order.command.ts';
import type { CreateOrder } from '../commands/sales-order/create-order.command.ts';
import type { DecideOrder } from '../commands/sales-order/decide-order.command.ts';
import type { DescribeOrder } from '../commands/sales-order/describe-order.ts';
import type { ServiceTasks } from '../commands/shared/task-kinds.ts';
import type { ManageWebhooks } from '../commands/webhook/manage-webhooks.command.ts';
import type { CustomerDetails, ProductDetails } from '../domain/catalog/catalog.events.ts';
import type { FileStore } from '../domain/document/file-store.port.ts';
import type { MailSummary, UnreadableMail } from '../domain/email/mail-access.port.ts';
import type { MailboxTrouble } from '../domain/mailbox/mailbox.events.ts';
import type { OrderFiles } from '../domain/sales-order/order-files.port.ts';
import type { CommandContext } from '../platform/command-handling/command-context.ts';
import type { ProviderTemplate } from '../platform/config/config.ts';
import type { Position } from '../platform/event-store/event-store.ts';
import type { LiveFeed } from '../platform/live/live-feed.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { Queryable } from '../platform/postgres/pool.ts';
import type { Sessions } from '../platform/sessions/sessions.ts';
import type { ApiKeyQueries } from '../projections/api-keys/api-keys.queries.ts';
import type { ExtractionAudit } from '../projections/audit/extractions.queries.ts';
import type { PrivacyQueries } from '../projections/audit/person-traces.queries.ts';
import type { CurrentCompany } from '../projections/companies/companies.queries.ts';
import type { CustomerQueries } from '../projections/customers/customers.queries.ts';
import type { RecordNameQueries } from '../projections/customers/record-names.queries.ts';
import type { DraftOutcomeQueries } from '../projections/draft-outcomes/draft-outcomes.queries.ts';
import type { CurrentEmail } from '../projections/emails/current-email.queries.ts';
import type { EmailStatistics } from '../projections/emails/email-statistics.queries.ts';
import type { EmailQueries } from '../projections/emails/emails.queries.ts';
import type { HistoryQueries } from '../projections/history/history.queries.ts';
import type { LeadQueries } from '../projections/leads/leads.queries.ts';
import type { BacklogQueries } from '../projections/mailbox-health/backlog.queries.ts';
import type { MailboxHealthQueries } from '../projections/mailbox-health/mailbox-health.queries.ts';
import type { CurrentMailbox } from '../projections/mailboxes/current-mailbox.queries.ts';
import type { MailboxQueries } from '../projections/mailboxes/mailboxes.queries.ts';
import type { ExportOrders } from '../projections/orders-feed/export-orders.queries.ts';
import type { OrdersFeed } from '../projections/orders-feed/orders-feed.queries.ts';
import type { OutboxMessageFilter, OutboxMessageQueries } from '../projections/outbox-messages/outbox-messages.queries.ts';
import type { ProductAliasQueries } from '../projections/product-aliases/product-aliases.queries.ts';
import type { ProductQueries } from '../projections/products/products.queries.ts';
import type { ReviewQueueQueries } from '../projections/review-queue/review-queue.queries.ts';
import type { SalesOrderQueries } from '../projections/sales-orders/sales-orders.queries.ts';
import type { WarehouseQueries } from '../projections/warehouses/warehouses.queries.ts';
import type { WebhookEndpointQueries } from '../projections/webhook-endpoints/webhook-endpoints.queries.ts';
import type { ChatApiDeps } from './chat/chat-api-deps.ts';
import type { WebhookDeps } from './chat/webhook.ts';
import type { Verify } from './http/auth.ts';
import type { Checks } from './http/checks.ts';
import type { LiveStreams } from './http/live-streams.ts';
import type { RateLimitSettings } from './http/rate-limits.ts';

/** "Sync now" as a job does it; a running one is joined. */
export type StartSync = (
  input: { readonly mailboxId: string },
  context: CommandContext,
) => Promise<Either<{ readonly type: 'MailboxUnknown' } | { readonly type: 'MailboxInactive' }, { readonly taskId: string }>>;

/** A file of reference data becomes a task, whose id is answered; the file is not needed any more then. */
export type StartImport = (
  input: { readonly kind: 'customers' | 'products' | 'warehouses'; readonly path: string; readonly dryRun: boolean },
  context: CommandContext,
) => Promise<string>;
/** Mails read by a person and never processed, as they lie in the mailbox now. */
export type ListUnprocessed = (
  companyId: string,
  mailboxId: string,
) => Promise<
  Either<
    | { readonly type: 'MailboxUnknown' }
    | { readonly type: 'MailboxUnavailable'; readonly cause: MailboxTrouble; readonly reason: string },
    readonly (MailSummary | UnreadableMail)[]
  >
>;

/** Which deliveries: one, or those of a span (ISO) with a status. */
export type RepeatedWebhooks = {
  readonly companyId: string;
  readonly endpointId: string;
  readonly deliveryId: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly status: Exclude<OutboxMessageFilter['status'], undefined> | null;
};

/** Connection tests as tasks; each answers its task's id. */
export type TestConnection = {
  readonly ofMailbox: (companyId: string, mailboxId: string) => Promise<Either<{ readonly type: 'MailboxUnknown' }, string>>;
  readonly ofSettings: (companyId: string, settings: ConnectionInput) => Promise<string>;
};

export type ApiQueries = Pick<MailboxQueries, 'mailboxes' | 'mailbox'> &
  Pick<EmailQueries, 'emails' | 'email'> &
  PrivacyQueries &
  CustomerQueries &
  ProductQueries &
  Pick<ProductAliasQueries, 'productAliases'> &
  WarehouseQueries &
  ApiKeyQueries &
  LeadQueries &
  HistoryQueries &
  ExtractionAudit &
  RecordNameQueries &
  ReviewQueueQueries &
  SalesOrderQueries &
  Pick<OrdersFeed, 'ordersFeed'> &
  ExportOrders &
  WebhookEndpointQueries &
  Pick<OutboxMessageQueries, 'outboxMessages' | 'outboxMessage' | 'messagesToRepeat'> &
  MailboxHealthQueries &
  DraftOutcomeQueries &
  EmailStatistics &
  Pick<BacklogQueries, 'backlog'> & {
    /** for writes, which look into the stream: a read model may be behind */
    readonly currentCompany: CurrentCompany;
    readonly currentMailbox: CurrentMailbox;
    readonly currentEmail: CurrentEmail;
  };

export type ApiDeps = {
  readonly log: Logger;
  readonly verify: Verify;
  readonly sessions: Sessions;
  readonly withheld: WithheldOf;
  /** the ways a browser may come to a session; null: this one is shut */
  readonly signIn: { readonly byToken: Verify | null; readonly byLink: Verify | null };
  readonly live: LiveStreams;
  readonly feed: Pick<LiveFeed, 'since'>;
  /** where the web app's build lies, if there is one */
  readonly webDirectory: string;
  readonly rateLimits: RateLimitSettings;
  /** of browsers' pages that may call the API */
  readonly corsOrigins: readonly string[];
  /** proxies in front, whose X-Forwarded-For is believed */
  readonly trustProxy: number;
  /** what forms for mailboxes are filled with */
  readonly providers: readonly ProviderTemplate[];
  /** holds app.idempotency_keys */
  readonly pool: Queryable;
  /** the installation's pepper: bodies hold passwords, so what remembers them is a keyed hash */
  readonly pepper: Uint8Array;
  /** where uploaded files lie while their call runs */
  readonly temporaryDirectory: () => Promise<string>;
  readonly commands: {
    readonly registerCustomer: RegisterCustomer;
    readonly changeCustomer: CatalogCommands<CustomerDetails>['change'];
    readonly removeCustomer: CatalogCommands<CustomerDetails>['remove'];
    readonly registerProduct: RegisterProduct;
    readonly changeProduct: CatalogCommands<ProductDetails>['change'];
    readonly removeProduct: CatalogCommands<ProductDetails>['remove'];
    readonly learnProductAlias: LearnProductAlias;
    readonly revokeProductAlias: RevokeProductAlias;
    readonly registerWarehouse: KeepWarehouses['register'];
    readonly changeWarehouse: KeepWarehouses['change'];
    readonly removeWarehouse: KeepWarehouses['remove'];
    readonly createApiKey: CreateApiKey;
    readonly revokeApiKey: RevokeApiKey;
    readonly withholdPermissions: WithholdPermissions;
    readonly changeCompanySettings: ChangeCompanySettings;
    readonly configureMailbox: ConfigureMailbox;
    readonly changeMailbox: ChangeMailbox;
    readonly removeMailbox: RemoveMailbox;
    readonly erasePerson: ErasePerson;
    readonly requestRetry: RequestRetry;
    readonly requestNotification: RequestNotification;
    readonly uploadDocument: UploadDocument;
    readonly loadDocument: LoadDocument;
    readonly describeOrder: DescribeOrder;
    readonly createOrder: CreateOrder;
    readonly correctOrder: CorrectOrder;
    readonly decideOrder: DecideOrder;
    readonly decideLead: DecideLead;
    readonly companySettings: LoadCompanySettings;
    readonly webhooks: Omit<ManageWebhooks, 'giveUp'>;
    readonly outboxes: Pick<Outboxes, 'request'>;
  };
  /** An uploaded document is read in the background; answers the task's id. */
  readonly startReading: (documentId: string, context: CommandContext) => Promise<string>;
  readonly files: Pick<FileStore, 'open'>;
  readonly orderFiles: OrderFiles;
  readonly syncNow: StartSync;
  readonly reconcileNow: StartSync;
  readonly listUnprocessed: ListUnprocessed;
  readonly testConnection: TestConnection;
  /** when mailboxes are polled at this time or next after it */
  readonly nextPoll: (date: Date) => Date;
  readonly startImport: StartImport;
  /** Deliveries of webhooks are repeated in the background; `key`: asked for once. */
  readonly repeatWebhooks: (what: RepeatedWebhooks, key: string) => Promise<unknown>;
  readonly tasks: Pick<ServiceTasks, 'get'>;
  readonly queries: ApiQueries;
  /** Resolves when these read models have come to `position`, or when the time is over. Never rejects for slowness. */
  readonly waitFor: (position: Position, readModels: readonly string[], timeoutMs: number) => Promise<unknown>;
  /** what /health/ready looks at, by name */
  readonly checks: Checks;
  readonly chat: ChatApiDeps;
  readonly webhook: Omit<WebhookDeps, 'limits'>;
  readonly metricsText: () => Promise<string>;
};
