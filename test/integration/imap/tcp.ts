import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type TcpServer = { readonly port: number; readonly connections: () => number; readonly stop: () => void };

/** A server of our own (on 127.0.0.1 unless said) that does with a connection what the test says. */
export async function tcpServer(onConnection: (socket: Socket) => void, address = '127.0.0.1'): Promise<TcpServer> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.setNoDelay(true);
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    onConnection(socket);
  }).listen(0, address);
  await once(server, 'listening');
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port: (server.address() as AddressInfo).port, connections: () => connections, stop };
}

/** How a proxy ends a connection: cut (both sides), or gone quiet while it stays open. */
export type Ending = 'cut' | 'stall';

/** Passes everything on to `target` until the server has sent `bytes` bytes to one client, then ends that connection. */
export function faultyProxy(
  target: number,
  bytes: () => number,
  ending: () => Ending = () => 'cut',
): Promise<TcpServer & { seen: () => number }> {
  let seen = 0;
  return tcpServer((client) => {
    const limit = bytes();
    let sent = 0;
    const server = connect(target, '127.0.0.1').setNoDelay(true);
    const end = () => {
      client.destroy();
      server.destroy();
    };
    client.on('data', (data) => server.write(data)).on('close', end);
    server.on('error', end).on('close', end);
    server.on('data', (data) => {
      if (sent >= limit) return;
      const rest = data.subarray(0, limit - sent);
      sent += rest.length;
      seen = Math.max(seen, sent);
      client.write(rest, () => {
        if (sent >= limit && ending() === 'cut') end();
      });
    });
  }).then((server) => ({ ...server, seen: () => seen }));
}
