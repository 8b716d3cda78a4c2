import { type Decimal, decimal, formatDecimal, isPositive, negate, parseDecimal, trimDecimal } from '@order-intake/kernel';
import type { LineFieldName } from '../../document/extraction.ts';
import { currenciesIn } from '../currencies.ts';
import { type FoundValue, foundValue } from '../found-value.ts';
import { isCue } from '../languages/index.ts';
import type { Segment } from '../layout/line.types.ts';
import { type DecimalMark, type NumberReading, readCount, readNumber, unitIn } from '../numbers.ts';
import { hasLetters, normalise, withHyphens } from '../text.ts';
import { outcomeOf, type Resolved, resolveRow } from './arithmetic.ts';
import { chainedDiscount } from './chained-discount.ts';
import type { Column } from './columns.ts';
import { tellsDate } from './date-note.ts';
import type { Item } from './item.ts';
import { codeAboveName, joinName, labelledCode, splitCode } from './name.ts';
import { type PriceUnit, priceUnitOf, printedFor } from './price-unit.ts';
import type { RawRow } from './rows.ts';
import { isCharge, takesOff } from './totals.ts';
import { columnKindOf } from './vocabulary.ts';

type Value = { readonly segment: Segment; readonly reading: NumberReading };

/**
 * Understands a row: its article, and the one reading of its numbers that adds up. Null when it holds no quantity or no article; `nameless` is what
 * an article is called that has neither name nor code.
 */
export function itemOf(row: RawRow, columns: readonly Column[], mark: DecimalMark | null, nameless = ''): Item | null {
  const segments = (kind: Column['kind']): readonly Segment[] =>
    columns.flatMap((column, index) => (column.kind === kind ? (row.cells[index] ?? []) : []));
  const { resolved, ...read } = numbersOf(row, columns, mark);
  const { qty, price, amount, discount } = read;
  const coded = row.below.find(({ text }) => labelledCode(text) !== null);
  const name = [...row.above, ...withoutFarNumbers(segments('name')), ...row.below.filter((segment) => segment !== coded)];
  const code = bestCode(row, columns) ?? (coded ? foundValue(labelledCode(coded.text) ?? '', coded, 0.85) : null);
  const over = code ? null : codeAboveName(name);
  const split = over
    ? { name: joinName(over.name), code: foundValue(over.code.text, over.code, 0.88) }
    : code
      ? { name: joinName(name), code }
      : splitCode(joinName(name), row.notes, name[0] ?? null);
  if (row.adjustment) return adjustmentOf(row, [...amount, ...price].at(-1) ?? null);
  const described = split.name === '' ? describedIn(row.notes) : null;
  const label = split.name !== '' ? split.name : (described?.name ?? split.code?.value ?? nameless);
  if (label === '' || resolved.qty === null) return null;
  const certainty = resolved.check === 'holds' ? 0.97 : resolved.check === 'fails' ? 0.5 : 0.85;
  const addsUp = resolved.check === 'holds' || resolved.unstatedPer !== undefined;
  const unit = segments('unit')[0] ?? null;
  const unitText = unit?.text ?? qty.map(({ reading }) => unitIn(reading.rest)).find((text) => text !== null) ?? null;
  const open = (all: readonly Value[]): boolean => mark === null && all.some(({ reading }) => reading.values.length > 1);
  const fields: { [key in LineFieldName]?: FoundValue } = {
    name: foundValue(label, described?.segment ?? name[0] ?? null, hasLetters(label) ? 0.92 : 0.6, {
      source: described?.segment.text ?? joinName(name),
    }),
    qty: numberField(resolved.qty, qty, resolved, 'qty', certainty),
  };
  if (split.code) fields.code = split.code;
  if (unitText) fields.unit = foundValue(unitText.replace(/\.$/, ''), unit ?? qty[0]?.segment ?? null, 0.9);
  if (resolved.price) fields.price = numberField(resolved.price, price, resolved, 'price', certainty);
  if (resolved.discount) fields.discount = numberField(resolved.discount, discount, resolved, 'discount', certainty);
  if (resolved.amount) fields.amount = numberField(resolved.amount, amount, resolved, 'amount', certainty);
  return {
    fields,
    amount: resolved.amount,
    ...outcomeOf(resolved),
    ambiguous: resolved.open === true || ((open(qty) || open(price)) && (!addsUp || open(amount))),
    charge: isCharge(label) && !split.code && !isPosition(row, columns, resolved),
    date: segments('date')[0] ?? row.notes.find((note) => tellsDate(note.text)) ?? null,
    page: row.page,
    told: segments('other')
      .map(({ text }) => text)
      .join(' '),
    money: [...price, ...amount].map(({ segment }) => `${segment.text} ${segment.tokens[0]?.cell?.currency ?? ''}`).join(' '),
  };
}

/** With a number of its own, how many and at what price, freight is a position of the order as its articles are. */
const isPosition = (row: RawRow, columns: readonly Column[], { qty, price, check }: Resolved): boolean =>
  qty !== null &&
  price !== null &&
  check === 'holds' &&
  columns.some(({ kind }, at) => kind === 'position' && (row.cells[at] ?? []).some(({ text }) => /\d/.test(text)));

/** "Description: Wood screw 4 x 40" below a row that has no words of its own: what it calls its article */
function describedIn(notes: readonly Segment[]): { readonly name: string; readonly segment: Segment } | null {
  for (const segment of notes) {
    const [, label = '', name] = /^([^:]{3,30}?)\s*:\s+(.*\p{L}{2}.*)$/u.exec(segment.text) ?? [];
    if (name !== undefined && columnKindOf(label) === 'name') return { name, segment };
  }
  return null;
}

type Numbers = {
  readonly qty: readonly Value[];
  readonly price: readonly Value[];
  readonly amount: readonly Value[];
  readonly discount: readonly Value[];
  readonly resolved: Resolved;
};

const hundred = decimal(100);

/** A row's numbers; where they do not add up, but do with what a second engine read, those. */
function numbersOf(row: RawRow, columns: readonly Column[], mark: DecimalMark | null): Numbers {
  const first = numbersBy(row, columns, (cell) => valuesIn(cell, mark), mark);
  if (first.resolved.check === 'holds' || !row.cells.some((cell) => cell.some(({ otherText }) => otherText !== undefined)))
    return first;
  const both = numbersBy(row, columns, (cell) => [...valuesIn(cell, mark), ...valuesIn(cell.map(asSecond), mark)], mark);
  return both.resolved.check === 'holds' ? both : first;
}

const asSecond = (segment: Segment): Segment =>
  segment.otherText === undefined ? segment : { ...segment, text: segment.otherText };

function numbersBy(
  row: RawRow,
  columns: readonly Column[],
  valuesOf: (cell: readonly Segment[]) => readonly Value[],
  mark: DecimalMark | null,
): Numbers {
  const values = (kind: Column['kind']): readonly Value[] =>
    columns.flatMap((column, index) => (column.kind === kind ? valuesOf(row.cells[index] ?? []) : []));
  const counted = columns.flatMap(({ kind }, index) => (kind === 'qty' ? packsIn(row.cells[index] ?? []) : []));
  const [qty, amount, discount] = [
    counted.length > 0 ? counted : values('qty'),
    values('amount'),
    [...chainedIn(row, columns), ...values('discount')],
  ];
  const inColumns = values('price');
  const price = inColumns.length === 0 && amount.length === 0 ? [] : inColumns;
  // "38.50 %": what a hundred cost, where nothing else in the row is a price and the amount can tell
  const perHundred = amount.length > 0 && price.length > 0 && price.every(({ reading }) => reading.percent);
  const prices = perHundred ? price : plain(price);
  const counts = plain(qty).filter(({ reading }) => currenciesIn(reading.rest).length === 0);
  const priceUnit = priceUnitOfRow(row, columns, price, counts);
  const resolved = resolveRow({
    qty: readings(counts),
    price: readings(prices),
    amount: readings(plain(amount)),
    discount: readings(discount).filter(isPositive),
    tax: readings(values('tax')),
    per: [...readings(values('priceUnit')), ...priceUnit.stated, ...(perHundred ? [hundred] : [])],
    perhapsPer: priceUnit.perhaps,
    ...(mark === null ? {} : { unlikely: new Set(counts.flatMap(({ reading }) => reading.values.slice(1))) }),
  });
  return { qty, price, amount, discount, resolved };
}

/** For how many the row's price is, as its cell, the words over it, and what stands right of it say; what is counted stands before the price. */
function priceUnitOfRow(row: RawRow, columns: readonly Column[], price: readonly Value[], counts: readonly Value[]): PriceUnit {
  const at = columns.findIndex(({ kind }) => kind === 'price');
  const cells = (is: (column: Column, index: number) => boolean): readonly string[] =>
    columns.flatMap((column, index) => (is(column, index) ? (row.cells[index] ?? []).map(({ text }) => text) : []));
  const labels = columns.flatMap(({ kind, label }) => (kind === 'price' ? [label] : []));
  const behind = cells(({ kind }, index) => kind === 'priceUnit' || (kind === 'unit' && at >= 0 && index > at));
  const [unit = null] = cells(({ kind }, index) => kind === 'unit' && index <= at);
  const counted = unit ?? counts.map(({ reading }) => unitIn(reading.rest)).find((one) => one !== null) ?? null;
  const named = priceUnitOf([...price.map(({ reading }) => reading.rest), ...labels, ...behind], counted);
  return { ...named, stated: [...price.flatMap(({ reading }) => printedFor(reading)), ...named.stated] };
}

/** "12 x 500 g" where it is said how many */
const packsIn = (cell: readonly Segment[]): readonly Value[] =>
  cell.flatMap((segment) => {
    const reading = readNumber(segment.text, null) === null ? readCount(segment.text, null) : null;
    return reading ? [{ segment, reading }] : [];
  });

const chainedIn = (row: RawRow, columns: readonly Column[]): readonly Value[] =>
  columns.flatMap(({ kind }, index) =>
    kind !== 'discount'
      ? []
      : (row.cells[index] ?? []).flatMap((segment) => {
          const value = chainedDiscount(segment.text);
          return value ? [{ segment, reading: { values: [value], rest: '', percent: true, per: null } }] : [];
        }),
  );

/** A charge or discount with its sum; a word such as "discount" makes it one that is taken off. */
function adjustmentOf(row: RawRow, value: Value | null): Item | null {
  const segment = row.mainLine.segments[0];
  const sum = value?.reading.values[0];
  if (!segment || !sum) return null;
  const amount = takesOff(segment.text) && isPositive(sum) ? negate(sum) : sum;
  return {
    fields: { name: foundValue(segment.text, segment, 0.8), amount: foundValue(formatDecimal(amount), value.segment, 0.8) },
    amount,
    check: 'unknown',
    charge: true,
    date: null,
    page: row.page,
    money: value.segment.text,
  };
}

/** in heights of the text: a bare number that stands farther behind an article's words is of a column that nobody named, as sizes are */
const farBehind = 4;

function withoutFarNumbers(name: readonly Segment[]): readonly Segment[] {
  const cut = name.findIndex((segment, at) => {
    const before = name[at - 1];
    const far = before !== undefined && segment.x0 - before.x1 > (segment.y1 - segment.y0) * farBehind;
    return far && segment.place.kind === 'box' && name.slice(at).every(({ text }) => /^(?:\d{1,4}|[-–—])$/.test(text));
  });
  return cut < 0 ? name : name.slice(0, cut);
}

const plain = (values: readonly Value[]): readonly Value[] => values.filter(({ reading }) => !reading.percent);
const readings = (values: readonly Value[]): readonly Decimal[] => values.flatMap(({ reading }) => reading.values);

/** A cell's number: the stored one in a spreadsheet, else what the text can mean. */
function valuesIn(cell: readonly Segment[], mark: DecimalMark | null): readonly Value[] {
  const first = cell[0];
  if (!first) return [];
  const stored = first.tokens[0]?.cell?.number;
  const exact = stored === undefined ? null : parseDecimal(stored);
  const text = cell.map((segment) => segment.text).join(' ');
  if (exact) {
    const percent = text.includes('%');
    const value = percent ? { units: exact.units * 100n, scale: exact.scale } : exact;
    return [
      { segment: first, reading: { values: [trimDecimal(value)], rest: readNumber(text, mark)?.rest ?? '', percent, per: null } },
    ];
  }
  const whole = readNumber(text, mark);
  if (whole) return [{ segment: first, reading: whole }];
  return cell.flatMap((segment) => {
    const reading = readNumber(segment.text, mark);
    return reading ? [{ segment, reading }] : [];
  });
}

function numberField(
  value: Decimal,
  values: readonly Value[],
  resolved: Resolved,
  name: 'qty' | 'price' | 'discount' | 'amount',
  certainty: number,
): FoundValue {
  const derived = (name === 'qty' || name === 'price') && resolved.derived.has(name);
  const from =
    values.find(({ reading }) => reading.values.some((one) => one.units === value.units && one.scale === value.scale)) ??
    values[0];
  const plain = name === 'qty' ? trimDecimal(value) : value;
  return foundValue(formatDecimal(plain), from?.segment ?? null, derived ? certainty * 0.95 : certainty, { derived });
}

/** The code by which the seller knows the article comes first; the customer's own number and bar codes come last. */
function bestCode(row: RawRow, columns: readonly Column[]): FoundValue | null {
  const rank = (column: Column): number => {
    const label = normalise(column.label);
    if (column.kind === 'supplierCode') return 0;
    const [first = '', second] = label.split(' ');
    // "N/ réf." is ours, and "N° d'article" a number
    const isOurs = isCue('our', first) && (!isCue('number', first) || second === '@');
    if (isOurs || isCue('buyer', first)) return 3;
    return /ean|gtin|upc|barcode|hsn|hs code|ncm/.test(label) ? 2 : 1;
  };
  const candidates = columns
    .flatMap((column, index) =>
      column.kind === 'code' || column.kind === 'supplierCode' ? [{ column, cell: row.cells[index] ?? [] }] : [],
    )
    .filter(({ cell }) => cell.length > 0 && cell.some((segment) => /[\p{L}\d]/u.test(segment.text)))
    .sort((a, b) => rank(a.column) - rank(b.column));
  const best = candidates[0];
  if (!best) return null;
  const text = best.cell.map((segment) => segment.text).join(' ');
  // "00010 4711-0082" drawn as one: the row's number stands in the code's column
  const numberless = columns.some(({ kind }, at) => kind === 'position' && (row.cells[at] ?? []).length === 0);
  const bare = numberless ? text.replace(/^\d{1,5}[.)]?\s+(?=\S*\d)/, '') : text;
  // lines of one cell
  const whole = bare.replace(/(?<=[\p{L}\d][-/])\s+(?=[\p{L}\d])/gu, '');
  return foundValue(withHyphens(whole), best.cell[0] ?? null, 0.93);
}
