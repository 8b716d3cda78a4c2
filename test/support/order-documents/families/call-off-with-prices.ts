/** A call-off from a frame contract: what was agreed and called before stands beside what is called now. */
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

const columnWords: { readonly [language: string]: readonly string[] } = {
  de: ['Vertragsmenge', 'abgerufen'],
  fr: ['Qté contrat', 'déjà appelé'],
  nl: ['Contract', 'afgeroepen'],
  pl: ['Umowa', 'Pobrano'],
};

export const callOffWithPrices = pdfFamily({
  name: 'call-off-with-prices',
  content: { lines: [2, 6] },
  draw: (desk) => {
    const { scene } = desk;
    anyHead(desk);
    desk.text(`RV-2024/${scene.random.int(100, 999)}`, scene.pen.left);
    desk.skip(2);
    const columns = columnsOf(scene, 'pos:5 code:12 name:28 agreed:10> before:10> qty:9> unit:6 price:12> amount:13>');
    const words = columnWords[desk.content.language.slice(0, 2)] ?? ['Contract', 'To date'];
    header(desk, columns, { agreed: words[0] ?? '', before: words[1] ?? '' });
    for (const [index, line] of desk.lines.entries()) {
      const before = scene.random.int(1, 9) * 100;
      const own = { agreed: String(before * 4), before: String(before) };
      desk.row(columns, cellsOf(desk, columns, line, index, own));
    }
    totals(desk);
  },
});
