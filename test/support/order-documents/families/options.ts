/** Rows marked as an option, their amounts in brackets and in no sum: they are not ordered. */
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

const optional: { readonly [language: string]: string } = {
  en: 'Optional',
  de: 'Optional',
  fr: 'En option',
  nl: 'Optie',
  it: 'Opzionale',
  es: 'Opcional',
  sv: 'Option',
};

export const options = pdfFamily({
  name: 'options',
  languages: ['en', 'de', 'fr', 'nl', 'it', 'es', 'sv'],
  content: { lines: [3, 6] },
  prepare: (content) => {
    const rowsCents = content.lines.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0);
    return { ...content, rowsCents, netCents: rowsCents, taxCents: 0, totalCents: rowsCents };
  },
  draw: (desk) => {
    const { scene } = desk;
    anyHead(desk);
    const columns = columnsOf(scene, 'pos:5 code:13 name:36 qty:8> price:13> amount:14>');
    header(desk, columns);
    for (const [index, line] of desk.lines.entries()) {
      const option = index === desk.lines.length - 1 && desk.lines.length > 1;
      const own = option
        ? {
            name: `${optional[desk.content.language.slice(0, 2)] ?? 'Option'}: ${line.name}`,
            amount: `(${scene.money(line.amount)})`,
          }
        : {};
      desk.row(columns, cellsOf(desk, columns, line, index, own));
    }
    totals(desk);
  },
  truth: (truth) => ({ ...truth, products: (truth.products ?? []).slice(0, -1) }),
});
