/** Tables of every common look: columns in any order, rules or none, notes, sections, several pages. */
import type { ContentLine } from '../content.ts';
import { type TextOptions, wrapped } from './pen.ts';
import type { Scene } from './scene.ts';

export type ColumnKey = 'pos' | 'code' | 'name' | 'qty' | 'unit' | 'qtyUnit' | 'price' | 'discount' | 'tax' | 'date' | 'amount';

export type TableDesign = {
  readonly columns: readonly ColumnKey[];
  readonly look?: 'plain' | 'ruled' | 'dark' | 'boxed' | 'zebra' | 'verticals';
  /** in font sizes */
  readonly rowHeight?: number;
  readonly numbers?: 'right' | 'left' | 'center';
  readonly header?: 'one line' | 'two lines' | 'capitals' | 'none repeated';
  readonly currencyInHeader?: boolean;
  /** 1, 2, 3 or 10, 20, 30 */
  readonly step?: 1 | 10;
  /** a smaller line under the name */
  readonly notes?: boolean;
  /** headings between rows */
  readonly sections?: boolean;
  /** sums at the foot and head of pages */
  readonly carry?: boolean;
};

type Place = { readonly key: ColumnKey; readonly title: string; readonly x: number; readonly width: number };

const weights: { readonly [key in ColumnKey]: number } = {
  pos: 5,
  code: 13,
  name: 34,
  qty: 8,
  unit: 7,
  qtyUnit: 11,
  price: 13,
  discount: 8,
  tax: 7,
  date: 12,
  amount: 14,
};
const textual: ReadonlySet<ColumnKey> = new Set(['pos', 'code', 'name', 'unit', 'date']);

export function titleOf(scene: Scene, key: ColumnKey, design: TableDesign): string {
  const { words, currency } = scene.content;
  const inHeader = design.currencyInHeader ? ` (${currency})` : '';
  switch (key) {
    case 'qtyUnit':
      return scene.word(words.column.qty);
    case 'tax':
      return scene.word(words.more.taxColumn);
    case 'date':
      return scene.word(words.more.dateColumn);
    case 'price':
    case 'amount':
      return `${scene.word(words.column[key])}${inHeader}`;
    default:
      return scene.word(words.column[key]);
  }
}

function placesOf(scene: Scene, design: TableDesign): readonly Place[] {
  const { left, right } = scene.pen;
  const scale = (right - left) / design.columns.reduce((sum, key) => sum + weights[key], 0);
  let x = left;
  return design.columns.map((key) => {
    const place = { key, title: titleOf(scene, key, design), x, width: weights[key] * scale - 6 };
    x += weights[key] * scale;
    return place;
  });
}

export function cellText(scene: Scene, line: ContentLine, index: number, key: ColumnKey, design: TableDesign): string {
  switch (key) {
    case 'pos':
      return String((index + 1) * (design.step ?? 1));
    case 'code':
      return line.code;
    case 'name':
      return line.name;
    case 'qty':
      return scene.qty(line.qty);
    case 'qtyUnit':
      return `${scene.qty(line.qty)} ${line.unit}`;
    case 'unit':
      return line.unit;
    case 'price':
      return scene.price(line.price, line.priceDigits);
    case 'discount':
      return line.discount === 0 ? '' : `${line.discount} %`;
    case 'tax':
      return '20 %';
    case 'date':
      return line.date ? scene.date(line.date) : '';
    case 'amount':
      return scene.money(line.amount);
  }
}

/** Draws the rows and answers where the totals may begin. */
export function drawTable(scene: Scene, from: number, design: TableDesign): number {
  const { pen, content } = scene;
  const { size } = pen;
  const look = design.look ?? 'plain';
  const places = placesOf(scene, design);
  const rowHeight = size * (design.rowHeight ?? 1.7);
  const alignOf = (key: ColumnKey): TextOptions['align'] => (textual.has(key) ? 'left' : (design.numbers ?? 'right'));
  let y = from;

  const header = (): void => {
    const headSize = Math.min(size, 8.5);
    const lines = places.map(({ title, width }) =>
      design.header === 'two lines' ? wrapped(pen, title, width * 0.7, { bold: true, size: headSize }) : [title],
    );
    const height = Math.max(...lines.map((one) => one.length)) * headSize * 1.25;
    if (look === 'dark') pen.box(pen.left - 3, y - 3, pen.right - pen.left + 6, height + 6, { fill: '#223355' });
    for (const [index, { key, x, width }] of places.entries())
      for (const [at, text] of (lines[index] ?? []).entries())
        pen.text(design.header === 'capitals' ? text.toUpperCase() : text, x, y + at * headSize * 1.25, {
          bold: true,
          size: headSize,
          width,
          align: alignOf(key) ?? 'left',
          color: look === 'dark' ? '#fff' : '#000',
        });
    y += height + size * 0.8;
    if (look === 'ruled' || look === 'boxed' || look === 'verticals') pen.line(pen.left, y - 4, pen.right, y - 4);
  };

  const turnPage = (sum: number): void => {
    if (design.carry)
      pen.text(`${content.words.more.carry[0]} ${scene.money(sum)}`, 330, y + 4, { width: pen.right - 330, align: 'right' });
    pen.newPage();
    y = 50;
    if (design.carry) {
      pen.text(`${content.words.more.carry[1]} ${scene.money(sum)}`, 330, y, { width: pen.right - 330, align: 'right' });
      y += size * 2;
    }
    if (design.header !== 'none repeated') header();
  };

  const drawRow = (line: ContentLine, index: number, nameLines: readonly string[], height: number): void => {
    if (look === 'zebra' && index % 2 === 0) pen.box(pen.left - 3, y - 3, pen.right - pen.left + 6, height, { fill: '#edf0f3' });
    for (const { key, x, width } of places) {
      const align = alignOf(key) ?? 'left';
      if (key !== 'name') pen.text(cellText(scene, line, index, key, design), x, y, { width, align });
      else for (const [at, part] of nameLines.entries()) pen.text(part, x, y + at * size * 1.2);
      if (key === 'name' && design.notes)
        pen.text(scene.word(content.words.more.note), x, y + nameLines.length * size * 1.2, { size: size * 0.8 });
      if (look === 'verticals') pen.line(x - 3, y - 4, x - 3, y + height - 4, '#999');
    }
    y += height;
    if (look === 'boxed') pen.line(pen.left, y - 4, pen.right, y - 4, '#bbb');
  };

  header();
  let sum = 0;
  for (const [index, line] of content.lines.entries()) {
    const nameWidth = places.find(({ key }) => key === 'name')?.width ?? 200;
    const nameLines = wrapped(pen, cellText(scene, line, index, 'name', design), nameWidth);
    const height = rowHeight + (nameLines.length - 1) * size * 1.2 + (design.notes ? size : 0);
    if (y + height > pen.bottom) turnPage(sum);
    if (design.sections && index % 4 === 0) {
      pen.text(scene.word(content.words.more.section), pen.left, y, { bold: true });
      y += size * 1.8;
    }
    drawRow(line, index, nameLines, height);
    sum += line.amount;
  }
  return y + 6;
}
