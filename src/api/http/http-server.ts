/** The server under the API: what a slow or silent client may cost, and how it ends. */
import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { longestWaitMs } from '../../api/endpoints/operations/wait-for-task.ts';

export type HttpTimeouts = {
  /** milliseconds until all headers of a request must be there */
  readonly headers: number;
  /** and the whole request: a document of 20 MB over a line of 2 Mbit/s too */
  readonly request: number;
  /** of silence on a connection while an answer is read */
  readonly silence: number;
};

const defaults: HttpTimeouts = { headers: 10_000, request: 120_000, silence: longestWaitMs * 1.5 };
/** longer than the usual 60 s of proxies: they, not this server, end an idle connection */
const keepAliveMs = 65_000;
/** of the 20 s that a process has to end (main/start/run-service.ts) */
const drainMs = 15_000;

/** An application of Express: it gives each request and answer these prototypes. */
type Listener = RequestListener & { readonly request?: object; readonly response?: object };

/**
 * The same constructor for objects that have another prototype from the start. To change an object's prototype, as Express does where it is not the
 * right one already, costs the engine all that it knows of its shape: a tenth of a page's time (`npm run bench:api`).
 */
const bornWith = <Made extends typeof IncomingMessage | typeof ServerResponse>(
  created: Made,
  prototype: object | undefined,
): Made => {
  if (prototype === undefined) return created;
  function Born(...args: unknown[]): object {
    return Reflect.construct(created, args, Born);
  }
  Born.prototype = prototype;
  return Born as unknown as Made;
};

export const createHttpServer = (listener: Listener, timeouts: HttpTimeouts = defaults): Server => {
  const server = createServer(
    {
      IncomingMessage: bornWith(IncomingMessage, listener.request),
      ServerResponse: bornWith(ServerResponse, listener.response),
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: keepAliveMs,
      // how often the two are looked at
      connectionsCheckingInterval: Math.min(1_000, timeouts.headers / 2),
      maxHeaderSize: 16 * 1024,
    },
    listener,
  );
  server.setTimeout(timeouts.silence);
  server.maxRequestsPerSocket = 10_000;
  return server;
};

/** The address it listens on, with the port that it got. */
export const listen = (server: Server, { host, port }: { readonly host: string; readonly port: number }): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = error.code === 'EADDRINUSE';
      reject(inUse ? new Error(`PORT: ${port} is used by another program; set PORT to a free port, or to 0 for any`) : error);
    });
    server.listen(port, host, () => {
      const { port: actual } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`);
    });
  });

/** No new requests; the ones under way get their answer, and their connections end with it. */
export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const ending = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(ending);
      resolve();
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), drainMs).unref();
  });
