/** What the configuration says, decoded. */
import type { EncryptionKey } from '../crypto/keyring.ts';
import type { LogLevel } from '../logging/logger.ts';
import type { MailProvider } from './mail-providers.codec.ts';
import type { AiProvider, Mode } from './settings.ts';

/** Hosts are null where nobody has configured them. */
export type ProviderTemplate = {
  readonly id: 'PROVIDER_A' | 'PROVIDER_B' | 'PROVIDER_C';
  readonly name: string;
  readonly imapServer: string | null;
  readonly smtpServer: string | null;
  readonly imapPort: number;
  readonly imapTls: boolean;
  readonly smtpPort: number;
};

export type Config = {
  /** embedded: what is not configured is started here; production: everything has to be configured */
  readonly mode: Mode;
  /** absolute */
  readonly dataDir: string;
  /** null: the embedded one */
  readonly databaseUrl: string | null;
  /** the same database past a pooler in transaction mode, for what needs a session of its own; null: `databaseUrl` keeps sessions */
  readonly databaseSessionUrl: string | null;
  /** null: the embedded one */
  readonly eventStoreUrl: string | null;
  /** the first one writes; empty: the embedded mode makes one in the data directory */
  readonly encryptionKeys: readonly EncryptionKey[];
  readonly host: string;
  readonly port: number;
  /** where every process tells how it is, apart from the API's own address */
  readonly health: { readonly host: string /** 0: any free one */; readonly port: number; readonly build: string | null };
  /** how long a stopping API says that it is not ready and answers all the same */
  readonly drainMs: number;
  readonly logLevel: LogLevel;
  /** of an OpenTelemetry collector, null: nothing is traced */
  readonly traceEndpoint: string | null;
  readonly publicUrl: string | null;
  readonly adminEmail: string | null;
  readonly auth: {
    /** null: tokens of the local development key, which production never takes */
    readonly issuer: string | null;
    readonly jwksUrl: string | null;
    readonly audience: string | null;
    /** of this service at the issuer, for signing in with a browser; null: tokens alone */
    readonly client: { readonly id: string; readonly secret: string | null; readonly scope: string } | null;
    /** people sign in with a password of ours */
    readonly passwords: boolean;
    /** since it was issued, whatever end it names */
    readonly maxTokenHours: number;
  };
  /** requests a minute through one API process; 0: no limit */
  readonly rateLimits: { readonly perCompany: number; readonly perAddress: number; readonly anonymous: number };
  /** streams of changes that one API process keeps open */
  readonly liveStreams: { readonly perPerson: number; readonly perCompany: number; readonly perProcess: number };
  /** browsers that one person is signed in with at once; the one that was idle for longest is signed out for the next */
  readonly sessionsPerPerson: number;
  /** how long entries of the security log are kept */
  readonly securityLogDays: number;
  /** proxies in front of the API whose X-Forwarded-For is believed */
  readonly trustProxy: number;
  readonly corsOrigins: readonly string[];
  readonly providers: readonly ProviderTemplate[];
  readonly mailProviders: readonly MailProvider[];
  readonly mail: {
    /** networks beside the public ones that mail servers may be in */
    readonly allowedCidrs: readonly string[];
    readonly allowedPorts: readonly number[];
    readonly caFile: string | null;
    readonly allowPlaintext: boolean;
    /** of the cloud that the mailboxes with a Microsoft 365 application are in; none ends with a slash */
    readonly microsoft: { readonly loginUrl: string; readonly outlookUrl: string; readonly graphUrl: string };
    readonly googleTokenUrl: string;
    /** what mails to people of companies leave through; null: their mailboxes. No login when `user` is empty */
    readonly relay: {
      readonly from: string;
      readonly server: {
        readonly host: string;
        readonly port: number;
        readonly implicitTls: boolean;
        readonly user: string;
        readonly password: string;
      };
    } | null;
  };
  readonly webhooks: {
    /** networks beside the public ones that other systems may be in */
    readonly allowedCidrs: readonly string[];
    /** what is sent may travel unencrypted */
    readonly allowHttp: boolean;
  };
  readonly pollCron: string;
  /** connections of one worker on which mail servers say what comes in, at most; 0: none */
  readonly idleConnections: number;
  /** when what was erased leaves the files of the database */
  readonly purgeCron: string;
  /** absolute, shared by all machines; null: uploaded files lie in the database */
  readonly uploadsDir: string | null;
  /** directory of the operator's backups; null: not configured */
  readonly backup: { readonly directory: string; readonly maxAgeHours: number } | null;
  readonly extractionPoolSize: number;
  /** null: no model configured, the built-in readers alone */
  readonly model: ModelConfig | null;
  /** null: vectors are made by this service itself */
  readonly embedding: EmbeddingConfig | null;
  readonly chat: ChatConfig;
};

export type EmbeddingConfig = {
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
  readonly model: string;
  readonly dims: number;
};

/** Of questions and of answers, in an ISO 4217 currency. */
export type ModelPrices = { readonly input: number; readonly output: number; readonly currency: string };

export type ModelConfig = {
  readonly provider: AiProvider;
  /** null: a server of one's own that asks for none */
  readonly apiKey: string | null;
  /** null: the provider's own */
  readonly baseUrl: string | null;
  readonly model: string;
  /** tokens that one document's question and answer may need */
  readonly documentTokens: number;
  /** tokens that a company may use in a day */
  readonly dailyTokens: number;
  /** which pages it is shown as pictures, where it takes some */
  readonly pictures: 'pages' | 'scans' | 'none';
  /** tokens that a company may use in a month; null: no limit */
  readonly monthlyTokens: number | null;
  /** what a company may spend in a month, in the currency of `prices`; null: no limit */
  readonly monthlyCost: number | null;
  /** per million tokens; null: not configured */
  readonly prices: ModelPrices | null;
  /** between two pieces of a model's answer */
  readonly idleMs: number;
  /** how long an upload waits for the model after the built-in readers are done */
  readonly uploadWaitMs: number;
};

export type ChatConfig = {
  readonly verifyToken: string | null;
  readonly appSecret: string | null;
  /** without a secret: taken outside production, or where an operator says so */
  readonly allowUnsigned: boolean;
  readonly graphUrl: string;
  readonly mediaHosts: readonly string[];
  readonly timeZone: string;
  readonly retentionDays: number;
  readonly turnsPerHour: number;
  /** null: no limit */
  readonly tokensPerDay: number | null;
  /** a channel that the environment sets up at start, null: none */
  readonly bootstrap: { readonly phoneNumberId: string; readonly companyId: string; readonly accessToken: string } | null;
};
