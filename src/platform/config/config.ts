/** The configuration: decoded once at start, every fault told at once. */
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { isOwnHost, parseStoreUrl } from '@order-intake/event-sourcing';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { Errors } from 'io-ts';
import type { ChatConfig, Config, EmbeddingConfig, ModelConfig } from './config.types.ts';
import { mailConfigOf, relayWithoutSender } from './mail-config.ts';
import { type Providers, providersOf } from './provider-templates.ts';
import { type Environment, type SettingFault, withSecretFiles } from './secret-files.ts';
import { type Mode, ModelSettings, Settings, secretSettings } from './settings.ts';

export type { Config, ModelConfig, ProviderTemplate } from './config.types.ts';

/** The configuration in these variables, or all that is wrong with them. Values of secret variables are never in a fault. */
export const loadConfig = (variables: Environment): Either<readonly SettingFault[], Config> => {
  const { env, faults: ofFiles } = withSecretFiles(variables);
  if (ofFiles.length > 0) return left(ofFiles);
  const decoded = Settings.decode(env);
  if (isLeft(decoded)) return left(faultsOf(decoded.left, env));
  const settings = decoded.right;
  const mode = settings.MODE ?? (settings.NODE_ENV === 'production' ? 'production' : 'embedded');
  const faults = [
    ...pastNoPooler(settings),
    ...withoutKey(settings),
    ...withoutPrices(settings),
    ...relayWithoutSender(settings),
    ...(mode === 'production' ? faultsInProduction(settings) : []),
  ];
  const providers = providersOf(settings);
  if (isLeft(providers)) return left([...faults, ...providers.left]);
  return faults.length > 0 ? left(faults) : right(configOf(settings, mode, providers.right));
};

/** Only the model's settings, for tools that need no other: null without a key. */
export const loadModelConfig = (variables: Environment): Either<readonly SettingFault[], ModelConfig | null> => {
  const { env, faults } = withSecretFiles(variables);
  if (faults.length > 0) return left(faults);
  const decoded = ModelSettings.decode(env);
  if (isLeft(decoded)) return left(faultsOf(decoded.left, env));
  const missing = [...withoutKey(decoded.right), ...withoutPrices(decoded.right)];
  return missing.length > 0 ? left(missing) : right(modelConfigOf(decoded.right));
};

/** One line a fault: `PORT: given "99999", expected a port (0 to 65535)`. */
export const describeFaults = (faults: readonly SettingFault[]): string =>
  faults.map(({ variable, given: actual, expected }) => `${variable}: given ${actual}, expected ${expected}`).join('\n');

const faultsOf = (errors: Errors, env: Environment): readonly SettingFault[] => {
  const faults = errors.map(({ context }) => ({ variable: context[1]?.key ?? '', expected: context.at(-1)?.type.name ?? '' }));
  return faults.map(({ variable, expected }) => ({ variable, given: shownValue(variable, env[variable]), expected }));
};

const shownValue = (variable: string, value: string | undefined) =>
  secretSettings.has(variable) ? '(hidden)' : JSON.stringify(value ?? null);

const demanded = {
  DATABASE_URL: 'a URL such as postgres://user:password@host:5432/name',
  EVENTSTORE_URL: 'a URL such as esdb://host:2113?tls=true',
  ENCRYPTION_KEY: '32 random bytes in base64, as printed by: openssl rand -base64 32',
  AUTH_ISSUER: 'whose tokens are accepted, such as https://login.example.com/ (or AUTH_PASSWORDS=true: people sign in here)',
  AUTH_AUDIENCE: 'what a token has to be meant for, such as order-intake',
  PUBLIC_URL: 'where people reach this service, such as https://orders.example.com: the links of invitations lead there',
  TRUST_PROXY: 'how many proxies stand in front of the API, 0 for none',
} as const;

const isMissing = (value: string | number | readonly unknown[] | null): boolean =>
  value === null || (typeof value !== 'number' && value.length === 0);

/** Somebody has to say who people are: an issuer, or this service when that was decided for it. */
const isDemanded = ({ AUTH_PASSWORDS, AUTH_ISSUER }: Settings, variable: keyof typeof demanded): boolean => {
  if (variable === 'PUBLIC_URL') return AUTH_PASSWORDS === true;
  const byIssuer = variable === 'AUTH_ISSUER' || variable === 'AUTH_AUDIENCE';
  return !byIssuer || AUTH_PASSWORDS !== true || AUTH_ISSUER !== null;
};

const pastNoPooler = ({ DATABASE_URL, DATABASE_SESSION_URL }: Settings): readonly SettingFault[] =>
  DATABASE_SESSION_URL === null || DATABASE_URL !== null
    ? []
    : [{ variable: 'DATABASE_SESSION_URL', given: '(hidden)', expected: 'DATABASE_URL beside it: the way through the pooler' }];

/** Production fails closed: nothing that guards it has a default. */
const faultsInProduction = (settings: Settings): readonly SettingFault[] => [
  ...(Object.keys(demanded) as (keyof typeof demanded)[])
    .filter((variable) => isDemanded(settings, variable) && isMissing(settings[variable]))
    .map((variable) => ({
      variable,
      given: 'nothing',
      expected: `${demanded[variable]} (production mode starts nothing by itself)`,
    })),
  ...settings.ENCRYPTION_KEY.filter(({ key }) => isGuessable(key)).map(() => ({
    variable: 'ENCRYPTION_KEY',
    given: '(hidden)',
    expected: `${demanded.ENCRYPTION_KEY}; this one is no random key`,
  })),
  ...keysOverPlainHttp(settings),
  ...openEventStore(settings),
];

/** Anybody who reaches such a store can read and write all events. One on this machine is for its operator to judge. */
const openEventStore = ({ EVENTSTORE_URL, EVENTSTORE_ALLOW_OPEN }: Settings): readonly SettingFault[] => {
  const store = EVENTSTORE_URL === null ? null : parseStoreUrl(EVENTSTORE_URL);
  const isClosed = !store || store.hasCredentials || store.parameters.get('tls') !== 'false';
  return isClosed || EVENTSTORE_ALLOW_OPEN || store.hosts.every(({ host }) => isOwnHost(host))
    ? []
    : [
        {
          variable: 'EVENTSTORE_URL',
          given: 'a URL with tls=false and without a user',
          expected: 'tls=true and a user with its password (or EVENTSTORE_ALLOW_OPEN=true: nobody else reaches this network)',
        },
      ];
};

/** 32 random bytes have fewer than 16 different ones once in more than 10^15 keys; what somebody typed or left as zeros does. */
const isGuessable = (key: Uint8Array): boolean => new Set(key).size < 16;

/** An attacker who can change the issuer's keys in transit signs in as any user. */
const keysOverPlainHttp = ({ AUTH_ISSUER, AUTH_JWKS_URL }: Settings): readonly SettingFault[] => {
  const [variable, url] = AUTH_JWKS_URL === null ? ['AUTH_ISSUER', AUTH_ISSUER] : ['AUTH_JWKS_URL', AUTH_JWKS_URL];
  if (url === null || url.startsWith('https://')) return [];
  return [{ variable, given: shownValue(variable, url), expected: "an https URL: the issuer's keys are fetched from there" }];
};

const ownNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ownNetworks.addSubnet(network, bits);
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');

/** A server in one's own network may ask for no key; one in the internet does. */
const isOwnServer = (url: string | null): boolean => {
  if (url === null) return false;
  const { hostname } = new URL(url);
  const name = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(name);
  if (family !== 0) return ownNetworks.check(name, family === 6 ? 'ipv6' : 'ipv4');
  return !name.includes('.') || /\.(local|internal|lan|home\.arpa)$/.test(name);
};

const withoutKey = ({ AI_PROVIDER, ANTHROPIC_API_KEY }: ModelSettings): readonly SettingFault[] =>
  AI_PROVIDER === 'anthropic' && ANTHROPIC_API_KEY === null
    ? [{ variable: 'ANTHROPIC_API_KEY', given: 'nothing', expected: 'a key of the Claude API (AI_PROVIDER is anthropic)' }]
    : [];

/** What a month may cost says nothing where nobody knows what a token costs. */
const withoutPrices = ({ AI_MONTHLY_COST, AI_PRICES }: ModelSettings): readonly SettingFault[] =>
  AI_MONTHLY_COST !== null && AI_PRICES === null
    ? [
        {
          variable: 'AI_PRICES',
          given: 'nothing',
          expected: 'what a million tokens cost, such as 0.25/2.00 USD (AI_MONTHLY_COST is set)',
        },
      ]
    : [];

const modelConfigOf = (s: ModelSettings): ModelConfig | null => {
  const budgets = {
    documentTokens: s.OPENAI_DOCUMENT_TOKENS,
    dailyTokens: s.OPENAI_DAILY_TOKENS,
    pictures: s.AI_PICTURES,
    monthlyTokens: s.AI_MONTHLY_TOKENS,
    monthlyCost: s.AI_MONTHLY_COST,
    prices: s.AI_PRICES,
    idleMs: s.AI_IDLE_SECONDS * 1000,
    uploadWaitMs: s.AI_UPLOAD_WAIT_SECONDS * 1000,
  };
  if (s.AI_PROVIDER === 'anthropic')
    return s.ANTHROPIC_API_KEY === null
      ? null
      : {
          provider: 'anthropic',
          apiKey: s.ANTHROPIC_API_KEY,
          baseUrl: s.ANTHROPIC_BASE_URL,
          model: s.ANTHROPIC_MODEL,
          ...budgets,
        };
  if (s.OPENAI_API_KEY === null && !isOwnServer(s.OPENAI_BASE_URL)) return null;
  return { provider: 'openai', apiKey: s.OPENAI_API_KEY, baseUrl: s.OPENAI_BASE_URL, model: s.OPENAI_MODEL, ...budgets };
};

/** Without a key only where somebody named the model: a server of one's own has none of OpenAI's. */
const embeddingConfigOf = (s: Settings): EmbeddingConfig | null => {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_EMBEDDING_MODEL: modelName } = s;
  if (apiKey === null && (modelName === null || !isOwnServer(baseUrl))) return null;
  return { apiKey, baseUrl, model: modelName ?? 'text-embedding-3-small', dims: s.OPENAI_EMBEDDING_DIMENSIONS };
};

const configOf = (s: Settings, mode: Mode, providers: Providers): Config => ({
  mode,
  dataDir: resolve(s.DATA_DIR),
  databaseUrl: s.DATABASE_URL,
  databaseSessionUrl: s.DATABASE_SESSION_URL,
  eventStoreUrl: s.EVENTSTORE_URL,
  encryptionKeys: s.ENCRYPTION_KEY,
  host: s.HOST,
  port: s.PORT,
  health: { host: s.HEALTH_HOST, port: s.HEALTH_PORT, build: s.BUILD_ID },
  drainMs: s.DRAIN_SECONDS * 1000,
  logLevel: s.LOG_LEVEL,
  traceEndpoint: s.OTEL_EXPORTER_OTLP_ENDPOINT,
  publicUrl: s.PUBLIC_URL,
  adminEmail: s.ADMIN_EMAIL,
  auth: {
    issuer: s.AUTH_ISSUER,
    jwksUrl: s.AUTH_JWKS_URL,
    audience: s.AUTH_AUDIENCE,
    client: s.AUTH_CLIENT_ID === null ? null : { id: s.AUTH_CLIENT_ID, secret: s.AUTH_CLIENT_SECRET, scope: s.AUTH_SCOPE },
    passwords: s.AUTH_PASSWORDS ?? s.AUTH_ISSUER === null,
    maxTokenHours: s.AUTH_MAX_TOKEN_HOURS,
  },
  rateLimits: {
    perCompany: s.RATE_LIMIT_PER_COMPANY,
    perAddress: s.RATE_LIMIT_PER_ADDRESS,
    anonymous: s.RATE_LIMIT_ANONYMOUS,
  },
  liveStreams: {
    perPerson: s.LIVE_STREAMS_PER_PERSON,
    perCompany: s.LIVE_STREAMS_PER_COMPANY,
    perProcess: s.LIVE_STREAMS_PER_PROCESS,
  },
  sessionsPerPerson: s.SESSIONS_PER_PERSON,
  trustProxy: s.TRUST_PROXY ?? 0,
  securityLogDays: s.SECURITY_LOG_DAYS,
  corsOrigins: s.CORS_ORIGINS,
  ...providers,
  mail: mailConfigOf(s),
  webhooks: { allowedCidrs: s.WEBHOOK_ALLOWED_CIDRS, allowHttp: s.WEBHOOK_ALLOW_HTTP },
  pollCron: s.POLL_CRON,
  idleConnections: s.IDLE_CONNECTIONS,
  purgeCron: s.PURGE_CRON,
  uploadsDir: s.UPLOADS_DIR === null ? null : resolve(s.UPLOADS_DIR),
  backup: s.BACKUP_DIR === null ? null : { directory: resolve(s.BACKUP_DIR), maxAgeHours: s.BACKUP_MAX_AGE_HOURS },
  extractionPoolSize: s.EXTRACTION_POOL_SIZE,
  model: modelConfigOf(s),
  embedding: embeddingConfigOf(s),
  chat: {
    verifyToken: s.CHAT_VERIFY_TOKEN,
    appSecret: s.CHAT_APP_SECRET,
    allowUnsigned: s.CHAT_ALLOW_UNSIGNED || mode !== 'production',
    graphUrl: s.CHAT_GRAPH_URL,
    mediaHosts: s.CHAT_MEDIA_HOSTS,
    timeZone: s.CHAT_TZ,
    retentionDays: s.CHAT_RETENTION_DAYS,
    turnsPerHour: s.CHAT_TURNS_PER_HOUR,
    tokensPerDay: s.CHAT_TOKENS_PER_DAY === 0 ? null : s.CHAT_TOKENS_PER_DAY,
    bootstrap: bootstrapOf(s),
  },
});

const bootstrapOf = (s: Settings): ChatConfig['bootstrap'] =>
  s.CHAT_PHONE_NUMBER_ID === null || s.CHAT_COMPANY_ID === null || s.CHAT_ACCESS_TOKEN === null
    ? null
    : { phoneNumberId: s.CHAT_PHONE_NUMBER_ID, companyId: s.CHAT_COMPANY_ID, accessToken: s.CHAT_ACCESS_TOKEN };
