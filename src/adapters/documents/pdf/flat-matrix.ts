/**
 * What pdfjs-dist asks of a browser's DOMMatrix while it reads: it moves and scales the outlines of drawn glyphs. It takes the rest from a canvas of
 * 31 MB that draws nothing here, as PDFium draws; the image leaves that out.
 */
export class FlatMatrix {
  a = 1;
  b = 0;
  c = 0;
  d = 1;
  e = 0;
  f = 0;

  scaleSelf(x: number, y: number = x): this {
    return Object.assign(this, { a: this.a * x, b: this.b * x, c: this.c * y, d: this.d * y });
  }

  translateSelf(x: number, y: number): this {
    return Object.assign(this, { e: this.e + this.a * x + this.c * y, f: this.f + this.b * x + this.d * y });
  }
}
