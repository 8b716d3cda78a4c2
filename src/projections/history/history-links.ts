/** Which records an event came from or led to: the chain from a mail to its orders and back, one link at a time. */
import type { Recorded } from '@order-intake/event-sourcing';
import type { EmailEvent } from '../../domain/email/email.events.ts';
import type { OrderSource, SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';

export const linkedKinds = ['email', 'document', 'order'] as const;
/** `name` as people call it, where the event says it */
export type HistoryLink = { readonly kind: (typeof linkedKinds)[number]; readonly id: string; readonly name: string | null };

type Linking = EmailEvent | SalesOrderEvent;
type Links = { readonly [T in Linking['type']]?: (data: Extract<Linking, { type: T }>['data']) => readonly HistoryLink[] };

/** What a person or a program entered has no record of its own. */
const source = ({ kind, id }: OrderSource): readonly HistoryLink[] => {
  if (kind === 'email') return [{ kind, id, name: null }];
  return kind === 'upload' ? [{ kind: 'document', id, name: null }] : [];
};
const order = ({ orderId: id, reference: name }: { readonly orderId: string; readonly reference: string }): HistoryLink => ({
  kind: 'order',
  id,
  name,
});

const links: Links = {
  OrderDrafted: ({ content, separatedFrom, splitFrom }) => [
    ...source(content.source),
    ...[separatedFrom, splitFrom].flatMap((related) => (related ? [order(related)] : [])),
  ],
  OrderRevised: ({ content }) => source(content.source),
  OrderRevisionHeld: ({ content }) => source(content.source),
  OrderRepeated: (data) => source(data.source),
  OrderRevisionApplied: (data) => source(data.source),
  OrderRevisionDismissed: (data) => source(data.source),
  OrderRevisionSeparated: (data) => [...source(data.source), order(data.separate)],
  OrderSplit: ({ part }) => [order(part)],
  OrderMergedInto: ({ into }) => [order(into)],
  OrderMergeUndone: ({ into }) => [order(into)],
  OrderMerged: ({ from }) => [order(from)],
  OrderMergeRefused: ({ from }) => [order(from)],
  OrderCancellationRequested: (data) => source(data.source),
  EmailProcessed: ({ orders }) => orders.map(order),
  EmailSettled: ({ order: settled, documentId }) => [
    ...(documentId ? [{ kind: 'document', id: documentId, name: null } as const] : []),
    ...(settled ? [order(settled)] : []),
  ],
};

export const linksOf = ({ type, data }: Recorded): readonly HistoryLink[] =>
  (links as { readonly [type: string]: ((data: never) => readonly HistoryLink[]) | undefined })[type]?.(data as never) ?? [];
