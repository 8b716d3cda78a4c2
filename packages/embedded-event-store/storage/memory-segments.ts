import type { SegmentStore } from './segment-store.ts';

type Slab = { bytes: Buffer; size: number };

const FIRST_BYTES = 1 << 20;

/** Segments in memory: for tests and `--in-memory`. What was appended is gone with the process. */
export function createMemorySegments(): SegmentStore {
  const slabs: Slab[] = [];

  const last = (): Slab => {
    const slab = slabs.at(-1);
    if (!slab) throw new Error('no segment to write to: add one first');
    return slab;
  };

  const room = (slab: Slab, more: number): void => {
    if (slab.size + more <= slab.bytes.length) return;
    const bigger = Buffer.allocUnsafeSlow(Math.max(slab.bytes.length * 2, slab.size + more));
    slab.bytes.copy(bigger, 0, 0, slab.size);
    slab.bytes = bigger;
  };

  return {
    sizes: () => slabs.map((slab) => slab.size),
    add: async () => {
      slabs.push({ bytes: Buffer.allocUnsafeSlow(FIRST_BYTES), size: 0 });
    },
    append: async (buffers) => {
      const slab = last();
      room(
        slab,
        buffers.reduce((sum, buffer) => sum + buffer.length, 0),
      );
      for (const buffer of buffers) {
        slab.bytes.set(buffer, slab.size);
        slab.size += buffer.length;
      }
    },
    read: (segment, offset, length) => {
      const slab = slabs[segment];
      return slab ? slab.bytes.subarray(offset, Math.min(offset + length, slab.size)) : Buffer.alloc(0);
    },
    truncate: async (size) => {
      last().size = size;
    },
    replace: async (segment, contents, swapped) => {
      const bytes = Buffer.concat([...contents]);
      slabs[segment] = { bytes, size: bytes.length };
      swapped();
    },
    close: async () => {
      slabs.length = 0;
    },
  };
}
