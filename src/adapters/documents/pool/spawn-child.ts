/** Starts the process of a child: under limits, shut in as far as this system lets us, with nothing but its code to be read. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Confinement, confinementHere } from '../../../platform/processes/confinement.ts';
import { nodePermissions } from '../../../platform/processes/node-permissions.ts';
import type { ChildLimits } from '../limits.ts';
import { codeRangeKb } from './code-range.ts';
import { compiledCode, type Filling, keepCompiledCode, usingCompiledCode } from './compiled-code.ts';
import type { ChildConfig } from './messages.ts';

const script = fileURLToPath(new URL('./child.ts', import.meta.url));
const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** `sh` sets the limits, says whether it could, and becomes the program: the process id stays the same. */
const limitedNode = [
  'said=limited',
  'ulimit -d "$1" 2>/dev/null || said=unlimited',
  'ulimit -t "$2" 2>/dev/null || said=unlimited',
  'shift 2',
  'exec "$@" "$said"',
].join('; ');

const confinements = new Map<string, Promise<Confinement>>();

/** What this system gives to shut readers in; tried out once for each list of hidden directories. */
export function readerConfinement(hidden: readonly string[] = []): Promise<Confinement> {
  const key = hidden.join('\n');
  const confinement = confinements.get(key) ?? confinementHere(script, hidden);
  confinements.set(key, confinement);
  return confinement;
}

/** Our code and that of the packages; which C library there is, a package asks of the program that tells. */
function readable(config: ChildConfig): readonly string[] {
  const modules = join(root, 'node_modules');
  // node_modules may be a link into another folder, and our own packages are links from there
  const installed = existsSync(modules) ? realpathSync(modules) : modules;
  const directories = [
    join(root, 'src'),
    join(root, 'packages'),
    modules,
    installed,
    join(dirname(installed), 'packages'),
    ...(config.code ?? []),
  ];
  return nodePermissions([...new Set(directories)], [join(root, 'package.json'), '/usr/bin/ldd']);
}

// collecting on helper threads takes the other children's processors: two children on two cores did 1.15 times the work of one, and do 1.87
const flagsOf = (config: ChildConfig, heapMb: number): readonly string[] => [
  `--max-old-space-size=${heapMb}`,
  '--single-threaded-gc',
  ...readable(config),
];

/** Compiles once what children of this configuration load, for those that are started from then on; null: nothing to do. */
export const compileForChildren = (config: ChildConfig, { heapMb }: ChildLimits): Filling | null =>
  keepCompiledCode(
    config,
    [process.execPath, ...flagsOf(config, heapMb)],
    [script, JSON.stringify(config), 'unwatched', 'limited'],
  );

export async function spawnChild(
  config: ChildConfig,
  { dataKb, heapMb, jobCpuSeconds }: ChildLimits,
  hidden: readonly string[],
): Promise<{ readonly child: ChildProcess; readonly confinement: Confinement }> {
  const confinement = await readerConfinement(hidden);
  const compiled = usingCompiledCode(compiledCode(config, confinement));
  const scriptArguments = [script, JSON.stringify(config), confinement.diesWithUs ? 'unwatched' : 'watch'];
  const node = [...confinement.before(), process.execPath, ...flagsOf(config, heapMb), ...compiled.flags, ...scriptArguments];
  const child = spawn('/bin/sh', ['-c', limitedNode, 'sh', String(dataKb + codeRangeKb()), String(jobCpuSeconds * 2), ...node], {
    cwd: dirname(script), // where we are may be closed to another account
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    env: compiled.env,
  });
  child.stdin?.on('error', () => undefined); // it is gone: its end tells
  return { child, confinement };
}

/**
 * Of a process that runs inside another, which cannot end itself by SIGKILL when that one was (unshare of util-linux ends with 1 then). The child
 * ends with 1 by itself never (child.ts).
 */
export const signalBehind = (code: number | null, { inner }: Confinement): string | null =>
  inner && code === 1 ? 'SIGKILL' : null;

/** The process that does the work, which is the one that was started or its only child (proc(5): task/…/children); 0 when it is gone. */
export function workingPid(started: number, { inner }: Confinement): number {
  if (!inner) return started;
  try {
    return Number(readFileSync(`/proc/${started}/task/${started}/children`, 'utf8').trim().split(' ')[0]);
  } catch {
    return 0;
  }
}
