import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below those that systems give away by themselves (Linux from 32768, others from 49152): whoever listens on port 0, or connects to somebody,
 * between the choice of a port and its use never gets the same one.
 */
const [lowest, beyond] = [20_000, 32_768];

/**
 * Ports of 127.0.0.1 that are free now, all different. For programs that cannot say which port they took;
 * servers of our own listen on port 0 instead.
 */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(lowest, beyond);
    if (!found.has(port) && (await isFree(port))) found.add(port);
  }
  return [...found];
}

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening'); // rejects with its error
  } catch {
    return false;
  }
  await new Promise((closed) => server.close(closed));
  return true;
};
