/** Two orders one below the other on a page, each with its number, rows and sum. */
import type { OrderContent } from '../content.ts';
import { factsOf, type Scene } from '../pdf/scene.ts';
import { truthOf } from '../truth.ts';
import { cellsOf, columnsOf, type Desk, header } from './desk.ts';
import { pdfFamily } from './family.ts';

const isOrder = ({ type }: OrderContent): boolean => type === 'order';
const half = (content: OrderContent, second: boolean): OrderContent => {
  const cut = Math.ceil(content.lines.length / 2);
  const lines = second ? content.lines.slice(cut) : content.lines.slice(0, cut);
  const totalCents = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...content,
    lines,
    po: second ? `${content.po}7` : content.po,
    rowsCents: totalCents,
    netCents: totalCents,
    taxCents: 0,
    totalCents,
  };
};

const one = (desk: Desk, scene: Scene): void => {
  const { content, pen } = scene;
  desk.text(content.title, pen.left, { bold: true, size: 14 });
  desk.skip(2.6);
  desk.text(`${scene.word(content.words.buyer)}: ${content.buyer.name}`);
  desk.skip(1.5);
  for (const [label, value] of factsOf(scene, { email: true, currency: true })) {
    desk.text(`${label}: ${value}`);
    desk.skip(1.4);
  }
  desk.skip(0.6);
  const columns = columnsOf(scene, 'code:13 name:38 qty:9> price:14> amount:15>');
  header(desk, columns);
  for (const [index, line] of content.lines.entries()) desk.row(columns, cellsOf(desk, columns, line, index));
  desk.row(
    columns,
    columns.map(({ key }) =>
      key === 'name' ? scene.word(content.words.gross) : key === 'amount' ? scene.money(content.totalCents) : '',
    ),
    { bold: true },
  );
  desk.skip(3);
};

export const twoOrdersOnAPage = pdfFamily({
  name: 'two-orders-on-a-page',
  content: { lines: [2, 6] },
  draw: (desk) => {
    const { scene, content } = desk;
    one(desk, isOrder(content) ? { ...scene, content: half(content, false) } : scene);
    if (isOrder(content)) one(desk, { ...scene, content: half(content, true) });
  },
  truth: (truth, content) => {
    if (!isOrder(content)) return truth;
    const [first, second] = [truthOf(half(content, false)), truthOf(half(content, true))];
    return { ...first, accept: truth.accept ?? {}, others: [{ ...second, accept: truth.accept ?? {} }] };
  },
});
