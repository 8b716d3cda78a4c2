/** Which product a line means: the customer's own number, own code, EAN, what was learned for this customer, exact name, similar name. */
import {
  contentFromFlat,
  type ExtractedCharge,
  type ExtractedLine,
  type LineDetails,
  lineDetails,
} from '@order-intake/order-extraction/document';
import type { AliasSource } from '../catalog/catalog.events.ts';
import type { ProductUnits } from '../catalog/product-units.ts';
import { comparable, comparableEan } from './comparable.ts';
import type { OrderLine, ProductStep } from './sales-order.events.ts';
import { candidatesOf, type Similar, similarEnough } from './similar-names.ts';

export type KnownProduct = ProductUnits & {
  readonly productId: string;
  readonly code: string;
  readonly ean: string | null;
  readonly name: string;
};

/** What the company's records hold that may fit some lines. */
export type ProductFacts = {
  readonly products: readonly KnownProduct[];
  /** what this customer calls a product */
  readonly aliases: readonly { readonly aliasKey: string; readonly productId: string; readonly source: AliasSource }[];
  /** products with a similar name, by the line's compared name */
  readonly similar: { readonly [nameKey: string]: readonly Similar[] };
};

/** What a line says of its product; `buyerItemId`: the customer's own number, where that is told from the others. */
export type DescribedProduct = Pick<OrderLine, 'code' | 'name'> & { readonly buyerItemId?: string | null | undefined };
type Matched = Pick<OrderLine, 'productId' | 'matchedBy' | 'candidates'>;

const only = (ids: readonly string[]): string | null => {
  const different = [...new Set(ids)];
  return different.length === 1 ? (different[0] ?? null) : null;
};

export const matchProduct = (
  { code, name, buyerItemId }: DescribedProduct,
  { products, aliases, similar }: ProductFacts,
): Matched => {
  const [codeKey, nameKey] = [code && comparable(code), name && comparable(name)];
  const ean = code && comparableEan(code);
  const idsWhere = (fits: (product: KnownProduct) => boolean) => products.filter(fits).map(({ productId }) => productId);
  const aliasOf = (key: string | null) => aliases.filter(({ aliasKey }) => key && aliasKey === key);
  const idsOf = (matches: ProductFacts['aliases']) => matches.map(({ productId }) => productId);
  const buyerKey = buyerItemId ? comparable(buyerItemId) : null;
  // a number that the company has on record for this customer is no coincidence, whatever else has that number
  const isOnRecord = ({ source }: ProductFacts['aliases'][number]) => source !== 'learned';
  const steps: readonly (readonly [ProductStep, readonly string[]])[] = [
    ['alias', idsOf(aliasOf(buyerKey ?? codeKey).filter(isOnRecord))],
    ['code', codeKey ? idsWhere((product) => comparable(product.code) === codeKey) : []],
    ['ean', ean ? idsWhere((product) => product.ean !== null && comparableEan(product.ean) === ean) : []],
    ['alias', idsOf(aliasOf(buyerKey))],
    ['alias', idsOf(aliasOf(codeKey))],
    ['alias', idsOf(aliasOf(nameKey))],
    ['name', nameKey ? idsWhere((product) => comparable(product.name) === nameKey) : []],
  ];
  for (const [matchedBy, productIds] of steps) {
    const productId = only(productIds);
    if (productId) return { productId, matchedBy, candidates: [] };
  }
  const near = nameKey ? (similar[nameKey] ?? []) : [];
  const best = nameKey ? similarEnough(nameKey, near) : null;
  if (best)
    return { productId: best.id, matchedBy: 'similar_name', candidates: candidatesOf(near.filter(({ id }) => id !== best.id)) };
  return { productId: null, matchedBy: null, candidates: candidatesOf(near) };
};

/** A charge is matched to nothing: one of it costs what it adds. */
export const lineOfCharge = ({ type, name, amount }: ExtractedCharge): OrderLine => ({
  name: name.value,
  code: null,
  qty: '1',
  unit: null,
  price: amount.value,
  discount: null,
  amount: amount.value,
  productId: null,
  matchedBy: null,
  candidates: [],
  charge: type,
});

/** A day that was read without how it was given. */
const detailsOf = (line: ExtractedLine): LineDetails => {
  const details = contentFromFlat(lineDetails, (name) => line[name]?.value);
  const { requestedDelivery } = details;
  if (!requestedDelivery?.until || requestedDelivery.kind) return details;
  return { ...details, requestedDelivery: { kind: 'day', ...requestedDelivery } };
};

export const matchLine = (line: ExtractedLine, facts: ProductFacts): OrderLine => {
  const described = { name: line.name?.value ?? null, code: line.code?.value ?? null };
  const details = detailsOf(line);
  return {
    ...described,
    qty: line.qty?.value ?? null,
    unit: line.unit?.value ?? null,
    price: line.price?.value ?? null,
    discount: line.discount?.value ?? null,
    amount: line.amount?.value ?? null,
    ...details,
    ...matchProduct({ ...described, buyerItemId: details.buyerItemId }, facts),
  };
};
