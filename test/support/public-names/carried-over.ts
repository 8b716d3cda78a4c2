/** Names of earlier releases that today's code has under another name, or in another place, each with what carries over who still uses it. */
import { earlierCodes } from '../../../src/api/http/earlier-codes.ts';
import { earlierStrategies, strategyToday } from '../../../src/domain/shared/earlier-strategies.ts';
import type { Kind } from './kinds.ts';

export type Carrier =
  /** a current name of the same kind, under which the old one is understood */
  | { readonly alias: string }
  /** the upcaster of this event type that reads events of this version */
  | { readonly upcaster: { readonly type: string; readonly from: number } }
  /** the migration that moves the rows */
  | { readonly migration: string };

/** What stands below a name goes with it: the columns of a table, the fields of a field. */
export type CarriedOver = { readonly kind: Kind; readonly name: string; readonly by: Carrier };

/** Ways to read a table: named in words, and by ids today. */
const strategies: readonly CarriedOver[] = [
  ...Object.keys(earlierStrategies).filter((name) => name !== 'sizes apart'),
  ...[0, 1, 2].map((way) => `under headers, way ${way}`),
  ...['qty', 'price', 'name'].map((kind) => `under headers, ${kind} *`),
].map((name) => ({ kind: 'layout_strategies', name, by: { alias: strategyToday(name) } }));

/** Answers name both for one release: `code` and `earlier_code`. */
const problemCodes: readonly CarriedOver[] = Object.entries(earlierCodes).map(([code, earlier]) => ({
  kind: 'api',
  name: `ProblemCode=${earlier}`,
  by: { alias: `ProblemCode=${code}` },
}));

export const carriedOver: readonly CarriedOver[] = [
  ...strategies,
  ...problemCodes,
  // the same fields, and `affected_keys`
  { kind: 'api', name: 'PATCH /sales/users/{id}/ 200: User', by: { alias: 'PATCH /sales/users/{id}/ 200: ChangedUser' } },
];
