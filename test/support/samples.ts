/** Plain examples of domain values, for tests that need one and do not care which. */
import type { Extraction, Field } from '@order-intake/order-extraction/document';
import type { EmailEvent, MailCopy } from '../../src/domain/email/email.events.ts';
import type { MailboxSettings } from '../../src/domain/mailbox/mailbox.events.ts';
import type { OrderContent, OrderLine } from '../../src/domain/sales-order/sales-order.events.ts';

export const companyId = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a01';
export const mailboxId = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a02';
export const emailId = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a03';
export const orderId = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a04';

export const mailboxSettings = (changes: Partial<MailboxSettings> = {}): MailboxSettings => ({
  module: 'SALES',
  emailAddress: 'orders@seller.example',
  passwordRef: 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a05',
  imapServer: 'imap.seller.example',
  imapPort: 993,
  imapUseSsl: true,
  smtpServer: 'smtp.seller.example',
  smtpPort: 587,
  smtpUseTls: true,
  autoCreateDraft: true,
  minConfidenceThreshold: 70,
  processedFolder: 'Processed',
  notificationEmail: 'sales@seller.example',
  processSince: null,
  isActive: true,
  ...changes,
});

export const field = (value: string, changes: Partial<Field> = {}): Field => ({
  value,
  source: value,
  file: 0,
  place: { kind: 'box', page: 1, x: 10, y: 20, width: 30, height: 8 },
  reader: 'text',
  confidence: 0.98,
  derived: false,
  ...changes,
});

export const extraction = (changes: Partial<Extraction> = {}): Extraction => ({
  documentType: 'order',
  fields: {
    customer_name: field('Anna Berg AB'),
    customer_email: field('anna@buyer.example'),
    po_number: field('PO-4711'),
    currency: field('EUR'),
    delivery_date: field('2026-12-01'),
    total: field('125.00'),
  },
  lines: [
    {
      name: field('Hex bolt M8'),
      code: field('HB-8'),
      qty: field('10'),
      price: field('12.50'),
      amount: field('125.00', { derived: true }),
    },
  ],
  confidence: 93.5,
  reasons: [{ code: 'arithmetic_holds', effect: 20 }],
  missingFields: [],
  warnings: [],
  files: [{ name: 'order.pdf', sha256: 'ab'.repeat(32), size: 2048, type: 'pdf' }],
  extractor: { name: 'rules', version: '1' },
  timings: { read: 12, extract: 3 },
  ...changes,
});

export const copy = (changes: Partial<MailCopy> = {}): MailCopy => ({
  mailboxId,
  folder: 'INBOX',
  uidValidity: '1700000000',
  uid: 7,
  ...changes,
});

type DataOf<T extends EmailEvent['type']> = Extract<EmailEvent, { type: T }>['data'];

export const receivedData = (changes: Partial<DataOf<'EmailReceived'>> = {}): DataOf<'EmailReceived'> => ({
  emailId,
  module: 'SALES',
  copy: copy(),
  mail: {
    from: 'anna@buyer.example',
    fromName: 'Anna Berg',
    subject: 'Order PO-4711',
    messageId: 'po-4711@buyer.example',
    sentAt: '2026-11-20T08:00:00.000Z',
    receivedAt: '2026-11-20T08:00:05.000Z',
    headerDigest: null,
  },
  attachments: [{ part: '2', name: 'order.pdf', declaredType: 'application/pdf', encoding: 'base64', size: 2800 }],
  skipped: [],
  notForUs: null,
  ...changes,
});

export const processedData = (changes: Partial<DataOf<'EmailProcessed'>> = {}): DataOf<'EmailProcessed'> => ({
  emailId,
  orders: [{ orderId, reference: 'SO-2026-000001', disposition: 'drafted' }],
  confidence: 93.5,
  threshold: 70,
  requiresReview: false,
  reviewReasons: [],
  note: null,
  leadId: null,
  notify: true,
  ...changes,
});

export const orderLine = (changes: Partial<OrderLine> = {}): OrderLine => ({
  name: 'Hex bolt M8',
  code: 'HB-8',
  qty: '10',
  unit: null,
  price: '12.50',
  discount: null,
  amount: '125.00',
  productId: 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a07',
  matchedBy: 'code',
  candidates: [],
  ...changes,
});

export const orderContent = (changes: Partial<OrderContent> = {}): OrderContent => ({
  source: { kind: 'email', id: emailId },
  extraction: extraction(),
  document: null,
  customer: { customerId: 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a06', by: 'email' },
  customerCandidates: [],
  leadId: null,
  customerName: 'Anna Berg AB',
  customerEmail: 'anna@buyer.example',
  poNumber: 'PO-4711',
  orderDate: null,
  deliveryDate: '2026-12-01',
  currency: 'EUR',
  total: '125.00',
  warehouseId: null,
  lines: [orderLine()],
  threshold: 70,
  requiresReview: false,
  reviewReasons: [],
  contentHash: 'cd'.repeat(32),
  ...changes,
});
