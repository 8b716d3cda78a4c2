import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from './patience.ts';

export const dovecotProgram = '/usr/sbin/dovecot';

export type Running = { hasExited(): boolean; stop(): Promise<void> };

/**
 * A shell starts Dovecot in a group of its own and waits on a pipe from us: whatever ends us ends the pipe, and then the group
 * and its directory go. SIGKILL to the group takes 10 ms; SIGTERM to the master takes a second and leaves sessions behind.
 */
const guard = `
dir=$1; shift
exec 3<&0
setsid "$@" </dev/null >/dev/null 2>&1 3<&- & master=$!
( while read -r _; do :; done; kill -9 -$master; rm -rf "$dir" || { sleep 1; rm -rf "$dir"; } ) <&3 >/dev/null 2>&1 & reader=$!
exec 3<&-
wait $master
echo ended
wait $reader
`;

/** Starts Dovecot with the configuration in `dir`; stopping removes `dir`. */
export function startInGroup(dir: string): Running {
  const command = [dovecotProgram, '-F', '-c', join(dir, 'dovecot.conf')];
  const shell = spawn('/bin/sh', ['-c', guard, 'guard', dir, ...command], { detached: true, stdio: ['pipe', 'pipe', 'ignore'] });
  let over = false;
  shell.stdout.once('data', () => {
    over = true;
  });
  const exited = once(shell, 'exit');
  const handles = [shell, shell.stdin, shell.stdout] as { unref?(): void }[];
  for (const handle of handles) handle.unref?.();
  const stop = async () => {
    shell.ref();
    shell.stdin.end();
    await exited;
  };
  return { hasExited: () => over, stop };
}

/**
 * Waits for the first greeting.
 * @throws Error with Dovecot's log when it ends instead
 */
export async function answering(server: Running, host: string, port: number, dir: string): Promise<void> {
  for (const deadline = Date.now() + patience(20_000); Date.now() < deadline; await sleep(5)) {
    if (await greets(host, port)) return;
    if (server.hasExited()) break;
  }
  const log = logOf(dir);
  await server.stop();
  throw new Error(`Dovecot did not start: ${log || `see doveconf -c ${join(dir, 'dovecot.conf')}`}`);
}

function greets(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.setTimeout(patience(3_000), () => socket.destroy());
    socket.once('data', (greeting) => {
      resolve(greeting.toString().startsWith('* OK'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false)).once('close', () => resolve(false));
  });
}

export const logOf = (dir: string): string => {
  const file = join(dir, 'dovecot.log');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
