/** Documents that lie in a PDF: portfolios, attached files, files pinned to a page. */
import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { createIsolatedExtractor } from '../../../src/adapters/extraction/isolated-extractor.ts';
import { createOpenDocuments } from '../../../src/jobs/shared/open-documents.ts';
import { createReadOrders, type ReadOrders } from '../../../src/jobs/shared/read-orders.ts';
import { createUnpackFiles } from '../../../src/jobs/shared/unpack-files.ts';
import { ublOrder } from '../../support/documents/order-xml.ts';
import { pdfOf, write } from '../../support/documents/pdf.ts';
import { archiveOf } from '../../support/documents/word.ts';
import { onePage, packed } from '../../support/hostile/raw-pdf.ts';
import { temporaryFiles } from './support/files.ts';

const nobody = { ownNames: [], ownDomains: [], currency: 'EUR', locale: null };
const csv = (number: string): Buffer =>
  Buffer.from(
    `Purchase order;${number}\n\nArticle;Quantity;Unit price;Amount\nDesk lamp;3;12.50;37.50\nCopy paper;4;2.00;8.00\n`,
  );
type Held = { readonly name: string; readonly content: Buffer };
const cover = (
  files: readonly Held[],
  text: string | null = 'Open this portfolio in a program that shows its files.',
): Promise<Buffer> =>
  pdfOf((pdf) => {
    if (text !== null) write(pdf, text, 50, 80);
    for (const { name, content } of files) pdf.file(content, { name });
  });
/** A portfolio as programs of PDF 1.7 write it, or a file pinned to the page. */
const raw = (how: 'portfolio' | 'pinned', { name, content }: Held): Buffer =>
  onePage('BT /F 12 Tf 50 700 Td (Please see the file that is attached to this page.) Tj ET', {
    ...(how === 'portfolio'
      ? { catalog: `/Collection<</Type/Collection/View/T>>/Names<</EmbeddedFiles<</Names[(${name}) 7 0 R]>>>>` }
      : { page: '/MediaBox[0 0 595 842]/Annots[<</Type/Annot/Subtype/FileAttachment/Rect[9 9 29 29]/FS 7 0 R>>]' }),
    more: [packed(content, '/Type/EmbeddedFile'), `<</Type/Filespec/F(${name})/UF(${name})/EF<</F 6 0 R>>>>`],
  });

describe('a document in a PDF', () => {
  let reader: StoppableDocumentReader;
  let files: Awaited<ReturnType<typeof temporaryFiles>>;
  let readOrders: ReadOrders;
  before(async () => {
    files = await temporaryFiles();
    reader = createDocumentReader({ poolSize: 1 });
    readOrders = createReadOrders({ documents: reader, extractor: createIsolatedExtractor(reader.pool) });
  });
  after(async () => {
    await reader?.stop();
    await files?.remove();
  });
  const of = async (bytes: Buffer) => {
    const { results, left } = await readOrders(await files.write('cover.pdf', bytes), nobody);
    const orders = results.filter(({ documentType }) => documentType === 'order');
    return { numbers: orders.map(({ fields }) => fields.po_number?.value), left: left.map(({ code }) => code) };
  };
  const order = (number: string): Held => ({ name: 'order.csv', content: csv(number) });

  it('is read, be it in a portfolio, attached, or pinned to a page', async () => {
    expect(await of(await cover([order('PO-200')]))).to.deep.equal({ numbers: ['PO-200'], left: [] });
    expect(await of(raw('portfolio', order('PO-201')))).to.deep.equal({ numbers: ['PO-201'], left: [] });
    expect(await of(raw('pinned', order('PO-202')))).to.deep.equal({ numbers: ['PO-202'], left: [] });
  });

  it('is read behind a page without words, under a name without an ending, and when several lie there', async () => {
    expect((await of(await cover([order('PO-203')], null))).numbers).to.deep.equal(['PO-203']);
    const inner = await cover([order('PO-204')]);
    expect((await of(await cover([{ name: 'attachment', content: inner }]))).numbers).to.deep.equal(['PO-204']);
    const two = [order('PO-205'), { name: 'second.csv', content: csv('PO-206') }];
    expect((await of(await cover(two))).numbers).to.have.members(['PO-205', 'PO-206']);
    const archived = { name: 'orders.zip', content: archiveOf({ 'order.csv': csv('PO-207').toString() }) };
    expect((await of(await cover([archived]))).numbers).to.deep.equal(['PO-207']);
  });

  it('that cannot be read is told, and the next PDF is read', async () => {
    expect((await of(await cover([{ name: 'order.doc', content: Buffer.from('old') }]))).left).to.deep.equal([
      'unsupported_type',
    ]);
    expect((await of(await cover([{ name: 'order.pdf', content: Buffer.from('%PDF-1.4 broken') }]))).left).to.deep.equal([
      'corrupt',
    ]);
    let nested = await cover([order('PO-208')]);
    for (let level = 0; level < 4; level += 1) nested = await cover([{ name: `${level}.pdf`, content: nested }]);
    expect((await of(nested)).left).to.deep.equal(['nested_archive']);
    const many = Array.from({ length: 30 }, (_, at) => ({ name: `${at}.csv`, content: csv(`PO-3${at}`) }));
    expect((await of(await cover(many))).left).to.include('too_many_files');
    expect((await of(await cover([order('PO-209')]))).numbers).to.deep.equal(['PO-209']);
  });

  it('is none that programs attach as data, or that no order is', async () => {
    const data = ['data.json', 'metadata.xml', 'notes.txt', 'invite.ics', 'setup.exe'].map((name) => ({
      name,
      content: Buffer.from(name.endsWith('xml') ? '<note/>' : 'begin; something; that; programs; write'),
    }));
    expect((await of(await cover(data))).left).to.deep.equal([]);
    const hybrid = await of(await cover([{ name: 'order-x.xml', content: Buffer.from(ublOrder()) }]));
    expect(hybrid.numbers).to.have.length(1);
    expect(hybrid.left).to.deep.equal([]);
  });

  it('is found again when its evidence is wanted', async () => {
    const file = await files.write('cover.pdf', await cover([order('PO-210')]));
    const { files: found } = await createUnpackFiles(reader)(file, true);
    expect(found.map(({ name }) => name)).to.deep.equal(['cover.pdf', 'order.csv']);
  });

  describe('and a form that Adobe draws (XFA)', () => {
    const form = (words: string, fields: string) =>
      onePage(`BT /F 12 Tf 50 700 Td (${words}) Tj ET`, {
        catalog: `/AcroForm<</Fields[${fields}]/XFA 6 0 R>>`,
        more: [packed('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>'), '<</FT/Tx/T(form1)/V()>>'],
      });
    const warnings = async (bytes: Buffer) => {
      const { read } = await createOpenDocuments(reader)(await files.write('form.pdf', bytes));
      return read.flatMap(({ content }) => content.warnings.map(({ code }) => code));
    };
    const notice =
      'Please wait... If this message is not eventually replaced by the proper contents of the document, your viewer';
    it('is told as unread where its page says only which program to use', async () => {
      expect(await warnings(form(notice, ''))).to.include('attachment_not_read');
      expect(await warnings(form(notice, '7 0 R'))).to.include('attachment_not_read');
      const german = 'Bitte warten... Falls diese Meldung nicht durch den Inhalt des Dokuments ersetzt wird';
      expect(await warnings(form(german, '7 0 R'))).to.include('attachment_not_read');
    });
    it('is read where its page is there for every program', async () => {
      const page = 'Purchase order PO-211 of Northgate: three desk lamps at 12.50 EUR each, to be delivered in May';
      expect(await warnings(form(page, '7 0 R'))).to.not.include('attachment_not_read');
    });
  });

  for (const [name, number] of [['f09a-portfolio.pdf', 'PO-77011']] as const)
    it(`${name} gives its order`, async function () {
      const path = new URL(`../../../../shared/vectors/faults/${name}`, import.meta.url);
      if (!existsSync(path)) {
        console.log('      the fault files (../shared/vectors/faults) are not here');
        this.skip();
      }
      expect((await of(readFileSync(path))).numbers).to.deep.equal([number]);
    });
});
