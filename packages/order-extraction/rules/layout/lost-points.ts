/** Money whose decimal point a scan has lost, "172 80" below "119 00", or has set apart, "14. 25", "2,536 .10": one dot is the first thing that a fax loses. */
import type { SecondReading } from '../../document/documents.port.ts';
import type { Token } from './line.types.ts';
import { heightOf } from './near.ts';

/** in widths of a letter: the gap that a point leaves, which is a letter wide in type of one width */
const widestPoint = 1.4;
/** in heights of the print: how far right edges of a column stand apart, and what parts it from what stands behind */
const sameEdge = 0.4;
const apart = 1.2;
/** sums of one column that lost it; fewer are two numbers */
const leastAlike = 3;
/** as many where a point stands before the gap, as in "1. 10" */
const leastMarked = 2;
/** figures before the point: groups of three */
const mostGroups = 3;

const beginsWithMark = /^[.,]/;

type Sum = {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly x1: number;
  readonly height: number;
  /** the point or comma that was set apart; null where it was lost */
  readonly mark: string | null;
  /** the cents begin with it */
  readonly begins: boolean;
};

const letterOf = ({ text, x0, x1 }: Token): number => (x1 - x0) / Math.max(1, text.length);
const isNear = (token: Token, behind: Token): boolean =>
  behind.x0 - token.x1 <= Math.max(letterOf(token), letterOf(behind)) * widestPoint;

/** Where the figures of money begin that end with the piece at `to`; null where they are no money. */
function beginOf(row: readonly Token[], to: number): number | null {
  const [cents, next] = [row[to], row[to + 1]];
  if (!cents || !/^[.,]?\d{2}$/.test(cents.text) || (next && next.x0 - cents.x1 < heightOf(cents) * apart)) return null;
  let from = to;
  for (let at = to - 1; at >= 0 && to - at <= mostGroups; at--) {
    const [token, behind] = [row[at], row[at + 1]];
    if (!token || !behind || !isNear(token, behind)) break;
    if (!/^\d{1,3}(?:[.,]\d{3})*[.,]?$/.test(token.text) || (at < to - 1 && !/^\d{3}$/.test(behind.text))) return null;
    from = at;
  }
  const [before, first] = [row[from - 1], row[from]];
  const glued = !beginsWithMark.test(cents.text) && before && first && isNear(before, first);
  return from === to || glued ? null : from;
}

/** The point at the end of what stands before the cents, or at their beginning. */
const markOf = (row: readonly Token[], to: number): string | null => {
  const [before = '', cents = ''] = [row[to - 1]?.text, row[to]?.text];
  return /^[.,]/.exec(cents)?.[0] ?? /[.,]$/.exec(before)?.[0] ?? null;
};

const figures = (texts: readonly string[]): string => texts.slice(0, -1).join('').replace(/[.,]/g, '');
const withoutMark = (text = ''): string => text.replace(/^[.,]/, '');

/** What the second engine says of the whole: figures that both saw alike say nothing of where the point stood. */
function secondOf(parts: readonly Token[], mark: string): { readonly second?: SecondReading } {
  const said = parts.flatMap(({ second }) => second ?? []);
  if (said.length === 0) return {};
  if (!said.some(({ says }) => says === 'differs'))
    return { second: said.find(({ says }) => says === 'alone') ?? { says: 'silent' } };
  const texts = parts.map(({ text, second }) => (second?.says === 'differs' ? second.text : text));
  return { second: { says: 'differs', text: `${figures(texts)}${mark}${withoutMark(texts.at(-1))}` } };
}

function joined(parts: readonly Token[], mark: string): Token {
  const [first, last] = [parts[0], parts.at(-1)] as [Token, Token];
  return {
    ...first,
    text: `${figures(parts.map(({ text }) => text))}${mark}${withoutMark(last.text)}`,
    x1: last.x1,
    y0: Math.min(...parts.map(({ y0 }) => y0)),
    y1: Math.max(...parts.map(({ y1 }) => y1)),
    sure: Math.min(...parts.map(({ sure }) => sure ?? 1)),
    ...secondOf(parts, mark),
  };
}

/** The rows of a scan with such sums as numbers, with the mark that the page's other money has. */
export function withLostPoints(rows: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const sums = rows.flatMap((row, at) =>
    row.flatMap((token, to): readonly Sum[] => {
      const from = beginOf(row, to);
      return from === null
        ? []
        : [
            {
              row: at,
              from,
              to,
              x1: token.x1,
              height: heightOf(token),
              mark: markOf(row, to),
              begins: beginsWithMark.test(token.text),
            },
          ];
    }),
  );
  const isColumn = (sum: Sum): boolean =>
    sums.filter(({ x1, height }) => Math.abs(x1 - sum.x1) <= height * sameEdge).length >=
    (sum.mark === null ? leastAlike : leastMarked);
  const lost = sums.filter((sum) => sum.begins || isColumn(sum));
  if (lost.length === 0) return rows;
  const commas = rows.flat().filter(({ text }) => /\d,\d{2}$/.test(text)).length;
  const points = rows.flat().filter(({ text }) => /\d\.\d{2}$/.test(text)).length;
  const usual = commas > points ? ',' : '.';
  return rows.map((row, at) => {
    const own = lost.filter((sum) => sum.row === at);
    return own.length === 0
      ? row
      : row.flatMap((token, index) => {
          const sum = own.find(({ from, to }) => index >= from && index <= to);
          if (!sum) return [token];
          return index === sum.from ? [joined(row.slice(sum.from, sum.to + 1), sum.mark ?? usual)] : [];
        });
  });
}
