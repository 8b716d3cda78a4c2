import type { ExtractedLine, Extraction } from '@order-intake/order-extraction/document';

/** The lines of an order as they are drafted from what was read: the articles, then what is added and taken off. */
export const linesRead = ({ lines, charges = [] }: Pick<Extraction, 'lines' | 'charges'>): readonly ExtractedLine[] => [
  ...lines,
  ...charges.map(({ name, amount }) => ({ name, amount })),
];

type Said = { readonly code: string | null; readonly name: string | null };
const wordsOf = ({ code, name }: Said): string => JSON.stringify([code, name]);
const noWords = wordsOf({ code: null, name: null });

/**
 * Whether every line of an order stands where it was read: none was added since, and none taken away, also where as many were added as taken away.
 * A line whose words a person has put right is the same line.
 */
export const standAsRead = (lines: readonly Said[], read: readonly ExtractedLine[]): boolean => {
  if (lines.length !== read.length) return false;
  const now = lines.map(wordsOf);
  const then = read.map(({ code, name }) => wordsOf({ code: code?.value ?? null, name: name?.value ?? null }));
  const [here, there] = [new Set(now), new Set(then)];
  return now.every((words, place) => {
    const before = then[place] ?? noWords;
    return words === before || (words !== noWords && !there.has(words) && !here.has(before));
  });
};
