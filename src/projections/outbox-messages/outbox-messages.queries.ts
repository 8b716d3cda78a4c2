import type { Pool } from 'pg';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import type { OutboxMessageRow } from './outbox-messages.read-model.ts';

/** `from` and `to` bound the time at which a message was asked for, `to` excluded. */
export type OutboxMessageFilter = {
  readonly status?: OutboxMessageRow['status'];
  readonly about?: string;
  readonly from?: Date;
  readonly to?: Date;
};
export type OutboxMessageRef = Pick<OutboxMessageRow, 'outbox_id' | 'cause_id' | 'delivery_id'>;
type Place = { readonly kind: string; readonly target: string };

export type OutboxMessageQueries = {
  readonly outboxMessages: (
    companyId: string,
    of: Place,
    filter: OutboxMessageFilter,
    page: PageRequest,
  ) => Promise<Page<OutboxMessageRow>>;
  readonly outboxMessage: (companyId: string, of: Place, deliveryId: string) => Promise<OutboxMessageRow | null>;
  /** Each event once, oldest first. */
  readonly messagesToRepeat: (companyId: string, of: Place, filter: OutboxMessageFilter) => Promise<readonly OutboxMessageRef[]>;
  /** The outboxes to one target that have not come to their end. */
  readonly openOutboxes: (companyId: string, of: Place) => Promise<readonly string[]>;
  /** Of every company: outboxes that should have been looked at minutes ago, those of paused endpoints aside. */
  readonly overdueOutboxes: () => Promise<readonly { readonly companyId: string; readonly outboxId: string }[]>;
};

const conditionsOf = ({ status, about, from, to }: OutboxMessageFilter, first: number) => {
  const criteria: readonly (readonly [string, unknown])[] = [
    ['status =', status],
    ['about_id =', about],
    ['created_at >=', from],
    ['created_at <', to],
  ];
  const present = criteria.filter(([, value]) => value !== undefined);
  return {
    text: present.map(([condition], index) => ` and ${condition} $${first + index}`).join(''),
    values: present.map(([, value]) => value),
  };
};

const open = `status in ('due', 'attempted', 'failed')`;
const ofTarget = 'from read.outbox_messages where company_id = $1 and kind = $2 and target = $3';
const overdue = `select distinct m.company_id as "companyId", m.outbox_id as "outboxId" from read.outbox_messages m
  left join read.webhook_endpoints w on w.id::text = m.target
  where m.${open} and w.paused is null
    and coalesce(m.next_attempt_at, m.updated_at) < now() - interval '10 minutes'
    and (m.status <> 'failed' or m.next_attempt_at is not null)
  limit 1000`;

export const createOutboxMessageQueries = (pool: Pool): OutboxMessageQueries => ({
  outboxMessages: async (companyId, { kind, target }, filter, page) => {
    const { at, id } = startOf(page);
    const { text, values } = conditionsOf(filter, 7);
    const { rows } = await pool.query<OutboxMessageRow>({
      text: `select * ${ofTarget} and (created_at, delivery_id) < ($4, $5)${text}
        order by created_at desc, delivery_id desc limit $6`,
      values: [companyId, kind, target, at, id, page.limit + 1, ...values],
    });
    return pageOf(rows, page.limit, (row) => ({ at: row.created_at, id: row.delivery_id }));
  },
  outboxMessage: async (companyId, { kind, target }, deliveryId) => {
    const values = [companyId, kind, target, deliveryId];
    return (await pool.query<OutboxMessageRow>(`select * ${ofTarget} and delivery_id = $4`, values)).rows[0] ?? null;
  },
  messagesToRepeat: async (companyId, { kind, target }, filter) => {
    const { text, values } = conditionsOf(filter, 4);
    const { rows } = await pool.query<OutboxMessageRef>({
      text: `select * from (select distinct on (cause_id) outbox_id, cause_id, delivery_id, created_at ${ofTarget}${text}
        order by cause_id, created_at) as found order by created_at, delivery_id`,
      values: [companyId, kind, target, ...values],
    });
    return rows;
  },
  openOutboxes: async (companyId, { kind, target }) => {
    const text = `select distinct outbox_id ${ofTarget} and ${open}`;
    const { rows } = await pool.query<{ outbox_id: string }>(text, [companyId, kind, target]);
    return rows.map(({ outbox_id }) => outbox_id);
  },
  overdueOutboxes: async () => (await pool.query<{ companyId: string; outboxId: string }>(overdue)).rows,
});
