/** Who ordered and what was ordered, against the company's own records. Exact matches only: near misses are never chosen. */
import type { ExtractedLine, Extraction } from '../shared/extraction.ts';
import type { CustomerMatch, OrderLine } from './sales-order.events.ts';

export type KnownCustomer = {
  readonly customerId: string;
  readonly name: string;
  readonly code: string | null;
  readonly emails: readonly string[];
};
export type KnownProduct = { readonly productId: string; readonly code: string; readonly name: string };

/** One spelling for comparison: case, accents, spaces and punctuation do not count. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const only = <T>(found: readonly T[]): T | null => (found.length === 1 ? (found[0] ?? null) : null);

/** Own code, then e-mail (the document's, then the sender's), then exact name; a match that is not unique is none. */
export const matchCustomer = (extraction: Extraction, sender: string, known: readonly KnownCustomer[]): CustomerMatch | null => {
  const { customer_code, customer_email, customer_name } = extraction.fields;
  const byCode = customer_code
    ? only(known.filter(({ code }) => code !== null && comparable(code) === comparable(customer_code.value)))
    : null;
  if (byCode) return { customerId: byCode.customerId, by: 'code' };
  for (const address of [customer_email?.value, sender]) {
    const email = address?.trim().toLowerCase();
    const byEmail = email ? only(known.filter(({ emails }) => emails.includes(email))) : null;
    if (byEmail) return { customerId: byEmail.customerId, by: 'email' };
  }
  const byName = customer_name ? only(known.filter(({ name }) => comparable(name) === comparable(customer_name.value))) : null;
  return byName ? { customerId: byName.customerId, by: 'name' } : null;
};

export const matchLine = (line: ExtractedLine, known: readonly KnownProduct[]): OrderLine => {
  const [name, code] = [line.name?.value ?? null, line.code?.value ?? null];
  const byCode = code ? only(known.filter((product) => comparable(product.code) === comparable(code))) : null;
  const byName = !byCode && name ? only(known.filter((product) => comparable(product.name) === comparable(name))) : null;
  return {
    name,
    code,
    qty: line.qty?.value ?? null,
    unit: line.unit?.value ?? null,
    price: line.price?.value ?? null,
    productId: (byCode ?? byName)?.productId ?? null,
    matchedBy: byCode ? 'code' : byName ? 'name' : null,
  };
};
