/** What a document would try that had taken its reader over. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';

/**
 * `service`: the process id of the reader's parent; `port`: where something listens on this machine; `key`: a file of
 * its own.
 */
export type Targets = { readonly service: number; readonly port: number; readonly key: string };
/** By what was tried: null when it went well, else why not. */
export type Attempts = Record<string, string | null>;

const tried = async (attempt: () => unknown): Promise<string | null> => {
  try {
    await attempt();
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? (error as Error).message;
  }
};

const answered = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.on('error', reject);
  });

export const pry = async ({ service, port, key }: Targets): Promise<Attempts> => ({
  'environment of the service': await tried(() => readFileSync(`/proc/${service}/environ`)),
  'memory of the service': await tried(() => readFileSync(`/proc/${service}/maps`)),
  'end of the service': await tried(() => process.kill(service, 0)),
  'passwords of the machine': await tried(() => readFileSync('/etc/shadow')),
  'key of the service': await tried(() => readFileSync(key)),
  'file of its own': await tried(() => writeFileSync(`${key}.taken`, 'x')),
  'database of the machine': await tried(() => answered(port)),
  'another program': await tried(() => execFileSync('/bin/true')),
});
