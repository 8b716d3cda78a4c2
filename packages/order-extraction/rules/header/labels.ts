import { byText } from '@order-intake/kernel';
import { isCue, type LabelName, languages } from '../languages/index.ts';
import { type Layout, type Line, overlap, type Segment } from '../layout/line.types.ts';
import { columnKindOf } from '../table/vocabulary.ts';
import { nearFinder, normalise, unglued, withValueApart } from '../text.ts';
import { composedLabel } from './composed-labels.ts';
import { printedNumber, withPartsJoined } from './number-parts.ts';
import { readOrderNumber } from './values.ts';

/** A label such as "Delivery date:" and where its value may stand. */
export type Label = {
  readonly name: LabelName;
  /** 0 to 1: how plainly the words name the field; "purchase order number" is plainer than "order" */
  readonly plainness: number;
  readonly phrase: string;
  readonly segment: Segment;
  readonly line: Line;
  /** text after the label in the same segment */
  readonly rest: string;
  readonly colon: boolean;
  /** "PO number / date" names several values that stand together as "4711 / 12.03.2026": which of how many */
  readonly part?: { readonly index: number; readonly of: number };
};

export type Candidate = { readonly text: string; readonly segment: Segment; readonly how: 'same' | 'right' | 'below' };

type Entry = { readonly name: LabelName; readonly plainness: number };
const vocabulary = new Map<string, Entry[]>();
for (const language of languages) {
  for (const [name, phrases] of Object.entries(language.labels) as readonly [LabelName, readonly string[]][]) {
    for (const [index, phrase] of phrases.entries()) {
      const known = vocabulary.get(phrase) ?? [];
      if (!known.some((entry) => entry.name === name))
        vocabulary.set(phrase, [...known, { name, plainness: 1 - (index / phrases.length) * 0.5 }]);
    }
  }
}
const longest = 6;
const nearPhrase = nearFinder([...vocabulary.keys()].filter((phrase) => phrase.length >= 9));

/** "PONo." and "Order nummer": the same letters with other spaces */
const byLetters = new Map(
  [...vocabulary.keys()].filter((phrase) => phrase.length >= 4).map((phrase) => [phrase.replaceAll(' ', ''), phrase]),
);

/** A label's entries; "our order number" is an order number, and a letter may be wrong in a long label. */
const lookUp = byText(entriesOf);

function entriesOf(phrase: string): readonly Entry[] {
  const known = vocabulary.get(phrase);
  if (known) return known;
  const [first = '', ...rest] = phrase.split(' ');
  const bare = (['our', 'your', 'buyer', 'wanted'] as const).some((cue) => isCue(cue, first))
    ? vocabulary.get(rest.join(' '))
    : undefined;
  // "Wanted date": what is wanted on a day is the delivery
  if (bare && isCue('wanted', first))
    return bare.map((entry) => (entry.name === 'order_date' ? { ...entry, name: 'delivery_date' } : entry));
  if (bare) return bare;
  const before = / @ \D*$/.test(phrase) ? vocabulary.get(phrase.split(' @ ')[0] ?? '') : undefined;
  if (before) return before;
  // "Dyddiad angen / Date required": the second of two languages
  const [, second = ''] = / @ ([^@\d]*)$/.exec(phrase) ?? [];
  const behind = second.includes(' ') ? vocabulary.get(second) : undefined;
  if (behind) return behind;
  const glued = phrase.length >= 4 ? byLetters.get(phrase.replaceAll(' ', '')) : undefined;
  if (glued !== undefined) return vocabulary.get(glued) ?? [];
  const near = phrase.length >= 9 ? nearPhrase(phrase) : undefined;
  if (near !== undefined) return vocabulary.get(near) ?? [];
  const composed = composedLabel(phrase);
  return composed === null ? [] : [{ name: composed, plainness: 0.7 }];
}

/** Which field a column or a cell is called by; null for none. */
export const labelNameOf = (text: string): LabelName | null =>
  (lookUp(normalise(text))[0] ?? lookUp(normalise(unglued(text)))[0])?.name ?? null;

/** Every label of the document outside its tables. */
export function labelsOf(layout: Layout, used: ReadonlySet<number>): readonly Label[] {
  return layout.lines
    .filter((line) => !used.has(line.index))
    .flatMap((line) => line.segments.flatMap((segment) => [...labelsIn(segment, line), ...labelsBehindDashes(segment, line)]));
}

/** "Change of order - Order no. 4711", "Tel. 040 123 | Customer no. 77": each part of a line may have a label of its own. */
function labelsBehindDashes(segment: Segment, line: Line): readonly Label[] {
  const [, ...parts] = segment.text.split(/\s+[-–—|·•]\s+/);
  return parts.flatMap((text) =>
    labelsIn({ ...segment, text }, line)
      .filter((label) => label.rest !== '')
      .map((label) => ({ ...label, segment })),
  );
}

/** "2. Customer", "(b) Supplier": forms number their fields, prints of EDI put segment and qualifier before them ("NAD+BY Buyer") */
export const numbering = /^(?:\(?(?:\d{1,2}|[a-z])[.)]\)?|[A-Z]{3}\+[A-Z\d]{1,3}:?)\s+(?=\p{L})/u;

function labelsIn(segment: Segment, line: Line): readonly Label[] {
  if (!/\p{L}/u.test(segment.text)) return [];
  const make = (phrase: string, rest: string, colon: boolean): readonly Label[] =>
    lookUp(phrase).map(({ name, plainness }) => ({
      name,
      plainness,
      phrase,
      segment,
      line,
      rest: rest.trim(),
      colon,
    }));
  const text = segment.text.replace(numbering, '');
  const several = severalIn({ ...segment, text }, line);
  if (several.length > 0) return several;
  const colon = /^(.{1,60}?)\s*(?::|\s[-–]\s)\s*(.*)$/.exec(text);
  if (colon) {
    const direct = make(normalise((colon[1] ?? '').replace(/\([^)]*\)/g, ' ')), colon[2] ?? '', true);
    if (direct.length > 0) return [...direct, ...labelsAfter(colon[2] ?? '', segment, line)];
  }
  const words = withValueApart(text).split(/\s+/);
  for (let count = Math.min(longest, words.length); count >= 1; count--) {
    const head = words.slice(0, count).join(' ');
    if (isSeries(words[count - 1], words[count]) || isPreposition(head, words[count])) continue;
    const hit = make(normalise(head), words.slice(count).join(' '), /[:.#]$/.test(head));
    if (hit.length > 0) return hit;
  }
  return [];
}

/** "N.º ECF 2026/312": letters right before a year and its number are the series of a paper, and of the number */
const isSeries = (word = '', next = ''): boolean => /^\p{Lu}{3,4}$/u.test(word) && /^20\d{2}\p{Lu}?\/\d+$/u.test(next);

/** "po 189,00 EUR": in Slavic languages what one of them costs, and no purchase order */
const isPreposition = (head: string, next = ''): boolean => head === 'po' && /\d[.,]\d{2}$/.test(next);

/** "PO number / Date": a label for each value that stands in the same way behind, beside or below. */
function severalIn(segment: Segment, line: Line): readonly Label[] {
  const match = /^([^:]{4,60}?)\s*(?::\s*(.*))?$/.exec(segment.text);
  const parts = (match?.[1] ?? '').split(/\s+\/\s+|\s*\/\s*(?=\p{Lu})/u).map(normalise);
  if (parts.length < 2 || parts.length > 3) return [];
  const found = parts.map(lookUp);
  if (found.some((entries) => entries.length === 0) || new Set(found.map((entries) => entries[0]?.name)).size < parts.length)
    return [];
  return found.flatMap((entries, index) =>
    entries.map(({ name, plainness }) => ({
      name,
      plainness,
      phrase: parts[index] ?? '',
      segment,
      line,
      rest: (match?.[2] ?? '').trim(),
      colon: match?.[2] !== undefined,
      part: { index, of: parts.length },
    })),
  );
}

/** A second label in the same piece of text: "PO No.: 4711  Date: 12.03.2026". */
function labelsAfter(rest: string, segment: Segment, line: Line): readonly Label[] {
  const match = /\s((?:\S+\s){0,3}\S+?)\s*:\s*(\S.*)$/.exec(` ${rest}`);
  if (!match) return [];
  const words = (match[1] ?? '').split(/\s+/);
  for (let from = 0; from < words.length; from++) {
    const phrase = normalise(words.slice(from).join(' '));
    const hit = lookUp(phrase).map(({ name, plainness }) => ({
      name,
      plainness,
      phrase,
      segment,
      line,
      rest: match[2] ?? '',
      colon: true,
    }));
    if (hit.length > 0) return hit;
  }
  return [];
}

/** Whether a piece of text begins with a label, so that it is nobody else's value. */
export const startsWithLabel = (segment: Segment, line: Line): boolean =>
  labelsIn(segment, line).some((label) => label.rest === '' || label.colon) || columnKindOf(segment.text) !== null;

/** Where a label's value may stand, the likeliest first: behind it, to its right, below it. */
export function candidatesOf(label: Label, layout: Layout): readonly Candidate[] {
  const { segment, line } = label;
  // of a label that names two values each is a piece by itself, at the place of the whole
  const at = line.segments.findIndex(({ place }) => place === segment.place);
  const right = line.segments.slice(at + 1, at + 3);
  const below = layout.lines
    .slice(line.index + 1, line.index + 5)
    .filter((other) => other.page === line.page && other.y0 - line.y1 < line.height * 2.6)
    .flatMap((other) => other.segments.filter((one) => overlap(one, segment) > 0 || Math.abs(one.x0 - segment.x0) < line.height))
    .slice(0, 2);
  const near = right.filter(
    (one, index) => !startsWithLabel(one, line) && (index === 0 || !startsWithLabel(right[0] ?? one, line)),
  );
  const all: readonly Candidate[] = [
    ...(label.rest === '' ? [] : [{ text: label.rest, segment, how: 'same' as const }]),
    ...near.map((one) => ({ text: one.text, segment: one, how: 'right' as const })),
    ...below.map((one) => ({ text: one.text, segment: one, how: 'below' as const })),
  ];
  return label.part ? all.flatMap((candidate) => partOf(candidate, label.part) ?? []) : all;
}

function partOf(candidate: Candidate, part: Label['part']): Candidate | null {
  const split = [candidate.text, withPartsJoined(candidate.text)].map((text) => text.split(/\s+\/\s+/));
  // "EK 2026 / 114 / 24.11.2026": a number of two parts, and its day
  const values = split.find(({ length }) => length === part?.of) ?? split[0] ?? [];
  // "Delivery week / date: wk 12, 17 March": one value for both, which the first names
  const own = values.length === 1 && part?.index === 0 ? candidate.text : undefined;
  const value = part && values.length === part.of ? values[part.index] : own;
  return value === undefined ? null : { ...candidate, text: printedNumber(value, candidate.text) };
}

/** Whether a label that names the order's number has one. */
export const hasNumberLabel = (labels: readonly Label[], layout: Layout): boolean =>
  labels.some(
    (label) => label.name === 'po_number' && candidatesOf(label, layout).some(({ text }) => readOrderNumber(text) !== null),
  );
