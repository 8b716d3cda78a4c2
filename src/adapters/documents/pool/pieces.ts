/** A list of `items` that belongs at the end of `at`; the first piece of a value holds the rest of it and has no `at`. */
export type Piece = { readonly at: readonly (string | number)[] | null; readonly items: unknown };

/** lists longer than this travel in slices: one slice of words or cells is parsed in about a millisecond */
const slice = 250;

/**
 * A value as pieces of bounded size. Between processes a message is written and parsed in one go, and a page of 50,000 words would hold the
 * service's event loop for a tenth of a second; in pieces it never waits for more than one of them.
 */
export function* piecesOf(value: unknown): Generator<Piece> {
  const long: { at: (string | number)[]; list: readonly unknown[] }[] = [];
  yield { at: null, items: withoutLong(value, [], (at, list) => long.push({ at, list })) };
  for (const { at, list } of long)
    for (let from = 0; from < list.length; from += slice) yield { at, items: list.slice(from, from + slice) };
}

function withoutLong(
  value: unknown,
  at: (string | number)[],
  onLongList: (at: (string | number)[], list: unknown[]) => void,
): unknown {
  if (Array.isArray(value)) {
    if (value.length <= slice) return value.map((item: unknown, index) => withoutLong(item, [...at, index], onLongList));
    onLongList(at, value);
    return [];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutLong(item, [...at, key], onLongList)]));
}

/** Puts pieces together again, in the order they were made. */
export function assembly(): { readonly add: (piece: Piece) => void; readonly value: () => unknown } {
  let whole: unknown;
  return {
    add: ({ at, items }) => {
      if (at === null) whole = items;
      else if (Array.isArray(items)) listAt(whole, at)?.push(...(items as unknown[]));
    },
    value: () => whole,
  };
}

function listAt(whole: unknown, at: readonly (string | number)[]): unknown[] | null {
  let current: unknown = whole;
  for (const key of at) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return null;
    current = (current as Record<string | number, unknown>)[key];
  }
  return Array.isArray(current) ? current : null;
}
