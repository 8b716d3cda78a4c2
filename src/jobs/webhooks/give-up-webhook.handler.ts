/** An endpoint that took nothing for three days, or wants nothing any more, is paused; the administrators are told. */

import type { JobContext } from '@order-intake/event-sourcing';
import { type AdvanceAlarm, webhookAlarmId } from '../../commands/delivery/advance-alarm.command.ts';
import type { Outboxes } from '../../commands/delivery/outbox.command.ts';
import type { LoadWebhooks, ManageWebhooks } from '../../commands/webhook/manage-webhooks.command.ts';
import { deliveryPolicies } from '../../domain/delivery/policy.ts';
import { because, reasonText } from '../../domain/reasons/reasons.ts';
import { webhookKind } from './compose-webhook.ts';

export type GiveUpWebhookDeps = {
  readonly outboxes: Pick<Outboxes, 'load'>;
  readonly webhooks: Pick<ManageWebhooks, 'giveUp'>;
  readonly loadWebhooks: LoadWebhooks;
  readonly advanceAlarm: AdvanceAlarm;
  readonly warn: (details: object, message: string) => void;
};

export const createGiveUpWebhook =
  ({ outboxes, webhooks, loadWebhooks, advanceAlarm, warn }: GiveUpWebhookDeps) =>
  async (
    { outboxId, status, at }: { readonly outboxId: string; readonly status: number | null; readonly at: string },
    context: JobContext,
  ): Promise<void> => {
    const { companyId } = context;
    const outbox = await outboxes.load(companyId, outboxId);
    if (outbox.phase === 'unused' || outbox.message.kind !== webhookKind || outbox.message.target === null) return;
    const { message, delivery } = outbox;
    const holds = deliveryPolicies[message.policy].exhausted === 'holds';
    // somebody may have had it sent again meanwhile
    if (!holds || delivery.status !== 'failed' || delivery.nextAttemptAt !== null) return;
    const endpointId = outbox.message.target;
    const cause = status === 410 ? 'gone' : 'exhausted';
    const reason = cause === 'gone' ? because.wanted_nothing() : because.took_nothing();
    await webhooks.giveUp({ endpointId, cause, reason }, context);
    const webhook = (await loadWebhooks(companyId)).webhooks[endpointId];
    if (!webhook?.paused || webhook.paused.cause === 'person') return;
    const alarmId = webhookAlarmId(endpointId);
    const facts = { kind: 'webhook_paused', mailboxId: null, cause: null, since: at, count: null, about: webhook.url } as const;
    const { appended } = await advanceAlarm(alarmId, { type: 'RaiseAlarm', alarmId, ...facts }, context);
    if (appended.length > 0)
      warn({ companyId, endpointId, reason: reasonText(reason) }, 'a webhook endpoint is paused: the administrators are told');
  };
