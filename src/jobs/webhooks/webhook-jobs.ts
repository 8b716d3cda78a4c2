/** The jobs of webhooks, bound to what they need. */
import type { JobContext } from '@order-intake/event-sourcing';
import type { OutboxMessageQueries } from '../../projections/outbox-messages/outbox-messages.queries.ts';
import { type BoundJob, bind, bindOfCompany } from '../bind.ts';
import { type AnnounceOrderDeps, createAnnounceOrder } from './announce-order.handler.ts';
import { webhookKind } from './compose-webhook.ts';
import { createFollowWebhook, createWatchOutboxes, type FollowWebhookDeps } from './follow-webhook.handler.ts';
import { createGiveUpWebhook, type GiveUpWebhookDeps } from './give-up-webhook.handler.ts';
import { announceOrder, followWebhook, giveUpWebhook, repeatWebhooks, watchOutboxes } from './webhook.definitions.ts';

export type WebhookJobPorts = AnnounceOrderDeps &
  GiveUpWebhookDeps &
  FollowWebhookDeps &
  Pick<OutboxMessageQueries, 'messagesToRepeat' | 'outboxMessage'> & {
    readonly outboxes: {
      readonly repeat: (outboxId: string, causeId: string, context: JobContext) => Promise<void>;
    };
  };

export const createWebhookJobs = (ports: WebhookJobPorts): readonly BoundJob[] => {
  const announce = createAnnounceOrder(ports);
  const follow = createFollowWebhook(ports);
  return [
    bind(announceOrder, ({ companyId, orderId }, context) => announce(orderId, context(companyId))),
    bindOfCompany(giveUpWebhook, createGiveUpWebhook(ports)),
    bind(followWebhook, ({ companyId, endpointId, commit, prepare }, context) =>
      follow(endpointId, { commit: BigInt(commit), prepare: BigInt(prepare) }, context(companyId)),
    ),
    bind(repeatWebhooks, async ({ companyId, endpointId, deliveryId, from, to, status }, context) => {
      const of = { kind: webhookKind, target: endpointId };
      const filter = {
        ...(from === null ? {} : { from: new Date(from) }),
        ...(to === null ? {} : { to: new Date(to) }),
        ...(status === null ? {} : { status }),
      };
      const message = deliveryId === null ? null : await ports.outboxMessage(companyId, of, deliveryId);
      const messages = deliveryId === null ? await ports.messagesToRepeat(companyId, of, filter) : message ? [message] : [];
      for (const { outbox_id, cause_id } of messages) await ports.outboxes.repeat(outbox_id, cause_id, context(companyId));
    }),
    bind(watchOutboxes, createWatchOutboxes(ports)),
  ];
};
