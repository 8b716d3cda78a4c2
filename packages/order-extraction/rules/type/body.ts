/** What a document says of itself beside its title: for those that bear none, or one that no list has. */
import { type Features, features } from '../candidates/candidate.ts';
import { type Label, labelNameOf } from '../header/labels.ts';
import { type Cue, cueAt, hasCue, isCue, type LabelName } from '../languages/index.ts';
import { type Layout, type Line, overlap, type Segment } from '../layout/line.types.ts';
import type { Item } from '../table/item.ts';
import { normalise } from '../text.ts';

type Body = {
  readonly layout: Layout;
  /** pieces that name its type */
  readonly titles: ReadonlySet<Segment>;
  /** lines of its tables */
  readonly used: ReadonlySet<number>;
  readonly labels: readonly Label[];
  readonly items: readonly Item[];
  /** what the columns of its table are called */
  readonly columns: readonly string[];
};

const said = [
  'requesting',
  'asking',
  'needing',
  'wanted',
  'accepting',
  'quoting',
  'billing',
  'crediting',
  'agreeing',
  'estimating',
  'answering',
  'changing',
  'cancelling',
  'advertising',
  'callingOff',
  'deliveryPaper',
  'due',
  'informing',
  'issuer',
  'seller',
  'buyer',
  'consignee',
  'taken',
  'ordering',
  'optional',
] as const satisfies readonly Cue[];
const inHead = [
  'quoting',
  'billing',
  'agreeing',
  'answering',
  'ordering',
  'crediting',
  'moving',
  'slip',
  'estimating',
  'cancelling',
] as const satisfies readonly Cue[];
const labelled = [
  'po_number',
  'order_date',
  'delivery_date',
  'customer_code',
  'supplier_code',
  'contact',
  'other_number',
] as const satisfies readonly LabelName[];

/** fields of an order that an export repeats in every row */
const inColumns = [
  'po_number',
  'order_date',
  'delivery_date',
  'customer_code',
  'other_number',
] as const satisfies readonly LabelName[];

const headLines = 10;
/** words between "your" and what is the reader's: "your kind order" */
const apart = 2;
/** of mail and of sites: what somebody is called says nothing */
const address = /(?<!\S)(?:\S+@\S+|\S*\p{L}\.\p{L}{2,}\S*)/gu;
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,}/;
const lineToWriteOn = /_{4,}|\.{6,}|…{3,}/;

/** Each 0 or 1; nothing of titles is among them, so that they are worth as much where a title is unknown. */
export function bodyFeatures({ layout, titles, used, labels, items, columns }: Body): Features {
  // terms on pages or sheets behind what is listed speak of orders in general
  const last = Math.max(0, ...layout.lines.filter(({ index }) => used.has(index)).map(({ page }) => page));
  const outside = layout.lines.filter(({ index, page }) => !used.has(index) && (last === 0 || page <= last));
  const wordsOf = (lines: readonly Line[]): readonly string[] =>
    lines.flatMap(({ segments }) =>
      segments.filter((one) => !titles.has(one)).flatMap(({ text }) => normalise(text.replace(address, ' ')).split(' ')),
    );
  const words = wordsOf(outside);
  const head = wordsOf(outside.slice(0, headLines));
  const goods = items.filter((item) => !item.charge);
  const proven = goods.length > 0 && goods.every(({ check }) => check === 'holds');
  const named = new Set(labels.map(({ name }) => name));
  const whose = (owner: Cue, thing: Cue): boolean =>
    words.some((_, at) => isCue(owner, words[at] ?? '') && follows(words, at, thing));
  return features({
    ...Object.fromEntries(said.map((cue) => [`says_${cue}`, hasCue(cue, words)])),
    ...Object.fromEntries(inHead.map((cue) => [`head_${cue}`, hasCue(cue, head)])),
    ...Object.fromEntries(labelled.map((name) => [`label_${name}`, named.has(name)])),
    their_order: hasCue('theirOrder', words) || whose('your', 'ordering'),
    our_order: whose('our', 'ordering'),
    your_quotation: whose('your', 'quoting'),
    our_quotation: whose('our', 'quoting'),
    ...fulfilledIn(layout, used),
    ...Object.fromEntries(inColumns.map((name) => [`column_${name}`, columns.some((column) => labelNameOf(column) === name)])),
    // a day that is expected is one to deliver on
    column_estimating: columns.some(
      (column) => labelNameOf(column) === null && hasCue('estimating', normalise(column).split(' ')),
    ),
    iban: iban.test(layout.text),
    to_fill_in: outside.some(({ text }) => lineToWriteOn.test(text)),
    mail: outside.slice(0, headLines).filter(({ text }) => text.includes('@')).length >= 2,
    priceless: goods.length > 0 && goods.every(({ fields }) => fields.price === undefined),
    proven,
    // one row that nothing proves may be anything with a number in it
    few: goods.length < 2 && !proven,
    unquantified: goods.some(({ fields }) => fields.qty === undefined),
    sheet: layout.sheet,
  });
}

/** An order's answer is no order, and its number is a label. */
function follows(words: readonly string[], at: number, thing: Cue): boolean {
  for (let next = at + 1; next <= at + apart; next++) {
    const word = words[next] ?? '';
    const length = isCue(thing, word) ? 1 : cueAt(thing, words, next);
    if (length === 0) continue;
    const behind = words[next + length] ?? '';
    return !(thing === 'ordering' && (isCue('answering', word) || isCue('answering', behind) || isCue('number', behind)));
  }
  return false;
}

/** Columns of what was delivered, received or is left. One of them has nothing in it where goods are only ordered. */
function fulfilledIn({ lines }: Layout, used: ReadonlySet<number>): { readonly [name: string]: boolean } {
  const rows = lines.filter(({ index }) => used.has(index));
  const heads = rows.flatMap((line) =>
    line.segments.filter(({ text }) => isCue('fulfilled', normalise(text))).map((segment) => ({ segment, line })),
  );
  const filled = heads.every(({ segment, line }) =>
    rows.some(
      ({ index, page, segments }) =>
        page === line.page && index > line.index && segments.some((one) => overlap(one, segment) > 0 && /[1-9]/.test(one.text)),
    ),
  );
  return { column_fulfilled: heads.length > 0, fulfilled: heads.length > 0 && filled };
}
