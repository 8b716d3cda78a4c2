import type { ServerWritableStream } from '@grpc/grpc-js';
import type { EventStore } from '../store/event-store.ts';

type Call = Pick<ServerWritableStream<unknown, Buffer>, 'cancelled' | 'write' | 'once' | 'on' | 'off'>;

/** Writes frames no faster than the client takes them. */
export type FrameWriter = {
  /** Resolves when the next frame may be written; rejects with ClosedError when the client is gone. */
  write(frames: readonly Buffer[]): Promise<void>;
  /** Waits for the next commit, or throws ClosedError. */
  nextCommit(commits: EventStore['commits']): Promise<void>;
  /** Never resolves: for what the real server never answers. Rejects when the client gives up. */
  silence(): Promise<never>;
  /** Ends whatever is being waited for. */
  close(reason: Error): void;
};

/** Not a failure: nobody listens any more. */
export class ClosedError extends Error {
  constructor() {
    super('the call was closed by the client');
    this.name = 'ClosedError';
  }
}

export function createFrameWriter(call: Call): FrameWriter {
  let closed: Error | null = null;
  const waiting = new Set<() => void>();

  const close = (reason: Error): void => {
    closed ??= reason;
    for (const wake of waiting) wake();
  };
  call.on('cancelled', () => close(new ClosedError()));
  call.on('close', () => close(new ClosedError()));
  call.on('error', () => close(new ClosedError()));

  /** Resolves when `arm`'s callback is called; rejects when the call is closed before. */
  const until = (arm: (wake: () => void) => () => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const settle = (): void => {
        disarm();
        waiting.delete(settle);
        if (closed) reject(closed);
        else resolve();
      };
      const disarm = arm(settle);
      waiting.add(settle);
      if (closed) settle();
    });

  return {
    write: async (frames) => {
      for (const frame of frames) {
        if (closed) throw closed;
        if (call.write(frame)) continue;
        await until((wake) => {
          call.once('drain', wake);
          return () => call.off('drain', wake);
        });
      }
    },
    nextCommit: (commits) => until((wake) => commits.once(wake)),
    silence: async () => {
      await until(() => () => undefined);
      throw new ClosedError();
    },
    close,
  };
}
