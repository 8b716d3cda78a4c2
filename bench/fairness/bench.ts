/**
 * npm run bench:fairness [-- --mails N --chats N --uploads N --probes N --every S]: what a company notices of another that floods. It sends a mail,
 * a chat message and an upload every S seconds, on a quiet service and then while the other's flood is worked off, hostile files among it. Told are
 * the times to the outcome, and whether anything of either was lost. The size of issue and production is --mails 100000 --chats 50000 --uploads 500.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { deflateSync } from 'node:zlib';
import { onePage, stream } from '../../test/support/hostile/raw-pdf.ts';
import { median } from '../support/measure.ts';
import { tableOf } from '../support/table.ts';
import { type Company, type Site, startSite } from './site.ts';

const { values } = parseArgs({
  options: {
    mails: { type: 'string', default: '200' },
    chats: { type: 'string', default: '200' },
    uploads: { type: 'string', default: '20' },
    probes: { type: 'string', default: '10' },
    every: { type: 'string', default: '10' },
  },
});
const [mails = 0, chats = 0, uploads = 0, probes = 0, every = 0] = (
  ['mails', 'chats', 'uploads', 'probes', 'every'] as const
).map((name) => Number(values[name]));
if (![mails, chats, uploads, probes, every].every((value) => Number.isInteger(value) && value > 0)) {
  console.error('Usage: npm run bench:fairness -- [--mails 200] [--chats 200] [--uploads 20] [--probes 10] [--every 10]');
  process.exit(2);
}

const kinds = ['mail', 'chat', 'upload'] as const;
type Times = Record<(typeof kinds)[number], number[]>;

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

/** One of each, every so many seconds, the next one also when the one before is not done. */
const probe = async (company: Company): Promise<Times> => {
  const times: Times = { mail: [], chat: [], upload: [] };
  const running: Promise<unknown>[] = [];
  for (let round = 0; round < probes; round += 1) {
    const due = sleep(every * 1_000);
    for (const kind of kinds) {
      const sent = company[kind]().then((ms) => times[kind].push(ms));
      sent.catch(() => undefined); // told at the end
      running.push(sent);
    }
    await due;
    process.stderr.write('.');
  }
  await Promise.all(running);
  return times;
};

/** made once: packing it would be the measurement */
const bomb = deflateSync(deflateSync(Buffer.alloc(100 * 1024 * 1024, 32)));

/** every tenth is damaged, or unpacks to a hundred megabytes */
const hostile = (index: number): Buffer | null => {
  if (index % 10 === 3) return Buffer.from(`%PDF-1.4 ${index}\nnothing that a reader could use`);
  if (index % 10 !== 7) return null;
  return onePage(stream(bomb, `/Filter[/FlateDecode/FlateDecode]/Nr ${index}`));
};

const flood = async (company: Company): Promise<void> => {
  for (let index = 0; index < mails; index += 1) {
    const content = hostile(index);
    await company.deliver(content ? await company.mailWith(content) : await company.orderMail());
  }
  await company.poll();
  for (let left = chats; left > 0; left -= 500) await company.write(Math.min(left, 500));
  for (let index = 0; index < uploads; index += 1)
    await company.send('order.pdf', hostile(index % 2 === 0 ? 3 : 7) ?? Buffer.alloc(0), 'respond-async');
};

type Left = { readonly mails: number; readonly open: number; readonly chats: number };

const leftOf = async ({ pool, loud }: Site): Promise<Left> => {
  const { rows } = await pool.query<Left>(
    `select (select count(*)::int from read.emails where company_id = $1) as mails,
       (select count(*)::int from read.emails where company_id = $1 and status = 'PENDING') as open,
       (select count(*)::int from app.chat_contents where company_id = $1 and direction = 'in' and session_id is not null) as chats`,
    [loud.companyId],
  );
  return rows[0] ?? { mails: 0, open: 0, chats: 0 };
};

/** Until all of the flood has its outcome, or nothing has moved for five minutes. */
const workedOff = async (site: Site): Promise<Left> => {
  let moved = performance.now();
  for (let before = ''; ; await sleep(2_000)) {
    const left = await leftOf(site);
    const now = JSON.stringify(left);
    if (now !== before) moved = performance.now();
    before = now;
    if ((left.mails >= mails && left.open === 0 && left.chats >= chats) || performance.now() - moved > 300_000) return left;
    await site.loud.poll();
  }
};

const site = await startSite();
try {
  for (const kind of kinds) await site.quiet[kind](); // what is used for the first time
  const calm = await probe(site.quiet);
  const began = performance.now();
  await flood(site.loud);
  const loud = await probe(site.quiet);
  const during = await leftOf(site);
  const left = await workedOff(site);
  process.stderr.write('\n');
  const line = (kind: (typeof kinds)[number]) => [
    kind,
    ...[median(calm[kind]), p95(calm[kind]), median(loud[kind]), p95(loud[kind])].map((ms) => ms.toFixed(0)),
    (p95(loud[kind]) / p95(calm[kind])).toFixed(2),
  ];
  console.log(
    tableOf([['ms to the outcome', 'quiet p50', 'quiet p95', 'flood p50', 'flood p95', 'ratio of p95'], ...kinds.map(line)]),
  );
  const floodSeconds = ((performance.now() - began) / 1_000).toFixed(0);
  console.log(`flood: ${mails} mails, ${chats} chat messages, ${uploads} uploads, worked off in ${floodSeconds} s`);
  console.log(
    `when the last one was sent, ${mails - during.mails + during.open} mails and ${chats - during.chats} messages of it still waited`,
  );
  console.log(`lost: ${mails - left.mails + left.open} mails, ${chats - left.chats} chat messages`);
} finally {
  await site.stop();
}
