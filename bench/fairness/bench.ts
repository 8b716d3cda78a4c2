/**
 * npm run bench:fairness [-- --mails N --chats N --uploads N --rounds N --probes N --every S]: what a company notices of another that floods. It sends
 * a mail, a chat message and an upload every S seconds, by turns on a quiet service and while the other's flood is worked off, hostile files among it:
 * a round is a pair of both, so that a machine that others slow down slows both. Told are the times to the outcome, the ratio of their p95 in each
 * round and the median of these, whether the flood lasted as long as it was measured, and whether anything of it was lost; and what the other's work
 * waited for: processor time of every program, answers of the parts, how long its jobs waited and ran. The size of production is
 * --mails 100000 --chats 50000 --uploads 500.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { deflateSync } from 'node:zlib';
import { onePage, stream } from '../../test/support/hostile/raw-pdf.ts';
import { median } from '../support/measure.ts';
import { tableOf } from '../support/table.ts';
import { type Profile, profiled, profileTable } from './profile.ts';
import { followPrograms } from './programs.ts';
import { type Company, type Site, startSite } from './site.ts';
import { type Outcome, slowestOf } from './slowest.ts';

const names = ['mails', 'chats', 'uploads', 'rounds', 'probes', 'every'] as const;
const defaults = { mails: '600', chats: '600', uploads: '60', rounds: '3', probes: '6', every: '5' };
const { values } = parseArgs({
  options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const, default: defaults[name] }])),
});
const [mails = 0, chats = 0, uploads = 0, rounds = 0, probes = 0, every = 0] = names.map((name) => Number(values[name]));
if (![mails, chats, uploads, rounds, probes, every].every((value) => Number.isInteger(value) && value > 0)) {
  console.error(`Usage: npm run bench:fairness -- ${names.map((name) => `[--${name} ${defaults[name]}]`).join(' ')}`);
  process.exit(2);
}
const goal = 2;

const kinds = ['mail', 'chat', 'upload'] as const;
type Times = Record<(typeof kinds)[number], number[]> & { readonly each: Outcome[] };

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

/** One of each, every so many seconds, the next one also when the one before is not done. */
const probe = async (company: Company): Promise<Times> => {
  const times: Times = { mail: [], chat: [], upload: [], each: [] };
  const running: Promise<unknown>[] = [];
  for (let sent = 0; sent < probes; sent += 1) {
    const due = sleep(every * 1_000);
    for (const kind of kinds) {
      const done = company[kind]().then((ms) => {
        times[kind].push(ms);
        times.each.push({ kind, ms, began: new Date(Date.now() - ms) });
      });
      done.catch(() => undefined); // told at the end
      running.push(done);
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
  if (index % 10 === 3) return Buffer.from(`%PDF-1.4 ${index}\n1 0 obj\nnothing that a reader could use`);
  if (index % 10 !== 7) return null;
  return onePage(stream(bomb, `/Filter[/FlateDecode/FlateDecode]/Nr ${index}`));
};

type Flood = { readonly mails: number; readonly chats: number; readonly uploads: number };
/** of a number, the part of a round: together they are all */
const part = (whole: number, round: number): number =>
  Math.floor((whole * (round + 1)) / rounds) - Math.floor((whole * round) / rounds);

const flood = async (company: Company, size: Flood, first: number): Promise<void> => {
  for (let index = 0; index < size.mails; index += 1) {
    const content = hostile(first + index);
    await company.deliver(content ? await company.mailWith(content) : await company.orderMail());
  }
  await company.poll();
  for (let left = size.chats; left > 0; left -= 500) await company.write(Math.min(left, 500));
  for (let index = 0; index < size.uploads; index += 1)
    await company.send('order.pdf', hostile(index % 2 === 0 ? 3 : 7) ?? Buffer.alloc(0), 'respond-async');
};

type Done = { readonly mails: number; readonly open: number; readonly chats: number; readonly busy: number };

const doneBy = async ({ pool, loud }: Site): Promise<Done> => {
  const { rows } = await pool.query<Done>(
    `select (select count(*)::int from read.emails where company_id = $1) as mails,
       (select count(*)::int from read.emails where company_id = $1 and status = 'PENDING') as open,
       (select count(*)::int from app.chat_contents where company_id = $1 and direction = 'in' and session_id is not null) as chats,
       (select count(*)::int from queue.job where group_id = $1 and state <= 'active' and start_after <= now()) as busy`,
    [loud.companyId],
  );
  return rows[0] ?? { mails: 0, open: 0, chats: 0, busy: 0 };
};

/** Until all that was handed in has its outcome and nothing of it is at work, or nothing has moved for five minutes. */
const workedOff = async (site: Site, given: Flood): Promise<Done> => {
  let moved = performance.now();
  for (let before = ''; ; await sleep(1_000)) {
    const done = await doneBy(site);
    const now = JSON.stringify(done);
    if (now !== before) moved = performance.now();
    before = now;
    const all = done.mails >= given.mails && done.open === 0 && done.chats >= given.chats && done.busy === 0;
    if (all || performance.now() - moved > 300_000) return done;
    if (done.mails < given.mails) await site.loud.poll();
  }
};

const site = await startSite();
const programs = followPrograms();
try {
  for (const kind of kinds) await site.quiet[kind](); // what is used for the first time
  const pairs: { readonly calm: Times; readonly loud: Times }[] = [];
  const profiles: { readonly calm: Profile; readonly loud: Profile }[] = [];
  let given: Flood = { mails: 0, chats: 0, uploads: 0 };
  let [covered, floodMs, left] = [0, 0, await doneBy(site)];
  const slowest: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const size = { mails: part(mails, round), chats: part(chats, round), uploads: part(uploads, round) };
    const { value: calm, profile: calmly } = await profiled(site, programs, () => probe(site.quiet));
    const began = performance.now();
    await flood(site.loud, size, given.mails);
    given = { mails: given.mails + size.mails, chats: given.chats + size.chats, uploads: given.uploads + size.uploads };
    const { value: loud, profile: loudly } = await profiled(site, programs, () => probe(site.quiet));
    const during = await doneBy(site);
    if (during.busy > 0) covered += 1;
    slowest.push(...(await slowestOf(site.installation.stack, site.quiet.companyId, loud.each)));
    left = await workedOff(site, given);
    floodMs += performance.now() - began;
    pairs.push({ calm, loud });
    profiles.push({ calm: calmly, loud: loudly });
  }
  process.stderr.write('\n');
  const line = (kind: (typeof kinds)[number]) => {
    const [calm, loud] = [pairs.flatMap((pair) => pair.calm[kind]), pairs.flatMap((pair) => pair.loud[kind])];
    const ratios = pairs.map((pair) => p95(pair.loud[kind]) / p95(pair.calm[kind]));
    const each = ratios.map((ratio) => ratio.toFixed(2)).join(' ');
    return [
      kind,
      ...[median(calm), p95(calm), median(loud), p95(loud)].map((ms) => ms.toFixed(0)),
      each,
      median(ratios).toFixed(2),
    ];
  };
  const heads = ['ms to the outcome', 'quiet p50', 'quiet p95', 'flood p50', 'flood p95', 'p95 by p95, each round'];
  console.log(tableOf([[...heads, `median (goal: ${goal})`], ...kinds.map(line)]));
  console.log(
    `flood: ${mails} mails, ${chats} chat messages, ${uploads} uploads in ${rounds} rounds, worked off in ${(floodMs / 1_000).toFixed(0)} s; it lasted as long as it was measured in ${covered}`,
  );
  const told = profileTable(
    profiles.map(({ calm }) => calm),
    profiles.map(({ loud }) => loud),
  );
  console.log(`\n${told}\n`);
  const inOrder = (kind: (typeof kinds)[number]) =>
    pairs.map((pair) => pair.loud[kind].map((ms) => ms.toFixed(0)).join(' ')).join(' | ');
  console.log(`under the flood, as they ended: ${kinds.map((kind) => `${kind} ${inOrder(kind)}`).join('; ')}\n`);
  console.log(`the slowest of each round under the flood, ms from its beginning:\n${slowest.join('\n')}\n`);
  console.log(`lost: ${mails - left.mails + left.open} mails, ${chats - left.chats} chat messages`);
} finally {
  programs.stop();
  await site.stop();
}
