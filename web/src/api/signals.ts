/** What a signal makes old: the service's read models, and the answers of it that the app keeps. Pure. */
import { keys } from './keys.ts';

export type Signal = { readonly model: string; readonly ids: readonly string[] | null };

type Resource = { readonly all: readonly string[]; readonly one: (id: string) => readonly unknown[] };
type Touched = { readonly lists: readonly (readonly unknown[])[]; readonly records: readonly (readonly unknown[])[] };

/** Of a resource: its lists, and of its records those named; of the others everything. */
const table: Readonly<Record<string, { readonly of?: Resource; readonly also?: readonly (readonly string[])[] }>> = {
  emails: { of: keys.emails, also: [keys.review.all, keys.stats] },
  sales_orders: { of: keys.orders, also: [keys.review.all, keys.emails.all, keys.stats] },
  queue_views: { also: [keys.queueViews] },
  review_queue: { of: keys.review, also: [keys.stats] },
  mailboxes: { of: keys.mailboxes },
  mailbox_activity: { of: keys.mailboxes, also: [keys.stats] },
  alarms: { also: [keys.stats, keys.mailboxes.all] },
  customers: { of: keys.customers },
  products: { of: keys.products },
  product_aliases: { also: [keys.products.all, keys.customers.all] },
  prices: { also: [keys.products.all, keys.customers.all] },
  warehouses: { of: keys.warehouses },
  leads: { of: keys.leads },
  // in its time zone all times are shown
  companies: { also: [keys.company, keys.me] },
  notices: { also: [keys.notices] },
  security_log: { of: keys.security },
  api_keys: { of: keys.apiKeys, also: [keys.people] },
  users: { of: keys.users, also: [keys.people] },
  chat_sessions: { of: keys.chats, also: [keys.review.all] },
  chat_messages: { also: [keys.chats.all] },
  chat_channels: { of: keys.channels },
  chat_audit: { also: [keys.stats] },
  knowledge_texts: { also: [keys.knowledge] },
  documents: { of: keys.documents, also: [keys.review.all] },
  tasks: { of: keys.tasks },
};

export const touchedBy = ({ model, ids }: Signal): Touched => {
  const { of, also = [] } = table[model] ?? {};
  if (!of) return { lists: also, records: [] };
  const records = ids === null ? [[...of.all, 'one']] : ids.map((id) => of.one(id));
  return { lists: [[...of.all, 'list'], ...also], records };
};
