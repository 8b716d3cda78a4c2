import { decimalText, type Tryton } from './tryton.ts';

type Taxes = { readonly add?: readonly (readonly [number, { readonly id: number }])[] };
type Terms = { readonly unit_price?: unknown; readonly taxes?: Taxes };

/** The price and the taxes that Tryton itself gives a line; `sale`: ids of its party, price_list and currency. */
export const lineTerms = async (
  { call, company }: Tryton,
  line: { readonly product: unknown; readonly quantity: number; readonly unit: unknown },
  sale: { readonly [field: string]: unknown },
): Promise<{ readonly price: string | null; readonly taxes: readonly number[] }> => {
  const parent = Object.fromEntries(Object.entries(sale).map(([field, value]) => [`_parent_sale.${field}`, value]));
  const values = { ...line, company, ...parent };
  const [{ unit_price: price, taxes } = {}] = await call<readonly Terms[]>('sale.line.on_change', values, ['product']);
  return { price: decimalText(price), taxes: (taxes?.add ?? []).map(([, { id }]) => id) };
};
