/** Names of earlier releases that today's code has under another name, or in another place, each with what carries over who still uses it. */
import type { Kind } from './kinds.ts';

export type Carrier =
  /** a name of today of the same kind, under which the old one is understood */
  | { readonly alias: string }
  /** the upcaster of this event type that reads events of this version */
  | { readonly upcaster: { readonly type: string; readonly from: number } }
  /** the migration that moves the rows */
  | { readonly migration: string };

/** What stands below a name goes with it: the columns of a table, the fields of a field. */
export type CarriedOver = { readonly kind: Kind; readonly name: string; readonly by: Carrier };

export const carriedOver: readonly CarriedOver[] = [
  // the same fields, and `affected_keys`
  { kind: 'api', name: 'PATCH /sales/users/{id}/ 200: User', by: { alias: 'PATCH /sales/users/{id}/ 200: ChangedUser' } },
];
