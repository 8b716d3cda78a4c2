/**
 * npm run bench:workers [-- --workers 1,2,4] [--mails N]: the same mails for one worker process and for several, half of them with an order as a sheet and
 * half as a PDF of text. All parts are programs of their own on this machine. Printed for each number of workers: mails a minute from the listing to
 * the last outcome, the processor time of a mail by the programs that used it, and how busy the machine's cores were with them: from where they
 * are all busy on, more workers can show nothing here.
 */
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { orderLetter } from '../../test/support/order-mails.ts';
import { joinCompany } from '../../test/support/service/company.ts';
import { startInstallation } from '../../test/support/service/installation.ts';
import { startServiceProgram } from '../../test/support/service/service-program.ts';
import { secondsBy } from '../support/processor-time.ts';
import { tableOf } from '../support/table.ts';

const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: '1,2,4' },
    mails: { type: 'string', default: '120' },
  },
});
const counts = values.workers.split(',').map(Number);
const mails = Number(values.mails);
if (![...counts, mails].every((value) => Number.isInteger(value) && value > 0)) {
  console.error('Usage: npm run bench:workers -- [--workers 1,2,4] [--mails 120]');
  process.exit(2);
}

/** By whom, and what is done there. */
const programs = [
  ['readers: parse, rules', /pool\/child\.ts/],
  ['worker: IMAP, SMTP, decisions', /src\/main\/worker\.ts/],
  ['projector: rows', /src\/main\/projector\.ts/],
  ['event store', /embedded\/event-store\/main\.ts/],
  ['Postgres: rows, queue', /postgres/],
  ['Dovecot', /dovecot/],
] as const;
const users = counts.map((_, n) => `orders${n}@seller.example`);
/** loads what the first mail would wait for */
const warmUp = 10;
const lookAgainMs = 50;

const installation = await startInstallation({ users, env: { EXTRACTION_POOL_SIZE: '2' } });
const { stack, dovecot } = installation;
const { pool } = stack.foundation;
const more: Awaited<ReturnType<typeof startServiceProgram>>[] = [];

/** Seconds from the poll until all that is in the mailbox has an outcome. */
const worked = async (company: Awaited<ReturnType<typeof joinCompany>>, user: string, count: number): Promise<number> => {
  const letters = await Promise.all(
    Array.from({ length: count }, (_, n) => orderLetter({ to: user, format: n % 2 === 0 ? 'pdf' : 'xlsx' })),
  );
  for (const { raw } of letters) await dovecot.deliver(user, raw);
  const done = async () =>
    Number(
      (
        await pool.query(`select count(*) as n from read.emails where company_id = $1 and status <> 'PENDING'`, [
          company.companyId,
        ])
      ).rows[0]?.n,
    );
  const wanted = (await done()) + count;
  const began = performance.now();
  await company.poll();
  while ((await done()) < wanted) await sleep(lookAgainMs);
  return (performance.now() - began) / 1000;
};

const rows: string[][] = [];
try {
  for (const [index, workers] of counts.entries()) {
    while (more.length + 1 < workers) more.push(await startServiceProgram('worker', stack.env, { givesWay: true }));
    const user = users[index] ?? '';
    const company = await joinCompany(installation, user, null);
    await worked(company, user, warmUp * workers);
    const before = secondsBy(programs);
    const seconds = await worked(company, user, mails);
    const after = secondsBy(programs);
    const each = programs.map(([name]) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / mails);
    const all = each.reduce((sum, one) => sum + one, 0);
    rows.push([
      String(workers),
      ((mails * 60) / seconds).toFixed(0),
      (all * 1000).toFixed(0),
      ...each.map((one) => (one * 1000).toFixed(0)),
      `${((all * mails * 100) / seconds / cpus().length).toFixed(0)} %`,
    ]);
    await company.stop();
    process.stderr.write('.');
  }
  console.log(`\n${mails} mails each on ${cpus().length} cores; processor time of a mail in ms`);
  console.log(tableOf([['workers', 'mails a minute', 'in all', ...programs.map(([name]) => name), 'of the cores'], ...rows]));
} finally {
  for (const worker of more) await worker.stop();
  await installation.stop();
}
