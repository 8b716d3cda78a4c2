/** Where the words of a scan stand on the page that was scanned: it was turned, made straight and scaled on its way. */
import type { Page, Word } from '@order-intake/order-extraction/document';

type Axis = { readonly factor: number; readonly offset: number };
export type Alignment = { readonly x: Axis; readonly y: Axis };

const shortest = 5;
const fewest = 6;

/** Words that stand on a page once. */
function unique(words: readonly Word[]): ReadonlyMap<string, Word> {
  const all = Map.groupBy(words, ({ text }) => text);
  return new Map(
    [...all].flatMap(([text, own]) => (text.length >= shortest && own[0] && own.length === 1 ? [[text, own[0]] as const] : [])),
  );
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Slope and offset by Theil and Sen: words that only look the same do no harm. */
function axisOf(pairs: readonly (readonly [from: number, to: number])[]): Axis {
  const slopes = pairs.flatMap(([a, b], at) =>
    pairs.slice(at + 1).flatMap(([c, d]) => (Math.abs(c - a) > 40 ? [(d - b) / (c - a)] : [])),
  );
  const factor = slopes.length > 0 ? median(slopes) : 1;
  return { factor, offset: median(pairs.map(([from, to]) => to - from * factor)) };
}

/** Null where too few words were read to tell. */
export function alignmentOf(scan: Page, page: Page): Alignment | null {
  const [read, printed] = [unique(scan.words), unique(page.words.flatMap(parts))];
  const both = [...read].flatMap(([text, word]) => {
    const own = printed.get(text);
    return own ? [{ word, own }] : [];
  });
  if (both.length < fewest) return null;
  return {
    x: axisOf(both.map(({ word, own }) => [word.x + word.width / 2, own.x + own.width / 2])),
    y: axisOf(both.map(({ word, own }) => [word.y + word.height / 2, own.y + own.height / 2])),
  };
}

/** A piece of text of a PDF may hold several words; each has its share of the width. */
export function parts(word: Word): readonly Word[] {
  const width = word.width / Math.max(1, word.text.length);
  return [...word.text.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    ...word,
    text,
    x: word.x + index * width,
    width: text.length * width,
  }));
}

export const alignedAt = ({ x, y }: Alignment, word: Word): { readonly x: number; readonly y: number } => ({
  x: (word.x + word.width / 2) * x.factor + x.offset,
  y: (word.y + word.height / 2) * y.factor + y.offset,
});

/** pieces that are drawn one after the other and may be read as one: "4" and "st", "12." and "05." */
const mostJoined = 4;
const spaceBetween = 0.8;

export function joined(words: readonly Word[]): readonly Word[] {
  const next = (word: Word): Word | undefined =>
    words.find(
      (one) =>
        Math.abs(one.y + one.height / 2 - word.y - word.height / 2) < word.height * 0.4 &&
        one.x >= word.x + word.width - 1 &&
        one.x - word.x - word.width < Math.max(6, word.height * spaceBetween),
    );
  return words.flatMap((word) => {
    const all: Word[] = [];
    let whole = word;
    for (let count = 1; count < mostJoined; count++) {
      const more = next(whole);
      if (!more) break;
      whole = { ...whole, text: whole.text + more.text, width: more.x + more.width - whole.x };
      all.push(whole);
    }
    return all;
  });
}
