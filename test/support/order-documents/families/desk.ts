/** Where a family draws: a place on the page that goes down with each row, columns written as text, and what most orders have. */
import type { ContentLine, OrderContent } from '../content.ts';
import { devHeads } from '../pdf/heads-dev.ts';
import { formHeads } from '../pdf/heads-forms.ts';
import { type TextOptions, wrapped } from '../pdf/pen.ts';
import type { Scene } from '../pdf/scene.ts';
import { type ColumnKey, cellText, titleOf } from '../pdf/table.ts';
import { drawTotals, type TotalsLook } from '../pdf/totals.ts';

export type Column = {
  readonly key: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right' | 'center';
};

export type RowOptions = {
  readonly bold?: boolean;
  readonly size?: number;
  readonly color?: string;
  /** in font sizes, from row to row */
  readonly step?: number;
  /** numbers stand beside the middle of a name of several lines */
  readonly middle?: boolean;
};

export type Desk = {
  readonly scene: Scene;
  readonly content: OrderContent;
  readonly lines: readonly ContentLine[];
  /** where the next row stands */
  readonly y: () => number;
  readonly to: (y: number) => void;
  /** down by so many font sizes */
  readonly skip: (sizes: number) => void;
  /** a new page when so many points do not fit */
  readonly need: (points: number) => void;
  readonly text: (text: string, x?: number, options?: TextOptions) => void;
  /** texts in their columns; what is too long for a column on the left goes on below */
  readonly row: (columns: readonly Column[], texts: readonly string[], options?: RowOptions) => void;
  readonly rule: () => void;
};

/** "pos:5 code:13 name:34 qty:8> amount:14>": columns by their share of the width, `>` for those aligned to the right. */
export function columnsOf(scene: Scene, spec: string, left = scene.pen.left, right = scene.pen.right): readonly Column[] {
  const parts = spec.split(' ').map((part) => {
    const [key = '', share = ''] = part.split(':');
    return { key, share: Number(share.replace(/\D/g, '')), align: share.endsWith('>') ? ('right' as const) : ('left' as const) };
  });
  const scale = (right - left) / parts.reduce((sum, { share }) => sum + share, 0);
  let x = left;
  return parts.map(({ key, share, align }) => {
    const column = { key, x, width: share * scale - 6, align };
    x += share * scale;
    return column;
  });
}

const keys: ReadonlySet<string> = new Set([
  'pos',
  'code',
  'name',
  'qty',
  'unit',
  'qtyUnit',
  'price',
  'discount',
  'tax',
  'date',
  'amount',
]);
const isKey = (key: string): key is ColumnKey => keys.has(key);
const plain = { columns: [] };

/** The words over columns; `own` for those that a family has by itself. */
export const titlesOf = (
  { scene }: Desk,
  columns: readonly Column[],
  own: { readonly [key: string]: string } = {},
): readonly string[] => columns.map(({ key }) => own[key] ?? (isKey(key) ? titleOf(scene, key, plain) : key));

/** A line of the order as cells. */
export const cellsOf = (
  { scene }: Desk,
  columns: readonly Column[],
  line: ContentLine,
  index: number,
  own: { readonly [key: string]: string } = {},
): readonly string[] => columns.map(({ key }) => own[key] ?? (isKey(key) ? cellText(scene, line, index, key, plain) : ''));

export function deskOn(scene: Scene): Desk {
  const { pen, content } = scene;
  let y = 50;
  const need = (points: number): void => {
    if (y + points <= pen.bottom) return;
    pen.newPage();
    y = 50;
  };
  const row: Desk['row'] = (
    columns,
    texts,
    { bold = false, size = pen.size, color = '#000', step = 1.7, middle = false } = {},
  ) => {
    const cells = columns.map(({ align, width }, at) =>
      align === 'left' ? wrapped(pen, texts[at] ?? '', width, { bold, size }) : [texts[at] ?? ''],
    );
    const most = Math.max(1, ...cells.map((lines) => lines.length));
    need(most * size * 1.2 + size * 0.6);
    for (const [at, { x, width, align }] of columns.entries()) {
      const lines = cells[at] ?? [];
      const down = middle && lines.length === 1 ? ((most - 1) / 2) * size * 1.2 : 0;
      for (const [index, line] of lines.entries())
        if (line !== '') pen.text(line, x, y + down + index * size * 1.2, { bold, size, width, align, color });
    }
    y += (most - 1) * size * 1.2 + size * step;
  };
  return {
    scene,
    content,
    lines: content.lines,
    y: () => y,
    to: (at) => {
      y = at;
    },
    skip: (sizes) => {
      y += sizes * pen.size;
    },
    need,
    text: (text, x = pen.left, options = {}) => pen.text(text, x, y, options),
    row,
    rule: () => pen.line(pen.left, y - 4, pen.right, y - 4),
  };
}

const heads = Object.values({ ...devHeads, ...formHeads });

/** Any of the heads that other layouts have: a family is about its rows, unless it draws its head itself. */
export function anyHead(desk: Desk): void {
  const { scene } = desk;
  desk.to(scene.random.pick(heads)(scene));
  desk.skip(0.6);
}

/** The words over the columns, ruled or not. */
export function header(desk: Desk, columns: readonly Column[], own: { readonly [key: string]: string } = {}): void {
  desk.row(columns, titlesOf(desk, columns, own), { bold: true, size: Math.min(desk.scene.pen.size, 8.5) });
  if (desk.scene.random.chance(0.6)) desk.rule();
}

/** Sums and closing words below the rows. */
export const totals = (desk: Desk, look?: TotalsLook): void =>
  drawTotals(desk.scene, desk.y() + 6, look ?? desk.scene.random.pick(['right', 'wide', 'left', 'boxed']));
