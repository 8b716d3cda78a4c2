/** A webhook: what an event says of its order, to one endpoint, signed with the secrets that hold now. */

import type { LoadWebhooks } from '../../commands/webhook/manage-webhooks.command.ts';
import type { WebhookSecrets } from '../../commands/webhook/webhook-secrets.ts';
import { because } from '../../domain/reasons/reasons.ts';
import type { Webhook } from '../../domain/webhook/webhook.decider.ts';
import type { WebhookSender } from '../../domain/webhook/webhook-sender.port.ts';
import type { OrdersFeed } from '../../projections/orders-feed/orders-feed.queries.ts';
import type { Composer } from '../delivery/outbox.box.ts';
import { webhookMessage } from './webhook-message.ts';

export const webhookKind = 'webhook';

export type ComposeWebhookDeps = Pick<OrdersFeed, 'announcement'> & {
  readonly loadWebhooks: LoadWebhooks;
  readonly webhookSecrets: Pick<WebhookSecrets, 'open'>;
  readonly webhookSender: WebhookSender;
  readonly now: () => Date;
};

/** About itself an endpoint is told for a test: it has to be reachable, whether it is paused or not. */
const testPayload = (now: Date) => ({ type: 'webhook.test', timestamp: now.toISOString(), data: {} });

export const composeWebhook =
  (deps: ComposeWebhookDeps): Composer =>
  async ({ companyId, target, aboutId, causeId }) => {
    const webhook = target === null ? undefined : (await deps.loadWebhooks(companyId)).webhooks[target];
    if (!webhook) return { notWanted: because.endpoint_removed() };
    const isTest = aboutId === target;
    if (webhook.paused && !isTest) return { paused: true };
    const entry = isTest ? null : await deps.announcement(companyId, aboutId, causeId);
    if (!isTest && (!entry || !webhook.eventTypes.includes(entry.type))) return { notWanted: because.type_not_wanted() };
    const now = deps.now();
    const payload = entry ? { type: entry.type, timestamp: entry.at, data: entry } : testPayload(now);
    const id = `msg_${causeId}`;
    const keys = await keysOf(deps, companyId, webhook, now);
    const message = webhookMessage({ url: webhook.url, id, payload, now, keys });
    const send = deps.webhookSender.send;
    return {
      recipients: [webhook.url],
      messageId: id,
      ways: [{ name: webhook.url, send: (mayGo) => send(message, mayGo) }],
    };
  };

const keysOf = async (
  { webhookSecrets }: ComposeWebhookDeps,
  companyId: string,
  { secretRef, previous }: Webhook,
  now: Date,
): Promise<readonly Buffer[]> => {
  const refs = previous && Date.parse(previous.until) > now.getTime() ? [secretRef, previous.secretRef] : [secretRef];
  const keys = await Promise.all(refs.map((ref) => webhookSecrets.open(companyId, ref)));
  // a rotation in between took the row along: the job is tried again, with the secrets there are then
  if (keys[0] === null) throw new Error('the secret of a webhook endpoint is gone');
  return keys.filter((key) => key !== null);
};
