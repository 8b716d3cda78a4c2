/** English order form: labels on the left, a ruled table, totals in a box. */
import { brandOf } from './brand.ts';
import { atNoon, slashDate } from './dates.ts';
import { renderLogoPng } from './logo-png.ts';
import { englishNumbers, formatNumber } from './money.ts';
import { addressLines, amountOf, type OrderDocument, totalsOf } from './order-document.ts';
import { onEveryPage, type Pdf, page, renderPdf, rule, write, writeLines } from './pdf-canvas.ts';
import { type Column, drawTable } from './pdf-table.ts';

const left = 48;
const width = page.width - 2 * left;
const muted = '#5b6670';

const columns: readonly Column[] = [
  { title: 'No.', width: 30, align: 'right' },
  { title: 'Item code', width: 72, align: 'left' },
  { title: 'Description', width: 187, align: 'left' },
  { title: 'Qty', width: 42, align: 'right' },
  { title: 'Unit', width: 36, align: 'left' },
  { title: 'Unit price', width: 62, align: 'right' },
  { title: 'Amount', width: width - 429, align: 'right' },
];

/** Dates stand as 31/03/2026, numbers as 1,234.50. */
export function renderClassicPdf(order: OrderDocument): Promise<Buffer> {
  const info = { title: `Purchase order ${order.poNumber}`, author: order.buyer.name, created: atNoon(order.orderDate) };
  return renderPdf(info, (pdf) => {
    letterhead(pdf, order);
    const start = Math.max(details(pdf, order), parties(pdf, order)) + 18;
    const rows = order.lines.map((line, index) => [
      String(index + 1),
      line.code,
      line.name,
      formatNumber(line.qty, englishNumbers),
      line.unit,
      formatNumber(line.price, englishNumbers, 2),
      formatNumber(amountOf(line), englishNumbers, 2),
    ]);
    const look = {
      text: { size: 9 },
      head: { size: 9, font: 'Helvetica-Bold', color: brandOf(order.buyer.name).color },
      headFill: '#e8eef2',
      rules: 'grid',
      padding: 6,
    } as const;
    const nextPage = (): number => {
      pdf.addPage();
      return 60;
    };
    const below = drawTable(pdf, columns, rows, look, { x: left, y: start, bottom: 740, nextPage });
    closing(pdf, order, below > 620 ? nextPage() : below + 12);
    onEveryPage(pdf, (number, count) => footer(pdf, order, number, count));
  });
}

function letterhead(pdf: Pdf, { buyer, poNumber }: OrderDocument): void {
  const { color, logo } = brandOf(buyer.name);
  pdf.image(renderLogoPng({ size: 160, colors: logo }), left, 40, { width: 46 });
  write(pdf, buyer.name, left + 58, 44, { font: 'Helvetica-Bold', size: 14, color });
  writeLines(pdf, [`${buyer.street}, ${buyer.city} ${buyer.postalCode}`, buyer.country], left + 58, 63, {
    size: 8.5,
    color: muted,
  });
  write(pdf, 'PURCHASE ORDER', left, 46, { font: 'Helvetica-Bold', size: 18, color, width, align: 'right' });
  write(pdf, poNumber, left, 70, { size: 11, color: muted, width, align: 'right' });
  rule(pdf, left, 100, width, { color, weight: 1.2 });
}

function details(pdf: Pdf, order: OrderDocument): number {
  const rows: readonly (readonly [string, string])[] = [
    ['PO Number', order.poNumber],
    ['Order Date', slashDate(order.orderDate)],
    ['Delivery Date', slashDate(order.deliveryDate)],
    ['Currency', order.currency],
    ...(order.buyer.customerCode ? [['Account No.', order.buyer.customerCode] as const] : []),
    ['Contact', order.buyer.contact],
    ['E-mail', order.buyer.email],
    ['Phone', order.buyer.phone],
  ];
  let y = 118;
  for (const [label, value] of rows) {
    write(pdf, `${label}:`, left, y, { font: 'Helvetica-Bold', size: 9.5 });
    y = write(pdf, value, left + 88, y) + 3;
  }
  return y;
}

function parties(pdf: Pdf, { seller, buyer }: OrderDocument): number {
  const x = left + 290;
  write(pdf, 'SUPPLIER', x, 118, { font: 'Helvetica-Bold', size: 8, color: muted });
  const below = writeLines(pdf, addressLines(seller), x, 130, { size: 9.5 });
  write(pdf, 'SHIP TO', x, below + 10, { font: 'Helvetica-Bold', size: 8, color: muted });
  return writeLines(pdf, addressLines(buyer), x, below + 22, { size: 9.5 });
}

function closing(pdf: Pdf, order: OrderDocument, top: number): void {
  const { net, tax, gross } = totalsOf(order);
  const rows: readonly (readonly [string, string])[] = [
    ['Subtotal', net],
    ...(tax === null ? [] : [[`VAT ${order.taxRate}%`, tax] as const]),
    [`Total ${order.currency}`, gross],
  ];
  const x = left + width - 190;
  let y = top;
  for (const [index, [label, amount]] of rows.entries()) {
    const last = index === rows.length - 1;
    if (last) pdf.rect(x, y - 4, 190, 20).fill('#e8eef2');
    const font = last ? 'Helvetica-Bold' : 'Helvetica';
    write(pdf, label, x + 8, y, { font, size: 10 });
    write(pdf, formatNumber(amount, englishNumbers, 2), x, y, { font, size: 10, width: 186, align: 'right' });
    y += 19;
  }
  const noteY = write(pdf, 'Notes', left, top, { font: 'Helvetica-Bold', size: 9 });
  write(pdf, order.note, left, noteY + 2, { size: 9, width: 270, wrap: true });
  rule(pdf, left, y + 58, 180);
  write(pdf, `Authorised by ${order.buyer.contact}`, left, y + 63, { size: 8.5, color: muted });
}

function footer(pdf: Pdf, { buyer, poNumber }: OrderDocument, number: number, count: number): void {
  rule(pdf, left, 792, width);
  write(pdf, `${buyer.name} · VAT no. ${buyer.taxNumber}`, left, 799, { size: 7.5, color: muted });
  write(pdf, `${poNumber} · Page ${number} of ${count}`, left, 799, { size: 7.5, color: muted, width, align: 'right' });
}
