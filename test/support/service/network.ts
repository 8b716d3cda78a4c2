/** The network between the service and one server, as a proxy: open, refusing, swallowing everything, or resetting. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { freePorts } from '../ports.ts';

/**
 * `refuse`: nobody listens, and what was connected is cut. `black-hole`: connections are made, and nothing ever comes through any of them, those
 * from before included, also when the network is well again: the way between has forgotten them. `reset`: what is or gets connected is reset.
 */
export type NetworkState = 'open' | 'refuse' | 'black-hole' | 'reset';

export type Network = {
  readonly port: number;
  readonly become: (state: NetworkState) => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Target = { readonly port: number } | { readonly path: string };

/** @param target asked for at every connection */
export const startNetwork = async (target: () => Target): Promise<Network> => {
  let state: NetworkState = 'open';
  const pairs = new Set<readonly Socket[]>();

  const join = (client: Socket): void => {
    if (state === 'reset') return void client.on('error', () => undefined).resetAndDestroy();
    const to = target();
    const upstream = state === 'black-hole' ? null : 'path' in to ? connect(to.path) : connect(to.port, '127.0.0.1');
    const pair = upstream ? [client, upstream] : [client];
    pairs.add(pair);
    for (const socket of pair) {
      socket
        .setNoDelay(true)
        .on('error', () => undefined)
        .on('close', () => {
          pairs.delete(pair);
          for (const other of pair) other.destroy();
        });
    }
    if (!upstream) return void client.pause();
    client.pipe(upstream);
    upstream.pipe(client);
  };
  const swallow = ([client, upstream]: readonly Socket[]): void => {
    if (!client || !upstream) return;
    client.unpipe(upstream).pause();
    upstream.unpipe(client).pause();
  };

  const listen = async (port: number): Promise<Server> => {
    const made = createServer(join).listen(port, '127.0.0.1');
    await once(made, 'listening');
    return made;
  };
  const [port = 0] = await freePorts(1); // none that somebody else could get while it is refused here
  let server: Server | null = await listen(port);
  const close = async () => {
    const closing = server;
    server = null;
    if (!closing) return;
    const closed = once(closing, 'close');
    closing.close();
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    await closed;
  };

  return {
    port,
    become: async (next) => {
      state = next;
      if (next === 'refuse') return close();
      server ??= await listen(port);
      if (next === 'black-hole') for (const pair of pairs) swallow(pair);
      // the server's side may be a socket's file, which knows no reset: it hears of the end when the client's is gone
      if (next === 'reset') for (const [client] of pairs) client?.resetAndDestroy();
    },
    stop: close,
  };
};

/** Where the server of this URL listens: a socket's file, or a port of this machine. */
export const postgresTarget = (url: string): Target => {
  const { host, port } = new pg.Client({ connectionString: url });
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { port };
};

/** The same database by way of this port. */
export const postgresBy = (url: string, port: number): string => {
  const { user = '', database = '' } = new pg.Client({ connectionString: url });
  const password = new URL(url.replace(/^[a-z]+:/, 'http:').replace('@/', '@localhost/')).password;
  return `postgres://${encodeURIComponent(user)}${password ? `:${password}` : ''}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
};
