/** Files that were signed as a whole (S/MIME, .p7m): they are read like what was signed, and nothing is verified. */
import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { composeMail } from '../../../demo/mails/compose.ts';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { createIsolatedExtractor } from '../../../src/adapters/extraction/isolated-extractor.ts';
import { createReadOrders, type ReadOrders } from '../../../src/jobs/shared/read-orders.ts';
import { armoured, compressed, signed } from '../../support/documents/cms.ts';
import { pdfOf, write } from '../../support/documents/pdf.ts';
import { temporaryFiles } from './support/files.ts';

const nobody = { ownNames: [], ownDomains: [], currency: 'EUR', locale: null };
const csv = (number: string): Buffer =>
  Buffer.from(
    `Purchase order;${number}\n\nArticle;Quantity;Unit price;Amount\nDesk lamp;3;12.50;37.50\nCopy paper;4;2.00;8.00\n`,
  );
/** What mail programs sign: a part with its header and no more. */
const part = (number: string): string =>
  [
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Order attached.',
    '--b',
    'Content-Type: text/csv; name="order.csv"',
    'Content-Disposition: attachment; filename="order.csv"',
    'Content-Transfer-Encoding: base64',
    '',
    csv(number).toString('base64'),
    '--b--',
    '',
  ].join('\r\n');

describe('a signed file', () => {
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
  const of = async (name: string, bytes: Buffer | string) => {
    const { results, left } = await readOrders(await files.write(name, Buffer.from(bytes as string)), nobody);
    return {
      numbers: results.map(({ fields }) => fields.po_number?.value),
      names: results.flatMap((one) => one.files.map(({ name: file }) => file)),
      left: left.map(({ code }) => code),
    };
  };

  it('that is a mail gives the orders attached to it', async () => {
    expect(await of('smime.p7m', signed(part('PO-100')))).to.deep.include({ numbers: ['PO-100'], names: ['order.csv'] });
    expect((await of('smime.p7m', signed(part('PO-101'), { pieces: 90 }))).numbers).to.deep.equal(['PO-101']);
    const whole = await composeMail({
      messageId: 'a@buyer.example',
      from: { name: 'Anna Berg', address: 'anna@buyer.example' },
      to: 'orders@seller.example',
      date: new Date('2026-11-20T08:00:00Z'),
      subject: 'Order',
      text: 'Order attached.',
      attachments: [{ filename: 'order.csv', content: csv('PO-102'), contentType: 'text/csv' }],
    });
    expect((await of('smime.p7m', signed(whole))).numbers).to.deep.equal(['PO-102']);
  });

  it('that is a document is that document, by its name without the last ending', async () => {
    expect(await of('order.csv.p7m', signed(csv('PO-103')))).to.deep.include({ numbers: ['PO-103'], names: ['order.csv'] });
    const pdf = await pdfOf((page) => {
      for (const [row, line] of ['Purchase order PO-104', 'Item Description Qty Price', 'DL-1 Desk lamp 3 12.50'].entries())
        write(page, line, 50, 80 + row * 20);
    });
    expect((await of('order.pdf.p7m', signed(pdf, { pieces: 1_000 }))).names).to.deep.equal(['order.pdf']);
  });

  it('is read in base64, when it was signed twice, and when it was compressed', async () => {
    expect((await of('order.csv.p7m', armoured(signed(csv('PO-105'))))).numbers).to.deep.equal(['PO-105']);
    expect((await of('order.csv.p7m', signed(csv('PO-106'), { pieces: 50 }).toString('base64'))).numbers).to.deep.equal([
      'PO-106',
    ]);
    expect((await of('order.csv.p7m.p7m', signed(signed(csv('PO-107'))))).numbers).to.deep.equal(['PO-107']);
    expect((await of('smime.p7m', signed(compressed(Buffer.from(part('PO-108')))))).numbers).to.deep.equal(['PO-108']);
  });

  it('is told as encrypted, as a signature or as damaged where it cannot be read, and the next one is read', async () => {
    expect((await of('smime.p7m', signed('sealed', { type: 3 }))).left).to.deep.equal(['password_protected']);
    expect((await of('order.p7m', signed(null))).left).to.deep.equal(['not_a_document']);
    const good = signed(part('PO-109'));
    expect((await of('smime.p7m', good.subarray(0, 300))).left).to.deep.equal(['corrupt']);
    const nested = Buffer.concat([signed('x').subarray(0, 15), Buffer.from('2480'.repeat(100_000), 'hex')]);
    expect((await of('smime.p7m', nested)).left).to.deep.equal(['corrupt']);
    expect((await of('smime.p7m', good)).numbers).to.deep.equal(['PO-109']);
  });

  it('f05i-smime-opaque-signed.eml is read', async function () {
    const path = new URL('../../../../shared/vectors/faults/f05i-smime-opaque-signed.eml', import.meta.url);
    if (!existsSync(path)) {
      console.log('      the fault files (../shared/vectors/faults) are not here');
      this.skip();
    }
    expect(await of('f05i.eml', readFileSync(path))).to.deep.include({ names: ['o.pdf'], left: [] });
  });
});
