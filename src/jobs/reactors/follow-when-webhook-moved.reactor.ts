import { enqueue, type Recorded, reactor } from '@order-intake/event-sourcing';
import type { OutboxEvent } from '../../domain/delivery/outbox.events.ts';
import type { WebhookEvent } from '../../domain/webhook/webhook.events.ts';
import { followWebhook, giveUpWebhook } from '../webhooks/webhook.definitions.ts';

const follow = ({ data: { endpointId }, metadata: { companyId }, position: { commit, prepare } }: Recorded<WebhookEvent>) => {
  const logPosition = { commit: commit.toString(), prepare: prepare.toString() };
  return enqueue(followWebhook, { companyId, endpointId, ...logPosition }, `${endpointId}/${commit}`);
};

/** Endpoints are given up when a message has failed for good, and what waited goes on when they are taken up again. */
export const followWhenWebhookMoved = reactor<WebhookEvent | OutboxEvent>()({
  name: 'follow-when-webhook-moved',
  on: {
    WebhookResumed: follow,
    WebhookRemoved: follow,
    MessageEnded: ({ data, metadata: { companyId }, recordedAt, revision }) => {
      const { outboxId, end, nextAttemptAt, response } = data;
      if (end !== 'failed' || nextAttemptAt !== null) return null;
      const failure = { companyId, outboxId, status: response?.status ?? null, at: recordedAt.toISOString() };
      return enqueue(giveUpWebhook, failure, `${outboxId}/${revision}`);
    },
  },
});
