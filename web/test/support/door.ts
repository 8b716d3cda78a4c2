/** A way to a server of this machine that a test can keep shut, cut, and lead elsewhere. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Door = {
  readonly port: number;
  /** Who comes from now on waits before it, connected and without a word. */
  readonly shut: () => void;
  readonly open: () => void;
  /** Ends every connection in the middle of whatever it says. */
  readonly cut: () => void;
  readonly stop: () => Promise<void>;
};

/** @param target port of the server, asked for at every connection; @param port any free one unless said */
export const startDoor = async (target: () => number, port = 0): Promise<Door> => {
  const sockets = new Set<Socket>();
  let held: Socket[] | null = null;
  const kept = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.setNoDelay(true).once('close', () => sockets.delete(socket));
  };
  const pass = (client: Socket) => {
    const server = kept(connect(target(), '127.0.0.1'));
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.once('close', () => to.destroy());
    }
  };
  const listener = createServer((client) => {
    kept(client).on('error', () => undefined);
    if (held) held.push(client);
    else pass(client);
  });
  await new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (listener.address() as AddressInfo).port,
    shut: () => {
      held ??= [];
    },
    open: () => {
      const waiting = held ?? [];
      held = null;
      waiting.forEach(pass);
    },
    cut,
    stop: async () => {
      cut();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
};
