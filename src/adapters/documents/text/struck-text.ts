import { type Warning, warn } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';

/** What is struck out and was therefore not read, a line or row each. */
export const struckWarnings = (lines: readonly string[]): readonly Warning[] =>
  lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\d]/u.test(line))
    .slice(0, limits.text.struck)
    .map((line) => warn.struck_out(line));
