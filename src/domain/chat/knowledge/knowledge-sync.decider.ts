/** One run at a time for a company: later requests join the one that runs. */
import { type Either, right } from 'fp-ts/lib/Either.js';
import type { KnowledgeSyncEvent } from './knowledge.events.ts';

type DataOf<T extends KnowledgeSyncEvent['type']> = Extract<KnowledgeSyncEvent, { type: T }>['data'];
export type KnowledgeSyncCommand =
  | ({ readonly type: 'StartSync' } & DataOf<'KnowledgeSyncStarted'>)
  | ({ readonly type: 'CompleteSync' } & DataOf<'KnowledgeSyncCompleted'>);
export type KnowledgeSync = { readonly running: string | null };

const initialState: KnowledgeSync = { running: null };

function evolve(state: KnowledgeSync, event: KnowledgeSyncEvent): KnowledgeSync {
  switch (event.type) {
    case 'KnowledgeSyncStarted':
      return { running: event.data.runId };
    case 'KnowledgeSyncCompleted':
      return state.running === event.data.runId ? { running: null } : state;
    default:
      return state;
  }
}

function decide(command: KnowledgeSyncCommand, state: KnowledgeSync): Either<never, readonly KnowledgeSyncEvent[]> {
  const { type, ...data } = command;
  if (type === 'StartSync')
    return right(state.running === null ? [{ type: 'KnowledgeSyncStarted', data: data as DataOf<'KnowledgeSyncStarted'> }] : []);
  return right(
    state.running === command.runId ? [{ type: 'KnowledgeSyncCompleted', data: data as DataOf<'KnowledgeSyncCompleted'> }] : [],
  );
}

export const knowledgeSync = { initialState, evolve, decide };
