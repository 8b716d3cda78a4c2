import { onDemand } from '@order-intake/kernel';
import type { HeaderFieldName } from '../../document/extraction.ts';
import { type ColumnKind, isCue, languageOf, languages } from '../languages/index.ts';
import type { Line, Segment } from '../layout/line.types.ts';
import { readNumber } from '../numbers.ts';
import { normalise } from '../text.ts';
import { changedColumns } from './changed-columns.ts';
import { type Cell, merged, withChangesApart } from './header-cells.ts';
import { sizesIn } from './sizes.ts';
import type { Tongues } from './tongues.ts';
import { columnKindOf, exactColumnKind, isQualifier, looseColumnKind, tonguesAmong } from './vocabulary.ts';

export type HeaderCell = {
  readonly kind: ColumnKind;
  readonly label: string;
  readonly x0: number;
  readonly x1: number;
  /** what the column held before the change that the document makes, where another column says what holds now */
  readonly held?: ColumnKind;
  /** the column repeats a field of the order itself in every row */
  readonly field?: HeaderFieldName;
};
export type HeaderRow = {
  readonly cells: readonly HeaderCell[];
  readonly score: number;
  /** index of the first and the last line that the header fills */
  readonly first: number;
  readonly last: number;
  /** its columns say what held and what holds now */
  readonly changes?: boolean;
};

const weights: { readonly [kind in ColumnKind]: number } = {
  qty: 1.3,
  name: 1.2,
  price: 1.2,
  amount: 0.9,
  code: 0.6,
  supplierCode: 0.6,
  discount: 0.4,
  unit: 0.3,
  position: 0.3,
  tax: 0.3,
  priceUnit: 0.2,
  date: 0.2,
  other: 0,
};

/** All rows that name columns, in reading order. Headers of two or three lines are merged; a header may repeat on every page. */
export function headerRows(lines: readonly Line[]): readonly HeaderRow[] {
  const found: HeaderRow[] = [];
  const language = onDemand(() => languageOf(normalise(lines.map(({ text }) => text).join(' '))).code);
  for (let at = 0; at < lines.length; at++) {
    const best = bestAt(lines, at, language);
    const later = best && best.last > at ? [...range(at + 1, best.last)].map((from) => bestAt(lines, from, language)) : [];
    // a line above the header that adds nothing to it is no part of it
    if (!best || later.some((one) => one !== null && one.score >= best.score - 0.15)) continue;
    // "EBELN | MATNR | MENGE" below the titles of the same columns: a program's own names of them
    const above = found.at(-1);
    if (above && above.last === best.first - 1 && above.score > best.score && isOfSheet(lines[at]))
      found.splice(-1, 1, { ...above, last: best.last });
    else found.push(best);
    at = best.last;
  }
  return found;
}

const isOfSheet = (line: Line | undefined): boolean => line?.segments[0]?.place.kind === 'cell';

function* range(from: number, to: number): Generator<number> {
  for (let at = from; at <= to; at++) yield at;
}

/** of the document, where it is asked for */
type DocumentLanguage = () => string;

const bestAt = (lines: readonly Line[], at: number, language: DocumentLanguage): HeaderRow | null =>
  [1, 2, 3]
    .flatMap((count) => candidate(lines, at, count, language) ?? [])
    .reduce<HeaderRow | null>((best, next) => (best === null || next.score > best.score + 0.1 ? next : best), null);

/** an address, or a day with its month in letters: a value of the form above the table */
const saysSomething = /\S@\S+\.\p{L}|\d{1,2}\.?\s\p{L}{3,12}\s20\d{2}/u;

/** cells of a line that may be a header */
const mostCells = 32;

function candidate(lines: readonly Line[], at: number, count: number, language: DocumentLanguage): HeaderRow | null {
  const group = lines.slice(at, at + count);
  const first = group[0];
  if (group.some((line) => line.segments.length > mostCells)) return null;
  if (group.length < count || !first || (first.segments.length < 2 && count === 1)) return null;
  for (let i = 1; i < group.length; i++) {
    const [above, below] = [group[i - 1], group[i]];
    if (!above || !below || above.page !== below.page || below.y0 - above.y1 > Math.max(above.height, below.height) * 0.9)
      return null;
  }
  const sizes = sizesIn(first.segments);
  const isValue = ({ text }: Segment): boolean =>
    !sizes.has(text) && readNumber(text, null) !== null && columnKindOf(text) === null;
  if (group.some((line) => line.segments.some((segment) => isValue(segment) || saysSomething.test(segment.text)))) return null;
  const cells = count === 1 ? first.segments.map((segment) => ({ text: segment.text, segment })) : merged(group);
  const tongues = tonguesAmong(
    cells.map(({ text }) => text),
    language,
  );
  return judge(cells, first, group.length, sizes, tongues);
}

function judge(
  pieces: readonly Cell[],
  first: Line,
  count: number,
  sizes: ReadonlySet<string>,
  tongues: Tongues | null,
): HeaderRow | null {
  const cells = pieces.flatMap(withChangesApart);
  const shared = sharedWords(cells);
  const changed = changedColumns(
    cells.map(({ text }) => text),
    cells.map(({ text }) => columnKindOf(text, tongues)),
  );
  const named = cells.flatMap((cell, at) => {
    const now = changed.get(at);
    if (now) return [{ ...now, label: cell.text, x0: cell.segment.x0, x1: cell.segment.x1 }];
    if (sizes.has(cell.text)) return [{ kind: null, label: cell.text, x0: cell.segment.x0, x1: cell.segment.x1 }];
    const stacked = isStacked(cell.segment);
    const parts = exactColumnKind(cell.text, tongues) ? [] : partsOf(cell.segment, tongues);
    // "VAT Quantity" are two columns that stand close; "Total excl. VAT" is one that is qualified
    if (
      !stacked &&
      parts.length > 1 &&
      parts.every((part) => part.kind !== null) &&
      new Set(parts.map((part) => part.kind)).size > 1
    )
      return parts;
    const kind =
      columnKindOf(cell.text, tongues) ?? withoutShared(cell.text, shared, tongues) ?? looseColumnKind(cell.text, tongues);
    const whole = { label: cell.text, x0: cell.segment.x0, x1: cell.segment.x1 };
    if (kind) return [{ kind, ...whole }];
    const split = partsOf(cell.segment, tongues);
    return stacked ? [{ kind: tellingKind(split), ...whole }] : split;
  });
  const counted = countedBySecondPosition(countedByOrdering(named));
  const known = oneQuantity(counted.filter((cell): cell is HeaderCell => cell.kind !== null));
  const unknown = counted.filter((cell) => cell.kind === null);
  const kinds = new Set(known.map((cell) => cell.kind));
  const score =
    [...kinds].reduce((sum, kind) => sum + weights[kind], 0) +
    Math.min(known.length - kinds.size, 2) * 0.3 -
    strangeness(unknown.filter(({ label }) => !sizes.has(label)).length, kinds, first) -
    (count - 1) * 0.05 +
    (changed.size > 0 ? whole : 0);
  const names = kinds.has('name') || kinds.has('code') || kinds.has('supplierCode');
  const sells = kinds.has('qty')
    ? names || kinds.has('price')
    : kinds.has('name') && kinds.has('price') && (kinds.has('amount') || (unknown.length > 0 && known.length >= 3));
  if (!sells || known.length < 2 || score < 1.6) return null;
  const columns = [...known, ...unknown.map((cell) => ({ ...cell, kind: 'other' as const }))].sort((a, b) => a.x0 - b.x0);
  return { cells: columns, score, first: first.index, last: first.index + count - 1, changes: changed.size > 0 };
}

/** columns that are called by the same word first */
const leastShared = 3;

/** "Lineitem quantity | Lineitem name | Lineitem price", "Order Lines/Product": what programs put before what their columns hold, the longest first. */
function sharedWords(cells: readonly Cell[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { text } of cells)
    for (const { index } of text.matchAll(/[ /](?=\S)/g)) {
      const begins = text.slice(0, index + 1);
      counts.set(begins, (counts.get(begins) ?? 0) + 1);
    }
  return [...counts].flatMap(([begins, count]) => (count >= leastShared ? [begins] : [])).sort((a, b) => b.length - a.length);
}

function withoutShared(text: string, shared: readonly string[], tongues: Tongues | null): ColumnKind | null {
  for (const begins of shared) {
    const kind = text.startsWith(begins) ? columnKindOf(text.slice(begins.length), tongues) : null;
    if (kind) return kind;
  }
  return null;
}

/** what unknown words take from a header of a sheet at most: where it names all that it takes to order, an article by its name, by a code alone */
const mostStrange = { all: 1.2, name: 0.8, code: 0.25 } as const;

/** What words that nobody knows take from a header; in a sheet, where each stands in a cell of its own, they cost no more than their own columns. */
function strangeness(unknown: number, kinds: ReadonlySet<ColumnKind>, line: Line): number {
  const isSheet = isOfSheet(line) && kinds.has('qty');
  const names = kinds.has('name') ? 'name' : kinds.has('code') ? 'code' : null;
  const most = isSheet && names ? mostStrange[kinds.has('price') ? 'all' : names] : Number.POSITIVE_INFINITY;
  return Math.min(unknown * 0.4, most);
}

const isStacked = ({ tokens, y0, y1 }: Segment): boolean =>
  tokens.some((token) => y1 - y0 > (token.y1 - token.y0) * 1.5 && token.y0 > y0 + (token.y1 - token.y0) * 0.5);

/** "Direct Unit Cost" over "Excl. VAT" is one column: what the most telling of its words name. */
const tellingKind = (parts: readonly { readonly kind: ColumnKind | null }[]): ColumnKind | null =>
  parts.reduce<ColumnKind | null>(
    (best, { kind }) => (kind !== null && (best === null || weights[kind] > weights[best]) ? kind : best),
    null,
  );

/** Beside a column of quantities, one that is called by the name of a unit ("Ud.", "Stk") holds the units. */
function oneQuantity(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const counted = cells.filter((cell) => cell.kind === 'qty');
  return counted.length < 2 || cells.some((cell) => cell.kind === 'unit') || counted.every((cell) => isUnit(cell.label))
    ? cells
    : cells.map((cell) => (cell.kind === 'qty' && isUnit(cell.label) ? { ...cell, kind: 'unit' as const } : cell));
}

/** what a header gains that says of each column whether it holds: above the same without the line that says so */
const whole = 0.3;

type Named = Omit<HeaderCell, 'kind'> & { readonly kind: ColumnKind | null };

/** "Item | Pack | Price | Order": right of what an article is called, where no other column says how many, an order is how many are ordered. */
function countedByOrdering(all: readonly Named[]): readonly Named[] {
  const name = all.find(({ kind }) => kind === 'name');
  if (!name || all.some(({ kind }) => kind === 'qty')) return all;
  const ordering = all.filter(({ kind, label, x0 }) => kind === null && x0 > name.x1 && isCue('ordering', normalise(label)));
  return ordering.length === 1 ? all.map((cell) => (cell === ordering[0] ? { ...cell, kind: 'qty' as const } : cell)) : all;
}

/** "Α/Α | Είδος | Ποσ.": what counts the rows stands before what they are called; what sounds so behind it says how many of each. */
function countedBySecondPosition(all: readonly Named[]): readonly Named[] {
  const name = all.find(({ kind }) => kind === 'name');
  const [first, second, more] = all.filter(({ kind }) => kind === 'position');
  if (!name || !first || !second || more || all.some(({ kind }) => kind === 'qty')) return all;
  return first.x0 < name.x0 && second.x0 > name.x1
    ? all.map((cell) => (cell === second ? { ...cell, kind: 'qty' as const } : cell))
    : all;
}

const unitWords: ReadonlySet<string> = new Set(languages.flatMap((language) => language.units));
const isUnit = (label: string): boolean => unitWords.has(normalise(label));

/** A header whose words stand so close that they look like one: the longest phrases that name columns, from left to right. */
export function partsOf(
  segment: Segment,
  tongues: Tongues | null = null,
): readonly { kind: ColumnKind | null; label: string; x0: number; x1: number }[] {
  const tokens = segment.tokens;
  const parts: { kind: ColumnKind | null; label: string; x0: number; x1: number }[] = [];
  let at = 0;
  while (at < tokens.length) {
    let taken = 1;
    let kind: ColumnKind | null = null;
    for (let count = Math.min(4, tokens.length - at); count >= 1; count--) {
      const words = tokens.slice(at, at + count).map((token) => token.text);
      kind = (count === 1 || !isQualifier(words[0] ?? '') ? columnKindOf : exactColumnKind)(words.join(' '), tongues);
      taken = count;
      if (kind) break;
    }
    const group = tokens.slice(at, at + taken);
    parts.push({ kind, label: group.map((token) => token.text).join(' '), x0: group[0]?.x0 ?? 0, x1: group.at(-1)?.x1 ?? 0 });
    at += taken;
  }
  return parts.some((part) => part.kind !== null) ? parts : [{ kind: null, label: segment.text, x0: segment.x0, x1: segment.x1 }];
}
