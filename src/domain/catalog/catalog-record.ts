/** What customers, products and warehouses have in common: registered, changed, removed (what refers to it stays valid), registered again. */
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { onlyDifferences } from '../shared/only-differences.ts';

type Coded = { readonly code: string | null };

export type CatalogRecord<Details> =
  | { readonly phase: 'none' }
  | { readonly phase: 'active' | 'removed'; readonly details: Details };

export type RecordCommand<Details> =
  | { readonly type: 'Register'; readonly id: string; readonly details: Details }
  | { readonly type: 'Change'; readonly id: string; readonly changes: Partial<Details> }
  | { readonly type: 'Remove'; readonly id: string };

export type RecordRefusal =
  | { readonly type: 'RecordUnknown' }
  /** imports and documents find a record by its code: it does not become another's */
  | { readonly type: 'CodeIsFixed' };

type Events<Details, Event> = {
  readonly registered: (id: string, details: Details) => Event;
  readonly changed: (id: string, changes: Partial<Details>) => Event;
  readonly removed: (id: string) => Event;
};

/** `normalised`: one spelling of what callers may write in several. */
export const decideRecord =
  <Details extends Coded, Event>(
    events: Events<Details, Event>,
    normalised: (given: Partial<Details>) => Partial<Details> = (given) => given,
  ) =>
  (command: RecordCommand<Details>, state: CatalogRecord<Details>): Either<RecordRefusal, readonly Event[]> => {
    switch (command.type) {
      case 'Register':
        if (state.phase === 'active') return right([]);
        return right([events.registered(command.id, { ...command.details, ...normalised(command.details) })]);
      case 'Change': {
        if (state.phase !== 'active') return left({ type: 'RecordUnknown' });
        const changes = onlyDifferences(state.details, normalised(command.changes));
        if (changes.code !== undefined && state.details.code !== null) return left({ type: 'CodeIsFixed' });
        return right(Object.keys(changes).length === 0 ? [] : [events.changed(command.id, changes)]);
      }
      case 'Remove':
        if (state.phase === 'none') return left({ type: 'RecordUnknown' });
        return right(state.phase === 'active' ? [events.removed(command.id)] : []);
    }
  };

/** A change of what was never registered changes nothing. */
export const withChanges = <Details>(state: CatalogRecord<Details>, changes: Partial<Details>): CatalogRecord<Details> =>
  state.phase === 'none' ? state : { ...state, details: { ...state.details, ...changes } };

export const removed = <Details>(state: CatalogRecord<Details>): CatalogRecord<Details> =>
  state.phase === 'none' ? state : { ...state, phase: 'removed' };
