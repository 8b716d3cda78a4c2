import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Faults } from './faults/faults.ts';
import { parseFault } from './faults/parse-fault.ts';

/** What can be asked of a running server from outside, on this machine. */
export type Controls = {
  faults: Faults;
  dropConnections(): void;
  scavenge(): Promise<unknown>;
  status(): unknown;
};

export type ControlPort = { port: number; close(): Promise<void> };

const LARGEST_BODY = 64 << 10;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LARGEST_BODY) throw new Error('The request is too large.');
  }
  return text === '' ? {} : JSON.parse(text);
}

async function answer(controls: Controls, request: IncomingMessage): Promise<{ code: number; body: unknown }> {
  switch (`${request.method} ${request.url}`) {
    case 'GET /status':
      return { code: 200, body: controls.status() };
    case 'POST /faults': {
      const { fault, times } = parseFault(await bodyOf(request));
      controls.faults.set(fault, times);
      return { code: 200, body: { set: fault } };
    }
    case 'DELETE /faults':
      controls.faults.clear();
      return { code: 200, body: {} };
    case 'POST /drop-connections':
      controls.dropConnections();
      return { code: 200, body: {} };
    case 'POST /scavenge':
      return { code: 200, body: await controls.scavenge() };
    default:
      return { code: 404, body: { error: 'GET /status, POST or DELETE /faults, POST /drop-connections, POST /scavenge' } };
  }
}

const listen = (server: Server, host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

/** A small HTTP door for tests and operators: faults on command, scavenge, status. Never reachable from another machine. */
export async function openControlPort(controls: Controls, host: string, port: number): Promise<ControlPort> {
  const server = createServer((request, response) => {
    answer(controls, request)
      .catch((error: unknown) => ({ code: 400, body: { error: error instanceof Error ? error.message : String(error) } }))
      .then(({ code, body }) => {
        response.writeHead(code, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      })
      .catch(() => response.destroy());
  });
  return {
    port: await listen(server, host, port),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
