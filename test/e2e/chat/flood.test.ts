/** One contact, one webhook or one odd byte never holds up another: what came is kept and answered with measure. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type ChatStage, startChatStage } from '../../support/chat/chat-stage.ts';
import { change, payload, seconds, status, text, wamid } from '../../support/chat/payloads.ts';
import { until } from '../../support/until.ts';

const flood = 1_500;
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

  it('ten thousand statuses in one webhook are taken', async () => {
    const company = await stage.company('Seller GmbH');
    await company.say(text('15640000001', 'hello'));
    const [sent] = stage.graph.sent.filter(({ body }) => body.to === '15640000001');
    const others = Array.from({ length: 10_000 }, () => status(wamid(), 'delivered'));
    const statuses = [status(sent?.wamid ?? '', 'read'), ...others];
    expect((await stage.post(payload(change(company.phoneNumberId, { statuses })))).status).to.equal(200);
    await until(
      'the one that is ours',
      async () => (await company.messages()).find((message) => message.wamid === sent?.wamid)?.status === 'read',
      120_000,
    );
  });
});
