/** Mail that orders nothing, however much it looks like an order. */
import { type InvoiceDocument, renderClassicPdf, renderInvoicePdf, renderLogoPng } from '../documents/index.ts';
import { percent } from '../documents/money.ts';
import { company, customers, ordered, supplier } from './cast.ts';
import { composeBounce, composeMail } from './compose.ts';
import { type Draft, nothing, pdf } from './letter-draft.ts';
import { dayAfter, demoOrders } from './orders.ts';

/** The one from our supplier names a PO number of ours, goods and prices. */
function supplierInvoice(now: Date): InvoiceDocument {
  const halfPrice = (line: ReturnType<typeof ordered>) => ({ ...line, price: percent(line.price, '50') });
  return {
    issuer: supplier,
    recipient: company,
    invoiceNumber: `KF-${now.getUTCFullYear()}-20931`,
    orderNumber: 'NW-P-00812',
    invoiceDate: dayAfter(now, -1),
    dueDate: dayAfter(now, 29),
    currency: 'EUR',
    lines: [ordered('NL-2030', '200'), ordered('NL-2040', '150'), ordered('NL-2050', '100')].map(halfPrice),
    taxRate: '23',
    iban: 'IE64 IRCE 9205 0112 3456 78',
  };
}

export async function otherLetters(now: Date): Promise<readonly Draft[]> {
  const cid = 'logo@tischlerei-brandt.example';
  const logo = { filename: 'logo.png', content: renderLogoPng(), contentType: 'image/png', disposition: 'inline', cid } as const;
  const invoice = supplierInvoice(now);
  return [
    {
      name: 'logo-only',
      messageId: `thanks.${dayAfter(now, 0)}@tischlerei-brandt.example`,
      sender: customers.brandt,
      subject: 'Thank you',
      text: 'Thank you for the quick delivery last week!\n\nKatharina Brandt\n',
      html: '<p>Thank you for the quick delivery last week!</p><p>Katharina Brandt<br><img src="cid:logo@tischlerei-brandt.example" alt="Tischlerei Brandt"></p>',
      attachments: [logo],
      expected: nothing('only a logo in the signature, nothing to process'),
    },
    {
      name: 'invoice',
      messageId: `kf-20931.${dayAfter(now, -1)}@kestrel-fasteners.example`,
      sender: { contact: 'Kestrel Fasteners Accounts', email: supplier.email },
      subject: `Invoice ${invoice.invoiceNumber} for your order ${invoice.orderNumber}`,
      text: 'Dear customer,\n\nplease find our invoice attached.\n\nKestrel Fasteners\n',
      attachments: [pdf(`Invoice ${invoice.invoiceNumber}.pdf`, await renderInvoicePdf(invoice))],
      expected: nothing('an invoice with goods, prices and a PO number is not an order'),
    },
  ];
}

/** What came back is our own answer with the order in it: there is an order in that mail, and it must not be drafted. */
export async function bouncedMail(
  mailboxAddress: string,
  now: Date,
  date: Date,
): Promise<{ messageId: string; from: string; subject: string; raw: Buffer }> {
  const { harbour } = demoOrders(now);
  const failedRecipient = 'niamh.gallager@harbourfinch.example';
  const returned = await composeMail({
    messageId: `re-0318.${harbour.orderDate}@${company.domain}`,
    from: { name: company.name, address: mailboxAddress },
    to: failedRecipient,
    date: new Date(date.getTime() - 60_000),
    subject: `Re: Purchase order ${harbour.poNumber}`,
    text: 'Thank you for your order, which we have attached for your reference.\n',
    attachments: [pdf('your order.pdf', await renderClassicPdf({ ...harbour, poNumber: `${harbour.poNumber}-B` }))],
  });
  const messageId = `bounce-0318.${harbour.orderDate}@harbourfinch.example`;
  return {
    messageId,
    subject: 'Undelivered Mail Returned to Sender',
    from: 'MAILER-DAEMON@harbourfinch.example',
    raw: composeBounce({ messageId, to: mailboxAddress, failedRecipient, date, returned }),
  };
}
