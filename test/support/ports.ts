import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/**
 * Ports of 127.0.0.1 that are free now, all different. For programs that cannot say which port they took;
 * servers of our own listen on port 0 instead.
 */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}
