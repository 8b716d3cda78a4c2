/** What a customer asks of the answers before: by quoting one, by picking from a list, by asking on; and whom nobody understands. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type ChatCompany, type ChatStage, startChatStage } from '../../support/chat/chat-stage.ts';
import { element, text } from '../../support/chat/payloads.ts';
import { knowProduct, newCustomer } from '../../support/chat/records.ts';

let numbers = 15_592_000_000;
const phone = (): string => {
  numbers += 1;
  return String(numbers);
};

describe('a question about an answer', function () {
  this.timeout(300_000);
  let stage: ChatStage;
  let company: ChatCompany;

  before(async () => {
    stage = await startChatStage();
    company = await stage.company('Seller GmbH', { acceptOrders: true });
    await knowProduct(stage, company, { code: 'B-101', name: 'Hex bolt M8x40 zinc plated' });
    await knowProduct(stage, company, { code: 'B-102', name: 'Hex bolt M8x40 stainless' });
    await knowProduct(stage, company, { code: 'A-200', name: 'Claw hammer' });
  });
  after(() => stage.stop());

  const sentTo = (contact: string) => stage.graph.sent.filter(({ body }) => body.to === contact);
  const lastTo = (contact: string) => sentTo(contact).at(-1)?.body.text.body ?? '';

  it('is about the last articles that were told of', async () => {
    const contact = phone();
    await company.say(text(contact, 'how much is B-101?'));
    await company.say(text(contact, 'and in stainless?'));
    expect(lastTo(contact)).to.contain('(B-102)').and.not.to.contain('(B-101)');
  });

  it('is about the answer that it quotes', async () => {
    const contact = phone();
    await company.say(text(contact, 'how much is B-101?'));
    const quoted = sentTo(contact).at(-1)?.wamid;
    await company.say(text(contact, 'how much is A-200?'));
    await company.say(text(contact, 'how much for 200?', { context: { id: quoted } }));
    expect(lastTo(contact)).to.contain('(B-101)').and.to.contain('200 × 9.90 EUR = 1980.00 EUR');
  });

  it('is answered by picking from the list of several that match', async () => {
    const contact = phone();
    await company.say(text(contact, 'how much is the hex bolt?'));
    const { body } = sentTo(contact).at(-1) ?? {};
    const rows = (body?.interactive?.action.sections ?? []).flatMap((section) => section.rows ?? []);
    expect(rows.map(({ title }) => title)).to.have.members(['B-101', 'B-102']);
    const row = rows.find(({ title }) => title === 'B-102');
    await company.say(element(contact, 'interactive', { type: 'list_reply', list_reply: row }));
    expect(lastTo(contact)).to.contain('Hex bolt M8x40 stainless (B-102): 9.90 EUR');
  });

  it('repeats the last order of a confirmed customer, once it is confirmed', async () => {
    const [contact, customer] = [phone(), await newCustomer(stage, company)];
    await company.say(text(contact, 'hello'));
    const id = (await company.sessions()).find((session) => session.contact_phone === `+${contact}`)?.id ?? '';
    await stage.call('POST', `/api/chatchannel/sessions/${id}/customer/`, company.sales, { customer });
    await company.say(text(contact, 'please send me 5 hammers'));
    await company.say(text(contact, 'yes'));
    await company.say(text(contact, 'same as last time please'));
    expect(lastTo(contact)).to.contain('5 × Claw hammer').and.to.contain('Is that right?');
    await company.say(text(contact, 'yes'));
    const { rows } = await stage.stack.foundation.pool.query('select 1 from read.sales_orders where customer_id = $1', [
      customer,
    ]);
    expect(rows).to.have.length(2);
  });

  it('calls a person for whoever was told nothing again and again', async () => {
    const contact = phone();
    for (const words of ['how much is a zeppelin?', 'how much is a submarine?', 'how much is a dirigible?'])
      await company.say(text(contact, words));
    const session = (await company.sessions()).find((one) => one.contact_phone === `+${contact}`);
    expect([session?.state, session?.handover_reason]).to.deep.equal(['handover', 'chat_not_understood']);
  });
});
