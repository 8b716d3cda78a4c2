/** Answers as a model gives them. */
import type { ModelAnswer, ModelDocument, ModelLine, Quoted } from '../../src/adapters/extraction/openai/model-answer.codec.ts';

/** `said('2026-04-02', '02.04.2026')`; a text alone is printed as it is. */
export const said = (value: string, printed = value): Quoted => ({ value, printed });

const emptyLine: ModelLine = { name: null, code: null, qty: null, unit: null, price: null, discount: null, amount: null };
export const modelLine = (fields: Partial<ModelLine>): ModelLine => ({ ...emptyLine, ...fields });

export const modelDocument = (fields: Partial<ModelDocument>): ModelDocument => ({
  document_type: 'order',
  customer_name: null,
  customer_email: null,
  customer_code: null,
  customer_phone: null,
  customer_tax_number: null,
  po_number: null,
  order_date: null,
  delivery_date: null,
  currency: null,
  total: null,
  lines: [],
  ...fields,
});

export const answerText = (...documents: readonly ModelDocument[]): string => JSON.stringify({ documents } satisfies ModelAnswer);
