/** Orders that came in many ways, and what people make of them: corrected, revised, taken back, turned down, handed over. */
import { type OrderDocument, renderClassicPdf, renderXlsx } from '../../../demo/documents/index.ts';
import { customers, stranger } from '../../../demo/mails/index.ts';
import { dayAfter } from '../../../demo/mails/orders.ts';
import { orderDocument, products } from '../order-mails.ts';
import { peppolOrder } from '../peppol-order.ts';
import type { MailEntry, Person } from './person.ts';

type Order = {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly lead: string | null;
  readonly assignee: string | null;
  readonly missing_fields: readonly string[];
  readonly review_reasons: readonly string[];
  readonly revisions: readonly { readonly id: string; readonly state: string }[];
  readonly lines: readonly { readonly line: number; readonly product: string | null }[];
};
type Listed = { readonly id: string; readonly code: string };

const path = '/sales/sales-orders/';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const fromBuyer = { name: customers.harbour.contact, address: customers.harbour.email };

const documentOf = (poNumber: string, changes: Partial<OrderDocument> = {}): OrderDocument =>
  orderDocument({ poNumber, orderDate: dayAfter(new Date(), -2), deliveryDate: dayAfter(new Date(), 52), ...changes });
const twice = (document: OrderDocument): OrderDocument => ({
  ...document,
  lines: document.lines.map((line) => ({ ...line, qty: String(Number(line.qty) * 2) })),
});

export type OrderDesk = {
  readonly byMail: (document: OrderDocument, subject?: string, from?: typeof fromBuyer) => Promise<MailEntry>;
  readonly drafted: (document: OrderDocument) => Promise<string>;
  readonly act: (id: string, action: string, body?: object) => Promise<Order>;
  readonly order: (id: string) => Promise<Order>;
};

export const createOrderDesk = ({ call, receive }: Person): OrderDesk => {
  const byMail: OrderDesk['byMail'] = (document, subject = `Order ${document.poNumber}`, from = fromBuyer) =>
    receive({
      from,
      subject,
      text: 'Please find our order attached.',
      attachments: [{ filename: `${document.poNumber}.xlsx`, content: renderXlsx(document), contentType: xlsx }],
    });
  return {
    byMail,
    drafted: async (document) => {
      const { sales_orders: ids } = await byMail(document);
      if (!ids[0]) throw new Error(`${document.poNumber} became no order`);
      return ids[0];
    },
    act: (id, action, body) => call('POST', `${path}${id}/${action}/`, body),
    order: (id) => call('GET', `${path}${id}/`),
  };
};

/** A draft is revised by the next mail, an approved order waits for a person: one revision is applied, one turned down. */
const revisions = async ({ shown }: Person, { drafted, byMail, act }: OrderDesk): Promise<void> => {
  const draft = documentOf('HF-REV-1');
  const revised = await drafted(draft);
  await byMail(twice(draft), 'Order HF-REV-1, changed');
  for (const [poNumber, action] of [
    ['HF-REV-2', 'apply_revision'],
    ['HF-REV-3', 'dismiss_revision'],
    ['HF-REV-4', null],
  ] as const) {
    const document = documentOf(poNumber);
    const id = await drafted(document);
    await act(id, 'approve');
    await byMail(twice(document), `Order ${poNumber}, changed`);
    const held = await shown(`${path}${id}/`, (order: Order) => order.revisions.find(({ state }) => state === 'held'));
    if (action === 'apply_revision') await act(id, action, { revision: held.id });
    if (action === 'dismiss_revision') await act(id, action, { revision: held.id, reason: 'Agreed by phone: it stays.' });
  }
  await act(revised, 'comments', { text: 'The customer doubled it by mail.' });
  await act(revised, 'assign', { assignee: 'anna' });
  // the same again, which adds nothing
  await byMail(documentOf('HF-REV-1'), 'Order HF-REV-1, once more');
};

const cancellations = async ({ receive, shown }: Person, { drafted, act }: OrderDesk): Promise<void> => {
  for (const [poNumber, action] of [
    ['HF-CAN-1', 'cancel'],
    ['HF-CAN-2', 'dismiss_cancellation'],
    ['HF-CAN-3', null],
  ] as const) {
    const id = await drafted(documentOf(poNumber));
    await act(id, 'approve');
    await receive({
      from: fromBuyer,
      subject: `Cancellation of ${poNumber}`,
      text: `Dear team,\n\nplease cancel our order number ${poNumber}.\n\nRegards\nNiamh`,
    });
    await shown(`${path}${id}/`, ({ review_reasons: reasons }: Order) => reasons.includes('cancellation_requested'));
    const reason = action === 'cancel' ? 'The customer does not need it.' : 'A mix-up, says the customer.';
    if (action) await act(id, action, { reason });
  }
};

const decisions = async (
  { call, ask }: Person,
  { drafted, act, order }: OrderDesk,
  { learned }: { readonly learned: Listed },
): Promise<void> => {
  const rejected = await drafted(documentOf('HF-REJ-1'));
  await act(rejected, 'reject', { reason: 'Ordered twice.' });
  const reopened = await drafted(documentOf('HF-REJ-2'));
  await act(reopened, 'reject', { reason: 'A test.' });
  await act(reopened, 'reopen', { reason: 'It was none.' });
  const refused = await drafted(documentOf('HF-ERP-1'));
  await act(refused, 'approve');
  await act(refused, 'acknowledge', { refused: true, reason: 'The account is closed.' });
  const handed = await drafted(documentOf('HF-ERP-2'));
  await act(handed, 'approve');
  await act(handed, 'acknowledge', { external_reference: '4500099001', version: 1 });

  const odd = { code: 'OWN-77', name: 'Our usual glue', qty: '3', unit: 'pcs', price: '11.40' };
  const corrected = await drafted(documentOf('HF-ALI-1', { lines: [...documentOf('').lines, odd] }));
  await call('PATCH', `${path}${corrected}/`, {
    delivery_date: dayAfter(new Date(), 64),
    lines: [{ line: 4, product: learned.id }],
    learn: true,
  });
  await act(corrected, 'approve');
  const unknown = await drafted(
    documentOf('HF-MAT-1', { lines: [...documentOf('').lines, { ...odd, code: 'NEW-1', name: 'New thing' }] }),
  );
  await call('POST', '/sales/products/', { code: 'NEW-1', name: 'New thing', unit: 'pcs', price: '11.40', currency: 'EUR' });
  await act(unknown, 'match_again');
  await ask('POST', `${path}${unknown}/presence/`);
  await order(unknown);
};

/** Assigned by a rule, split, and merged into another one; a colleague is mentioned. */
const moves = async ({ call, shown }: Person, { drafted, act }: OrderDesk): Promise<void> => {
  const rules = [{ assignee: 'anna', min_total: 1 }];
  await call('PATCH', '/sales/company-settings/', { assignment_rules: rules });
  const split = await drafted(documentOf('HF-SPLIT-1'));
  await shown(`${path}${split}/`, ({ assignee }: Order) => assignee === 'anna');
  await call('PATCH', '/sales/company-settings/', { assignment_rules: [{ ...rules[0], min_total: 1_000_000 }] });
  await act(split, 'split', { lines: [3] });
  const [into, from] = [await drafted(documentOf('HF-MERGE-1')), await drafted(documentOf('HF-MERGE-2'))];
  await act(into, 'merge', { order: from });
  await act(into, 'comments', { text: '@[anna] They want both in one delivery.' });
};

const byHand = async ({ call, upload, ask }: Person): Promise<void> => {
  const [customer] = await call<readonly Listed[]>('GET', '/sales/customers/?q=C-1001');
  const [product] = await call<readonly Listed[]>('GET', '/sales/products/?q=NL-1010');
  const line = { product: product?.id, code: 'NL-1010', name: 'Cordless drill', qty: '2', unit: 'pcs', price: '189.90' };
  const lines = [line, { name: 'Freight', charge: 'freight', price: '9.50' }];
  const head = {
    po_number: 'BY-HAND-1',
    currency: 'EUR',
    order_date: dayAfter(new Date(), -2),
    delivery_date: dayAfter(new Date(), 43),
  };
  const made = await call<Order>('POST', path, { customer: customer?.id, ...head, lines });
  await call('POST', `${path}${made.id}/comments/`, { text: 'By telephone.' });

  type Read = { readonly document_id: string };
  const taken = await upload<Read>('order.pdf', await renderClassicPdf(documentOf('UP-1')));
  await call('POST', path, { document_id: taken.body.document_id });
  const waiting = await upload<Read>('waits.xlsx', renderXlsx(documentOf('UP-2')));
  await call('POST', '/sales/review/bulk/', { action: 'assign', ids: [waiting.body.document_id], assignee: 'ben' });
  const dismissed = await upload<Read>('dismissed.xlsx', renderXlsx(documentOf('UP-3')));
  await call('POST', `/sales/documents/${dismissed.body.document_id}/dismiss/`, { reason: 'Only a trial.' });
  const { status } = await upload('broken.pdf', Buffer.from('%PDF-1.4\nbroken'));
  if (status !== 422) throw new Error(`a broken file was answered with ${status}`);
  await ask('GET', `${path}export/?format=csv`);
};

const mails = async ({ call, ask, receive }: Person, { byMail }: OrderDesk): Promise<void> => {
  const lamp = products.find(({ name }) => !name.includes(','));
  await receive({
    from: fromBuyer,
    subject: 'An order in words',
    text: `Hello,\n\nwe hereby order under our order number HF-WORDS-1:\n\n10 x ${lamp?.name}\n\nKind regards\nNiamh`,
  });
  // with an address, tax, references, dates and item numbers
  const data = { filename: 'PO-2026-117.xml', content: Buffer.from(peppolOrder), contentType: 'application/xml' };
  await receive({ from: fromBuyer, subject: 'Order PO-2026-117', text: 'Please find our order attached.', attachments: [data] });
  const broken = { filename: 'order.pdf', content: Buffer.from('%PDF-1.4\nbroken'), contentType: 'application/pdf' };
  const failing = async (subject: string) =>
    (await receive({ from: fromBuyer, subject, text: 'See attachment.', attachments: [broken] })).id;
  const [settled, retried, assigned] = [await failing('Broken 1'), await failing('Broken 2'), await failing('Broken 3')];
  await call('POST', `/sales/email-logs/${settled}/settle/`, { reason: 'Asked for it again by phone.' });
  await call('POST', `/sales/email-logs/${retried}/retry/`);
  await call('POST', `/sales/email-logs/${assigned}/assign/`, { assignee: 'ben' });
  await ask('POST', `/sales/email-logs/${assigned}/notify/`);

  for (const [poNumber, name, decision] of [
    ['LEAD-1', 'Kustvind Ferries AB', { status: 'CONVERTED', name: 'Kustvind Ferries AB', code: 'C-2001' }],
    ['LEAD-2', 'Havsvik Marina AB', { status: 'DISMISSED', reason: 'A competitor.' }],
    ['LEAD-3', 'Solberg Kran AS', null],
  ] as const) {
    const domain = `${name.split(' ')[0]?.toLowerCase()}.example`;
    const number = poNumber.at(-1);
    const own = { phone: `+47 55 55 02 3${number}`, taxNumber: `NO9876${number}4321MVA`, email: `inga@${domain}` };
    const buyer = { ...stranger, name, contact: 'Inga Lund', ...own };
    const entry = await byMail(documentOf(poNumber, { buyer }), `Order ${poNumber}`, { name: 'Inga Lund', address: buyer.email });
    const { lead } = await call<Order>('GET', `${path}${entry.sales_orders[0]}/`);
    if (decision) await call('PATCH', `/sales/leads/${lead}/`, decision);
  }
};

export const workOnOrders = async (person: Person): Promise<void> => {
  const desk = createOrderDesk(person);
  const [learned] = await person.call<readonly Listed[]>('GET', '/sales/products/?q=NL-5010');
  if (!learned) throw new Error('NL-5010 is not known');
  await revisions(person, desk);
  await cancellations(person, desk);
  await decisions(person, desk, { learned });
  await moves(person, desk);
  await byHand(person);
  await mails(person, desk);
};
