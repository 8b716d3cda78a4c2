/** Reading, administration and cleanup: cases 46 to 50 of the chat channel. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { cleanupDayDue } from '../../../src/domain/chat/session/cleanup-day.ts';
import { createCleanUpChat } from '../../../src/jobs/chat/clean-up-chat.handler.ts';
import { composeChat } from '../../../src/main/compose/compose-chat.ts';
import { createChatSessionQueries } from '../../../src/projections/chat-sessions/chat-sessions.queries.ts';
import { accessToken, type ChatStage, startChatStage } from '../../support/chat/chat-stage.ts';
import { change, payload, text } from '../../support/chat/payloads.ts';
import { rawEvents } from '../../support/raw-events.ts';
import { until } from '../../support/until.ts';

const leaves = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
const hourMs = 3_600_000;

describe('reading and cleaning the chat', () => {
  let stage: ChatStage;
  const logged: string[] = [];

  before(async () => {
    stage = await startChatStage({ model: true, onLog: (line) => logged.push(line) });
  });
  after(() => stage.stop());

  it('case 46: an empty company has no sessions and only zeros; both need a token and stay inside the company', async () => {
    const [empty, busy] = [await stage.company('Empty'), await stage.company('Busy')];
    await busy.say(text('15590000001', 'hello'));
    expect((await stage.get('/api/chatchannel/sessions/', empty.admin)).body).to.deep.equal([]);
    const { body } = await stage.get('/api/chatchannel/stats/', empty.admin);
    const stats = body as Record<string, unknown>;
    for (const part of ['sessions', 'messages', 'delivery', 'assistant'])
      expect(
        leaves(stats[part]).every((value) => value === 0),
        part,
      ).to.equal(true);
    expect([stats.total_sessions, stats.active_sessions, stats.total_messages, stats.knowledge_vectors]).to.deep.equal([
      0, 0, 0, 0,
    ]);
    for (const path of ['/api/chatchannel/sessions/', '/api/chatchannel/stats/']) {
      expect((await stage.get(path)).status).to.equal(401);
      expect((await stage.get(path.slice(0, -1), busy.sales)).status).to.equal(200);
    }
    expect(((await stage.get('/api/chatchannel/stats/', busy.sales)).body as { total_sessions: number }).total_sessions).to.equal(
      1,
    );
  });

  it('sessions and messages come in pages, and a Link leads from one to the next', async () => {
    const company = await stage.company();
    for (const contact of ['15590000031', '15590000032', '15590000033']) await company.say(text(contact, 'hello'));
    await company.say(text('15590000031', 'again'));
    /** Ids of every page, as a front end would walk them. */
    const walk = async (from: string): Promise<readonly (readonly string[])[]> => {
      const pages: (readonly string[])[] = [];
      for (let next: string | undefined = from; next !== undefined; ) {
        const response: Response = await fetch(stage.url + next, { headers: { authorization: `Bearer ${company.sales}` } });
        pages.push(((await response.json()) as readonly { id: string }[]).map(({ id }) => id));
        next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
      }
      return pages;
    };
    const sessions = await company.sessions();
    const [first = [], second = [], ...more] = await walk('/api/chatchannel/sessions/?limit=2&is_active=true');
    expect([first.length, second.length, more]).to.deep.equal([2, 1, []]);
    expect([...first, ...second]).to.deep.equal(sessions.map(({ id }) => id));
    const busiest = sessions[0]?.id ?? '';
    const messages = await company.messages(busiest);
    expect(messages.length).to.be.greaterThan(2);
    const pages = await walk(`/api/chatchannel/sessions/${busiest}/messages/?limit=2`);
    expect(pages.flat()).to.deep.equal(messages.map(({ id }) => id));
    expect(pages.length).to.equal(Math.ceil(messages.length / 2));
  });

  it('case 47: a sync is an administrator’s, and a second one joins the first', async () => {
    const company = await stage.company();
    expect((await stage.call('POST', '/api/chatchannel/admin/knowledge/sync/', company.sales, {})).status).to.equal(403);
    const sync = () => stage.call('POST', '/api/chatchannel/admin/knowledge/sync/', company.admin, {});
    await stage.stopWorker();
    const [first, second] = [await sync(), await sync()];
    await stage.startWorker();
    expect([first.status, second.status]).to.deep.equal([202, 202]);
    expect(second.body).to.deep.equal(first.body);
    await until('the end of the run', async () => {
      const { runs } = (await stage.get('/api/chatchannel/admin/knowledge/', company.admin)).body as {
        runs: readonly { state: string }[];
      };
      return runs.length === 1 && runs[0]?.state === 'succeeded';
    });
    const { rows } = await stage.stack.foundation.pool.query<{ by: string }>(
      `select case when to_regclass('app.knowledge_nearness') is null then 'process' else 'pgvector' end as by`,
    );
    const knowledge = (await stage.get('/api/chatchannel/admin/knowledge/', company.admin)).body;
    expect(knowledge).to.include({ vectors_searched_by: rows[0]?.by });
  });

  it('case 48: at 02:00 inactive sessions go with all that was said, idle ones become inactive; a second run changes nothing', async () => {
    expect(cleanupDayDue(new Date('2026-11-21T01:59:00Z'), 'UTC')).to.equal(null);
    expect(cleanupDayDue(new Date('2026-11-21T02:00:00Z'), 'UTC')).to.equal('2026-11-21');
    // clocks go from 02:00 to 03:00 that night
    expect(cleanupDayDue(new Date('2026-03-29T01:00:00Z'), 'Europe/Berlin')).to.equal('2026-03-29');

    const company = await stage.company();
    const { foundation } = stage.stack;
    const chat = await composeChat(foundation, foundation.store);
    const old = text('15590000010', 'a walrus in the inactive session');
    await company.say(old);
    await company.say(text('15590000011', 'the idle session'));
    const sessionOf = async (contact: string) =>
      (await company.sessions()).find((session) => session.contact_phone === `+${contact}`);
    const inactive = await sessionOf('15590000010');
    const idle = await sessionOf('15590000011');
    await stage.call('POST', `/api/chatchannel/sessions/${inactive?.id}/close/`, company.admin);
    await company.say(text('15590000012', 'the active session'));
    // a person was called, and did not come before it ended
    await company.say(text('15590000013', 'agent'));
    const unseen = await sessionOf('15590000013');
    await chat.advance(
      unseen?.id ?? '',
      { type: 'CloseSession', reason: 'idle', now: new Date().toISOString() },
      stage.stack.context(company.companyId),
    );
    await until('its end in the list', async () => (await sessionOf('15590000013'))?.is_active === false);

    const at = (ms: number) =>
      createCleanUpChat({
        ...chat,
        idleSessions: async (before, isActive, limit) =>
          (await createChatSessionQueries(foundation.pool).idleSessions(before, isActive, limit)).filter(
            ({ id, companyId }) => companyId === company.companyId && id !== activeId,
          ),
        retentionDays: 0,
        contextOf: (companyId) => stage.stack.context(companyId),
        noteErasure: async () => undefined,
        warn: () => undefined,
        now: () => new Date(Date.now() + ms),
      });
    const activeId = (await sessionOf('15590000012'))?.id;
    const dry = await at(25 * hourMs)({ companyId: company.companyId, dryRun: true });
    expect(dry).to.include({ removed: 1, deactivated: 1 });
    const done = await at(25 * hourMs)({ companyId: company.companyId, dryRun: false });
    expect(done).to.include({ removed: 1, deactivated: 1, failed: 0 });
    expect(done.contents).to.be.at.least(2);
    await until('both in the list', async () => {
      const shown = await company.sessions();
      return shown.length === 3 && shown.filter(({ is_active }) => !is_active).length === 2;
    });
    const states = (await company.sessions()).map(({ id, is_active }) => [id, is_active]);
    expect(states).to.have.deep.members([
      [idle?.id, false],
      [activeId, true],
      [unseen?.id, false],
    ]);
    const month = await createChatSessionQueries(foundation.pool).idleSessions(
      new Date(Date.now() + 31 * 24 * hourMs),
      false,
      1_000,
    );
    expect(month.map(({ id }) => id)).to.include(unseen?.id);
    const left = await foundation.pool.query('select 1 from app.chat_contents where session_id = $1', [inactive?.id]);
    expect(left.rowCount).to.equal(0);
    const audit = (await stage.get('/api/chatchannel/admin/audit/', company.admin)).text;
    expect(audit)
      .to.contain(inactive?.id ?? 'no session')
      .and.not.to.contain('walrus');

    await stage.quiet(); // what was said to the others may still be on its way
    // the log asks again, seconds later, for what it saw before it had joined, and would find what is told once more
    await until('all that was put off', async () => {
      const { rowCount } = await foundation.pool.query(
        `select 1 from queue.job where name = 'join-chat-session' and group_id = $1 and state in ('created', 'retry', 'active')`,
        [company.companyId],
      );
      return rowCount === 0;
    });
    const sent = stage.graph.attempts.length;
    await stage.post(payload(change(company.phoneNumberId, { messages: [old] })));
    await stage.quiet();
    expect(stage.graph.attempts.slice(sent)).to.deep.equal([]);

    const day = '2031-02-03';
    expect(await chat.days.begin(day, new Date())).to.equal(true);
    expect(await chat.days.begin(day, new Date())).to.equal(true); // as after a crash in the middle
    await chat.days.end(day, { ...done, completedAt: new Date().toISOString() });
    expect(await chat.days.begin(day, new Date())).to.equal(false);
  });

  it('a person who is erased by e-mail or by number is gone from the chat, and the others stay', async () => {
    const company = await stage.company();
    const { foundation, commands, context } = stage.stack;
    const [linked, numbered, stays] = ['15590004801', '15590004802', '15590004803'];
    for (const contact of [linked, numbered, stays]) await company.say(text(contact, 'a rhubarb question'));
    const sessionIdOf = async (contact: string) =>
      (await company.sessions()).find((session) => session.contact_phone === `+${contact}`)?.id ?? '';
    const id = await sessionIdOf(linked);
    const customer = { name: 'Buyer AB', code: 'C-77', emails: ['chatter@buyer.example'] };
    const { customerId } = await commands.registerCustomer(customer, context(company.companyId));
    await until('the customer', async () => {
      const told = { customer: customerId };
      return (await stage.call('POST', `/api/chatchannel/sessions/${id}/customer/`, company.sales, told)).status === 200;
    });
    const erase = async (body: object) =>
      (await stage.call('POST', '/sales/privacy/erase/', company.admin, body)) as {
        readonly body: { readonly erased: { readonly chat_contacts: number } };
      };
    expect((await erase({ email: 'Chatter@buyer.example' })).body.erased.chat_contacts).to.equal(1);
    expect((await erase({ phone: numbered })).body.erased.chat_contacts).to.equal(1);
    expect((await erase({ phone: numbered })).body.erased.chat_contacts).to.equal(0);
    await until('one session', async () => (await company.sessions()).length === 1);
    expect(await sessionIdOf(stays)).not.to.equal('');
    for (const table of ['chat_contacts', 'chat_contact_aliases']) {
      const { rowCount } = await foundation.pool.query(`select 1 from app.${table} where company_id = $1`, [company.companyId]);
      expect(rowCount, table).to.equal(1);
    }
    const { rows } = await foundation.pool.query(
      'select distinct session_id::text as id from app.chat_contents where company_id = $1',
      [company.companyId],
    );
    expect(rows).to.deep.equal([{ id: await sessionIdOf(stays) }]);
  });

  it('a person who is erased by number before a first message of theirs has joined a session is not heard from', async () => {
    const company = await stage.company();
    const [gone, stays] = ['15590004804', '15590004805'];
    await stage.stopWorker();
    const messages = [text(gone, 'a rhubarb question'), text(stays, 'a quince question')];
    await stage.post(payload(change(company.phoneNumberId, { messages })));
    await stage.call('POST', '/sales/privacy/erase/', company.admin, { phone: gone });
    await stage.startWorker();
    await company.say(text(gone, 'hello'));
    const sessions = await company.sessions();
    expect(sessions).to.have.length(2);
    const said = (await Promise.all(sessions.map(({ id }) => company.messages(id)))).flat().map((message) => message.text);
    expect(said).to.include.members(['hello', 'a quince question']).and.not.to.include('a rhubarb question');
  });

  it('case 49: no token, text or full number stands in events, in a table in clear, or in a log line', async () => {
    const company = await stage.company();
    const secretText = 'a marmalade question that nobody may keep';
    const contact = '15590004711';
    await company.say(text(contact, secretText), text(contact, 'STOP'));
    const { foundation } = stage.stack;
    const events = JSON.stringify(await rawEvents(stage.stack.urls.eventStoreUrl));
    const { rows: tables } = await foundation.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('app', 'read', 'queue') and table_type = 'BASE TABLE'`,
    );
    const dumps: string[] = [];
    for (const { name } of tables)
      dumps.push(JSON.stringify((await foundation.pool.query(`select t.*, t::text as row_text from ${name} t`)).rows));
    expect(logged.join('')).to.contain('/api/chatchannel/webhook'); // the lines are looked into, and there are some
    for (const needle of [secretText, contact, accessToken])
      for (const [where, all] of [
        ['events', events],
        ['tables', dumps.join('\n')],
        ['logs', logged.join('')],
      ] as const)
        expect(all.includes(needle), `${needle} in ${where}`).to.equal(false);
  });

  it('case 50: the acknowledgement does not wait for a model that takes 30 seconds', async () => {
    const company = await stage.company();
    const held: (() => void)[] = [];
    stage.model?.answerNext(
      ...Array.from(
        { length: 4 },
        () => () => new Promise<{ reply: string }>((resolve) => held.push(() => resolve({ reply: 'late' }))),
      ),
    );
    const took: number[] = [];
    for (let i = 0; i < 40; i += 1) {
      const answered = await stage.post(
        payload(change(company.phoneNumberId, { messages: [text(String(15_590_010_000 + i), 'opening hours?')] })),
      );
      expect(answered.status).to.equal(200);
      took.push(answered.ms);
    }
    expect(stage.graph.sent.filter(({ phoneNumberId }) => phoneNumberId === company.phoneNumberId).length).to.be.lessThan(40);
    const p95 = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0;
    console.log(`        p95 of the acknowledgement: ${Math.round(p95)} ms (goal: 250; bench:chat measures it under load)`);
    // a model that had not been asked by then would never answer
    await until('all four to be asked', async () => held.length === 4);
    for (const release of held) release();
    await stage.quiet();
  });
});
