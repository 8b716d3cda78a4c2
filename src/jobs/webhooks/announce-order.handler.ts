/** What an order's stream announces is asked for at every endpoint that wants it, in the order in which it happened. */
import { comparePositions, type EventStore, type JobContext, type Recorded } from '@order-intake/event-sourcing';
import type { Outboxes } from '../../commands/delivery/outbox.command.ts';
import type { LoadWebhooks } from '../../commands/webhook/manage-webhooks.command.ts';
import { announcementsOf } from '../../domain/sales-order/order-announcements.ts';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { webhookKind } from './compose-webhook.ts';

export type AnnounceOrderDeps = {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly loadWebhooks: LoadWebhooks;
  readonly outboxes: Pick<Outboxes, 'request'>;
};

/**
 * Not only the event that asked: jobs overtake each other, and an outbox keeps the order in which it was asked. What it has been asked already it
 * is not asked again.
 */
export const createAnnounceOrder =
  ({ store, loadWebhooks, outboxes }: AnnounceOrderDeps) =>
  async (orderId: string, context: JobContext): Promise<void> => {
    const { companyId } = context;
    const { webhooks, since } = await loadWebhooks(companyId);
    const endpoints = Object.entries(webhooks);
    if (endpoints.length === 0) return;
    const recorded = await store.readStream(salesOrderStream(companyId, orderId));
    for (const { event, type } of announcementsOf(recorded as unknown as readonly Recorded<SalesOrderEvent>[])) {
      for (const [target, { eventTypes }] of endpoints) {
        const madeAt = since[target];
        if (!eventTypes.includes(type) || !madeAt || comparePositions(event.position, madeAt) < 0) continue;
        await outboxes.request({ kind: webhookKind, policy: 'system', target, aboutId: orderId, causeId: event.id }, context);
      }
    }
  };
