import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Said = { readonly code: number; readonly out: string; readonly err: string };

/** A command line tool of the service in a process of its own, to its end. @param env besides this process' own */
export const runTool = async (
  tool: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Said> => {
  const child = spawn(process.execPath, [`src/main/tools/${tool}.ts`, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return { code: code as number, ...said };
};
