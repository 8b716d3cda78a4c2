/** The jobs of webhooks: an event of an order is asked to be told, endpoints are given up and taken up again, deliveries are repeated. */
import type { OutboxMessageRow } from '../../projections/outbox-messages/outbox-messages.read-model.ts';
import { companyJob, minute, tickJob } from '../job-kinds.ts';

type OfEndpoint = { readonly endpointId: string };

/** What an order's stream announces is asked for at every endpoint that wants it. Key: the order, and the event that asked. */
export const announceOrder = companyJob<{ readonly orderId: string }>({ name: 'announce-order' });

/** An endpoint that did not take a message to the end is paused, and the administrators are told. Key: the outbox and its round. */
export const giveUpWebhook = companyJob<{
  readonly outboxId: string;
  /** what it answered last, null: nothing */
  readonly status: number | null;
  /** ISO */
  readonly at: string;
}>({ name: 'give-up-webhook', concurrency: 1 });

/** What waited for an endpoint goes on, now that it was resumed or removed. `commit`, `prepare`: the event's place. Key: the endpoint. */
export const followWebhook = companyJob<OfEndpoint & { readonly commit: string; readonly prepare: string }>({
  name: 'follow-webhook',
  policy: 'standard',
  deadlineMs: 5 * minute,
  concurrency: 1,
});

/** What a person wants told again. `from`, `to`: ISO. Key: the request. */
export const repeatWebhooks = companyJob<
  OfEndpoint & {
    readonly deliveryId: string | null;
    readonly from: string | null;
    readonly to: string | null;
    readonly status: OutboxMessageRow['status'] | null;
  }
>({ name: 'repeat-webhooks', policy: 'standard', deadlineMs: 10 * minute, concurrency: 1 });

/** The tick: messages of outboxes whose jobs were lost. Key: one for all. */
export const watchOutboxes = tickJob({ name: 'watch-outboxes', deadlineMs: 2 * minute });
