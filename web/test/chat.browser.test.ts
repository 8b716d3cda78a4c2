/** A conversation in the browser: who answers is a state, and a person writes only where it is theirs and can arrive. */
import { expect } from 'chai';
import { it } from 'mocha';
import { developmentTokenKey, signToken } from '../../src/platform/crypto/token-key.ts';
import { shown } from '../../test/api/kit.ts';
import { type ChatCompany, type ChatStage, startChatStage } from '../../test/support/chat/chat-stage.ts';
import { change, element, payload, text } from '../../test/support/chat/payloads.ts';
import { until } from '../../test/support/until.ts';
import { violationsOf } from './support/axe.ts';
import { withStage } from './support/stage.ts';

let chat: ChatStage;
let company: ChatCompany;

const stage = withStage(undefined, {
  start: async () => {
    // on a slow machine the model's time is over before the page is: it is not asked again meanwhile
    chat = await startChatStage({ model: true, rules: { modelRetryMs: [600_000, 600_000], leaseMs: 600_000 } });
    company = await chat.company('Seller GmbH');
    const key = await developmentTokenKey(chat.stack.config.dataDir);
    return {
      url: chat.url,
      stack: chat.stack,
      token: (companyId, roles) => signToken(key, { companyId, roles, subject: 'ben' }, 1),
      companyId: company.companyId,
      otherCompanyId: '',
      events: chat.stack.events,
      mailboxInput: () => ({}),
      stop: chat.stop,
    };
  },
});

const say = async (from: string, body: string, changes = {}): Promise<string> => {
  const sent = payload(change(company.phoneNumberId, { messages: [text(from, body, changes)] }));
  expect((await chat.post(sent)).status).to.equal(200);
  const session = await until('the session', async () =>
    (await company.sessions()).find(({ contact_phone }) => contact_phone === `+${from}`),
  );
  return session.id;
};
const sentTo = (contact: string): readonly string[] =>
  chat.graph.sent.filter(({ body }) => body.to === contact).map(({ body }) => body.text.body);

stage.suite('a conversation', () => {
  it('51 is taken over while the model thinks: the composer opens only then, and what is heard is the person alone', async () => {
    const contact = '15570009001';
    let release = () => {};
    const opened = new Promise<void>((resolve) => {
      release = resolve;
    });
    chat.model?.answerNext(async () => opened.then(() => ({})));
    const id = await say(contact, 'opening hours?');
    await until('the question at the model', async () => (chat.model?.asked.length ?? 0) > 0);
    const page = await stage.open(`/chat/${id}`, { roles: ['sales'] });
    await page.getByText('The assistant is answering. Take over to reply.').waitFor();
    expect(await page.getByLabel('Your message').count()).to.equal(0);
    expect(await violationsOf(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Take over' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Your message').waitFor();
    await until('the focus on the heading', () => page.evaluate(() => document.activeElement?.tagName === 'H1'));
    expect(await violationsOf(page)).to.deep.equal([]);
    await page.getByLabel('Your message').focus();
    await page.keyboard.type('A person here: nine to five.');
    await page.keyboard.press('Control+Enter');
    await until('the message at the provider', async () => sentTo(contact).length === 1);
    await page.getByText('A person here: nine to five.').waitFor();
    await page.getByText('· ben ·').waitFor();
    await until('an empty field with the focus', () =>
      page.evaluate(() => document.activeElement?.tagName === 'TEXTAREA' && document.querySelector('textarea')?.value === ''),
    );
    release();
    await chat.quiet();
    expect(sentTo(contact)).to.deep.equal(['A person here: nine to five.']);
    await page.getByRole('button', { name: 'Hand back to the assistant' }).click();
    await page.getByText('The assistant is answering. Take over to reply.').waitFor();
    expect(await page.getByLabel('Your message').count()).to.equal(0);
  });

  it('settings show its number, try it out, and say whether documents become drafts', async () => {
    const page = await stage.open('/settings');
    const row = page.getByRole('listitem').filter({ hasText: company.phoneNumberId });
    await row.getByText('Active').waitFor();
    await row.getByRole('button', { name: 'Test' }).click();
    await row.getByRole('status').filter({ hasText: 'The number and the access token work.' }).waitFor();
    const accepts = row.getByLabel('Create drafts from documents received here');
    const before = await accepts.isChecked();
    await accepts.click();
    const send = await stage.send();
    await until('the setting', async () => {
      const { body } = await send('GET', '/api/chatchannel/channels/');
      return body[0].accept_orders === !before;
    });
    expect(await violationsOf(page)).to.deep.equal([]);
  });

  it('settings name the template for questions outside the 24 hours', async () => {
    const page = await stage.open('/settings');
    const field = page
      .getByRole('listitem')
      .filter({ hasText: company.phoneNumberId })
      .getByLabel('Template for questions about orders');
    await field.fill('order_questions');
    await field.press('Tab');
    const send = await stage.send();
    await until('the setting', async () => {
      const { body } = await send('GET', '/api/chatchannel/channels/');
      return body[0].question_template === 'order_questions';
    });
    expect(await violationsOf(page)).to.deep.equal([]);
  });

  it('a customer without an address is asked about an order on WhatsApp', async () => {
    const send = await stage.send();
    await send('PATCH', '/sales/company-settings/', { body: { ask_customers: true } });
    const contact = '15570009011';
    const session = await say(contact, 'hello');
    const { body: customer } = await send('POST', '/sales/customers/', { body: { name: 'Asked in the chat', code: 'C-11' } });
    await send('POST', `/api/chatchannel/sessions/${session}/customer/`, { body: { customer: customer.id } });
    const order = {
      customer: customer.id,
      po_number: 'PO-CHAT-1',
      currency: 'EUR',
      lines: [{ name: 'Lantern', qty: '1', price: '5' }],
    };
    const { body: made } = await send('POST', '/sales/sales-orders/', { body: order });
    await shown(send, `/sales/sales-orders/${made.id}/`);
    const page = await stage.open(`/review/${made.id}`, { roles: ['sales'] });
    await page.getByRole('button', { name: 'Ask customer' }).click();
    const dialog = page.getByRole('dialog');
    const preview = dialog.getByLabel('Preview');
    await preview.waitFor();
    await until('the chat message', async () => (await preview.inputValue()).includes('Please reply to this message by'));
    expect(await dialog.getByLabel('Subject').count()).to.equal(0);
    expect(await dialog.getByLabel('To', { exact: true }).locator('option').allTextContents()).to.deep.equal([
      '…9011 (WhatsApp)',
    ]);
    expect(await violationsOf(page)).to.deep.equal([]);
    const { SCREENSHOTS: directory } = process.env;
    if (directory) await page.screenshot({ path: `${directory}/ask-in-chat.png` });
    await dialog.getByRole('button', { name: 'Send questions' }).click();
    await page.getByText(/Waiting for the customer since/).waitFor();
    await until('the message at the provider', async () =>
      sentTo(contact).some((words) => words.includes('When do you need the delivery?')),
    );
  });

  it('an order that came by chat is linked at its message and leads back to the conversation, which is read when it is closed', async () => {
    const taking = await chat.company('Taking GmbH', { acceptOrders: true });
    const product_items = [{ product_retailer_id: 'P-77', quantity: 3, item_price: 4.5, currency: 'EUR' }];
    await taking.say(element('15570009003', 'order', { catalog_id: '1', product_items }));
    const [session] = await taking.sessions();
    const page = await stage.open(`/chat/${session?.id}`, { companyId: taking.companyId });
    await page
      .getByRole('list', { name: 'Messages' })
      .getByRole('link', { name: /^Created SO-/ })
      .click();
    await page.getByRole('heading', { level: 1, name: /^SO-/ }).waitFor();
    await page.getByRole('link', { name: 'Conversation' }).first().click();
    await page.waitForURL(`**/app/chat/${session?.id}`);
    await page.getByRole('button', { name: 'Close conversation' }).click();
    await page.getByText('This conversation is closed.').waitFor();
    await page.goto('/app/chat?open=no');
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByText('This conversation is closed.').waitFor();
  });

  it('says whose contact it is, once somebody has chosen the customer by keys, and after a reload', async () => {
    const send = await stage.send();
    for (const [name, code] of [
      ['Bergmann Stahl GmbH', 'C-9'],
      ['Nordic Fasteners Oy', 'C-10'],
    ])
      expect((await send('POST', '/sales/customers/', { body: { name, code } })).status).to.equal(201);
    await shown(send, '/sales/customers/?q=Bergmann', ({ body }) => body.length === 1);
    const id = await say('15570009004', 'hello');
    const page = await stage.open(`/chat/${id}`);
    await page.locator('main').getByRole('combobox').fill('Bergmann');
    await page.locator('main').getByRole('option').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const contact = page.locator('.card', { has: page.getByRole('heading', { name: 'Contact' }) });
    for (const look of [() => Promise.resolve(), () => page.reload()]) {
      await look();
      await contact.getByRole('link', { name: 'Bergmann Stahl GmbH' }).waitFor();
    }
    expect(await violationsOf(page)).to.deep.equal([]);
  });

  it('sends a code to one of the customer’s addresses, which the conversation shows masked', async () => {
    const send = await stage.send();
    const emails = ['buyer@masked.example', 'office@masked.example'];
    const made = await send('POST', '/sales/customers/', { body: { name: 'Masked Traders', code: 'C-12', emails } });
    expect(made.status).to.equal(201);
    await shown(send, '/sales/customers/?q=Masked', ({ body }) => body.length === 1);
    const settings = await stage.open('/settings');
    const row = settings.getByRole('listitem').filter({ hasText: company.phoneNumberId });
    await row.getByLabel('Verify contacts by a code sent to their email address on record').click();
    await until('the setting', async () => (await send('GET', '/api/chatchannel/channels/')).body[0].verify_by_code === true);
    const contact = '15570009021';
    const id = await say(contact, 'hello');
    const page = await stage.open(`/chat/${id}`, { roles: ['sales'] });
    await page.getByRole('button', { name: 'Verify by code' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Customer' }).fill('Masked');
    await dialog.getByRole('option').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Email address').selectOption('office@masked.example');
    expect(await violationsOf(page)).to.deep.equal([]);
    const { SCREENSHOTS: directory } = process.env;
    if (directory) await page.screenshot({ path: `${directory}/verify-by-code.png` });
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await page.getByText(/Latest code: Waiting for the code · valid until/).waitFor();
    await until('the message', async () => sentTo(contact).some((words) => words.includes('o•••@m•••.example')));
    expect(await violationsOf(page)).to.deep.equal([]);
  });

  it('52 says why nobody can write when the 24 hours are over', async () => {
    const id = await say('15570009002', 'is anybody there?', { timestamp: String(Math.floor(Date.now() / 1000) - 25 * 3600) });
    const page = await stage.open(`/chat/${id}`, { roles: ['sales'] });
    await page.getByText('The 24-hour reply window is closed.').waitFor();
    expect(await page.getByLabel('Your message').count()).to.equal(0);
  });
});
