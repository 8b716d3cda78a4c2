/** What was said in chats ends by the company's own term, whatever the installation keeps. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { composeChat } from '../../../src/main/compose/compose-chat.ts';
import type { Json } from '../../api/kit.ts';
import { type ChatCompany, type ChatStage, startChatStage } from '../../support/chat/chat-stage.ts';
import { text } from '../../support/chat/payloads.ts';
import { auditReadModels } from '../../support/mail-stage.ts';
import { type Clock, createClock } from '../../support/service/clock.ts';
import { runRetention } from '../../support/service/retention.ts';
import { until } from '../../support/until.ts';

describe('chats that are over their term', () => {
  let stage: ChatStage;
  let clock: Clock;
  let directory: string;
  let mine: ChatCompany;
  let theirs: ChatCompany;
  before(async () => {
    clock = createClock();
    directory = await mkdtemp(join(tmpdir(), 'oi-chat-retention-'));
    stage = await startChatStage({ env: { CHAT_RETENTION_DAYS: '3650' } });
    [mine, theirs] = [await stage.company('Mine'), await stage.company('Theirs')];
    for (const { say } of [mine, theirs]) {
      await say(text('15590000101', 'hello from a chat that ended'));
      await say(text('15590000102', 'hello from a chat that goes on'));
    }
    const chat = await composeChat(stage.stack.foundation, stage.stack.foundation.store);
    for (const company of [mine, theirs]) {
      const sessions = await company.sessions();
      const ended = sessions.at(-1); // the newest first
      const now = new Date().toISOString();
      await chat.advance(ended?.id ?? '', { type: 'CloseSession', reason: 'idle', now }, stage.stack.context(company.companyId));
      await until('it is closed', async () => (await company.sessions()).filter(({ is_active }) => !is_active).length === 1);
    }
    await stage.stopWorker();
  });
  after(async () => {
    await stage?.stop();
    clock?.remove();
    await rm(directory, { recursive: true, force: true });
  });

  const retention = (later: number, ...args: readonly string[]) => runRetention(stage.stack, clock, later, ...args);
  const textsOf = async (company: ChatCompany): Promise<readonly (string | null)[]> => {
    const sessions = await company.sessions();
    return (await Promise.all(sessions.map(({ id }) => company.messages(id)))).flat().map((message) => message.text);
  };
  const counted = async (company: ChatCompany): Promise<Json> => {
    const { body } = await stage.get('/api/chatchannel/stats/', company.sales);
    return (body as Json).messages;
  };
  const contacts = async ({ companyId }: ChatCompany): Promise<number> => {
    const { pool } = stage.stack.foundation;
    const { rows } = await pool.query('select count(*)::int as n from app.chat_contacts where company_id = $1', [companyId]);
    return rows[0].n;
  };

  it('are kept without a term, and counted before anything is done', async () => {
    const set = (company: ChatCompany, days: number) =>
      stage.call('PATCH', '/sales/company-settings/', company.admin, { chat_data_days: days });
    expect((await set(mine, 30)).status).to.equal(200);
    await until('the term is known', async () => (await retention(1, '--dry-run')).done.companies.length === 1);
    expect((await retention(29, '--dry-run')).done.companies[0].rows).to.deep.equal({
      chat_sessions: 0,
      chat_texts: 0,
      security_log: 0,
    });
    const { rows } = (await retention(31, '--dry-run')).done.companies[0];
    expect(rows.chat_sessions).to.equal(1);
    expect(rows.chat_texts).to.be.at.least(4);
    expect(await contacts(mine)).to.equal(2);
  });

  it('are kept in a file, and then nothing that was said is left, nor who ended a chat; counts and other companies stay', async () => {
    const [before, said] = [await counted(mine), await textsOf(theirs)];
    expect((await textsOf(mine)).filter((one) => one?.startsWith('hello'))).to.have.length(2);
    const file = join(directory, 'chats.ndjson');
    const { done, err } = await retention(31, '--archive', file);
    expect(err).to.equal('');
    const lines = (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Json);
    const texts = lines.filter(({ kind }) => kind === 'chat_text').map(({ content }) => content.text);
    expect(texts).to.include.members(['hello from a chat that ended', 'hello from a chat that goes on']);
    expect(done.archived.rows).to.equal(texts.length);
    expect((await textsOf(mine)).filter((one) => one !== null)).to.deep.equal([]);
    expect(await contacts(mine), 'of the chat that goes on').to.equal(1);
    expect(await counted(mine)).to.deep.equal(before);
    expect([await textsOf(theirs), await contacts(theirs)]).to.deep.equal([said, 2]);
    const { rows } = (await retention(31, '--dry-run')).done.companies[0];
    expect(rows).to.deep.equal({ chat_sessions: 0, chat_texts: 0, security_log: 0 });
    await auditReadModels(stage.stack);
  });
});
