/** The main job: an order in a mail becomes a draft, an entry, a notification and a moved mail, and nothing secret stays behind. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { totalsOf } from '../../../demo/documents/order-document.ts';
import { composeMail } from '../../../demo/mails/compose.ts';
import { emailStream } from '../../../src/domain/email/email.stream.ts';
import { archiveOf, documentXml, docxOf, msgOf, paragraph, run, table } from '../../support/documents/word.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { notified, password } from '../../support/mail-stage.ts';
import { buyer, orderDocument } from '../../support/order-mails.ts';
import { rawEvents } from '../../support/raw-events.ts';
import { dump } from '../../support/read-dump.ts';
import { until } from '../../support/until.ts';
import { type Desk, expectEvents, goodEnd, type Letter, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';

describe('an order that comes by mail', () => {
  let desk: Desk;
  let companyId: string;
  let mailboxId: string;
  const handedOver: { path: string; existed: boolean }[] = [];

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({
      users: [user],
      env: { PUBLIC_URL: 'https://orders.seller.example/intake/' },
      interpose: (ports) => ({
        ...ports,
        documents: {
          ...ports.documents,
          read: (file) => {
            handedOver.push({ path: file.path, existed: existsSync(file.path) });
            return ports.documents.read(file);
          },
        },
      }),
    });
    companyId = await desk.company();
    mailboxId = await desk.mailbox(companyId, user);
  });
  after(() => desk?.stop());

  for (const format of ['pdf', 'xlsx'] as const) {
    it(`becomes a draft when it is ${format === 'pdf' ? 'a PDF' : 'a workbook'}`, async () => {
      const document = orderDocument();
      const letter = await orderLetter({ to: user, document, format });
      await desk.stage.dovecot.deliver(user, letter.raw);
      await desk.poll(companyId, mailboxId);
      const entry = await desk.finished(companyId, letter);
      expectEvents(await desk.events(companyId, letter), goodEnd);

      expect(entry).to.deep.include({
        status: 'SUCCESS',
        failure: null,
        module: 'SALES',
        mailbox_id: mailboxId,
        email_from: buyer.email,
        email_subject: `Order ${document.poNumber}`,
        attachment_count: 1,
        requires_review: false,
        notification: 'sent',
      });
      const order = (await desk.orders(companyId)).find(({ po_number }) => po_number === document.poNumber);
      expect(order?.reference).to.match(/^SO-\d{4}-\d{6}$/);
      expect(entry.sales_orders).to.deep.equal([{ id: order?.id, reference: order?.reference, disposition: 'drafted' }]);
      expect(order).to.deep.include({
        customer_name: buyer.name,
        customer_email: buyer.email,
        currency: 'EUR',
        delivery_date: document.deliveryDate,
        requires_review: false,
        source: { kind: 'email', id: entry.id },
      });
      expect(Number(order?.total)).to.equal(Number(totalsOf(document).gross));
      expect(order?.customer_id).to.be.a('string');
      expect(
        order?.lines.map(({ code, qty, price, productId }) => [code, Number(qty), Number(price), productId !== null]),
      ).to.deep.equal(document.lines.map(({ code, qty, price }) => [code, Number(qty), Number(price), true]));
      expect(order?.ai_confidence).to.match(/^\d{1,3}\.\d\d$/);
      expect(Number(order?.ai_confidence)).to.be.within(70, 100);
      expect(entry.ai_confidence).to.equal(order?.ai_confidence);
      expect(order?.extraction_metadata?.files[0]?.name).to.equal(`${document.poNumber}.${format}`);

      const [notification, ...more] = await desk.notifications(companyId, letter);
      expect(more).to.deep.equal([]);
      expect(notification?.envelope).to.deep.equal({ from: user, to: [notified] });
      expect(notification?.mail.text).to.include(order?.reference).and.to.include(`Order ${document.poNumber}`);
      for (const page of [`orders/${order?.id}`, `logs/${entry.id}`])
        expect(notification?.mail.text).to.include(`https://orders.seller.example/intake/app/${page}`);
      expect(await desk.inFolder(user, 'INBOX', letter)).to.have.length(0);
      expect(await desk.inFolder(user, 'Processed', letter)).to.have.length(1);
    });
  }

  it('becomes a draft when it is a Word document, or lies in an Outlook message, a mail as a file or an archive', async () => {
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    const wordOrder = (poNumber: string): Buffer => {
      const rows = orderDocument().lines.map(({ code, name, qty, price }) => [code, name, qty, price]);
      const head = ['Article', 'Description', 'Quantity', 'Unit price'];
      return docxOf(documentXml(`${paragraph(run(`Purchase order no: ${poNumber}`))}${table([head, ...rows])}`));
    };
    const file = (poNumber: string) => ({ name: 'order.docx', content: wordOrder(poNumber), mediaType: word });
    const inMail = await composeMail({
      messageId: 'within@buyer.example',
      from: { name: buyer.contact, address: buyer.email },
      to: user,
      date: new Date('2026-11-20T08:00:00Z'),
      subject: 'Order',
      text: 'see below',
      attachments: [{ filename: 'order.docx', content: wordOrder('PO-EML-1'), contentType: word }],
    });
    const brought: readonly (readonly [string, string, string, Buffer])[] = [
      ['PO-DOCX-1', 'order.docx', word, wordOrder('PO-DOCX-1')],
      ['PO-MSG-1', 'order.msg', 'application/vnd.ms-outlook', msgOf('Order', 'see below', [file('PO-MSG-1')])],
      ['PO-EML-1', 'order.eml', 'application/octet-stream', inMail],
      ['PO-ZIP-1', 'orders.zip', 'application/zip', archiveOf({ 'order.docx': wordOrder('PO-ZIP-1') })],
    ];
    const letters: Letter[] = [];
    for (const [poNumber, filename, contentType, content] of brought) {
      const messageId = `${poNumber}@buyer.example`;
      const from = { name: buyer.contact, address: buyer.email };
      const head = { messageId, from, to: user, date: new Date('2026-11-20T08:00:00Z') };
      const text = 'Please find our order attached.';
      const raw = await composeMail({ ...head, subject: 'Order', text, attachments: [{ filename, content, contentType }] });
      letters.push({ messageId, from: buyer.email, raw });
      await desk.stage.dovecot.deliver(user, raw);
    }
    await desk.poll(companyId, mailboxId);
    for (const letter of letters) expect(await desk.finished(companyId, letter)).to.include({ status: 'SUCCESS' });
    const orders = await desk.orders(companyId);
    const linesOf = (poNumber: string) =>
      orders.find(({ po_number }) => po_number === poNumber)?.lines.map(({ code, qty }) => [code, Number(qty)]);
    const wanted = orderDocument().lines.map(({ code, qty }) => [code, Number(qty)]);
    for (const [poNumber] of brought) expect(linesOf(poNumber), poNumber).to.deep.equal(wanted);
  });

  it('sends one notification a mail, whatever is polled afterwards', async () => {
    const row = await desk.poll(companyId, mailboxId);
    expect(row.last_good_poll_at).to.be.a('date');
    expect(row.last_error).to.equal(null);
    expect(desk.stage.sink.received().length).to.equal((await desk.entries(companyId)).length);
  });

  it('makes no loop: its own notification in the mailbox is neither read nor answered', async () => {
    const sent = desk.stage.sink.received();
    const [notification] = sent;
    const messageId = notification?.mail.messageId?.slice(1, -1) ?? '';
    const letter = { messageId, from: user, raw: notification?.raw ?? Buffer.alloc(0) };
    const [before, orders] = [sent.length, (await desk.orders(companyId)).length];
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    const entry = await until('its entry', async () => {
      const found = (await desk.entries(companyId)).find(({ email_from }) => email_from === user);
      return found?.unsettled === false ? found : null;
    });
    expect(entry).to.deep.include({
      status: 'SUCCESS',
      sales_orders: [],
      notification: 'not_wanted',
      noted: { code: 'own_notification', facts: {} },
    });
    await desk.poll(companyId, mailboxId);
    expect(desk.stage.sink.received()).to.have.length(before);
    expect(await desk.orders(companyId)).to.have.length(orders);
    expect(await desk.inFolder(user, 'INBOX', letter)).to.have.length(0);
    expect(await desk.inFolder(user, 'Processed', letter)).to.have.length(1);
  });

  it('gives every event of a mail an id of its own', async () => {
    for (const { id } of await desk.entries(companyId)) {
      const recorded = await desk.stage.stack.foundation.store.readStream(emailStream(companyId, id));
      expect(recorded.length).to.be.above(2);
      expect(new Set(recorded.map((event) => event.id)).size).to.equal(recorded.length);
    }
  });

  it('leaves no attachment in the temporary directory', async () => {
    const tmp = join(desk.stage.stack.config.dataDir, 'tmp');
    expect(handedOver.length).to.be.above(1);
    for (const { path, existed } of handedOver) expect([path.startsWith(tmp), existed], path).to.deep.equal([true, true]);
    const left = await readdir(tmp, { recursive: true, withFileTypes: true });
    expect(left.filter((found) => !found.isDirectory()).map(({ name }) => name)).to.deep.equal([]);
  });

  it('leaves neither the body nor the password in a table or an event, and no sender in an event', async () => {
    const { foundation, urls } = desk.stage.stack;
    const tables = await dump(foundation.pool, 'app', 'read', 'queue');
    expect(tables).to.include(user);
    for (const secret of [
      'walrus-marmalade',
      password,
      Buffer.from(password).toString('base64'),
      Buffer.from(password).toString('hex'),
    ])
      expect(tables.includes(secret), `"${secret}" in a table`).to.equal(false);
    const raw = (await rawEvents(urls.eventStoreUrl)).join('\n');
    expect(raw).to.include('EmailReceived').and.to.include(user);
    for (const secret of ['walrus-marmalade', password, buyer.email, buyer.contact])
      expect(raw.toLowerCase().includes(secret.toLowerCase()), `"${secret}" in an event`).to.equal(false);
  });
});
