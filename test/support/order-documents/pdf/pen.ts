import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);
const liberation = join(dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts');

const fonts = {
  helvetica: ['Helvetica', 'Helvetica-Bold'],
  times: ['Times-Roman', 'Times-Bold'],
  courier: ['Courier', 'Courier-Bold'],
  /** embedded, with more letters than the standard ones */
  liberation: [join(liberation, 'LiberationSans-Regular.ttf'), join(liberation, 'LiberationSans-Bold.ttf')],
} as const;
export type FontName = keyof typeof fonts;

export type TextOptions = {
  readonly bold?: boolean;
  readonly size?: number;
  /** with an alignment: the width that it is aligned in */
  readonly width?: number;
  readonly align?: 'left' | 'right' | 'center';
  readonly color?: string;
};

/** Draws with the coordinates of the page: points, origin top left. */
export type Pen = {
  readonly size: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly text: (text: string, x: number, y: number, options?: TextOptions) => void;
  readonly line: (x1: number, y1: number, x2: number, y2: number, color?: string) => void;
  readonly box: (x: number, y: number, width: number, height: number, look?: { fill?: string; stroke?: string }) => void;
  readonly newPage: () => void;
  readonly widthOf: (text: string, options?: TextOptions) => number;
};

export type PageLook = {
  readonly font: FontName;
  readonly size: number;
  readonly page?: 'A4' | 'LETTER';
  readonly landscape?: boolean;
  readonly margin?: number;
};

/** A PDF as drawn by `draw`. */
export async function pdfWith(look: PageLook, draw: (pen: Pen) => void): Promise<Buffer> {
  const { page = 'A4', landscape = false, margin = 45 } = look;
  const fixed = { CreationDate: new Date(0), ModDate: new Date(0) }; // the same seed is the same file
  const pdf = new PDFDocument({ size: page, layout: landscape ? 'landscape' : 'portrait', margin: 0, info: fixed });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
  });
  const [normal, bold] = fonts[look.font];
  const set = (options: TextOptions): void => {
    pdf.font(options.bold ? bold : normal).fontSize(options.size ?? look.size);
  };
  draw({
    size: look.size,
    left: margin,
    right: pdf.page.width - margin,
    bottom: pdf.page.height - 62,
    text: (text, x, y, options = {}) => {
      set(options);
      const { width, align = 'left', color = '#000' } = options;
      const full = pdf.widthOfString(text);
      // a cell's text that is too wide is set smaller, as spreadsheets and forms do
      const shrink = width === undefined || full <= width ? 1 : Math.max(0.6, width / full);
      pdf.fontSize((options.size ?? look.size) * shrink).fillColor(color);
      const room = width === undefined ? 0 : width - full * shrink;
      pdf.text(text, x + (align === 'right' ? room : align === 'center' ? room / 2 : 0), y, { lineBreak: false });
    },
    line: (x1, y1, x2, y2, color = '#000') => {
      pdf.moveTo(x1, y1).lineTo(x2, y2).lineWidth(0.7).stroke(color);
    },
    box: (x, y, width, height, { fill, stroke } = { stroke: '#000' }) => {
      pdf.lineWidth(0.7).rect(x, y, width, height);
      if (fill && stroke) pdf.fillAndStroke(fill, stroke);
      else if (fill) pdf.fill(fill);
      else pdf.stroke(stroke ?? '#000');
    },
    newPage: () => {
      pdf.addPage();
    },
    widthOf: (text, options = {}) => {
      set(options);
      return pdf.widthOfString(text);
    },
  });
  pdf.end();
  return done;
}

/** Words into lines no wider than that. */
export function wrapped(pen: Pen, text: string, width: number, options: TextOptions = {}): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && pen.widthOf(`${last} ${word}`, options) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
