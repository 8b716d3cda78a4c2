/** The demo's mails, and an observation in which each of them came out as expected: tests change one thing in it. */
import { mailboxAddress, processedFolder } from '../../../demo/mailbox.ts';
import { type DemoMail, demoMails } from '../../../demo/mails/index.ts';
import type { LogEntry, Notice, Observed, Order } from '../../../demo/observed.ts';

export const mails: readonly DemoMail[] = await demoMails({ mailboxAddress, now: new Date('2026-03-31T08:00:00Z') });

export const orderOf = (reference: string, changes: Partial<Order> = {}): Order => ({
  id: `id-of-${reference}`,
  reference,
  po_number: null,
  currency: 'EUR',
  total: '120.00',
  lead: null,
  requires_review: false,
  review_reasons: [],
  review_findings: [],
  lines: [{ code: 'NL-1010', name: 'Cordless drill', product: 'p-1' }],
  source: { id: 'an-entry' },
  ...changes,
});

export const entryOf = ({ name, from, subject, expected }: DemoMail, changes: Partial<LogEntry> = {}): LogEntry => ({
  id: `entry-of-${name}`,
  email_from: from,
  email_subject: subject,
  status: expected.status ?? 'SUCCESS',
  sales_orders: [],
  error_message: '',
  note: null,
  ai_confidence: null,
  requires_review: false,
  notification: name === 'bounce' ? 'not_wanted' : 'sent',
  ...changes,
});

export const noticeOf = ({ from, subject, expected }: DemoMail): Notice => ({
  to: ['sales@nordlicht-werkzeug.example'],
  subject: '[Order Intake] New',
  about: { from: `Somebody <${from}>`, subject },
  lead: expected.lead ? 'Fjordline Campers AS' : null,
});

export function allAsExpected(): Observed {
  const orders: Order[] = [];
  const entries: LogEntry[] = [];
  for (const mail of mails.filter(({ expected }) => expected.status !== null)) {
    const { name, expected } = mail;
    const drafted = Array.from({ length: expected.orders }, (_, index) =>
      orderOf(`SO-${orders.length + index + 1}`, {
        po_number: expected.poNumbers[index] ?? null,
        requires_review: expected.requiresReview ?? false,
        lead: expected.lead ? 'a-lead' : null,
        source: { id: `entry-of-${name}` },
      }),
    );
    orders.push(...drafted);
    const about = { resent: 'german-pdf', cancellation: 'unknown-product' }[name];
    const repeated = about ? (entries.find(({ id }) => id === `entry-of-${about}`)?.sales_orders ?? []) : [];
    entries.push(entryOf(mail, { sales_orders: [...drafted.map(({ id }) => id), ...repeated] }));
  }
  const message = ({ messageId, subject }: DemoMail, index: number) => ({
    uid: index + 1,
    flags: [],
    messageId: `<${messageId}>`,
    subject,
  });
  return {
    entries,
    orders: new Map(orders.map((order) => [order.id, order])),
    queue: orders.map(({ id, reference, requires_review }) => ({ id, reference, requires_review, confidence: 90 })),
    notices: mails.filter(({ name }) => !['duplicate', 'bounce'].includes(name)).map(noticeOf),
    folders: [
      { name: 'INBOX', messages: [] },
      { name: processedFolder, messages: mails.map(message) },
    ],
    mayBeKilled: false,
  };
}
