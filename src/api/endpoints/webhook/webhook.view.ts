/** Webhook endpoints and their deliveries as they are answered. */

import type { CreateWebhookRefusal, WebhookCommandRefusal } from '../../../commands/webhook/manage-webhooks.command.ts';
import { deliveryStatuses } from '../../../commands/webhook/webhook-request.schema.ts';
import { reasonView } from '../../../domain/reasons/reason-view.ts';
import { reasonText } from '../../../domain/reasons/reasons.ts';
import { announcementTypes } from '../../../domain/sales-order/order-announcements.ts';
import { webhookPauses } from '../../../domain/webhook/webhook.events.ts';
import type { OutboxMessageRow } from '../../../projections/outbox-messages/outbox-messages.read-model.ts';
import type { WebhookEndpointRow } from '../../../projections/webhook-endpoints/webhook-endpoints.read-model.ts';
import { notFound, preconditionFailed, problem, wrongField } from '../../http/problem.ts';
import { choice, integer, listOf, named, orNull, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';
import { reasonShape } from '../document/reason.shape.ts';

export const announcementType = named('AnnouncementType', 'Event type of an order', choice(...announcementTypes));

const endpointFields = {
  id: [uuid, 'Endpoint ID'],
  url: [text, 'URL that receives the messages'],
  event_types: [listOf(announcementType), 'Event types to send'],
  description: [orNull(text), 'Purpose of the endpoint'],
  paused: [orNull(choice(...webhookPauses)), 'Why the endpoint is paused; null: active'],
  paused_reason: [orNull(text), 'Description of the pause; null: active'],
  paused_why: [orNull(reasonShape), 'Machine-readable form of `paused_reason`; text entered by a user has the code `other`'],
  previous_secret_until: [orNull(time), 'Time until which the previous secret also signs; null if the secret was never rotated'],
  created_at: [time, 'Time of creation'],
  updated_at: [time, 'Time of the last change'],
} as const;
export const webhookShape = named('WebhookEndpoint', 'A webhook endpoint', record(endpointFields));
export const webhookWithSecretShape = named(
  'WebhookEndpointWithSecret',
  'A webhook endpoint with its secret, shown only once',
  record({
    ...endpointFields,
    secret: [
      orNull(text),
      'Secret for verifying signatures (Standard Webhooks). It cannot be retrieved again, and is null if the request is repeated with the same Idempotency-Key',
    ],
  }),
);

export const webhookView = (row: WebhookEndpointRow): ShapeOf<typeof webhookShape> => ({
  id: row.id,
  url: row.url,
  event_types: row.event_types,
  description: row.description,
  paused: row.paused,
  paused_reason: row.paused_reason && reasonText(row.paused_reason),
  paused_why: row.paused_reason && reasonView(row.paused_reason),
  previous_secret_until: row.previous_secret_until,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

const statuses = choice(...deliveryStatuses, 'ambiguous');
export const deliveryShape = named(
  'WebhookDelivery',
  'A delivery with all its attempts',
  record({
    id: [uuid, 'Delivery ID'],
    webhook_id: [text, 'Message ID, identical in all deliveries of the message'],
    sales_order: [orNull(uuid), 'Order ID; null for a test'],
    status: [statuses, 'due: queued, or waiting for the endpoint to be resumed; failed: see next_attempt_at'],
    next_attempt_at: [orNull(time), 'Time of the next attempt; null if failed: no attempt until the endpoint is resumed'],
    attempts: [
      listOf(
        record({
          at: [time, 'Time of the attempt'],
          end: [statuses, 'Result'],
          status: [orNull(integer), 'HTTP status of the response; null: no response'],
          ms: [orNull(integer), 'Duration in milliseconds'],
          reason: [text, 'Why the attempt failed'],
          why: [orNull(reasonShape), 'Machine-readable form of `reason`; null if the attempt succeeded'],
        }),
      ),
      'Last 20 attempts, oldest first',
    ],
    created_at: [time, 'Time of creation'],
    updated_at: [time, 'Time of the last change'],
  }),
);

export const deliveryView = (row: OutboxMessageRow): ShapeOf<typeof deliveryShape> => ({
  id: row.delivery_id,
  webhook_id: `msg_${row.cause_id}`,
  sales_order: row.about_id === row.target ? null : row.about_id,
  status: row.status,
  next_attempt_at: row.next_attempt_at,
  attempts: row.attempts.map(({ reason, ...attempt }) => ({
    ...attempt,
    reason: reason ? reasonText(reason) : '',
    why: reason && reasonView(reason),
  })),
  created_at: row.created_at,
  updated_at: row.updated_at,
});

export const webhookProblem = (refusal: WebhookCommandRefusal) => {
  switch (refusal.type) {
    case 'WebhookUnknown':
      return notFound;
    case 'PreconditionFailed':
      return refusal.revision < 0 ? notFound : preconditionFailed;
    case 'UrlRefused':
      return wrongField('url', refusal.code, refusal.message);
  }
};

export const createWebhookProblem = (refusal: CreateWebhookRefusal) =>
  refusal.type === 'TooManyWebhooks'
    ? problem(
        409,
        'too_many_webhook_endpoints',
        `Webhook endpoint limit reached (${refusal.most}). Delete an unused endpoint first.`,
      )
    : webhookProblem(refusal);
