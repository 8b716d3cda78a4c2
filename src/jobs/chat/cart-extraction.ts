/** What a customer ordered on chat as an extraction: exact in its lines, with no day on it, and with no name but that of a confirmed contact. */
import { createHash } from 'node:crypto';
import type { ExtractedLine, Extraction, Field, RequiredField } from '@order-intake/order-extraction/document';
import type { CartLine } from '../../commands/chat/chat-contents.ts';
import type { OrderedLine } from './answer/order-in-words.ts';

const confidence = 0.99;

const field = (value: string): Field => ({
  value,
  source: value,
  file: 0,
  place: null,
  reader: 'text',
  confidence,
  derived: false,
});

type Given = {
  readonly fields: Extraction['fields'];
  readonly lines: readonly ExtractedLine[];
  /** what it was made of */
  readonly file: string;
  readonly written: string;
  readonly extractor: string;
};
const required: readonly RequiredField[] = ['customer_name', 'customer_email', 'delivery_date', 'po_number', 'currency'];

const extractionOf = ({ fields, lines, file, written, extractor }: Given): Extraction => ({
  documentType: 'order',
  fields,
  lines,
  // every line is exact, but whose order it is has to be asked: a person looks at it
  confidence: 60,
  reasons: [{ code: 'received_by_chat', effect: -40 }],
  missingFields: required.filter((name) => !(name in fields)),
  warnings: [],
  files: [
    {
      name: file,
      sha256: createHash('sha256').update(written).digest('hex'),
      size: Buffer.byteLength(written),
      type: 'json',
    },
  ],
  extractor: { name: extractor, version: '1' },
  timings: {},
});

/** An order from the catalogue. */
export const cartExtraction = (cart: readonly CartLine[]): Extraction => {
  const currencies = new Set(cart.flatMap(({ currency }) => currency ?? []));
  const [currency] = currencies;
  return extractionOf({
    fields: currency !== undefined && currencies.size === 1 ? { currency: field(currency) } : {},
    lines: cart.map(({ code, qty, price }) => ({
      code: field(code),
      qty: field(qty),
      ...(price === null ? {} : { price: field(price) }),
    })),
    file: 'catalogue order',
    written: JSON.stringify(cart),
    extractor: 'chat-cart',
  });
};

/** What the company's records say of the customer that a contact was confirmed to be. */
export type OrderingCustomer = { readonly name: string; readonly code: string | null; readonly emails: readonly string[] };

/** An order in words, of a customer who is known. Prices are the company's own to say. */
export const wordsExtraction = (ordered: readonly OrderedLine[], { name, code, emails }: OrderingCustomer): Extraction => {
  const [email] = emails;
  const lines = ordered.map(({ product, qty }) => ({ code: product.code, name: product.name, qty }));
  return extractionOf({
    fields: {
      customer_name: field(name),
      ...(code === null ? {} : { customer_code: field(code) }),
      ...(email === undefined ? {} : { customer_email: field(email) }),
    },
    lines: lines.map((line) => ({ code: field(line.code), name: field(line.name), qty: field(line.qty) })),
    file: 'order in words',
    written: JSON.stringify(lines),
    extractor: 'chat-words',
  });
};
