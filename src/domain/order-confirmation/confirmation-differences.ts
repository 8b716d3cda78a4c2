/** What an approved order says other than the document that the customer sent. Facts only: words are found where they are read. */
import { canonicalDecimal } from '@order-intake/kernel';
import { salesOrder } from '../sales-order/sales-order.decider.ts';
import type { OrderContent, OrderLine, SalesOrderEvent } from '../sales-order/sales-order.events.ts';
import { sameUnit } from '../sales-order/units.ts';
import { readOfLines } from '../shared/lines-read.ts';

/** `ordered`: as the document was read. Decimals as strings, dates ISO. */
export type LineChange =
  | { readonly field: 'quantity'; readonly ordered: string; readonly unit: string | null }
  | { readonly field: 'price' | 'delivery_date'; readonly ordered: string };

/** One per line of the approved order, in its order. */
export type LineDifference =
  | { readonly kind: 'as_ordered' }
  | { readonly kind: 'added' }
  | { readonly kind: 'changed'; readonly changes: readonly LineChange[] };

export type ConfirmationDifferences = {
  readonly lines: readonly LineDifference[];
  /** lines of the document that the approved order lacks */
  readonly dropped: readonly OrderLine[];
  /** the delivery date of the document where another one is confirmed; null: the same, or the document names none */
  readonly deliveryDate: string | null;
};

/** An answer to questions is no document: it is applied to the order with all that people had changed by then. */
type DocumentEvent = Extract<SalesOrderEvent, { readonly type: 'OrderDrafted' | 'OrderRevised' | 'OrderRevisionApplied' }>;
const isDocument = (event: SalesOrderEvent): event is DocumentEvent =>
  event.type === 'OrderDrafted' ||
  event.type === 'OrderRevised' ||
  (event.type === 'OrderRevisionApplied' && event.data.isAnswer !== true);

/** What the customer ordered last, as it was read before anybody changed it; null: no document was read. */
export const orderedContent = (events: readonly SalesOrderEvent[]): OrderContent | null => {
  const position = events.findLastIndex(isDocument);
  const last = events[position];
  if (!last || !isDocument(last) || last.data.content.extraction === null) return null;
  return withMoves(last.data.content, events, position + 1);
};

/** What was ordered in this order: lines that a person moved out of it are confirmed with another one, and the other way round. */
const withMoves = (document: OrderContent, events: readonly SalesOrderEvent[], position: number): OrderContent => {
  if (events.slice(position).every(({ type }) => type !== 'OrderSplit' && type !== 'OrderMerged')) return document;
  let state = events.slice(0, position).reduce(salesOrder.evolve, salesOrder.initialState);
  let ordered = document;
  for (const event of events.slice(position)) {
    const before = state;
    state = salesOrder.evolve(state, event);
    if (before.phase === 'none' || state.phase === 'none') continue;
    if (event.type === 'OrderSplit') ordered = without(ordered, state.parts.at(-1)?.content.lines ?? []);
    if (event.type === 'OrderMerged')
      ordered = { ...ordered, lines: [...ordered.lines, ...state.content.lines.slice(before.content.lines.length)] };
  }
  return ordered;
};

const without = (ordered: OrderContent, moved: readonly OrderLine[]): OrderContent => {
  const partners = paired(ordered.lines, moved);
  const stays = (line: OrderLine): boolean => !partners.includes(line);
  const extraction = readOfLines(ordered.extraction, ordered.lines, (index) => {
    const line = ordered.lines[index];
    return line !== undefined && stays(line);
  });
  return { ...ordered, lines: ordered.lines.filter(stays), extraction };
};

const differs = (a: string, b: string | null): boolean => b === null || canonicalDecimal(a) !== canonicalDecimal(b);

/** The day by which the line is wanted, its own or that of the order. */
const dayOf = (line: OrderLine, { deliveryDate }: Pick<OrderContent, 'deliveryDate'>): string | null =>
  line.requestedDelivery?.until ?? deliveryDate;

type Stated = { readonly price: boolean };

/** A price that came from a price list is not the customer's. Where lines and reading do not correspond, every price counts as stated. */
const statedIn = ({ extraction, lines }: OrderContent): readonly Stated[] => {
  const read = extraction?.lines ?? [];
  const articles = lines.filter(({ charge }) => charge === undefined);
  return lines.map((line) => {
    const field = articles.length === read.length ? read[articles.indexOf(line)]?.price : undefined;
    return { price: articles.length === read.length ? field !== undefined && !field.derived : true };
  });
};

const changesOf = (ordered: OrderLine, stated: Stated, confirmed: OrderLine): readonly LineChange[] => {
  const { qty, price, unit } = ordered;
  const changes: LineChange[] = [];
  if (qty !== null && (differs(qty, confirmed.qty) || !sameUnit(unit, confirmed.unit)))
    changes.push({ field: 'quantity', ordered: qty, unit });
  if (price !== null && stated.price && differs(price, confirmed.price)) changes.push({ field: 'price', ordered: price });
  return changes;
};

/** What says that two lines are the same, the surest first. */
const likenesses: readonly ((line: OrderLine) => string | null)[] = [
  ({ position, code }) => (position && code ? `${position}|${code}` : null),
  ({ code }) => code,
  ({ gtin }) => gtin ?? null,
  ({ productId }) => productId,
  ({ charge, name }) => (charge ? `${charge}|${name ?? ''}` : null),
  ({ name }) => name?.trim().toLowerCase() ?? null,
  ({ position }) => position ?? null,
];

/** For each approved line the line of the document that it comes from, null: none. */
const paired = (before: readonly OrderLine[], after: readonly OrderLine[]): readonly (OrderLine | null)[] => {
  const free = new Set(before);
  const partners: (OrderLine | null)[] = after.map(() => null);
  const pair = (at: number, line: OrderLine | undefined): void => {
    if (!line || partners[at]) return;
    partners[at] = line;
    free.delete(line);
  };
  for (const likeness of likenesses)
    for (const [at, line] of after.entries()) {
      const key = likeness(line);
      if (key !== null && !partners[at])
        pair(
          at,
          [...free].find((candidate) => likeness(candidate) === key),
        );
    }
  // a line that was read wrong is still the one in its place, unless both name another article
  const inPlace = before.length === after.length;
  for (const [at, line] of after.entries()) {
    const same = before[at];
    if (inPlace && same && free.has(same) && !(same.code && line.code)) pair(at, same);
  }
  return partners;
};

const nothingDiffers = ({ lines }: Pick<OrderContent, 'lines'>): ConfirmationDifferences => ({
  lines: lines.map(() => ({ kind: 'as_ordered' })),
  dropped: [],
  deliveryDate: null,
});

/** @param ordered null: nothing to compare with */
export const differencesBetween = (ordered: OrderContent | null, approved: OrderContent): ConfirmationDifferences => {
  if (ordered === null) return nothingDiffers(approved);
  const pairs = paired(ordered.lines, approved.lines);
  const stated = statedIn(ordered);
  const dateDiffers = ordered.deliveryDate !== null && ordered.deliveryDate !== approved.deliveryDate;
  const lines = approved.lines.map((line, at): LineDifference => {
    const from = pairs[at];
    if (!from) return { kind: 'added' };
    const [was, is] = [dayOf(from, ordered), dayOf(line, approved)];
    const ownDate = from.requestedDelivery?.until !== undefined || line.requestedDelivery?.until !== undefined;
    const date: readonly LineChange[] = ownDate && was !== null && was !== is ? [{ field: 'delivery_date', ordered: was }] : [];
    const changes = [...changesOf(from, stated[ordered.lines.indexOf(from)] ?? { price: true }, line), ...date];
    return changes.length === 0 ? { kind: 'as_ordered' } : { kind: 'changed', changes };
  });
  return {
    lines,
    dropped: ordered.lines.filter((line) => !pairs.includes(line)),
    deliveryDate: dateDiffers ? ordered.deliveryDate : null,
  };
};

/** How many places differ; 0: it is confirmed as it was ordered. */
export const differenceCount = ({ lines, dropped, deliveryDate }: ConfirmationDifferences): number =>
  lines.filter(({ kind }) => kind !== 'as_ordered').length + dropped.length + (deliveryDate === null ? 0 : 1);
