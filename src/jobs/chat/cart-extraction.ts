/** An order from the catalogue as an extraction: what the customer put together, exact, with nobody's name, number or day on it. */
import { createHash } from 'node:crypto';
import type { CartLine } from '../../commands/chat/chat-contents.ts';
import type { Extraction, Field } from '../../domain/shared/extraction.ts';

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

export const cartExtraction = (cart: readonly CartLine[]): Extraction => {
  const written = JSON.stringify(cart);
  const currencies = new Set(cart.flatMap(({ currency }) => currency ?? []));
  const [currency] = currencies;
  const missing = [
    'customer_name',
    'customer_email',
    'delivery_date',
    'po_number',
    ...(currencies.size === 1 ? [] : ['currency' as const]),
  ] as const;
  return {
    documentType: 'order',
    fields: currency !== undefined && currencies.size === 1 ? { currency: field(currency) } : {},
    lines: cart.map(({ code, qty, price }) => ({
      code: field(code),
      qty: field(qty),
      ...(price === null ? {} : { price: field(price) }),
    })),
    // every line is exact, but whose order it is has to be asked: a person looks at it
    confidence: 60,
    reasons: [{ code: 'received_by_chat', effect: -40 }],
    missingFields: missing,
    warnings: [],
    files: [
      {
        name: 'catalogue order',
        sha256: createHash('sha256').update(written).digest('hex'),
        size: Buffer.byteLength(written),
        type: 'json',
      },
    ],
    extractor: { name: 'chat-cart', version: '1' },
    timings: {},
  };
};
