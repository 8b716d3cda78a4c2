/** German letter after DIN 5008: address window, information block on the right, horizontal rules only. */
import { brandOf } from './brand.ts';
import { atNoon, germanDate } from './dates.ts';
import { formatNumber, germanNumbers } from './money.ts';
import { addressLines, amountOf, type OrderDocument, totalsOf } from './order-document.ts';
import { onEveryPage, type Pdf, page, renderPdf, rule, write, writeLines } from './pdf-canvas.ts';
import { type Column, drawTable } from './pdf-table.ts';

const left = 70;
const width = page.width - left - 56;
const muted = '#666666';

const columns: readonly Column[] = [
  { title: 'Pos.', width: 30, align: 'left' },
  { title: 'Art.-Nr.', width: 66, align: 'left' },
  { title: 'Bezeichnung', width: 178, align: 'left' },
  { title: 'Menge', width: 44, align: 'right' },
  { title: 'ME', width: 34, align: 'left' },
  { title: 'Einzelpreis', width: 56, align: 'right' },
  { title: 'Gesamtpreis', width: width - 408, align: 'right' },
];

const germanUnits: Readonly<Record<string, string>> = { pcs: 'Stk', box: 'Pkg', pair: 'Paar', set: 'Satz', roll: 'Rolle' };

/** Dates stand as 31.03.2026, numbers as 1.234,50. */
export function renderGermanPdf(order: OrderDocument): Promise<Buffer> {
  const info = { title: `Bestellung ${order.poNumber}`, author: order.buyer.name, created: atNoon(order.orderDate) };
  return renderPdf(info, (pdf) => {
    letterhead(pdf, order);
    informationBlock(pdf, order);
    const start = opening(pdf, order);
    const rows = order.lines.map((line, index) => [
      String((index + 1) * 10),
      line.code,
      line.name,
      formatNumber(line.qty, germanNumbers),
      germanUnits[line.unit] ?? line.unit,
      formatNumber(line.price, germanNumbers, 2),
      formatNumber(amountOf(line), germanNumbers, 2),
    ]);
    const look = {
      text: { size: 9 },
      head: { size: 8.5, font: 'Helvetica-Bold' },
      headFill: null,
      rules: 'lines',
      padding: 5.5,
    } as const;
    const nextPage = (): number => {
      pdf.addPage();
      write(pdf, `Bestellung Nr. ${order.poNumber}`, left, 50, { size: 9, color: muted });
      return 72;
    };
    rule(pdf, left, start, width, { weight: 1, color: '#1c1c1c' });
    const below = drawTable(pdf, columns, rows, look, { x: left, y: start, bottom: 710, nextPage });
    closing(pdf, order, below > 590 ? nextPage() : below + 8);
    onEveryPage(pdf, (number, count) => footer(pdf, order, number, count));
  });
}

function letterhead(pdf: Pdf, { buyer, seller }: OrderDocument): void {
  pdf.rect(left, 42, 7, 30).fill(brandOf(buyer.name).color);
  write(pdf, buyer.name, left + 15, 42, { font: 'Helvetica-Bold', size: 16 });
  write(pdf, `${buyer.street} · ${buyer.postalCode} ${buyer.city}`, left + 15, 62, { size: 8.5, color: muted });
  const sender = `${buyer.name} · ${buyer.street} · ${buyer.postalCode} ${buyer.city}`;
  write(pdf, sender, left, 128, { size: 6.5, color: muted });
  rule(pdf, left, 138, 205, { color: '#c4c8cc' });
  writeLines(pdf, addressLines(seller).slice(0, 3), left, 146, { size: 10.5 }); // within a country its name is left out
}

function informationBlock(pdf: Pdf, order: OrderDocument): void {
  const { buyer } = order;
  const x = left + 234;
  const rows: readonly (readonly [string, string])[] = [
    ['Bestellnummer', order.poNumber],
    ['Bestelldatum', germanDate(order.orderDate)],
    ['Liefertermin', germanDate(order.deliveryDate)],
    ...(buyer.customerCode ? [['Unsere Kundennr.', buyer.customerCode] as const] : []),
    ['Ansprechpartner', buyer.contact],
    ['Telefon', buyer.phone],
    ['E-Mail', buyer.email],
  ];
  let y = 128;
  for (const [label, value] of rows) {
    write(pdf, label, x, y, { size: 8.5, color: muted });
    y = write(pdf, value, x + 78, y, { size: 8.5 }) + 3;
  }
}

function opening(pdf: Pdf, order: OrderDocument): number {
  write(pdf, `Bestellung Nr. ${order.poNumber}`, left, 268, { font: 'Helvetica-Bold', size: 13 });
  const text = 'Sehr geehrte Damen und Herren,\n\nwir bestellen zu unseren Einkaufsbedingungen wie folgt. Alle Preise in ';
  return (
    write(pdf, `${text}${order.currency === 'EUR' ? 'Euro (EUR)' : order.currency}.`, left, 294, {
      size: 9.5,
      width,
      wrap: true,
    }) + 10
  );
}

function closing(pdf: Pdf, order: OrderDocument, top: number): void {
  const { net, tax, gross } = totalsOf(order);
  const rows: readonly (readonly [string, string])[] = [
    ['Nettobetrag', net],
    ...(tax === null ? [] : [[`zzgl. ${order.taxRate} % USt.`, tax] as const]),
    [`Gesamtbetrag ${order.currency}`, gross],
  ];
  let y = top;
  for (const [index, [label, amount]] of rows.entries()) {
    const font = index === rows.length - 1 ? 'Helvetica-Bold' : 'Helvetica';
    write(pdf, label, left + width - 200, y, { font, size: 9.5 });
    y = write(pdf, formatNumber(amount, germanNumbers, 2), left, y, { font, size: 9.5, width: width - 4, align: 'right' }) + 4;
  }
  rule(pdf, left + width - 200, y, 200, { weight: 1, color: '#1c1c1c' });
  const noteBelow = write(pdf, order.note, left, y + 16, { size: 9.5, width, wrap: true });
  write(pdf, 'Mit freundlichen Grüßen', left, noteBelow + 14, { size: 9.5 });
  write(pdf, order.buyer.contact, left, noteBelow + 44, { font: 'Helvetica-Oblique', size: 9.5 });
  write(pdf, 'Einkauf', left, noteBelow + 57, { size: 8.5, color: muted });
}

function footer(pdf: Pdf, { buyer }: OrderDocument, number: number, count: number): void {
  rule(pdf, left, 768, width, { color: brandOf(buyer.name).color, weight: 0.8 });
  const style = { size: 7, color: muted };
  writeLines(pdf, addressLines(buyer), left, 775, style);
  writeLines(pdf, [`Telefon ${buyer.phone}`, buyer.email, `USt-IdNr. ${buyer.taxNumber}`], left + 170, 775, style);
  write(pdf, `Seite ${number} von ${count}`, left, 775, { ...style, width, align: 'right' });
}
