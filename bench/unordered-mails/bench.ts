/**
 * npm run bench:unordered: mails without orders go through a mailbox, and those that wait for a person afterwards are counted: each costs somebody a look.
 * The mails are not here: sources.json says from which public repositories they are, and --folder where those lie (<owner>+<name>/<path>).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { tableOf } from '../support/table.ts';
import { mailsOf } from './mails.ts';
import { throughMailbox } from './through-mailbox.ts';

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

const mails = await mailsOf(folder, all ? ['.'] : listed);
const became = await throughMailbox(mails, (done) => console.error(`${done} of ${mails.length} mails went through`));
const waiting = new Map([...became].flatMap(([at, { waits }]) => (waits === null ? [] : [[at, waits] as const])));
const rows = [...waiting].map(([at, why]) => [mails[at]?.name ?? '', why.slice(0, 200)]);
console.log(tableOf([['mail', 'why it waits'], ...rows]));
console.log(`${mails.length} mails without orders, ${waiting.size} wait for a person`);
if (!all) {
  const waits = [...waiting].map(([at, why]) => ({ mail: mails[at]?.name, why }));
  await mkdir(dirname(values.out), { recursive: true });
  await writeFile(values.out, `${JSON.stringify({ mails: mails.length, waits }, null, 2)}\n`);
}
if (waiting.size > Number(values.most)) process.exitCode = 1;
