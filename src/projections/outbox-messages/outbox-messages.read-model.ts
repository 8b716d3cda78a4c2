import { change, column, put, readModel } from '@order-intake/event-sourcing';
import type { DeliveryEnd } from '../../domain/delivery/delivery.ts';
import type { OutboxEvent } from '../../domain/delivery/outbox.events.ts';
import type { Reason } from '../../domain/reasons/reasons.ts';

/** One try: when it ended, what was answered, and why it was none. */
export type OutboxAttempt = {
  readonly at: string;
  readonly end: DeliveryEnd;
  readonly status: number | null;
  readonly ms: number | null;
  readonly reason: Reason | null;
};
/** the newest are kept */
const mostAttempts = 20;

const columns = {
  /** the outbox and the round */
  id: column.primaryKey(column.text),
  company_id: column.companyId,
  /** of the event that asked for it: its id for callers */
  delivery_id: column.uuid,
  outbox_id: column.uuid,
  kind: column.text,
  target: column.orNull(column.text),
  about_id: column.text,
  cause_id: column.text,
  status: column.textOf<'due' | 'attempted' | DeliveryEnd>(),
  attempts: column.jsonb<readonly OutboxAttempt[]>(),
  next_attempt_at: column.orNull(column.timestamptz),
  created_at: column.createdAt,
  updated_at: column.updatedAt,
};

export type OutboxMessageRow = column.RowOf<typeof columns>;

/** What waits in outboxes and what became of it, message by message: the log of deliveries. */
export const outboxMessages = readModel<OutboxEvent, typeof columns>({
  name: 'outbox_messages',
  version: 2,
  columns,
  indexes: [
    'create index on $table (company_id, kind, target, created_at desc, delivery_id desc)',
    "create index on $table (updated_at) where status in ('due', 'attempted', 'failed')",
  ],
  key: (e) => `${e.data.outboxId}/${e.data.round}`,
  on: {
    MessageRequested: put((e) => ({
      delivery_id: e.id,
      outbox_id: e.data.outboxId,
      kind: e.data.kind,
      target: e.data.target,
      about_id: e.data.aboutId,
      cause_id: e.data.causeId,
      status: 'due',
      attempts: [],
      next_attempt_at: null,
    })),
    MessageAttempted: change(() => ({ status: 'attempted', next_attempt_at: null })),
    MessageEnded: change((e, row) => {
      const { end, reason, response, nextAttemptAt } = e.data;
      const attempt = { at: e.recordedAt.toISOString(), end, status: response?.status ?? null, ms: response?.ms ?? null, reason };
      return {
        status: end,
        attempts: [...row.attempts, attempt].slice(-mostAttempts),
        next_attempt_at: nextAttemptAt === null ? null : new Date(nextAttemptAt),
      };
    }),
    OutboxReleased: change(() => ({ status: 'due', next_attempt_at: null })),
  },
});
