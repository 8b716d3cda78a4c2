/** Registering, changing and removing reference data: the same for every kind. */
import {
  type CommandContext,
  type CommandHandler,
  type DomainEvent,
  type EventStore,
  type Handled,
  lastRevision,
  type Position,
  type PreconditionFailed,
} from '@order-intake/event-sourcing';
import { type Either, isLeft, isRight, left, right } from 'fp-ts/lib/Either.js';
import type { RecordRefusal } from '../../domain/catalog/catalog-record.ts';
import { orThrow } from '../shared/or-throw.ts';
import type { CatalogKind } from './catalog-kind.ts';

/** `revision` is that of the record's own last event. */
export type RecordResult<Details> = {
  readonly id: string;
  readonly details: Details;
  readonly revision: number;
  /** null: nothing had to be written */
  readonly position: Position | null;
};
export type RecordChange<Details> = {
  readonly id: string;
  readonly changes: Partial<Details>;
  readonly ifMatch: number | null;
};
export type RecordAnswer<T> = Promise<Either<RecordRefusal | PreconditionFailed, T>>;

export type CatalogCommands<Details> = {
  /** `created: false`: it was there already, and stays as it is. */
  readonly register: (
    id: string,
    details: Details,
    context: CommandContext,
  ) => Promise<RecordResult<Details> & { readonly created: boolean }>;
  readonly change: (input: RecordChange<Details>, context: CommandContext) => RecordAnswer<RecordResult<Details>>;
  /** Changes that depend on the record as it is; made anew if somebody else changes it first. */
  readonly changeBy: (
    id: string,
    changesOf: (before: Details) => Partial<Details>,
    context: CommandContext,
  ) => RecordAnswer<RecordResult<Details>>;
  readonly remove: (
    input: Pick<RecordChange<Details>, 'id' | 'ifMatch'>,
    context: CommandContext,
  ) => RecordAnswer<{ readonly position: Position | null }>;
};

export const createCatalogCommands = <Details, State, Event extends DomainEvent>(
  { handle, store }: { readonly handle: CommandHandler; readonly store: Pick<EventStore, 'readStream'> },
  kind: CatalogKind<Details, State, Event>,
): CatalogCommands<Details> => {
  const { decider, isOwn } = kind;
  const at = (context: CommandContext, id: string) => ({ decider, context, stream: kind.stream(context.companyId, id) });
  const recordedAt = async ({ companyId }: CommandContext, id: string) => {
    const events = await store.readStream(kind.stream(companyId, id));
    const state = events.reduce((before, event) => decider.evolve(before, event as unknown as Event), decider.initialState);
    const revision = lastRevision(
      events.map((event) => ({ event: event as unknown as Event, revision: event.revision })),
      isOwn,
    );
    return { record: kind.recordOf(state), revision };
  };
  const owner = (id: string, details: Details) => {
    const person = kind.personOf(id, details);
    return person === null ? {} : { person: { person } };
  };
  const pinned = (ifMatch: number | null) => (ifMatch === null ? {} : { pinned: { revision: ifMatch, of: isOwn } });

  const resultOf = (id: string, { state, log, position }: Handled<State, Event>): RecordResult<Details> => {
    const record = kind.recordOf(state);
    if (record.phase === 'none') throw new Error(`${id} is not there right after its command`);
    return { id, details: record.details, revision: lastRevision(log, isOwn), position };
  };

  /** At any revision, at one, or at that for which the changes were made. */
  const changed = async (
    id: string,
    changesOf: (before: Details) => Partial<Details>,
    required: number | null | 'as read',
    context: CommandContext,
  ) => {
    const { record: before, revision } = await recordedAt(context, id);
    if (before.phase === 'none') return left({ type: 'RecordUnknown' } as const);
    const changes = changesOf(before.details);
    const person = owner(id, { ...before.details, ...changes });
    const command = { type: 'Change', id, changes } as const;
    const handled = await handle({
      ...at(context, id),
      command,
      ...person,
      ...pinned(required === 'as read' ? revision : required),
    });
    return isLeft(handled) ? handled : right(resultOf(id, handled.right));
  };

  return {
    register: async (id, details, context) => {
      const command = { type: 'Register', id, details } as const;
      const handled = orThrow(await handle({ ...at(context, id), command, ...owner(id, details), likelyNew: true }));
      return { ...resultOf(id, handled), created: handled.appended.length > 0 };
    },
    change: ({ id, changes, ifMatch }, context) => changed(id, () => changes, ifMatch, context),
    changeBy: async (id, changesOf, context) => {
      for (;;) {
        const answer = await changed(id, changesOf, 'as read', context);
        // each time somebody else's change was recorded
        if (isRight(answer) || answer.left.type !== 'PreconditionFailed') return answer;
      }
    },
    remove: async ({ id, ifMatch }, context) => {
      if ((await recordedAt(context, id)).record.phase === 'none') return left({ type: 'RecordUnknown' });
      const handled = await handle({ ...at(context, id), command: { type: 'Remove', id } as const, ...pinned(ifMatch) });
      return isLeft(handled) ? handled : right({ position: handled.right.position });
    },
  };
};
