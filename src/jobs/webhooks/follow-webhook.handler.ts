/** An endpoint was resumed, or removed: what waited for it goes on, and the alarm about it is over. */
import { type Enqueue, enqueue, type JobContext, type Position } from '@order-intake/event-sourcing';
import { type AdvanceAlarm, webhookAlarmId } from '../../commands/delivery/advance-alarm.command.ts';
import type { Outboxes } from '../../commands/delivery/outbox.command.ts';
import type { OutboxMessageQueries } from '../../projections/outbox-messages/outbox-messages.queries.ts';
import { deliver } from '../delivery/delivery.definitions.ts';
import { webhookKind } from './compose-webhook.ts';

export type FollowWebhookDeps = Pick<OutboxMessageQueries, 'openOutboxes' | 'overdueOutboxes'> & {
  readonly outboxes: Pick<Outboxes, 'release'>;
  readonly advanceAlarm: AdvanceAlarm;
  /** Whether the log of deliveries has come to this place. */
  readonly messagesCaughtUp: (position: Position) => Promise<boolean>;
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
};

export const createFollowWebhook =
  ({ openOutboxes, outboxes, advanceAlarm, messagesCaughtUp, enqueue: put }: FollowWebhookDeps) =>
  async (endpointId: string, at: Position, context: JobContext): Promise<void> => {
    const { companyId } = context;
    // what was asked for before this moment may have found the endpoint paused; all of it has to be known here
    if (!(await messagesCaughtUp(at))) throw new Error('the log of deliveries has not caught up: tried again');
    for (const id of await openOutboxes(companyId, { kind: webhookKind, target: endpointId })) {
      // of what has failed for good; everything else has nothing to release
      await outboxes.release(id, context);
      await put([enqueue(deliver, { companyId, box: 'outbox', id }, `${id}/followed/${at.commit}`)]);
    }
    await advanceAlarm(webhookAlarmId(endpointId), { type: 'ClearAlarm' }, context);
  };

/** Jobs are put on the queue by reactors; should the queue be lost, the streams still say what is due. */
export const createWatchOutboxes =
  ({ overdueOutboxes, enqueue: put }: Pick<FollowWebhookDeps, 'overdueOutboxes' | 'enqueue'>) =>
  async (): Promise<void> => {
    const overdue = await overdueOutboxes();
    await put(overdue.map(({ companyId, outboxId: id }) => enqueue(deliver, { companyId, box: 'outbox', id }, `${id}/overdue`)));
  };
