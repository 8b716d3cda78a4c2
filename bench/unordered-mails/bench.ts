/**
 * npm run bench:unordered: mails without orders go through a mailbox, and those that wait for a person afterwards are counted: each costs somebody a look.
 * The mails are not here: sources.json says from which public repositories they are, and --folder where those lie (<owner>+<name>/<path>).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { emailStream } from '../../src/domain/email/email.stream.ts';
import { pollMailbox } from '../../src/jobs/definitions.ts';
import { enqueue } from '../../src/platform/queue/job.ts';
import { startStage } from '../../test/support/mail-stage.ts';
import { company, registerCatalog } from '../../test/support/order-mails.ts';
import { untilQuiet } from '../../test/support/quiet.ts';
import { tableOf } from '../support/table.ts';
import { type FoundMail, mailsOf } from './mails.ts';

const usage = `Usage: npm run bench:unordered -- --folder DIRECTORY [--all] [--most 2] [--out bench/results/unordered-mails.json]
--all: every mail below the directory, and not those of sources.json; no result is written. It needs Dovecot.`;
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    all: { type: 'boolean', default: false },
    most: { type: 'string', default: '2' },
    out: { type: 'string', default: 'bench/results/unordered-mails.json' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help || !values.folder) {
  console.log(usage);
  process.exit(values.help ? 0 : 2);
}
const { folder, all } = values;

type Source = { readonly repository: string; readonly paths: readonly string[] };
const sources = JSON.parse(await readFile(new URL('./sources.json', import.meta.url), 'utf8')) as readonly Source[];
const listed = sources.flatMap(({ repository, paths }) => paths.map((path) => `${repository.replace('/', '+')}/${path}`));

const user = 'orders@seller.example';
const markOf = (number: number): string => `unordered-${number}@bench.example`;
const numberOf = (text: string): number => Number(/unordered-(\d+)@bench/.exec(text)?.[1] ?? -1);
/** By a Message-ID of ours each is known again, and none is a copy of another. */
const marked = ({ raw }: FoundMail, number: number): Buffer => {
  const text = raw.toString('latin1').replace(/^message-id:.*\r\n([ \t].*\r\n)*/im, '');
  return Buffer.from(`Message-ID: <${markOf(number)}>\r\n${text}`, 'latin1');
};

type Row = { readonly id: string; readonly status: string; readonly requires_review: boolean; readonly error_message: string };

/** A poll has a limited time, and looks at as many mails as it suffices for. */
async function recorded(count: number, poll: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
  let rows: readonly Row[] = [];
  for (let before = -1; rows.length < count && rows.length > before; ) {
    before = rows.length;
    rows = await poll();
    console.error(`${rows.length} of ${count} mails went through`);
  }
  return rows;
}

/** What waits for a person, by the mail's number. */
async function waitingOf(
  mails: readonly FoundMail[],
): Promise<{ readonly waiting: ReadonlyMap<number, Row>; readonly count: number }> {
  const stage = await startStage({ users: [user] });
  const worker = await stage.stack.startWorker();
  try {
    const { pool } = stage.stack.foundation;
    const companyId = await stage.stack.newCompany(company.name);
    await registerCatalog(stage.stack, companyId);
    const mailboxId = await stage.configure(companyId, user);
    for (const [number, mail] of mails.entries()) await stage.dovecot.deliver(user, marked(mail, number));
    const rows = await recorded(mails.length, async () => {
      await worker.queue.enqueue([enqueue(pollMailbox, { companyId, mailboxId, asked: true }, mailboxId)]);
      await untilQuiet(stage.stack.foundation, 3_600_000);
      return (
        await pool.query<Row>('select id, status, requires_review, error_message from read.emails where company_id = $1', [
          companyId,
        ])
      ).rows;
    });
    const waiting = new Map<number, Row>();
    for (const row of rows.filter(({ status, requires_review }) => status !== 'SUCCESS' || requires_review)) {
      const [received] = await stage.stack.events(emailStream(companyId, row.id));
      waiting.set(numberOf(JSON.stringify(received?.data)), row);
    }
    return { waiting, count: rows.length };
  } finally {
    await worker.stop();
    await stage.stop();
  }
}

const mails = await mailsOf(folder, all ? ['.'] : listed);
const { waiting, count } = await waitingOf(mails);
const reasonOf = ({ status, error_message }: Row): string => (status === 'SUCCESS' ? 'review' : `${status}: ${error_message}`);
console.log(
  tableOf([['mail', 'why it waits'], ...[...waiting].map(([at, row]) => [mails[at]?.name ?? '', reasonOf(row).slice(0, 200)])]),
);
console.log(`${count} of ${mails.length} mails without orders, ${waiting.size} wait for a person`);
if (!all) {
  const waits = [...waiting].map(([at, row]) => ({ mail: mails[at]?.name, why: reasonOf(row) }));
  await mkdir(dirname(values.out), { recursive: true });
  await writeFile(values.out, `${JSON.stringify({ mails: count, waits }, null, 2)}\n`);
}
if (waiting.size > Number(values.most)) process.exitCode = 1;
