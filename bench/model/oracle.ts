/** A model that knows the truth and says it in the words of the question. */
import { formatDecimal, multiply, parseNumeric, rounded } from '@order-intake/kernel';
import { documentTypes } from '@order-intake/order-extraction/document';
import type { ModelDocument, ModelLine, Quoted } from '../../src/adapters/extraction/openai/model-answer.codec.ts';
import type { ScoredField, Truth, TruthLine } from '../../test/support/order-documents/index.ts';
import { currencyAt, dateAt, likeRow, numbersAt, type PromptLine, promptLines, type Quote, textAt } from './prompt-text.ts';

export const noLine: ModelLine = { name: null, code: null, qty: null, unit: null, price: null, discount: null, amount: null };
export const noDocument: ModelDocument = {
  document_type: 'other',
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
};

type Amount = string | number | null | undefined;
const decimalOf = (value: Amount) => (value == null ? null : parseNumeric(String(value)));

/** A model sees the picture of a page that was misread: what it quotes need not stand in the text. */
const seen = (value: string): Quote => ({ printed: value, at: -1 });

const quoted = (value: string, quote: Quote | null, lines: readonly PromptLine[]): Quoted => {
  const { printed, at } = quote ?? seen(value);
  const label = lines[at]?.label;
  return { value, printed, ...(label === undefined ? {} : { line: label }) } as Quoted;
};

function headerField(name: ScoredField, truth: Truth, lines: readonly PromptLine[]): Quoted | null {
  const value = truth[name];
  if (value == null) return null;
  if (name === 'total') {
    // a perfect reader says the sum that is printed, where several are right
    for (const one of [value, ...(truth.accept?.total ?? [])]) {
      const wanted = decimalOf(one);
      const last = wanted && lines.flatMap((line) => numbersAt(line, wanted)).at(-1);
      if (wanted && last) return quoted(formatDecimal(wanted), last, lines);
    }
    return quoted(formatDecimal(decimalOf(value) ?? { units: 0n, scale: 0 }), null, lines);
  }
  const text = String(value);
  if (name === 'delivery_date') return quoted(text, dateAt(lines, text), lines);
  if (name === 'currency') return quoted(text, currencyAt(lines, text), lines);
  return quoted(text, textAt(lines, text), lines);
}

const around = 4;

/** Which line of the prompt a row begins on: the one most like its article, with its numbers on it or below it. */
function rowAt(line: TruthLine, lines: readonly PromptLine[], after: number): number {
  const [qty, price] = [decimalOf(line.qty), decimalOf(line.price)];
  let [best, most] = [-1, 0];
  for (const one of lines) {
    const like = likeRow(one, line.name, line.code ?? null);
    if (like < 0.4) continue;
    const rows = lines.slice(Math.max(0, one.at - 1), one.at + around);
    const has = (value: typeof qty, weight: number): number =>
      value === null
        ? 0
        : numbersAt(one, value).length > 0
          ? weight
          : rows.some((row) => numbersAt(row, value).length > 0)
            ? weight / 2
            : 0;
    const score = like + has(qty, 1) + has(price, 1) + (one.at > after ? 0.75 : 0) - Math.abs(one.at - after) / 500;
    if (score > most) [best, most] = [one.at, score];
  }
  return best;
}

function numberIn(value: Amount, at: number, lines: readonly PromptLine[]): Quoted | null {
  const wanted = decimalOf(value);
  if (wanted === null) return null;
  const order = lines.slice(Math.max(0, at), at + around).concat(lines.slice(Math.max(0, at - 2), Math.max(0, at)));
  const quote = at < 0 ? undefined : order.flatMap((line) => numbersAt(line, wanted))[0];
  return quoted(formatDecimal(wanted), quote ?? null, lines);
}

function lineOf(line: TruthLine, at: number, lines: readonly PromptLine[]): ModelLine {
  const near = at < 0 ? lines : lines.slice(Math.max(0, at - 1), at + around);
  const text = (value: string | null | undefined): Quoted | null =>
    value == null || value === '' ? null : quoted(value, textAt(near, value) ?? (at < 0 ? null : { printed: value, at }), lines);
  const [qty, price] = [decimalOf(line.qty), decimalOf(line.price)];
  const amount = qty && price ? rounded(multiply(qty, price), 2) : null;
  const shown = amount && at >= 0 ? lines.slice(at, at + around).flatMap((one) => numbersAt(one, amount))[0] : undefined;
  return {
    ...noLine,
    name: text(line.name),
    code: text(line.code),
    qty: numberIn(line.qty, at, lines),
    price: numberIn(line.price, at, lines),
    amount: amount && shown ? quoted(formatDecimal(amount), shown, lines) : null,
  };
}

const typeOf = ({ document_type }: Truth): ModelDocument['document_type'] =>
  documentTypes.find((type) => type === document_type) ?? 'other';

/** What is right for the documents in the prompt, the further orders of it included. */
export function oracleAnswer(truth: Truth, prompt: string): readonly ModelDocument[] {
  const lines = promptLines(prompt);
  return [truth, ...(truth.others ?? [])].map((one) => {
    let after = -1;
    const rows = (one.products ?? []).map((line) => {
      const at = rowAt(line, lines, after);
      if (at >= 0) after = at;
      return lineOf(line, at, lines);
    });
    return {
      ...noDocument,
      document_type: typeOf(one),
      customer_name: headerField('customer_name', one, lines),
      customer_email: headerField('customer_email', one, lines),
      po_number: headerField('po_number', one, lines),
      delivery_date: headerField('delivery_date', one, lines),
      currency: headerField('currency', one, lines),
      total: headerField('total', one, lines),
      lines: rows,
    };
  });
}
