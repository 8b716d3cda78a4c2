/** What customers are told of their orders by mail: where the company wants it, once, in their language, and nobody who has not shown that the address is theirs. */
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { sampleOf } from '../../support/night.ts';
import { buyer, orderDocument } from '../../support/order-mails.ts';
import type { ReceivedMail } from '../../support/smtp-sink.ts';
import { until } from '../../support/until.ts';
import { type Desk, type Letter, orderLetter, startDesk } from '../email/desk.ts';

const user = 'orders@seller.example';

describe('mails to customers', () => {
  let desk: Desk;
  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [user] });
  });
  after(() => desk?.stop());

  const companyWith = async (settings: { mailOnReceipt?: boolean; mailOnApproval?: boolean; locale?: string }) => {
    const companyId = await desk.company();
    const { commands, context } = desk.stage.stack;
    await commands.changeCompanySettings({ changes: settings, ifMatch: null }, context(companyId));
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
  const withHeader = (letter: Letter, header: string): Letter => ({
    ...letter,
    raw: Buffer.concat([Buffer.from(`${header}\r\n`), letter.raw]),
  });
  const toldTo = (address: string): readonly ReceivedMail[] =>
    desk.stage.sink.received().filter(({ envelope }) => envelope.to.includes(address));
  /** How the messages about this order to its customer ended. */
  const ends = (companyId: string, count: number) =>
    until(`${count} ends`, async () => {
      const { rows } = await desk.stage.stack.foundation.pool.query<{ kind: string; status: string; reason: string | null }>(
        `select kind, status, attempts->-1->'reason'->>'code' as reason from read.outbox_messages
         where company_id = $1 and status not in ('due', 'attempted') order by created_at`,
        [companyId],
      );
      return rows.length >= count && rows;
    });
  const approve = async (companyId: string, orderId: string) => {
    const { commands, context } = desk.stage.stack;
    const corrections = { deliveryDate: '2026-12-18', currency: 'EUR' } as never;
    await commands.correctOrder({ orderId, corrections, learn: false, ifMatch: null }, context(companyId));
    const decided = await commands.decideOrder(
      { orderId, decision: { type: 'ApproveOrder' }, ifMatch: null },
      context(companyId),
    );
    if (isLeft(decided)) throw new Error(`it was not approved: ${decided.left.type}`);
  };

  it('say once that an order was received, and once that it was approved, as an answer to its mail', async () => {
    const at = await companyWith({ mailOnReceipt: true, mailOnApproval: true, locale: 'de-DE' });
    const letter = await orderLetter({ to: user, document: orderDocument({ poNumber: 'PO-GOOD-1' }) });
    const orderId = await bring(at, letter);
    await ends(at.companyId, 1);
    await approve(at.companyId, orderId);
    await ends(at.companyId, 2);
    const { commands, context } = desk.stage.stack;
    const again = { type: 'RefuseHandOver', reason: 'look at it again', version: null } as const;
    await commands.decideOrder({ orderId, decision: again, ifMatch: null }, context(at.companyId));
    await commands.decideOrder({ orderId, decision: { type: 'ApproveOrder' }, ifMatch: null }, context(at.companyId));
    await desk.tick();
    const rows = await ends(at.companyId, 2);
    expect(rows).to.deep.equal([
      { kind: 'customer_order_received', status: 'sent', reason: null },
      { kind: 'customer_order_approved', status: 'sent', reason: null },
    ]);
    const [received, approved, ...more] = toldTo(buyer.email);
    expect(more).to.deep.equal([]);
    expect(received?.mail.subject).to.equal('Ihre Bestellung PO-GOOD-1 ist bei uns eingegangen');
    expect(approved?.mail.subject).to.equal('Ihre Bestellung PO-GOOD-1 ist bestätigt');
    expect(received?.mail.inReplyTo).to.equal(`<${letter.messageId}>`);
    expect(received?.mail.headers.get('auto-submitted')).to.equal('auto-replied');
    expect(received?.mail.text).to.include('Diese Nachricht wurde automatisch gesendet.').and.not.to.include('walrus');
  });

  it('are sent by nobody who did not ask for it', async () => {
    const before = toldTo(buyer.email).length;
    const at = await companyWith({});
    const orderId = await bring(at, await orderLetter({ to: user }));
    await approve(at.companyId, orderId);
    await desk.tick();
    expect(toldTo(buyer.email)).to.have.length(before);
    const { rows } = await desk.stage.stack.foundation.pool.query('select 1 from read.outbox_messages where company_id = $1', [
      at.companyId,
    ]);
    expect(rows).to.deep.equal([]);
  });

  const headers = ['Auto-Submitted: auto-generated', 'Precedence: bulk', 'List-Id: <orders.buyer.example>', 'Return-Path: <>'];
  for (const header of sampleOf(headers, (_, place) => place % 3 === 0))
    it(`never answer a mail with ${header}`, async () => {
      const before = toldTo(buyer.email).length;
      const at = await companyWith({ mailOnReceipt: true, mailOnApproval: true });
      const orderId = await bring(at, withHeader(await orderLetter({ to: user }), header));
      await approve(at.companyId, orderId);
      for (const { status, kind } of await ends(at.companyId, 2))
        expect({ kind, status }).to.deep.equal({ kind, status: 'not_wanted' });
      expect(toldTo(buyer.email)).to.have.length(before);
    });

  it("never go to an address that the record of the customer does not cover, unless the mailbox's own server vouches for it", async () => {
    const stranger = 'somebody@elsewhere.example';
    const at = await companyWith({ mailOnReceipt: true });
    await bring(at, await orderLetter({ to: user, from: stranger }));
    const [refused] = await ends(at.companyId, 1);
    expect(refused).to.deep.include({ status: 'not_wanted' });
    expect(refused?.reason).to.equal('address_not_covered');

    const forged = await companyWith({ mailOnReceipt: true });
    const claim = 'Authentication-Results: mx.elsewhere.example; dmarc=pass header.from=elsewhere.example';
    await bring(forged, withHeader(await orderLetter({ to: user, from: stranger }), claim));
    expect((await ends(forged.companyId, 1))[0]).to.deep.include({ status: 'not_wanted' });
    expect(toldTo(stranger)).to.deep.equal([]);

    const vouched = await companyWith({ mailOnReceipt: true });
    const ours = 'Authentication-Results: mx.seller.example; spf=pass; dmarc=pass header.from=elsewhere.example';
    await bring(vouched, withHeader(await orderLetter({ to: user, from: stranger }), ours));
    expect((await ends(vouched.companyId, 1))[0]).to.deep.include({ status: 'sent' });
    expect(toldTo(stranger)).to.have.length(1);
  });
});
