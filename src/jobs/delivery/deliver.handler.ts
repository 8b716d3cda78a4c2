/**
 * Delivers what is due: one worker at a time, the attempt recorded right before the message leaves and its end right after. What a worker
 * left without an end is said to be so; nothing is sent twice that may have been sent.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Enqueue, enqueue, type JobContext, type Locks } from '@order-intake/event-sourcing';
import { type DeliveryCommand, isDue, type MayGo, type SendOutcome, type Withheld } from '../../domain/delivery/delivery.ts';
import { onceStoresAreBack } from '../shared/once-stores-are-back.ts';
import type { Box, BoxName, Way } from './box.ts';
import { deliver, type ToDeliver } from './delivery.definitions.ts';

export type DeliverDeps = {
  readonly boxes: { readonly [name in BoxName]: Box };
  readonly withTryLocks: Locks['withTryLocks'];
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
  readonly warn: (details: object, message: string) => void;
  readonly now: () => Date;
  /** how long one that came before its time stays, milliseconds */
  readonly earlyMs?: number;
};

/** how soon a message that another worker has is checked again: its subject may have changed by then */
const busyMs = 5_000;
const usuallyEarlyMs = 5_000;
const reasonLength = 500;

export const createDeliver =
  ({ boxes, withTryLocks, enqueue: put, warn, now, earlyMs = usuallyEarlyMs }: DeliverDeps) =>
  async (delivery: ToDeliver, context: JobContext): Promise<void> => {
    const { companyId, box, id } = delivery;
    await withTryLocks([`delivery:${companyId}/${box}/${id}`], async (heldLocks) => {
      if (heldLocks.length === 0)
        return void (await put([enqueue(deliver, delivery, `${box}/${id}/busy`, later(now(), busyMs))]));
      const retryAt = await deliverOne(boxes[box], id, { context, now, warn });
      if (retryAt === null) return;
      await sleep(earlyMs); // by the queue's clock it may be due at once, again and again
      await put([enqueue(deliver, delivery, `${box}/${id}/early`, retryAt)]);
    });
  };

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

type By = Pick<DeliverDeps, 'now' | 'warn'> & { readonly context: JobContext };

/**
 * When to look again, for one whose next try is still ahead, null otherwise. It comes early where the queue's clock and ours differ, and nobody else would
 * come once they are one again.
 */
const deliverOne = async (box: Box, id: string, by: By): Promise<Date | null> => {
  const opened = await box.open(by.context.companyId, id);
  if (!opened) return null;
  const { delivery } = opened;
  if (delivery.status === 'failed' && delivery.nextAttemptAt !== null && !isDue(delivery, by.now().toISOString()))
    return new Date(delivery.nextAttemptAt);
  await deliverDue(box, id, opened, by);
  return null;
};

type Opened = NonNullable<Awaited<ReturnType<Box['open']>>>;

const deliverDue = async (box: Box, id: string, opened: Opened, { context, now, warn }: By): Promise<void> => {
  const { delivery, compose } = opened;
  const { round } = delivery;
  const moment = () => ({ now: now().toISOString(), chance: Math.random() });
  const give = (command: DeliveryCommand) => box.give(id, command, context);
  // no other worker has it now, so the one that attempted it is gone
  if (delivery.status === 'attempted') await give({ type: 'AbandonDelivery', round, ...moment() });
  if (!isDue(delivery, moment().now)) return;
  const composed = await compose();
  if ('paused' in composed) return;
  if ('notWanted' in composed) {
    await give({ type: 'DeclineDelivery', round, reason: composed.notWanted });
    return;
  }
  const { ways, recipients, messageId } = composed;
  let recorded = false;
  const mayGo: MayGo = async () => {
    recorded ||= await give({ type: 'AttemptDelivery', round, recipients, messageId, now: moment().now });
    return recorded;
  };
  const outcome = await handOver(ways, mayGo);
  if (outcome.outcome === 'withheld') return;
  if (outcome.outcome !== 'sent')
    warn({ companyId: context.companyId, id, reason: outcome.reason }, 'a message could not be delivered');
  // only this worker knows the outcome; without it a person would have to decide
  await onceStoresAreBack(() => give({ type: 'EndDelivery', round, outcome, ...moment() }));
};

const handOver = async (ways: readonly Way[], mayGo: MayGo): Promise<SendOutcome | Withheld> => {
  const refused: { readonly by: string; readonly reason: string; readonly transient: boolean }[] = [];
  for (const { name: by, send } of ways) {
    const outcome = await send(mayGo);
    if (outcome.outcome !== 'refused') return outcome;
    if (ways.length === 1) return outcome;
    refused.push({ by, ...outcome });
  }
  const reason = refused.map((refusal) => `${refusal.by}: ${refusal.reason}`).join('; ');
  return { outcome: 'refused', transient: refused.some(({ transient }) => transient), reason: reason.slice(0, reasonLength) };
};
