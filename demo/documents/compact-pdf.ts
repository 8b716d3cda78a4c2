/** A letter: two columns at the top, running text, goods aligned by white space alone, as many pages as it takes. */
import { atNoon, longDate } from './dates.ts';
import { add, englishNumbers, formatNumber } from './money.ts';
import { addressLines, englishRow, type OrderDocument, totalsOf } from './order-document.ts';
import { onEveryPage, type Pdf, page, renderPdf, write, writeLines } from './pdf-canvas.ts';
import { type Column, drawTable } from './pdf-table.ts';

const left = 62;
const width = page.width - 2 * left;
const bottom = 752;
const serif = { font: 'Times-Roman', size: 10.5 } as const;

const columns: readonly Column[] = [
  { title: 'Article', width: 74, align: 'left' },
  { title: 'Description', width: 196, align: 'left' },
  { title: 'Quantity', width: 66, align: 'right' },
  { title: 'Price', width: 58, align: 'right' },
  { title: 'Amount', width: width - 394, align: 'right' },
];

/** Dates stand as 31 March 2026, numbers as 1,234.50, the unit behind the quantity. Amounts are net. */
export function renderCompactPdf(order: OrderDocument): Promise<Buffer> {
  const info = { title: `Order ${order.poNumber}`, author: order.buyer.name, created: atNoon(order.orderDate) };
  return renderPdf(info, (pdf) => {
    header(pdf, order);
    const start = opening(pdf, order);
    const rows = order.lines.map(englishRow);
    const look = { text: serif, head: { ...serif, font: 'Times-Italic' }, headFill: null, rules: 'none', padding: 3.2 } as const;
    const nextPage = (): number => {
      pdf.addPage();
      return 86;
    };
    const below = drawTable(pdf, columns, rows, look, { x: left - 4, y: start, bottom, nextPage });
    closing(pdf, order, below > 610 ? nextPage() : below + 10);
    onEveryPage(pdf, (number, count) => {
      if (number > 1) write(pdf, `Our order ${order.poNumber}, continued`, left, 56, { ...serif, font: 'Times-Italic' });
      write(pdf, `– ${number} / ${count} –`, left, 794, { ...serif, size: 9, width, align: 'center' });
    });
  });
}

function header(pdf: Pdf, { buyer, seller }: OrderDocument): void {
  write(pdf, buyer.name, left, 54, { font: 'Times-Bold', size: 17 });
  write(pdf, `${buyer.phone}   ${buyer.email}`, left, 76, { ...serif, font: 'Times-Italic', size: 9.5 });
  const right = left + width / 2 + 10;
  write(pdf, 'To', left, 112, { ...serif, font: 'Times-Italic' });
  writeLines(pdf, addressLines(seller), left, 126, serif);
  write(pdf, 'From', right, 112, { ...serif, font: 'Times-Italic' });
  writeLines(pdf, addressLines(buyer), right, 126, serif);
}

function opening(pdf: Pdf, order: OrderDocument): number {
  const { buyer } = order;
  write(pdf, `${buyer.city}, ${longDate(order.orderDate)}`, left, 206, { ...serif, width, align: 'right' });
  write(pdf, `Order no. ${order.poNumber}`, left, 232, { font: 'Times-Bold', size: 13 });
  const account = buyer.customerCode ? ` on our account ${buyer.customerCode}` : '';
  const request =
    `Dear Sir or Madam,\n\nPlease supply the goods listed below${account}. We need them delivered by ` +
    `${longDate(order.deliveryDate)} at the latest. Prices are in ${order.currency}, net of VAT, free delivered.`;
  return write(pdf, request, left, 258, { ...serif, width, wrap: true }) + 12;
}

function closing(pdf: Pdf, order: OrderDocument, top: number): void {
  const { net } = totalsOf(order);
  const bold = { font: 'Times-Bold', size: 11 } as const;
  write(pdf, `Total, ${order.currency}`, left, top, bold);
  const pieces = order.lines.length === 1 ? 'one item' : `${order.lines.length} items`;
  write(pdf, pieces, left + 150, top, { ...serif, font: 'Times-Italic' });
  const below = write(pdf, formatNumber(add(net), englishNumbers, 2), left, top, { ...bold, width: width - 8, align: 'right' });
  const noteBelow = write(pdf, order.note, left, below + 12, { ...serif, width, wrap: true });
  const signed = ['Yours faithfully,', '', order.buyer.contact, `${order.buyer.name}, VAT ${order.buyer.taxNumber}`];
  writeLines(pdf, signed, left, noteBelow + 12, serif);
}
