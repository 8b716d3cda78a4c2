/**
 * npm run bench:mail-kinds: the public mails of corpus/mails go through a mailbox on a mail server, and what each is told to be is held against what a person
 * read (corpus/README.md). Also what becomes of each under the four settings of a mailbox. `npm run corpus` brings the mails.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type MailKind, mailKinds, wantsAnswer } from '../../src/domain/email/mail-kind.ts';
import { tableOf } from '../support/table.ts';
import { mailsOf } from '../unordered-mails/mails.ts';
import { throughMailbox } from '../unordered-mails/through-mailbox.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '.data/mails' },
    out: { type: 'string', default: 'bench/results/mail-kinds.json' },
    /** of the half that is worked on alone */
    faults: { type: 'boolean', default: false },
  },
});

type Reference = { readonly path: string; readonly kind: MailKind; readonly accept?: readonly MailKind[]; readonly half: string };
const lines = (await readFile(new URL('../../corpus/mails/references.jsonl', import.meta.url), 'utf8')).trim().split('\n');
const references = lines.map((line) => JSON.parse(line) as Reference);
const mails = await mailsOf(
  values.folder,
  references.map(({ path }) => path),
);
const byName = new Map(mails.map(({ name, raw }) => [name.split('#')[0] ?? name, raw]));
const found = references.flatMap((reference) => {
  const raw = byName.get(reference.path);
  return raw ? [{ reference, mail: { name: reference.path, raw } }] : [];
});
const became = await throughMailbox(
  found.map(({ mail }) => mail),
  (done) => console.error(`${done} of ${found.length} mails went through`),
);

/** Wilson's interval of 95 %, in per cent. */
const interval = (good: number, all: number): string => {
  if (all === 0) return '–';
  const [z, p] = [1.96, good / all];
  const middle = (p + z ** 2 / (2 * all)) / (1 + z ** 2 / all);
  const half = (z * Math.sqrt((p * (1 - p)) / all + z ** 2 / (4 * all ** 2))) / (1 + z ** 2 / all);
  return `${(100 * (middle - half)).toFixed(1)} to ${(100 * (middle + half)).toFixed(1)}`;
};

const judged = found.map(({ reference }, at) => {
  const { kind = null, waits = null } = became.get(at) ?? {};
  const right = kind === reference.kind || (kind !== null && (reference.accept ?? []).includes(kind));
  return { ...reference, told: kind, waits, right };
});
const figures = (name: string, some: typeof judged) => {
  const good = some.filter(({ right }) => right).length;
  return {
    name,
    mails: some.length,
    right: good,
    percent: some.length === 0 ? null : (100 * good) / some.length,
    interval: interval(good, some.length),
  };
};
const rows = [
  figures('all', judged),
  figures(
    'worked on',
    judged.filter(({ half }) => half === 'work'),
  ),
  figures(
    'held out',
    judged.filter(({ half }) => half !== 'work'),
  ),
  ...mailKinds.map((kind) =>
    figures(
      kind,
      judged.filter((one) => one.kind === kind),
    ),
  ),
].filter((row) => row.mails > 0);
const asked = judged.filter(({ kind }) => wantsAnswer(kind));
const listed = figures(
  'questions and complaints that are listed, or wait for a person',
  asked.map((one) => ({ ...one, right: wantsAnswer(one.told) || one.waits !== null })),
);
const counted = (some: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(some, (one) => one)].map(([name, all]) => [name, all.length]));
const isSentOn = ({ told }: (typeof judged)[number]) => told !== null && told !== 'automatic_reply' && told !== 'delivery_report';
const waits = judged.filter((one) => one.waits !== null);
const settings = {
  processed_folder: { moved: judged.length - waits.length, waiting: waits.length },
  own_folder: { moved: judged.length - waits.length, waiting: waits.length },
  forward: {
    forwarded_and_moved: judged.filter(isSentOn).length,
    moved: judged.length - waits.length - judged.filter(isSentOn).length,
    waiting: waits.length,
  },
  leave: { left_and_marked: judged.length - waits.length, waiting: waits.length },
};
const table = [...rows, listed].map(({ name, mails: all, right, percent, interval: of }) => [
  name,
  String(all),
  String(right),
  percent === null ? '–' : percent.toFixed(1),
  of,
]);
console.log(tableOf([['', 'mails', 'right', '%', '95 %'], ...table]));
console.log(
  JSON.stringify(
    { told: counted(judged.map(({ told, waits: why }) => told ?? `waits: ${why?.slice(0, 40)}`)), settings },
    null,
    2,
  ),
);
if (values.faults)
  for (const one of judged.filter(({ right, half }) => !right && half === 'work'))
    console.log(one.path, one.kind, one.told, one.waits ?? '');
await mkdir(dirname(join('.', values.out)), { recursive: true });
await writeFile(values.out, `${JSON.stringify({ mails: judged.length, rows, listed, settings }, null, 2)}\n`);
