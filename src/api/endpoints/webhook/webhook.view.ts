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

export const announcementType = named(
  'AnnouncementType',
  'What other systems are told of an order',
  choice(...announcementTypes),
);

const endpointFields = {
  id: [uuid, 'The endpoint'],
  url: [text, 'Where it is sent to'],
  event_types: [listOf(announcementType), 'What it wants to hear of'],
  description: [orNull(text), 'What it is for'],
  paused: [orNull(choice(...webhookPauses)), 'Why nothing is sent to it; null: it is sent to'],
  paused_reason: [orNull(text), 'Why it is paused, for people; null: it is sent to'],
  paused_why: [orNull(reasonShape), 'The same, for programs; a person’s own words have the code `other`'],
  previous_secret_until: [orNull(time), 'Until when the secret before this one signs as well; null: it was never rotated'],
  created_at: [time, 'When it was made'],
  updated_at: [time, 'When it last changed'],
} as const;
export const webhookShape = named('WebhookEndpoint', 'Another system that is told of orders', record(endpointFields));
export const webhookWithSecretShape = named(
  'WebhookEndpointWithSecret',
  'An endpoint whose secret is shown this once',
  record({
    ...endpointFields,
    secret: [
      orNull(text),
      'Verifies what is sent (Standard Webhooks); it cannot be asked for again, and is null where a request is repeated with its Idempotency-Key',
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
  'One message to an endpoint, with every try',
  record({
    id: [uuid, 'The delivery'],
    webhook_id: [text, 'The message: the same in every delivery of it'],
    sales_order: [orNull(uuid), 'The order that it tells of; null for a test'],
    status: [statuses, 'due: it waits for its turn, or for the endpoint to be resumed; failed: see next_attempt_at'],
    next_attempt_at: [orNull(time), 'When it is tried again; null with failed: not before somebody resumes the endpoint'],
    attempts: [
      listOf(
        record({
          at: [time, 'When it ended'],
          end: [statuses, 'How it ended'],
          status: [orNull(integer), 'What was answered; null: nothing'],
          ms: [orNull(integer), 'How long it took'],
          reason: [text, 'Why it failed'],
          why: [orNull(reasonShape), 'The same, for programs; null where it did not'],
        }),
      ),
      'The newest 20, first to last',
    ],
    created_at: [time, 'When it was asked for'],
    updated_at: [time, 'When it last changed'],
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
        `A company may have ${refusal.most} endpoints. Remove one that is not used any more.`,
      )
    : webhookProblem(refusal);
