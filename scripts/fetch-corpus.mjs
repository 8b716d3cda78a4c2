/**
 * npm run corpus: brings the public documents that corpus/public/references.jsonl names into .data/corpus, which git ignores, and the mails of
 * corpus/mails/references.jsonl into .data/mails. Each file is taken at its commit, from GitHub or (--mirrors DIR) from git directories
 * DIR/OWNER+NAME. A file that is there already is kept. --references FILE fetches another list instead. See corpus/README.md.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mailOf } from './corpus-mails.mjs';

const root = new URL('..', import.meta.url).pathname;
const timeoutMs = 30_000;
const asMail = ' (as .eml)';

/** @returns the references, one object for each document */
export function references(file = join(root, 'corpus/public/references.jsonl')) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line));
}

/** Where a document comes from: the file in its repository, the item in that file, and whether its text becomes a mail. */
export function sourceOf({ source }) {
  const isMail = source.endsWith(asMail);
  const [file, item] = (isMail ? source.slice(0, -asMail.length) : source).split('#', 2);
  return { file, item, isMail };
}

async function fromGitHub({ repo, commit }, file) {
  const url = `https://raw.githubusercontent.com/${repo}/${commit}/${file.split('/').map(encodeURIComponent).join('/')}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (answer.status === 404) throw new Error('GitHub has no such file at this commit: it was removed, or the repository is gone');
  if (!answer.ok) throw new Error(`GitHub answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

function fromMirror(mirrors, { repo, commit }, file) {
  const folder = join(mirrors, repo.replace('/', '+'));
  const directory = ['repo/.git', 'repo', '.git', '']
    .map((path) => join(folder, path))
    .find((path) => existsSync(join(path, 'HEAD')));
  if (!directory) throw new Error(`${mirrors} has no mirror of ${repo}`);
  const options = { maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'pipe'] };
  try {
    return execFileSync('git', [`--git-dir=${directory}`, 'show', `${commit}:${file}`], options);
  } catch {
    throw new Error(`the mirror of ${repo} lacks ${file} at ${commit.slice(0, 8)}`);
  }
}

/** @returns {Promise<Buffer>} the document as the reader gets it @throws Error that says why it cannot be had */
export async function documentOf(reference, mirrors) {
  const { file, item, isMail } = sourceOf(reference);
  const bytes = mirrors ? fromMirror(mirrors, reference, file) : await fromGitHub(reference, file);
  return isMail ? Buffer.from(mailOf(reference, bytes.toString('utf8'), item)) : bytes;
}

async function fetchAll(what, { into, mirrors }, wanted) {
  mkdirSync(into, { recursive: true });
  const missing = [];
  for (const reference of wanted) {
    const target = join(into, reference.path);
    if (existsSync(target)) continue;
    try {
      writeFileSync(target, await documentOf(reference, mirrors));
    } catch (error) {
      missing.push(`${reference.path}: ${error.cause?.message ?? error.message}`);
    }
  }
  console.log(`${wanted.length - missing.length} of ${wanted.length} ${what} are in ${into}`);
  for (const line of missing) console.log(`missing ${line}`);
}

if (import.meta.main ?? process.argv[1]?.endsWith('fetch-corpus.mjs')) {
  const options = {
    into: { type: 'string', default: join(root, '.data/corpus') },
    mirrors: { type: 'string' },
    references: { type: 'string' },
  };
  const { into, mirrors, references: other } = parseArgs({ options }).values;
  await fetchAll(other ?? 'public documents', { into, mirrors }, references(other));
  const mails = references(join(root, 'corpus/mails/references.jsonl'));
  if (other === undefined) await fetchAll('public mails without orders', { into: join(into, '../mails'), mirrors }, mails);
}
