import { isInteger } from '@order-intake/kernel';
import { currenciesIn } from '../currencies.ts';
import type { ColumnKind } from '../languages/index.ts';
import type { Line, Segment } from '../layout/line.types.ts';
import { readNumber, unitIn } from '../numbers.ts';
import { isSoldBy } from './free-text-patterns.ts';
import type { HeaderCell, HeaderRow } from './header-row.ts';
import { sumLabel, totalKindOf } from './totals.ts';

export type Type = 'count' | 'counted' | 'money' | 'unit' | 'code' | 'words';
type Row = { readonly line: Line; readonly types: readonly Type[] };

const mostPieces = 8;
const mostLines = 3_000;
/** lines between two rows of a table at most */
const mostBetween = 3;

function typeOf({ text }: Segment): Type | null {
  const reading = readNumber(text, null);
  if (reading) {
    if (reading.percent) return null;
    if (currenciesIn(text).length > 0 || /\d[.,]\d{2}(?!\d)/.test(text)) return 'money';
    const unit = unitIn(reading.rest);
    if (unit !== null) return isSoldBy(unit) ? 'counted' : null;
    return reading.values.some(isInteger) ? 'count' : null;
  }
  if (isSoldBy(text)) return 'unit';
  if (/^(?=\S*\d)\S{2,24}$/.test(text)) return 'code';
  return /\p{L}{3}/u.test(text) && !text.includes(':') ? 'words' : null;
}

/** What each piece of a line is; null for a line that is no row. */
function rowOf(line: Line, most = mostPieces): Row | null {
  if (line.segments.length < 2 || line.segments.length > most) return null;
  if (line.segments.some(({ text }) => totalKindOf(sumLabel(text)) !== null)) return null;
  const types = line.segments.flatMap((segment) => typeOf(segment) ?? []);
  return types.length === line.segments.length && types.includes('words') ? { line, types } : null;
}

/** An article, how many of it, and a unit or a price: less is a list of something else. */
function sells(types: readonly Type[]): boolean {
  const count = (type: Type): number => types.filter((one) => one === type).length;
  const counts = count('count') + count('counted');
  return (
    count('words') === 1 &&
    count('counted') <= 1 &&
    counts >= 1 &&
    counts <= 2 &&
    count('money') <= 2 &&
    count('code') <= 2 &&
    count('counted') + count('unit') + count('money') > 0
  );
}

export const aligned = (a: Segment, b: Segment): boolean =>
  Math.min(Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1)) < Math.max(a.y1 - a.y0, 6) * 1.2;

/**
 * A table without a header whose rows prove nothing by their numbers: lines of the same types of things (how many, a unit, an article, a price),
 * one below the other. `money`: what a single sum of money in each row is taken to be.
 */
export function columnsByType(lines: readonly Line[], money: 'price' | 'amount'): HeaderRow | null {
  const rows = lines.slice(0, mostLines).flatMap((line) => rowOf(line) ?? []);
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1)?.at(-1);
    const same =
      last !== undefined &&
      last.line.page === row.line.page &&
      row.line.index - last.line.index <= mostBetween &&
      last.types.length === row.types.length &&
      // words that nobody knows over the rows are none of them
      typesOf([last, row]) !== null &&
      row.line.segments.every((segment, at) => aligned(segment, last.line.segments[at] ?? segment));
    if (same) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  const best = groups
    .flatMap((all) => {
      const types = typesOf(all);
      return all.length > 1 && types && sells(types) ? [{ all, types }] : [];
    })
    .reduce<{ all: readonly Row[]; types: readonly Type[] } | null>(
      (one, other) => (one === null || other.all.length > one.all.length ? other : one),
      null,
    );
  const first = best?.all[0];
  if (!best || !first) return null;
  const cells = kindsOf(best.types, money).map((kind, at): HeaderCell => {
    const own = best.all.flatMap(({ line }) => line.segments[at] ?? []);
    return { kind, label: '', x0: Math.min(...own.map(({ x0 }) => x0)), x1: Math.max(...own.map(({ x1 }) => x1)) };
  });
  return { cells, score: 2, first: first.line.index, last: first.line.index - 1 };
}

/** What each column holds: the same in every row, but that codes may look like numbers. Null where rows do not agree. */
function typesOf(rows: readonly Row[]): readonly Type[] | null {
  const types = (rows[0]?.types ?? []).map((_, at): Type | null => {
    const all = new Set(rows.flatMap(({ types: own }) => own[at] ?? []));
    const [only, another] = all;
    if (only !== undefined && another === undefined) return only;
    const among = (...some: readonly Type[]): boolean => [...all].every((type) => some.includes(type));
    if (among('count', 'code', 'money') && all.has('code')) return 'code';
    if (among('count', 'counted')) return 'counted';
    return among('words', 'code') ? 'words' : null;
  });
  return types.every((type) => type !== null) ? types : null;
}

/** Before a unit stands how many; else of two columns of whole numbers the first counts the rows, or is a code. */
function kindsOf(types: readonly Type[], money: 'price' | 'amount'): readonly ColumnKind[] {
  const counts = types.flatMap((type, at) => (type === 'count' ? [at] : []));
  const beforeUnit = counts.findLast((at) => at < types.indexOf('unit'));
  const counted = types.includes('counted') ? types.indexOf('counted') : (beforeUnit ?? counts.at(-1));
  const sums = types.flatMap((type, at) => (type === 'money' ? [at] : []));
  return types.map((type, at): ColumnKind => {
    if (at === counted) return 'qty';
    if (type === 'count') return at === 0 ? 'position' : 'code';
    if (type === 'money') return sums.length === 1 ? money : at === sums[0] ? 'price' : 'amount';
    return type === 'words' ? 'name' : type === 'counted' ? 'other' : type;
  });
}
