/** Rows below a salutation, without a word over any column. */
import { devHeads } from '../pdf/heads-dev.ts';
import { letterHeads } from '../pdf/heads-letters.ts';
import { cellsOf, columnsOf, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

const specs = [
  'qty:7> unit:7 name:40 price:13> amount:14>',
  'code:13 name:36 qty:8> price:13> amount:14>',
  'pos:5 name:36 qtyUnit:13> price:13> amount:14>',
];

export const noHeader = pdfFamily({
  name: 'no-header',
  content: { lines: [2, 7] },
  draw: (desk) => {
    const { scene } = desk;
    desk.to(scene.random.pick([devHeads.letter, devHeads.windowed, letterHeads.factRows])(scene) + 8);
    const columns = columnsOf(scene, scene.random.pick(specs));
    for (const [index, line] of desk.lines.entries()) desk.row(columns, cellsOf(desk, columns, line, index));
    totals(desk);
  },
});
