/** Turns a socket's chunks into lines and counted octets, asked for one at a time. */
import type { Socket } from 'node:net';

export type LineSource = {
  readonly attach: (socket: Socket) => void;
  readonly detach: (socket: Socket) => void;
  /** Without its line end, as a binary string; null when the connection is closed. Throws `LineTooLong`. */
  readonly readLine: () => Promise<string | null>;
  /** null when the connection is closed before all have come */
  readonly readBytes: (count: number) => Promise<string | null>;
  /** octets received and not yet asked for */
  readonly waiting: () => number;
};

export class LineTooLong extends Error {}

// imapflow sends sets of hundreds of UIDs in a line; Dovecot's limit is the same
const maxLine = 65_536;

export function createLineSource(): LineSource {
  let received = Buffer.alloc(0);
  let chunks: Buffer[] = [];
  let pending = 0;
  let closed = false;
  let wake = (): void => {};

  const onData = (chunk: Buffer): void => {
    chunks.push(chunk);
    pending += chunk.length;
    wake();
  };
  const onClose = (): void => {
    closed = true;
    wake();
  };
  const more = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });
  const gather = (): void => {
    if (chunks.length > 0) received = Buffer.concat([received, ...chunks]);
    chunks = [];
    pending = 0;
  };
  const take = (count: number): string => {
    const text = received.toString('latin1', 0, count);
    received = received.subarray(count);
    return text;
  };

  return {
    attach: (socket) => {
      socket.on('data', onData).on('close', onClose).on('end', onClose);
    },
    detach: (socket) => {
      socket.off('data', onData).off('close', onClose).off('end', onClose);
    },
    readLine: async () => {
      for (;;) {
        gather();
        const feed = received.indexOf(0x0a);
        if (feed >= 0 && feed <= maxLine) return take(feed + 1).replace(/\r?\n$/, '');
        if (received.length > maxLine) throw new LineTooLong();
        if (closed) return null;
        await more();
      }
    },
    readBytes: async (count) => {
      // not gathered before all have come: joining again for every chunk would be quadratic
      while (received.length + pending < count && !closed) await more();
      gather();
      return received.length < count ? null : take(count);
    },
    waiting: () => received.length + pending,
  };
}
