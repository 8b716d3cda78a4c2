/** Quantities with their units, as people read them. Pure. */
import type { OrderLine } from '../api/order-types.ts';
import type { Format } from './format.ts';

/** "500 pcs" */
export const amountOf = (amount: string, unit: string | null): string => [amount, unit].filter(Boolean).join(' ');

/** "= 500 pcs": what an ordered quantity comes to in the base unit of the product; null where it was ordered in it. */
export const baseQuantityText = (
  { base_qty: qty, base_unit: unit }: Pick<OrderLine, 'base_qty' | 'base_unit'>,
  format: Pick<Format, 'number'>,
): string | null => (qty === null ? null : `= ${amountOf(format.number(qty), unit)}`);
