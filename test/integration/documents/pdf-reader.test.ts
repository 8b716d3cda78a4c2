import { type DocumentContent, type Unreadable, unreadText, warn } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { pdfOf, write } from '../../support/documents/pdf.ts';
import { temporaryFiles } from './support/files.ts';

describe('reading a PDF', () => {
  let reader: StoppableDocumentReader;
  let files: Awaited<ReturnType<typeof temporaryFiles>>;
  const read = async (bytes: Buffer, name = 'order.pdf'): Promise<DocumentContent> => {
    const result = await reader.read(await files.write(name, bytes, 'application/pdf'));
    if (isLeft(result)) throw new Error(`refused: ${result.left.code}: ${result.left.reason}`);
    return result.right;
  };
  const refused = async (
    bytes: Buffer,
    name = 'order.pdf',
  ): Promise<{ readonly code: Unreadable['code']; readonly reason: string }> => {
    const result = await reader.read(await files.write(name, bytes, 'application/pdf'));
    if (isRight(result)) throw new Error('it was read');
    return { code: result.left.code, reason: unreadText(result.left.reason) };
  };
  const words = (content: DocumentContent): string =>
    content.pages.flatMap((page) => page.words.map((word) => word.text)).join(' ');
  const filler = 'This page has more than forty characters of ordinary visible text.';

  before(async () => {
    files = await temporaryFiles();
    reader = createDocumentReader({ poolSize: 1 });
  });
  after(async () => {
    await reader.stop();
    await files.remove();
  });

  it('gives words with their boxes, sizes and weight, the origin at the top left', async () => {
    const content = await read(
      await pdfOf((pdf) => {
        write(pdf, 'Purchase order', 50, 100, 20, 'Helvetica-Bold');
        write(pdf, filler, 50, 700, 10);
      }),
    );
    const [title, second] = content.pages[0]?.words ?? [];
    expect(content.type).to.equal('pdf');
    expect(content.sha256).to.match(/^[0-9a-f]{64}$/);
    expect([title?.text, second?.text]).to.deep.equal(['Purchase', 'order']);
    expect(title?.bold).to.equal(true);
    expect(title?.height).to.be.closeTo(20, 0.5);
    expect(title?.x).to.be.closeTo(50, 1);
    expect(title?.y).to.be.within(95, 110);
    expect(second?.x).to.be.greaterThan((title?.x ?? 0) + (title?.width ?? 0));
    expect(content.pages[0]?.words.find((word) => word.text === 'visible')?.bold).to.equal(false);
    expect(content.pages[0]?.words.find((word) => word.text === 'visible')?.y).to.be.within(695, 710);
  });

  it('parts what stands two letters apart in type of one width, also where a matrix sets its size', async () => {
    const row = '4711-08  HEX BOLT M8X40     5.000 PCS';
    for (const scale of [1, 9]) {
      const content = await read(
        await pdfOf((pdf) => {
          write(pdf, filler, 50, 100, 10);
          pdf.scale(scale);
          write(pdf, row, 50 / scale, 200 / scale, 9 / scale, 'Courier');
        }),
      );
      const drawn = (content.pages[0]?.words ?? []).filter(({ y }) => y > 150);
      const runs = [...new Set(drawn.map(({ run }) => run))];
      expect(
        runs.map((run) => drawn.flatMap((word) => (word.run === run ? [word.text] : [])).join(' ')),
        `size by ${scale}`,
      ).to.deep.equal(['4711-08', 'HEX BOLT M8X40', '5.000 PCS']);
    }
  });

  describe('filled in', () => {
    const at = (content: DocumentContent, text: string) => content.pages[0]?.words.find((word) => word.text === text);
    const form = (fill: (pdf: PDFKit.PDFDocument) => void) =>
      pdfOf((pdf) => {
        write(pdf, filler, 50, 60);
        write(pdf, 'Order no.', 50, 100);
        pdf.font('Helvetica').initForm();
        fill(pdf);
      });

    it('reads what was typed into the fields of a form where it stands', async () => {
      const content = await read(
        await form((pdf) => {
          pdf.formText('number', 150, 96, 200, 18, { value: 'PO-4711', align: 'left' });
          pdf.formText('price', 150, 130, 200, 18, { value: '12.50', align: 'right' });
          pdf.formCombo('unit', 150, 160, 100, 18, { select: ['pieces', 'boxes'], value: 'boxes' });
          pdf.formText('address', 150, 200, 120, 80, { value: 'Muster AG\nHafenstrasse 11\n20457 Hamburg', multiline: true });
        }),
      );
      const label = at(content, 'Order');
      const number = at(content, 'PO-4711');
      expect((number?.y ?? 0) + (number?.height ?? 0) / 2).to.be.closeTo((label?.y ?? 0) + (label?.height ?? 0) / 2, 4);
      expect(number?.x).to.be.within(150, 156);
      const price = at(content, '12.50');
      expect((price?.x ?? 0) + (price?.width ?? 0)).to.be.within(340, 350);
      expect(at(content, 'boxes')?.y).to.be.within(160, 175);
      expect(at(content, 'Muster')?.y).to.be.within(200, 215);
      expect(at(content, '20457')?.y).to.be.within((at(content, 'Hafenstrasse')?.y ?? 0) + 8, 260);
    });

    it('breaks a long text as its field does', async () => {
      const content = await read(
        await pdfOf((pdf) => {
          write(pdf, filler, 50, 60);
          pdf.font('Helvetica').initForm();
          const value = 'Deliver to the back gate between seven and nine, call the porter before';
          pdf.formText('note', 50, 100, 120, 100, { value, multiline: true });
        }),
      );
      const [first, last] = [at(content, 'Deliver'), at(content, 'before')];
      expect(last?.y).to.be.greaterThan((first?.y ?? 0) + 20);
      expect(
        Math.max(...(content.pages[0]?.words ?? []).filter(({ y }) => y > 95).map(({ x, width }) => x + width)),
      ).to.be.lessThan(175);
    });

    it('reads no empty field, no password and none that nobody sees', async () => {
      const bytes = Buffer.from(
        await form((pdf) => {
          pdf.formText('empty', 150, 96, 200, 18, { value: '' });
          pdf.formText('secret', 150, 130, 200, 18, { value: 'hunter2', password: true });
          pdf.formText('hidden', 150, 160, 200, 18, { value: 'unseen' });
        }),
      );
      const shown = bytes.toString('latin1');
      const flags = shown.indexOf('/F 4', shown.lastIndexOf(' obj', shown.indexOf('unseen')));
      bytes.write('/F 2', flags, 'latin1');
      const content = await read(bytes);
      expect(words(content)).to.equal(`${filler} Order no.`);
    });

    it('reads the page whose fields are damaged', async () => {
      const bytes = await form((pdf) => {
        pdf.formText('number', 150, 96, 200, 18, { value: 'PO-4711' });
      });
      for (const [was, is] of [
        ['/Rect [', '/Rect ('],
        ['/FT /Tx', '/FT (Tx'],
        ['/V (', '/V [('],
        ['/Annots [', '/Annots  '],
        ['/DA (', '/DA [['],
      ] as const) {
        const damaged = Buffer.from(bytes);
        const at = damaged.indexOf(was);
        expect(at, was).to.be.greaterThan(0);
        damaged.write(is.padEnd(was.length), at, 'latin1');
        const result = await reader.read(await files.write('order.pdf', damaged, 'application/pdf'));
        expect(isRight(result) ? words(result.right) : result.left.reason, was).to.contain('Order no.');
      }
    });

    it('reads what was typed over a page', async () => {
      const content = await read(
        await form((pdf) => {
          const typed = { Subtype: 'FreeText', Contents: new String('PO-4711'), DA: new String('/Helv 10 Tf 0 g') };
          pdf.annotate(150, 98, 120, 14, typed as unknown as PDFKit.Mixins.AnnotationOption);
        }),
      );
      expect(at(content, 'PO-4711')?.x).to.be.within(150, 156);
      expect(at(content, 'PO-4711')?.y).to.be.within(96, 106);
    });
  });

  it('reads a table that is printed sideways upright', async () => {
    const content = await read(
      await pdfOf((pdf) => {
        pdf.rotate(90, { origin: [300, 300] });
        write(pdf, `Description Quantity Price ${filler}`, 60, 280);
      }),
    );
    const line = content.pages[0]?.words ?? [];
    expect(line[0]?.text).to.equal('Description');
    expect(new Set(line.map((word) => Math.round(word.y))).size).to.equal(1);
    expect(line.every((word, index) => index === 0 || word.x > (line[index - 1]?.x ?? 0))).to.equal(true);
  });

  it('drops text that nobody sees, and says so', async () => {
    const content = await read(
      await pdfOf((pdf) => {
        write(pdf, filler, 50, 100);
        pdf.fillColor('#ffffff');
        write(pdf, 'WHITEONWHITE', 50, 200);
        pdf.fillColor('#000000');
        write(pdf, 'TINYPRINT', 50, 300, 1);
        write(pdf, 'OUTSIDEPAGE', 700, 400); // the library itself leaves this out
        write(pdf, 'COVEREDUP', 50, 500);
        pdf.rect(40, 490, 200, 30).fill('#eeeeee');
        pdf.fillColor('#000000').fillOpacity(0.01);
        write(pdf, 'TRANSPARENT', 50, 600);
      }),
    );
    expect(words(content)).to.equal(filler);
    expect(content.warnings).to.deep.equal([warn.hidden_text(4)]);
  });

  it('keeps white text on a dark header and grey text on white', async () => {
    const content = await read(
      await pdfOf((pdf) => {
        write(pdf, filler, 50, 50);
        pdf.rect(40, 90, 300, 30).fill('#223344');
        pdf.fillColor('#ffffff');
        write(pdf, 'HEADERCELL', 50, 100);
        pdf.fillColor('#999999');
        write(pdf, 'FOOTNOTE', 50, 200);
      }),
    );
    expect(words(content)).to.contain('HEADERCELL').and.contain('FOOTNOTE');
    expect(content.warnings).to.deep.equal([]);
  });

  it('refuses a PDF that needs a password, and reads one that only restricts printing', async () => {
    const locked = await refused(
      await pdfOf((pdf) => write(pdf, filler, 50, 50), { userPassword: 'secret', ownerPassword: 'more' }),
    );
    expect(locked).to.deep.equal({ code: 'password_protected', reason: 'The PDF is password-protected.' });
    const open = await read(await pdfOf((pdf) => write(pdf, filler, 50, 50), { ownerPassword: 'more' }));
    expect(words(open)).to.equal(filler);
  });

  it('reads the first 50 pages of a long document and refuses one of more than 200', async () => {
    const pages = (count: number): Promise<Buffer> =>
      pdfOf((pdf) => {
        for (let page = 0; page < count; page++) {
          if (page > 0) pdf.addPage();
          write(pdf, `${filler} ${page + 1}`, 50, 50);
        }
      });
    const long = await read(await pages(60));
    expect(long.pages.length).to.equal(50);
    expect(long.warnings).to.deep.equal([warn.pages_cut(60, 50)]);
    expect(await refused(await pages(201))).to.deep.equal({
      code: 'too_many_pages',
      reason: 'The PDF has 201 pages, more than the 200 that are read.',
    });
  });

  it('ends every damaged or mislabelled file in a reason', async () => {
    const whole = await pdfOf((pdf) => write(pdf, filler, 50, 50));
    const noise = Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * 7919 + 13) % 251));
    expect((await refused(noise)).reason).to.match(/named \.pdf but is not a PDF: it is data of an unknown kind/);
    expect((await refused(Buffer.from('Dear all, here is the order'))).code).to.equal('unsupported_type');
    expect((await refused(Buffer.alloc(0))).code).to.equal('empty');
    expect((await refused(Buffer.alloc(21 * 1024 * 1024, 32))).reason).to.equal('The file has 21 MB; 20 MB are allowed.');
    expect(['corrupt', 'empty']).to.include((await refused(whole.subarray(0, 300))).code);
    expect(['corrupt', 'empty']).to.include((await refused(Buffer.concat([Buffer.from('%PDF-1.7\n'), noise]))).code);
    expect((await refused(Buffer.from('<html><body><table><tr><td>1</td></tr></table></body></html>'))).reason).to.match(
      /it is a web page/,
    );
  });
});
