/** Labels as somebody else might write them: known words cut short, and words that say nothing. */
import type { Words } from './words.types.ts';

const meaningless = [
  'Ref. 2',
  'Info',
  'Field A',
  'Xref',
  'K-01',
  'Detail',
  'Data',
  '(1)',
  'Anschluss',
  'Rubrik 3',
  'Libre',
  'Overig',
  'Otros',
  'Campo 5',
];

/** A number that depends on the text alone. */
const digest = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7);

const strangeLabel = (label: string): string => {
  const lot = digest(label) % 10;
  if (lot < 4) return meaningless[digest(label) % meaningless.length] ?? label;
  return lot < 6 && label.length > 6 ? `${label.slice(0, 4)}.` : label;
};

const strangeLabels = (labels: readonly string[]): readonly string[] => labels.map(strangeLabel);

/** Four labels of ten say nothing and two are cut short: readers that know all the words of a set meet unknown ones. */
export const strange = (words: Words): Words => ({
  ...words,
  title: strangeLabels(words.title),
  po: strangeLabels(words.po),
  date: strangeLabels(words.date),
  delivery: strangeLabels(words.delivery),
  buyer: strangeLabels(words.buyer),
  seller: strangeLabels(words.seller),
  shipTo: strangeLabels(words.shipTo),
  column: Object.fromEntries(
    Object.entries(words.column).map(([key, labels]) => [key, strangeLabels(labels)]),
  ) as Words['column'],
  net: strangeLabels(words.net),
  tax: strangeLabels(words.tax),
  gross: strangeLabels(words.gross),
});
