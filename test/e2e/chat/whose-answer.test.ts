/**
 * Who gets an answer: replies go to the writer, records are shown to people confirmed by a user, corrections belong
 * to their author.
 */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type ChatCompany, type ChatStage, startChatStage } from '../../support/chat/chat-stage.ts';
import { change, type Element, element, payload, status, text, wamid } from '../../support/chat/payloads.ts';
import { knowOrder, newCustomer } from '../../support/chat/records.ts';
import { until } from '../../support/until.ts';

let numbers = 15_560_000_000;
const phone = (): string => {
  numbers += 1;
  return String(numbers);
};
let users = 0;
const user = (): string => {
  users += 1;
  return `US.${users}${randomUUID().replaceAll('-', '')}`;
};
const by = (from: string, userId: string): Element => ({ from, from_user_id: userId });
const moved = (from: string, to: string, changes: Element = {}) =>
  element(from, 'system', { type: 'user_changed_number', body: 'changed', wa_id: to }, changes);

describe('whose answer', function () {
  this.timeout(180_000);
  let stage: ChatStage;
  let company: ChatCompany;

  before(async () => {
    stage = await startChatStage();
    company = await stage.company('Seller GmbH');
  });
  after(() => stage.stop());

  const sentTo = (contact: string) => stage.graph.sent.filter(({ body }) => body.to === contact || body.recipient === contact);
  const textsTo = (contact: string) => sentTo(contact).map(({ body }) => body.text.body);
  const sessionOf = async (wamidOf: unknown, owner = company) => {
    for (const session of await owner.sessions())
      if ((await owner.messages(session.id)).some((message) => message.wamid === wamidOf)) return session;
    throw new Error('no session holds this message');
  };
  const confirm = async (sessionId: string, customer: string | null) => {
    const confirmed = await stage.call('POST', `/api/chatchannel/sessions/${sessionId}/customer/`, company.sales, { customer });
    expect(confirmed.status).to.equal(200);
  };
  /** A contact that a person confirmed to be a customer with one order. */
  const confirmedContact = async (writes: Element) => {
    const customerId = await newCustomer(stage, company);
    const order = await knowOrder(stage, company, customerId);
    const first = text(String(writes.from ?? ''), 'hello', writes);
    await company.say(first);
    const session = await sessionOf(first.id);
    await confirm(session.id, customerId);
    return { customerId, order, session };
  };

  describe('a reply', () => {
    it('goes to the number that its message came from, after a change of numbers and back', async () => {
      const [a, b] = [phone(), phone()];
      await company.say(text(a, 'hello'));
      await company.say(moved(a, b));
      await company.say(moved(b, a));
      const before = [sentTo(a).length, sentTo(b).length];
      await company.say(text(a, 'hello again'));
      expect([sentTo(a).length, sentTo(b).length]).to.deep.equal([(before[0] ?? 0) + 1, before[1]]);
    });

    it('never goes to a stranger whose number somebody says to have moved to, nor do they share a conversation', async () => {
      const [mine, theirs] = [phone(), phone()];
      const [one, other] = [text(mine, 'hello from one'), text(theirs, 'hello from the other')];
      await company.say(one);
      await company.say(other);
      await company.say(moved(mine, theirs));
      const next = text(theirs, 'who am I now?');
      await company.say(next);
      const [first, second, third] = [await sessionOf(one.id), await sessionOf(other.id), await sessionOf(next.id)];
      expect(first.id).not.to.equal(second.id);
      expect(third.id, 'the number is the mover’s now').to.equal(first.id);
      const history = (await company.messages(third.id)).map((message) => message.text);
      expect(history).not.to.include('hello from the other');
      expect(sentTo(theirs)).to.have.length(2);
    });

    it('a number that was left belongs to whoever writes from it next', async () => {
      const [old, now] = [phone(), phone()];
      const first = text(old, 'hello');
      await company.say(first);
      await company.say(moved(old, now));
      const stranger = text(old, 'hello, I am new here');
      await company.say(stranger);
      expect((await sessionOf(stranger.id)).id).not.to.equal((await sessionOf(first.id)).id);
    });

    it('both ends of a change are recorded, in hashes', async () => {
      const [a, b] = [phone(), phone()];
      const [one, other] = [text(a, 'hello'), text(b, 'hello too')];
      await company.say(one, other);
      await company.say(moved(a, b));
      const moves = async (of: unknown) =>
        (await stage.stack.events(`chatSession-${company.companyId}_${(await sessionOf(of)).id}`)).filter(
          ({ type }) => type === 'ContactAddressMoved',
        );
      const [arrived, lost] = [await moves(one.id), await moves(other.id)];
      expect(arrived).to.have.length(1);
      expect(lost).to.have.length(1);
      const [end, otherEnd] = [arrived[0]?.data, lost[0]?.data] as [{ gained: string[] }, { lost: string[] }];
      expect(end.gained).to.deep.equal(otherEnd.lost);
      expect(JSON.stringify([arrived, lost]))
        .not.to.contain(a)
        .and.not.to.contain(b);
    });
  });

  describe('a confirmed customer', () => {
    it('is told its own order', async () => {
      const [from, id] = [phone(), user()];
      const { order } = await confirmedContact(by(from, id));
      await company.say(text(from, 'where is my order?', by(from, id)));
      expect(textsTo(from).at(-1)).to.contain(order.reference);
    });

    it('is not whoever has the number next: another user id on it is a stranger without history', async () => {
      const [from, former, next] = [phone(), user(), user()];
      const { order, session } = await confirmedContact(by(from, former));
      const question = text(from, 'where is my order?', by(from, next));
      await company.say(question);
      const own = await sessionOf(question.id);
      expect(own.id).not.to.equal(session.id);
      expect(own.customer ?? null).to.equal(null);
      expect(textsTo(from).at(-1)).not.to.contain(order.reference);
      expect((await company.sessions()).find(({ id }) => id === session.id)?.customer ?? null).to.equal(null);
    });

    it('is not whoever comes with a user id on a number that was confirmed without one, nor without one where there was one', async () => {
      const [bare, known] = [phone(), phone()];
      const first = await confirmedContact({ from: bare });
      await company.say(text(bare, 'where is my order?', by(bare, user())));
      expect(textsTo(bare).at(-1)).not.to.contain(first.order.reference);
      const second = await confirmedContact(by(known, user()));
      await company.say(text(known, 'where is my order?'));
      expect(textsTo(known).at(-1)).not.to.contain(second.order.reference);
    });

    it('is confirmed anew after its number changed', async () => {
      const [from, to] = [phone(), phone()];
      const { order } = await confirmedContact({ from });
      await company.say(moved(from, to));
      await company.say(text(to, 'where is my order?'));
      expect(textsTo(to)).to.have.length(1);
      expect(textsTo(to)[0]).not.to.contain(order.reference);
    });

    it('stays confirmed where the user id comes in contacts, and where the number is hidden', async () => {
      const [from, id] = [phone(), user()];
      const { order } = await confirmedContact(by(from, id));
      const question = text(from, 'where is my order?');
      const told = { messages: [question], contacts: [{ wa_id: from, user_id: id, profile: { name: 'N' } }] };
      await stage.post(payload(change(company.phoneNumberId, told)));
      await stage.quiet();
      expect(textsTo(from).at(-1)).to.contain(order.reference);
      await company.say(text('', 'where is my order?', { from: undefined, from_user_id: id }));
      expect(textsTo(id).at(-1)).to.contain(order.reference);
    });

    for (const kind of ['order'] as const)
      it(`records of the kind ${kind} are told to confirmed contacts alone`, async () => {
        const customerId = await newCustomer(stage, company);
        const order = await knowOrder(stage, company, customerId);
        const from = phone();
        for (const question of [
          `where is ${order.reference}?`,
          `status of ${order.poNumber}`,
          'my orders please',
          order.reference,
        ])
          await company.say(text(from, question));
        expect(textsTo(from).join('\n'))
          .not.to.contain(order.total)
          .and.not.to.match(/being checked|confirmed by/);
      });

    it('is told the same of an order that is another’s and of one that does not exist', async () => {
      const [from, id] = [phone(), user()];
      const { order } = await confirmedContact(by(from, id));
      const foreign = await knowOrder(stage, company, await newCustomer(stage, company));
      const ask = async (question: string) => {
        await company.say(text(from, question, by(from, id)));
        return textsTo(from).at(-1) ?? '';
      };
      const ofOther = await ask(`Where is order ${foreign.reference}?`);
      const ofNobody = await ask('Where is order SO-1999-000001?');
      expect(ofOther).to.contain('no order of yours');
      expect(ofOther.replace(foreign.reference, 'X')).to.equal(ofNobody.replace('SO-1999-000001', 'X'));
      expect(ofOther).not.to.contain(order.reference);
      // three answers in a row that tell nothing would call a person
      expect(await ask(`And ${order.reference}?`))
        .to.contain(order.reference)
        .and.not.to.contain('no order of yours');
      expect(await ask(`What about purchase order ${foreign.poNumber}?`)).to.contain('no order of yours');
    });
  });

  describe('an edit or a revoke', () => {
    const original = (from: string, body: string) => text(from, body);
    const edit = (from: string, of: unknown, body: string) =>
      element(from, 'edit', { original_message_id: of, message: { type: 'text', text: { body } } });
    const shown = async (of: unknown) =>
      (await company.messages((await sessionOf(of)).id)).find(({ wamid: id }) => id === of)?.text ?? null;

    it('that comes before its message holds when the message comes: deleted text is not answered', async () => {
      const from = phone();
      const late = original(from, 'a secret that was deleted');
      await company.say(element(from, 'revoke', { original_message_id: late.id }));
      await company.say(late);
      expect(await shown(late.id)).to.equal(null);
      expect(sentTo(from)).to.deep.equal([]);
    });

    it('that comes before its message changes what is answered', async () => {
      const from = phone();
      const late = original(from, 'hello');
      await company.say(edit(from, late.id, 'STOP'));
      await company.say(late);
      expect(await shown(late.id)).to.equal('STOP');
      expect(textsTo(from)).to.have.length(1);
      expect(textsTo(from)[0]).to.contain('START');
    });

    it('that comes while its message still waits is obeyed as the message is now', async () => {
      const from = phone();
      const tell = (...messages: readonly Element[]) => stage.post(payload(change(company.phoneNumberId, { messages })));
      let letGo = () => {};
      stage.graph.answerNext({ hold: new Promise<void>((resolve) => (letGo = resolve)) });
      await tell(original(from, 'hello'));
      await until('the first reply at the provider', async () => sentTo(from)[0]);
      const waiting = original(from, 'are you still there?');
      await tell(waiting);
      await until('the message in its session', async () => shown(waiting.id).catch(() => null));
      await tell(edit(from, waiting.id, 'STOP'));
      await until('its edit', async () => (await shown(waiting.id)) === 'STOP');
      letGo();
      await stage.quiet();
      expect(textsTo(from)).to.have.length(2);
      expect(textsTo(from)[1]).to.contain('START');
    });

    it('is its writer’s own: another contact’s changes nothing, before and after', async () => {
      const [mine, theirs] = [phone(), phone()];
      const [early, late] = [original(mine, 'my words'), original(mine, 'my later words')];
      await company.say(early);
      await company.say(edit(theirs, early.id, 'not my words'), element(theirs, 'revoke', { original_message_id: late.id }));
      await company.say(late);
      expect(await shown(early.id)).to.equal('my words');
      expect(await shown(late.id)).to.equal('my later words');
      expect(sentTo(mine)).to.have.length(2);
    });
  });

  describe('what the provider leaves out', () => {
    const replyTo = async (from: string) => {
      await company.say(text(from, 'hello'));
      const [sent] = sentTo(from);
      if (!sent) throw new Error('nothing was sent');
      const first = (await company.sessions()).find((session) => session.contact_phone === `+${from}`);
      const state = async () =>
        (await company.messages(first?.id)).find((message) => message.wamid === sent.wamid)?.status ?? null;
      return { sent, state };
    };
    const tell = async (...statuses: readonly Element[]) => {
      expect((await stage.post(payload(change(company.phoneNumberId, { statuses })))).status).to.equal(200);
      await stage.quiet();
    };

    it('a status that has the message’s own id alone finds its message', async () => {
      const { sent, state } = await replyTo(phone());
      await tell(status(sent.wamid, 'delivered'), status(wamid(), 'read'));
      expect(await state()).to.equal('delivered');
    });

    it('a status with the message’s own id alone that comes before the send call returns is kept for it', async () => {
      const from = phone();
      let letGo = () => {};
      stage.graph.answerNext({ hold: new Promise<void>((resolve) => (letGo = resolve)) });
      await stage.post(payload(change(company.phoneNumberId, { messages: [text(from, 'hello')] })));
      const held = await until('the message at the provider', async () => sentTo(from)[0]);
      const statuses = [status(held.wamid, 'read')];
      const known = (await stage.stack.events(`chatStatus-${company.companyId}_${company.channelId}`)).length;
      await stage.post(payload(change(company.phoneNumberId, { statuses })));
      const streamed = async () => (await stage.stack.events(`chatStatus-${company.companyId}_${company.channelId}`)).length;
      await until('the status in the log', async () => (await streamed()) > known);
      letGo();
      await stage.quiet();
      const session = (await company.sessions()).find((one) => one.contact_phone === `+${from}`);
      expect((await company.messages(session?.id)).find((one) => one.wamid === held.wamid)?.status).to.equal('read');
    });

    it('a sender who is named in contacts alone is heard, and answered there', async () => {
      const id = user();
      const message = text('', 'hello', { from: undefined });
      const told = { messages: [message], contacts: [{ user_id: id, profile: { name: 'Nobody’s number' } }] };
      await stage.post(payload(change(company.phoneNumberId, told)));
      await stage.quiet();
      expect(sentTo(id)).to.have.length(1);
    });

    it('a place and a contact card without a type are what they are', async () => {
      const from = phone();
      await company.say(
        element(from, 'location', { latitude: 1.5, longitude: 2.5 }, { type: undefined }),
        element(from, 'contacts', [{ name: { formatted_name: 'A B' }, phones: [{ phone: '+1 555' }] }], { type: undefined }),
      );
      const session = (await company.sessions()).find((one) => one.contact_phone === `+${from}`);
      const said = (await company.messages(session?.id)).filter(({ direction }) => direction === 'in');
      expect(said.map((one) => one.type)).to.have.members(['location', 'contacts']);
    });

    it('a form says what was filled in', async () => {
      const from = phone();
      const response_json = JSON.stringify({ flow_token: 'x', article: 'P-1010', quantity: 12, wanted: ['blue', 'red'] });
      await company.say(
        element(from, 'interactive', { type: 'nfm_reply', nfm_reply: { name: 'flow', body: 'Sent', response_json } }),
      );
      const session = (await company.sessions()).find((one) => one.contact_phone === `+${from}`);
      const [said] = await company.messages(session?.id);
      expect(said?.text).to.equal('article: P-1010\nquantity: 12\nwanted: blue, red');
    });
  });
});
