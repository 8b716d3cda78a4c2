/** Order confirmations by mail: one for what was approved, with its files, none for what was undone, and never two. */
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { PDFParse } from 'pdf-parse';
import type { CompanySettings } from '../../../src/domain/company/company.events.ts';
import { orderConfirmationKind } from '../../../src/domain/order-confirmation/order-confirmation.ts';
import { edifactMessage, interchange } from '../../support/documents/order-edi.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { buyer, orderDocument, products } from '../../support/order-mails.ts';
import type { ReceivedMail } from '../../support/smtp-sink.ts';
import { until } from '../../support/until.ts';
import { type Desk, type Letter, letterWith, orderLetter, startDesk } from '../email/desk.ts';

const user = 'orders@seller.example';

describe('an order confirmation', () => {
  let desk: Desk;
  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [user] });
  });
  after(() => desk?.stop());

  const companyWith = async (settings: Partial<CompanySettings>) => {
    const companyId = await desk.company();
    const { commands, context } = desk.stage.stack;
    const changes = { locale: 'de-DE', letterheadAddress: 'Hafenstraße 1\n28195 Bremen', ...settings };
    await commands.changeCompanySettings({ changes, ifMatch: null }, context(companyId));
    await commands.registerWarehouse({ code: 'MAIN', name: 'Main', isDefault: true }, context(companyId));
    return { companyId, mailboxId: await desk.mailbox(companyId, user, { notificationEmail: null }) };
  };
  const bring = async ({ companyId, mailboxId }: { companyId: string; mailboxId: string }, letter: Letter): Promise<string> => {
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    await desk.finished(companyId, letter);
    const [order] = await desk.orders(companyId);
    if (!order) throw new Error('no order was drafted');
    return order.id;
  };
  const decide = async (companyId: string, orderId: string, decision: object) => {
    const { commands, context } = desk.stage.stack;
    const decided = await commands.decideOrder({ orderId, decision: decision as never, ifMatch: null }, context(companyId));
    if (isLeft(decided)) throw new Error(`it was refused: ${decided.left.type}`);
  };
  const correct = async (companyId: string, orderId: string, corrections: object) => {
    const { commands, context } = desk.stage.stack;
    const change = { orderId, corrections: corrections as never, learn: false, ifMatch: null };
    await commands.correctOrder(change, context(companyId));
  };
  const approve = async (companyId: string, orderId: string) => {
    await correct(companyId, orderId, { deliveryDate: '2026-12-18', currency: 'EUR' });
    await decide(companyId, orderId, { type: 'ApproveOrder' });
  };
  const rowsOf = async (companyId: string) =>
    (
      await desk.stage.stack.foundation.pool.query<{ kind: string; status: string; reason: string | null }>(
        `select kind, status, attempts->-1->'reason'->>'code' as reason from read.outbox_messages
         where company_id = $1 order by created_at`,
        [companyId],
      )
    ).rows;
  const ended = (companyId: string, count: number) =>
    until(`${count} ends`, async () => {
      const over = (await rowsOf(companyId)).filter(({ status }) => status !== 'due' && status !== 'attempted');
      return over.length >= count && over;
    });
  const received = (poNumber: string): readonly ReceivedMail[] =>
    desk.stage.sink.received().filter(({ mail }) => mail.subject?.includes(poNumber) && mail.attachments.length > 0);
  const pdfText = async (mail: ReceivedMail | undefined): Promise<string> => {
    const file = mail?.mail.attachments.find(({ contentType }) => contentType === 'application/pdf');
    if (!file) throw new Error('there is no PDF');
    const parser = new PDFParse({ data: new Uint8Array(file.content) });
    const { text } = await parser.getText();
    await parser.destroy();
    return text;
  };

  it('is one mail with a PDF and a file for programs, which replaces the mail of the approval', async () => {
    const at = await companyWith({ orderConfirmation: 'on_approval', mailOnApproval: true });
    const letter = await orderLetter({ to: user, document: orderDocument({ poNumber: 'PO-CONF-1' }) });
    const orderId = await bring(at, letter);
    await approve(at.companyId, orderId);
    expect(await ended(at.companyId, 1)).to.deep.equal([{ kind: orderConfirmationKind, status: 'sent', reason: null }]);
    await desk.tick();
    const [mail, ...more] = received('PO-CONF-1');
    expect(more).to.deep.equal([]);
    expect(mail?.envelope.to).to.deep.equal([buyer.email]);
    expect(mail?.mail.inReplyTo).to.equal(`<${letter.messageId}>`);
    expect(mail?.mail.attachments.map(({ contentType }) => contentType)).to.deep.equal(['application/pdf', 'application/xml']);
    const text = await pdfText(mail);
    expect(text).to.include('Auftragsbestätigung').and.to.include('28195 Bremen').and.to.include('PO-CONF-1');
    expect(mail?.mail.attachments[1]?.content.toString()).to.include('<OrderResponse ');
  });

  it('is sent again only when what is confirmed has changed', async () => {
    const at = await companyWith({ orderConfirmation: 'on_approval' });
    const orderId = await bring(at, await orderLetter({ to: user, document: orderDocument({ poNumber: 'PO-CONF-2' }) }));
    await approve(at.companyId, orderId);
    await ended(at.companyId, 1);
    await decide(at.companyId, orderId, { type: 'RefuseHandOver', reason: 'look again', version: null });
    await decide(at.companyId, orderId, { type: 'ApproveOrder' });
    expect((await ended(at.companyId, 2))[1]).to.deep.include({ status: 'not_wanted', reason: 'confirmed_before' });
    await decide(at.companyId, orderId, { type: 'RefuseHandOver', reason: 'look again', version: null });
    await correct(at.companyId, orderId, { deliveryDate: '2026-12-21' });
    await decide(at.companyId, orderId, { type: 'ApproveOrder' });
    expect((await ended(at.companyId, 3))[2]).to.deep.include({ status: 'sent' });
    expect(received('PO-CONF-2')).to.have.length(2);
  });

  it('is never sent for an approval that was undone', async () => {
    const at = await companyWith({ orderConfirmation: 'on_approval', handOverDelaySeconds: 60 });
    const orderId = await bring(at, await orderLetter({ to: user, document: orderDocument({ poNumber: 'PO-CONF-3' }) }));
    await approve(at.companyId, orderId);
    await decide(at.companyId, orderId, { type: 'UndoApproval' });
    await desk.tick();
    expect(await rowsOf(at.companyId)).to.deep.equal([]);
    const { commands, context } = desk.stage.stack;
    await commands.changeCompanySettings({ changes: { handOverDelaySeconds: 0 }, ifMatch: null }, context(at.companyId));
    await decide(at.companyId, orderId, { type: 'ApproveOrder' });
    await ended(at.companyId, 1);
    expect(received('PO-CONF-3')).to.have.length(1);
  });

  it('waits for the other system where the company says so, and names its number', async () => {
    const at = await companyWith({ orderConfirmation: 'on_acknowledgement', mailOnApproval: true });
    const orderId = await bring(at, await orderLetter({ to: user, document: orderDocument({ poNumber: 'PO-CONF-4' }) }));
    await approve(at.companyId, orderId);
    await desk.tick();
    expect(await rowsOf(at.companyId)).to.deep.equal([]);
    await decide(at.companyId, orderId, { type: 'AcknowledgeOrder', externalReference: '4500012345', version: null });
    await ended(at.companyId, 1);
    expect(await pdfText(received('PO-CONF-4')[0])).to.include('4500012345');
  });

  it('answers an EDIFACT order in EDIFACT', async () => {
    const at = await companyWith({ orderConfirmation: 'on_approval' });
    const lines = products
      .slice(0, 2)
      .flatMap(({ code, name }, at) => [
        `LIN+${at + 1}`,
        `PIA+5+${code}:SA`,
        `IMD+F++:::${name.slice(0, 35)}`,
        'QTY+21:3:PCE',
        'PRI+AAA:12.50',
        'MOA+203:37.50',
      ]);
    const head = ['BGM+220+PO-CONF-5+9', 'DTM+137:20261124:102', 'CUX+2:EUR:9'];
    const parties = [`NAD+BY+4012345000009::9++${buyer.name}`, 'NAD+SU+4098765000003::9'];
    const file = Buffer.from(interchange([edifactMessage([...head, ...parties, ...lines, 'UNS+S', 'CNT+2:2'])]));
    const attached = { filename: 'order.edi', content: file, contentType: 'application/edifact' };
    const letter = await letterWith(user, 'Order PO-CONF-5', [attached]);
    const orderId = await bring(at, letter);
    await approve(at.companyId, orderId);
    await ended(at.companyId, 1);
    const [mail] = received('PO-CONF-5');
    expect(mail?.mail.attachments.map(({ filename }) => filename?.split('.').at(-1))).to.deep.equal(['pdf', 'edi']);
    expect(mail?.mail.attachments[1]?.content.toString('latin1'))
      .to.include('ORDRSP:D:96A:UN')
      .and.to.include('RFF+ON:PO-CONF-5');
  });
});
