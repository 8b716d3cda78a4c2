/**
 * npm run bench:fairness [-- --mails N --chats N --uploads N --every S --rounds N --probes N | --standing MINUTES]: what a company notices of another
 * that floods. It sends a mail, a chat message and an upload every S seconds, by turns on a quiet service and while the other's flood is worked off,
 * hostile files among it: a round is a pair of both, so that a machine that others slow down slows both. Told are the times to the outcome, the ratio of
 * their p95 in each round and the median of these, whether the flood lasted as long as it was measured, and whether anything of it was lost; and what
 * the other's work waited for: processor time of every program, answers of the parts, how long its jobs waited and ran.
 *
 * With --standing the flood is handed in at once and stands waiting, for as many minutes as it was quiet before; it is not worked off, but looked for:
 * everything has its outcome, is begun or waits. The size of production is --mails 100000 --chats 50000 --uploads 500 --standing 5 --every 10.
 */
import { parseArgs } from 'node:util';
import { median } from '../support/measure.ts';
import { tableOf } from '../support/table.ts';
import { flood, type Size } from './flood.ts';
import { type Kind, kinds, p95, probe, type Times } from './probes.ts';
import { type Profile, profiled, profileTable } from './profile.ts';
import { followPrograms } from './programs.ts';
import { type Site, startSite } from './site.ts';
import { slowestOf } from './slowest.ts';
import { standing } from './standing.ts';
import { type Done, doneBy, workedOff } from './worked-off.ts';

const names = ['mails', 'chats', 'uploads', 'rounds', 'probes', 'every', 'standing'] as const;
const defaults = { mails: '600', chats: '600', uploads: '60', rounds: '3', probes: '6', every: '5', standing: '0' };
const { values } = parseArgs({
  options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const, default: defaults[name] }])),
});
const [mails = 0, chats = 0, uploads = 0, rounds = 0, probes = 0, every = 0, minutes = 0] = names.map((name) =>
  Number(values[name]),
);
if (![mails, chats, uploads, rounds, probes, every].every((value) => Number.isInteger(value) && value > 0) || !(minutes >= 0)) {
  console.error(`Usage: npm run bench:fairness -- ${names.map((name) => `[--${name} ${defaults[name]}]`).join(' ')}`);
  process.exit(2);
}
const goal = 2;

/** of a number, the part of a round: together they are all */
const part = (whole: number, round: number): number =>
  Math.floor((whole * (round + 1)) / rounds) - Math.floor((whole * round) / rounds);

const inRounds = async (site: Site, programs: ReturnType<typeof followPrograms>): Promise<void> => {
  const pairs: { readonly calm: Times; readonly loud: Times }[] = [];
  const profiles: { readonly calm: Profile; readonly loud: Profile }[] = [];
  let given: Size = { mails: 0, chats: 0, uploads: 0 };
  let [covered, floodMs, left]: [number, number, Done] = [0, 0, await doneBy(site)];
  const slowest: string[] = [];
  const asked = () => probe(site.quiet, { count: probes, every });
  for (let round = 0; round < rounds; round += 1) {
    const size = { mails: part(mails, round), chats: part(chats, round), uploads: part(uploads, round) };
    const { value: calm, profile: calmly } = await profiled(site, programs, asked);
    const began = performance.now();
    await flood(site.loud, size);
    given = { mails: given.mails + size.mails, chats: given.chats + size.chats, uploads: given.uploads + size.uploads };
    const { value: loud, profile: loudly } = await profiled(site, programs, asked);
    const during = await doneBy(site);
    if (during.busy > 0) covered += 1;
    slowest.push(...(await slowestOf(site.installation.stack, site.quiet.companyId, loud.each)));
    left = await workedOff(site, given);
    floodMs += performance.now() - began;
    pairs.push({ calm, loud });
    profiles.push({ calm: calmly, loud: loudly });
  }
  process.stderr.write('\n');
  tell(pairs);
  console.log(
    `flood: ${mails} mails, ${chats} chat messages, ${uploads} uploads in ${rounds} rounds, worked off in ${(floodMs / 1_000).toFixed(0)} s; it lasted as long as it was measured in ${covered}`,
  );
  const told = profileTable(
    profiles.map(({ calm }) => calm),
    profiles.map(({ loud }) => loud),
  );
  console.log(`\n${told}\n`);
  const inOrder = (kind: Kind) => pairs.map((pair) => pair.loud[kind].map((ms) => ms.toFixed(0)).join(' ')).join(' | ');
  console.log(`under the flood, as they ended: ${kinds.map((kind) => `${kind} ${inOrder(kind)}`).join('; ')}\n`);
  console.log(`the slowest of each round under the flood, ms from its beginning:\n${slowest.join('\n')}\n`);
  console.log(`lost: ${mails - left.mails + left.open} mails, ${chats - left.chats} chat messages`);
};

const tell = (pairs: readonly { readonly calm: Times; readonly loud: Times }[]): void => {
  const line = (kind: Kind) => {
    const [calm, loud] = [pairs.flatMap((pair) => pair.calm[kind]), pairs.flatMap((pair) => pair.loud[kind])];
    const ratios = pairs.map((pair) => p95(pair.loud[kind]) / p95(pair.calm[kind]));
    const each = ratios.map((ratio) => ratio.toFixed(2)).join(' ');
    const times = [median(calm), p95(calm), median(loud), p95(loud)].map((ms) => ms.toFixed(0));
    return [kind, ...times, each, median(ratios).toFixed(2)];
  };
  const heads = ['ms to the outcome', 'quiet p50', 'quiet p95', 'flood p50', 'flood p95', 'p95 by p95, each round'];
  console.log(tableOf([[...heads, `median (goal: ${goal})`], ...kinds.map(line)]));
};

const site = await startSite();
const programs = followPrograms();
try {
  for (const kind of kinds) await site.quiet[kind](); // what is used for the first time
  if (minutes === 0) await inRounds(site, programs);
  else if (!(await standing(site, programs, { size: { mails, chats, uploads }, minutes, every, goal }))) process.exitCode = 1;
} finally {
  programs.stop();
  await site.stop();
}
