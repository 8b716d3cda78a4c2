/** Gathers the results: over the API as any client would, and from the sandbox. */
import type { SandboxFolder, SentMail } from '@order-intake/mail-sandbox';
import { simpleParser } from 'mailparser';
import type { Api } from './api-client.ts';
import type { LogEntry, Notice, Observed, Order, ReviewQueue } from './observed.ts';

type Sources = {
  readonly api: Api;
  readonly entries: readonly LogEntry[];
  readonly outbox: readonly SentMail[];
  readonly folders: readonly SandboxFolder[];
  readonly mayBeKilled: boolean;
};

export async function observe({ api, entries, outbox, folders, mayBeKilled }: Sources): Promise<Observed> {
  const ids = [...new Set(entries.flatMap(({ sales_orders }) => sales_orders))];
  const [orders, { pending_review: queue }, notices] = await Promise.all([
    Promise.all(ids.map((id) => api.get<Order>(`/sales/sales-orders/${id}/`))),
    api.get<ReviewQueue>('/sales/sales-orders/email_queue/'),
    Promise.all(outbox.map(readNotice)),
  ]);
  return { entries, orders: new Map(orders.map((order) => [order.id, order])), queue, notices, folders, mayBeKilled };
}

/** A notification mail, read as its recipient reads it. */
export async function readNotice({ envelope, raw }: SentMail): Promise<Notice> {
  const { subject = '', text = '' } = await simpleParser(raw);
  const fact = (name: string): string | null => text.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1]?.trim() ?? null;
  return {
    to: envelope.to,
    subject,
    about: { from: fact('From') ?? '', subject: fact('Subject') ?? '' },
    lead: fact('New lead'),
  };
}
