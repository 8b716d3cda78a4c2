/** A read model is a pure fold per row: which row an event belongs to, and what the row becomes. The runtime does everything else. */
import type { DomainEvent, Recorded } from '../event-store/event-store.ts';

/**
 * Values are what `pg` gives for the column's type, in a row just folded as in a row loaded: timestamptz a Date, numeric and bigint text,
 * date text like 2026-01-31, jsonb plain JSON. A fold may also return ISO text for a timestamptz and a number for a numeric.
 */
export type Row = { readonly [column: string]: unknown };

type Handler<R, E extends DomainEvent> = {
  /** the primary key of the row, the first column; null: this event is none of this read model's business */
  readonly key: (event: Recorded<E>) => string | null;
  /** `null` removes the row; given null there is none yet. Never mutates, never looks at a clock. */
  readonly fold: (row: R | null, event: Recorded<E>) => R | null;
};

export type ReadModelDefinition<R extends Row, E extends DomainEvent> = {
  /** the view read.<name> over the table read.<name>_v<version> */
  readonly name: string;
  /** a change of columns or of a fold is a new version: it builds beside the old one */
  readonly version: number;
  /** column → SQL type and constraints; the first one is the primary key */
  readonly columns: { readonly [C in keyof R & string]: string };
  /** statements run once when the table is made; `$table` stands for its name */
  readonly indexes?: readonly string[];
  /** its events hold personal data: its rows are folded again when the person is erased */
  readonly personal?: true;
  readonly on: { readonly [T in E['type']]?: Handler<R, Extract<E, { type: T }>> };
};

/** A read model whose row and event types the runtime need not know. */
export type ReadModel = {
  readonly name: string;
  readonly version: number;
  readonly columns: { readonly [column: string]: string };
  readonly indexes: readonly string[];
  readonly personal: boolean;
  readonly types: readonly string[];
  readonly key: (event: Recorded) => string | null;
  readonly fold: (row: Row | null, event: Recorded) => Row | null;
};

/** `readModel<EmailEvent>()<EmailRow>({ name, version, columns, on })`: the event types are named, the handlers checked against them. */
export const readModel =
  <E extends DomainEvent>() =>
  <R extends Row>(definition: ReadModelDefinition<R, E>): ReadModel => {
    const handlers = definition.on as unknown as { readonly [type: string]: Handler<Row, DomainEvent> | undefined };
    return {
      name: definition.name,
      version: definition.version,
      columns: definition.columns,
      indexes: definition.indexes ?? [],
      personal: definition.personal ?? false,
      types: Object.keys(definition.on),
      key: (event) => handlers[event.type]?.key(event) ?? null,
      fold: (row, event) => handlers[event.type]?.fold(row, event) ?? null,
    };
  };
