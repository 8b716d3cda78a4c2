import { type Column, uint32Column } from './columns.ts';

const ARENA_BITS = 22;
const ARENA = 1 << ARENA_BITS;
/** says that the length is in the four bytes behind it */
const LONG = 0xff;
const LONG_HEADER = 5;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Names (of streams, of event types) as small numbers. The bytes lie in a few large buffers and the look-up is an
 * open-addressing table of numbers: a million names cost their bytes and about 13 more each, and nothing for the collector to walk.
 */
export type NameTable = {
  count(): number;
  /** The name's number, or -1. */
  find(name: Uint8Array): number;
  /** The name's number, a new one if it has none yet. */
  intern(name: Uint8Array): number;
  bytes(id: number): Buffer;
  text(id: number): string;
};

function hashOf(name: Uint8Array): number {
  let hash = FNV_OFFSET;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ (name[i] as number), FNV_PRIME);
  return hash >>> 0;
}

type Arenas = {
  bytes(offset: number): Buffer;
  /** @returns the offset of the name */
  store(name: Uint8Array): number;
};

/** The bytes of names, one behind the other. */
function createArenas(): Arenas {
  const arenas: Buffer[] = [];
  let used = 0;

  return {
    /** Each name follows its length: one byte, or LONG and four more. */
    bytes: (offset) => {
      const arena = arenas[offset >>> ARENA_BITS] as Buffer;
      const at = offset & (ARENA - 1);
      const short = arena[at] as number;
      const start = short === LONG ? at + LONG_HEADER : at + 1;
      return arena.subarray(start, start + (short === LONG ? arena.readUInt32LE(at + 1) : short));
    },
    store: (name) => {
      const header = name.length < LONG ? 1 : LONG_HEADER;
      const size = header + name.length;
      if (size > ARENA) throw new RangeError(`a name of ${name.length} bytes is too long: at most ${ARENA - header} bytes`);
      const room = ARENA - (used & (ARENA - 1));
      // an arena that is full to its last byte looks like one that was not begun
      if (size > room || used === arenas.length * ARENA) {
        used = arenas.length * ARENA;
        arenas.push(Buffer.allocUnsafeSlow(ARENA));
      }
      const offset = used;
      const arena = arenas[offset >>> ARENA_BITS] as Buffer;
      const at = offset & (ARENA - 1);
      arena[at] = header === 1 ? name.length : LONG;
      if (header > 1) arena.writeUInt32LE(name.length, at + 1);
      arena.set(name, at + header);
      used += size;
      return offset;
    },
  };
}

export function createNameTable(): NameTable {
  const arenas = createArenas();
  const offsets: Column = uint32Column();
  let slots = new Uint32Array(1024);
  let count = 0;

  const bytes = (id: number): Buffer => arenas.bytes(offsets.get(id));

  const slotOf = (name: Uint8Array, hash: number): number => {
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const entry = slots[slot] as number;
      if (entry === 0) return slot;
      const id = entry - 1;
      if (bytes(id).equals(name)) return slot;
      slot = (slot + 1) & mask;
    }
  };

  const grow = (): void => {
    slots = new Uint32Array(slots.length * 2);
    const mask = slots.length - 1;
    for (let id = 0; id < count; id++) {
      let slot = hashOf(bytes(id)) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = id + 1;
    }
  };

  return {
    count: () => count,
    find: (name) => (slots[slotOf(name, hashOf(name))] as number) - 1,
    intern: (name) => {
      const hash = hashOf(name);
      const slot = slotOf(name, hash);
      const entry = slots[slot] as number;
      if (entry !== 0) return entry - 1;
      const id = count;
      offsets.set(id, arenas.store(name));
      slots[slot] = id + 1;
      count += 1;
      if (count * 2 > slots.length) grow();
      return id;
    },
    bytes,
    text: (id) => bytes(id).toString('utf8'),
  };
}
