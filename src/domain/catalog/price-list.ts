/** What something costs a customer: price lists with validity and quantity breaks, and the product's own price. */
import { compare, parseDecimal } from '@order-intake/kernel';

/** One price that may hold; decimal strings, ISO days, both included. */
export type ListedPrice = {
  readonly productId: string;
  readonly price: string;
  /** ISO 4217; null: the company's own */
  readonly currency: string | null;
  /** from this quantity on */
  readonly minQty: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** `product`: the product's own price, where no list has one */
  readonly listedFor: 'customer' | 'everybody' | 'product';
};

/** What these products may cost this customer, at any time and in any quantity; null: a customer nobody knows. */
export type ListedPrices = (
  companyId: string,
  customerId: string | null,
  productIds: readonly string[],
) => Promise<readonly ListedPrice[]>;

/** Of these codes, as compared, those that the company has, with the ids of the records. */
export type KnownCodes = (
  companyId: string,
  codes: { readonly customers: readonly string[]; readonly products: readonly string[] },
) => Promise<{ readonly customers: ReadonlyMap<string, string>; readonly products: ReadonlyMap<string, string> }>;

export type PriceRequest = {
  readonly productId: string;
  /** null: of one */
  readonly qty: string | null;
  /** ISO day */
  readonly day: string;
  /** ISO 4217; null: the company's own */
  readonly currency: string | null;
  readonly companyCurrency: string | null;
};

const nearness: Readonly<Record<ListedPrice['listedFor'], number>> = { customer: 2, everybody: 1, product: 0 };

const zero = { units: 0n, scale: 0 };
const decimalOne = { units: 1n, scale: 0 };
const amount = (text: string) => parseDecimal(text) ?? zero;

/** Negative when `a` goes before `b`: the customer's own list, what came into force later, the higher quantity break. */
const before = (a: ListedPrice, b: ListedPrice): number =>
  nearness[b.listedFor] - nearness[a.listedFor] ||
  (b.validFrom ?? '').localeCompare(a.validFrom ?? '') ||
  compare(amount(b.minQty), amount(a.minQty));

/** The price that holds for this quantity on this day; null where none is listed in this currency. */
export const priceFor = (listed: readonly ListedPrice[], request: PriceRequest): ListedPrice | null => {
  const currency = request.currency ?? request.companyCurrency;
  const quantity = request.qty === null ? decimalOne : (parseDecimal(request.qty) ?? decimalOne);
  const holds = listed.filter(
    (entry) =>
      entry.productId === request.productId &&
      (entry.currency ?? request.companyCurrency) === currency &&
      compare(amount(entry.minQty), quantity) <= 0 &&
      (entry.validFrom === null || entry.validFrom <= request.day) &&
      (entry.validTo === null || entry.validTo >= request.day),
  );
  return [...holds].sort(before)[0] ?? null;
};
