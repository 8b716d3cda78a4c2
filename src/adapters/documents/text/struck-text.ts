import { type Warning, warn } from '../../../domain/shared/warnings.ts';

/** of one document: a person looks at it anyway */
const mostTold = 20;

/** What is struck out and was therefore not read, a line or row each. */
export const struckWarnings = (lines: readonly string[]): readonly Warning[] =>
  lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\d]/u.test(line))
    .slice(0, mostTold)
    .map((line) => warn.struck_out(line));
