/** Everything outside the tables that can be the value of a field, with where it stands beside what comes back on every document of its kind. */
import { belowTable, inRows, type PlacePrint, type ValueKind } from '../../../../domain/shared/layout-print.ts';
import { formatDecimal } from '../../../../kernel/decimal.ts';
import { shortHash } from '../../../../kernel/short-hash.ts';
import type { DocumentView } from '../candidates/view.ts';
import { type DateHints, readDate } from '../dates.ts';
import { addressesIn } from '../header/mails.ts';
import { readOrderNumber } from '../header/values.ts';
import { type Layout, type Line, overlap, type Segment } from '../layout/line.types.ts';
import { type DecimalMark, printedMoney, readNumber } from '../numbers.ts';
import { normalise } from '../text.ts';
import { unitsOf } from './grid.ts';
import { behindColon, printedNames } from './printed-names.ts';

export type StandingValue = {
  readonly kind: ValueKind;
  readonly value: string;
  readonly segment: Segment;
  readonly source: string;
  readonly place: PlacePrint;
};

/** lines and values that are looked at: heads and feet are short */
const mostLines = 160;
const mostValues = 240;
const mostInRows = 40;

/** Words without a digit in them, as a hash; null where there are none, or too many to be a label. */
function fixedWords(text: string): string | null {
  const words = normalise(text);
  return /\d/.test(words) || words.length < 2 || words.length > 60 ? null : shortHash(words);
}

/** Sums stand in lines that a table has taken with it, beside nothing but their label. */
const isRow = ({ index, segments }: Line, used: ReadonlySet<number>): boolean => used.has(index) && segments.length > 2;

/** Points from the top of the page, or from the end of the table above. */
function heightOf(line: Line, lines: readonly Line[], used: ReadonlySet<number>): number {
  const table = lines.findLast((other) => other.index < line.index && other.page === line.page && isRow(other, used));
  return table ? belowTable + unitsOf(line.y0 - table.y1) : unitsOf(line.y0);
}

function neighbours(segment: Segment, line: Line, lines: readonly Line[]): Pick<PlacePrint, 'left' | 'above'> {
  const left = line.segments[line.segments.indexOf(segment) - 1];
  const above = lines
    .slice(Math.max(0, line.index - 3), line.index)
    .filter((other) => other.page === line.page)
    .flatMap((other) => other.segments.filter((one) => overlap(one, segment) > 0))
    .at(-1);
  const [beside, over] = [left && fixedWords(left.text), above && fixedWords(above.text)];
  return { ...(beside ? { left: beside } : {}), ...(over ? { above: over } : {}) };
}

/** "K-01 Section 3 4500056496": what is short is a label, also with digits in it; "PO 4711-0815 of": a longer number is not what comes back. */
const longestLabel = 40;
/** words of a sentence that lead to what stands behind them */
const leading = 3;
const isNumber = (word: string): boolean => /\d/.test(word) && word.length > 4;
const wordsBefore = (text: string): string | null => {
  const label = text.trim().length <= longestLabel ? text : text.trim().split(/\s+/).slice(-leading).join(' ');
  return (
    fixedWords(label) ??
    shortHash(
      normalise(label)
        .split(' ')
        .map((word) => (isNumber(word) ? '#' : word))
        .join(' '),
    )
  );
};

type Read = {
  readonly kind: ValueKind;
  readonly value: string;
  readonly source: string;
  readonly dayFirst?: boolean;
  readonly lettered?: boolean;
};

/** "7 204 551": figures in groups are one number. */
const inGroups = /(?<![\p{L}\d.,/-])\d{1,3}(?: \d{3})+(?![\p{L}\d.,/-])/gu;
/** "12-26/27": no day, for all that nothing else may be told of it */
const inParts = /^\d{1,6}(?:[-/.]\d{1,6})+$/;

/** "PO 4711 of 12.03.2026": each word with a digit, alone and with the one before it. */
const codesIn = (text: string, hints: DateHints): readonly Read[] => {
  const words = text.split(/\s+/);
  const tries = words.flatMap((word, at) => (/\d/.test(word) ? [word, ...(at > 0 ? [`${words[at - 1]} ${word}`] : [])] : []));
  const groups = [...text.matchAll(inGroups)].map(([source]) => source);
  const read = [text, ...tries].flatMap((source) => {
    const value = readOrderNumber(source);
    return value === null ? [] : [{ kind: 'code' as const, value, source }];
  });
  const others = tries.filter((source) => inParts.test(source) && readDate(source, hints) === null);
  const known = new Set(read.map(({ value }) => value));
  const more = [...groups, ...others].filter((source) => !known.has(source));
  return [...read, ...more.map((source) => ({ kind: 'code' as const, value: source, source }))];
};

/** "14/03/2026": a date that can only be read one way tells which way the next is meant. */
function orderOfParts(source: string, hints: DateHints): { readonly dayFirst?: boolean } {
  const [, first, second] = /^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}$/.exec(source.trim()) ?? [];
  if (first === undefined) return {};
  return { dayFirst: Number(first) > 12 || (Number(second) <= 12 && hints.dayFirst) };
}

/** "22/10": may be many things, so it is looked at where a sentence has no other date. */
const shortDates = (text: string, hints: DateHints): readonly Read[] =>
  [...text.matchAll(/(?<![\d./,-])(\d{1,2})\/(\d{1,2})(?![\d./,-])/g)].flatMap(([source, day, month]) => {
    const reading = readDate(hints.dayFirst ? `${day}.${month}.` : `${month}.${day}.`, hints);
    return reading ? [{ kind: 'date' as const, value: reading.iso, source }] : [];
  });

const mostDates = 3;
function datesIn(text: string, hints: DateHints): readonly Read[] {
  const found: Read[] = [];
  let from = 0;
  for (let tries = 0; tries < mostDates; tries++) {
    const reading = readDate(text.slice(from), hints);
    if (!reading) break;
    const { iso, source, ambiguous } = reading;
    if (!ambiguous) found.push({ kind: 'date', value: iso, source, ...orderOfParts(source, hints) });
    else
      for (const dayFirst of [hints.dayFirst, !hints.dayFirst]) {
        const other = readDate(source, { ...hints, dayFirst });
        if (other) found.push({ kind: 'date', value: other.iso, source, dayFirst });
      }
    from = text.indexOf(source, from) + source.length;
  }
  return found.length > 0 ? found : shortDates(text, hints);
}

/** "We make that £827.00 before VAT": of money in a sentence the number alone. */
const longestSentence = 200;
const sumsIn = (text: string): readonly string[] =>
  readNumber(text, null) === null ? [...text.slice(0, longestSentence).matchAll(printedMoney)].map(([one]) => one.trim()) : [];

/** "MJF-QUINC-OCT", and what stands behind a colon in a word or two: an order's number may have no figure in it. */
const inCapitals = /(?<![\p{L}\d])[\p{Lu}\d]{2,}(?:[-/.][\p{Lu}\d]+)+(?![\p{L}\d])/gu;
const longestLettered = 30;
const letteredIn = (text: string): readonly Read[] =>
  [...behindColon(text).slice(1), ...[...text.matchAll(inCapitals)].map(([one]) => one)]
    .filter((source) => source.length <= longestLettered && source.split(' ').length <= 2 && /\p{L}/u.test(source))
    .filter((source) => !source.includes('@'))
    .map((source) => ({ kind: 'code' as const, value: source, source, ...(/\d/.test(source) ? {} : { lettered: true }) }));

function readingsOf(segment: Segment, names: readonly Read[], hints: DateHints, mark: DecimalMark | null): readonly Read[] {
  const { text } = segment;
  const cell = segment.tokens[0]?.cell;
  const money = [...behindColon(text), ...sumsIn(text)].flatMap((source) =>
    (readNumber(source, mark)?.values ?? []).map((value) => ({ kind: 'money' as const, value: formatDecimal(value), source })),
  );
  return [
    ...addressesIn(text).map((value) => ({ kind: 'email' as const, value, source: value })),
    ...names,
    ...(cell && longestLettered >= text.length && /\d/.test(text) && / /.test(text)
      ? [{ kind: 'code' as const, value: text, source: text }]
      : []),
    ...letteredIn(text.slice(0, longestSentence)),
    ...(cell?.date
      ? [{ kind: 'date' as const, value: cell.date, source: text }]
      : datesIn(text.slice(0, longestSentence), hints)),
    ...(/\d/.test(text)
      ? [
          ...codesIn(text.slice(0, 120), hints),
          ...(cell?.number ? [{ kind: 'money' as const, value: cell.number, source: text }] : money),
        ]
      : []),
  ];
}

type Standing = { readonly segment: Segment; readonly line: Line; readonly near: PlacePrint };

/** share of a table's lines that say the same at one place, the header and what wraps among them */
const mostRows = 0.5;

/** "Buyer | Buyer's mail | Item | Qty": what each row says again is the order's; it stands once, under its heading. */
function repeatedInRows({ lines, sheet }: Layout, used: ReadonlySet<number>): readonly Standing[] {
  const table = lines.filter((line) => isRow(line, used));
  const [heading, only, second] = table;
  if (!heading || !only) return [];
  const isSame = (one: Segment, other: Segment): boolean => one.text === other.text && unitsOf(one.x0) === unitsOf(other.x0);
  const isRepeated = (segment: Segment): boolean => {
    if (sheet && !second) return true;
    const same = table.filter(({ segments }) => segments.some((one) => isSame(one, segment))).length;
    return same > 1 && same >= table.length * mostRows;
  };
  const first = table.find((line) => (line !== heading || !sheet) && line.segments.some(isRepeated));
  return (first?.segments ?? []).filter(isRepeated).flatMap((segment) => {
    const over = first === heading ? undefined : heading.segments.find((one) => overlap(one, segment) > 0);
    const above = over && fixedWords(over.text);
    const near = { ...(above ? { above } : {}), x0: unitsOf(segment.x0), x1: unitsOf(segment.x1), y: inRows };
    return first ? [{ segment, line: first, near }] : [];
  });
}

export function standingValues(
  { layout, used }: Pick<DocumentView, 'layout' | 'used'>,
  hints: DateHints,
  mark: DecimalMark | null,
): readonly StandingValue[] {
  const { lines } = layout;
  const free = lines.filter((line) => !isRow(line, used));
  const looked = free.length <= mostLines ? free : [...free.slice(0, mostLines / 2), ...free.slice(-mostLines / 2)];
  const outside = looked.flatMap((line) => {
    const y = heightOf(line, lines, used);
    return line.segments.map((segment): Standing => {
      const near = { ...neighbours(segment, line, lines), x0: unitsOf(segment.x0), x1: unitsOf(segment.x1), y };
      return { segment, line, near };
    });
  });
  const valuesOf = ({ segment, line, near }: Standing): readonly StandingValue[] => {
    const names = printedNames(segment, line, layout).map((one) => ({ kind: 'name' as const, ...one }));
    return readingsOf(segment, names, hints, mark).map(({ kind, value, source, dayFirst, lettered }) => {
      const at = segment.text.indexOf(source);
      const before = at > 0 ? wordsBefore(segment.text.slice(0, at)) : null;
      const place = {
        ...near,
        ...(before ? { before } : {}),
        ...(dayFirst === undefined ? {} : { dayFirst }),
        ...(lettered ? { lettered } : {}),
      };
      return { kind, value, segment, source, place };
    });
  };
  return [
    ...outside.flatMap(valuesOf).slice(0, mostValues),
    ...repeatedInRows(layout, used).flatMap(valuesOf).slice(0, mostInRows),
  ];
}
