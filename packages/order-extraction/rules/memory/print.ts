/** The print of a document's layout: made of each order that is read, so that what people later confirm of it can be known again. */
import { shortHash } from '@order-intake/kernel';
import {
  beginningOf,
  fewLabels,
  type LayoutPrint,
  rowsKeys,
  type TableWay,
  type ValuePlace,
  valueKey,
} from '../../document/layout-print.ts';
import { cellPrints, type TableCell } from '../../document/table-cells.ts';
import { labelNameOf } from '../header/labels.ts';
import type { Layout, Segment } from '../layout/line.types.ts';
import type { DecimalMark } from '../numbers.ts';
import { isProvedRow } from '../table/item.ts';
import type { ItemsWithWays } from '../table/items.types.ts';
import { columnKindOf } from '../table/vocabulary.ts';
import { normalise } from '../text.ts';
import { unitsOf } from './grid.ts';
import { cellsOf } from './table-cells.ts';
import type { StandingValue } from './value-places.ts';

const mostLabels = 60;
const mostPlaces = 120;
const mostInFoot = 40;

/** lines of the first page that hold its letterhead, and characters of a piece of it */
const headLines = 4;
const longestPiece = 60;

/** What comes back on every document of the layout: words that name a field or a column, or stand before a colon (in an export a sign of equality), and the letterhead. */
function fixedPart({ text }: Segment, line: number): string | null {
  const [, head] = /^([^:=]{2,40})[:=]/.exec(text) ?? [];
  const label = head ?? text;
  if (/\d/.test(label) || !/\p{L}/u.test(label) || label.length > longestPiece) return null;
  const named = head !== undefined || line < headLines || labelNameOf(label) !== null || columnKindOf(label) !== null;
  return named ? label : null;
}

/** words of a line, and letters of these, that tell how it begins */
const mostWords = 4;
const leastLetters = 5;

/** How the lines of a letter begin, up to the first figure: it has hardly any labels, and what it asks for stands behind figures. */
function beginningsPrint({ lines }: Layout): readonly string[] {
  const found = lines.flatMap(({ segments: [first], text }) => {
    const words = text.split(/\s+/).slice(0, mostWords);
    const figures = words.findIndex((word) => /\d/.test(word));
    const beginning = normalise(words.slice(0, figures < 0 ? mostWords : figures).join(' '));
    return first && beginning.replace(/\P{L}/gu, '').length >= leastLetters
      ? [beginningOf(`${shortHash(beginning)}:${unitsOf(first.x0)}`)]
      : [];
  });
  return [...new Set(found)].slice(0, mostLabels);
}

/** Labels and their places; of a letter also how its lines begin. */
export function labelsPrint(layout: Layout): readonly string[] {
  const labels = labelsIn(layout);
  return labels.length < fewLabels && !layout.sheet ? [...labels, ...beginningsPrint(layout)] : labels;
}

function labelsIn({ lines }: Layout): readonly string[] {
  const found = new Set<string>();
  for (const line of lines) {
    for (const segment of line.segments) {
      const label = fixedPart(segment, line.index);
      if (label !== null) found.add(`${shortHash(normalise(label))}:${unitsOf(segment.x0)}`);
      if (found.size >= mostLabels) return [...found];
    }
  }
  return [...found];
}

const rowsOf = (ways: ItemsWithWays['ways']): readonly TableWay[] =>
  ways.map(({ way, items }) => ({
    way,
    ...rowsKeys(
      items.flatMap(({ charge, fields: { name, qty, price } }) =>
        charge ? [] : [{ name: name?.value ?? null, qty: qty?.value ?? null, price: price?.value ?? null }],
      ),
    ),
  }));

type Read = { readonly table: ItemsWithWays; readonly sumPrinted: boolean; readonly mark: DecimalMark | null };

/** Of rows that add up, have names and come to the sum that is printed people put right what the articles are called at most. */
const isProved = ({ table, sumPrinted }: Read): boolean => sumPrinted && table.lost === 0 && table.items.every(isProvedRow);

/** So of these the first rows are enough; a letter's lines are in no table. */
const mostCellsOfProved = 120;
function cellsOfProved({ lines }: Layout, { table: { used }, mark }: Read): readonly TableCell[] {
  if (used.size === 0) return cellsOf(lines, mark);
  const [first, last] = [Math.min(...used), Math.max(...used)];
  const within = lines.filter(({ index }) => index >= first && index <= last);
  return cellsOf(within, mark).slice(0, mostCellsOfProved);
}

export const printOf = (layout: Layout, values: readonly StandingValue[], read: Read): LayoutPrint => {
  const seen = new Set<string>();
  const places = values.flatMap(({ kind, value, place }): readonly ValuePlace[] => {
    const one = { value: valueKey(kind, value), ...place };
    const key = JSON.stringify(one);
    if (seen.has(key)) return [];
    seen.add(key);
    return [one];
  });
  return {
    labels: labelsPrint(layout),
    // heads and feet: what is left out stands between
    places: places.length <= mostPlaces ? places : [...places.slice(0, mostPlaces - mostInFoot), ...places.slice(-mostInFoot)],
    ways: rowsOf(read.table.ways),
    cells: cellPrints(isProved(read) ? cellsOfProved(layout, read) : cellsOf(layout.lines, read.mark)),
  };
};
