/** Which lines a table fills: where its rows end and its sums begin. */
import { absolute, add, compare, type Decimal, multiply, numbersEqual } from '@order-intake/kernel';
import type { Line } from '../layout/line.types.ts';
import { readNumber } from '../numbers.ts';
import { hasLetters } from '../text.ts';
import { type Cells, type Column, cellsOf } from './columns.ts';
import { cellText, isAdjustment, isMainLine, standsIn } from './main-line.ts';
import { sumLabel, sumsBeside, totalKindOf } from './totals.ts';

/** How far below the last row its table can go on, in heights of a line. */
const longestGap = 7;
const longestGapInSheet = 60;

/** The lines of a table: from its header to its totals, a wide gap, or the next header. Page headers and footers in between stay in. */
export function bodyOf(
  lines: readonly Line[],
  header: Line | undefined,
  columns: readonly Column[],
  sheet: boolean,
): readonly Line[] {
  const body: Line[] = [];
  let rows = 0;
  let ended = 0;
  let before = header;
  for (const line of lines) {
    // "----  --------": drawn below a header, in columns as words are
    if (!/[\p{L}\d]/u.test(line.text)) {
      before = line;
      continue;
    }
    const gap = before && before.page === line.page ? line.y0 - before.y1 : 0;
    if (rows > 0 && gap > (sheet ? longestGapInSheet : Math.max(line.height, before?.height ?? 0) * longestGap)) break;
    // another sheet holds something else: a table of its own has a header of its own
    if (sheet && rows > 0 && before && before.page !== line.page) break;
    const cells = cellsOf(line, columns);
    const mainLine = isMainLine(cells, columns);
    const inRow = !sheet && before !== undefined && before === body.at(-1) && standsIn(line, before);
    const total = (mainLine && !startsTotals(line)) || inRow ? null : totalOf(line);
    before = line;
    if (total && total !== 'carry' && rows > 0) ended += 1;
    else if (ended > 0) {
      // below a sum only what reads as a row in every respect goes on with the table: the sum was that of a section
      ended += 1;
      if (ended > mostBelowSum) break;
      if (!total && isMainLine(cells, columns) && addsUp(cells, columns)) ended = 0;
    }
    if (ended > 0) continue;
    if (mainLine) rows += 1;
    if (!total) body.push(line);
  }
  return withoutFoot(sheet ? withoutForm(body, columns) : withoutSentences(body, columns), columns);
}

/** Below the last row of a sheet whoever orders fills in who it is and when it comes: labels that end as labels do, or pairs behind an empty row. */
function withoutForm(body: readonly Line[], columns: readonly Column[]): readonly Line[] {
  const last = body.findLastIndex((line) => isMainLine(cellsOf(line, columns), columns));
  const begins = ({ segments: [label, ...values], y0 }: Line, at: number): boolean => {
    if (!label || !hasLetters(label.text)) return false;
    const above = body[at - 1];
    const apart = above !== undefined && y0 - above.y1 > label.y1 - label.y0;
    return /:\s*$/.test(label.text) || (apart && values.length === 1 && readNumber(label.text, null) === null);
  };
  const form = last < 0 ? -1 : body.findIndex((line, at) => at > last && begins(line, at));
  return form < 0 ? body : body.slice(0, form);
}

/** words of a sentence, and how much of the table's width it takes */
const leastWords = 7;
const wide = 0.55;

/** What is written below the last row over the whole table, "The goods shall be here by 15 May", is no part of an article. */
function withoutSentences(body: readonly Line[], columns: readonly Column[]): readonly Line[] {
  const width = Math.max(...columns.map(({ x1 }) => x1)) - Math.min(...columns.map(({ x0 }) => x0));
  const isSentence = ({ segments: [one, more] }: Line): boolean =>
    one !== undefined && !more && one.x1 - one.x0 > width * wide && one.text.split(' ').length >= leastWords;
  const last = body.findLastIndex((line) => isMainLine(cellsOf(line, columns), columns));
  const sentence = last < 0 ? -1 : body.findIndex((line, at) => at > last && isSentence(line));
  return sentence < 0 ? body : body.slice(0, sentence);
}

/** Below the last row a sum in the column of the amounts begins the foot, whatever it is called. */
function withoutFoot(body: readonly Line[], columns: readonly Column[]): readonly Line[] {
  const sums = (line: Line): boolean => {
    const cells = cellsOf(line, columns);
    const filled = columns.findLastIndex((_, index) => (cells[index]?.length ?? 0) > 0);
    return (
      columns[filled]?.kind === 'amount' &&
      hasLetters(line.segments[0]?.text ?? '') &&
      readNumber(cellText(cells[filled]), null)?.percent === false &&
      !isAdjustment(line, cells, columns)
    );
  };
  const last = body.findLastIndex((line) => {
    const cells = cellsOf(line, columns);
    return isMainLine(cells, columns) || isAdjustment(line, cells, columns);
  });
  const foot = last < 0 ? -1 : body.findIndex((line, at) => at > last && sums(line));
  return foot < 0 ? body : body.slice(0, foot);
}

/** lines below a sum that are looked at for more rows */
const mostBelowSum = 12;

/** Article, quantity, price and amount all there, and the amount is what the first two give, or less by a discount. */
function addsUp(cells: Cells, columns: readonly Column[]): boolean {
  const values = (kind: Column['kind']): readonly Decimal[] =>
    columns.flatMap((column, index) => (column.kind === kind ? (readNumber(cellText(cells[index]), null)?.values ?? []) : []));
  const named = columns.some((column, index) => column.kind === 'name' && /\p{L}{3}/u.test(cellText(cells[index])));
  const [qty, price, amount] = [values('qty'), values('price'), values('amount')];
  return (
    named &&
    qty.some((q) =>
      price.some((p) =>
        amount.some((a) => {
          const [product, sum] = [absolute(multiply(q, p)), absolute(a)];
          return numbersEqual(product, sum) || (compare(sum, product) < 0 && compare(add(sum, sum), product) >= 0);
        }),
      ),
    )
  );
}

const totalOf = (line: Line): ReturnType<typeof totalKindOf> =>
  line.segments
    .flatMap(({ text }) => sumsBeside(text))
    .map((text) => totalKindOf(sumLabel(text)))
    .find((kind) => kind !== null) ?? null;

/** A sum's label in the first place of a line, as in "Total 12 430.00", reads as a row by its numbers alone. */
const startsTotals = (line: Line): boolean => {
  const first = line.segments[0];
  return first !== undefined && totalKindOf(sumLabel(first.text)) !== null;
};
