/** The project as text: its files, what its documents say, what its comments say, and which words its code knows. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from '../../support/followed-page.ts';
import { comment, commentsIn } from '../../support/writing.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folders = [
  'src',
  'packages',
  'connectors',
  'web/src',
  'web/test',
  'demo',
  'bench',
  'test',
  'scripts',
  'migrations',
  'docs',
  'deploy',
  'corpus',
];

/** Every file and folder of the project, named from its root. */
export const paths: readonly string[] = [
  ...readdirSync(root).filter((name) => !['node_modules', 'coverage', '.git', '.data'].includes(name)),
  ...folders.flatMap((folder) =>
    (readdirSync(join(root, folder), { recursive: true }) as string[]).map((at) => join(folder, at)),
  ),
];

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What docs/tutorials/first-aggregate.md has its readers write; a test follows it. */
const written = filesOf(textOf('docs/tutorials/first-aggregate.md'));
export const pathsOfTutorial: readonly string[] = written.map(({ path }) => path);

export type Said = { readonly where: string; readonly text: string };

/** Their own tests compare these with what they are generated from. */
const generated = ['docs/reference/events.md', 'docs/reference/measurements.md'];
const documents = paths.filter((path) => path.endsWith('.md') && !generated.includes(path) && !/^(test|deploy)\//.test(path));
const sources = paths.filter((path) => /\.(tsx?|mjs|cjs)$/.test(path));
const configuration = paths.filter(
  (path) => /(\.(jsonc?|yml)|Dockerfile|\.env\.example)$/.test(path) && path !== 'package-lock.json',
);

/** The pages that people read, whole. */
export const pages: readonly Said[] = documents.map((where) => ({ where, text: textOf(where) }));

export const comments: readonly Said[] = sources.flatMap((where) => commentsIn(textOf(where)).map((text) => ({ where, text })));

/** Text about the code: pages without their examples (those are run by tests), and every comment. */
export const saidOfCode: readonly Said[] = [
  ...pages.map(({ where, text }) => ({ where, text: text.replace(/^ *```[\s\S]*?^ *```/gm, '') })),
  ...comments,
];

/** All code and configuration without comments. */
export const code: string = [
  ...written.map(({ text }) => text),
  ...sources.map((path) => textOf(path).replace(comment, ' ')),
  ...configuration.map(textOf),
].join('\n');

/** What combined-extractor.ts says of a field that two readers read. */
const verdicts = ['_agree', '_differ', '_rules_only', '_model_only'];

const wordPattern = /[A-Za-z_$][\w$]*(?:-[\w$]+)*/g;
const known = new Set<string>();
for (const [word] of code.matchAll(wordPattern))
  for (const part of [word, ...word.split('-')]) known.add(part.replaceAll('$', ''));
for (const path of [...paths, ...pathsOfTutorial]) known.add(basename(path).replace(/\..*$/, ''));

/** Beginnings of names that code puts together: `mailbox_${cause}`. */
const beginnings = new Set([...code.matchAll(/`([A-Za-z][\w-]*_)\$\{/g)].map(([, beginning = '']) => beginning));

/** Whether a word stands in the code, or is made by it out of two that do: `mailbox_auth`, or `po_number_agree` of a field and a verdict. */
export const isWordOfCode = (word: string): boolean =>
  known.has(word) ||
  [...beginnings].some((beginning) => word.startsWith(beginning) && known.has(word.slice(beginning.length))) ||
  verdicts.some((verdict) => word.endsWith(verdict) && known.has(word.slice(0, -verdict.length)));
