/** Order mails for tests: a small workbook or PDF, a fresh purchase order number, a fresh Message-ID. */
import { randomUUID } from 'node:crypto';
import { type OrderDocument, renderClassicPdf, renderXlsx } from '../../demo/documents/index.ts';
import { composeMail } from '../../demo/mails/compose.ts';
import { company, customers, products } from '../../demo/mails/index.ts';
import { emailIdOf } from '../../src/commands/email/email-id.ts';
import type { Stack } from './stack.ts';

export { company, customers, products };

/** When all of them say that they were sent. */
export const sentAt = '2026-11-20T08:00:00.000Z';
export const buyer = customers.harbour;

/** Unique each time. Always contains a digit: readers accept no number of letters only, and one in 2,600 would be. */
export const newPoNumber = (): string => `PO-7${randomUUID().slice(0, 7).toUpperCase()}`;

export const orderDocument = (changes: Partial<OrderDocument> = {}): OrderDocument => ({
  seller: company,
  buyer,
  poNumber: newPoNumber(),
  orderDate: '2026-11-20',
  deliveryDate: '2026-12-11',
  currency: 'EUR',
  lines: products.slice(0, 3).map(({ code, name, unit, price }, index) => ({ code, name, unit, price, qty: String(index + 2) })),
  taxRate: null,
  note: '',
  ...changes,
});

type OrderMail = { readonly messageId: string; readonly raw: Buffer };
type OrderMailOptions = {
  readonly to: string;
  readonly document?: OrderDocument;
  readonly format?: 'pdf' | 'xlsx';
  readonly messageId?: string;
  readonly from?: string;
};

export const orderMail = async ({
  to,
  document = orderDocument(),
  format = 'xlsx',
  messageId = `${randomUUID()}@buyer.example`,
  from = buyer.email,
}: OrderMailOptions): Promise<OrderMail> => {
  const content = format === 'pdf' ? await renderClassicPdf(document) : renderXlsx(document);
  const contentType = format === 'pdf' ? 'application/pdf' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const raw = await composeMail({
    messageId,
    date: new Date(sentAt),
    from: { name: document.buyer.contact, address: from },
    to,
    subject: `Order ${document.poNumber}`,
    text: 'A body that must never be stored: walrus-marmalade.',
    attachments: [{ filename: `${document.poNumber}.${format}`, content, contentType }],
  });
  return { messageId, raw };
};

export type Letter = { readonly messageId: string; readonly from: string; readonly raw: Buffer };

export const orderLetter = async (options: OrderMailOptions): Promise<Letter> => ({
  ...(await orderMail(options)),
  from: options.from ?? buyer.email,
});

/** The id under which the log knows the mail. */
export const emailId = (companyId: string, { messageId, from }: Pick<Letter, 'messageId' | 'from'>): string =>
  emailIdOf(companyId, { messageId, from, sentAt, fromName: null, subject: '', receivedAt: sentAt, headerDigest: null });

/** The demo's customers and products, registered and projected. */
export const registerCatalog = async ({ commands, context }: Stack, companyId: string): Promise<void> => {
  const all = Object.values(customers).map(({ name, customerCode, email }) => ({ name, code: customerCode, emails: [email] }));
  await Promise.all([
    ...all.map((customer) => commands.registerCustomer(customer, context(companyId))),
    ...products.map(({ code, name, price }) => commands.registerProduct({ code, name, price }, context(companyId))),
  ]);
};
