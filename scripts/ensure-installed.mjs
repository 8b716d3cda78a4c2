/** Makes `npm test` and `npm run demo` enough on a fresh clone. No dependencies: it runs before there are any. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

const modules = join(projectRoot, 'node_modules');
const lockFile = join(projectRoot, 'package-lock.json');
const stampFile = join(modules, '.installed-from');
const platform = `${process.platform}-${process.arch}`;

/**
 * Checks Node and installs the locked packages when they are missing or of another lock file.
 * @throws Error with one sentence saying what to do
 */
export async function ensureInstalled() {
  checkNode();
  const stamp = `${createHash('sha256').update(readFileSync(lockFile)).digest('hex')} ${platform}\n`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!installedByHand()) await install();
  try {
    writeFileSync(stampFile, stamp);
  } catch {
    // somebody else's node_modules: we look again next time
  }
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(
    `This needs Node 20.19 or newer and runs on ${process.versions.node}: install one from https://nodejs.org and run the same command again.`,
  );
}

/** Whether npm's own record in node_modules says what the lock file says (packages of other platforms may be absent). */
function installedByHand() {
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

async function install() {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log('Installing packages (npm ci); the first time this takes about a minute ...');
  const ticking = setInterval(() => console.log(`  still installing (${seconds()} s)`), 10_000);
  const { code, said } = await npmCi().finally(() => clearInterval(ticking));
  if (code !== 0) throw new Error(whatToDo(said));
  console.log(`Packages installed in ${seconds()} s.`);
}

function npmCi() {
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const viaNpm = process.env.npm_execpath?.endsWith('.js');
  const [program, first] = viaNpm ? [process.execPath, [process.env.npm_execpath]] : ['npm', []];
  return new Promise((resolve) => {
    const child = spawn(program, [...first, ...args], {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'pipe'],
      shell: process.platform === 'win32',
    });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
      process.stderr.write(chunk);
    });
    child.once('error', (error) => resolve({ code: 1, said: String(error) }));
    child.once('close', (code) => resolve({ code, said }));
  });
}

function whatToDo(said) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT/.test(said)) {
    return 'npm cannot reach its registry: check the network (or npm\'s "registry" and "proxy" settings) and run the same command again.';
  }
  if (/EACCES|EPERM|EROFS/.test(said)) {
    return `This user may not write ${modules}: run as the owner of the directory, or clone the project again as this user.`;
  }
  if (/ENOSPC/.test(said)) return `The disk is full: about 600 MB are needed for ${modules}.`;
  if (/spawn npm ENOENT/.test(said)) return 'npm is not on the PATH: it comes with Node, see https://nodejs.org.';
  return 'npm ci failed; its own words are above.';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
