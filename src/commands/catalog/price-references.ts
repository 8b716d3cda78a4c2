/** Lists name customers and products by their codes: unknown codes are reported, and not stored. */
import type { KnownCodes } from '../../domain/catalog/price-list.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import type { FieldFault } from '../../platform/codec/field.ts';
import type { Candidate } from './import/plan-import.ts';

type UnknownReference = FieldFault<'unknown_reference'>;
type Named = { readonly customer: string | null; readonly product?: string };
type ReferenceFaults = (companyId: string, prices: readonly Named[]) => Promise<readonly (readonly UnknownReference[])[]>;

const unknown = (field: string, code: string): UnknownReference => ({
  field,
  code: 'unknown_reference',
  message: `${field}: the company has no ${field} with the code ${code}`,
});

/** What is wrong with each of them. */
export const createReferenceFaults =
  (knownCodes: KnownCodes): ReferenceFaults =>
  async (companyId, prices) => {
    const codes = await knownCodes(companyId, {
      customers: [...new Set(prices.flatMap(({ customer }) => (customer === null ? [] : comparable(customer))))],
      products: [...new Set(prices.flatMap(({ product }) => (product === undefined ? [] : comparable(product))))],
    });
    return prices.map(({ customer, product }) => [
      ...(customer === null || codes.customers.has(comparable(customer)) ? [] : [unknown('customer', customer)]),
      ...(product === undefined || codes.products.has(comparable(product)) ? [] : [unknown('product', product)]),
    ]);
  };

/** The rows of a file that name nobody's customer or product become rows that are wrong. */
export const createVerifyReferences =
  (faultsOf: ReferenceFaults) =>
  async <Details extends Named>(companyId: string, rows: readonly Candidate<Details>[]) => {
    const whole = rows.flatMap((row) => (row.id === null ? [] : [row]));
    const faults = await faultsOf(
      companyId,
      whole.map(({ details }) => details),
    );
    const wrong = new Map(whole.map((row, index) => [row.row, faults[index] ?? []]));
    return rows.map((candidate): Candidate<Details> => {
      const its = wrong.get(candidate.row) ?? [];
      return its.length === 0 ? candidate : { row: candidate.row, label: candidate.label, faults: its, id: null };
    });
  };
