import type { Recorded } from '../event-store/event-store.ts';
import type { ReadModel, Row } from './read-model.ts';

/** One row of a read model, folded from the events of its stream as they are now: what an answer to a write shows must not wait for a projector. */
export const rowOfStream = <R extends Row>(model: ReadModel<R>, key: string, events: readonly Recorded[]): R | null =>
  events.reduce<Row | null>((row, event) => (model.key(event) === key ? model.fold(row, event) : row), null) as R | null;
