/** Price lists name customers and products by their codes: unknown codes are reported, and not stored. */
import type { PriceDetails } from '../../domain/catalog/catalog.events.ts';
import type { KnownCodes } from '../../domain/catalog/price-list.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import type { FieldFault } from '../../platform/codec/field.ts';
import type { Candidate } from './import/plan-import.ts';

type UnknownReference = FieldFault<'unknown_reference'>;
type Named = Pick<PriceDetails, 'customer' | 'product'>;
type PriceFaults = (companyId: string, prices: readonly Named[]) => Promise<readonly (readonly UnknownReference[])[]>;

const unknown = (field: string, code: string): UnknownReference => ({
  field,
  code: 'unknown_reference',
  message: `${field}: the company has no ${field} with the code ${code}`,
});

/** What is wrong with each of them. */
export const createPriceFaults =
  (knownCodes: KnownCodes): PriceFaults =>
  async (companyId, prices) => {
    const codes = await knownCodes(companyId, {
      customers: [...new Set(prices.flatMap(({ customer }) => (customer === null ? [] : comparable(customer))))],
      products: [...new Set(prices.map(({ product }) => comparable(product)))],
    });
    return prices.map(({ customer, product }) => [
      ...(customer === null || codes.customers.has(comparable(customer)) ? [] : [unknown('customer', customer)]),
      ...(codes.products.has(comparable(product)) ? [] : [unknown('product', product)]),
    ]);
  };

/** The rows of a file that name nobody's customer or product become rows that are wrong. */
export const createVerifyPrices =
  (faultsOf: PriceFaults) => async (companyId: string, rows: readonly Candidate<PriceDetails>[]) => {
    const whole = rows.flatMap((row) => (row.id === null ? [] : [row]));
    const faults = await faultsOf(
      companyId,
      whole.map(({ details }) => details),
    );
    const wrong = new Map(whole.map((row, index) => [row.row, faults[index] ?? []]));
    return rows.map((candidate): Candidate<PriceDetails> => {
      const its = wrong.get(candidate.row) ?? [];
      return its.length === 0 ? candidate : { row: candidate.row, label: candidate.label, faults: its, id: null };
    });
  };
