/** Where the text that people see contradicts the data inside a document. */
import type { EmbeddedDocument } from '../document/documents.port.ts';
import type { ExtractedLine, Extraction, Field, HeaderFieldName, LineFieldName } from '../document/extraction.ts';
import { compact, normalise } from '../rules/text.ts';
import { type Pairing, same } from './pair-lines.ts';
import type { ShownText } from './shown-text.ts';

/** `line` counts from 1. null: that side does not have it. */
export type Difference = {
  readonly field: HeaderFieldName | LineFieldName | 'line';
  readonly line: number | null;
  readonly page: string | null;
  readonly data: string | null;
};

type Fields = Extraction['fields'];

/** 0 to 1: what was read from the page with less is no witness against data */
const sureEnough = 0.6;
/** and with this also where the data's value stands elsewhere on the page */
const certain = 0.85;

const compared: readonly HeaderFieldName[] = [
  'po_number',
  'order_date',
  'delivery_date',
  'currency',
  'customer_name',
  'customer_tax_number',
  'customer_code',
];

/** "12/10/2026" for 2026-10-12: day and month the other way round */
const isSwapped = (data: Field, page: Field): boolean =>
  /(?<!\d)\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/.test(page.source) && page.value === data.value.replace(/-(\d\d)-(\d\d)$/, '-$2-$1');

/** "Harbour & Finch Joinery Ltd", "Harbour and Finch Joinery Limited": half of the shorter one's words */
function namesAgree(a: string, b: string): boolean {
  const wordsOf = (name: string) => [...new Set(normalise(name).split(' '))].filter((word) => word.length > 2);
  const [one, other] = [wordsOf(a), wordsOf(b)];
  const common = one.filter((word) => other.includes(word)).length;
  return compact(a).includes(compact(b)) || compact(b).includes(compact(a)) || common * 2 > Math.min(one.length, other.length);
}

const agree: { readonly [name in HeaderFieldName]?: (data: Field, page: Field) => boolean } = {
  customer_name: (data, page) => namesAgree(data.value, page.value),
  order_date: isSwapped,
  delivery_date: isSwapped,
};

/** A date of a row is none of the whole order, but no contradiction. */
const isDayOfLine = (name: HeaderFieldName, page: Field, { lines }: EmbeddedDocument): boolean =>
  name === 'delivery_date' && lines.some(({ deliveryDate }) => deliveryDate === page.value);

function ofField(
  name: HeaderFieldName,
  { data, page, shown, document }: Sides & { readonly document: EmbeddedDocument },
): readonly Difference[] {
  const [own, seen] = [data[name], page[name]];
  if (!own) return [];
  if (!seen) return name === 'po_number' && !shown.has(own.value) ? [difference(name, own, undefined)] : [];
  if (same(own, seen) || agree[name]?.(own, seen) || isDayOfLine(name, seen, document)) return [];
  const isDate = name === 'order_date' || name === 'delivery_date';
  const needed = isDate || !shown.has(own.value) ? sureEnough : certain;
  return seen.confidence >= needed ? [difference(name, own, seen)] : [];
}

const difference = (field: HeaderFieldName, data: Field | undefined, page: Field | undefined): Difference => ({
  field,
  line: null,
  page: page?.value ?? null,
  data: data?.value ?? null,
});

/** The data's total is printed, and not only as the price or amount of a line. The page may name the net sum beside it. */
function isTotalShown(total: Field, lines: readonly ExtractedLine[], shown: ShownText): boolean {
  const isOfLine = lines.some((line) => same(total, line.amount) || same(total, line.price));
  return shown.hasNumber(total.value) && (!isOfLine || lines.length === 1);
}

type Sides = { readonly data: Fields; readonly page: Fields; readonly shown: ShownText };

export function headerDifferences(
  document: EmbeddedDocument,
  sides: Sides,
  pageLines: readonly ExtractedLine[],
): readonly Difference[] {
  const { data, page, shown } = sides;
  const total =
    data.total && page.total && !same(data.total, page.total) && !isTotalShown(data.total, pageLines, shown)
      ? [difference('total', data.total, page.total)]
      : [];
  return [...compared.flatMap((name) => ofField(name, { ...sides, document })), ...total];
}

const doubtful = 0.4;
const doubted = (field: Field | undefined, seen: Field | undefined): Field | undefined =>
  field && { ...field, confidence: doubtful, place: seen?.place ?? field.place };

/** Contradicted values, shown as doubtful where the page says otherwise. */
export const withDoubts = <N extends string>(
  fields: { readonly [name in N]?: Field },
  seen: { readonly [name in N]?: Field } | undefined,
  names: readonly string[],
): { readonly [name in N]?: Field } =>
  Object.fromEntries(
    Object.entries<Field | undefined>(fields).map(([name, value]) => [
      name,
      names.includes(name) || names.includes('line') ? doubted(value, seen?.[name as N]) : value,
    ]),
  ) as { [name in N]?: Field };

/** The lines of the data, each with its place on the page; those that the page contradicts are doubtful. */
export const comparedLines = ({ pairs }: Pairing, differences: readonly Difference[]): readonly ExtractedLine[] =>
  pairs.map(({ data, page, index }) => {
    const names = differences.filter(({ line }) => line === index + 1).map(({ field }) => field);
    return withDoubts(placed(data, page ?? undefined), page ?? undefined, names);
  });

/** The data's fields, with the place where visible text repeats them. */
export const placed = <N extends string>(
  fields: { readonly [name in N]?: Field },
  seen: { readonly [name in N]?: Field } | undefined,
): { readonly [name in N]?: Field } =>
  Object.fromEntries(
    Object.entries<Field | undefined>(fields).map(([name, value]) => {
      const visible = seen?.[name as N];
      return [
        name,
        value && visible && same(value, visible) ? { ...value, place: visible.place, source: visible.source } : value,
      ];
    }),
  ) as { [name in N]?: Field };
