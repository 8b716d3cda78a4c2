/** npm run company -- create NAME | settings COMPANY_ID NAME=VALUE…: the companies of this installation. */
import { randomUUID } from 'node:crypto';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { CompanySettings } from '../domain/company/company.events.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { runMigrations } from '../platform/postgres/migrations.ts';
import { composeCommands, composeFoundation, composeHosts } from './compose.ts';
import { readConfig } from './read-config.ts';
import { joinStores } from './stores.ts';

const usage = `Usage:
  npm run --silent company -- create NAME
  npm run --silent company -- settings COMPANY_ID admin_emails=a@x.example,b@x.example currency=EUR locale=de-DE time_zone=Europe/Berlin own_names=… own_domains=… min_confidence_threshold=70`;

const list = (value: string): readonly string[] => value.split(',').flatMap((entry) => entry.trim() || []);
const threshold = (value: string): number => {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 100)
    fail(`min_confidence_threshold: ${value} is not an integer from 0 to 100`);
  return number;
};

const settings: Readonly<Record<string, (value: string) => Partial<CompanySettings>>> = {
  admin_emails: (value) => ({ adminEmails: list(value) }),
  currency: (value) => ({
    currency: /^[A-Z]{3}$/.test(value) ? value : fail(`currency: ${value} is not an ISO 4217 code such as EUR`),
  }),
  locale: (value) => ({ locale: value }),
  time_zone: (value) => ({ timeZone: value }),
  own_names: (value) => ({ ownNames: list(value) }),
  own_domains: (value) => ({ ownDomains: list(value).map((domain) => domain.toLowerCase()) }),
  min_confidence_threshold: (value) => ({ minConfidenceThreshold: threshold(value) }),
};

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const changesOf = (pairs: readonly string[]): Partial<CompanySettings> =>
  Object.assign(
    {},
    ...pairs.map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return settings[name]?.(value) ?? fail(`${name} is no setting of a company\n${usage}`);
    }),
  );

const [action, subject, ...rest] = process.argv.slice(2);
if (!subject || (action !== 'create' && action !== 'settings') || (action === 'settings' && rest.length === 0)) fail(usage);
const changes = action === 'settings' ? changesOf(rest) : {};

const config = readConfig();
const log = createLogger({ level: 'error' });
const stores = await joinStores(config, log);
await runMigrations(stores.databaseUrl);
const foundation = await composeFoundation(config, stores, log);
const commands = composeCommands(foundation, foundation.store, composeHosts(config));
const companyId = action === 'create' ? randomUUID() : subject;
const context = {
  companyId,
  actor: 'system:company',
  correlationId: randomUUID(),
  causationId: randomUUID(),
  commandId: randomUUID(),
};
const done =
  action === 'create'
    ? await commands.registerCompany({ name: subject }, context)
    : await commands.changeCompanySettings(changes, context);
await foundation.close();
await stores.stop();
if (isLeft(done)) fail(`${subject} is no company of this installation`);
console.log(action === 'create' ? companyId : JSON.stringify(done.right, null, 2));
