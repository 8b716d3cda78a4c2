const CHUNK_BITS = 16;
const CHUNK = 1 << CHUNK_BITS;
const MASK = CHUNK - 1;

/** A growable list of numbers without a JavaScript object per entry; it grows by whole chunks, so nothing is ever copied. */
export type Column = { get(index: number): number; set(index: number, value: number): void };

type Chunk = Uint32Array | Float64Array | Uint8Array;

function column(allocate: () => Chunk): Column {
  const chunks: Chunk[] = [];
  return {
    get: (index) => chunks[index >>> CHUNK_BITS]?.[index & MASK] ?? 0,
    set: (index, value) => {
      const at = index >>> CHUNK_BITS;
      while (chunks.length <= at) chunks.push(allocate());
      (chunks[at] as Chunk)[index & MASK] = value;
    },
  };
}

/** Whole numbers from 0 to 2^32 - 1, four bytes each. */
export const uint32Column = (): Column => column(() => new Uint32Array(CHUNK));

/** Any number a double holds (positions: whole numbers up to 2^53), eight bytes each. */
export const float64Column = (): Column => column(() => new Float64Array(CHUNK));
