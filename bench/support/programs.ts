/** Servers for a bench, each a process of its own: in the bench's own process they would share its event loop. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type Program = { readonly url: string; readonly stop: () => Promise<void> };

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Starts packages/embedded-<name>/main.ts; it ends with this process. Throws when it does not become ready. */
export const startProgram = async (name: string, args: readonly string[]): Promise<Program> => {
  const child = spawn(process.execPath, [`packages/embedded-${name}/main.ts`, ...args, '--exit-with-stdin'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), exited]);
  if (typeof line !== 'string') throw new Error(`the embedded ${name} ended with ${line} before it was ready`);
  return {
    url: (JSON.parse(line) as { url: string }).url,
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
};
