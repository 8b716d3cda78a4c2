/** What customers, products and warehouses have in common: registered, changed, removed (what refers to it stays valid), registered again. */
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { onlyDifferences } from '../shared/only-differences.ts';

/** The fields that a record is known by: they do not change. */
type Fixed<Details> = (before: Details) => readonly string[];

/** A code that was given stays. */
const code = (before: object): readonly string[] => ('code' in before && before.code !== null ? ['code'] : []);

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
  | { readonly type: 'CodeIsFixed'; readonly field: string };

type Events<Details, Event> = {
  readonly registered: (id: string, details: Details) => Event;
  readonly changed: (id: string, changes: Partial<Details>) => Event;
  readonly removed: (id: string) => Event;
};

/** `normalised`: one spelling of what callers may write in several; `before`: the record as it is. `fixed`: a code, unless said otherwise. */
export const decideRecord =
  <Details extends object, Event>(
    events: Events<Details, Event>,
    normalised: (details: Partial<Details>, before: Partial<Details>) => Partial<Details> = (details) => details,
    fixed: Fixed<Details> = code,
  ) =>
  (command: RecordCommand<Details>, state: CatalogRecord<Details>): Either<RecordRefusal, readonly Event[]> => {
    switch (command.type) {
      case 'Register':
        if (state.phase === 'active') return right([]);
        return right([events.registered(command.id, { ...command.details, ...normalised(command.details, {}) })]);
      case 'Change': {
        if (state.phase !== 'active') return left({ type: 'RecordUnknown' });
        const changes = onlyDifferences(state.details, normalised(command.changes, state.details));
        const field = fixed(state.details).find((name) => changes[name as keyof Details] !== undefined);
        if (field !== undefined) return left({ type: 'CodeIsFixed', field });
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
