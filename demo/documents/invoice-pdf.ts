/** An invoice: goods, prices and an order number like in an order, and yet nothing to deliver. */
import { atNoon, longDate } from './dates.ts';
import { englishNumbers, formatNumber } from './money.ts';
import { addressLines, englishRow, type OrderLine, type Party, totalsOf } from './order-document.ts';
import { type Pdf, page, renderPdf, rule, write, writeLines } from './pdf-canvas.ts';
import { type Column, drawTable } from './pdf-table.ts';

export type InvoiceDocument = {
  /** who wants to be paid */
  readonly issuer: Party;
  readonly recipient: Party;
  readonly invoiceNumber: string;
  /** the recipient's order that was delivered */
  readonly orderNumber: string;
  /** ISO dates */
  readonly invoiceDate: string;
  readonly dueDate: string;
  readonly currency: string;
  readonly lines: readonly OrderLine[];
  readonly taxRate: string | null;
  readonly iban: string;
};

const left = 52;
const width = page.width - 2 * left;
const accent = '#1f6f4a';
const muted = '#5f6b66';

const columns: readonly Column[] = [
  { title: 'Item', width: 74, align: 'left' },
  { title: 'Description', width: 206, align: 'left' },
  { title: 'Qty', width: 60, align: 'right' },
  { title: 'Unit price', width: 70, align: 'right' },
  { title: 'Amount', width: width - 410, align: 'right' },
];

/** Dates stand as 31 March 2026, numbers as 1,234.50. */
export function renderInvoicePdf(invoice: InvoiceDocument): Promise<Buffer> {
  const info = { title: `Invoice ${invoice.invoiceNumber}`, author: invoice.issuer.name, created: atNoon(invoice.invoiceDate) };
  return renderPdf(info, (pdf) => {
    letterhead(pdf, invoice);
    const rows = invoice.lines.map(englishRow);
    const look = {
      text: { size: 9 },
      head: { size: 9, font: 'Helvetica-Bold', color: '#ffffff' },
      headFill: accent,
      rules: 'lines',
      padding: 5,
    } as const;
    const nextPage = (): number => {
      pdf.addPage();
      return 60;
    };
    const below = drawTable(pdf, columns, rows, look, { x: left, y: 292, bottom: 720, nextPage });
    closing(pdf, invoice, below > 640 ? nextPage() : below + 14);
  });
}

function letterhead(pdf: Pdf, invoice: InvoiceDocument): void {
  const { issuer, recipient } = invoice;
  pdf.rect(0, 0, page.width, 10).fill(accent);
  write(pdf, issuer.name, left, 44, { font: 'Helvetica-Bold', size: 15, color: accent });
  writeLines(pdf, addressLines(issuer).slice(1), left, 64, { size: 8.5, color: muted });
  write(pdf, 'INVOICE', left, 44, { font: 'Helvetica-Bold', size: 22, width, align: 'right' });
  write(pdf, 'Bill to', left, 140, { font: 'Helvetica-Bold', size: 8.5, color: muted });
  writeLines(pdf, addressLines(recipient), left, 153, { size: 10 });
  const rows: readonly (readonly [string, string])[] = [
    ['Invoice No.', invoice.invoiceNumber],
    ['Invoice Date', longDate(invoice.invoiceDate)],
    ['Your PO Number', invoice.orderNumber],
    ['Payment due', longDate(invoice.dueDate)],
  ];
  let y = 140;
  for (const [label, value] of rows) {
    write(pdf, label, left + 300, y, { size: 9, color: muted });
    y = write(pdf, value, left, y, { font: 'Helvetica-Bold', size: 9, width, align: 'right' }) + 4;
  }
  const thanks = 'Thank you for your order. We invoice the goods delivered to you as follows:';
  write(pdf, thanks, left, 262, { size: 9.5 });
}

function closing(pdf: Pdf, invoice: InvoiceDocument, top: number): void {
  const { net, tax, gross } = totalsOf(invoice);
  const rows: readonly (readonly [string, string])[] = [
    ['Net amount', net],
    ...(tax === null ? [] : [[`VAT ${invoice.taxRate}%`, tax] as const]),
    [`Amount due ${invoice.currency}`, gross],
  ];
  let y = top;
  for (const [index, [label, amount]] of rows.entries()) {
    const font = index === rows.length - 1 ? 'Helvetica-Bold' : 'Helvetica';
    write(pdf, label, left + width - 210, y, { font, size: 10 });
    y = write(pdf, formatNumber(amount, englishNumbers, 2), left, y, { font, size: 10, width: width - 4, align: 'right' }) + 5;
  }
  rule(pdf, left, y + 20, width, { color: accent });
  const payment = `Please pay by ${longDate(invoice.dueDate)} to IBAN ${invoice.iban}, quoting ${invoice.invoiceNumber}.`;
  write(pdf, payment, left, y + 30, { size: 9.5, width, wrap: true });
  write(pdf, `${invoice.issuer.name} · VAT no. ${invoice.issuer.taxNumber}`, left, 800, { size: 7.5, color: muted });
}
