/** The price of the list, a discount, and the price that is left, before the amount. */
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

export const listAndNetPrice = pdfFamily({
  name: 'list-and-net-price',
  content: { lines: [2, 8], discounts: true },
  draw: (desk) => {
    const { scene } = desk;
    anyHead(desk);
    const columns = columnsOf(scene, 'code:12 name:30 qty:8> unit:6 price:12> discount:8> net:12> amount:13>');
    header(desk, columns, { net: `${scene.word(desk.content.words.column.price)} netto` });
    for (const [index, line] of desk.lines.entries())
      desk.row(
        columns,
        cellsOf(desk, columns, line, index, { net: scene.price(Math.round((line.price * (100 - line.discount)) / 100), 2) }),
      );
    totals(desk);
  },
});
