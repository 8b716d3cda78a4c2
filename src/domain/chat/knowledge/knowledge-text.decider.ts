import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { KnowledgeTextEvent } from './knowledge.events.ts';

export type KnowledgeTextCommand =
  | { readonly type: 'SaveText'; readonly textId: string; readonly title: string; readonly text: string }
  | { readonly type: 'RemoveText'; readonly textId: string };
export type KnowledgeTextRefusal = { readonly type: 'TextUnknown' };
export type KnowledgeText =
  | { readonly phase: 'none' | 'removed' }
  | { readonly phase: 'saved'; readonly title: string; readonly text: string };

const initialState: KnowledgeText = { phase: 'none' };

function evolve(state: KnowledgeText, event: KnowledgeTextEvent): KnowledgeText {
  switch (event.type) {
    case 'KnowledgeTextSaved':
      return { phase: 'saved', title: event.data.title, text: event.data.text };
    case 'KnowledgeTextRemoved':
      return { phase: 'removed' };
    default:
      return state;
  }
}

function decide(
  command: KnowledgeTextCommand,
  state: KnowledgeText,
): Either<KnowledgeTextRefusal, readonly KnowledgeTextEvent[]> {
  const { textId } = command;
  if (state.phase === 'removed') return left({ type: 'TextUnknown' });
  if (command.type === 'RemoveText')
    return right(state.phase === 'saved' ? [{ type: 'KnowledgeTextRemoved', data: { textId } }] : []);
  const { title, text } = command;
  const same = state.phase === 'saved' && state.title === title && state.text === text;
  return right(same ? [] : [{ type: 'KnowledgeTextSaved', data: { textId, title, text } }]);
}

export const knowledgeText = { initialState, evolve, decide };
