/** With a relay, mails to people of a company leave through it, whatever mailboxes the company has; mails to customers leave through the mailbox. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { sender } from '../../api/kit.ts';
import { serveApi } from '../../support/api.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { notified } from '../../support/mail-stage.ts';
import { buyer } from '../../support/order-mails.ts';
import { runTool } from '../../support/run-tool.ts';
import { type SmtpSink, startSmtpSink } from '../../support/smtp-sink.ts';
import { until } from '../../support/until.ts';
import { type Desk, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';
const admin = 'it@seller.example';
const relayFrom = 'intake@relay.example';

describe('a relay for notifications', () => {
  let relay: SmtpSink;
  let desk: Desk;
  const logged: string[] = [];
  before(async function () {
    if (!dovecotAvailable()) this.skip();
    relay = await startSmtpSink({ users: { intake: 'secret of the relay' } });
    desk = await startDesk({
      users: [user],
      ca: [relay.ca],
      env: {
        PUBLIC_URL: 'https://orders.seller.example/',
        NOTIFICATION_SMTP_URL: `smtp://intake:secret%20of%20the%20relay@127.0.0.1:${relay.port}`,
        NOTIFICATION_FROM: relayFrom,
      },
      onLog: (line) => logged.push(line),
    });
  });
  after(async () => {
    await desk?.stop();
    await relay?.stop();
  });

  const company = async (changes: object = {}) => {
    const companyId = await desk.company();
    const { commands, context } = desk.stage.stack;
    await commands.changeCompanySettings({ changes: { adminEmails: [admin], ...changes }, ifMatch: null }, context(companyId));
    return companyId;
  };
  const through = (sink: SmtpSink, to: string) =>
    until(`a mail to ${to}`, async () => sink.received().find(({ envelope }) => envelope.to.includes(to)) ?? null);

  it('takes the notification of a mail, which is answered to the administrators, and not the mail to the customer', async () => {
    const companyId = await company({ mailOnReceipt: true });
    const mailboxId = await desk.mailbox(companyId, user);
    const letter = await orderLetter({ to: user });
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    expect((await desk.finished(companyId, letter)).notification).to.equal('sent');
    const { envelope, mail } = await through(relay, notified);
    expect(envelope.from).to.equal(relayFrom);
    expect(mail.from?.value[0]?.address).to.equal(relayFrom);
    expect(mail.replyTo?.value.map(({ address }) => address)).to.deep.equal([admin]);
    expect(mail.messageId).to.match(/@order-intake\.seller\.example>$/);
    const toCustomer = await through(desk.stage.sink, buyer.email);
    expect(toCustomer.envelope.from).to.equal(user);
    expect(relay.received().some(({ envelope: { to } }) => to.includes(buyer.email))).to.equal(false);
    expect(desk.stage.sink.received().some(({ envelope: { to } }) => to.includes(notified))).to.equal(false);
  });

  it('takes an invitation of a company that has no mailbox', async () => {
    const companyId = await company();
    const api = await serveApi(desk.stage.stack);
    try {
      const send = sender(api.url, await api.token(companyId, ['admin']));
      const invited = await send('POST', '/sales/users/', { body: { email: 'anna@people.example', roles: ['sales'] } });
      expect(invited.body).to.include({ by_mail: true, invitation_link: null });
      const { mail } = await through(relay, 'anna@people.example');
      expect(mail.from?.value[0]?.address).to.equal(relayFrom);
      expect(mail.text).to.match(/app\/join#code=/);
    } finally {
      await api.stop();
    }
  });

  it('takes an alarm about a mailbox that no server lets in', async () => {
    const companyId = await company();
    const mailboxId = await desk.mailbox(companyId, user, { smtpPort: desk.stage.dovecot.imapPort });
    await desk.stage.dovecot.setPassword(user, 'another one, set by the provider');
    await desk.poll(companyId, mailboxId);
    const { mail } = await through(relay, admin);
    expect(mail.subject).to.match(/orders@seller\.example cannot be polled/);
    expect(mail.from?.value[0]?.address).to.equal(relayFrom);
  });

  it('is examined by the doctor, who says what is wrong and no password', async () => {
    const examined = async (env: Readonly<Record<string, string>> = {}) => {
      const { out } = await runTool('doctor', [], { ...desk.stage.stack.env, ...env });
      return out.split('\n').find((line) => line.includes('notification relay')) ?? '';
    };
    expect(await examined()).to.match(/^✔ notification relay .*accepts the login; emails are sent as intake@relay\.example/);
    const wrong = await examined({ NOTIFICATION_SMTP_URL: `smtp://intake:not-the-secret@127.0.0.1:${relay.port}` });
    expect(wrong)
      .to.match(/refused the login.*notifications, alarms and invitations cannot be sent/)
      .and.to.not.include('not-the-secret');
  });

  it('has its password in no line of the log', () => {
    expect(logged.filter((line) => line.includes('secret of the relay') || line.includes('secret%20of'))).to.deep.equal([]);
  });
});
