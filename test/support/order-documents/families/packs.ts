/** How many a pack holds and how many packs, and how many pieces that is: pieces are ordered and priced. */
import { amountOf } from '../content.ts';
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

const words: { readonly [language: string]: readonly string[] } = {
  en: ['Packs', 'Per pack'],
  de: ['Geb.', 'VPE'],
  fr: ['Colis', 'PCB'],
  es: ['Cajas', 'Ud/caja'],
  it: ['Colli', 'Pz/collo'],
  sv: ['Förp.', 'St/förp.'],
};

export const packs = pdfFamily({
  name: 'packs',
  languages: ['en', 'de', 'fr', 'es', 'it', 'sv'],
  content: { lines: [2, 7] },
  prepare: (content) => {
    const lines = content.lines.map((line, index) => {
      const qty = Math.max(1, Math.round(line.qty / 12_000)) * (index % 2 === 0 ? 12_000 : 6000);
      return { ...line, qty, amount: amountOf(qty, line.price, 0) };
    });
    const rowsCents = lines.reduce((sum, { amount }) => sum + amount, 0);
    return { ...content, lines, rowsCents, netCents: rowsCents, taxCents: 0, totalCents: rowsCents };
  },
  draw: (desk) => {
    anyHead(desk);
    const columns = columnsOf(desk.scene, 'code:12 name:32 packs:8> size:8> qty:9> price:13> amount:14>');
    const [packs = '', size = ''] = words[desk.content.language.slice(0, 2)] ?? [];
    header(desk, columns, { packs, size });
    for (const [index, line] of desk.lines.entries()) {
      const pieces = index % 2 === 0 ? 12 : 6;
      desk.row(columns, cellsOf(desk, columns, line, index, { packs: String(line.qty / 1000 / pieces), size: String(pieces) }));
    }
    totals(desk);
  },
});
