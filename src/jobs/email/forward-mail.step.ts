/** A mail that is no order is sent on once: asked for in its outbox, which knows what became of it. */
import { type Enqueue, enqueue, type JobContext } from '@order-intake/event-sourcing';
import type { Outboxes } from '../../commands/delivery/outbox.command.ts';
import type { DeliveryEnd } from '../../domain/delivery/delivery.ts';
import { processEmail } from '../definitions.ts';
import type { BatchEmail } from './batch-work.ts';

/** the kind of its message */
export const forwardedMail = 'forwarded_mail';

/** Null: it is on its way, and somebody looks again. */
export type Forwarding = (email: BatchEmail, to: string, context: JobContext) => Promise<DeliveryEnd | null>;

type Deps = {
  readonly outboxes: Pick<Outboxes, 'request' | 'load'>;
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
  readonly now: () => Date;
};

/** how soon the end of one that is on its way is looked for; the polls look as well */
const lookMs = 4_000;

export const createForwarding =
  ({ outboxes, enqueue: put, now }: Deps): Forwarding =>
  async ({ emailId }, to, context) => {
    const { companyId } = context;
    const message = { kind: forwardedMail, policy: 'mail', target: to, aboutId: emailId, causeId: emailId } as const;
    const { outboxId } = await outboxes.request(message, context);
    const outbox = await outboxes.load(companyId, outboxId);
    if (outbox.phase === 'unused') return null;
    const { status, nextAttemptAt } = outbox.delivery;
    if (status !== 'due' && status !== 'attempted' && nextAttemptAt === null) return status;
    const at = Math.max(now().getTime(), nextAttemptAt === null ? 0 : Date.parse(nextAttemptAt)) + lookMs;
    await put([enqueue(processEmail, { companyId, emailId }, `${emailId}/forwarded/${at}`, new Date(at))]);
    return null;
  };
