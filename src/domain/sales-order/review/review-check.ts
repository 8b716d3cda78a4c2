/** What a reason to stop is made of: what it looks at, what it tells, what a company may set, and what it costs the confidence. */
import type { OrderTerms } from '../sales-order.events.ts';
import type { ReviewKnowledge } from './review-knowledge.ts';

/** Of facts and of parameters; a decimal is a decimal string, a day ISO 8601. */
type Values = {
  readonly integer: number;
  readonly decimal: string;
  readonly text: string;
  readonly day: string;
  readonly flag: boolean;
};
export type ValueKind = keyof Values;
/** With `?` it may be null. */
export type FactKind = ValueKind | `${ValueKind}?`;
type ValueOf<K> = K extends `${infer Base extends ValueKind}?` ? Values[Base] | null : K extends ValueKind ? Values[K] : never;

export type FactSpecs = { readonly [fact: string]: readonly [kind: FactKind, about: string] };
export type FactsOf<F extends FactSpecs> = { readonly [fact in keyof F]: ValueOf<F[fact][0]> };

type Parameter =
  | { readonly kind: 'integer'; readonly initial: number; readonly from: number; readonly to: number; readonly about: string }
  | { readonly kind: 'decimal'; readonly initial: string; readonly about: string }
  | { readonly kind: 'text'; readonly initial: string; readonly about: string }
  | { readonly kind: 'flag'; readonly initial: boolean; readonly about: string };
export type ParameterSpecs = { readonly [parameter: string]: Parameter };
export type ParametersOf<P extends ParameterSpecs> = { readonly [parameter in keyof P]: Values[P[parameter]['kind']] };

/** As much of an order as is looked at. */
export type CheckedOrder = Pick<
  OrderTerms,
  'customer' | 'shipTo' | 'poNumber' | 'orderDate' | 'deliveryDate' | 'currency' | 'total' | 'lines'
>;

export type ReviewCheck<F extends FactSpecs, P extends ParameterSpecs> = {
  /** what the company switches on or off, in a sentence of the API's description */
  readonly about: string;
  /** whether companies have it that registered with it, and those that were there before it was */
  readonly isOn: { readonly new: boolean; readonly before: boolean };
  readonly parameters: P;
  readonly facts: F;
  /** of the order's confidence, in percentage points, never above 0; once, however often it is found */
  readonly effect: number;
  /** known only from the source of the order: it stays when the order is checked again, until an approval settles it */
  readonly lasting?: true;
  /** each place where it holds */
  readonly find: (order: CheckedOrder, knowledge: ReviewKnowledge, parameters: ParametersOf<P>) => readonly FactsOf<F>[];
  /** one of them in English, for notifications and answers */
  readonly words: (facts: FactsOf<F>) => string;
};

export const reviewCheck = <const F extends FactSpecs, const P extends ParameterSpecs>(
  check: ReviewCheck<F, P>,
): ReviewCheck<F, P> => check;
