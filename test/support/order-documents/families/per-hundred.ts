/** Screws and the like: prices for a hundred or a thousand, told in a column of its own. */
import { plainDecimal } from '../writing.ts';
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily, withProducts } from './family.ts';

const per: { readonly [language: string]: string } = {
  de: 'PE',
  en: 'Per',
  fr: 'Unité de prix',
  nl: 'Prijs per',
  pl: 'Cena za',
  it: 'Prezzo per',
};

export const perHundred = pdfFamily({
  name: 'per-hundred',
  languages: ['en', 'de', 'fr', 'nl', 'pl', 'it'],
  content: { lines: [2, 7] },
  // hundreds of pieces, so that amounts are whole cents
  prepare: (content) => {
    const exact = content.lines.map((line) => {
      const hundreds = Math.max(1, Math.round(line.qty / 2000));
      return { ...line, qty: hundreds * 100_000, amount: Math.round((hundreds * line.price) / 100) };
    });
    const rowsCents = exact.reduce((sum, { amount }) => sum + amount, 0);
    return { ...content, lines: exact, rowsCents, netCents: rowsCents, taxCents: 0, totalCents: rowsCents, charges: [] };
  },
  draw: (desk) => {
    anyHead(desk);
    const columns = columnsOf(desk.scene, 'pos:5 code:13 name:32 qty:10> unit:6 price:12> per:7> amount:14>');
    header(desk, columns, { per: per[desk.content.language] ?? 'Per' });
    for (const [index, line] of desk.lines.entries()) desk.row(columns, cellsOf(desk, columns, line, index, { per: '100' }));
    totals(desk);
  },
  truth: (truth, content) =>
    withProducts(truth, (line, at) => {
      const price = content.lines[at]?.price ?? 0;
      return { ...line, price: plainDecimal(price, 6), price_accept: [plainDecimal(price, 4)] };
    }),
});
