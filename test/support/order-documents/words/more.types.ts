/** Words around an order that are no fields of it. */
import { list } from './words.types.ts';

export type More = {
  readonly currency: readonly string[];
  readonly terms: readonly (readonly [string, string])[];
  readonly freight: readonly string[];
  readonly rebate: readonly string[];
  readonly taxColumn: readonly string[];
  readonly dateColumn: readonly string[];
  readonly carry: readonly [string, string];
  readonly contact: readonly string[];
  readonly note: readonly string[];
  readonly section: readonly string[];
  readonly greeting: readonly string[];
  /** "3 x NAME at PRICE", in running text */
  readonly at: string;
  readonly week: string;
};

export const one = (
  currency: string,
  terms: readonly (readonly [string, string])[],
  rest: { readonly [key in Exclude<keyof More, 'currency' | 'terms' | 'carry' | 'at' | 'week'>]: string } & {
    readonly carry: readonly [string, string];
    readonly at: string;
    readonly week: string;
  },
): More => ({
  currency: list(currency),
  terms,
  freight: list(rest.freight),
  rebate: list(rest.rebate),
  taxColumn: list(rest.taxColumn),
  dateColumn: list(rest.dateColumn),
  carry: rest.carry,
  contact: list(rest.contact),
  note: list(rest.note),
  section: list(rest.section),
  greeting: list(rest.greeting),
  at: rest.at,
  week: rest.week,
});
