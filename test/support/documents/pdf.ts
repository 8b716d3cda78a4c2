import PDFDocument from 'pdfkit';

/** A PDF of one's own drawing, with the coordinates of the page (points, origin top left). */
export function pdfOf(draw: (pdf: PDFKit.PDFDocument) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, ...options });
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    draw(pdf);
    pdf.end();
  });
}

/** Writes text without wrapping it. */
export const write = (pdf: PDFKit.PDFDocument, text: string, x: number, y: number, size = 10, font = 'Helvetica'): void => {
  pdf.font(font).fontSize(size).text(text, x, y, { lineBreak: false });
};
