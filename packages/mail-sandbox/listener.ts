/** A listening socket and its clients, so that stopping leaves nothing open. */
import type { AddressInfo, Server, Socket } from 'node:net';

export type Listener = { readonly port: number; readonly stop: () => Promise<void> };

/** Listens on 127.0.0.1 at a free port. */
export async function listen(server: Server): Promise<Listener> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('tlsClientError', (_: Error, socket: Socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
