/** Which line of the page is which line of the data. */
import { compare, parseDecimal } from '@order-intake/kernel';
import type { ExtractedLine, Field } from '../document/extraction.ts';
import { compact } from '../rules/text.ts';

export const same = (a: Field | undefined, b: Field | undefined): boolean => {
  if (!a || !b) return false;
  const [x, y] = [parseDecimal(a.value), parseDecimal(b.value)];
  return x !== null && y !== null ? compare(x, y) === 0 : compact(a.value) === compact(b.value);
};

export type LinePair = { readonly data: ExtractedLine; readonly page: ExtractedLine | null; readonly index: number };
export type Pairing = { readonly pairs: readonly LinePair[]; readonly onlyOnPage: readonly ExtractedLine[] };

const weights = { code: 8, name: 4, qty: 2, price: 1, amount: 1 } as const;

/** 0: these cannot be the same line. Without an equal code or name two equal numbers of it have to do. */
function likeness(data: ExtractedLine, codes: readonly string[], page: ExtractedLine): number {
  const sameCode = page.code !== undefined && codes.includes(compact(page.code.value));
  const sameName = same(data.name, page.name) || (data.name && page.name && within(data.name.value, page.name.value));
  const numbers = (['qty', 'price', 'amount'] as const).filter((name) => same(data[name], page[name]));
  const otherCode = page.code !== undefined && codes.length > 0 && !sameCode;
  if (!sameCode && !sameName && (otherCode || numbers.length < 2)) return 0;
  const equal = [...(sameCode ? (['code'] as const) : []), ...(sameName ? (['name'] as const) : []), ...numbers];
  return equal.reduce((sum, name) => sum + weights[name], 0);
}

const within = (a: string, b: string): boolean => {
  const [one, other] = [compact(a), compact(b)];
  return Math.min(one.length, other.length) > 5 && (one.includes(other) || other.includes(one));
};

/** The likeliest pairs first, each line once. `codesOf`: all codes that the data gives an article. */
export function pairLines(
  data: readonly ExtractedLine[],
  codesOf: (index: number) => readonly string[],
  page: readonly ExtractedLine[],
): Pairing {
  const all = data.flatMap((line, at) => {
    const codes = codesOf(at).map(compact);
    return page.map((other, to) => ({ at, to, points: likeness(line, codes, other) }));
  });
  const taken = { data: new Map<number, number>(), page: new Set<number>() };
  const byPoints = all.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points || a.at - b.at || a.to - b.to);
  for (const { at, to } of byPoints) {
    if (taken.data.has(at) || taken.page.has(to)) continue;
    taken.data.set(at, to);
    taken.page.add(to);
  }
  return {
    pairs: data.map((line, index) => {
      const to = taken.data.get(index);
      return { data: line, page: to === undefined ? null : (page[to] ?? null), index };
    }),
    onlyOnPage: page.filter((_, to) => !taken.page.has(to)),
  };
}
