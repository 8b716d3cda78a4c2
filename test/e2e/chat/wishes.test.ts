/** What a customer wants in words and the service can do, orders, cancellations and own prices, for contacts whom a person confirmed. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type ChatCompany, type ChatStage, startChatStage } from '../../support/chat/chat-stage.ts';
import { text } from '../../support/chat/payloads.ts';
import { knowOrder, knowProduct, newCustomer } from '../../support/chat/records.ts';
import { until } from '../../support/until.ts';

let numbers = 15_570_000_000;
const phone = (): string => {
  numbers += 1;
  return String(numbers);
};
type Waiting = { readonly id: string; readonly reasons: readonly string[]; readonly assignee: string | null };

describe('a wish in words', function () {
  this.timeout(180_000);
  let stage: ChatStage;
  let taking: ChatCompany;
  let leaving: ChatCompany;

  before(async () => {
    stage = await startChatStage();
    taking = await stage.company('Seller GmbH', { acceptOrders: true });
    leaving = await stage.company('Other GmbH');
    for (const company of [taking, leaving]) {
      await knowProduct(stage, company, { code: 'A-100', name: 'Wheelbarrow 100 l' });
      await knowProduct(stage, company, { code: 'A-200', name: 'Claw hammer' });
    }
  });
  after(() => stage.stop());

  const lastTo = (contact: string) => stage.graph.sent.filter(({ body }) => body.to === contact).at(-1)?.body.text.body ?? '';
  const confirmed = async (company: ChatCompany) => {
    const [contact, customer] = [phone(), await newCustomer(stage, company)];
    const first = text(contact, 'hello');
    await company.say(first);
    for (const { id } of await company.sessions())
      if ((await company.messages(id)).some(({ wamid }) => wamid === first.id))
        await stage.call('POST', `/api/chatchannel/sessions/${id}/customer/`, company.sales, { customer });
    return { contact, customer };
  };
  const inReview = async (company: ChatCompany) =>
    ((await stage.get('/sales/review/', company.sales)).body as { readonly waiting: readonly Waiting[] }).waiting;
  const asksToCancel = async (company: ChatCompany, orderId: string) =>
    (await inReview(company)).some(({ id, reasons }) => id === orderId && reasons.includes('cancellation_requested'));
  const orders = async (company: ChatCompany, customer: string) =>
    (
      await stage.stack.foundation.pool.query<{
        id: string;
        reference: string;
        lines: readonly { code: string; qty: string; productId: string | null }[];
        requires_review: boolean;
        source: { kind: string };
      }>(
        'select id, reference, lines, requires_review, source from read.sales_orders where company_id = $1 and customer_id = $2',
        [company.companyId, customer],
      )
    ).rows;

  it('a price is the customer’s own where a list has one, and told to nobody else', async () => {
    const { contact, customer } = await confirmed(leaving);
    const code = `C-${contact.slice(-4)}`;
    const changed = await stage.call('PATCH', `/sales/customers/${customer}/`, leaving.admin, { code });
    expect(changed.status).to.equal(200);
    const price = { customer: code, product: 'A-100', price: '7.77', currency: 'EUR', valid_to: '2099-12-31' };
    expect((await stage.call('POST', '/sales/prices/', leaving.admin, price)).status).to.equal(201);
    await until('the price in the list', async () => {
      const { rowCount } = await stage.stack.foundation.pool.query('select 1 from read.prices where company_id = $1', [
        leaving.companyId,
      ]);
      return rowCount === 1;
    });
    await leaving.say(text(contact, 'how much is A-100?'));
    expect(lastTo(contact)).to.contain('your price 7.77 EUR').and.not.to.contain('9.90');
    const stranger = phone();
    await leaving.say(text(stranger, 'how much is A-100?'));
    expect(lastTo(stranger)).to.contain('9.90 EUR').and.not.to.contain('7.77');
    // the number is somebody else's now
    await leaving.say(text(contact, 'how much is A-100?', { from_user_id: 'US.4711abcdef' }));
    expect(lastTo(contact)).to.contain('9.90 EUR').and.not.to.contain('7.77');
  });

  it('an order becomes a draft of this customer in review, told back with its lines and reference', async () => {
    const { contact, customer } = await confirmed(taking);
    await taking.say(text(contact, 'please send me 6 of A-100 and two hammers'));
    await taking.say(text(contact, 'yes, please'));
    const [order, ...more] = await orders(taking, customer);
    expect(more).to.deep.equal([]);
    expect(order?.lines.map(({ code, qty }) => [code, qty])).to.deep.equal([
      ['A-100', '6'],
      ['A-200', '2'],
    ]);
    expect(order?.source.kind).to.equal('chat');
    expect(lastTo(contact))
      .to.contain('6 × Wheelbarrow 100 l (A-100)')
      .and.to.contain('2 × Claw hammer (A-200)')
      .and.to.contain(order?.reference);
    expect((await inReview(taking)).map(({ id }) => id)).to.include(order?.id);
  });

  it('an order needs no verb, and no certain line is taken without the uncertain ones', async () => {
    const { contact, customer } = await confirmed(taking);
    await taking.say(text(contact, '4 x A-100, 3 pieces of unobtainium'));
    expect(await orders(taking, customer)).to.deep.equal([]);
    const german = await confirmed(taking);
    await taking.say(text(german.contact, 'Guten Tag, dann bitte 12 Stück Hämmer auf die Baustelle'));
    await taking.say(text(german.contact, 'Ja, passt'));
    expect((await orders(taking, german.customer))[0]?.lines.map(({ code, qty }) => [code, qty])).to.deep.equal([
      ['A-200', '12'],
    ]);
  });

  it('an order is handed over where nobody is confirmed, and where the channel takes none', async () => {
    const stranger = phone();
    await taking.say(text(stranger, 'I want to order 5 x A-100 please'));
    expect(lastTo(stranger))
      .to.contain('5 × Wheelbarrow 100 l')
      .and.not.to.match(/SO-\d{4}/);
    const { contact, customer } = await confirmed(leaving);
    await leaving.say(text(contact, 'I want to order 5 x A-100 please'));
    expect(await orders(leaving, customer)).to.deep.equal([]);
    expect(lastTo(contact)).to.contain('5 × Wheelbarrow 100 l').and.to.contain('colleague');
  });

  it('a cancellation waits beside the order that it names, and one of an order that nobody finds as a conversation', async () => {
    const { contact, customer } = await confirmed(leaving);
    const own = await knowOrder(stage, leaving, customer);
    const foreign = await knowOrder(stage, leaving, await newCustomer(stage, leaving));
    await leaving.say(text(contact, `please cancel order ${own.reference}, we do not need it`));
    await until('the wish in the review queue', async () => asksToCancel(leaving, own.id));
    const { contact: second } = await confirmed(leaving);
    await leaving.say(text(second, `please cancel order ${foreign.reference}`));
    expect(await asksToCancel(leaving, foreign.id)).to.equal(false);
    const talk = async (contact: string) =>
      (await leaving.sessions()).find((session) => session.contact_phone === `+${contact}`)?.id ?? '';
    const [ofSecond, ofFirst] = [await talk(second), await talk(contact)];
    const waitsFor = async (id: string) => (await inReview(leaving)).find((entry) => entry.id === id)?.reasons;
    expect(await waitsFor(ofSecond)).to.deep.equal(['cancels_unknown_order']);
    // this one is found beside its order, and the customer waits for an answer all the same
    expect(await waitsFor(ofFirst)).to.deep.equal(['chat_handed_over']);
    const stranger = phone();
    await leaving.say(text(stranger, 'please cancel my order 4711-77'));
    expect(await waitsFor(await talk(stranger))).to.deep.equal(['cancels_unknown_order']);
    const assign = { action: 'assign', ids: [ofFirst], assignee: 'ben' };
    expect((await stage.call('POST', '/sales/review/bulk/', leaving.sales, assign)).status).to.equal(200);
    expect((await inReview(leaving)).find(({ id }) => id === ofFirst)?.assignee).to.equal('ben');
    expect((await stage.call('POST', `/api/chatchannel/sessions/${ofSecond}/resume/`, leaving.sales)).status).to.equal(200);
    await until('nobody to wait there any more', async () => (await waitsFor(ofSecond)) === undefined);
    expect(lastTo(second)).to.contain('colleague').and.not.to.contain(foreign.total);
  });
});
