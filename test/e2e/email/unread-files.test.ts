/** Mails that carry a file which may be an order and is not read: none of them is filed as processed. */

import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import sharp from 'sharp';
import { renderXlsx } from '../../../demo/documents/index.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { orderDocument, sentAt } from '../../support/order-mails.ts';
import { said } from '../../support/said.ts';
import { type Desk, type Letter, letterWith, startDesk } from './desk.ts';

const user = 'orders@seller.example';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const file = (filename: string, contentType: string, content: Buffer = Buffer.from('nothing that anybody reads here')) => ({
  filename,
  contentType,
  content,
});

describe('a file that may be an order and is not read', () => {
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
    const inInbox = await desk.inFolder(user, 'INBOX', letter);
    const orders = (await desk.orders(companyId)).filter(({ source }) => source.id === entry.id);
    return { entry, isInInbox: inInbox.length > 0, orders };
  };

  for (const [name, type] of [
    ['order.doc', 'application/msword'],
    ['order.edi', 'application/edifact'],
    ['order.heic', 'image/heic'],
    ['order.rar', 'application/vnd.rar'],
    ['smime.p7m', 'application/pkcs7-mime; smime-type=signed-data'],
  ] as const)
    it(`${name} fails its mail, which names it and stays in INBOX`, async () => {
      const content = Buffer.alloc(20_000, 'not read ');
      const { entry, isInInbox, orders } = await through(await letterWith(user, 'Order', [file(name, type, content)]));
      expect(entry.status).to.equal('FAILED');
      expect(said(entry)).to.include(name).and.to.include('Upload a replacement');
      expect(isInInbox).to.equal(true);
      expect(orders).to.deep.equal([]);
    });

  it('beside an order is a review reason of the draft, which names it', async () => {
    const document = orderDocument();
    const order = file(`${document.poNumber}.xlsx`, spreadsheet, renderXlsx(document));
    const letter = await letterWith(user, 'Order', [order, file('terms.doc', 'application/msword')]);
    const { entry, isInInbox, orders } = await through(letter);
    expect(entry.status).to.equal('SUCCESS');
    expect(isInInbox).to.equal(false);
    expect(orders).to.have.length(1);
    expect(orders[0]?.review_reasons).to.include('attachment_unread');
    expect(JSON.stringify(orders[0]?.extraction_metadata)).to.include('terms.doc');
  });

  for (const name of [
    'f05h-order-pasted-as-picture.eml',
    'f05i-smime-opaque-signed.eml',
    'f15a-uuencode-in-body.eml',
    'f15b-x-uuencode-attachment.eml',
  ])
    it(`${name} becomes an order or waits for a person`, async function () {
      const path = new URL(`../../../../shared/vectors/faults/${name}`, import.meta.url);
      if (!existsSync(path)) {
        console.log('      the fault files (../shared/vectors/faults) are not here');
        this.skip();
      }
      // the identity of a mail holds its date; a letter of these tests has the one of order-mails.ts
      const dated = readFileSync(path, 'latin1').replace(/^Date: .*$/m, `Date: ${new Date(sentAt).toUTCString()}`);
      const raw = Buffer.from(dated.replace(/\r?\n/g, '\r\n'), 'latin1');
      const messageId = /^Message-ID: <(.*)>/im.exec(raw.toString('latin1'))?.[1] ?? '';
      const { entry } = await through({ messageId, from: 'purchasing@harbourfinch.example', raw });
      // two of them bring the same order: the second repeats it
      expect(entry.sales_orders.length > 0 || entry.status === 'FAILED', JSON.stringify([entry.status, entry.noted])).to.equal(
        true,
      );
    });

  it('is none where it is a calendar entry, a contact card, a signature or a logo', async () => {
    const logo = await sharp({ create: { width: 180, height: 180, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const letter = await letterWith(user, 'Shall we meet?', [
      file('invite.ics', 'text/calendar'),
      file('anna.vcf', 'text/vcard'),
      file('smime.p7s', 'application/pkcs7-signature'),
      file('logo.png', 'image/png', Buffer.concat([logo, Buffer.alloc(4_000)])),
    ]);
    const { entry, isInInbox } = await through(letter);
    expect(entry).to.deep.include({ status: 'SUCCESS', requires_review: false });
    expect(isInInbox).to.equal(false);
  });
});
