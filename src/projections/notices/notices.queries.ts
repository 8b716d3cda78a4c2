/** What a person is notified of in the app, and what of it they have not read. Older than a month it is shown no more. */
import type { Pool } from 'pg';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';

export const noticeKinds = ['mentioned', 'assigned', 'commented'] as const;

export type Notice = {
  readonly id: string;
  readonly at: Date;
  readonly kind: (typeof noticeKinds)[number];
  readonly order_id: string;
  readonly reference: string;
  readonly actor: string;
  /** of the comment; null: there is none */
  readonly text: string | null;
  readonly is_read: boolean;
};

/** Absent: all. `until` is included. */
export type NoticeChoice = { readonly ids?: readonly string[]; readonly until?: Date };

export type NoticeQueries = {
  /** Newest first. */
  readonly notices: (companyId: string, subject: string, page: PageRequest) => Promise<Page<Notice>>;
  /** Ids of unread ones, newest first. */
  readonly unreadNotices: (companyId: string, subject: string, choice?: NoticeChoice) => Promise<readonly string[]>;
};

const days = 30;
/** A person has fewer; the count in the app is exact up to this. */
const mostUnread = 1_000;

const ofPerson = `from read.notices n join read.sales_orders o on o.company_id = n.company_id and o.id = n.order_id
  left join app.read_notices r on r.company_id = n.company_id and r.subject = $2 and r.notice_id = n.id
  where n.company_id = $1 and n.recipients @> to_jsonb($2::text) and n.at > now() - interval '${days} days'`;

const list = {
  name: 'notices',
  text: `select n.id, n.at, case when n.mentions ? $2 then 'mentioned' else n.kind end as kind, n.order_id, o.reference, n.actor,
    (select c->>'text' from jsonb_array_elements(o.comments) c where c->>'id' = n.comment_id::text) as text,
    r.notice_id is not null as is_read
    ${ofPerson} and (n.at, n.id) < ($3, $4) order by n.at desc, n.id desc limit $5`,
};
const unread = {
  name: 'unread-notices',
  text: `select n.id ${ofPerson} and r.notice_id is null and ($3::uuid[] is null or n.id = any($3)) and ($4::timestamptz is null or n.at <= $4)
    order by n.at desc, n.id desc limit ${mostUnread}`,
};

export const createNoticeQueries = (pool: Pool): NoticeQueries => ({
  notices: async (companyId, subject, page) => {
    const { at, id } = startOf(page);
    const { rows } = await pool.query<Notice>({ ...list, values: [companyId, subject, at, id, page.limit + 1] });
    return pageOf(rows, page.limit, (row) => row);
  },
  unreadNotices: async (companyId, subject, { ids, until } = {}) => {
    const { rows } = await pool.query<{ id: string }>({ ...unread, values: [companyId, subject, ids ?? null, until ?? null] });
    return rows.map(({ id }) => id);
  },
});
