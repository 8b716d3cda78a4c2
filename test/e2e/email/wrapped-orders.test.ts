/** Orders that come signed, in the words of a mail, inside a PDF or as a photograph: each becomes a draft. */

import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import sharp from 'sharp';
import { renderClassicPdf, renderXlsx } from '../../../demo/documents/index.ts';
import { renderPdfPage } from '../../../src/adapters/documents/render/pdfium.ts';
import { signed } from '../../support/documents/cms.ts';
import { heicOf } from '../../support/documents/heic/index.ts';
import { edifact, edifactMessage, edifactOrder, interchange, x12 } from '../../support/documents/order-edi.ts';
import { pdfOf, write } from '../../support/documents/pdf.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { buyer, orderDocument, sentAt } from '../../support/order-mails.ts';
import { said } from '../../support/said.ts';
import { uuencode } from '../../support/uuencode.ts';
import { type Desk, type Letter, letterWith, startDesk } from './desk.ts';

const user = 'orders@seller.example';

/** A mail of these header fields and this body, for which no program that composes mails has a form. */
const rawLetter = (fields: readonly string[], body: string): Letter => {
  const messageId = `${randomUUID()}@buyer.example`;
  const head = [
    `From: ${buyer.email}`,
    `To: ${user}`,
    'Subject: Order',
    `Date: ${new Date(sentAt).toUTCString()}`,
    `Message-ID: <${messageId}>`,
    'MIME-Version: 1.0',
    ...fields,
  ];
  return { messageId, from: buyer.email, raw: Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1') };
};
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/.{76}/g, '$&\r\n');
const signedMail = (content: Buffer, type: string): Letter =>
  rawLetter(
    [
      `Content-Type: application/pkcs7-mime; ${type}name="smime.p7m"`,
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename="smime.p7m"',
    ],
    base64(content),
  );
const part = (name: string, content: Buffer): string =>
  [
    `Content-Type: application/octet-stream; name="${name}"`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment; filename="${name}"`,
    '',
    base64(content),
  ].join('\r\n');
const octets = (filename: string, content: Buffer, contentType = 'application/octet-stream') => ({
  filename,
  content,
  contentType,
});

describe('an order in another file', () => {
  let desk: Desk;
  let companyId: string;
  let mailboxId: string;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [user] });
    companyId = await desk.company();
    mailboxId = await desk.mailbox(companyId, user);
  });
  after(() => desk?.stop());

  const through = async (letter: Letter) => {
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    const entry = await desk.finished(companyId, letter);
    const orders = (await desk.orders(companyId)).filter(({ source }) => source.id === entry.id);
    return { entry, numbers: orders.map((order) => order.po_number) };
  };
  const workbook = () => {
    const document = orderDocument();
    return { number: document.poNumber, name: `${document.poNumber}.xlsx`, content: renderXlsx(document) };
  };

  it('is drafted from a mail that was signed as a whole, whatever the mail says of how', async () => {
    for (const [type, pieces] of [
      ['smime-type=signed-data; ', undefined],
      ['', 1_000],
    ] as const) {
      const { number, name, content } = workbook();
      const { entry, numbers } = await through(signedMail(signed(part(name, content), pieces ? { pieces } : {}), type));
      expect(numbers, said(entry)).to.deep.equal([number]);
      expect(entry.status).to.equal('SUCCESS');
    }
  });

  it('is drafted from a signed attachment', async () => {
    const { number, name, content } = workbook();
    const letter = await letterWith(user, 'Order', [octets(`${name}.p7m`, signed(content), 'application/pkcs7-mime')]);
    expect((await through(letter)).numbers).to.deep.equal([number]);
  });

  it('waits for a person where the mail was encrypted', async () => {
    for (const type of ['smime-type=enveloped-data; ', '']) {
      const { entry, numbers } = await through(signedMail(signed('x'.repeat(3_000), { type: 3 }), type));
      expect(numbers).to.deep.equal([]);
      expect(entry.status).to.equal('FAILED');
      expect(said(entry)).to.include('smime.p7m').and.to.include('encrypted');
    }
  });

  it('is drafted from the words of a mail (uuencode), one for each file', async () => {
    const [first, second] = [workbook(), workbook()];
    const body = [first, second].map(({ name, content }) => uuencode(name, content)).join('\r\nand\r\n');
    const { numbers } = await through(rawLetter(['Content-Type: text/plain'], `Orders attached.\r\n\r\n${body}\r\nAnna`));
    expect(numbers).to.have.members([first.number, second.number]);
  });

  it('is drafted from EDIFACT and from X12, one for each message, whatever the mail calls the file', async () => {
    const messages = ['E-1', 'E-2'].map((number, at) => edifactMessage(edifactOrder({ number }), { reference: String(at + 1) }));
    const letters = [
      octets('orders.edi', Buffer.from(interchange(messages)), 'application/EDIFACT'),
      octets('ORDERS_0815', Buffer.from(interchange([edifactMessage(edifactOrder({ number: 'E-3' }))]))),
      octets('po.850', Buffer.from(x12()), 'application/EDI-X12'),
    ];
    const found: (readonly (string | null)[])[] = [];
    for (const file of letters) {
      const { entry, numbers } = await through(await letterWith(user, 'Order', [file]));
      expect(entry.status, said(entry)).to.equal('SUCCESS');
      found.push([...numbers].sort());
    }
    expect(found).to.deep.equal([['E-1', 'E-2'], ['E-3'], ['PO-2026-77']]);
  });

  it('waits for a person where an EDI file is cut off', async () => {
    const cut = octets('orders.edi', Buffer.from(edifact().slice(0, 900)));
    const { entry, numbers } = await through(await letterWith(user, 'Order', [cut]));
    expect([entry.status, numbers]).to.deep.equal(['FAILED', []]);
    expect(said(entry)).to.include('orders.edi').and.to.include('cut off');
  });

  it('is drafted from words that are longer than anybody writes, and a long text without one is none', async () => {
    const { number, name, content } = workbook();
    const long = Buffer.alloc(600_000, 'a photograph ');
    const files = `${uuencode(name, content)}\r\n${uuencode('photograph.gif', long)}`;
    const { numbers } = await through(rawLetter(['Content-Type: text/plain'], `Order attached.\r\n\r\n${files}`));
    expect(numbers).to.deep.equal([number]);
    const log = await through(rawLetter(['Content-Type: text/plain'], 'a line of a log that nobody reads\r\n'.repeat(20_000)));
    expect(log.entry).to.deep.include({ status: 'SUCCESS', requires_review: false });
  });

  it('waits for a person where a file in the words cannot be read', async () => {
    const broken = uuencode('order.pdf', Buffer.from(`%PDF-1.4 ${'broken '.repeat(40)}`));
    const { entry } = await through(rawLetter(['Content-Type: text/plain'], `Order attached.\r\n\r\n${broken}`));
    expect(entry.status).to.equal('FAILED');
    expect(said(entry)).to.include('order.pdf');
  });

  it('is drafted from a PDF that holds it', async () => {
    const { number, name, content } = workbook();
    const portfolio = await pdfOf((pdf) => {
      write(pdf, 'Open this portfolio in a program that shows its files.', 50, 80);
      pdf.file(content, { name });
    });
    expect((await through(await letterWith(user, 'Order', [octets('portfolio.pdf', portfolio)]))).numbers).to.deep.equal([
      number,
    ]);
  });

  it('waits for a person where a PDF holds what is not read', async () => {
    const portfolio = await pdfOf((pdf) => {
      write(pdf, 'Open this portfolio in a program that shows its files.', 50, 80);
      pdf.file(Buffer.alloc(3_000, 'old '), { name: 'order.doc' });
    });
    const { entry } = await through(await letterWith(user, 'Order', [octets('portfolio.pdf', portfolio)]));
    expect(entry.status).to.equal('FAILED');
    expect(said(entry)).to.include('order.doc');
  });

  it('is drafted from a photograph as telephones send it (HEIC)', async () => {
    const document = orderDocument();
    const { data, width, height, channels } = await renderPdfPage(await renderClassicPdf(document), 1, 120, false);
    const page = await sharp(data, { raw: { width, height, channels } }).png().toBuffer();
    const letter = await letterWith(user, 'Order', [octets('IMG_0042.HEIC', await heicOf(page, { tile: 512 }), 'image/heic')]);
    const { entry, numbers } = await through(letter);
    expect(numbers, said(entry)).to.have.length(1);
  });
});
