/** Every environment variable the service reads, with its codec and default. */
import * as t from 'io-ts';
import type { EncryptionKey } from '../crypto/keyring.ts';
import { logLevels } from '../logging/logger.ts';
import {
  amount,
  cidr,
  cron,
  emailAddress,
  encryptionKeys,
  flag,
  integer,
  listOf,
  modelPrices,
  oneOfTexts,
  orElse,
  origin,
  port,
  provider,
  smtpUrl,
  storeUrl,
  text,
  timeZone,
  url,
} from './value-codecs.ts';

export const modes = ['embedded', 'production'] as const;
export type Mode = (typeof modes)[number];

const perMinute = integer('requests a minute, 0 for no limit', 0, 10_000_000);
const httpUrl = url(['http', 'https'], 'https://orders.example.com');
/** Secrets and tokens go there. */
const httpsUrl = (example: string) => url(['https'], example);

export const aiProviders = ['openai', 'anthropic'] as const;
/** Which pages a model is shown as pictures: the first of every document, only those that OCR read, or none. */
const shownPages = ['pages', 'scans', 'none'] as const;
export type AiProvider = (typeof aiProviders)[number];
/** Where no model is configured. `npm run doctor` asks the provider whether it still serves it. */
const defaultModels: Readonly<Record<AiProvider, string>> = { openai: 'gpt-6-luna', anthropic: 'claude-haiku-5-5' };

const modelSettings = {
  OPENAI_API_KEY: orElse(text, null),
  OPENAI_BASE_URL: orElse(url(['http', 'https'], 'https://api.openai.com/v1'), null),
  OPENAI_MODEL: orElse(text, defaultModels.openai),
  AI_PROVIDER: orElse(oneOfTexts(aiProviders), 'openai' as const),
  ANTHROPIC_API_KEY: orElse(text, null),
  ANTHROPIC_BASE_URL: orElse(url(['http', 'https'], 'https://api.anthropic.com'), null),
  ANTHROPIC_MODEL: orElse(text, defaultModels.anthropic),
  OPENAI_DOCUMENT_TOKENS: orElse(integer('a number of tokens', 1_000, 1_000_000), 80_000),
  OPENAI_DAILY_TOKENS: orElse(integer('a number of tokens', 0, 999_999_999), 5_000_000),
  AI_IDLE_SECONDS: orElse(integer('a number of seconds', 1, 120), 20),
  AI_PRICES: orElse(modelPrices, null),
  AI_PICTURES: orElse(oneOfTexts(shownPages), 'pages' as const),
  AI_MONTHLY_TOKENS: orElse(integer('a number of tokens', 0, 999_999_999_999), null),
  AI_MONTHLY_COST: orElse(amount, null),
  AI_UPLOAD_WAIT_SECONDS: orElse(integer('a number of seconds', 0, 120), 20),
};
export const ModelSettings = t.type(modelSettings);
export type ModelSettings = t.TypeOf<typeof ModelSettings>;

export const Settings = t.type({
  NODE_ENV: orElse(text, 'development'),
  MODE: orElse(oneOfTexts(modes), null),
  DATA_DIR: orElse(text, '.data'),
  DATABASE_URL: orElse(url(['postgres', 'postgresql'], 'postgres://user:password@host:5432/name'), null),
  DATABASE_SESSION_URL: orElse(url(['postgres', 'postgresql'], 'postgres://user:password@host:5432/name'), null),
  EVENTSTORE_URL: orElse(storeUrl, null),
  EVENTSTORE_ALLOW_OPEN: orElse(flag, false),
  ENCRYPTION_KEY: orElse(encryptionKeys, [] as readonly EncryptionKey[]),
  HOST: orElse(text, '127.0.0.1'),
  PORT: orElse(integer('a port, 0 for any free one', 0, 65_535), 3000),
  HEALTH_HOST: orElse(text, '127.0.0.1'),
  HEALTH_PORT: orElse(integer('a port, 0 for any free one', 0, 65_535), 0),
  BUILD_ID: orElse(text, null),
  DRAIN_SECONDS: orElse(integer('a number of seconds', 0, 60), 0),
  OTEL_EXPORTER_OTLP_ENDPOINT: orElse(url(['http', 'https'], 'http://collector:4318'), null),
  LOG_LEVEL: orElse(oneOfTexts(logLevels), 'info' as const),
  PUBLIC_URL: orElse(httpUrl, null),
  ADMIN_EMAIL: orElse(emailAddress, null),
  AUTH_ISSUER: orElse(text, null),
  AUTH_JWKS_URL: orElse(url(['http', 'https'], 'https://issuer.example.com/.well-known/jwks.json'), null),
  AUTH_AUDIENCE: orElse(text, null),
  AUTH_CLIENT_ID: orElse(text, null),
  AUTH_CLIENT_SECRET: orElse(text, null),
  AUTH_SCOPE: orElse(text, 'openid profile email offline_access'),
  AUTH_PASSWORDS: orElse(flag, null),
  AUTH_MAX_TOKEN_HOURS: orElse(integer('a number of hours', 1, 8_760), 24),
  RATE_LIMIT_PER_COMPANY: orElse(perMinute, 1_200),
  RATE_LIMIT_PER_ADDRESS: orElse(perMinute, 3_000),
  RATE_LIMIT_ANONYMOUS: orElse(perMinute, 120),
  LIVE_STREAMS_PER_PERSON: orElse(integer('a number of streams', 1, 1_000), 10),
  LIVE_STREAMS_PER_COMPANY: orElse(integer('a number of streams', 1, 100_000), 500),
  LIVE_STREAMS_PER_PROCESS: orElse(integer('a number of streams', 1, 100_000), 2_000),
  SESSIONS_PER_PERSON: orElse(integer('a number of sessions', 1, 1_000), 20),
  SECURITY_LOG_DAYS: orElse(integer('a number of days', 30, 3_650), 400),
  TRUST_PROXY: orElse(integer('a number of proxies', 0, 10), null),
  CORS_ORIGINS: orElse(listOf(origin), [] as readonly string[]),
  MAIL_PROVIDERS_FILE: orElse(text, null),
  PROVIDER_A: orElse(provider, null),
  PROVIDER_B: orElse(provider, null),
  PROVIDER_C: orElse(provider, null),
  MAIL_ALLOWED_CIDRS: orElse(listOf(cidr), [] as readonly string[]),
  MAIL_ALLOWED_PORTS: orElse(listOf(port), [] as readonly number[]),
  MAIL_CA_FILE: orElse(text, null),
  MAIL_ALLOW_PLAINTEXT: orElse(flag, false),
  NOTIFICATION_SMTP_URL: orElse(smtpUrl, null),
  NOTIFICATION_FROM: orElse(emailAddress, null),
  MICROSOFT_LOGIN_URL: orElse(httpsUrl('https://login.microsoftonline.com'), 'https://login.microsoftonline.com'),
  MICROSOFT_OUTLOOK_URL: orElse(httpsUrl('https://outlook.office365.com'), 'https://outlook.office365.com'),
  MICROSOFT_GRAPH_URL: orElse(httpsUrl('https://graph.microsoft.com'), 'https://graph.microsoft.com'),
  GOOGLE_TOKEN_URL: orElse(httpsUrl('https://oauth2.googleapis.com/token'), 'https://oauth2.googleapis.com/token'),
  WEBHOOK_ALLOWED_CIDRS: orElse(listOf(cidr), [] as readonly string[]),
  WEBHOOK_ALLOW_HTTP: orElse(flag, false),
  POLL_CRON: orElse(cron, '*/5 * * * *'),
  IDLE_CONNECTIONS: orElse(integer('a number of connections', 0, 10_000), 200),
  PURGE_CRON: orElse(cron, '*/20 1-4 * * *'),
  UPLOADS_DIR: orElse(text, null),
  BACKUP_DIR: orElse(text, null),
  BACKUP_MAX_AGE_HOURS: orElse(integer('a number of hours', 1, 8_760), 48),
  EXTRACTION_POOL_SIZE: orElse(integer('a number of processes', 1, 64), 2),
  ...modelSettings,
  OPENAI_EMBEDDING_MODEL: orElse(text, null),
  OPENAI_EMBEDDING_DIMENSIONS: orElse(integer('a number of dimensions', 64, 4_096), 512),
  CHAT_VERIFY_TOKEN: orElse(text, null),
  CHAT_APP_SECRET: orElse(text, null),
  CHAT_ALLOW_UNSIGNED: orElse(flag, false),
  CHAT_GRAPH_URL: orElse(httpUrl, 'https://graph.facebook.com/v25.0'),
  CHAT_MEDIA_HOSTS: orElse(listOf(text), ['lookaside.fbsbx.com'] as readonly string[]),
  CHAT_TZ: orElse(timeZone, 'UTC'),
  CHAT_RETENTION_DAYS: orElse(integer('a number of days', 0, 3_650), 0),
  CHAT_TURNS_PER_HOUR: orElse(integer('a number of turns', 1, 10_000), 60),
  CHAT_TOKENS_PER_DAY: orElse(integer('a number of tokens', 0, 1_000_000_000), 0),
  CHAT_PHONE_NUMBER_ID: orElse(text, null),
  CHAT_COMPANY_ID: orElse(text, null),
  CHAT_ACCESS_TOKEN: orElse(text, null),
});
export type Settings = t.TypeOf<typeof Settings>;

/** What these were given is never shown: they hold credentials, or may. */
export const secretSettings: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_SESSION_URL',
  'EVENTSTORE_URL',
  'ENCRYPTION_KEY',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'ANTHROPIC_API_KEY',
  'ANTHROPIC_BASE_URL',
  'AUTH_JWKS_URL',
  'AUTH_CLIENT_SECRET',
  'NOTIFICATION_SMTP_URL',
  'CHAT_VERIFY_TOKEN',
  'CHAT_APP_SECRET',
  'CHAT_ACCESS_TOKEN',
]);
