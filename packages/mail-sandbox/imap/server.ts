/** Listens for IMAP clients, with implicit TLS or without. */
import { createServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Listener } from '../listener.ts';
import { listen } from '../listener.ts';
import { converse } from './conversation.ts';
import type { ImapSettings } from './session.ts';

/** On 127.0.0.1 at a free port. With `tls`, the handshake comes first; without, STARTTLS is offered. */
export async function startImap(settings: ImapSettings, tls: { key: string; cert: string } | null): Promise<Listener> {
  const onSocket = (socket: Socket): void => {
    socket.on('error', () => socket.destroy()); // a client that resets is no fault of ours
    void converse(settings, socket, tls !== null).catch((error: unknown) =>
      socket.destroy(error instanceof Error ? error : undefined),
    );
  };
  return listen(tls ? createTlsServer(tls, onSocket) : createServer(onSocket));
}
