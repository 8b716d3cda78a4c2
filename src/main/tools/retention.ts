/** npm run retention [-- --dry-run] [--archive FILE] [COMPANY_ID…]: personal data that is over its company's term is gone afterwards. */
import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createCommandHandler } from '@order-intake/event-sourcing';
import {
  createExpirePersonalData,
  createFindExpired,
  type Expired,
  type Reading,
  readExpired,
} from '../../commands/privacy/expire-personal-data.command.ts';
import { systemContext } from '../../commands/shared/system-context.ts';
import type { CompanySettings } from '../../domain/company/company.events.ts';
import { eventCodecs } from '../../domain/event-codecs.ts';
import { type Terms, termsOf } from '../../domain/privacy/kept-for-a-term.ts';
import { createNoteErasure } from '../../platform/postgres/purge/erasures.ts';
import type { Foundation } from '../compose/compose-foundation.ts';
import { type AgedRows, composeRetention, type Retention } from '../compose/compose-retention.ts';
import { runTool } from './run-tool.ts';

const usage = `Usage:
  npm run --silent retention -- --dry-run                      counts data past the retention periods of each company (personal_data_days, mail_data_days, …)
  npm run --silent retention -- --archive FILE.ndjson          writes expired data to a readable file, then destroys it
  npm run --silent retention -- --no-archive                   destroys expired data without an archive
Add company IDs at the end to restrict the command to them.`;

/** By company, of those that have any. */
const companyTerms = async ({ pool }: Foundation, companyIds: readonly string[]): Promise<ReadonlyMap<string, Terms>> => {
  const { rows } = await pool.query<{ id: string; settings: CompanySettings }>(
    'select id, settings from read.companies where cardinality($1::text[]) = 0 or id = any($1::text[]) order by id',
    [companyIds],
  );
  const termsById = new Map(
    rows.flatMap(({ id, settings }) => {
      const terms = termsOf(settings);
      return terms === null ? [] : [[id, terms] as const];
    }),
  );
  const unknown = companyIds.filter((id) => !termsById.has(id));
  if (unknown.length > 0)
    throw new Error(
      `${unknown.join(', ')}: no company with a retention period (personal_data_days, mail_data_days, …); nothing was changed`,
    );
  return termsById;
};

type Over = Expired & { readonly terms: Terms; readonly rows: AgedRows };
type Parts = { readonly reading: Reading; readonly retention: Retention; readonly now: Date };

/** One event, text or entry a line, for its owner alone; on the disk before anything is destroyed. */
const archiveTo = async (file: string, { reading, retention, now }: Parts, expired: readonly Over[]) => {
  const handle = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be written (${error.code}): name a file that does not exist; nothing was changed`);
  });
  try {
    let [events, rows] = [0, 0];
    for await (const { position: _, openedWith: __, ...event } of readExpired(reading, expired)) {
      await handle.write(`${JSON.stringify(event)}\n`);
      events += 1;
    }
    for (const { companyId, terms } of expired)
      for await (const row of retention.read({ companyId, terms, now })) {
        await handle.write(`${JSON.stringify(row)}\n`);
        rows += 1;
      }
    await handle.sync();
    return { file, events, rows };
  } finally {
    await handle.close();
  }
};

const findAll = async ({ reading, retention, now }: Parts, terms: ReadonlyMap<string, Terms>): Promise<readonly Over[]> => {
  const overdue: Over[] = [];
  for (const expired of await createFindExpired(reading)(terms, now)) {
    const of = terms.get(expired.companyId);
    if (of)
      overdue.push({ ...expired, terms: of, rows: await retention.count({ companyId: expired.companyId, terms: of, now }) });
  }
  return overdue;
};

const expire = async (foundation: Foundation, companies: readonly string[], archive: string | null, dryRun: boolean) => {
  const { store, personalKeys, files } = foundation;
  const types = eventCodecs.filter(({ personal }) => Object.keys(personal).length > 0).map(({ type }) => type);
  const terms = await companyTerms(foundation, companies);
  const parts = { reading: { store, types }, retention: await composeRetention(foundation), now: new Date() };
  const expired = await findAll(parts, terms);
  const counts = expired.map(({ companyId, terms: days, keyIds, events, rows }) => {
    const { chatSessions: chat_sessions, chatTexts: chat_texts, securityLog: security_log } = rows;
    return { company: companyId, days, keys: keyIds.length, events, rows: { chat_sessions, chat_texts, security_log } };
  });
  if (dryRun) return { dry_run: true, companies: counts };
  const archived = archive === null ? null : await archiveTo(archive, parts, expired);
  const destroy = createExpirePersonalData({ handle: createCommandHandler(store), keys: personalKeys, files });
  let removed = 0;
  const noteErasure = createNoteErasure(foundation.pool);
  for (const { companyId, keyIds, terms: of, rows } of expired) {
    if (keyIds.length === 0 && Object.values(rows).every((count) => count === 0)) continue;
    await noteErasure();
    const cause = randomUUID();
    const context = systemContext(companyId, 'retention', { correlationId: cause, causationId: cause });
    removed += (await destroy(keyIds, context)).files;
    await parts.retention.remove({ companyId, terms: of, now: parts.now });
    await noteErasure();
  }
  return { dry_run: false, companies: counts, files: removed, archived };
};

const { values, positionals } = parseArgs({
  options: { 'dry-run': { type: 'boolean' }, archive: { type: 'string' }, 'no-archive': { type: 'boolean' } },
  allowPositionals: true,
});
const { 'dry-run': dryRun = false, archive = null, 'no-archive': noArchive = false } = values;
if ([dryRun, noArchive, archive !== null].filter(Boolean).length !== 1) {
  console.error(usage);
  process.exit(2);
}
await runTool((foundation) => expire(foundation, positionals, archive, dryRun));
