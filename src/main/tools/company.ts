/** npm run company -- create NAME | user COMPANY_ID ADDRESS | settings COMPANY_ID NAME=VALUE…: the companies of this installation. */
import { randomUUID } from 'node:crypto';
import { isLeft } from 'fp-ts/lib/Either.js';
import { companyChanges, companyChangesInput } from '../../commands/company/company-request.schema.ts';
import type { CompanySettings } from '../../domain/company/company.events.ts';
import { decodeRequest } from '../../platform/codec/decode-request.ts';
import { composeCommands } from '../compose/compose.ts';
import { inviteFromHere } from './invite-from-here.ts';
import { runTool } from './run-tool.ts';
import { toolContext } from './tool-context.ts';

const usage = `Usage:
  npm run --silent company -- create NAME
  npm run --silent company -- user COMPANY_ID ADDRESS [admin,sales]   prints a link for setting a password; the given roles replace existing ones
  npm run --silent company -- settings COMPANY_ID admin_emails=a@x.example,b@x.example currency=EUR locale=de-DE time_zone=Europe/Berlin own_names=… own_domains=… min_confidence_threshold=70`;

/** As the command line brings it, a value of the kind that the setting has; what is none stays a text, which its check refuses. */
const settingValue = (kind: unknown, text: string): unknown => {
  if (kind === 'array') return text.split(',').flatMap((entry) => entry.trim() || []);
  if (kind === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return kind !== 'string' && /^\d+$/.test(text) ? Number(text) : text;
};

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

/** What the API takes is what is taken here. Lists are what commas divide; what is nested has the page Settings. */
const changesOf = (pairs: readonly string[]): Partial<CompanySettings> => {
  const entries = pairs.map((pair): [string, unknown] => {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const { type, anyOf } = companyChanges.fields[name]?.schema ?? fail(`${name} is not a company setting\n${usage}`);
    const [{ type: inside }] = (anyOf ?? [{}]) as readonly [{ readonly type?: unknown }];
    return [name, settingValue(type ?? inside, value)];
  });
  const decoded = decodeRequest(companyChanges, Object.fromEntries(entries));
  return isLeft(decoded) ? fail(decoded.left.map(({ message }) => message).join('\n')) : companyChangesInput(decoded.right);
};

/** Where orders of a new company go until it says otherwise. */
const firstWarehouse = { code: 'MAIN', name: 'Main warehouse', isDefault: true };

const [action, subject, ...rest] = process.argv.slice(2);
const actions = ['create', 'settings', 'user'] as const;
if (!subject || !actions.some((candidate) => candidate === action) || (action !== 'create' && rest.length === 0)) fail(usage);
const changes = action === 'settings' ? changesOf(rest) : {};

const companyId = action === 'create' ? randomUUID() : subject;
await runTool(async (foundation) => {
  const commands = composeCommands(foundation);
  const context = toolContext(companyId, 'company');
  if (action === 'create') {
    await commands.registerCompany({ name: subject }, context);
    await commands.registerFirstWarehouse(firstWarehouse, context);
    return companyId;
  }
  if (action === 'user') return inviteFromHere(foundation, commands, context, rest);
  const changed = await commands.changeCompanySettings({ changes, ifMatch: null }, context);
  if (isLeft(changed)) throw new Error(`${subject} is not a company of this installation`);
  return changed.right.settings;
});
