/** One contact, one webhook or one odd byte never holds up another: what came is kept and answered with measure. */
import { randomUUID } from 'node:crypto';
import { resumeConsumer } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, afterEach, before, describe, it } from 'mocha';
import { chatMessageId } from '../../../src/commands/chat/chat-ids.ts';
import { joinOf } from '../../../src/jobs/chat/start-joining.ts';
import { composeChat, composeWebhook } from '../../../src/main/compose/compose-chat.ts';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { createQueue } from '../../../src/platform/queue/queue.ts';
import { type ChatStage, startChatStage } from '../../support/chat/chat-stage.ts';
import { change, type Element, payload, seconds, status, text, wamid } from '../../support/chat/payloads.ts';
import { until } from '../../support/until.ts';

/** CHAT_FLOOD=all takes as many as were seen to hold up others; fewer already waited longer than anybody does here. */
const whole = process.env.CHAT_FLOOD === 'all';
const flood = whole ? 1_500 : 500;
const reports = whole ? 10_000 : 1_000;
/** on a quiet machine it is a second or two */
const patienceMs = 20_000;

describe('a flood on chat', function () {
  this.timeout(600_000);
  let stage: ChatStage;

  before(async () => {
    stage = await startChatStage();
  });
  after(() => stage.stop());

  const joined = async (companyId: string): Promise<number> => {
    const { rows } = await stage.stack.foundation.pool.query<{ n: number }>(
      `select count(*)::int as n from app.chat_contents where company_id = $1 and direction = 'in' and session_id is not null`,
      [companyId],
    );
    return rows[0]?.n ?? 0;
  };

  it(`${flood} messages of one contact in one webhook cost another company nothing, and none of them is lost`, async () => {
    const [noisy, quiet] = [await stage.company('Noisy AG'), await stage.company('Quiet AB')];
    const from = '15610000001';
    const messages = Array.from({ length: flood }, (_, index) => text(from, `message ${index}`, { timestamp: seconds() }));
    // the provider repeats what it got no answer to
    await until(
      'the webhook to be taken',
      async () => (await stage.post(payload(change(noisy.phoneNumberId, { messages }))).catch(() => null))?.status === 200,
      120_000,
    );
    for (const contact of ['15620000001', '15620000002', '15620000003']) {
      const asked = text(contact, 'hello');
      expect((await stage.post(payload(change(quiet.phoneNumberId, { messages: [asked] })))).status).to.equal(200);
      await until('the other company’s answer', async () => stage.graph.sent.some(({ body }) => body.to === contact), patienceMs);
    }
    await until('every message in a session', async () => (await joined(noisy.companyId)) === flood, 240_000);
    await stage.quiet();
    const sessions = await noisy.sessions();
    expect(sessions.reduce((sum, session) => sum + Number(session.inbound_count), 0)).to.equal(flood);
    expect(Math.max(...sessions.map((session) => Number(session.inbound_count))), 'a session has an end').to.be.at.most(300);
    expect(sessions.filter(({ is_active }) => is_active)).to.have.length(1);
    expect(noisy.replies().length, 'what came together is answered together').to.be.within(1, 30);
  });

  it('what one contact floods with is put on the queue as a job a sender, not a message', async () => {
    const company = await stage.company('Noisy AG');
    await stage.stopWorker();
    for (let webhook = 0; webhook < 3; webhook += 1) {
      const messages = Array.from({ length: 100 }, (_, index) =>
        text('15660000001', `message ${index}`, { timestamp: seconds() }),
      );
      expect((await stage.post(payload(change(company.phoneNumberId, { messages })))).status).to.equal(200);
    }
    await stage.startWorker();
    await until('every message in a session', async () => (await joined(company.companyId)) === 300, 240_000);
    await stage.quiet();
    const { rows } = await stage.stack.foundation.pool.query<{ n: number }>(
      `select count(*)::int as n from queue.job where name = 'join-chat-session' and group_id = $1`,
      [company.companyId],
    );
    expect(rows[0]?.n).to.be.within(1, 30);
  });

  describe('while the reactor of messages stands, as it does behind a flood in the log', () => {
    const reactor = 'join-session-when-chat-received';
    const turns = 'take-turn-when-session-moved';
    const hold = (name = reactor) => {
      const place = { eventId: '', type: '', stream: '', revision: 0, position: { commit: '0', prepare: '0' } };
      const paused = { ...place, recordedAt: new Date().toISOString(), reason: 'held by a test' };
      const change = `update app.checkpoints set paused = $2 where kind = 'reactor' and name = $1`;
      return stage.stack.foundation.pool.query(change, [name, JSON.stringify(paused)]);
    };
    const goOn = async () => {
      for (const name of [reactor, turns]) await resumeConsumer(stage.stack.foundation.pool, ['reactor'], name);
    };
    /** Received as by the webhook of a process that dies before it has asked for anything. */
    const receiveOnly = async (messages: readonly Element[], phoneNumberId: string) => {
      const { foundation } = stage.stack;
      const chat = await composeChat(foundation, foundation.store);
      const enqueue = async () => Promise.reject(new Error('no queue'));
      const { receive } = composeWebhook(foundation, chat, foundation.store, { enqueue });
      const told = { signatureVerified: true, correlationId: randomUUID() };
      expect((await receive(payload(change(phoneNumberId, { messages })), told)).received).to.equal(messages.length);
    };
    afterEach(goOn);

    it('a message is answered, and once', async () => {
      const company = await stage.company('Quiet AB');
      await hold();
      const asked = text('15670000001', 'hello');
      expect((await stage.post(payload(change(company.phoneNumberId, { messages: [asked] })))).status).to.equal(200);
      await until('the answer', async () => company.replies().length > 0, patienceMs);
      await goOn();
      await stage.quiet();
      expect(company.replies()).to.have.length(1);
    });

    it('so it is where the reactor of sessions stands, too', async () => {
      const company = await stage.company('Quiet AB');
      await hold(turns);
      const asked = text('15670000004', 'hello');
      expect((await stage.post(payload(change(company.phoneNumberId, { messages: [asked] })))).status).to.equal(200);
      await until('the answer', async () => company.replies().length > 0, patienceMs);
      await goOn();
      await stage.quiet();
      expect(company.replies()).to.have.length(1);
    });

    it('what its receiver asked nobody for is brought by the log', async () => {
      const company = await stage.company('Quiet AB');
      await hold();
      await receiveOnly([text('15670000002', 'hello')], company.phoneNumberId);
      await goOn();
      await until('the answer', async () => company.replies().length > 0, patienceMs);
      await stage.quiet();
      expect(company.replies()).to.have.length(1);
    });

    it('a job for one message takes what its sender wrote after that one has joined', async () => {
      const company = await stage.company('Quiet AB');
      const [first, second] = [text('15670000003', 'hello'), text('15670000003', 'what are your opening hours?')];
      await company.say(first);
      await hold();
      await receiveOnly([second], company.phoneNumberId);
      const { foundation } = stage.stack;
      const { contents } = await composeChat(foundation, foundation.store);
      const id = chatMessageId(company.channelId, String(first.id));
      const { inbound } = (await contents.open(company.companyId, [id])).get(id) ?? {};
      const { senders } = (await contents.placeOf(company.companyId, id)) ?? {};
      if (!inbound || !senders) throw new Error('the first message was not kept');
      const queue = createQueue({ pool: foundation.pool, log: silentLogger });
      await queue.enqueue([joinOf(company.companyId, inbound, senders)]);
      await queue.stop();
      await until('the second answer', async () => company.replies().length > 1, patienceMs);
    });
  });

  it('a contact that has had its turns is told so once, and what it writes is kept', async () => {
    const limited = await startChatStage({ env: { CHAT_TURNS_PER_HOUR: '3' } });
    try {
      const company = await limited.company('Seller GmbH');
      for (const index of [1, 2, 3, 4, 5]) await company.say(text('15630000001', `hello ${index}`));
      expect(company.replies()).to.have.length(3);
      expect(company.replies()[2]).to.contain('many messages');
      const [session] = await company.sessions();
      expect(session?.inbound_count).to.equal(5);
      expect(session?.unanswered_count).to.equal(2);
    } finally {
      await limited.stop();
    }
  });

  it('a NUL, a half character or a number beyond measure is cleaned or counted, never a 500 and never in a projection’s way', async () => {
    const company = await stage.company('Seller GmbH');
    const strange = 'a\u0000b\ud800c';
    const odd = (id: string) =>
      payload(change(id, { messages: [text('15650000001', 'hello')], statuses: [status('x', 'read')] }));
    for (const id of ['10\u00005', '', 'x'.repeat(500), '\ud800']) expect((await stage.post(odd(id))).status, id).to.equal(200);
    const dressed = payload(
      change(company.phoneNumberId, {
        contacts: [{ wa_id: '15650000002', profile: { name: strange } }],
        messages: [
          text('15650000002', strange, { id: `wamid.${strange}` }),
          {
            ...text('15650000002', ''),
            type: 'document',
            document: { id: strange, filename: strange, mime_type: strange, sha256: strange },
          },
          text('15650000002', 'from the far future', { timestamp: '8600000000000000' }),
        ],
        statuses: [
          status(strange, strange, { biz_opaque_callback_data: strange }),
          status('y', 'failed', { errors: [{ code: 99_999_999_999 }] }),
        ],
      }),
    );
    expect((await stage.post(dressed)).status).to.equal(200);
    await until('the answer', async () => company.replies().length > 0);
    await stage.quiet();
    await company.say(text('15650000003', 'and the next one'));
    expect(company.replies()).to.have.length(2);
    const { rows } = await stage.stack.foundation.pool.query<{ count: string }>(
      `select count(*)::text as count from app.chat_counters where name in ('rejected', 'unrouted')`,
    );
    expect(Number(rows[0]?.count)).to.be.greaterThan(0);
  });

  it(`${reports} statuses in one webhook are taken`, async () => {
    const company = await stage.company('Seller GmbH');
    await company.say(text('15640000001', 'hello'));
    const [sent] = stage.graph.sent.filter(({ body }) => body.to === '15640000001');
    const others = Array.from({ length: reports }, () => status(wamid(), 'delivered'));
    const statuses = [status(sent?.wamid ?? '', 'read'), ...others];
    expect((await stage.post(payload(change(company.phoneNumberId, { statuses })))).status).to.equal(200);
    await until(
      'the one that is ours',
      async () => (await company.messages()).find((message) => message.wamid === sent?.wamid)?.status === 'read',
      120_000,
    );
    await stage.quiet();
    const { rows } = await stage.stack.foundation.pool.query<{ n: number }>(
      `select count(*)::int as n from queue.job where name like 'apply-chat-status%' and group_id = $1`,
      [company.companyId],
    );
    expect(rows[0]?.n, 'jobs that stand in the log before the next message of anybody').to.be.within(1, reports / 10);
  });
});
