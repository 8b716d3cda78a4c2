import type { ExtractedLine, Extraction } from './extraction.ts';

/** The lines of an order as they are drafted from what was read: the articles, then what is added and taken off. */
export const linesRead = ({ lines, charges = [] }: Pick<Extraction, 'lines' | 'charges'>): readonly ExtractedLine[] => [
  ...lines,
  ...charges.map(({ name, amount }) => ({ name, amount })),
];
