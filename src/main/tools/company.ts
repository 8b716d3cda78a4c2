/** npm run company -- create NAME | user COMPANY_ID ADDRESS | settings COMPANY_ID NAME=VALUE…: the companies of this installation. */
import { randomUUID } from 'node:crypto';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { CompanySettings } from '../../domain/company/company.events.ts';
import { isCurrencyCode } from '../../kernel/currencies.ts';
import { composeCommands } from '../compose/compose.ts';
import { inviteFromHere } from './invite-from-here.ts';
import { runTool } from './run-tool.ts';
import { toolContext } from './tool-context.ts';

const usage = `Usage:
  npm run --silent company -- create NAME
  npm run --silent company -- user COMPANY_ID ADDRESS [admin,sales]   prints a link with which the user sets a password
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
    currency: isCurrencyCode(value) ? value : fail(`currency: ${value} is not an ISO 4217 code such as EUR`),
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
const actions = ['create', 'settings', 'user'] as const;
if (!subject || !actions.some((known) => known === action) || (action !== 'create' && rest.length === 0)) fail(usage);
const changes = action === 'settings' ? changesOf(rest) : {};

const companyId = action === 'create' ? randomUUID() : subject;
await runTool(async (foundation) => {
  const commands = composeCommands(foundation);
  const context = toolContext(companyId, 'company');
  if (action === 'create') {
    await commands.registerCompany({ name: subject }, context);
    return companyId;
  }
  if (action === 'user') return inviteFromHere(foundation, commands, context, rest);
  const done = await commands.changeCompanySettings({ changes, ifMatch: null }, context);
  if (isLeft(done)) throw new Error(`${subject} is no company of this installation`);
  return done.right.settings;
});
