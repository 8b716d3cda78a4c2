/** One client's socket: commands in, lines out, and the change to TLS in between. */
import type { Socket } from 'node:net';
import { type SecureContext, TLSSocket } from 'node:tls';
import { createLineSource } from './line-source.ts';

export type Connection = {
  readonly isSecure: () => boolean;
  /** Writes one line; takes a binary string. */
  readonly write: (line: string) => void;
  /** Waits until what was written has left, so that a slow reader of large mails does not fill the memory. */
  readonly drained: () => Promise<void>;
  readonly readLine: () => Promise<string | null>;
  /** A whole command with its literals in it, see tokens.ts; null when the client has gone. Throws `LiteralTooLarge`, `LineTooLong`. */
  readonly readCommand: () => Promise<string | null>;
  /** Starts TLS on the same socket. False when the client sent something in clear behind STARTTLS, which must not be obeyed. */
  readonly startTls: (context: SecureContext, announce: () => void) => boolean;
  readonly end: () => void;
  readonly destroy: () => void;
};

export class LiteralTooLarge extends Error {}

const maxLiteral = 64 * 1024 * 1024;

export function createConnection(first: Socket, secure: boolean): Connection {
  const source = createLineSource();
  let socket = first;
  let isSecure = secure;
  source.attach(socket);
  socket.setNoDelay(true);

  const write = (line: string): void => {
    if (!socket.destroyed && socket.writable) socket.write(Buffer.from(`${line}\r\n`, 'latin1'));
  };

  return {
    isSecure: () => isSecure,
    write,
    drained: () =>
      new Promise((resolve) => {
        if (!socket.writableNeedDrain || socket.destroyed) return resolve();
        const done = (): void => {
          socket.off('drain', done).off('close', done);
          resolve();
        };
        socket.on('drain', done).on('close', done);
      }),
    readLine: source.readLine,
    readCommand: async () => {
      let command = '';
      for (;;) {
        const line = await source.readLine();
        if (line === null) return null;
        command += line;
        const literal = /\{(\d+)(\+?)\}$/.exec(line);
        if (!literal) return command;
        const size = Number(literal[1]);
        if (size > maxLiteral) throw new LiteralTooLarge();
        if (literal[2] === '') write('+ OK');
        const bytes = await source.readBytes(size);
        if (bytes === null) return null;
        command += `\r\n${bytes}`;
      }
    },
    startTls: (context, announce) => {
      if (source.waiting() > 0) return false;
      source.detach(socket);
      announce();
      const plain = socket;
      const encrypted = new TLSSocket(plain, { isServer: true, secureContext: context });
      encrypted.on('error', () => plain.destroy());
      plain.on('close', () => encrypted.destroy());
      source.attach(encrypted);
      socket = encrypted;
      isSecure = true;
      return true;
    },
    end: () => void socket.end(),
    destroy: () => void socket.destroy(),
  };
}
