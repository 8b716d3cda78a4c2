import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { changesBetween } from './order-changes.ts';
import type { OrderContent, OrderSource, SalesOrderEvent } from './sales-order.events.ts';

export type SalesOrderCommand =
  | { readonly type: 'DraftOrder'; readonly orderId: string; readonly reference: string; readonly content: OrderContent }
  | { readonly type: 'ReviseOrder'; readonly content: OrderContent };
export type SalesOrderRefusal = { readonly type: 'OrderUnknown' };

export type SalesOrder =
  | { readonly phase: 'none' }
  | {
      readonly phase: 'draft';
      readonly orderId: string;
      readonly reference: string;
      readonly content: OrderContent;
      /** where its content came from, first to last: a source is taken once */
      readonly sources: readonly OrderSource[];
    };

export const initialState: SalesOrder = { phase: 'none' };

export function evolve(state: SalesOrder, event: SalesOrderEvent): SalesOrder {
  switch (event.type) {
    case 'OrderDrafted': {
      const { orderId, reference, content } = event.data;
      return { phase: 'draft', orderId, reference, content, sources: [content.source] };
    }
    case 'OrderRevised': {
      const { content } = event.data;
      return state.phase === 'draft' ? { ...state, content, sources: [...state.sources, content.source] } : state;
    }
    default:
      return state;
  }
}

export function decide(command: SalesOrderCommand, state: SalesOrder): Either<SalesOrderRefusal, readonly SalesOrderEvent[]> {
  switch (command.type) {
    case 'DraftOrder': {
      if (state.phase === 'draft') return right([]);
      const { orderId, reference, content } = command;
      return right([{ type: 'OrderDrafted', data: { orderId, reference, content } }]);
    }
    case 'ReviseOrder': {
      if (state.phase === 'none') return left({ type: 'OrderUnknown' });
      const { content } = command;
      if (state.sources.some(({ kind, id }) => kind === content.source.kind && id === content.source.id)) return right([]);
      if (state.content.contentHash === content.contentHash) return right([]);
      return right([
        { type: 'OrderRevised', data: { orderId: state.orderId, content, changes: changesBetween(state.content, content) } },
      ]);
    }
  }
}

export const salesOrder = { initialState, evolve, decide };
