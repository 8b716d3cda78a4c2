/**
 * A service in small, under the account that it was started by: it has a key in a directory of its own, something listens on this machine, and a
 * document takes its reader over. Prints what was tried from inside: by the reader, and by a program without Node's permissions in the same place.
 */

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { unreadText } from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import { createDocumentReader } from '../../../../src/adapters/documents/document-reader.ts';
import { readerConfinement } from '../../../../src/adapters/documents/pool/spawn-child.ts';
import type { Attempts, Targets } from './pry.ts';
import { readers } from './prying.readers.ts';

const directory = await mkdtemp(join(tmpdir(), 'order-intake-pried-'));
const key = join(directory, 'encryption.key');
await writeFile(key, 'a key', { mode: 0o600 });
const listener = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
await once(listener, 'listening');
const address = listener.address();
const targets: Targets = { service: process.pid, port: typeof address === 'object' ? (address?.port ?? 0) : 0, key };

const byReader = async (): Promise<Attempts> => {
  const registry = { url: new URL('./prying.readers.ts', import.meta.url).href, readers };
  const reader = createDocumentReader({ poolSize: 1, registry, hidden: [directory] });
  try {
    const path = join(directory, 'order.csv');
    await writeFile(path, `${Buffer.from(JSON.stringify(targets)).toString('base64')};b;c\n1;2;3\n4;5;6\n`);
    const result = await reader.read({ path, name: 'order.csv', declaredType: null });
    if (isLeft(result)) throw new Error(unreadText(result.left.reason));
    return JSON.parse(result.right.sheets[0]?.cells[0]?.text ?? '') as Attempts;
  } finally {
    await reader.stop();
  }
};

const byProgram = async (): Promise<Attempts> => {
  const pry = fileURLToPath(new URL('./pry.ts', import.meta.url));
  const script = `import(${JSON.stringify(pry)}).then(async ({ pry }) => console.log(JSON.stringify(await pry(${JSON.stringify(targets)}))))`;
  const confinement = await readerConfinement([directory]);
  const [program = '', ...args] = [...confinement.before(), process.execPath, '-e', script];
  const { stdout } = await promisify(execFile)(program, args, { cwd: '/', env: { PATH: process.env.PATH } });
  return JSON.parse(stdout) as Attempts;
};

try {
  const confinement = await readerConfinement([directory]);
  console.log(JSON.stringify({ confinement, reader: await byReader(), program: await byProgram() }));
} finally {
  listener.close();
  await rm(directory, { recursive: true, force: true });
}
