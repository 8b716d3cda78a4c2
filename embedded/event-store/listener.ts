import { type AddressInfo, createServer, type Server as NetServer, type Socket } from 'node:net';
import type { Server, ServerCredentials } from '@grpc/grpc-js';

/** The connections of the server, in our own hands: so that they can be cut like a network does. */
export type Listener = {
  port: number;
  dropConnections(): void;
  close(): Promise<void>;
};

const listen = (server: NetServer, host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(`cannot listen on ${host}:${port}: ${error.message}`, { cause: error })));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

/** Accepts connections and gives them to the gRPC server. Throws when the port is taken. */
export async function startListener(grpc: Server, credentials: ServerCredentials, host: string, port: number): Promise<Listener> {
  const injector = grpc.createConnectionInjector(credentials);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    injector.injectConnection(socket);
  });
  const dropConnections = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: await listen(server, host, port),
    dropConnections,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      injector.destroy();
      dropConnections();
      await closed;
    },
  };
}
