/** A web server of somebody else's: keeps what it gets, and answers as a test says. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };
export type WebReceiver = {
  readonly url: string;
  readonly port: number;
  readonly received: readonly Received[];
  readonly stop: () => Promise<void>;
};

/** @param answer ends the response, or leaves it open; 204 unless said */
export const startWebReceiver = async (
  answer: (response: ServerResponse, request: Received, count: number) => void = (response) => response.writeHead(204).end(),
): Promise<WebReceiver> => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() };
      received.push(one);
      answer(response, one, received.length);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    received,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
