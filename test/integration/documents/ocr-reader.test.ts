import { fileURLToPath } from 'node:url';
import {
  type DocumentContent,
  type Page,
  type ReadingProgress,
  type Unreadable,
  unreadText,
  warn,
} from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import sharp from 'sharp';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { isInstalled } from '../../../src/adapters/documents/ocr/tessdata.ts';
import { pdfOf, write } from '../../support/documents/pdf.ts';
import { temporaryFiles } from './support/files.ts';
import { scanned } from './support/scan.ts';

const lines = [
  'Purchase order number PO-48213 of Northgate School District',
  'Please deliver the following articles before the end of March',
  'Description of article        Quantity        Unit price',
  'Adjustable desk lamp        12        24.50',
  'Recycled copy paper        40        4.20',
];
const orderPage = (): Promise<Buffer> =>
  pdfOf((pdf) => {
    for (const [index, line] of lines.entries()) write(pdf, line, 60, 120 + index * 26, 12);
  });
const textOf = (page: Page | undefined): string => (page?.words ?? []).map((word) => word.text).join(' ');

describe('reading scans and pictures', () => {
  let reader: StoppableDocumentReader;
  let files: Awaited<ReturnType<typeof temporaryFiles>>;
  const read = async (bytes: Buffer, name: string, onProgress?: ReadingProgress): Promise<DocumentContent> => {
    const result = await reader.read(await files.write(name, bytes), onProgress);
    if (isLeft(result)) throw new Error(`refused: ${result.left.code}: ${result.left.reason}`);
    return result.right;
  };
  const refused = async (
    bytes: Buffer,
    name: string,
  ): Promise<{ readonly code: Unreadable['code']; readonly reason: string }> => {
    const result = await reader.read(await files.write(name, bytes));
    if (isRight(result)) throw new Error('it was read');
    return { code: result.left.code, reason: unreadText(result.left.reason) };
  };

  before(async () => {
    files = await temporaryFiles();
    // what the second engine says of a page is no part of this: second-engine.test.ts
    reader = createDocumentReader({ poolSize: 1, secondReader: null });
  });
  after(async () => {
    await reader.stop();
    await files.remove();
  });

  it('the words of a page are read without OCR of the other pages', async () => {
    const scan = await (await scanned(await orderPage())).png().toBuffer();
    const bytes = await pdfOf((pdf) => {
      write(pdf, 'This page has more than forty characters of ordinary visible text.', 50, 100);
      pdf.addPage().image(scan, 0, 0, { width: 595.28, height: 841.89 });
      pdf.addPage();
    });
    const file = await files.write('mixed.pdf', bytes);
    const wordsOf = async (page: number) => {
      const words = await reader.pageWords(file, page);
      return isLeft(words) ? words.left.code : `${words.right.reader}: ${textOf(words.right)}`;
    };
    expect(await wordsOf(1)).to.match(/^text: This page has more/);
    expect(reader.pids(), 'no engine was started').to.have.length(1);
    expect(await wordsOf(2)).to.match(/^ocr: .*PO-48213/);
    expect(reader.pids()).to.have.length(2);
    expect(await wordsOf(3)).to.equal('ocr: ');
    expect(await wordsOf(4)).to.equal('corrupt');
  });

  it('a PDF of text, a scan and a blank page is read page by page, the scan by OCR in its place', async () => {
    const scan = await (await scanned(await orderPage())).png().toBuffer();
    const bytes = await pdfOf((pdf) => {
      write(pdf, 'This page has more than forty characters of ordinary visible text.', 50, 100);
      pdf.addPage().image(scan, 0, 0, { width: 595.28, height: 841.89 });
      pdf.addPage();
    });
    const progress: unknown[] = [];
    const content = await read(bytes, 'mixed.pdf', (step) => progress.push(step));
    expect(content.pages.map((page) => page.reader)).to.deep.equal(['text', 'ocr', 'ocr']);
    expect(textOf(content.pages[1])).to.contain('PO-48213').and.contain('24.50').and.contain('Northgate School District');
    expect(textOf(content.pages[2])).to.equal('');
    expect(content.warnings).to.deep.equal([]);
    expect(progress).to.deep.equal([
      { done: 1, pages: 3 },
      { done: 2, pages: 3 },
      { done: 3, pages: 3 },
    ]);
    const word = content.pages[1]?.words.find((one) => one.text === 'PO-48213');
    expect(word?.x).to.be.within(160, 230);
    expect(word?.y).to.be.within(112, 128);
    expect(word?.height).to.be.within(6, 14);
    expect(word?.confidence).to.be.within(0.6, 1);
  });

  it('a photographed page that lies on its side, crooked, under a shadow, is read upright', async () => {
    const page = await (await scanned(await orderPage())).rotate(4, { background: '#ffffff' }).toBuffer();
    const { data, info } = await sharp(page).grayscale().extractChannel(0).raw().toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at++) {
      const shade = 0.45 + (0.55 * (at % info.width)) / info.width;
      data[at] = Math.round((data[at] ?? 0) * shade);
    }
    const photo = await sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
      .rotate(90)
      .jpeg({ quality: 70 })
      .toBuffer();
    const content = await read(photo, 'photo.jpg');
    const text = textOf(content.pages[0]);
    for (const word of ['Purchase', 'PO-48213', 'Adjustable', '24.50', '40', '4.20']) expect(text).to.contain(word);
    const row = content.pages[0]?.words.filter(({ text: word }) => ['Adjustable', 'desk', 'lamp', '24.50'].includes(word)) ?? [];
    expect(Math.max(...row.map(({ y }) => y)) - Math.min(...row.map(({ y }) => y))).to.be.lessThan(6);
  });

  it('a TIFF of two pages in Swedish is read with the letters of its language', async () => {
    const swedish = await pdfOf((pdf) => {
      for (const [index, line] of [
        'Beställning nummer 7741 av den 3 mars',
        'Benämning och antal, pris och belopp i kronor',
        'Skrivbord i björk med låda, önskad leverans är vecka 14',
        'Leverantör: Möbelgården i Åkersberga',
      ].entries())
        write(pdf, line, 60, 120 + index * 30, 14);
    });
    const pages = [await scanned(swedish), await scanned(await orderPage())];
    const pictures = await Promise.all(pages.map((page) => page.grayscale().removeAlpha().png().toBuffer()));
    const tiff = await sharp(pictures, { join: { animated: true } })
      .removeAlpha()
      .tiff({ compression: 'lzw' })
      .toBuffer();
    const content = await read(tiff, 'fax.tif');
    expect(content.pages.map((page) => page.number)).to.deep.equal([1, 2]);
    expect(textOf(content.pages[0])).to.contain('Beställning').and.contain('Möbelgården');
    expect(textOf(content.pages[1])).to.contain('PO-48213');
  });

  it('a page in Czech is read with the letters of its language, which are an optional package', async function () {
    if (!isInstalled('ces')) return this.skip();
    // the standard fonts of PDF have no letters but those of Western Europe
    const font = fileURLToPath(import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'));
    const czech = await pdfOf((pdf) => {
      for (const [index, line] of [
        'Objednávka číslo 7741 ze dne 3. března',
        'Odběratel: Elektroservis Havránek s.r.o., Příbor',
        'Název zboží, množství, cena celkem bez DPH',
        'Žárovka čirá, 10 ks, prosíme o dodání do konce měsíce',
      ].entries())
        write(pdf, line, 60, 120 + index * 30, 14, font);
    });
    const content = await read(await (await scanned(czech)).png().toBuffer(), 'scan.png');
    const text = textOf(content.pages[0]);
    for (const word of ['Objednávka', 'Odběratel', 'Havránek', 'Příbor', 'Žárovka']) expect(text).to.contain(word);
  });

  it('the invisible text of a searchable scan is no hidden text; one that the picture does not show is, and no source', async () => {
    const scan = await (await scanned(await orderPage())).png().toBuffer();
    const searchable = (text: readonly string[]): Promise<Buffer> =>
      pdfOf((pdf) => {
        pdf.fillOpacity(0);
        for (const [index, line] of text.entries()) write(pdf, line, 60, 120 + index * 26, 12);
        pdf.fillOpacity(1).image(scan, 0, 0, { width: 595.28, height: 841.89 });
      });
    const honest = await read(await searchable(lines), 'searchable.pdf');
    expect(honest.warnings).to.deep.equal([]);
    expect(honest.pages[0]?.reader).to.equal('ocr');
    const lying = await read(await searchable(['Adjustable executive mahogany tables 9000 pieces at 0.01 each']), 'lying.pdf');
    expect(lying.warnings).to.deep.equal([warn.hidden_text(9)]);
    expect(textOf(lying.pages[0])).to.contain('24.50').and.not.contain('mahogany');
  });

  it('a page that cannot be shown is said to be that, and a picture without text to hold none', async () => {
    const white = await pdfOf((pdf) => void pdf.rect(10, 10, 300, 300).fill('#ffffff'));
    expect(await refused(white, 'white.pdf')).to.deep.equal({
      code: 'empty',
      reason: 'No text could be read. Page 1 could not be rendered: what is on it was not read.',
    });
    const grey = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#88aacc' } })
      .png()
      .toBuffer();
    expect(await refused(grey, 'grey.png')).to.deep.equal({ code: 'empty', reason: 'No text could be read.' });
  });

  it('a logo is no document, and a picture that is too large or damaged is refused by a reason', async () => {
    const square = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#336699' } });
    expect(await refused(await square(400, 120).png().toBuffer(), 'logo.png')).to.deep.equal({
      code: 'not_a_document',
      reason: 'The picture is only 400 × 120 pixels, too small for a document.',
    });
    expect(await refused(await square(9_000, 9_000).png().toBuffer(), 'huge.png')).to.deep.equal({
      code: 'too_large',
      reason: 'The picture has 81 megapixels; 50 are allowed.',
    });
    const noise = await sharp({
      create: { width: 800, height: 800, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
    })
      .jpeg()
      .toBuffer();
    expect((await refused(noise.subarray(0, noise.length / 2), 'cut.jpg')).code).to.equal('corrupt');
  });
});
