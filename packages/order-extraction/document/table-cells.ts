/** Words and numbers of a document as cells that a table may have, told by hashes; and in which columns of them people confirmed an order's rows. */
import { canonicalDecimal, shortHash } from '@order-intake/kernel';

/**
 * `line` counts the document's, `at` the words of the line; edges in grid units (twelfths of an inch; rows and columns of a sheet). `hash`: of what a word
 * says, or of what a number means.
 */
export type TableCell = {
  readonly line: number;
  readonly at: number;
  readonly x0: number;
  readonly x1: number;
  readonly hash: string;
  /** `whole`: of several words, "1 234,50 EUR"; its first word stands at `at` */
  readonly number: 'word' | 'whole' | null;
};

const marks = { word: '#', whole: '=' } as const;

/** "3:12:16:#k3j2h1": one piece of text each, as it is kept; `at` is told by their order. */
export const cellPrints = (cells: readonly TableCell[]): readonly string[] =>
  cells.map(({ line, x0, x1, hash, number }) => `${line}:${x0}:${x1}:${number === null ? '' : marks[number]}${hash}`);

export function cellsOfPrints(prints: readonly string[]): readonly TableCell[] {
  let [before, next] = [-1, 0];
  return prints.map((print): TableCell => {
    const [line, x0, x1, text = ''] = print.split(':');
    if (Number(line) !== before) [before, next] = [Number(line), 0];
    const number: TableCell['number'] = text.startsWith(marks.word) ? 'word' : text.startsWith(marks.whole) ? 'whole' : null;
    const cell = { line: before, at: next, x0: Number(x0), x1: Number(x1), hash: number === null ? text : text.slice(1), number };
    if (number !== 'whole') next += 1;
    return cell;
  });
}

/** The `at` of a number's last word: figures in groups ("1 747") are several. `cells`: of its line, among others. */
export function lastWordOf({ line, at, x1, number }: TableCell, cells: readonly TableCell[]): number {
  let last = at;
  if (number !== 'whole') return last;
  for (const one of cells.filter((cell) => cell.line === line && cell.number !== 'whole' && cell.at > at)) {
    if (one.number === null || one.x1 > x1 || one.at !== last + 1) break;
    last = one.at;
  }
  return last;
}

/** letters of a hash: there are many, and only those of one document are compared */
const letters = 6;
const short = (text: string): string => shortHash(text).slice(-letters);

/** What is no letter and no digit stands for itself: ":", "–". */
export const wordKey = (word: string): string =>
  short(
    word
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '') || word,
  );
export const numberKey = (decimal: string): string => short(`number:${canonicalDecimal(decimal)}`);

/** Where a row's number stands: in a column, behind a word that is always the same (its hash), or both. */
export const columnEdges = ['left', 'right', 'either', 'none'] as const;
export type ConfirmedColumn = {
  /** which edge all its cells share */
  readonly edge: (typeof columnEdges)[number];
  readonly x0: number;
  readonly x1: number;
  /** lines below that of the name's first word */
  readonly below: number;
  readonly behind?: string;
  /** in sentences: the word behind it (its hash) */
  readonly ahead?: string;
};
/** In which columns people confirmed the articles' cells to stand. */
export type ConfirmedColumns = {
  readonly name: {
    readonly x0: number;
    /** how many it goes over at most */
    readonly lines: number;
    /** so many words behind the quantity, where it stands in no column */
    readonly afterQty?: number;
    /** the last word of the label before it (its hash), where all have one */
    readonly behind?: string;
    /** the word before which it ends (its hash), where that is always the same */
    readonly until?: string;
    /** words that stand at a name's edge below it and begin none (their hashes): "item no. 3301" */
    readonly never?: readonly string[];
  };
  readonly qty: ConfirmedColumn;
  /** null: no price is printed. `ofRow`: what stands there is the row's, not that of one */
  readonly price: (ConfirmedColumn & { readonly ofRow?: boolean }) | null;
  /** numbers stand a line higher or lower than the name's first one from row to row */
  readonly loose?: boolean;
  /** they stand in sentences that go over lines, so nothing is told by these: so many words from a quantity to its price at most */
  readonly running?: number;
  /** quantities and prices had been read rightly, and articles called otherwise: nothing but names is taken from here */
  readonly namesOnly?: boolean;
};
