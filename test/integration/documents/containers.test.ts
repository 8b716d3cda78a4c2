/** Word documents, and files that hold files: what is read of them, and what is refused with which reason. */

import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { unreadText } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { composeMail } from '../../../demo/mails/compose.ts';
import { linesOfPage } from '../../../packages/order-extraction/rules/layout/page-lines.ts';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { createIsolatedExtractor } from '../../../src/adapters/extraction/isolated-extractor.ts';
import { createReadOrders, type ReadOrders } from '../../../src/jobs/shared/read-orders.ts';
import { createUnpackFiles } from '../../../src/jobs/shared/unpack-files.ts';
import { archiveOf, documentXml, docxOf, msgOf, paragraph, run, table } from '../../support/documents/word.ts';
import { zipOf } from '../../support/documents/zip.ts';
import { temporaryFiles } from './support/files.ts';

const context = { ownNames: [], ownDomains: [], currency: 'EUR', locale: null };
const csv = (number: string): string =>
  `Purchase order;${number}\n\nArticle;Quantity;Unit price;Amount\nDesk lamp;3;12.50;37.50\nCopy paper;4;2.00;8.00\n`;
const mailOf = (
  text: string,
  attachments: readonly { readonly filename: string; readonly content: Buffer; readonly contentType: string }[],
) =>
  composeMail({
    messageId: `${randomUUID()}@buyer.example`,
    from: { name: 'Anna Berg', address: 'anna@buyer.example' },
    to: 'orders@seller.example',
    date: new Date('2026-11-20T08:00:00Z'),
    subject: 'Order',
    text,
    attachments,
  });
const octets = (filename: string, content: Buffer | string) => ({
  filename,
  content: Buffer.from(content as Buffer),
  contentType: 'application/octet-stream',
});

describe('a Word document', () => {
  let reader: StoppableDocumentReader;
  let files: Awaited<ReturnType<typeof temporaryFiles>>;
  before(async () => {
    files = await temporaryFiles();
    reader = createDocumentReader({ poolSize: 1 });
  });
  after(async () => {
    await reader.stop();
    await files.remove();
  });
  const read = async (bytes: Buffer) => reader.read(await files.write('order.docx', bytes));
  const lines = async (bytes: Buffer): Promise<readonly (readonly string[])[]> => {
    const content = await read(bytes);
    if (isLeft(content)) throw new Error(unreadText(content.left.reason));
    return content.right.pages.flatMap((page) => linesOfPage(page).map((line) => line.segments.map(({ text }) => text)));
  };

  it('is its paragraphs and tables, with the letterhead before and the foot behind', async () => {
    const head = { name: 'word/header1.xml', data: Buffer.from(`<w:hdr>${paragraph(run('Harbour Books Ltd'))}</w:hdr>`) };
    const foot = { name: 'word/footer1.xml', data: Buffer.from(`<w:ftr>${paragraph(run('Bank: 12'))}</w:ftr>`) };
    const rows = [
      ['Article', 'Quantity'],
      ['Desk lamp, white & small', '3'],
    ];
    const tabbed =
      '<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t>Date</w:t><w:tab/><w:t>2026-03-01</w:t></w:r></w:p>';
    const xml = documentXml(`${paragraph(run('Purchase '), run('order 4711'))}${tabbed}${table(rows)}`);
    expect(await lines(docxOf(xml, [foot, head]))).to.deep.equal([
      ['Harbour Books Ltd'],
      ['Purchase order 4711'],
      ['Date', '2026-03-01'],
      ...rows,
      ['Bank: 12'],
    ]);
  });

  it('leaves out what was deleted, what is hidden, and the second form of what is there', async () => {
    const deleted = '<w:del><w:r><w:delText>99 x Old</w:delText></w:r></w:del>';
    const twice = `<mc:AlternateContent><mc:Choice>${run('3 x New')}</mc:Choice><mc:Fallback>${run('3 x New')}</mc:Fallback></mc:AlternateContent>`;
    const hidden = run('99 x Hidden', '<w:vanish/>');
    const shown = run(' lamps', '<w:vanish w:val="0"/>');
    expect(await lines(docxOf(documentXml(paragraph(deleted, hidden, twice, shown))))).to.deep.equal([['3 x New lamps']]);
  });

  it('is extracted like any document', async () => {
    const rows = [
      ['Article', 'Quantity', 'Unit price', 'Amount'],
      ['Desk lamp', '3', '12.50', '37.50'],
      ['Copy paper', '4', '2.00', '8.00'],
    ];
    const content = await read(docxOf(documentXml(`${paragraph(run('Purchase order 4711'))}${table(rows)}`)));
    if (isLeft(content)) throw new Error(unreadText(content.left.reason));
    const extractor = createIsolatedExtractor(reader.pool);
    const [found] = await extractor.extract([{ name: 'order.docx', content: content.right }], context);
    expect(found?.documentType).to.equal('order');
    expect(found?.fields.po_number?.value).to.equal('4711');
    expect(found?.lines.map(({ name, qty, price }) => [name?.value, qty?.value, price?.value])).to.deep.equal([
      ['Desk lamp', '3', '12.50'],
      ['Copy paper', '4', '2.00'],
    ]);
  });

  it('without text says that pictures in it are not read', async () => {
    const refused = await read(docxOf(documentXml('<w:p/>')));
    expect(isLeft(refused) && refused.left.code).to.equal('empty');
    expect(isLeft(refused) && refused.left.reason.code).to.equal('word_empty');
  });
});

describe('a file that holds files', () => {
  let reader: StoppableDocumentReader;
  let files: Awaited<ReturnType<typeof temporaryFiles>>;
  let orders: ReadOrders;
  before(async () => {
    files = await temporaryFiles();
    reader = createDocumentReader({ poolSize: 1 });
    orders = createReadOrders({ documents: reader, extractor: createIsolatedExtractor(reader.pool) });
  });
  after(async () => {
    await reader.stop();
    await files.remove();
  });
  const of = async (name: string, bytes: Buffer) => {
    const { results, left } = await orders(await files.write(name, bytes), context);
    return { numbers: results.map(({ fields }) => fields.po_number?.value).sort(), left: left.map(({ code }) => code), results };
  };

  it('gives every order in an archive', async () => {
    const found = await of(
      'orders.zip',
      archiveOf({ 'a/one.csv': csv('PO-1001'), 'b/two.csv': csv('PO-1002'), '__MACOSX/._a': 'x' }),
    );
    expect(found.numbers).to.deep.equal(['PO-1001', 'PO-1002']);
    expect(found.left).to.deep.equal([]);
    expect(found.results.map(({ files: sources }) => sources[0]?.name).sort()).to.deep.equal(['one.csv', 'two.csv']);
  });

  it('opens no archive in an archive, not even in a mail in it, and reads the rest', async () => {
    const inner = archiveOf({ 'order.csv': csv('PO-1003') });
    const mail = await mailOf('see below', [octets('inner.zip', inner)]);
    const found = await of('orders.zip', archiveOf({ 'inner.zip': inner, 'mail.eml': mail, 'order.csv': csv('PO-1004') }));
    expect(found.numbers).to.deep.equal(['PO-1004']);
    expect(found.left).to.deep.equal(['nested_archive', 'nested_archive']);
  });

  it('refuses an archive of more files than are read, and one behind a password', async () => {
    const filesOf = (length: number) =>
      archiveOf(Object.fromEntries(Array.from({ length }, (_, at) => [`${at}.csv`, csv(`PO-${2000 + at}`)])));
    expect((await of('orders.zip', filesOf(21))).left).to.deep.equal(['too_many_files']);
    expect((await of('orders.zip', filesOf(20))).numbers).to.have.length(20);
    const locked = zipOf([{ name: 'order.csv', data: Buffer.from(csv('PO-1')), encrypted: true }]);
    expect((await of('orders.zip', locked)).left).to.deep.equal(['password_protected']);
  });

  it('puts what it holds beside it, under names of ours', async () => {
    const file = await files.write(
      'orders.zip',
      archiveOf({ '../../outside.csv': csv('PO-1'), '/root.csv': csv('PO-2'), '..': csv('PO-3') }),
    );
    const { files: found } = await createUnpackFiles(reader)(file);
    expect(found.map(({ name }) => name)).to.deep.equal(['outside.csv', 'root.csv', 'file-3']);
    for (const { path } of found) {
      expect(dirname(path)).to.equal(dirname(file.path));
      expect(basename(path)).to.match(/^[0-9a-f-]{36}$/);
    }
    expect(await readdir(join(dirname(file.path), '..'))).to.not.include('outside.csv');
  });

  it('gives the orders attached to a mail or a message, also to one that is attached to it', async () => {
    const inner = await mailOf('inner', [octets('one.csv', csv('PO-3001'))]);
    const mail = await mailOf('outer', [
      octets('two.csv', csv('PO-3002')),
      { filename: 'x.eml', content: inner, contentType: 'message/rfc822' },
    ]);
    expect((await of('mail.eml', mail)).numbers).to.deep.equal(['PO-3001', 'PO-3002']);
    const message = msgOf(
      'Order',
      'see attachment',
      [{ name: 'three.csv', content: Buffer.from(csv('PO-3003')) }],
      [{ files: [{ name: 'four.csv', content: Buffer.from(csv('PO-3004')) }] }],
    );
    expect((await of('message.msg', message)).numbers).to.deep.equal(['PO-3003', 'PO-3004']);
  });

  it('is opened to a depth', async () => {
    let mail = await mailOf('innermost', [octets('order.csv', csv('PO-4001'))]);
    for (let level = 0; level < 3; level += 1) mail = await mailOf('outer', [octets('inner.eml', mail)]);
    const found = await of('mail.eml', mail);
    expect(found.numbers).to.deep.equal([]);
    expect(found.left).to.deep.equal(['nested_archive']);
  });

  it('is read in its words where nothing attached is an order, and keeps no sentence of them', async () => {
    const words =
      'Dear Bob, my parrot sings. We hereby order under our order number PO-5001:\n\n10 x Desk lamp\n5 x Copy paper\n\nKind regards\nAnna';
    for (const [name, bytes] of [
      ['mail.eml', await mailOf(words, [])],
      ['message.msg', msgOf('Order', words, [])],
    ] as const) {
      const { results } = await of(name, bytes);
      expect(
        results.map(({ lines }) => lines.length),
        name,
      ).to.deep.equal([2]);
      expect(results[0]?.files[0]?.type).to.equal('mail_text');
      expect(JSON.stringify(results)).to.not.include('parrot');
    }
    const both = await of('mail.eml', await mailOf(words, [octets('order.csv', csv('PO-5002'))]));
    expect(both.numbers).to.deep.equal(['PO-5002']);
    const broken = await of('mail.eml', await mailOf(words, [octets('order.pdf', '%PDF-1.4\nbroken')]));
    expect(broken).to.deep.include({ numbers: [], left: ['corrupt'] });
  });
});
