/** Pages drawn with characters as a PDF: a piece of text stands where it stands in the drawing, numbers by their right edge. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);
const liberation = join(dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts');
const fonts = {
  helvetica: ['Helvetica', 'Helvetica-Bold'],
  courier: ['Courier', 'Courier-Bold'],
  times: ['Times-Roman', 'Times-Bold'],
  liberation: [join(liberation, 'LiberationSans-Regular.ttf'), join(liberation, 'LiberationSans-Bold.ttf')],
} as const;

export type SketchLook = {
  readonly font?: keyof typeof fonts;
  readonly size?: number;
  /** in which order a program writes what stands on a page */
  readonly drawn?: 'rows' | 'columns' | 'backwards';
  /** what is written in one go */
  readonly pieces?: 'segments' | 'words' | 'glyphs';
  /** the page is turned by so many degrees, and says so */
  readonly turned?: 90 | 180 | 270;
};

type Piece = { readonly text: string; readonly x: number; readonly y: number; readonly size: number; readonly bold: boolean };
type Pdf = InstanceType<typeof PDFDocument>;

const [width, height, margin] = [595.28, 841.89, 34];
/** "# " a title, "## " a smaller one, "* " bold, "~ " small print */
const manners: { readonly [mark: string]: { readonly scale: number; readonly bold: boolean } } = {
  '# ': { scale: 1.8, bold: true },
  '## ': { scale: 1.3, bold: true },
  '* ': { scale: 1, bold: true },
  '~ ': { scale: 0.8, bold: false },
};
const isNumber = (text: string): boolean =>
  /^[-(]?[\d.,'’ ]*\d[\d.,'’ ]*(?:\)| ?%|,-| ?€| ?kr| ?zł| ?Kč| ?lei| ?Ft)?$/.test(text);

/** Columns of the drawing are shared out over the width of the page; a form feed begins the next page. */
export async function pdfOfSketch(drawing: string, look: SketchLook): Promise<Buffer> {
  const { font = 'helvetica', size = 9, turned } = look;
  const lines = drawing.replace(/\s+$/, '').split('\n');
  const across = Math.max(96, ...lines.map((line) => [...line].length));
  const fixed = { CreationDate: new Date(0), ModDate: new Date(0) };
  const lying = turned === 90 || turned === 270;
  const pdf = new PDFDocument({ size: lying ? [height, width] : [width, height], margin: 0, info: fixed, autoFirstPage: false });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
  });
  for (const page of drawing.replace(/\s+$/, '').split('\f\n')) {
    pdf.addPage();
    if (turned) turn(pdf, turned);
    const pieces = page
      .split('\n')
      .flatMap((line, row) => piecesOf(pdf, line, row, { font, size, unit: (width - 2 * margin) / across }));
    for (const piece of inDrawingOrder(pieces, look.drawn ?? 'rows')) draw(pdf, piece, fonts[font], look.pieces ?? 'segments');
  }
  pdf.end();
  return done;
}

function turn(pdf: Pdf, degrees: 90 | 180 | 270): void {
  (pdf.page.dictionary.data as { Rotate?: number }).Rotate = degrees;
  if (degrees === 90) pdf.rotate(-90).translate(-width, 0);
  if (degrees === 180) pdf.rotate(180).translate(-width, -height);
  if (degrees === 270) pdf.rotate(90).translate(0, -height);
}

type Grid = { readonly font: keyof typeof fonts; readonly size: number; readonly unit: number };

function piecesOf(pdf: Pdf, line: string, row: number, { font, size, unit }: Grid): readonly Piece[] {
  const found = [...line.matchAll(/\S+(?: \S+)*/g)];
  return found.map((match, at) => {
    const mark = Object.keys(manners).find((one) => match[0].startsWith(one)) ?? '';
    const { scale = 1, bold = false } = manners[mark] ?? {};
    const text = match[0].slice(mark.length);
    const left = margin + match.index * unit;
    const next = found[at + 1];
    const room = next ? margin + next.index * unit - 5 - left : width - margin / 2 - left;
    pdf.font(fonts[font][bold ? 1 : 0]).fontSize(size * scale);
    // what is too wide for its place is set smaller, as reports do
    const full = pdf.widthOfString(text);
    const own = isNumber(text) ? size * scale : size * scale * Math.max(0.6, Math.min(1, room / full));
    pdf.fontSize(own);
    const x = isNumber(text) && at > 0 ? margin + (match.index + match[0].length) * unit - pdf.widthOfString(text) : left;
    return { text, x, y: margin + row * size * 1.45, size: own, bold };
  });
}

function inDrawingOrder(pieces: readonly Piece[], drawn: 'rows' | 'columns' | 'backwards'): readonly Piece[] {
  if (drawn === 'backwards') return pieces.toReversed();
  return drawn === 'columns' ? pieces.toSorted((a, b) => Math.round(a.x / 20) - Math.round(b.x / 20) || a.y - b.y) : pieces;
}

function draw(
  pdf: Pdf,
  { text, x, y, size, bold }: Piece,
  font: readonly [string, string],
  pieces: 'segments' | 'words' | 'glyphs',
): void {
  pdf.font(font[bold ? 1 : 0]).fontSize(size);
  const parts = pieces === 'segments' ? [text] : pieces === 'words' ? text.split(/(?<= )/) : [...text];
  let at = x;
  for (const part of parts) {
    if (part.trim() !== '') pdf.text(part.trimEnd(), at, y, { lineBreak: false });
    at += pdf.widthOfString(part);
  }
}
