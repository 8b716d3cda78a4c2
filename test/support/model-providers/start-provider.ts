/** Starts a provider's stand-in in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type ProviderName, providers } from './providers.ts';
import type { Scripted } from './server.ts';

export type ProviderCall = { readonly status: number; readonly path: string; readonly parameters: readonly string[] };
export type StartedProvider = {
  /** for the setting of the base URL */
  readonly baseUrl: string;
  /** in turn; the last one is given again */
  readonly answers: (...scripted: readonly Scripted[]) => Promise<void>;
  /** since it was last asked */
  readonly calls: () => Promise<readonly ProviderCall[]>;
  readonly stop: () => Promise<void>;
};

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString('utf8').trim()));
    child.once('exit', (code) => reject(new Error(`the provider's process ended with ${code}`)));
  });

export async function startProvider(name: ProviderName): Promise<StartedProvider> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('server.ts', import.meta.url)), name], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const root = `http://127.0.0.1:${await firstLine(child)}`;
  const post = (path: string, body: unknown) => fetch(root + path, { method: 'POST', body: JSON.stringify(body) });
  return {
    baseUrl: root + providers[name].basePath,
    answers: async (...scripted) => void (await post('/__answers', scripted)),
    calls: async () => (await post('/__asked', {})).json() as Promise<readonly ProviderCall[]>,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill();
      }),
  };
}
