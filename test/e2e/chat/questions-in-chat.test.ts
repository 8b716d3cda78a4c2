/** Questions about an order on WhatsApp: sent once to a confirmed contact of the customer alone, and answered in the conversation. */
import { createCommandHandler } from '@order-intake/event-sourcing';
import { dayMs, hourMs } from '@order-intake/kernel';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { createFollowQuestions } from '../../../src/commands/sales-order/follow-questions.command.ts';
import { salesOrder } from '../../../src/domain/sales-order/sales-order.decider.ts';
import type { SalesOrderEvent } from '../../../src/domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../../src/domain/sales-order/sales-order.stream.ts';
import { type ChatCompany, type ChatStage, startChatStage } from '../../support/chat/chat-stage.ts';
import { change, type Element, payload, seconds, status, text } from '../../support/chat/payloads.ts';
import { knowOrder, newCustomer } from '../../support/chat/records.ts';
import { until } from '../../support/until.ts';

let numbers = 15_620_000_000;
const question = 'When do you need the delivery?';
type Ask = { readonly contact?: string; readonly recipient?: string };

describe('questions to a customer on WhatsApp', function () {
  this.timeout(300_000);
  let stage: ChatStage;
  let company: ChatCompany;

  before(async () => {
    stage = await startChatStage();
    company = await stage.company('Seller GmbH');
    const changes = { askCustomers: true };
    await stage.stack.commands.changeCompanySettings({ changes, ifMatch: null }, stage.stack.context(company.companyId));
  });
  after(() => stage?.stop());

  const sentTo = (phone: string) => stage.graph.sent.filter(({ body }) => body.to === phone);
  const askedOf = (phone: string) => sentTo(phone).filter(({ body }) => body.text.body.includes(question));
  const sessionOf = (phone: string) =>
    until('the session', async () => (await company.sessions()).find(({ contact_phone: number }) => number === `+${phone}`));
  const confirmAs = async (phone: string, customer: string | null) => {
    const { id } = await sessionOf(phone);
    const done = await stage.call('POST', `/api/chatchannel/sessions/${id}/customer/`, company.sales, { customer });
    expect(done.status).to.equal(200);
  };
  /** A customer whose contact wrote at this time and was confirmed. */
  const confirmed = async (wroteAt = new Date()) => {
    numbers += 1;
    const [phone, customer] = [String(numbers), await newCustomer(stage, company)];
    await company.say(text(phone, 'hello', { timestamp: seconds(wroteAt) }));
    await confirmAs(phone, customer);
    const session = await sessionOf(phone);
    if (session.state === 'handover') await stage.call('POST', `/api/chatchannel/sessions/${session.id}/resume/`, company.sales);
    return { phone, customer, contact: String(session.contact_id) };
  };
  const orderOf = async (orderId: string) => {
    const events = (await stage.stack.events(salesOrderStream(company.companyId, orderId))) as readonly SalesOrderEvent[];
    const known = events.reduce(salesOrder.evolve, salesOrder.initialState);
    if (known.phase === 'none') throw new Error('there is no order');
    return known;
  };
  const ask = async (orderId: string, who: Ask = {}) => {
    const body = { questions: ['delivery_date_missing'], language: 'en', ...who };
    const done = await stage.call('POST', `/sales/sales-orders/${orderId}/questions/`, company.admin, body);
    await stage.quiet();
    return done;
  };
  const asked = async () => {
    const who = await confirmed();
    const order = await knowOrder(stage, company, who.customer);
    expect((await ask(order.id)).status).to.equal(200);
    const [sent] = askedOf(who.phone);
    if (!sent) throw new Error('nothing was sent');
    return { ...who, order, sent };
  };
  const statesOf = async (orderId: string) => (await orderOf(orderId)).asked.map(({ state }) => state);
  const datesHeld = async (orderId: string) =>
    (await orderOf(orderId)).held.map(({ changes }) => changes.find(({ field }) => field === 'delivery_date')?.after);
  const quoting = (phone: string, words: string, wamid: string): Element => text(phone, words, { context: { id: wamid } });

  it('go as text to the confirmed contact while the window is open, once', async () => {
    const { phone, contact, order, sent } = await asked();
    expect(askedOf(phone)).to.have.length(1);
    expect(sent.body.text.body).to.include(order.poNumber).and.to.include('Please reply to this message by');
    expect(sent.body.text.body).not.to.match(/e-mail|subject/);
    const [round] = (await orderOf(order.id)).asked;
    expect(round).to.deep.include({ medium: 'chat', recipient: contact, state: 'waiting' });
    const again = await ask(order.id);
    expect([again.status, (again.body as { code: string }).code]).to.deep.equal([409, 'asked_recently']);
    const [message] = (await company.messages((await sessionOf(phone)).id)).filter(({ text: words }) =>
      words?.includes(question),
    );
    expect(message?.status).to.equal('sent');
  });

  it('are answered by a message that quotes them, as a revision that a person applies', async () => {
    const { phone, order, sent } = await asked();
    await company.say(quoting(phone, 'Please deliver on 14 December 2026.', sent.wamid));
    expect(await statesOf(order.id)).to.deep.equal(['answered']);
    expect(await datesHeld(order.id)).to.deep.equal(['2026-12-14']);
    const { held, content } = await orderOf(order.id);
    expect([held[0]?.content.source.kind, content.deliveryDate]).to.deep.equal(['chat', null]);
    expect(sentTo(phone).at(-1)?.body.text.body).to.include(`your answer about ${order.reference} is noted`);
  });

  it('are answered without a quote where one order waits, and by nothing that wants something else', async () => {
    const { phone, order } = await asked();
    for (const other of ['what are your opening hours?', 'Please cancel it, we needed it by 14 December 2026', 'thanks'])
      await company.say(text(phone, other));
    expect([await statesOf(order.id), await datesHeld(order.id)]).to.deep.equal([['waiting'], []]);
    const second = await asked();
    await company.say(text(second.phone, 'Please deliver on 14 December 2026'));
    expect([await statesOf(second.order.id), await datesHeld(second.order.id)]).to.deep.equal([['answered'], ['2026-12-14']]);
  });

  it('are a person’s where two orders wait and none is quoted, or nothing can be read', async () => {
    const first = await asked();
    const other = await knowOrder(stage, company, first.customer);
    // the hour between two questions to one recipient is over
    await stage.stack.foundation.pool.query(
      `update read.sales_orders set questions = jsonb_set(questions, '{0,askedAt}', '"2026-01-01T00:00:00.000Z"') where id = $1`,
      [first.order.id],
    );
    expect((await ask(other.id)).status).to.equal(200);
    await company.say(text(first.phone, 'Please deliver on 14 December 2026'));
    expect([await statesOf(first.order.id), await statesOf(other.id)]).to.deep.equal([['waiting'], ['waiting']]);
    expect((await sessionOf(first.phone)).state).to.equal('handover');

    const { phone, order, sent } = await asked();
    await company.say(quoting(phone, 'as soon as you can', sent.wamid));
    const [round] = (await orderOf(order.id)).asked;
    expect(round).to.deep.include({ state: 'answered', unread: true });
    expect((await sessionOf(phone)).state).to.equal('handover');
  });

  it('go as an approved template outside the window, or not at all', async () => {
    const wroteAt = new Date(Date.now() - 25 * hourMs);
    const without = await confirmed(wroteAt);
    const order = await knowOrder(stage, company, without.customer);
    expect((await ask(order.id, { contact: without.contact })).status).to.equal(409);
    const channel = `/api/chatchannel/channels/${company.channelId}/`;
    await stage.call('PATCH', channel, company.admin, { question_template: 'order_questions' });
    const listed = await stage.get(`/sales/sales-orders/${order.id}/questions/`, company.admin);
    expect((listed.body as { contacts: readonly object[] }).contacts).to.deep.equal([
      { id: without.contact, name: `…${without.phone.slice(-4)}`, template: 'order_questions' },
    ]);
    expect((await ask(order.id)).status).to.equal(200);
    const [sent, ...more] = askedOf(without.phone);
    expect(more).to.deep.equal([]);
    expect(sent?.body.template).to.deep.include({ name: 'order_questions', language: { code: 'en' } });
    expect(sent?.body.text.body).to.equal(`${order.poNumber}\n1. ${question}`);
    await company.say(quoting(without.phone, '14 December 2026', sent?.wamid ?? ''));
    expect(await datesHeld(order.id)).to.deep.equal(['2026-12-14']);
    await stage.call('PATCH', channel, company.admin, { question_template: null });
  });

  it('never go to another number: not to one that opted out, is of another customer, or is not confirmed any more', async () => {
    const who = await confirmed();
    const order = await knowOrder(stage, company, who.customer);
    const stranger = await confirmed();
    expect((await ask(order.id, { contact: stranger.contact })).status).to.equal(422);
    await company.say(text(who.phone, 'STOP'));
    expect((await ask(order.id)).status).to.equal(409);

    const late = await confirmed();
    const waiting = await knowOrder(stage, company, late.customer);
    await stage.stopWorker();
    const body = { questions: ['delivery_date_missing'], language: 'en' };
    const done = await stage.call('POST', `/sales/sales-orders/${waiting.id}/questions/`, company.admin, body);
    expect(done.status).to.equal(200);
    await confirmAs(late.phone, await newCustomer(stage, company));
    await stage.startWorker();
    await until('the end', async () => (await statesOf(waiting.id))[0] === 'undelivered');
    expect([...askedOf(who.phone), ...askedOf(late.phone), ...askedOf(stranger.phone)]).to.deep.equal([]);
  });

  it('are shown as undelivered when the provider says so', async () => {
    const { order, sent } = await asked();
    const failed = { biz_opaque_callback_data: sent.body.biz_opaque_callback_data, errors: [{ code: 131026 }] };
    const told = payload(change(company.phoneNumberId, { statuses: [status(sent.wamid, 'failed', failed)] }));
    expect((await stage.post(told)).status).to.equal(200);
    await until('the state', async () => (await statesOf(order.id))[0] === 'undelivered');
  });

  it('are reminded of once in the conversation, and overdue after their time', async () => {
    const { phone, order } = await asked();
    const { foundation, context } = stage.stack;
    const followedAfter = async (days: number) => {
      const now = () => new Date(Date.now() + days * dayMs);
      const follow = createFollowQuestions({ handle: createCommandHandler(foundation.store), now });
      await follow({ orderId: order.id, round: 1 }, context(company.companyId));
      await stage.quiet();
    };
    for (const days of [1, 3, 3]) await followedAfter(days);
    expect(askedOf(phone)).to.have.length(2);
    const reminder = askedOf(phone).at(-1);
    expect(reminder?.body.text.body).to.include('We have not received your answer');
    await company.say(quoting(phone, 'on 14 December 2026', reminder?.wamid ?? ''));
    expect(await statesOf(order.id)).to.deep.equal(['answered']);
    for (const days of [6, 6]) await followedAfter(days);
    expect(askedOf(phone)).to.have.length(2);
  });
});
