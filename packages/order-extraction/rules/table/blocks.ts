import { formatDecimal, trimDecimal } from '@order-intake/kernel';
import { foundValue } from '../found-value.ts';
import type { ColumnKind } from '../languages/index.ts';
import type { Line, Segment } from '../layout/line.types.ts';
import { type DecimalMark, readNumber, unitIn } from '../numbers.ts';
import { hasLetters } from '../text.ts';
import { outcomeOf, resolveRow } from './arithmetic.ts';
import { changedKind } from './changed-columns.ts';
import type { Item } from './item.ts';
import { priceUnitOf, printedFor } from './price-unit.ts';
import { columnKindOf, mayName } from './vocabulary.ts';

type Pair = {
  readonly kind: ColumnKind;
  readonly label: string;
  readonly value: string;
  readonly segment: Segment;
  readonly line: Line;
};

const wanted: ReadonlySet<ColumnKind> = new Set(['name', 'code', 'supplierCode', 'qty', 'unit', 'price', 'amount']);

/** Articles as blocks of "label: value": a label that comes again begins the next article. */
export function blockItems(lines: readonly Line[], mark: DecimalMark | null): readonly Item[] {
  const bare = lines.some(isBareQuantity);
  const found = lanesOf(lines, bare).flatMap((lane) => itemsIn(lane, mark, bare));
  return found.sort((a, b) => a.first.page - b.first.page || a.first.index - b.first.index).map(({ item }) => item);
}

/** "Quantity | 3 pcs": in a form on a page whose labels have no colon. */
const isBareQuantity = ({ segments: [label, value, more] }: Line): boolean =>
  more === undefined &&
  label !== undefined &&
  value !== undefined &&
  columnKindOf(label.text) === 'qty' &&
  readNumber(value.text, null) !== null;

type Found = { readonly item: Item; readonly first: Line };
/** points by which the same edge may differ */
const sameEdge = 6;

/** Blocks beside each other, each by itself: where a line has the same label twice, and below and above it, as far as their edges reach. */
function lanesOf(lines: readonly Line[], bare: boolean): readonly (readonly Line[])[] {
  const edges: number[] = [];
  for (const line of lines) {
    const pairs = pairsIn(line, bare);
    const twice = pairs.filter(({ label }) => pairs.filter((other) => other.label === label).length > 1);
    for (const { segment } of twice) if (edges.every((edge) => Math.abs(edge - segment.x0) > sameEdge)) edges.push(segment.x0);
  }
  if (edges.length < 2 || lines.some(({ segments }) => segments[0]?.place.kind === 'cell')) return [lines];
  edges.sort((a, b) => a - b);
  return edges.map((edge, at) => {
    const [from, to] = [
      at === 0 ? Number.NEGATIVE_INFINITY : edge - sameEdge,
      (edges[at + 1] ?? Number.POSITIVE_INFINITY) - sameEdge,
    ];
    return lines.flatMap((line) => {
      const own = line.segments.filter(({ x0 }) => x0 >= from && x0 < to);
      return own.length === 0 ? [] : [{ ...line, segments: own }];
    });
  });
}

function itemsIn(lines: readonly Line[], mark: DecimalMark | null, bare: boolean): readonly Found[] {
  const blocks: Pair[][] = [];
  for (const pair of lines.flatMap((line) => pairsIn(line, bare))) {
    const block = blocks.at(-1);
    const last = block?.at(-1);
    if (!block || !last || block.some((other) => other.kind === pair.kind) || !isNear(pair, last)) blocks.push([pair]);
    else block.push(pair);
  }
  return blocks.flatMap((block) => {
    const item = itemOf(named(block, lines, bare), mark);
    const first = block[0]?.line;
    return item && first ? [{ item, first }] : [];
  });
}

/** lines between two pairs of an article at most: a label of the order's head is none of it */
const mostApart = 6;
const isNear = ({ line }: Pair, { line: before }: Pair): boolean => line.index - before.index <= mostApart;

const mostBetween = 4;
const isLabelled = (line: Line): boolean => /^[^:]{2,40}:\s*\S/.test(line.segments[0]?.text ?? '');

/** An article whose name stands as a heading over its block: "1. Desk lamp". */
function named(block: readonly Pair[], lines: readonly Line[], bare: boolean): readonly Pair[] {
  const first = block[0];
  if (!first || block.some((pair) => pair.kind === 'name')) return block;
  const before = lines.slice(0, lines.indexOf(first.line));
  // a value with a label that nobody knows may stand between
  const skipped = before.slice(-mostBetween).findLastIndex((line) => !isLabelled(line));
  const between = Math.min(mostBetween, before.length) - 1 - skipped;
  const above = skipped < 0 ? before.at(-1) : before[before.length - 1 - between];
  const top = between > 0 && skipped >= 0 ? before[before.length - between] : first.line;
  const pieces = above?.segments.filter(({ text }) => hasLetters(text)) ?? [];
  // "LIN 000001 | GTIN 4006512003314 | Sour cherries": what numbers the article does not name it
  const segment = pieces.find(({ text }) => !isNumbering(text)) ?? pieces[0];
  if (
    !above ||
    !segment ||
    above.page !== first.line.page ||
    (top ?? first.line).y0 - above.y1 > above.height * 1.5 ||
    pairsIn(above, bare).length > 0
  )
    return block;
  const value = segment.text.replace(/^(?:#?\d{1,3}[.):]|[-–•*])\s+/, '');
  if (!hasLetters(value) || value.includes(':')) return block;
  const code = block.some(({ kind }) => kind === 'code' || kind === 'supplierCode') ? null : codeIn(pieces, above);
  const amount = block.some(({ kind }) => kind === 'amount') ? null : amountBeside(segment, above);
  return [
    { kind: 'name', label: '', value, segment, line: above },
    ...(code ? [code] : []),
    ...(amount ? [amount] : []),
    ...block,
  ];
}

const labelledNumber = /^\p{L}{1,10}[.:]?\s(\S*\d\S*)$/u;
const isNumbering = (text: string): boolean => labelledNumber.test(text);

/** digits: a shorter number counts the articles */
const shortestCode = 7;
function codeIn(pieces: readonly Segment[], line: Line): Pair | null {
  const found = pieces.flatMap((segment) => {
    const [, value = ''] = labelledNumber.exec(segment.text) ?? [];
    return value.replace(/^0+/, '').length >= shortestCode ? [{ kind: 'code' as const, label: '', value, segment, line }] : [];
  });
  return found[0] ?? null;
}

/** "1. Desk lamp          129.00": what the article comes to, at the end of its heading. */
function amountBeside(name: Segment, line: Line): Pair | null {
  const segment = line.segments.at(-1);
  const isMoney = segment !== undefined && segment !== name && /^[^\p{L}\d]*\d[\d\s.,'’]*[.,]\d{2}\D{0,5}$/u.test(segment.text);
  return isMoney ? { kind: 'amount', label: '', value: segment.text, segment, line } : null;
}

/** "Quantity: 3", also as two pieces or as neighbouring cells; without a colon where nothing else stands in the line. */
function pairsIn(line: Line, bareOnPages: boolean): readonly Pair[] {
  return line.segments.flatMap((segment, at): readonly Pair[] => {
    const match = /^([^:]{2,40}):\s*(.*)$/.exec(segment.text);
    const next = line.segments[at + 1];
    // "Quantity | : 3": typed forms set the colons below each other
    const aligned = match === null && /^:\s*\S/.test(next?.text ?? '');
    const bare = segment.place.kind === 'cell' || (bareOnPages && line.segments.length === 2);
    // "Item 1 of 4 | Description | Pump": a heading before the first pair of a form
    const headed = bareOnPages && at === 1 && line.segments.length === 3 && /\d/.test(line.segments[0]?.text ?? '');
    const label =
      match?.[1] ?? ((bare && at === 0) || headed || (at % 2 === 0 && isAlternating(line)) || aligned ? segment.text : '');
    const value = match?.[2] || (next?.tokens[0]?.cell?.number ?? (aligned ? next?.text.replace(/^:\s*/, '') : next?.text));
    const named =
      label === '' ? null : isNumberedArticle(label, value ?? '') ? 'name' : (changedKind(label) ?? columnKindOf(label));
    // "Nombre: Taladro" counts in French alone
    const kind = named === 'qty' && !/\d/.test(value ?? '') && mayName(label, 'name') ? 'name' : named;
    if (!kind || !wanted.has(kind)) return [];
    // "Ordered by: Institute of Water Research" counts nothing
    if (value === undefined || (kind === 'qty' && !/\d/.test(value))) return [];
    return [{ kind, label, value, segment: match?.[2] ? segment : (next ?? segment), line }];
  });
}

/** "Item 2: Desk lamp": the row's number stands in the label, and the article is its value. */
const isNumberedArticle = (label: string, value: string): boolean => {
  const [, bare = ''] = /^(.*\p{L}\S*)\s+\d{1,3}[.)]?$/u.exec(label.trim()) ?? [];
  const kind = bare === '' ? null : columnKindOf(bare);
  return (kind === 'position' || kind === 'name') && /\p{L}{3}/u.test(value);
};

/** "Part no. | LX-1 | Qty | 60 | Price | 4.85": labels and values by turns in one line. */
const isAlternating = ({ segments }: Line): boolean => {
  if (segments.length < 4 || segments.length % 2 !== 0) return false;
  const named = segments.map(({ text }) => columnKindOf(text) !== null);
  // "UoM | Each": a value may read as a label, most do not
  const values = named.filter((_, at) => at % 2 === 1);
  return named.every((label, at) => label || at % 2 === 1) && values.filter((label) => !label).length * 2 > values.length;
};

function itemOf(block: readonly Pair[], mark: DecimalMark | null): Item | null {
  const pair = (kind: ColumnKind): Pair | undefined => block.find((one) => one.kind === kind);
  const number = (kind: ColumnKind) => readNumber(pair(kind)?.value ?? '', mark);
  const [name, qty] = [pair('name') ?? pair('code') ?? pair('supplierCode'), pair('qty')];
  const counts = number('qty')?.values ?? [];
  const [price, counted] = [number('price'), pair('unit')?.value ?? unitIn(number('qty')?.rest ?? '')];
  const priceUnit = priceUnitOf([price?.rest ?? '', pair('price')?.label ?? '', pair('priceUnit')?.value ?? ''], counted);
  const resolved = resolveRow({
    qty: counts,
    price: price?.values ?? [],
    amount: number('amount')?.values ?? [],
    discount: [],
    tax: [],
    per: [...(price ? printedFor(price) : []), ...priceUnit.stated],
    perhapsPer: priceUnit.perhaps,
    ...(mark === null ? {} : { unlikely: new Set(counts.slice(1)) }),
  });
  if (!name || !qty || resolved.qty === null) return null;
  const code = pair('supplierCode') ?? pair('code');
  const unit = counted;
  const certainty = resolved.check === 'holds' ? 0.95 : 0.8;
  return {
    fields: {
      name: foundValue(name.value, name.segment, 0.85, { source: name.value }),
      qty: foundValue(formatDecimal(trimDecimal(resolved.qty)), qty.segment, certainty, { source: qty.value }),
      ...(code && code !== name ? { code: foundValue(code.value, code.segment, 0.85, { source: code.value }) } : {}),
      ...(unit ? { unit: foundValue(unit, pair('unit')?.segment ?? qty.segment, 0.85) } : {}),
      ...(resolved.price
        ? {
            price: foundValue(formatDecimal(resolved.price), (pair('price') ?? pair('amount') ?? qty).segment, certainty, {
              derived: resolved.derived.has('price'),
            }),
          }
        : {}),
      ...(resolved.amount
        ? { amount: foundValue(formatDecimal(resolved.amount), (pair('amount') ?? qty).segment, certainty) }
        : {}),
    },
    amount: resolved.amount,
    ...outcomeOf(resolved),
    ambiguous: resolved.open === true,
    charge: false,
    date: null,
    page: qty.line.page,
    money: `${pair('price')?.value ?? ''} ${pair('amount')?.value ?? ''}`,
  };
}
