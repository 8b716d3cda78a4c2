import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { postgresEnvironment, type RunAs } from './account.ts';

export type Exit = { code: number | null; signal: NodeJS.Signals | null };

export type GuardedProcess = {
  /** The program itself, not the shell around it; undefined when it could not be started. */
  pid: Promise<number | undefined>;
  exited: Promise<Exit>;
  hasExited(): boolean;
  /** Lets our own process end although this one still runs. */
  unref(): void;
};

/**
 * A shell starts the program and then waits on a pipe from us. When we end, even by kill -9, the pipe ends, and the
 * program gets SIGINT and one second later SIGQUIT: Postgres' fast shutdown, and its immediate one.
 * Signals of the terminal do not reach either, as they have a session of their own.
 */
const guard = `
exec 3<&0
"$@" </dev/null >&2 3<&- & program=$!
echo $program
( trap '' INT TERM HUP; while read -r _; do :; done; kill -INT $program; sleep 1; kill -QUIT $program ) <&3 >/dev/null 2>&1 & reader=$!
trap '' INT TERM HUP
exec 3<&-
wait $program; code=$?
kill -9 $reader 2>/dev/null
exit $code
`;

/** Starts a program that does not outlive us. What it prints on either stream goes to `log`, line by line. */
export function startGuarded(
  command: readonly string[],
  cwd: string,
  { runAs, environment, log }: { runAs: RunAs; environment: Readonly<Record<string, string>>; log: (line: string) => void },
): GuardedProcess {
  const shell = spawn('/bin/sh', ['-c', guard, 'guard', ...command], {
    ...runAs,
    cwd,
    detached: true,
    env: { ...postgresEnvironment(), ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let over = false;
  const exited = new Promise<Exit>((resolve, reject) => {
    shell.once('error', reject);
    shell.once('exit', (code, signal) => {
      over = true;
      resolve({ code, signal });
    });
  });
  shell.stdin.on('error', () => undefined); // the pipe carries no data, only its end
  createInterface({ input: shell.stderr }).on('line', log);
  const pid = new Promise<number | undefined>((resolve) => {
    createInterface({ input: shell.stdout })
      .once('line', (line) => resolve(Number(line)))
      .once('close', () => resolve(undefined));
  });
  const handles = [shell, shell.stdin, shell.stdout, shell.stderr] as { unref?(): void }[];
  return { pid, exited, hasExited: () => over, unref: () => handles.forEach((handle) => void handle.unref?.()) };
}
