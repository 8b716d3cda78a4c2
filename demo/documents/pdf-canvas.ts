/** PDFs with everything placed by hand, as order programs do: nothing flows, so a layout looks the same every time. */
import PDFDocument from 'pdfkit';

export type Pdf = PDFKit.PDFDocument;

export type TextStyle = {
  readonly font?:
    | 'Helvetica'
    | 'Helvetica-Bold'
    | 'Helvetica-Oblique'
    | 'Times-Roman'
    | 'Times-Bold'
    | 'Times-Italic'
    | 'Courier';
  /** points */
  readonly size?: number;
  readonly color?: string;
  readonly align?: 'left' | 'right' | 'center';
  /** points; text wraps only where this is given together with `wrap` */
  readonly width?: number;
  readonly wrap?: boolean;
};

const lineGap = 2;

/** A4 in points */
export const page = { width: 595.28, height: 841.89 } as const;

/**
 * Renders to a buffer. The same drawing with the same `created` gives the same bytes: pdfkit derives the file's id from
 * the information it is given.
 */
export function renderPdf(info: { title: string; author: string; created: Date }, draw: (pdf: Pdf) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      info: { Title: info.title, Author: info.author, Creator: 'Order Intake demo', CreationDate: info.created },
    });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    draw(pdf);
    pdf.end();
  });
}

/** Writes at a place and gives back the y below what was written. */
export function write(pdf: Pdf, text: string, x: number, y: number, style: TextStyle = {}): number {
  const { font = 'Helvetica', size = 9.5, color = '#1c1c1c', align = 'left', width, wrap = false } = style;
  pdf.font(font).fontSize(size).fillColor(color);
  const box = width === undefined ? {} : { width };
  const height = wrap ? textHeight(pdf, text, width) : size * 1.32;
  // an aligned line needs its width, and pdfkit aligns only where it may break: a line too long for its box is placed by hand
  const shift =
    wrap || align === 'left' || width === undefined ? 0 : (width - pdf.widthOfString(text)) / (align === 'right' ? 1 : 2);
  pdf.text(text, x + shift, y, wrap ? { ...box, lineGap, align } : { lineBreak: false });
  return y + height;
}

/** Height of wrapped text in the font that is set, without the gap below the last line. */
export const textHeight = (pdf: Pdf, text: string, width?: number): number =>
  pdf.heightOfString(text || ' ', { ...(width === undefined ? {} : { width }), lineGap }) - lineGap;

/** Several lines below each other. */
export function writeLines(pdf: Pdf, lines: readonly string[], x: number, y: number, style: TextStyle = {}): number {
  return lines.reduce((below, line) => write(pdf, line, x, below, style), y);
}

export function rule(pdf: Pdf, x: number, y: number, width: number, options: { color?: string; weight?: number } = {}): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(options.weight ?? 0.5)
    .strokeColor(options.color ?? '#9aa0a6')
    .stroke();
}

/** Draws on every page once all of them are there, for "page 2 of 3". */
export function onEveryPage(pdf: Pdf, draw: (number: number, count: number) => void): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    draw(index + 1, count);
  }
}
