/** Text that something was painted over: what people see on the page is what is read. */
import type { Page, Word } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import sharp from 'sharp';
import { settled, withoutPicture } from '../../../src/adapters/documents/ocr/compare.ts';
import { read as readPdf } from '../../../src/adapters/documents/readers/pdf-text.reader.ts';
import type { ReadResult } from '../../../src/adapters/documents/readers/reader.types.ts';
import { pdfOf, write } from '../../support/documents/pdf.ts';

const header = ['Code', 'Description', 'Quantity', 'Unit price', 'Amount'];
const rows = [
  ['NL-1010', 'Cordless drill 18 V, 2 batteries', '4', '189.90', '759.60'],
  ['NL-2030', 'Hex bolts M8 x 40, zinc plated', '25', '21.35', '533.75'],
  ['NL-5010', 'Wood glue D3, one kilogram', '12', '11.40', '136.80'],
];
const columns = [50, 110, 330, 400, 480];
const rowY = (row: number): number => 200 + row * 20;

const table = (pdf: PDFKit.PDFDocument): void => {
  write(pdf, 'Purchase order PO-77310 of Harbour and Finch Joinery Limited', 50, 60, 14);
  for (const [row, cells] of [header, ...rows].entries())
    for (const [column, cell] of cells.entries()) write(pdf, cell, columns[column] ?? 0, rowY(row));
};
/** over the quantity of the second row */
const cover = (pdf: PDFKit.PDFDocument, colour = '#ffffff') =>
  pdf
    .rect(325, rowY(2) - 4, 40, 16)
    .fill(colour)
    .fillColor('#000000');

const read = async (draw: (pdf: PDFKit.PDFDocument) => void): Promise<ReadResult> => readPdf(await pdfOf(draw));
const inRow = (words: readonly Word[], y: number): string =>
  words
    .filter((word) => word.y > y - 6 && word.y < y + 8)
    .sort((a, b) => a.x - b.x)
    .map(({ text }) => text)
    .join(' ');
const row = (content: ReadResult, number = 2): string => inRow(content.pages[0]?.words ?? [], rowY(number));
const unsure = (content: ReadResult) =>
  (content.doubts?.[0]?.unsure ?? []).map(({ word, rest, isCovered }) => [word.text, isCovered ? 'covered' : rest]);
const png = (alpha: number) =>
  sharp({ create: { width: 40, height: 16, channels: 4, background: { r: 255, g: 255, b: 255, alpha } } })
    .png()
    .toBuffer();

describe('text below something', () => {
  const asNew = 'NL-2030 Hex bolts M8 x 40, zinc plated 50 21.35 533.75';
  const asBefore = 'NL-2030 Hex bolts M8 x 40, zinc plated 25 21.35 533.75';

  it('is not read where a rectangle covers it, and what is written over it is', async () => {
    const content = await read((pdf) => {
      table(pdf);
      cover(pdf);
      write(pdf, '50', 330, rowY(2));
    });
    expect(row(content)).to.equal(asNew);
    expect(unsure(content)).to.deep.equal([['25', 'covered']]);
  });

  it('is not read where a rectangle of a form covers it', async () => {
    const content = await read((pdf) => {
      table(pdf);
      const form = pdf.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 40, 16] });
      form.end('1 1 1 rg -100 -100 400 400 re f');
      pdf.page.xobjects.White = form;
      pdf.addContent(`q 1 0 0 1 325 ${rowY(2) + 12} cm 1 0 0 -1 0 0 cm /White Do Q`.replace('+ 12', ''));
      write(pdf, '50', 330, rowY(2));
    });
    expect(unsure(content)).to.deep.equal([['25', 'covered']]);
    expect(row(content)).to.equal(asNew);
  });

  it('is not read where several rectangles of one path cover it', async () => {
    const content = await read((pdf) => {
      table(pdf);
      pdf
        .rect(325, rowY(2) - 4, 40, 16)
        .rect(325, rowY(3) - 4, 40, 16)
        .fill('#ffffff')
        .fillColor('#000000');
    });
    expect(unsure(content)).to.deep.equal([
      ['25', 'covered'],
      ['12', 'covered'],
    ]);
  });

  it('is read within a frame', async () => {
    const content = await read((pdf) => {
      table(pdf);
      pdf
        .rect(300, rowY(2) - 10, 100, 30)
        .rect(320, rowY(2) - 5, 50, 20)
        .fill('#cc0000', 'even-odd');
    });
    expect(row(content)).to.equal(asBefore.replace('25 21.35', '21.35'));
    expect(unsure(content)).to.deep.equal([['25', null]]);
  });

  it('is not read where a picture covers it', async () => {
    const image = await png(1);
    const content = await read((pdf) => {
      table(pdf);
      pdf.image(image, 325, rowY(2) - 4, { width: 40, height: 16 });
      write(pdf, '50', 330, rowY(2));
    });
    expect(row(content)).to.equal(asNew);
    expect(content.doubts?.[0]?.count).to.equal(1);
  });

  it('is left to the picture of the page where a picture over it may let it through', async () => {
    const image = await png(0);
    const content = await read((pdf) => {
      table(pdf);
      pdf.image(image, 325, rowY(2) - 4, { width: 40, height: 16 });
    });
    expect(unsure(content)).to.deep.equal([['25', null]]);
  });

  it('is read where areas lie below it, as the ground of a cell does', async () => {
    const content = await read((pdf) => {
      for (const at of [0, 1, 2, 3]) pdf.rect(45, rowY(at) - 4, 500, 20).fill(at % 2 ? '#dde6f0' : '#ffffff');
      pdf.fillColor('#000000');
      table(pdf);
    });
    expect(row(content)).to.equal(asBefore);
    expect(content.doubts).to.deep.equal([]);
  });

  it('is read below a marker, whether it lets light through or mixes with what is below', async () => {
    const content = await read((pdf) => {
      table(pdf);
      pdf.fillOpacity(0.4);
      cover(pdf, '#ffff00');
      pdf.fillOpacity(1);
      pdf.highlight(100, rowY(2) - 4, 200, 16);
    });
    expect(row(content)).to.equal(asBefore);
    expect(content.doubts).to.deep.equal([]);
  });

  it('is left to the picture of the page where hardly anything shines through', async () => {
    const content = await read((pdf) => {
      table(pdf);
      pdf.fillOpacity(0.85);
      cover(pdf);
    });
    expect(unsure(content)).to.deep.equal([['25', null]]);
  });

  it('is not read below an area only where a clip lets that be painted', async () => {
    const content = await read((pdf) => {
      table(pdf);
      pdf
        .save()
        .rect(325, rowY(2) - 4, 40, 16)
        .clip()
        .rect(0, 0, 600, 800)
        .fill('#ffffff')
        .restore();
      write(pdf, '50', 330, rowY(2));
    });
    expect(row(content)).to.equal(asNew);
    expect(row(content, 1)).to.equal('NL-1010 Cordless drill 18 V, 2 batteries 4 189.90 759.60');
  });

  it('is not read where it is one number of a piece that was drawn in one go', async () => {
    const content = await read((pdf) => {
      write(pdf, 'Purchase order PO-77310 of Harbour and Finch Joinery Limited', 50, 60, 14);
      write(pdf, 'NL-2030 wanted: 25 boxes at 21.35', 50, rowY(2));
      const before = pdf.widthOfString('NL-2030 wanted: ');
      pdf
        .rect(50 + before - 1, rowY(2) - 3, pdf.widthOfString('25') + 2, 14)
        .fill('#ffffff')
        .fillColor('#000000');
      write(pdf, '50', 50 + before, rowY(2));
    });
    expect(row(content)).to.equal('NL-2030 wanted: 50 boxes at 21.35');
  });

  it('is told with what is left of it where it is covered in part', async () => {
    const content = await read((pdf) => {
      table(pdf);
      write(pdf, '1025', 150, rowY(5));
      pdf.rect(149, rowY(5) - 3, pdf.widthOfString('10') + 1, 14).fill('#ffffff');
    });
    expect(unsure(content)).to.deep.equal([['1025', '25']]);
  });

  it('that lies on another text is left to the picture of the page, both of them', async () => {
    const content = await read((pdf) => {
      table(pdf);
      write(pdf, '50', 331, rowY(2) + 1);
    });
    expect(row(content)).to.equal('NL-2030 Hex bolts M8 x 40, zinc plated 21.35 533.75');
    expect(unsure(content)).to.have.deep.members([
      ['25', null],
      ['50', null],
    ]);
  });

  it('is read where it was drawn twice to make it bold, and where lines stand close', async () => {
    const content = await read((pdf) => {
      table(pdf);
      write(pdf, '25', 330.4, rowY(2));
      write(pdf, 'and no later than the tenth of December', 110, rowY(2) + 8.5);
    });
    expect(row(content)).to.contain('25');
    expect(content.doubts).to.deep.equal([]);
  });

  it('is not read on a page that is turned, or cropped', async () => {
    for (const entries of [{ Rotate: 90 }, { Rotate: 180 }, { CropBox: [20, 20, 580, 820] }]) {
      const content = await read((pdf) => {
        Object.assign(pdf.page.dictionary.data, entries);
        table(pdf);
        cover(pdf);
        write(pdf, '50', 330, rowY(2));
      });
      const all = content.pages[0]?.words.map(({ text }) => text) ?? [];
      expect(all, JSON.stringify(entries)).to.include('50').and.not.include('25');
      expect(unsure(content), JSON.stringify(entries)).to.deep.equal([['25', 'covered']]);
    }
  });

  const string = (text: string) => new String(text);
  for (const [what, annotation] of [
    [
      'a free text with a ground of its own',
      { Subtype: 'FreeText', Contents: string('50'), C: [1, 1, 1], DA: string('/Helv 10 Tf 0 g') },
    ],
    ['a square with an interior colour', { Subtype: 'Square', IC: [1, 1, 1], C: [1, 1, 1], Contents: string('') }],
  ] as const)
    it(`is not read below ${what}`, async () => {
      const content = await read((pdf) => {
        table(pdf);
        pdf.annotate(325, rowY(2) - 4, 40, 16, annotation as unknown as PDFKit.Mixins.AnnotationOption);
      });
      expect(unsure(content)).to.deep.equal([['25', 'covered']]);
      expect(row(content)).to.not.contain('25 21.35');
    });
});

describe('a word that something lies over, and the picture of its page', () => {
  const word = (text: string, x: number, y = 100): Word => ({ text, x, y, width: text.length * 5, height: 10, bold: false });
  const page = (words: readonly Word[], reader: Page['reader'] = 'text'): Page => ({
    number: 1,
    width: 600,
    height: 800,
    reader,
    words,
  });
  const rest = ['Purchase', 'order', 'Harbour', 'Finch'].map((text, at) => word(text, 50 + at * 60, 50));
  const decide = (
    over: { word: Word; rest: string | null; isCovered: boolean },
    seen: readonly Word[],
    text: readonly Word[] = [],
  ) =>
    settled(page([...rest, ...text]), page([...rest, ...seen], 'ocr'), false, { page: 1, count: 0, hidden: [], unsure: [over] });
  const texts = ({ page: { words } }: { page: Page }) => words.slice(rest.length).map(({ text }) => text);

  it('is used where the picture shows it there, and only there', () => {
    const over = { word: word('25', 330), rest: null, isCovered: false };
    expect(decide(over, [word('25', 331)])).to.deep.include({ unseen: 0 });
    expect(texts(decide(over, [word('25', 331)]))).to.deep.equal(['25']);
    expect(texts(decide(over, [word('25', 200)]))).to.deep.equal([]);
    expect(decide(over, [word('2550', 328)])).to.deep.include({ unseen: 1 });
  });

  it('is used as far as the picture shows it', () => {
    expect(texts(decide({ word: word('1025', 330), rest: '25', isCovered: false }, [word('25', 340)]))).to.deep.equal(['25']);
  });

  it('is not taken for the same word that was written over it', () => {
    const again = word('NL-2030', 50);
    const decided = decide({ word: word('NL-2030', 50), rest: null, isCovered: true }, [again], [again]);
    expect(texts(decided)).to.deep.equal(['NL-2030']);
    expect(decided.unseen).to.equal(1);
  });

  it('is used after all where what seemed to cover it does not', () => {
    expect(texts(decide({ word: word('NL-2030', 50), rest: null, isCovered: true }, [word('NL-2030', 51)]))).to.deep.equal([
      'NL-2030',
    ]);
  });

  it('is kept, and doubted, where no picture can be read', () => {
    const over = { word: word('25', 330), rest: null, isCovered: false };
    const kept = withoutPicture(page(rest), { page: 1, count: 0, hidden: [], unsure: [over] });
    expect(texts(kept)).to.deep.equal(['25']);
    expect(kept.unseen).to.equal(1);
  });
});
