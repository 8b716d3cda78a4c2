/** What stands in a business document of the demo, before it gets a layout. */
import { add, englishNumbers, formatNumber, multiply, percent } from './money.ts';

export type Party = {
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly email: string;
  readonly phone: string;
  readonly taxNumber: string;
};

/** The one who orders, with the person who signs. */
export type Buyer = Party & {
  readonly contact: string;
  /** what we call them, printed as "your customer no."; null where they do not know it */
  readonly customerCode: string | null;
};

export type OrderLine = {
  readonly code: string;
  readonly name: string;
  /** plain decimals: "2.5" */
  readonly qty: string;
  readonly unit: string;
  readonly price: string;
};

export type OrderDocument = {
  /** our company */
  readonly seller: Party;
  readonly buyer: Buyer;
  readonly poNumber: string;
  /** ISO dates */
  readonly orderDate: string;
  readonly deliveryDate: string;
  /** ISO 4217 */
  readonly currency: string;
  readonly lines: readonly OrderLine[];
  /** VAT in percent, "19"; null where the order states net amounts only */
  readonly taxRate: string | null;
  readonly note: string;
};

export type Totals = { readonly net: string; readonly tax: string | null; readonly gross: string };

/** quantity × price of one line, "129.90" */
export const amountOf = (line: OrderLine): string => multiply(line.qty, line.price);

/** A row of goods as English documents print it: code, name, quantity with its unit, price, amount. */
export const englishRow = (line: OrderLine): string[] => [
  line.code,
  line.name,
  `${formatNumber(line.qty, englishNumbers)} ${line.unit}`,
  formatNumber(line.price, englishNumbers, 2),
  formatNumber(amountOf(line), englishNumbers, 2),
];

/** `gross` equals `net` where no tax is stated. */
export function totalsOf({ lines, taxRate }: Pick<OrderDocument, 'lines' | 'taxRate'>): Totals {
  const net = add(...lines.map(amountOf));
  const tax = taxRate === null ? null : percent(net, taxRate);
  return { net, tax, gross: add(net, tax ?? '0') };
}

/** The postal address, a line each. */
export const addressLines = (party: Party): string[] => [
  party.name,
  party.street,
  `${party.postalCode} ${party.city}`.trim(),
  party.country,
];
