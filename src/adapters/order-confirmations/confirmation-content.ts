/** What a confirmation says, as texts in the language of its reader: facts, lines, totals. Where it is drawn, nothing is decided any more. */
import { asNumber } from '@order-intake/kernel';
import type { LineChange, LineDifference } from '../../domain/order-confirmation/confirmation-differences.ts';
import type { OrderConfirmation } from '../../domain/order-confirmation/order-confirmation.ts';
import type { OrderFileLine } from '../../domain/sales-order/order-files.port.ts';
import { deliveryText, type Formats, itemNumbers, quantityText } from './confirmation-formats.ts';
import type { ConfirmationWords } from './words/confirmation-words.types.ts';

/** `differs`: from the order of the customer */
export type Fact = readonly [name: string, value: string, differs?: boolean];
export type ContentLine = {
  readonly position: string;
  readonly name: string;
  /** numbers, dates, remarks */
  readonly details: readonly string[];
  /** how it differs from the order */
  readonly marks: readonly string[];
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
};
export type Told = { readonly words: ConfirmationWords; readonly formats: Formats };

const presentFacts = (facts: readonly (readonly [string, string | null | undefined, boolean?])[]): readonly Fact[] =>
  facts.flatMap(([name, value, differs = false]) => (value ? [[name, value, differs] as const] : []));

/** The number of the system that has taken the order is what the customer's bills will name. */
export const ourNumber = ({ order, externalReference }: OrderConfirmation): string =>
  externalReference === null ? order.reference : `${externalReference} (${order.reference})`;

export const headFacts = (confirmation: OrderConfirmation, { words, formats }: Told): readonly Fact[] => {
  const { order, issuedOn, differences } = confirmation;
  const requestedDay = deliveryText(order.requested_delivery, words, formats);
  const before = differences.deliveryDate && orderedText(formats.day(differences.deliveryDate), words);
  return presentFacts([
    [words.date, formats.day(issuedOn)],
    [words.ourNumber, ourNumber(confirmation)],
    [words.yourNumber, order.po_number],
    [words.yourReference, order.references?.buyer_reference],
    [words.orderDate, order.order_date && formats.day(order.order_date)],
    [words.customerNumber, order.customer_code],
    [words.taxNumber, order.customer_tax_number],
    [words.deliveryDate, (requestedDay || before) && [requestedDay, before].filter(Boolean).join(' '), before !== null],
  ]);
};

export const termFacts = ({ order }: OrderConfirmation, { words, formats }: Told): readonly Fact[] => {
  const { delivery_terms: terms, payment_terms: payment } = order;
  const discount = payment?.discount_percent ? `${formats.number(payment.discount_percent)} %` : null;
  const days = [discount && `${discount} / ${payment?.discount_days ?? '?'}`, payment?.net_days && String(payment.net_days)];
  return presentFacts([
    [words.deliveryTerms, [terms?.code, terms?.place].filter(Boolean).join(' ')],
    [words.shippingMethod, order.shipping_method],
    [words.partialDelivery, order.partial_delivery && words.partial[order.partial_delivery]],
    [words.paymentTerms, payment?.text ?? days.filter(Boolean).join(', ')],
    [words.notes, order.notes],
  ]);
};

/** French has a space in front of a colon. */
const colon = ({ locale }: ConfirmationWords): string => (locale.startsWith('fr') ? '\u00a0: ' : ': ');

const orderedText = (value: string, words: ConfirmationWords): string => `(${words.ordered}${colon(words)}${value})`;

const changeText = (change: LineChange, { words, formats }: Told): string => {
  switch (change.field) {
    case 'quantity':
      return `${words.quantity} ${orderedText(quantityText(asNumber(change.ordered), change.unit, formats), words)}`;
    case 'price':
      return `${words.price} ${orderedText(formats.money(asNumber(change.ordered) ?? 0), words)}`;
    case 'delivery_date':
      return `${words.deliveryDate} ${orderedText(formats.day(change.ordered), words)}`;
  }
};

const marksOf = (difference: LineDifference | undefined, wording: Told): readonly string[] => {
  if (difference?.kind === 'added') return [wording.words.added];
  if (difference?.kind !== 'changed') return [];
  return [
    `${wording.words.changed}${colon(wording.words)}${difference.changes.map((change) => changeText(change, wording)).join(', ')}`,
  ];
};

const discountText = ({ discount, discount_kind: kind }: OrderFileLine, formats: Formats): string | null => {
  if (!discount) return null;
  return kind === 'amount' ? formats.money(discount) : `${formats.number(discount)} %`;
};

type Shown = { readonly line: OrderFileLine; readonly difference: LineDifference | undefined; readonly withTax: boolean };

const contentLine = ({ line, difference, withTax }: Shown, wording: Told): ContentLine => {
  const { words, formats } = wording;
  const { name, product_name, product_code, code, kind, charge } = line;
  const discount = discountText(line, formats);
  const requestedDay = deliveryText(line.requested_delivery, words, formats);
  const numbers = kind === 'charge' ? [] : itemNumbers(line, words);
  const facts = presentFacts([
    [words.discount, discount],
    [words.deliveryDate, requestedDay],
    ...line.deliveries.map(
      ({ day, quantity }): Fact => [
        words.deliveryDate,
        [day && formats.day(day), quantity === null ? null : formats.number(quantity)].filter(Boolean).join(': '),
      ],
    ),
    [words.tax, line.tax_rate === null || !withTax ? null : `${formats.number(line.tax_rate)} %`],
  ]);
  const details = [numbers.join(' · '), facts.map(([label, value]) => `${label} ${value}`).join(' · '), line.note ?? ''];
  const fallback = kind === 'charge' ? words.charges[charge ?? 'other'] : (code ?? product_code ?? '');
  return {
    position: line.position ?? String(line.line),
    name: name ?? product_name ?? fallback,
    details: details.filter((detail) => detail !== ''),
    marks: marksOf(difference, wording),
    quantity: kind === 'charge' ? '' : quantityText(line.qty, line.unit, formats),
    price: kind === 'charge' || line.price === null ? '' : formats.money(line.price),
    amount: line.amount === null ? '' : formats.money(line.amount),
  };
};

/** @param most lines; how many are left out is said where there are more */
export const contentLines = ({ order, differences }: OrderConfirmation, wording: Told, most: number): readonly ContentLine[] => {
  // where there is one rate only, the totals say it
  const withTax = new Set(order.lines.map(({ tax_rate }) => tax_rate)).size > 1;
  return order.lines.slice(0, most).map((line, at) => contentLine({ line, difference: differences.lines[at], withTax }, wording));
};

/** Lines of the order that are not confirmed. */
export const droppedLines = ({ differences }: OrderConfirmation, { formats }: Told, most: number): readonly string[] =>
  differences.dropped
    .slice(0, most)
    .map(({ position, qty, unit, code, name }) =>
      [position, quantityText(asNumber(qty), unit, formats), code, name].filter(Boolean).join('  '),
    );

/** How the total is made up; the last row is the order's own total. */
export const totalRows = ({ order }: OrderConfirmation, { words, formats }: Told): readonly Fact[] => {
  const { totals, total, currency } = order;
  const money = (value: number | null | undefined): string | null =>
    value === null || value === undefined ? null : [formats.money(value), currency].filter(Boolean).join(' ');
  const rates = (totals?.tax ?? []).map(({ rate, base, amount }): readonly [string, string | null] => {
    const name = rate === null ? words.tax : `${words.tax} ${formats.number(rate)} %`;
    return [base === null ? name : `${name} (${words.taxBase} ${formats.money(base)})`, money(amount)];
  });
  const tax: readonly (readonly [string, string | null])[] = rates.length > 0 ? rates : [[words.tax, money(totals?.tax_amount)]];
  const net = totals?.net ?? (totals?.total_is === 'net' ? total : null);
  const gross = totals?.gross ?? (totals?.total_is === 'gross' ? total : null);
  const isNamed = total === null || total === net || total === gross;
  return presentFacts([
    [words.subtotal, totals?.lines === net ? null : money(totals?.lines)],
    [words.chargesTotal, totals?.charges ? money(totals.charges) : null],
    [words.net, money(net)],
    ...tax,
    [words.gross, money(gross)],
    [words.total, isNamed ? null : money(total)],
  ]);
};
