import type { ExtractedLine, Extraction } from '@order-intake/order-extraction/document';

/** The lines of an order as they are drafted from what was read: the articles, then what is added and taken off. */
export const linesRead = ({ lines, charges = [] }: Pick<Extraction, 'lines' | 'charges'>): readonly ExtractedLine[] => [
  ...lines,
  ...charges.map(({ name, amount }) => ({ name, amount })),
];

type LineWords = { readonly code: string | null; readonly name: string | null };
const wordsOf = ({ code, name }: LineWords): string => JSON.stringify([code, name]);
const noWords = wordsOf({ code: null, name: null });

/**
 * Whether every line of an order stands where it was read: none was added since, and none taken away, also where as many were added as taken away.
 * A line whose words a person has put right is the same line.
 */
export const standAsRead = (lines: readonly LineWords[], readLines: readonly ExtractedLine[]): boolean => {
  if (lines.length !== readLines.length) return false;
  const currentWords = lines.map(wordsOf);
  const readWords = readLines.map(({ code, name }) => wordsOf({ code: code?.value ?? null, name: name?.value ?? null }));
  const [currentSet, readSet] = [new Set(currentWords), new Set(readWords)];
  return currentWords.every((words, index) => {
    const before = readWords[index] ?? noWords;
    return words === before || (words !== noWords && !readSet.has(words) && !currentSet.has(before));
  });
};

/** What was read of the lines of an order that are chosen, by their index: they keep the places where they were read. */
export const readOfLines = (
  extraction: Extraction | null,
  lines: readonly LineWords[],
  isChosen: (index: number) => boolean,
): Extraction | null => {
  if (extraction === null || !standAsRead(lines, linesRead(extraction))) return extraction;
  const { lines: articles, charges } = extraction;
  return {
    ...extraction,
    lines: articles.filter((_, index) => isChosen(index)),
    ...(charges ? { charges: charges.filter((_, index) => isChosen(articles.length + index)) } : {}),
  };
};
