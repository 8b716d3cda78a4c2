import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems assign by themselves (Linux from 32768, others from 49152): a listener on port 0, or a
 * client's connection, never takes the chosen port before it is used.
 */
const [lowest, beyond] = [20_000, 32_768];

/** Each process looks among others than those beside it: between the choice of a port and its use half a minute may pass. */
const ownPorts = 100;
const own = lowest + (process.pid % Math.floor((beyond - lowest) / ownPorts)) * ownPorts;
let next = randomInt(ownPorts);

/**
 * Ports of 127.0.0.1 that are free now, all different, and none of them given away a little before. For programs that cannot say which port they took;
 * servers of our own listen on port 0 instead.
 */
export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) {
    const port = own + (next++ % ownPorts);
    if (await isFree(port)) found.push(port);
  }
  return found;
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
