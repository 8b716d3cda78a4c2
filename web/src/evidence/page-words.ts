/** The words of a page by their places: under the pointer, in a box, in reading order. Pure. */
import type { components } from '../api/schema.d.ts';

export type PageWord = components['schemas']['PageWords']['words'][number];
type Point = { readonly x: number; readonly y: number };
export type Area = Point & { readonly width: number; readonly height: number };

const middle = ({ x, y, width, height }: Area): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Points beside a word that still mean it. */
const near = 2;

export const wordAt = (words: readonly PageWord[], { x, y }: Point): PageWord | null =>
  words.find(
    (word) => x >= word.x - near && x <= word.x + word.width + near && y >= word.y - near && y <= word.y + word.height + near,
  ) ?? null;

/** The words whose middles lie in the area. */
export const wordsIn = (words: readonly PageWord[], area: Area): readonly PageWord[] =>
  words.filter((word) => {
    const { x, y } = middle(word);
    return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
  });

export const areaOf = (first: Point, second: Point): Area => ({
  x: Math.min(first.x, second.x),
  y: Math.min(first.y, second.y),
  width: Math.abs(first.x - second.x),
  height: Math.abs(first.y - second.y),
});

/** The area from one word to another, both included. */
export const areaBetween = (first: Area, second: Area): Area => {
  const [x, y] = [Math.min(first.x, second.x), Math.min(first.y, second.y)];
  return {
    x,
    y,
    width: Math.max(first.x + first.width, second.x + second.width) - x,
    height: Math.max(first.y + first.height, second.y + second.height) - y,
  };
};

/** What stands on one height, from left to right; from the top of the page down. */
export const rowsOf = (words: readonly PageWord[]): readonly (readonly PageWord[])[] => {
  const rows: PageWord[][] = [];
  for (const word of words.toSorted((a, b) => middle(a).y - middle(b).y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && middle(word).y - middle(first).y < Math.max(word.height, first.height) / 2) row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
};

export const textOf = (row: readonly PageWord[]): string => row.map(({ text }) => text).join(' ');

const nearest = (row: readonly PageWord[] | undefined, to: PageWord): PageWord | undefined =>
  row?.toSorted((a, b) => Math.abs(middle(a).x - middle(to).x) - Math.abs(middle(b).x - middle(to).x))[0];

/** The word that an arrow, Home or End leads to; null: the key leads nowhere. @param key as ui/keys.ts names it, without Shift */
export const wordAfter = (key: string, rows: readonly (readonly PageWord[])[], from: PageWord): PageWord | null => {
  const at = rows.findIndex((row) => row.includes(from));
  const row = rows[at] ?? [];
  const all = rows.flat();
  const to: Readonly<Record<string, PageWord | undefined>> = {
    arrowleft: all[all.indexOf(from) - 1],
    arrowright: all[all.indexOf(from) + 1],
    arrowup: nearest(rows[at - 1], from),
    arrowdown: nearest(rows[at + 1], from),
    home: row[0],
    end: row.at(-1),
    'ctrl+home': all[0],
    'ctrl+end': all.at(-1),
  };
  return key in to ? (to[key] ?? from) : null;
};

/** The words from one to another: those of the rows between that lie below or above any of the two. */
export const wordsBetween = (words: readonly PageWord[], first: PageWord, second: PageWord): readonly PageWord[] => {
  const area = areaBetween(first, second);
  return words.filter((word) => {
    const { y } = middle(word);
    const isInRows = y >= area.y && y <= area.y + area.height;
    return isInRows && word.x < area.x + area.width && word.x + word.width > area.x;
  });
};
