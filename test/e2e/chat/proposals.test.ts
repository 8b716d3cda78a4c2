/** An order that was read from words is filed when the customer has confirmed it, once, and never by an answer to something else. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type ChatCompany, type ChatStage, startChatStage } from '../../support/chat/chat-stage.ts';
import { type Element, element, text } from '../../support/chat/payloads.ts';
import { knowProduct, newCustomer } from '../../support/chat/records.ts';
import { until } from '../../support/until.ts';

let numbers = 15_590_000_000;
type Waiting = { readonly id: string; readonly reasons: readonly string[] };

describe('an order that the customer is asked to confirm', function () {
  this.timeout(300_000);
  let stage: ChatStage;
  let company: ChatCompany;

  before(async () => {
    stage = await startChatStage();
    company = await stage.company('Seller GmbH', { acceptOrders: true });
    await knowProduct(stage, company, { code: 'A-200', name: 'Claw hammer' });
    await knowProduct(stage, company, { code: 'A-300', name: 'Hex bolt M8x40 zinc plated, 100 pieces', unit: 'PK' });
  });
  after(() => stage.stop());

  const sentTo = (contact: string) => stage.graph.sent.filter(({ body }) => body.to === contact);
  const lastTo = (contact: string) => sentTo(contact).at(-1);
  const buttonsOf = (contact: string) => (lastTo(contact)?.body.interactive?.action.buttons ?? []).map(({ reply }) => reply);
  const press = (contact: string, reply: { readonly id: string; readonly title: string } | undefined): Element =>
    element(contact, 'interactive', { type: 'button_reply', button_reply: reply });
  const sessionOf = async (contact: string) =>
    (await company.sessions()).find((session) => session.contact_phone === `+${contact}`);
  const confirmed = async () => {
    numbers += 1;
    const [contact, customer] = [String(numbers), await newCustomer(stage, company)];
    await company.say(text(contact, 'hello'));
    const id = (await sessionOf(contact))?.id ?? '';
    await stage.call('POST', `/api/chatchannel/sessions/${id}/customer/`, company.sales, { customer });
    return { contact, customer };
  };
  const draftsOf = async (customer: string) =>
    (
      await stage.stack.foundation.pool.query<{ lines: readonly { code: string; qty: string }[] }>(
        'select lines from read.sales_orders where company_id = $1 and customer_id = $2',
        [company.companyId, customer],
      )
    ).rows.map(({ lines }) => lines.map(({ code, qty }) => `${qty} ${code}`));
  const reasonsOf = async (contact: string) => {
    const id = (await sessionOf(contact))?.id;
    const { body } = await stage.get('/sales/review/', company.sales);
    return (body as { readonly waiting: readonly Waiting[] }).waiting.find((entry) => entry.id === id)?.reasons;
  };
  const asked = async (words = 'please send me 5 hammers') => {
    const who = await confirmed();
    await company.say(text(who.contact, words));
    return who;
  };

  it('is told back with its lines and two buttons, and files nothing by itself', async () => {
    const { contact, customer } = await asked();
    expect(lastTo(contact)?.body.text.body).to.contain('5 × Claw hammer (A-200)').and.to.contain('Is that right?');
    expect(buttonsOf(contact).map(({ title }) => title)).to.deep.equal(['Yes', 'No']);
    expect(await draftsOf(customer)).to.deep.equal([]);
    expect(await reasonsOf(contact)).to.equal(undefined);
  });

  it('is filed by the button, and once however often it is pressed', async () => {
    const { contact, customer } = await asked();
    const [yes] = buttonsOf(contact);
    await company.say(press(contact, yes), press(contact, yes));
    expect(lastTo(contact)?.body.text.body).to.match(/SO-\d{4}-\d{6}/);
    await company.say(press(contact, yes));
    expect(lastTo(contact)?.body.text.body).to.match(/already noted as SO-\d{4}-\d{6}/);
    expect(await draftsOf(customer)).to.deep.equal([['5 A-200']]);
  });

  it('is filed by a word in the language of the conversation, and by a reply that quotes the question', async () => {
    const { contact, customer } = await asked('Bitte schicken Sie uns 5 Hämmer');
    await company.say(text(contact, 'Ja, genau'));
    expect(await draftsOf(customer)).to.deep.equal([['5 A-200']]);
    const second = await asked();
    const question = lastTo(second.contact)?.wamid;
    await company.say(text(second.contact, 'how much is a claw hammer?'));
    await company.say(text(second.contact, 'yes', { context: { id: question } }));
    expect(await draftsOf(second.customer)).to.deep.equal([['5 A-200']]);
  });

  it('is asked again where a yes comes after something else was said', async () => {
    const { contact, customer } = await asked();
    await company.say(text(contact, 'how much is a claw hammer?'));
    await company.say(text(contact, 'yes'));
    expect(await draftsOf(customer)).to.deep.equal([]);
    expect(buttonsOf(contact)).to.have.length(2);
    await company.say(text(contact, 'yes'));
    expect(await draftsOf(customer)).to.deep.equal([['5 A-200']]);
  });

  it('is dropped by a no', async () => {
    const { contact, customer } = await asked();
    const [yes, no] = buttonsOf(contact);
    await company.say(press(contact, no));
    expect(lastTo(contact)?.body.text.body).to.contain('nothing was ordered');
    await company.say(press(contact, yes));
    expect(await draftsOf(customer)).to.deep.equal([]);
    expect(await reasonsOf(contact)).to.deep.equal(['chat_handed_over', 'chat_order_unconfirmed']);
  });

  it('lets the customer choose between pieces and packs', async () => {
    const { contact, customer } = await asked('please send me 500 hex bolts M8x40');
    expect(buttonsOf(contact).map(({ title }) => title)).to.deep.equal(['5 × 100', '500 × 100', 'No']);
    await company.say(text(contact, 'yes'));
    expect(await draftsOf(customer)).to.deep.equal([]);
    await company.say(press(contact, buttonsOf(contact)[0]));
    expect(await draftsOf(customer)).to.deep.equal([['5 A-300']]);
    const second = await asked('please send me 500 hex bolts M8x40');
    await company.say(text(second.contact, '2'));
    expect(await draftsOf(second.customer)).to.deep.equal([['500 A-300']]);
  });

  it('is a person’s where the answer says more than yes, or another order comes before it', async () => {
    for (const words of ['yes but 7 hammers', 'yes but 4', 'no, 4 please', 'please send me 7 hammers']) {
      const { contact, customer } = await asked();
      const [yes] = buttonsOf(contact);
      await company.say(text(contact, words));
      expect(await reasonsOf(contact), words).to.include.members(['chat_handed_over']);
      await company.say(press(contact, yes));
      expect(await draftsOf(customer), words).to.deep.equal([]);
    }
  });

  it('is not filed once its message was edited or revoked, or for another customer', async () => {
    for (const how of ['edit', 'revoke'] as const) {
      const who = await confirmed();
      const order = text(who.contact, 'please send me 5 hammers');
      await company.say(order);
      const [yes] = buttonsOf(who.contact);
      const original = { original_message_id: order.id };
      await company.say(
        how === 'edit'
          ? element(who.contact, 'edit', { ...original, message: { type: 'text', text: { body: 'please send me 6 hammers' } } })
          : element(who.contact, 'revoke', original),
      );
      await company.say(press(who.contact, yes));
      expect(await draftsOf(who.customer), how).to.deep.equal([]);
    }
    const { contact, customer } = await asked();
    const [yes] = buttonsOf(contact);
    const other = await newCustomer(stage, company);
    const id = (await sessionOf(contact))?.id ?? '';
    await stage.call('POST', `/api/chatchannel/sessions/${id}/customer/`, company.sales, { customer: other });
    await company.say(press(contact, yes));
    expect([...(await draftsOf(customer)), ...(await draftsOf(other))]).to.deep.equal([]);
  });

  it('of a button that names no proposal of this conversation is a person’s', async () => {
    const { contact } = await confirmed();
    await company.say(press(contact, { id: `proposal/${randomUUID()}/0`, title: 'Yes' }));
    expect(await reasonsOf(contact)).to.deep.equal(['chat_handed_over', 'chat_order_unconfirmed']);
  });

  it('is asked in words where the provider refuses buttons', async () => {
    const { contact, customer } = await confirmed();
    stage.graph.answerNext({ error: { code: 131009 } });
    await company.say(text(contact, 'please send me 5 hammers'));
    expect(lastTo(contact)?.body.interactive).to.equal(undefined);
    await company.say(text(contact, 'yes'));
    expect(await draftsOf(customer)).to.deep.equal([['5 A-200']]);
  });
});

describe('an order that nobody confirms', function () {
  this.timeout(300_000);
  let stage: ChatStage;
  before(async () => {
    stage = await startChatStage({ rules: { proposalMs: 3_000 } });
  });
  after(() => stage.stop());

  it('is not filed by a late yes, and waits for a person', async () => {
    const company = await stage.company('Slow GmbH', { acceptOrders: true });
    await knowProduct(stage, company, { code: 'A-200', name: 'Claw hammer' });
    const customer = await newCustomer(stage, company);
    const contact = '15591000001';
    await company.say(text(contact, 'hello'));
    const [session] = await company.sessions();
    await stage.call('POST', `/api/chatchannel/sessions/${session?.id}/customer/`, company.sales, { customer });
    await company.say(text(contact, 'please send me 5 hammers'));
    const buttons = stage.graph.sent.at(-1)?.body.interactive?.action.buttons ?? [];
    await until('a person to be called', async () => {
      const { body } = await stage.get('/sales/review/', company.sales);
      return (body as { readonly waiting: readonly Waiting[] }).waiting.some(({ reasons }) =>
        reasons.includes('chat_order_unconfirmed'),
      );
    });
    expect((await company.sessions())[0]?.handover_reason).to.equal('chat_order_unconfirmed');
    await company.say(element(contact, 'interactive', { type: 'button_reply', button_reply: buttons[0]?.reply }));
    const { rowCount } = await stage.stack.foundation.pool.query('select 1 from read.sales_orders where customer_id = $1', [
      customer,
    ]);
    expect(rowCount).to.equal(0);
  });
});
