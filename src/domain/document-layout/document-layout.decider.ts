import { rememberedFields } from '@order-intake/order-extraction/document';
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { DocumentLayoutEvent } from './document-layout.events.ts';
import type { LayoutLesson } from './layout-lesson.ts';
import { type LayoutMemory, withLesson } from './layout-memory.ts';

export type DocumentLayout = {
  readonly phase: 'none' | 'known' | 'revoked';
  readonly memory: LayoutMemory | null;
  /** orders that have taught it something: each does once */
  readonly orders: ReadonlySet<string>;
};

export type DocumentLayoutCommand =
  | {
      readonly type: 'LearnLayout';
      readonly layoutId: string;
      readonly orderId: string;
      readonly confirmedBy: string;
      readonly customerId: string | null;
      readonly lesson: LayoutLesson;
    }
  | { readonly type: 'RevokeLayout'; readonly layoutId: string };
export type DocumentLayoutRefusal = { readonly type: 'LayoutUnknown' };

const initialState: DocumentLayout = { phase: 'none', memory: null, orders: new Set() };

function evolve(state: DocumentLayout, event: DocumentLayoutEvent): DocumentLayout {
  switch (event.type) {
    case 'DocumentLayoutLearned':
      return { phase: 'known', memory: event.data.memory, orders: new Set([...state.orders, event.data.orderId]) };
    case 'DocumentLayoutRevoked':
      return { ...state, phase: 'revoked', memory: null };
    default:
      return state;
  }
}

const correctedIn = ({ fields, way, columns }: LayoutLesson) => [
  ...rememberedFields.filter((field) => fields[field]?.taught),
  ...(way === null && !columns ? [] : (['lines'] as const)),
];

function decide(
  command: DocumentLayoutCommand,
  { phase, memory, orders }: DocumentLayout,
): Either<DocumentLayoutRefusal, readonly DocumentLayoutEvent[]> {
  switch (command.type) {
    case 'LearnLayout': {
      const { layoutId, orderId, confirmedBy, customerId, lesson } = command;
      // what somebody has revoked is not learned again behind their back by an order that was read before
      if (phase === 'revoked' || orders.has(orderId)) return right([]);
      const data = {
        layoutId,
        orderId,
        confirmedBy,
        customerId,
        corrected: correctedIn(lesson),
        memory: withLesson(memory, lesson),
      };
      return right([{ type: 'DocumentLayoutLearned', data }]);
    }
    case 'RevokeLayout':
      if (phase === 'none') return left({ type: 'LayoutUnknown' });
      return right(phase === 'revoked' ? [] : [{ type: 'DocumentLayoutRevoked', data: { layoutId: command.layoutId } }]);
  }
}

export const documentLayout = { initialState, evolve, decide };
