/** Files of a backup: written to the disk before anything says so, and read again with their digest. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { bytesOf } from '../bytes-of.ts';
import type { FileSum } from './manifest.codec.ts';

/** Passes bytes on and counts them. */
export const createMeter = () => {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, sum: (): FileSum => ({ bytes, sha256: hash.digest('hex') }) };
};

/** A new file, readable by its owner only. Throws when there is one already. */
export const newFile = (path: string): Writable => createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });

export const sumOfFile = async (path: string): Promise<FileSum> => {
  const { through, sum } = createMeter();
  await pipeline(bytesOf(path), through.resume());
  return sum();
};

export const syncDirectory = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
