/** Everything outside the tables that can be the value of a field, with where it stands beside what comes back on every document of its kind. */
import { formatDecimal, shortHash } from '@order-intake/kernel';
import type { PlacePrint, ValueKind } from '../../document/layout-print.ts';
import type { DocumentView } from '../candidates/view.ts';
import { type DateHints, readDate } from '../dates.ts';
import { addressesIn } from '../header/mails.ts';
import { readOrderNumber } from '../header/values.ts';
import { type Layout, type Line, type Segment, segmentBelow } from '../layout/line.types.ts';
import { type DecimalMark, printedMoney, readNumber } from '../numbers.ts';
import { normalise } from '../text.ts';
import { behindColon, printedNames } from './printed-names.ts';
import { fixedWords, type Standing, standings } from './standing-places.ts';

export type StandingValue = {
  readonly kind: ValueKind;
  readonly value: string;
  readonly segment: Segment;
  readonly source: string;
  readonly place: PlacePrint;
};

/** values that are looked at */
const mostValues = 240;
const mostInRows = 40;

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

/** "P/O 10442", "ECF 2026/312": what rules take for a label may be a part of the number to those who use it */
const lettersBefore = /^\p{Lu}[\p{Lu}/.]{0,4}\s\S*\d\S*$/u;

/** "PO 4711 of 12.03.2026": each word with a digit, alone and with the one before it. */
const codesIn = (text: string, hints: DateHints): readonly Read[] => {
  const words = text.split(/\s+/);
  const tries = words.flatMap((word, at) => (/\d/.test(word) ? [word, ...(at > 0 ? [`${words[at - 1]} ${word}`] : [])] : []));
  const groups = [...text.matchAll(inGroups)].map(([source]) => source);
  const read = [text, ...behindColon(text).slice(1), ...tries].flatMap((source) => {
    const value = readOrderNumber(source);
    return value === null ? [] : [{ kind: 'code' as const, value, source }];
  });
  const others = tries.filter(
    (source) => lettersBefore.test(source) || (inParts.test(source) && readDate(source, hints) === null),
  );
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

/** "Thursday 3 December" over "2026" */
function datesOverTwoLines(segment: Segment, line: Line, { lines, sheet }: Layout, hints: DateHints): readonly Read[] {
  const below = sheet ? undefined : segmentBelow(lines, line, segment)?.text.trim();
  const goesOn = below !== undefined && /^(?:19|20)\d{2}$/.test(below) && segment.text.length <= longestSentence;
  return goesOn ? datesIn(`${segment.text} ${below}`, hints).map((one) => ({ ...one, source: segment.text })) : [];
}

export function standingValues(
  { layout, used, items }: Pick<DocumentView, 'layout' | 'used' | 'items'>,
  hints: DateHints,
  mark: DecimalMark | null,
): readonly StandingValue[] {
  const { outside, inTables } = standings(layout, used, items);
  const valuesOf = ({ segment, line, near }: Standing): readonly StandingValue[] => {
    const names = printedNames(segment, line, layout).map((one) => ({ kind: 'name' as const, ...one }));
    return [...readingsOf(segment, names, hints, mark), ...datesOverTwoLines(segment, line, layout, hints)].map(
      ({ kind, value, source, dayFirst, lettered }) => {
        const at = segment.text.indexOf(source);
        const before = at > 0 ? wordsBefore(segment.text.slice(0, at)) : null;
        const place = {
          ...near,
          ...(before ? { before } : {}),
          ...(dayFirst === undefined ? {} : { dayFirst }),
          ...(lettered ? { lettered } : {}),
        };
        return { kind, value, segment, source, place };
      },
    );
  };
  return [...outside.flatMap(valuesOf).slice(0, mostValues), ...inTables.flatMap(valuesOf).slice(0, mostInRows)];
}
