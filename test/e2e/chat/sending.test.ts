/** Statuses and sending: cases 23 to 32 of the chat channel. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { chatChannelAlarmId } from '../../../src/commands/delivery/advance-alarm.command.ts';
import { alarmStream } from '../../../src/domain/alarm/alarm.stream.ts';
import { chatSessionStream } from '../../../src/domain/chat/chat.stream.ts';
import { type ChatCompany, type ChatStage, startChatStage } from '../../support/chat/chat-stage.ts';
import { change, payload, seconds, status, text } from '../../support/chat/payloads.ts';
import { password } from '../../support/mail-stage.ts';
import { patience } from '../../support/patience.ts';
import { type SmtpSink, startSmtpSink } from '../../support/smtp-sink.ts';
import { until } from '../../support/until.ts';

let numbers = 15_560_000_000;
const phone = (): string => {
  numbers += 1;
  return String(numbers);
};

/** in production a second */
const unitMs = 100;
const mailbox = 'orders@seller.example';
const admin = 'it@seller.example';

describe('sending on chat', () => {
  let sink: SmtpSink;
  let stage: ChatStage;
  let company: ChatCompany;

  before(async () => {
    sink = await startSmtpSink({ users: { [mailbox]: password } });
    stage = await startChatStage({
      model: true,
      rules: { unknownWaitMs: 1_500, leaseMs: patience(4_000), sendRetryUnitMs: unitMs },
      graphTimeoutMs: patience(2_000),
      smtp: sink,
      env: { ADMIN_EMAIL: admin },
    });
    company = await stage.company('Seller GmbH');
  });
  after(async () => {
    await stage.stop();
    await sink.stop();
  });

  const sentTo = (contact: string) => stage.graph.sent.filter(({ body }) => body.to === contact);
  const attemptsTo = (contact: string) => stage.graph.attempts.filter(({ body }) => body.to === contact);
  const sessionOf = (contact: string) =>
    until('the session', async () => (await company.sessions()).find((session) => session.contact_phone === `+${contact}`));
  const replyOf = async (contact: string) =>
    (await company.messages((await sessionOf(contact)).id)).findLast(({ direction }) => direction === 'out');
  const eventsOf = async (contact: string) =>
    stage.stack.events(chatSessionStream(company.companyId, (await sessionOf(contact)).id));
  const times = async (contact: string, type: string) =>
    (await eventsOf(contact))
      .filter((event) => event.type === type)
      .map(({ data }) => data as { readonly [field: string]: unknown });
  /** One after the other: told at once they are applied side by side. */
  const tell = async (wamid: string, tracker: string, ...said: readonly (readonly [string, object?])[]) => {
    for (const [word, more = {}] of said) {
      const told = status(wamid, word, { biz_opaque_callback_data: tracker, ...more });
      expect((await stage.post(payload(change(company.phoneNumberId, { statuses: [told] })))).status).to.equal(200);
      await stage.quiet();
    }
  };
  const answered = async (): Promise<{ contact: string; wamid: string; tracker: string }> => {
    const contact = phone();
    await company.say(text(contact, 'hello'));
    const [sent] = sentTo(contact);
    return { contact, wamid: sent?.wamid ?? '', tracker: sent?.body.biz_opaque_callback_data ?? '' };
  };

  it('case 23: statuses move forward only, in whatever order they come', async () => {
    const orders = [
      ['sent', 'delivered', 'read'],
      ['sent', 'read', 'delivered'],
      ['delivered', 'sent', 'read'],
      ['delivered', 'read', 'sent'],
      ['read', 'sent', 'delivered'],
      ['read', 'delivered', 'sent'],
    ];
    for (const order of orders) {
      const { contact, wamid, tracker } = await answered();
      await tell(wamid, tracker, ...order.map((word) => [word] as const));
      expect((await replyOf(contact))?.status, order.join(' ')).to.equal('read');
    }
    const failed = await answered();
    await tell(failed.wamid, failed.tracker, ['failed', { errors: [{ code: 131026 }] }], ['sent']);
    expect(await replyOf(failed.contact)).to.include({ status: 'failed', error_code: 131026 });
    const late = await answered();
    await tell(late.wamid, late.tracker, ['delivered'], ['failed', { errors: [{ code: 131026 }] }], ['delivered'], ['delivered']);
    expect(await replyOf(late.contact)).to.include({ status: 'delivered', error_code: 131026 });
    expect((await times(late.contact, 'DeliveryStatusChanged')).filter((one) => one.errorCode === null)).to.have.length(1);
    const odd = await answered();
    await tell(odd.wamid, odd.tracker, ['deleted'], ['played'], ['in_orbit']);
    expect((await replyOf(odd.contact))?.status).to.equal('sent');
  });

  it('case 24: a status that comes before the answer to our sending finds its message', async () => {
    const contact = phone();
    let release = () => {};
    stage.graph.answerNext({ hold: new Promise<void>((resolve) => (release = resolve)) });
    expect((await stage.post(payload(change(company.phoneNumberId, { messages: [text(contact, 'hello')] })))).status).to.equal(
      200,
    );
    const sent = await until('the message at the provider', async () => sentTo(contact)[0]);
    const told = status(sent.wamid, 'delivered', { biz_opaque_callback_data: sent.body.biz_opaque_callback_data });
    expect((await stage.post(payload(change(company.phoneNumberId, { statuses: [told] })))).status).to.equal(200);
    await until('the status', async () => (await replyOf(contact))?.status === 'delivered');
    release();
    await stage.quiet();
    expect((await replyOf(contact))?.status).to.equal('delivered');
    expect(sentTo(contact)).to.have.length(1);
  });

  it('case 25: "more than 24 hours" closes the window, counts as failed, and is not sent again', async () => {
    const { contact, wamid, tracker } = await answered();
    await tell(wamid, tracker, ['failed', { errors: [{ code: 131047 }] }]);
    expect(await replyOf(contact)).to.include({ status: 'failed', error_code: 131047 });
    expect((await sessionOf(contact)).window_open).to.equal(false);
    expect(sentTo(contact)).to.have.length(1);
    const stats = (await stage.get('/api/chatchannel/stats/', company.admin)).body as { delivery: { failed: number } };
    expect(stats.delivery.failed).to.be.at.least(1);
  });

  it('case 26: the pair rate limit is waited out: one unit of time, then four, one message', async () => {
    const contact = phone();
    stage.graph.answerNext({ error: { code: 131056 } }, { error: { code: 131056 } });
    await company.say(text(contact, 'hello'));
    await until('the message', async () => sentTo(contact).length === 1, 30_000);
    await stage.quiet();
    const failures = await times(contact, 'ReplySendFailed');
    const waits = failures.map(({ at, nextAttemptAt }) => Date.parse(String(nextAttemptAt)) - Date.parse(String(at)));
    expect(waits).to.deep.equal([unitMs, 4 * unitMs]);
    expect(sentTo(contact)).to.have.length(1);
  });

  it('case 27: a throttled or broken provider is tried again, five times at most', async () => {
    const [contact, given] = [phone(), phone()];
    stage.graph.answerNext({ error: { code: 130429, retryAfter: 0 } }, { status: 500 }, { status: 503 });
    await company.say(text(contact, 'hello'));
    await until('the message', async () => sentTo(contact).length === 1, 30_000);
    const sixTimes = Array.from({ length: 6 }, () => ({ error: { code: 130429, status: 429, retryAfter: 0 } }));
    stage.graph.answerNext(...sixTimes);
    await company.say(text(given, 'hello'));
    await until('the end of trying', async () => (await replyOf(given))?.status === 'failed', 30_000);
    expect(attemptsTo(given)).to.have.length(6);
    expect(sentTo(given)).to.have.length(0);
  });

  it('case 28: what cannot get better is not tried again', async () => {
    for (const code of [131047, 131026, 100]) {
      const contact = phone();
      stage.graph.answerNext({ error: { code } });
      await company.say(text(contact, 'hello'));
      expect(attemptsTo(contact), String(code)).to.have.length(1);
      expect(await replyOf(contact)).to.include({ status: 'failed', error_code: code });
    }
  });

  it('case 29: a refused token pauses the channel and is told to the administrators once; later messages are kept and not answered', async () => {
    const paused = await stage.company('Paused Ltd');
    const [first, later] = [phone(), phone()];
    const configured = await stage.stack.commands.configureMailbox(
      {
        module: 'SALES',
        emailAddress: mailbox,
        imapServer: '127.0.0.1',
        imapPort: 993,
        imapUseSsl: true,
        smtpServer: '127.0.0.1',
        smtpPort: sink.port,
        smtpUseTls: true,
        autoCreateDraft: true,
        minConfidenceThreshold: 70,
        processedFolder: 'Processed',
        notificationEmail: admin,
        processSince: null,
        isActive: true,
        password,
      },
      stage.stack.request(paused.companyId),
    );
    expect(configured._tag).to.equal('Right');
    stage.graph.answerNext({ error: { code: 190, status: 401 } });
    await paused.say(text(first, 'hello'));
    const channel = (await stage.get(`/api/chatchannel/channels/${paused.channelId}/`, paused.admin)).body;
    expect(channel).to.include({ state: 'paused', trouble: 'auth', trouble_code: 190 });
    await paused.say(text(later, 'hello'), text(later, 'anybody there?'));
    expect(attemptsTo(later)).to.deep.equal([]);
    const session = (await paused.sessions()).find((one) => one.contact_phone === `+${later}`);
    expect(session).to.include({ inbound_count: 2, unanswered_count: 2 });
    const changed = await stage.call('PATCH', `/api/chatchannel/channels/${paused.channelId}/`, paused.admin, {
      access_token: 'a new one',
    });
    expect(changed).to.have.nested.include({ status: 200, 'body.state': 'active' });
    const alarm = alarmStream(paused.companyId, chatChannelAlarmId(paused.channelId));
    const told = ['AlarmRaised', 'AlarmNotificationAttempted', 'AlarmNotificationEnded', 'AlarmCleared'];
    await until('the end of the alarm', async () => (await stage.stack.events(alarm)).length === told.length);
    expect((await stage.stack.events(alarm)).map(({ type }) => type)).to.have.members(told);
    const mails = sink.received().filter(({ envelope }) => envelope.to.includes(admin));
    expect(mails.map(({ mail }) => mail.subject)).to.have.length(1);
    expect(mails[0]?.mail.subject).to.contain('Chat channel paused').and.contain('190');
    await paused.say(text(later, 'hello again'));
    expect(sentTo(later)).to.have.length(1);
    expect(sentTo(later)[0]?.token).to.equal('a new one');
  });

  it('case 30: an unknown end waits for a status: with one nothing is sent again, without one exactly once more', async () => {
    const [told, silent] = [phone(), phone()];
    stage.graph.answerNext({ hang: true });
    expect((await stage.post(payload(change(company.phoneNumberId, { messages: [text(told, 'hello')] })))).status).to.equal(200);
    const sent = await until('the message at the provider', async () => sentTo(told)[0]);
    await tell(sent.wamid, sent.body.biz_opaque_callback_data, ['delivered']);
    stage.graph.answerNext({ hang: true });
    expect((await stage.post(payload(change(company.phoneNumberId, { messages: [text(silent, 'hello')] })))).status).to.equal(
      200,
    );
    await until('the second message', async () => sentTo(silent).length === 2, 40_000);
    await stage.quiet();
    await until('the end of both', async () => (await times(silent, 'ReplySent')).length === 1, 20_000);
    expect(sentTo(silent)).to.have.length(2);
    expect(sentTo(told)).to.have.length(1);
    expect((await replyOf(told))?.status).to.equal('delivered');
    expect((await times(silent, 'ReplySendUnknown')).length).to.equal(1);
  });

  it('case 31: close to 24 hours after the last message nothing is sent', async () => {
    const contact = phone();
    const asked = new Date(Date.now() - (23 * 60 + 56) * 60_000);
    await company.say(text(contact, 'hello', { timestamp: seconds(asked) }));
    expect(attemptsTo(contact)).to.deep.equal([]);
    expect((await times(contact, 'TurnSkipped')).map(({ reason }) => reason)).to.deep.equal(['window_closed']);
  });

  it('case 32: a reply of 6,000 characters is one message of 4,096 at most', async () => {
    const contact = phone();
    stage.model?.answerNext({ action: 'clarify', reply: 'A sentence of the answer. '.repeat(240) });
    await company.say(text(contact, 'tell me everything'));
    const [sent, ...more] = sentTo(contact);
    expect(more).to.deep.equal([]);
    expect(Array.from(sent?.body.text.body ?? '').length).to.be.within(3_000, 4_096);
  });
});
