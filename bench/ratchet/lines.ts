/** Rows that were read against those of the truth, codes and exact names included. */
import type { ProductView } from '../../src/domain/shared/extraction-view.ts';
import type { TruthLine } from '../../test/support/order-documents/index.ts';
import { letters, type Outcome, sameLine, sameWords, toTheLetter } from '../score/compare.ts';

export type LineMark =
  /** `truth`: its position */
  | { readonly kind: 'paired'; readonly truth: number; readonly code: Outcome; readonly name: 'right' | 'wrong' }
  | { readonly kind: 'missing'; readonly truth: number; readonly code: Outcome }
  | { readonly kind: 'invented' };

/** How a code was read; `unknown` if the truth does not say whether there is one. */
export function codeOutcome(found: string | null, { code, code_accept: accept = [] }: TruthLine): Outcome {
  if (code === undefined) return 'unknown';
  const accepted = [code, ...accept];
  if (found === null || letters(found) === '') return accepted.includes(null) ? 'none' : 'missing';
  const codes = accepted.filter((one) => one !== null);
  if (codes.some((one) => letters(one) === letters(found))) return 'right';
  return codes.length === 0 ? 'invented' : 'wrong';
}

const isRightCode = (outcome: Outcome): boolean => outcome === 'right' || outcome === 'none' || outcome === 'unknown';

export const isRightLine = (mark: LineMark): boolean => mark.kind === 'paired' && isRightCode(mark.code);

/** Where only a code is printed it is the article's name too. */
const isExactName = ({ name, code }: ProductView, { name: right, name_accept: accept = [] }: TruthLine): boolean =>
  [right, ...accept].some((one) => sameWords(name ?? code ?? '', one));

/** Each row found is paired with one of the same quantity, price and article, with the same code if there is one. Optional rows count only if they are read. */
export function markedLines(found: readonly ProductView[], truth: readonly TruthLine[]): readonly LineMark[] {
  const left = truth.map((line, at) => ({ line, at }));
  const marks = found.map((row): LineMark | null => {
    const fitting = left.filter(({ line }) => sameLine(row, line, toTheLetter));
    const best = fitting.find(({ line }) => isRightCode(codeOutcome(row.code, line))) ?? fitting[0];
    if (!best) return { kind: 'invented' };
    left.splice(left.indexOf(best), 1);
    if (best.line.optional) return null;
    const name = isExactName(row, best.line) ? 'right' : 'wrong';
    return { kind: 'paired', truth: best.at, code: codeOutcome(row.code, best.line), name };
  });
  const missing = left.flatMap(({ line, at }): readonly LineMark[] =>
    line.optional ? [] : [{ kind: 'missing', truth: at, code: codeOutcome(null, line) }],
  );
  return [...marks.filter((mark) => mark !== null), ...missing];
}
