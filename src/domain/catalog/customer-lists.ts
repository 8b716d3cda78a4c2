/** What files list of customers, each of whom they name by its code: item numbers and addresses. Pure. */
import { comparable } from '../sales-order/comparable.ts';
import type { Address, AliasSource } from './catalog.events.ts';

/** What a customer calls a product; `customer` and `product` are codes. */
export type ItemNumber = {
  readonly customer: string;
  readonly number: string;
  readonly product: string;
  readonly source: AliasSource;
};
/** `customer` is a code. */
export type CustomerAddress = Address & { readonly customer: string };

const keyOf = (...texts: readonly (string | null)[]): string => texts.map((text) => comparable(text ?? '')).join('|');

/** An address is known by its place: its label and the spelling of its country may change. */
export const placeOf = ({ street, postalCode, city }: Address): string => keyOf(street, postalCode, city);
export const addressKey = (address: CustomerAddress): string => `${keyOf(address.customer)}|${placeOf(address)}`;
export const itemNumberKey = ({ customer, number }: Pick<ItemNumber, 'customer' | 'number'>): string => keyOf(customer, number);
/** Of such keys: what is compared has no bar. */
export const partsOf = (key: string): readonly string[] => key.split('|');

/** A number that was only learned is confirmed by a file that says the same; one that a person entered stays theirs. */
export const mergedNumber = (before: ItemNumber, changes: Partial<ItemNumber>): Partial<ItemNumber> => {
  const { product = before.product } = changes;
  if (keyOf(product) !== keyOf(before.product)) return { product, source: 'imported' };
  return before.source === 'learned' ? { source: 'imported' } : {};
};
