import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type SegmentStore, SegmentWriteError } from './segment-store.ts';

const NAME = /^segment-(\d{6})\.log$/;
const fileName = (segment: number): string => `segment-${String(segment).padStart(6, '0')}.log`;

/** Makes a new or renamed file's directory entry durable. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function existing(directory: string): number {
  const numbers = readdirSync(directory).flatMap((name) => NAME.exec(name)?.[1] ?? []);
  const sorted = numbers.map(Number).sort((a, b) => a - b);
  const missing = sorted.findIndex((number, at) => number !== at);
  if (missing >= 0) {
    throw new Error(
      `${directory}: ${fileName(missing)} is missing although later segments are there. Put it back from a backup.`,
    );
  }
  return sorted.length;
}

/** Writes all buffers at `position` however often the system takes only a part of them. */
async function writeFully(handle: FileHandle, buffers: readonly Buffer[], position: number): Promise<void> {
  const whole = buffers.length === 1 && buffers[0] ? buffers[0] : Buffer.concat(buffers);
  let writtenBytes = 0;
  while (writtenBytes < whole.length) {
    const { bytesWritten } = await handle.write(whole, writtenBytes, whole.length - writtenBytes, position + writtenBytes);
    writtenBytes += bytesWritten;
  }
}

/** @throws SegmentWriteError, which says whether the end of the file is still known */
async function appendDurably(handle: FileHandle, path: string, buffers: readonly Buffer[], size: number): Promise<void> {
  try {
    await writeFully(handle, buffers, size);
  } catch (error) {
    throw new SegmentWriteError(`${path}: cannot write: ${String(error)}`, true, error);
  }
  try {
    await handle.datasync();
  } catch (error) {
    // after a failed fsync nobody knows what the disk holds: only a restart, which reads it, may go on
    throw new SegmentWriteError(`${path}: cannot sync: ${String(error)}`, false, error);
  }
}

/** A new file with these contents, on the disk when this ends. @returns its size */
async function writeDurably(path: string, contents: Iterable<Buffer>): Promise<number> {
  const fresh = await open(path, 'w', 0o600);
  let size = 0;
  try {
    for (const buffer of contents) {
      await writeFully(fresh, [buffer], size);
      size += buffer.length;
    }
    await fresh.sync();
  } finally {
    await fresh.close();
  }
  return size;
}

/** Segments as files `segment-000000.log` … in one directory, each append followed by one fdatasync. */
export async function createFileSegments(directory: string): Promise<SegmentStore> {
  const readers: number[] = [];
  const sizes: number[] = [];
  for (let segment = 0; segment < existing(directory); segment++) {
    const descriptor = openSync(join(directory, fileName(segment)), 'r');
    readers.push(descriptor);
    sizes.push(fstatSync(descriptor).size);
  }
  let writer: FileHandle | null = sizes.length > 0 ? await open(join(directory, fileName(sizes.length - 1)), 'r+') : null;

  const openWriter = (): FileHandle => {
    if (!writer) throw new Error(`${directory}: no segment to write to: add one first`);
    return writer;
  };

  return {
    sizes: () => [...sizes],
    add: async () => {
      const path = join(directory, fileName(sizes.length));
      const fresh = await open(path, 'w+', 0o600);
      await syncDirectory(directory);
      await writer?.close();
      writer = fresh;
      readers.push(openSync(path, 'r'));
      sizes.push(0);
    },
    append: async (buffers) => {
      const at = sizes.length - 1;
      const size = sizes[at] ?? 0;
      await appendDurably(openWriter(), join(directory, fileName(at)), buffers, size);
      sizes[at] = size + buffers.reduce((sum, buffer) => sum + buffer.length, 0);
    },
    read: (segment, offset, length) => {
      const descriptor = readers[segment];
      if (descriptor === undefined) return Buffer.alloc(0);
      const available = Math.max(0, Math.min(length, (sizes[segment] ?? 0) - offset));
      const bytes = Buffer.allocUnsafe(available);
      const got = readSync(descriptor, bytes, 0, available, offset);
      return bytes.subarray(0, got);
    },
    truncate: async (size) => {
      const handle = openWriter();
      await handle.truncate(size);
      await handle.sync();
      sizes[sizes.length - 1] = size;
    },
    replace: async (segment, contents, swapped) => {
      const path = join(directory, fileName(segment));
      const size = await writeDurably(`${path}.new`, contents);
      await rename(`${path}.new`, path);
      await syncDirectory(directory);
      const old = readers[segment];
      readers[segment] = openSync(path, 'r');
      sizes[segment] = size;
      swapped();
      if (old !== undefined) closeSync(old);
    },
    close: async () => {
      await writer?.close();
      writer = null;
      for (const descriptor of readers) closeSync(descriptor);
      readers.length = 0;
    },
  };
}
