/**
 * A reverse proxy before several API processes, as an operator puts one there: takes them in turns, asks each whether it is ready, goes on to the
 * next when one takes no connection, and answers 502 when one breaks off in the middle.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Balancer = {
  readonly url: string;
  readonly add: (port: number) => void;
  readonly remove: (port: number) => void;
  readonly stop: () => Promise<void>;
};

const askEveryMs = 500;
/** What of a request goes on to one hop alone (RFC 9110, 7.6.1). */
const ofOneHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

export const startBalancer = async (): Promise<Balancer> => {
  const backends = new Map<number, { ready: boolean; heard: number }>();
  let turn = 0;
  const inTurn = (): number[] => {
    const ready = [...backends].filter(([, { ready }]) => ready).map(([port]) => port);
    turn += 1;
    return ready.map((_, index) => ready[(index + turn) % ready.length] as number);
  };

  let asked = 0;
  const asking = setInterval(() => {
    asked += 1;
    const now = asked;
    for (const [port, backend] of backends)
      void fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
        async (answer) => {
          const { checks } = (await answer.json()) as { checks?: { accepting?: { ok: boolean } } };
          if (now < backend.heard) return; // on a busy machine answers come in any order
          backend.heard = now;
          backend.ready = checks?.accepting?.ok ?? false;
        },
        () => undefined, // busy, or gone: the next connection tells
      );
  }, askEveryMs);

  const pass = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, ports: readonly number[]): void => {
    const [port, ...others] = ports;
    if (port === undefined) return void outgoing.writeHead(503, { 'retry-after': '1' }).end();
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !ofOneHop.has(name)));
    const { method, url } = incoming;
    const passed = request({ host: '127.0.0.1', port, method, path: url, agent: false, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      outgoing.flushHeaders();
      answer.pipe(outgoing);
      answer.once('error', () => outgoing.destroy());
      outgoing.once('close', () => answer.destroy());
    });
    passed.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return pass(incoming, body, outgoing, others);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    passed.end(body);
  };
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.once('end', () => pass(incoming, Buffer.concat(chunks), outgoing, inTurn()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (port) => void backends.set(port, { ready: true, heard: 0 }),
    remove: (port) => void backends.delete(port),
    stop: async () => {
      clearInterval(asking);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
