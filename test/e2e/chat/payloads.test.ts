/** What the provider tells, in all its shapes: cases 9 to 22 of the chat channel; and case 45, which like them has no model. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type ChatCompany, type ChatStage, startChatStage } from '../../support/chat/chat-stage.ts';
import { change, type Element, element, payload, seconds, status, text, wamid } from '../../support/chat/payloads.ts';
import { until } from '../../support/until.ts';

let numbers = 15_550_000_000;
const phone = (): string => {
  numbers += 1;
  return String(numbers);
};

describe('payloads of the chat provider', () => {
  let stage: ChatStage;
  let company: ChatCompany;

  before(async () => {
    stage = await startChatStage();
    company = await stage.company('Seller GmbH');
  });
  after(() => stage.stop());

  const sessionsOf = async (owner: ChatCompany, contact: string) =>
    (await owner.sessions()).filter((session) => session.contact_phone === `+${contact}`);
  const only = async (contact: string) => {
    const [session, ...more] = await sessionsOf(company, contact);
    expect(more).to.deep.equal([]);
    if (!session) throw new Error('there is no session');
    return session;
  };
  const sentTo = (contact: string) => stage.graph.sent.filter(({ body }) => body.to === contact || body.recipient === contact);

  it('case 9: a text makes one session, one message and one reply with address, context and our own id', async () => {
    const from = phone();
    const message = text(from, 'hello there');
    await company.say(message);
    const session = await only(from);
    const inbound = (await company.messages(session.id)).filter(({ direction }) => direction === 'in');
    expect(inbound.map((one) => one.text)).to.deep.equal(['hello there']);
    const [reply, ...more] = sentTo(from);
    expect(more).to.deep.equal([]);
    expect(reply?.body.to).to.equal(from);
    expect(reply?.body.context?.message_id).to.equal(message.id);
    expect(reply?.body.biz_opaque_callback_data).to.contain(session.id);
    expect(reply?.body.text.body).to.contain('automated assistant of Seller GmbH');
    await until('the sign that somebody types', async () => stage.graph.typing.includes(String(message.id)));
  });

  it('case 10: the same message told again, in one payload, in two, in twenty at once, or beside another, is one message and one reply', async () => {
    const from = phone();
    const message = text(from, 'only once please');
    await company.say(message, message);
    await company.say(message);
    const body = payload(change(company.phoneNumberId, { messages: [message] }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => stage.post(body)));
    expect(answers.every((answer) => answer.status === 200)).to.equal(true);
    await stage.quiet();
    expect(sentTo(from)).to.have.length(1);
    await company.say(message, text(from, 'and this is new'));
    const session = await only(from);
    expect((await company.messages(session.id)).filter(({ direction }) => direction === 'in')).to.have.length(2);
    expect(sentTo(from)).to.have.length(2);
    const fresh = text(phone(), 'twenty at once');
    const both = payload(change(company.phoneNumberId, { messages: [fresh] }));
    await Promise.all(Array.from({ length: 20 }, () => stage.post(both)));
    await stage.quiet();
    expect(sentTo(String(fresh.from))).to.have.length(1);
  });

  it('case 11: two companies in one payload each get their own and see nothing of the other', async () => {
    const [one, other] = [await stage.company('One AG'), await stage.company('Other AB')];
    const [a, b, c, d] = [phone(), phone(), phone(), phone()];
    const known = (body: string, from: string) => text(from, body);
    const answered = await stage.post(
      payload(
        change(one.phoneNumberId, { messages: [known('a', a), known('b', b)], statuses: [status(wamid(), 'delivered')] }),
        change(other.phoneNumberId, { messages: [known('c', c), known('d', d)], statuses: [status(wamid(), 'read')] }),
      ),
    );
    expect(answered.status).to.equal(200);
    await stage.quiet();
    const phones = async (owner: ChatCompany) => (await owner.sessions()).map((session) => session.contact_phone).sort();
    expect(await phones(one)).to.deep.equal([`+${a}`, `+${b}`]);
    expect(await phones(other)).to.deep.equal([`+${c}`, `+${d}`]);
    const foreign = (await other.sessions())[0]?.id ?? '';
    expect((await stage.get(`/api/chatchannel/sessions/${foreign}/`, one.admin)).status).to.equal(404);
    expect((await stage.get(`/api/chatchannel/sessions/${foreign}/messages/`, one.admin)).status).to.equal(404);
    expect(one.replies()).to.have.length(2);
    expect(other.replies()).to.have.length(2);
  });

  it('case 12: a status that cannot be read costs no message', async () => {
    const from = phone();
    const body = payload(
      change(company.phoneNumberId, { statuses: [{ status: 'delivered' }, 'nonsense', null] }),
      change(company.phoneNumberId, {
        statuses: [status(wamid(), 'sent', { timestamp: 'abc' })],
        messages: [text(from, 'still here')],
      }),
    );
    expect((await stage.post(body)).status).to.equal(200);
    await stage.quiet();
    expect(sentTo(from)).to.have.length(1);
  });

  it('case 13: media, places, contacts and orders become what a person would read', async () => {
    const from = phone();
    const media = (extra: Element) => ({ id: '9001', mime_type: 'image/jpeg', sha256: 'x', ...extra });
    await company.say(
      element(from, 'image', media({ caption: 'this one?' })),
      element(from, 'image', media({})),
      element(from, 'document', media({ filename: 'po.pdf', caption: 'our order' })),
      element(from, 'document', media({ filename: 'po.pdf' })),
      element(from, 'audio', { id: '9003', mime_type: 'audio/ogg; codecs=opus', voice: true }),
      element(from, 'sticker', { id: '9004', mime_type: 'image/webp', animated: true }),
      element(from, 'location', { latitude: 1.5, longitude: 2.5, name: 'Depot', address: 'Main St 1' }),
      element(from, 'location', { latitude: '1.5', longitude: '2.5' }),
      element(from, 'contacts', [{ name: { formatted_name: 'A B' }, phones: [{ phone: '+1 555' }] }]),
      element(from, 'order', {
        catalog_id: '1',
        product_items: [{ product_retailer_id: 'P-1', quantity: 2, item_price: 3.5, currency: 'EUR' }],
        text: 'please',
      }),
    );
    const session = await only(from);
    const read = (await company.messages(session.id)).filter(({ direction }) => direction === 'in').map((one) => one.text);
    expect(read).to.have.members([
      'this one?',
      '[image]',
      'our order',
      '[document po.pdf]',
      '[voice message]',
      null,
      '[location Depot, Main St 1]',
      '[location 1.5, 2.5]',
      '[contact card]',
      'please\n2 x P-1 @ 3.5 EUR',
    ]);
    expect(sentTo(from), 'one reply to what was told together').to.have.length(1);
  });

  it('a picture, a voice, a file or a place without words is answered with what cannot be read, never with a guess', async () => {
    const unread = [
      ['image', { id: '9001', mime_type: 'image/jpeg', sha256: 'x' }, /cannot read pictures/i],
      ['audio', { id: '9003', mime_type: 'audio/ogg; codecs=opus', voice: true }, /voice/i],
      ['document', { id: '9002', mime_type: 'application/pdf', sha256: 'x', filename: 'po.pdf' }, /cannot read this file/i],
    ] as const;
    for (const [type, content, expected] of unread) {
      const from = phone();
      await company.say(element(from, type, content));
      const [reply, ...more] = sentTo(from);
      expect(more, type).to.deep.equal([]);
      expect(reply?.body.text.body, type).to.match(expected);
    }
  });

  it('case 14: buttons, list replies and forms; broken ones are no harm', async () => {
    const from = phone();
    await company.say(
      element(from, 'button', { text: 'No', payload: 'no' }),
      element(from, 'interactive', { type: 'button_reply', button_reply: { id: 'yes', title: 'Yes' } }),
      element(from, 'interactive', { type: 'list_reply', list_reply: { id: '1', title: 'Bolts', description: 'M8' } }),
      element(from, 'interactive', { type: 'nfm_reply', nfm_reply: { name: 'flow', body: 'Sent', response_json: '{broken' } }),
      element(from, 'interactive', undefined, { errors: [{ code: 131000 }] }),
    );
    const session = await only(from);
    const messages = (await company.messages(session.id)).filter(({ direction }) => direction === 'in');
    expect(messages.map((one) => one.text)).to.have.members(['No', 'Yes', 'Bolts (M8)', 'Sent', null]);
    expect(messages.filter(({ type }) => type === 'unsupported')).to.have.length(1);
    expect(sentTo(from), 'one reply to what was told together').to.have.length(1);
  });

  it('case 15: a reaction is not answered, an edit changes the text, a revoke blanks it', async () => {
    const from = phone();
    const first = text(from, 'price of P-1?');
    await company.say(first);
    const before = sentTo(from).length;
    await company.say(element(from, 'reaction', { message_id: first.id, emoji: '👍' }));
    await company.say(element(from, 'reaction', { message_id: first.id, emoji: '' }));
    await company.say(element(from, 'reaction', { message_id: first.id }));
    expect(sentTo(from)).to.have.length(before);
    await company.say(
      element(from, 'edit', { original_message_id: first.id, message: { type: 'text', text: { body: 'price of P-2?' } } }),
    );
    const session = await only(from);
    const shown = async () => (await company.messages(session.id)).find(({ wamid: id }) => id === first.id);
    expect((await shown())?.text).to.equal('price of P-2?');
    await company.say(element(from, 'revoke', { original_message_id: first.id }));
    expect((await shown())?.text).to.equal(null);
    expect(sentTo(from)).to.have.length(before);
  });

  it('case 16: what cannot be read is answered politely, once a session, and hinders no neighbour', async () => {
    const from = phone();
    await company.say(
      element(from, 'unsupported', { type: 'poll' }, { errors: [{ code: 131051, title: 'Message type unknown' }] }),
    );
    await company.say(element(from, 'unsupported', undefined, { errors: [{ code: 131051 }] }));
    expect(sentTo(from)).to.have.length(1);
    expect(sentTo(from)[0]?.body.text.body).to.contain('cannot read this kind of message');
    const neighbour = phone();
    await company.say(element(neighbour, 'holo', { beam: true }), text(neighbour, 'hello'));
    expect(sentTo(neighbour)).to.have.length(1);
  });

  it('case 17: a changed number goes on in the same session; group messages are ignored', async () => {
    const [from, moved] = [phone(), phone()];
    await company.say(text(from, 'hello'));
    await company.say(
      element(from, 'system', { type: 'user_changed_number', body: 'changed', wa_id: moved }),
      text(phone(), 'in a group', { group_id: 'g-1' }),
    );
    await company.say(text(moved, 'it is me'));
    const sessions = (await company.sessions()).filter((one) => [`+${from}`, `+${moved}`].includes(String(one.contact_phone)));
    expect(sessions).to.have.length(1);
    expect(sessions[0]?.inbound_count).to.equal(3);
  });

  it('case 18: who writes under a user id is answered there; a number first and an id later stay one session; nobody is refused', async () => {
    const user = `US.${'13491208655302741918'}`;
    await company.say(text('', 'hello', { from: undefined, from_user_id: user }));
    expect(stage.graph.sent.filter(({ body }) => body.recipient === user)).to.have.length(1);
    await company.say(text('DE.abc123', 'hello from an id'));
    expect(stage.graph.sent.filter(({ body }) => body.recipient === 'DE.abc123')).to.have.length(1);
    const [from, id] = [phone(), 'FR.4711'];
    await company.say(text(from, 'first by number'));
    await company.say(text(from, 'now with both', { from_user_id: id }));
    await company.say(text('', 'now by id alone', { from: undefined, from_user_id: id }));
    const session = await only(from);
    expect(session.inbound_count).to.equal(3);
    const rejected = text('', 'from nobody', { from: undefined });
    expect((await stage.post(payload(change(company.phoneNumberId, { messages: [rejected] })))).status).to.equal(200);
  });

  it('case 19: a timestamp that is none rejects the element alone; milliseconds are the same instant as seconds', async () => {
    const from = phone();
    const at = new Date(Date.now() - 60_000);
    const before = await company.sessions();
    await company.say(text(from, 'bad clock', { timestamp: 'abc' }));
    expect(await company.sessions()).to.have.length(before.length);
    await company.say(text(from, 'in seconds', { timestamp: seconds(at) }));
    const first = (await only(from)).last_customer_message_at;
    await company.say(text(from, 'in milliseconds', { timestamp: String(Math.floor(at.getTime() / 1_000) * 1_000) }));
    expect((await only(from)).last_customer_message_at).to.equal(first);
  });

  it('case 20: other fields, other objects and empty bodies are acknowledged and make nothing; what is no JSON is 400', async () => {
    await stage.quiet();
    const before = await stage.stack.foundation.store.end();
    const other = ['calls', 'account_update', 'smb_message_echoes'].map((field) =>
      payload(change(company.phoneNumberId, { messages: [text(phone(), 'echo')] }, field)),
    );
    for (const body of [...other, { object: 'page', entry: [] }, {}, []]) {
      const answered = await stage.post(body);
      expect(answered.status, JSON.stringify(body)).to.equal(200);
    }
    expect((await stage.post({})).text).to.contain('ignored');
    expect((await stage.post(null, { raw: 'not json' })).status).to.equal(400);
    await stage.quiet();
    expect(await stage.stack.foundation.store.end()).to.deep.equal(before);
  });

  it('case 21: a number that nobody has is counted and never guessed', async () => {
    const unknown = '999999999999999';
    const sent = stage.graph.attempts.length;
    expect((await stage.post(payload(change(unknown, { messages: [text(phone(), 'hello')] })))).status).to.equal(200);
    await stage.quiet();
    const { rows } = await stage.stack.foundation.pool.query<{ count: string }>(
      `select count from app.chat_counters where company_id = '' and name = 'unrouted' and subject = $1`,
      [unknown],
    );
    expect(rows[0]?.count).to.equal('1');
    expect(stage.graph.attempts).to.have.length(sent);
  });

  it('case 22: statuses under the field message_status are statuses', async () => {
    const from = phone();
    await company.say(text(from, 'hello'));
    const [reply] = sentTo(from);
    const told = status(reply?.wamid ?? '', 'delivered', { biz_opaque_callback_data: reply?.body.biz_opaque_callback_data });
    expect((await stage.post(payload(change(company.phoneNumberId, { statuses: [told] }, 'message_status')))).status).to.equal(
      200,
    );
    await stage.quiet();
    const session = await only(from);
    expect((await company.messages(session.id)).find(({ direction }) => direction === 'out')?.status).to.equal('delivered');
  });

  it('case 45: without a key, without an extension and without a network it answers, and says that it is not semantic', async () => {
    const seller = await stage.company('Seller GmbH');
    await stage.stack.commands.registerProduct(
      { code: 'P-1010', name: 'Hydraulic hose', price: '12.50' },
      stage.stack.context(seller.companyId),
    );
    await until('the product to be known', async () => {
      await stage.call('POST', '/api/chatchannel/admin/knowledge/sync/', seller.admin, {});
      await stage.quiet();
      return ((await stage.get('/api/chatchannel/admin/knowledge/', seller.admin)).body as { vectors: number }).vectors === 1;
    });
    await seller.say(text('15580000002', 'how much is the hydralic hose?'));
    expect(seller.replies()[0]).to.match(/P-1010.*12\.50?/);
    await seller.say(text('15580000002', 'can you fly a helicopter?'));
    expect(seller.replies()[1]).to.contain("don't have that information");
    const stats = (await stage.get('/api/chatchannel/stats/', seller.admin)).body as {
      knowledge: { embedding: { semantic: boolean } };
    };
    expect(stats.knowledge.embedding.semantic).to.equal(false);
  });
});
