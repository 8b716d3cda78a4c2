/** General terms and conditions, as they ride along with orders: text about orders that orders nothing. */
import { atNoon } from './dates.ts';
import type { Party } from './order-document.ts';
import { page, renderPdf, write } from './pdf-canvas.ts';

const left = 64;
const width = page.width - 2 * left;

const clauses: readonly (readonly [string, string])[] = [
  [
    '1. Scope',
    'These conditions apply to all purchases of goods by us. Conditions of the supplier apply only where we have agreed to them in writing.',
  ],
  [
    '2. Prices',
    'Agreed prices are fixed prices and include packaging and carriage to the place of delivery. Value added tax is shown separately on the invoice.',
  ],
  [
    '3. Delivery',
    'Dates stated in an order are binding. The supplier informs us without delay when a date cannot be kept. Partial deliveries need our consent.',
  ],
  ['4. Payment', 'We pay within 30 days of receipt of goods and a proper invoice, or within 14 days less 2 per cent discount.'],
  [
    '5. Warranty',
    'The supplier warrants that the goods are free from defects in material and workmanship for 24 months from delivery.',
  ],
  [
    '6. Confidentiality',
    'Drawings, samples and business information remain our property and are not disclosed to third parties.',
  ],
  [
    '7. Applicable law',
    'The law at our registered office applies. The United Nations Convention on Contracts for the International Sale of Goods is excluded.',
  ],
];

/** `issued` is an ISO date. */
export function renderTermsPdf(issuer: Party, issued: string): Promise<Buffer> {
  const title = 'General Terms and Conditions of Purchase';
  return renderPdf({ title, author: issuer.name, created: atNoon(issued) }, (pdf) => {
    write(pdf, issuer.name, left, 54, { size: 9, color: '#666666' });
    write(pdf, title, left, 76, { font: 'Helvetica-Bold', size: 16 });
    let y = 118;
    for (const [heading, text] of clauses) {
      y = write(pdf, heading, left, y, { font: 'Helvetica-Bold', size: 10.5 }) + 3;
      y = write(pdf, text, left, y, { font: 'Times-Roman', size: 10.5, width, wrap: true }) + 12;
    }
    write(pdf, `${issuer.name}, ${issuer.city}`, left, y + 10, { font: 'Times-Italic', size: 10 });
  });
}
