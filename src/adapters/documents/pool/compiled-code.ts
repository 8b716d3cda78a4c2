/**
 * What Node has compiled of a child's code, kept for the children that come after: they start in half of the processor time. A child takes in what
 * strangers send, so it may only read: a process that gets no document fills the directory, once.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { chmod, readdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '../../../platform/processes/child-environment.ts';
import { accounts, type Confinement } from '../../../platform/processes/confinement.ts';
import { mayWrite } from '../../../platform/processes/node-permissions.ts';
import type { ChildConfig } from './messages.ts';

const release = fileURLToPath(new URL('../../../../package.json', import.meta.url));

/** Null where this process keeps no compiled code itself (NODE_COMPILE_CACHE). Another release, Node or list of modules has another one. */
const directoryOf = ({ kinds }: ChildConfig): string | null => {
  const base = process.env.NODE_COMPILE_CACHE;
  if (base === undefined || base === '') return null;
  const identity = [process.version, process.arch, readFileSync(release, 'utf8'), JSON.stringify(kinds)];
  return join(resolve(base), `readers-${createHash('sha256').update(identity.join('\n')).digest('hex').slice(0, 16)}`);
};

const isWritable = (directory: string): boolean => {
  try {
    accessSync(directory, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** The directory that a child takes its compiled code from; null before it is filled, and where the system would let the child write to it. */
export const compiledCode = (config: ChildConfig, { ownAccount }: Confinement): string | null => {
  const directory = directoryOf(config);
  if (directory === null || !existsSync(directory)) return null;
  return ownAccount || !isWritable(directory) ? directory : null;
};

/**
 * Packages ask for a home, and who has no account has none. The canvas that pdfjs-dist loads, which draws nothing here, would read every font of the
 * system when it is loaded: with some hundred fonts a third of what a child's start computes.
 */
const forPackages = { HOME: '/nonexistent', DISABLE_SYSTEM_FONTS_LOAD: '1' };

/** What a child is given, so that it looks there. Node refuses a directory that it may not write to, whatever the system says. */
export const usingCompiledCode = (
  directory: string | null,
): { readonly flags: readonly string[]; readonly env: NodeJS.ProcessEnv } => {
  const { NODE_COMPILE_CACHE: _, ...env } = childEnvironment(forPackages);
  return directory === null ? { flags: [], env } : { flags: mayWrite(directory), env: { ...env, NODE_COMPILE_CACHE: directory } };
};

export type Filling = { readonly done: Promise<void>; readonly stop: () => Promise<void> };

/**
 * Fills the directory, unless that is done or would be no use. `node`: the program with the flags that children have (code that was
 * compiled under others is not taken), `childArguments`: its script and arguments. It loads what a child loads, says that it is ready, and ends.
 */
export const keepCompiledCode = (
  config: ChildConfig,
  node: readonly string[],
  childArguments: readonly string[],
): Filling | null => {
  const directory = directoryOf(config);
  if (directory === null || existsSync(directory)) return null;
  const filling = `${directory}.${process.pid}`;
  try {
    mkdirSync(filling, { recursive: true });
  } catch {
    return null; // somebody else's directory
  }
  const [program = '', ...flags] = node;
  const child = spawn(program, [...flags, ...mayWrite(filling), ...childArguments], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: childEnvironment({ ...forPackages, NODE_COMPILE_CACHE: filling }),
  });
  child.unref();
  child.channel?.unref();
  const finished = filled(child, filling)
    .then(() => rename(filling, directory))
    .catch(() => undefined) // another process was first, or the next start tries again
    .finally(() => rm(filling, { recursive: true, force: true }));
  return {
    done: finished,
    stop: async () => {
      child.ref();
      child.kill('SIGKILL');
      await finished;
    },
  };
};

const filled = async (child: ChildProcess, directory: string): Promise<void> => {
  child.once('message', () => child.disconnect());
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the process that compiles did not end by itself');
  await removeLeftOvers(dirname(directory), basename(directory));
  // Node keeps a directory for each account, readable by it alone
  for (const name of await readdir(directory)) {
    const folder = join(directory, name);
    for (const file of await readdir(folder)) await chmod(join(folder, file), 0o644);
    const prefix = name.slice(0, name.lastIndexOf('-') + 1);
    for (const account of [0, ...accountsOfChildren()])
      await symlink(name, join(directory, `${prefix}${account}`)).catch(() => undefined); // our own
  }
  await chmod(directory, 0o755);
};

const accountsOfChildren = (): readonly number[] =>
  process.getuid?.() === 0 ? Array.from({ length: accounts.last - accounts.first + 1 }, (_, n) => accounts.first + n) : [];

/** Of processes that were killed while they filled one. */
const removeLeftOvers = async (base: string, currentName: string): Promise<void> => {
  for (const name of await readdir(base)) {
    const pid = /^readers-[0-9a-f]+\.(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && name !== currentName && !existsSync(`/proc/${pid}`))
      await rm(join(base, name), { recursive: true, force: true });
  }
};
