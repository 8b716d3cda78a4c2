/** Makes `npm test` and `npm run demo` enough on a fresh clone. No dependencies: it runs before there are any. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNpm, whatToDo } from './npm.mjs';

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

const platform = `${process.platform}-${process.arch}`;

/**
 * Installs the locked packages when they are missing or of another lock file.
 * @param {string} root the service's packages, or a folder with a lock file of its own (web)
 * @throws Error with one sentence saying what to do
 */
export async function ensureInstalled(root = projectRoot) {
  const modules = join(root, 'node_modules');
  const lockFile = join(root, 'package-lock.json');
  const stampFile = join(modules, '.installed-from');
  const stamp = `${createHash('sha256').update(readFileSync(lockFile)).digest('hex')} ${platform}\n`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!installedByHand(modules, lockFile)) await install(root, modules);
  try {
    writeFileSync(stampFile, stamp);
  } catch {
    // somebody else's node_modules: we look again next time
  }
}

/** Whether npm's own record in node_modules says what the lock file says (packages of other platforms may be absent). */
function installedByHand(modules, lockFile) {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const found = JSON.parse(readFileSync(record, 'utf8')).packages;
  const mayBeAbsent = (path, entry) => entry.optional && !path.endsWith(platform);
  const complete = Object.entries(wanted).every(
    ([path, entry]) => path === '' || found[path]?.version === entry.version || (!found[path] && mayBeAbsent(path, entry)),
  );
  return complete && Object.keys(found).every((path) => wanted[path]);
}

async function install(root, modules) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const [what, megabytes] = root === projectRoot ? ['packages', 600] : [`packages of ${basename(root)}`, 150];
  console.log(`Installing ${what} (npm ci); the first time this takes about a minute ...`);
  const ticking = setInterval(() => console.log(`  still installing (${seconds()} s)`), 10_000);
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { code, said } = await runNpm(args, { cwd: root }).finally(() => clearInterval(ticking));
  if (code !== 0) throw new Error(whatToDo(said, { into: modules, megabytes }));
  console.log(`Installed ${what} in ${seconds()} s.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  Promise.all([ensureInstalled(), ensureInstalled(join(projectRoot, 'web'))]).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
