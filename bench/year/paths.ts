/** What is asked for: a name and a path each. */
import type { Pool } from 'pg';

type Options = {
  readonly pool: Pool;
  readonly companyId: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
};

export const pathsOf = async ({ pool, companyId, url, headers }: Options): Promise<readonly (readonly [string, string])[]> => {
  const newest = async (table: string, by: string): Promise<string | undefined> => {
    const text = `select id from read.${table} where company_id = $1 order by ${by} desc limit 1`;
    return (await pool.query<{ id: string }>(text, [companyId])).rows[0]?.id;
  };
  const order = `/sales/sales-orders/${await newest('sales_orders', 'created_at')}/`;
  const chat = '/api/chatchannel/';
  const sessionId = await newest('chat_sessions', 'last_activity_at');
  const session = `${chat}sessions/${sessionId}/`;
  const deep = (path: string) => deepPage(`${url}${path}`, headers);
  const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString();
  return [
    ['mails, first page', '/sales/email-logs/?limit=50'],
    ['mails, twenty pages on', await deep('/sales/email-logs/?limit=50')],
    ['mails that failed', '/sales/email-logs/?status=FAILED&limit=50'],
    ['mails, search for a number', '/sales/email-logs/?q=PO-77&limit=50'],
    ['mails, search for a sender', '/sales/email-logs/?q=harbour&limit=50'],
    ['orders, first page', '/sales/sales-orders/?limit=50'],
    ['orders, approved', '/sales/sales-orders/?status=APPROVED&limit=50'],
    ['orders, search for two words', '/sales/sales-orders/?q=PO-77+harbour&limit=50'],
    ['orders, search for nothing', '/sales/sales-orders/?q=nowhere+to+be+found&limit=50'],
    ['review, first page', '/sales/review/?limit=50'],
    ['queue as specified', '/sales/sales-orders/email_queue/'],
    ['statistics of 30 days', '/sales/stats/?days=30'],
    ['statistics of 90 days', '/sales/stats/?days=90'],
    ['an order', order],
    ["an order's history", `${order}history/`],
    ['products, first page', '/sales/products/?limit=50'],
    ['products, twenty pages on', await deep('/sales/products/?limit=50')],
    ['products, search for two words', '/sales/products/?q=brass+valve&limit=50'],
    ['products, search for a code', '/sales/products/?q=P-100077&limit=50'],
    ['products, search for nothing', '/sales/products/?q=nowhere+to+be+found&limit=50'],
    ['conversations, first page', `${chat}sessions/?limit=50`],
    ['conversations, twenty pages on', await deep(`${chat}sessions/?limit=50`)],
    ['conversations that go on', `${chat}sessions/?is_active=true&limit=50`],
    ["a conversation's messages", `${session}messages/?limit=50`],
    ["a message's conversation", `${chat}sessions/?message=${await newest('chat_messages', 'created_at')}`],
    ['what the assistant did', `${chat}admin/audit/?limit=50`],
    ['what it did in a conversation', `${chat}admin/audit/?session=${sessionId}&limit=50`],
    ['statistics of chats, 30 days', `${chat}stats/?from=${monthAgo}`],
    ['statistics of chats, all', `${chat}stats/`],
  ];
};

/** Where twenty pages lead, by their links. */
const deepPage = async (first: string, headers: Readonly<Record<string, string>>): Promise<string> => {
  let next = first;
  for (let page = 0; page < 20; page += 1) {
    const response = await fetch(next, { headers });
    await response.arrayBuffer();
    const link = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    if (!link) break;
    next = new URL(link, first).href;
  }
  const { pathname, search } = new URL(next);
  return pathname + search;
};
