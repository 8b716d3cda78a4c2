/** What was ordered last year, and for how much, stands beside what is ordered now. */
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

const words: { readonly [language: string]: readonly string[] } = {
  en: ['Last year', 'Old price'],
  de: ['Vorjahr', 'Preis alt'],
  fr: ['An dernier', 'Ancien prix'],
  nl: ['Vorig jaar', 'Oude prijs'],
  da: ['Sidste år', 'Gl. pris'],
  pl: ['Zeszły rok', 'Stara cena'],
};

export const lastYearBeside = pdfFamily({
  name: 'last-year-beside',
  languages: ['en', 'de', 'fr', 'nl', 'da', 'pl'],
  content: { lines: [2, 7] },
  draw: (desk) => {
    const { scene } = desk;
    anyHead(desk);
    const columns = columnsOf(scene, 'code:12 name:30 was:11> paid:11> qty:9> price:12> amount:13>');
    const [was = '', paid = ''] = words[desk.content.language.slice(0, 2)] ?? [];
    header(desk, columns, { was, paid });
    for (const [index, line] of desk.lines.entries())
      desk.row(
        columns,
        cellsOf(desk, columns, line, index, {
          was: String(scene.random.int(1, 90)),
          paid: scene.price(Math.round(line.price * 0.97), 2),
        }),
      );
    totals(desk);
  },
});
