/**
 * npm run bench:schema-change [-- --events N] [--sample N] [--rate N] [--seconds S] [--minutes M]: three read models get a column while people work. A log of N
 * events, made of a sample of mails by the service's own deciders, is shown by API and projector, each a program; then the next release's
 * projector starts beside them and builds the three anew. Printed for before, meanwhile and after: requests, those that failed, their times, and how
 * long after it was recorded a mail is shown; and how long it took until all three were. When they are not after M minutes, how far they are.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { developmentTokenKey, signToken } from '../../src/platform/crypto/token-key.ts';
import { decideMails, sellerOf } from '../../test/support/decided-mails.ts';
import { copy, receivedData } from '../../test/support/samples.ts';
import { startStack } from '../../test/support/stack.ts';
import { until } from '../../test/support/until.ts';
import { startServer } from '../api/server-process.ts';
import { multiplyLog, sharesOf, writtenSoFar } from '../support/decided-log.ts';
import { rounded, tableOf } from '../support/table.ts';
import { type Seen, startPeople } from './people.ts';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000000' },
    sample: { type: 'string', default: '300' },
    rate: { type: 'string', default: '20' },
    /** before and after */
    seconds: { type: 'string', default: '20' },
    /** the building at most */
    minutes: { type: 'string', default: '30' },
  },
});
const numbers = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, Number(text)])) as Record<
  keyof typeof values,
  number
>;
const { events, sample, rate, seconds, minutes } = numbers;
if (!Object.values(numbers).every((value) => Number.isFinite(value) && value > 0)) {
  console.error(
    'Usage: npm run bench:schema-change -- [--events 1000000] [--sample 300] [--rate 20] [--seconds 20] [--minutes 30]',
  );
  process.exit(2);
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const longMs = 4 * 60 * 60_000;
const sinceMs = (began: number): number => (performance.now() - began) / 1000;
const at = (numbers: readonly number[], share: number): string => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(0);
};

/** The seconds until each of the changed read models was shown, of those that were in time. It runs on: nobody else keeps them up to date from then on. */
const nextRelease = async (env: Readonly<Record<string, string>>) => {
  const began = performance.now();
  const child = spawn(process.execPath, ['bench/schema-change/next-release.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const shown = new Map<string, number>();
  let changed: readonly string[] = [];
  // it closes then, and the lines end
  const lines = createInterface({ input: child.stdout, signal: AbortSignal.timeout(minutes * 60_000) });
  for await (const line of lines) {
    const said = JSON.parse(line) as { changed?: readonly string[]; shown?: string };
    if (said.changed) changed = said.changed;
    if (said.shown) shown.set(said.shown, sinceMs(began));
    if (changed.length > 0 && shown.size === changed.length) break;
  }
  const late = changed.length === 0 ? ['all'] : changed.filter((name) => !shown.has(name));
  if (child.exitCode !== null) throw new Error('the next release ended before it had shown all');
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { shown, late, tookSeconds: sinceMs(began), stop };
};

/** How much of the log is in the tables that are not shown yet, 0 to 1. */
const doneOf = async (): Promise<number> => {
  const { commit } = (await store.end()) ?? { commit: 0n };
  const { rows } = await pool.query<{ reached: string | null }>(
    `select min(commit_position)::text as reached from app.checkpoints where kind = 'building'`,
  );
  return Number(rows[0]?.reached ?? 0) / Number(commit);
};

const stack = await startStack({ storeAsProgram: true });
const { pool, store } = stack.foundation;
const servers: { readonly stop: () => Promise<void> }[] = [];
try {
  const companyId = await sellerOf(stack);
  const countOf = async (table: string) => Number((await pool.query(`select count(*) as n from read.${table}`)).rows[0]?.n);
  await decideMails(stack, companyId, sample, () => process.stderr.write('.'));
  await stack.stopProjector();

  const written = await writtenSoFar(store);
  const perCopy = written.reduce((sum, one) => sum + one.events.length, 0);
  const copies = Math.max(1, Math.ceil(events / perCopy) - 1);
  const filling = performance.now();
  const companies = sharesOf(companyId, 50);
  await multiplyLog({ stack, written, companyId, companies, copies, onCopy: () => process.stderr.write('+') });
  const total = perCopy * (copies + 1);
  console.log(
    `\n${rounded(total)} events of ${rounded(sample * (copies + 1))} mails, written in ${sinceMs(filling).toFixed(0)} s`,
  );

  const catchingUp = performance.now();
  const quiet = { ...stack.env, HOST: '127.0.0.1', PORT: '0', HEALTH_PORT: '0', LOG_LEVEL: 'silent' };
  for (const part of ['projector', 'api']) servers.push(await startServer(`src/main/${part}.ts`, quiet));
  const { url } = servers.at(-1) as unknown as { url: string };
  await until('what there is to be shown', async () => (await countOf('emails')) === sample * (copies + 1), longMs);
  console.log(`all read models of today caught up with it in ${sinceMs(catchingUp).toFixed(0)} s, live`);

  const token = await signToken(
    await developmentTokenKey(stack.config.dataDir),
    { companyId, roles: ['admin', 'sales'], subject: 'bench' },
    5,
  );
  const people = startPeople({
    url,
    token,
    requestsASecond: rate,
    recordEveryMs: 500,
    paths: [
      'email-logs/?limit=50',
      'sales-orders/?limit=50',
      'sales-orders/email_queue/',
      'email-logs/?status=FAILED&limit=50',
      'stats/?days=30',
    ].map((path) => `/sales/${path}`),
    record: async () => {
      const { mail, attachments, skipped, notForUs } = receivedData();
      const messageId = `${randomUUID()}@buyer.example`;
      const input = {
        module: 'SALES' as const,
        copy: copy({ uid: 1 }),
        mail: { ...mail, messageId },
        attachments,
        skipped,
        notForUs,
      };
      const { emailId } = await stack.commands.receiveEmail(input, stack.context(companyId));
      return async () => (await pool.query('select 1 from read.emails where id = $1', [emailId])).rows.length > 0;
    },
  });
  const phases: [string, Seen][] = [];
  people.take();
  await sleep(seconds * 1000);
  phases.push(['before', people.take()]);
  const next = await nextRelease(quiet);
  const { shown, late, tookSeconds } = next;
  servers.push(next);
  phases.push(['while they are built', people.take()]);
  const done = late.length > 0 ? await doneOf() : 1;
  await sleep(seconds * 1000);
  phases.push(['after', people.take()]);
  await people.stop();

  if (shown.size > 0)
    console.log(`built beside what was shown: ${[...shown].map(([name, s]) => `${name} after ${s.toFixed(0)} s`).join(', ')}`);
  if (late.length > 0) {
    console.log(`not shown after ${minutes} minutes: ${late.join(', ')}; ${(done * 100).toFixed(0)} % of the log is in them`);
    process.exitCode = 1;
  }
  const came = (phases[1]?.[1].lags.length ?? 0) / tookSeconds;
  console.log(
    `${rounded((done * total) / tookSeconds)} events a second, from the start of the process on; ${came.toFixed(1)} mails a second came meanwhile\n`,
  );
  console.log(
    tableOf([
      ['', 'requests', 'failed', 'p50 ms', 'p99 ms', 'shown after, p50 ms', 'most'],
      ...phases.map(([name, { took, lags, failed }]) => [
        name,
        rounded(took.length),
        String(failed.length),
        at(took, 0.5),
        at(took, 0.99),
        at(lags, 0.5),
        at(lags, 1),
      ]),
    ]),
  );
  for (const wrong of new Set(phases.flatMap(([, { failed }]) => failed))) console.log(wrong);
  if (late.length === 0) await expectAllFolded();
} finally {
  for (const server of servers.toReversed()) await server.stop();
  await stack.stop();
}

async function expectAllFolded(): Promise<void> {
  const { rows } = await pool.query<{ old: string }>('select count(*) filter (where folded_by is null) as old from read.emails');
  if (Number(rows[0]?.old) > 0) throw new Error('rows are shown that the next release did not fold');
}
