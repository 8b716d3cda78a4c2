/** Whether two readers read the same, and how likely each is right where they do not. */
import { compare, multiply, numbersEqual, parseDecimal } from '@order-intake/kernel';
import type { ExtractedLine, Field, HeaderFieldName, LineFieldName } from '@order-intake/order-extraction/document';
import { fold } from '../openai/fold.ts';

type Name = HeaderFieldName | LineFieldName;

/** `alike`: one is part of the other ("Acme", "Acme Ltd"): the same party or article, not to the letter. */
export type Likeness = 'same' | 'alike' | 'other';

const numbers: ReadonlySet<Name> = new Set(['total', 'qty', 'price', 'discount', 'amount']);
const nameFields: ReadonlySet<Name> = new Set(['customer_name', 'name']);

const words = (text: string): readonly string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(fold)
    .filter((word) => word !== '');

export function likeness(name: Name, a: string, b: string): Likeness {
  const [x, y] = numbers.has(name) ? [parseDecimal(a), parseDecimal(b)] : [null, null];
  if (x && y) return compare(x, y) === 0 ? 'same' : 'other';
  const [foldedA, foldedB] = [fold(a), fold(b)];
  if (foldedA === foldedB) return 'same';
  if (!nameFields.has(name)) return 'other';
  if (foldedA.includes(foldedB) || foldedB.includes(foldedA)) return 'alike';
  const [first, second] = [words(a), words(b)];
  const common = first.filter((word) => second.includes(word)).length;
  return name === 'name' && common * 2 >= Math.min(first.length, second.length) && common > 0 ? 'alike' : 'other';
}

const decimalOf = (field: Field | undefined) => parseDecimal(field?.value ?? '');

/** Whether quantity times price is the amount, all three read; null: one of them is missing or was computed. */
export function holds({ qty, price, amount, discount }: ExtractedLine): boolean | null {
  const [q, p, a] = [qty, price, amount].map(decimalOf);
  if (!q || !p || !a || qty?.derived || price?.derived || amount?.derived) return null;
  return discount === undefined || discount.value === '0' ? numbersEqual(multiply(q, p), a) : null;
}

/** before anything of a document is compared, a model is right in so many of so many values */
const before = { right: 9.5, all: 10 };

/** How much of what both say the model says as the other reader does: what it is worth where they differ. */
export type Tally = { readonly agreed: number; readonly compared: number };
export const trust = ({ agreed, compared }: Tally, without: Tally = { agreed: 0, compared: 0 }): number =>
  (before.right + agreed - without.agreed) / (before.all + compared - without.compared);

/** The likelihood of the first where one of two is right, as likely as each is right by itself. */
export const odds = (likelihood: number, rival: number): number => {
  const [first, second] = [likelihood * (1 - rival), rival * (1 - likelihood)];
  return first + second === 0 ? 0.5 : first / (first + second);
};

export const hundredths = (value: number): number => Math.round(Math.max(0, Math.min(0.99, value)) * 100) / 100;
