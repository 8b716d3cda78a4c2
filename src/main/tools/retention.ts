/** npm run retention [-- --dry-run] [--archive FILE] [COMPANY_ID…]: personal data that is over its company's term is gone afterwards. */
import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  createExpirePersonalData,
  createFindExpired,
  type Expired,
  type Reading,
  readExpired,
} from '../../commands/privacy/expire-personal-data.command.ts';
import { systemContext } from '../../commands/shared/system-context.ts';
import { eventCodecs } from '../../domain/event-codecs.ts';
import { createCommandHandler } from '../../platform/command-handling/command-handler.ts';
import type { Foundation } from '../compose/compose-foundation.ts';
import { runTool } from './run-tool.ts';

const usage = `Usage:
  npm run --silent retention -- --dry-run                      how much is over the term of each company that has one (personal_data_days)
  npm run --silent retention -- --archive FILE.ndjson          keeps what is over its term in a file, readable, and then destroys its keys
  npm run --silent retention -- --no-archive                   destroys the keys and keeps nothing
Ids of companies at the end: these alone.`;

/** Days by company, of those that have a term. */
const termsOf = async ({ pool }: Foundation, wanted: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await pool.query<{ id: string; days: number }>(
    `select id, (settings->>'personalDataDays')::int as days from read.companies
     where settings->>'personalDataDays' is not null and (cardinality($1::text[]) = 0 or id = any($1::text[])) order by id`,
    [wanted],
  );
  const unknown = wanted.filter((id) => !rows.some((row) => row.id === id));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: no company with a term (personal_data_days); nothing was done`);
  return new Map(rows.map(({ id, days }) => [id, days]));
};

/** One event a line, for its owner alone; on the disk before anything is destroyed. @returns how many */
const archiveTo = async (file: string, reading: Reading, expired: readonly Expired[]): Promise<number> => {
  const handle = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be written (${error.code}): name a file that is not there yet; nothing was done`);
  });
  try {
    let events = 0;
    for await (const { position: _, openedWith: __, ...event } of readExpired(reading, expired)) {
      await handle.write(`${JSON.stringify(event)}\n`);
      events += 1;
    }
    await handle.sync();
    return events;
  } finally {
    await handle.close();
  }
};

const expire = async (foundation: Foundation, companies: readonly string[], archive: string | null, dryRun: boolean) => {
  const { store, personalKeys, files } = foundation;
  const types = eventCodecs.filter(({ personal }) => Object.keys(personal).length > 0).map(({ type }) => type);
  const expired = await createFindExpired({ store, types })(await termsOf(foundation, companies), new Date());
  const counts = expired.map(({ companyId, keyIds, events }) => ({ company: companyId, keys: keyIds.length, events }));
  if (dryRun) return { dry_run: true, companies: counts };
  const archived = archive === null ? null : { file: archive, events: await archiveTo(archive, { store, types }, expired) };
  const destroy = createExpirePersonalData({ handle: createCommandHandler(store), keys: personalKeys, files });
  let removed = 0;
  for (const { companyId, keyIds } of expired) {
    const cause = randomUUID();
    const context = systemContext(companyId, 'retention', { correlationId: cause, causationId: cause });
    removed += (await destroy(keyIds, context)).files;
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
