import { type AddressInfo, createServer, type Server as NetServer, type Socket } from 'node:net';
import type { Server, ServerCredentials } from '@grpc/grpc-js';
import { gzipForWhoOffersIt } from './grpc/gzip.ts';

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

/** How a request begins that is not HTTP/2; that one begins with PRI. */
const oldHttp = /^(?:GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH) /;
const SENTENCE = 'This event store speaks gRPC alone: its HTTP interface is not offered. Use a real EventStoreDB for it.';
const REFUSAL = `HTTP/1.1 501 Not Implemented\r\ncontent-type: text/plain\r\ncontent-length: ${SENTENCE.length}\r\nconnection: close\r\n\r\n${SENTENCE}`;

/** Hands a connection on unless it asks for the HTTP interface, which is told at once that there is none. */
const answerOldHttp = (socket: Socket, handOn: (socket: Socket) => void): void => {
  socket.once('data', (begin: Buffer) => {
    if (oldHttp.test(begin.subarray(0, 8).toString('latin1'))) return void socket.end(REFUSAL);
    socket.pause();
    socket.unshift(begin);
    handOn(socket);
  });
};

/** Accepts connections and gives them to the gRPC server. Throws when the port is taken. */
export async function startListener(
  grpc: Server,
  { credentials, secured, gzips }: { credentials: ServerCredentials; secured: boolean; gzips: boolean },
  host: string,
  port: number,
): Promise<Listener> {
  const injector = grpc.createConnectionInjector(credentials);
  if (gzips) gzipForWhoOffersIt(grpc);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (secured) injector.injectConnection(socket);
    else answerOldHttp(socket, (spoken) => injector.injectConnection(spoken));
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
