/**
 * The worker is killed with SIGKILL before every single step of a chat turn, from a kept message to the record of its reply; then another one
 * goes on, without waiting for the end of the dead one's lease. In `npm test` before the sending that was announced, and after one of which there is no record;
 * CHAT_CRASH=all takes every one.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { chatSessionStream } from '../../../src/domain/chat/chat.stream.ts';
import { type ChatCompany, type ChatStage, startChatStage } from '../../support/chat/chat-stage.ts';
import { change, payload, text } from '../../support/chat/payloads.ts';
import { patience } from '../../support/patience.ts';
import { until } from '../../support/until.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

const limitMs = 180_000;
const waitMs = 1_500;
const sample = ['graph send#1', 'append ReplySent#1'];

type Turn = { readonly startedAt: string; readonly leaseUntil: string };

describe('a worker killed at any step of a chat turn', function () {
  this.timeout(patience(3_600_000)); // every run is two processes, and the machine may be busy
  let stage: ChatStage;
  let company: ChatCompany;
  let worker: WorkerProcess | undefined;
  let numbers = 15_590_000_000;

  before(async () => {
    stage = await startChatStage();
    await stage.stopWorker();
    company = await stage.company();
  });
  after(async () => {
    await worker?.end();
    await stage?.stop();
  });

  const armed = async (crashBefore: string): Promise<WorkerProcess> => {
    if (!worker?.alive()) worker = await startWorkerProcess({ ...stage.stack.env, CRASH_CHAT_WAIT_MS: String(waitMs) });
    await worker.arm({ crashBefore, extract: true });
    return worker;
  };
  const sentTo = (contact: string) => stage.graph.sent.filter(({ body }) => body.to === contact);
  type Told = { readonly type: string; readonly data: unknown };
  const eventsOf = async (contact: string): Promise<readonly Told[]> => {
    const session = (await company.sessions()).find((one) => one.contact_phone === `+${contact}`);
    return session ? stage.stack.events(chatSessionStream(company.companyId, session.id)) : [];
  };
  const countOf = (events: readonly { readonly type: string }[], wanted: string) =>
    events.filter(({ type }) => type === wanted).length;
  const isDone = async (contact: string): Promise<boolean> => {
    const last = (await eventsOf(contact)).at(-1)?.type;
    return last === 'ReplySent' || last === 'TurnSkipped' || last === 'TurnParked';
  };
  const done = async (contact: string, running: WorkerProcess) => {
    await until('the reply or the crash', async () => !running.alive() || (await isDone(contact)), limitMs);
    for (let steps = -1; running.alive() && steps !== running.steps().length; await sleep(300)) steps = running.steps().length;
  };

  const run = async (crashBefore: string) => {
    numbers += 1;
    const contact = String(numbers);
    const first = await armed(crashBefore);
    const told = payload(change(company.phoneNumberId, { messages: [text(contact, 'what are your opening hours?')] }));
    expect((await stage.post(told)).status).to.equal(200);
    await done(contact, first);
    const steps = first.steps();
    const killed = !first.alive();
    if (killed) await done(contact, await armed(''));
    return { contact, steps, killed };
  };

  /** What is wrong with a reply after its run, in words. */
  const check = async (contact: string): Promise<readonly string[]> => {
    const wrong: string[] = [];
    const [events, sent] = [await eventsOf(contact), sentTo(contact)];
    // an end that nobody knows: the one case in which two may have gone out
    const ambiguous = countOf(events, 'ReplySendUnknown');
    if (ambiguous > 1) wrong.push(`unknown ends ${ambiguous}`);
    const turns = events.filter(({ type }) => type === 'TurnStarted').map(({ data }) => data as Turn);
    for (const [at, { startedAt }] of turns.entries())
      if (startedAt >= (turns[at - 1]?.leaseUntil ?? '9')) wrong.push('waited for the end of a lease');
    if (sent.length < 1) wrong.push('lost');
    if (sent.length > 1 + ambiguous) wrong.push(`sent ${sent.length} times with ${ambiguous} unknown ends`);
    if (new Set(sent.map(({ body }) => body.biz_opaque_callback_data)).size > 1) wrong.push('two different replies');
    for (const type of ['CustomerMessageAdded', 'ReplyGenerated', 'ReplySent'])
      if (countOf(events, type) !== 1) wrong.push(`${type} ${countOf(events, type)}`);
    return wrong;
  };

  it('leaves one reply, two only where the end of the sending was not known, and loses none', async () => {
    await run(''); // what is done once an installation is no step of a turn
    const clean = await run('');
    expect(clean.killed).to.equal(false);
    expect(await check(clean.contact)).to.deep.equal([]);
    expect(sentTo(clean.contact)).to.have.length(1);
    expect(clean.steps).to.include.members([
      ...['append ChatSessionOpened#1', 'append CustomerMessageAdded#1', 'append TurnStarted#1', 'append KnowledgeRetrieved#1'],
      ...['append ReplyGenerated#1', 'append ReplySendAttempted#1', 'graph send#1', 'sql chat_contents#1', 'append ReplySent#1'],
    ]);
    const chosen = process.env.CHAT_CRASH === 'all' ? clean.steps : clean.steps.filter((step) => sample.includes(step));
    const wrong: string[] = [];
    const total = { crashes: 0, ambiguous: 0, repeated: 0 };
    for (const step of chosen) {
      const { contact, killed } = await run(step);
      if (killed) total.crashes += 1;
      const found = await check(contact);
      if (found.length > 0) wrong.push(`killed before ${step}: ${found}`);
      total.ambiguous += countOf(await eventsOf(contact), 'ReplySendUnknown');
      total.repeated += sentTo(contact).length - 1;
      if (process.env.CHAT_CRASH) console.log(`      ${killed ? 'killed' : 'not killed'} before ${step}`);
    }
    const { crashes, ambiguous, repeated } = total;
    console.log(
      `      steps ${clean.steps.length}, crashes ${crashes}, wrong ${wrong.length}, unknown ends ${ambiguous}, sent again after one ${repeated}`,
    );
    expect(wrong).to.deep.equal([]);
    expect(crashes).to.equal(chosen.length);
  });
});
