/** A company's day as its records and events, without a mail server: customers, products, mails, and drafts of every kind. */
import { randomUUID } from 'node:crypto';
import { type Send, senderFor, shown } from '../../../test/api/kit.ts';
import type { TestApi } from '../../../test/support/api.ts';
import { copy, extraction, field, receivedData } from '../../../test/support/samples.ts';
import { until } from '../../../test/support/until.ts';

/** A day so many from now, as documents write it: what is ordered lies ahead whenever this runs, and never on a weekend. */
const weekdayIn = (days: number): string => {
  const day = new Date(Date.now() + days * 86_400_000);
  const past = { 6: 2, 0: 1 }[day.getUTCDay()] ?? 0;
  return new Date(day.getTime() + past * 86_400_000).toISOString().slice(0, 10);
};

type Extraction = ReturnType<typeof extraction>;
type Field = ReturnType<typeof field>;
type Line = Extraction['lines'][number];

const box = (x: number, y: number, width: number, height = 11, page = 1): Partial<Field> => ({
  place: { kind: 'box', page, x, y, width, height },
});

type OrderedLine = {
  readonly code: string | null;
  readonly name: string;
  readonly qty: string;
  readonly price: string;
  readonly sure?: number;
};

export type Ordered = {
  readonly po: string;
  readonly company?: string;
  readonly email?: string;
  readonly date?: string | null;
  readonly lines?: readonly OrderedLine[];
  readonly confidence?: number;
  readonly sure?: Readonly<Record<string, number>>;
  /** where the total stands */
  readonly lastPage?: number;
  readonly warnings?: Extraction['warnings'];
  readonly reasons?: Extraction['reasons'];
};

const bolts = [
  { code: 'HB-8', name: 'Hex bolt M8 x 40, zinc plated', qty: '200', price: '0.42' },
  { code: 'WA-8', name: 'Washer M8, A2', qty: '400', price: '0.05' },
];

const lineOf = ({ code, name, qty, price, sure = 0.97 }: OrderedLine, index: number): Line => {
  const y = 372 + index * 24;
  return {
    ...(code === null ? {} : { code: field(code, { ...box(56, y, 60), confidence: sure }) }),
    name: field(name, { ...box(124, y, 210), confidence: sure }),
    qty: field(qty, { ...box(352, y, 34), confidence: sure }),
    unit: field('pcs', box(396, y, 24)),
    price: field(price, box(436, y, 36)),
    amount: field((Number(qty) * Number(price)).toFixed(2), { ...box(492, y, 46), derived: true }),
  };
};

/** A letter of an order with every text at its place on the page. */
const letter = ({
  po,
  company = 'Berg Maschinenbau AB',
  email = 'anna@buyer.example',
  date = weekdayIn(9),
  lines = bolts,
  confidence = 93.5,
  sure = {},
  lastPage = 1,
  warnings = [],
  reasons = [
    { code: 'arithmetic_holds', effect: 20 },
    { code: 'all_header_fields', effect: 12 },
  ],
}: Ordered): Extraction => {
  const total = lines.reduce((sum, { qty, price }) => sum + Number(qty) * Number(price), 0);
  const of = (name: string, value: string, place: Partial<Field>) => field(value, { ...place, confidence: sure[name] ?? 0.97 });
  return extraction({
    fields: {
      customer_name: of('customer_name', company, box(56, 78, 190, 14)),
      customer_email: of('customer_email', email, box(56, 118, 130)),
      po_number: of('po_number', po, box(410, 176, 78, 13)),
      order_date: of('order_date', weekdayIn(-5), box(410, 200, 62)),
      ...(date === null ? {} : { delivery_date: of('delivery_date', date, box(410, 224, 62)) }),
      currency: of('currency', 'EUR', box(520, 722, 24, 11, lastPage)),
      total: of('total', total.toFixed(2), box(462, 722, 52, 13, lastPage)),
    },
    lines: lines.map(lineOf),
    confidence,
    warnings,
    reasons,
  });
};

/** A draft made of a mail with this letter, as a worker would have made it; answers the order's and the mail's id. */
export const draft = async (
  api: TestApi,
  ordered: Ordered,
  { subject = `Order ${ordered.po}`, threshold = 70, mailboxId = randomUUID() } = {},
) => {
  const { stack, companyId } = api;
  const { createConcludeEmail } = await import('../../../src/jobs/email/conclude-email.step.ts');
  const context = stack.context(companyId);
  const { mail, attachments, skipped } = receivedData();
  const { emailId } = await stack.commands.receiveEmail(
    {
      module: 'SALES',
      copy: copy({ mailboxId }),
      mail: {
        ...mail,
        from: ordered.email ?? mail.from,
        subject,
        messageId: `${randomUUID()}@buyer.example`,
        receivedAt: new Date().toISOString(),
      },
      attachments,
      skipped,
      notForUs: null,
    },
    context,
  );
  await stack.commands.advance(
    emailId,
    { type: 'CompleteExtraction', emailId, results: [letter(ordered)], skipped: [], digests: [] },
    context,
  );
  const loaded = await stack.commands.loadEmail(companyId, emailId);
  const { takeOrder, takeAnswer, takeDeliveryReport, requestCancellation } = stack.commands;
  const conclude = createConcludeEmail({ takeOrder, takeAnswer, takeDeliveryReport, requestCancellation, now: () => new Date() });
  const address = { emailAddress: 'orders@seller.example', imapServer: 'imap.seller.example' };
  const mailbox = { ...address, minConfidenceThreshold: threshold, autoCreateDraft: true };
  const conclusion = await conclude(loaded as never, mailbox as never, context);
  await stack.commands.advance(emailId, { ...conclusion, notify: false }, context);
  const orderId = conclusion.orders[0]?.orderId;
  if (!orderId) throw new Error('nothing was drafted');
  return { orderId, emailId };
};

const customers = [
  { name: 'Berg Maschinenbau AB', code: 'C-1001', emails: ['anna@buyer.example'], domains: ['buyer.example'], currency: 'EUR' },
  {
    name: 'Bergmann Stahl GmbH',
    code: 'C-1002',
    emails: ['einkauf@bergmann.example'],
    domains: ['bergmann.example'],
    currency: 'EUR',
  },
  {
    name: 'Nordic Fasteners Oy',
    code: 'C-1003',
    emails: ['orders@nordic.example'],
    domains: ['nordic.example'],
    currency: 'EUR',
  },
];
const products = [
  { code: 'HB-8', name: 'Hex bolt M8 x 40, zinc plated', unit: 'pcs', price: '0.42', currency: 'EUR', stock: '12000' },
  { code: 'HB-10', name: 'Hex bolt M10 x 60, zinc plated', unit: 'pcs', price: '0.71', currency: 'EUR', stock: '8000' },
  { code: 'WA-8', name: 'Washer M8, A2', unit: 'pcs', price: '0.05', currency: 'EUR', stock: '50000' },
  { code: 'NU-8', name: 'Hex nut M8, A2', unit: 'pcs', price: '0.09', currency: 'EUR', stock: '30000' },
  { code: 'TR-100', name: 'Threaded rod M8 x 1000', unit: 'pcs', price: '2.10', currency: 'EUR', stock: '900' },
];

/** The catalogue as an administrator would have entered it; shown in the lists when this resolves. */
export const seedCatalog = async (api: TestApi): Promise<Send> => {
  const send = await senderFor(api, ['admin']);
  // a store that is busy asks for the same again: under its key it is made once
  const make = (path: string, body: object) => {
    const headers = { 'idempotency-key': randomUUID() };
    return until(`a record at ${path}`, async () => {
      const { status, text } = await send('POST', path, { body, headers });
      if (status === 503) return false;
      if (status !== 201) throw new Error(text);
      return true;
    });
  };
  await Promise.all([
    ...customers.map((body) => make('/sales/customers/', body)),
    ...products.map((body) => make('/sales/products/', body)),
    make('/sales/warehouses/', { code: 'MAIN', name: 'Main warehouse', is_default: true }),
  ]);
  await shown(send, '/sales/products/', ({ body }) => body.length === products.length);
  await shown(send, '/sales/customers/', ({ body }) => body.length === customers.length);
  await shown(send, '/sales/warehouses/', ({ body }) => body.length === 1);
  return send;
};

export const somebody = (): string => `${randomUUID().slice(0, 8)}@buyer.example`;
