/** A page to draw on: texts, rules and rows that go on overleaf where a page ends. */
import type PDFDocument from 'pdfkit';
import { createPrintable, type Fonts, type Printable } from './pdf-fonts.ts';

type Document = InstanceType<typeof PDFDocument>;

/** Points, from the edge of an A4 page. */
export const edge = { left: 50, right: 545, top: 50 };
export const width = edge.right - edge.left;
export const colours = { text: '#1a1a1a', soft: '#5c5c5c', rule: '#c8c8c8', mark: '#a33a00', markBack: '#fdf1e8' } as const;

export type Style = {
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
  /** made smaller until it fits, down to a readable size: a number is not to be torn apart */
  readonly oneLine?: true;
};
export type Cell = { readonly x: number; readonly width: number; readonly texts: readonly (readonly [string, Style])[] };

export type Page = {
  /** where the next thing goes */
  y: number;
  readonly printable: Printable;
  readonly bottom: number;
  /** Draws it at the place and answers its height. */
  readonly text: (text: string, x: number, y: number, width: number, style?: Style) => number;
  /** A text as wide as the page, on as many pages as it takes. */
  readonly paragraph: (text: string, style?: Style) => void;
  readonly rule: (colour?: string) => void;
  readonly box: (height: number, colour: string) => void;
  /** Below the lowest place, cut where the paper ends. */
  readonly foot: (text: string, x: number, width: number, style: Style) => void;
  /** Side by side, never torn apart by the end of a page. `before`: drawn again on a new page. */
  readonly row: (cells: readonly Cell[], before?: () => void) => void;
  /** Begins a page where this much is not left. */
  readonly ensure: (height: number, before?: () => void) => void;
};

const standard = 9;
const smallest = 5.5;
const paperEnd = 828;
const lineGap = 1.5;

/** pdfkit opens a font when it is chosen, and keeps it there. */
type WithFont = { readonly _font: { readonly font: { readonly hasGlyphForCodePoint: (codePoint: number) => boolean } } };

/** @param bottom the lowest place, above the foot */
export const createPage = (document: Document, fonts: Fonts, bottom: number): Page => {
  document.registerFont('regular', fonts.regular);
  document.registerFont('bold', fonts.bold);
  document.font('regular');
  const { font } = (document as unknown as WithFont)._font;
  const printable = createPrintable((codePoint) => font.hasGlyphForCodePoint(codePoint));
  const choose = ({ size = standard, bold = false, colour = colours.text }: Style) =>
    document
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour);
  const options = (room: number, { align = 'left' }: Style) => ({ width: room, align, lineGap });
  const fitting = (text: string, room: number, style: Style): Style => {
    let { size = standard } = style;
    if (style.oneLine) while (size > smallest && choose({ ...style, size }).widthOfString(printable.of(text)) > room) size -= 0.5;
    return { ...style, size };
  };
  const heightOf = (text: string, room: number, style: Style): number =>
    text === '' ? 0 : choose(fitting(text, room, style)).heightOfString(printable.of(text), options(room, style));
  const page: Page = {
    y: edge.top,
    printable,
    bottom,
    text: (text, x, y, room, style = {}) => {
      if (text === '') return 0;
      const height = Math.min(heightOf(text, room, style), bottom - y);
      // a height keeps pdfkit from beginning a page by itself
      choose(fitting(text, room, style)).text(printable.of(text), x, y, { ...options(room, style), height: height + 1 });
      return height;
    },
    paragraph: (text, style = {}) => {
      for (const line of text.split('\n')) {
        const height = heightOf(line === '' ? ' ' : line, width, style);
        page.ensure(Math.min(height, bottom - edge.top));
        page.text(line, edge.left, page.y, width, style);
        page.y += height;
      }
    },
    rule: (colour = colours.rule) => {
      document.moveTo(edge.left, page.y).lineTo(edge.right, page.y).lineWidth(0.5).strokeColor(colour).stroke();
      page.y += 4;
    },
    box: (height, colour) => {
      document.rect(edge.left, page.y, width, height).fill(colour);
    },
    foot: (text, x, room, style) => {
      if (text !== '') choose(style).text(printable.of(text), x, page.y, { ...options(room, style), height: paperEnd - page.y });
    },
    row: (cells, before) => {
      const heights = cells.map(({ texts, width: room }) =>
        texts.reduce((all, [text, style]) => all + heightOf(text, room, style), 0),
      );
      const height = Math.max(...heights);
      page.ensure(Math.min(height, (bottom - edge.top) / 2), before);
      for (const { x, width: room, texts } of cells) {
        let { y } = page;
        for (const [text, style] of texts) y += page.text(text, x, y, room, style);
      }
      page.y = Math.min(page.y + height + 3, bottom);
    },
    ensure: (height, before) => {
      if (page.y + height <= bottom) return;
      document.addPage();
      page.y = edge.top;
      before?.();
    },
  };
  return page;
};
