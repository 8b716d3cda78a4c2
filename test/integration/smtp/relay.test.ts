import { expect } from 'chai';
import { afterEach, describe, it } from 'mocha';
import { createMailRelay, tryMailRelay } from '../../../src/adapters/smtp/relay.ts';
import type { OutgoingMail } from '../../../src/domain/email/mail-access.port.ts';
import { type SinkOptions, type SmtpSink, startSmtpSink } from '../../support/smtp-sink.ts';

const mail: OutgoingMail = {
  from: 'intake@relay.test',
  to: ['sales@example.test'],
  subject: 'New: SO-2026-000001',
  text: 'An order came in.',
  html: '<p>An order came in.</p>',
  messageId: 'notification-1@example.test',
  headers: { 'Auto-Submitted': 'auto-generated', 'Reply-To': 'it@example.test, boss@example.test' },
};

describe('the relay of an installation', () => {
  let sink: SmtpSink;
  afterEach(() => sink.stop());

  const relay = async (options: SinkOptions, { user = '', password = '' } = {}) => {
    sink = await startSmtpSink({ users: { relay: 'secret of the relay' }, ...options });
    const server = { host: 'localhost', port: sink.port, implicitTls: options.secure ?? false, user, password };
    return { from: 'intake@relay.test', server };
  };
  const login = { user: 'relay', password: 'secret of the relay' };

  it('takes a mail after a login, from inside the network of the service', async () => {
    const settings = await relay({}, login);
    const { from, send } = createMailRelay(settings, { ca: sink.ca });
    expect(from).to.equal('intake@relay.test');
    expect(await send(mail, async () => true)).to.deep.equal({ outcome: 'sent' });
    const [received] = sink.received();
    expect(received?.user).to.equal('relay');
    expect(received?.envelope.from).to.equal('intake@relay.test');
    expect(received?.mail.replyTo?.value.map(({ address }) => address)).to.deep.equal(['it@example.test', 'boss@example.test']);
  });

  it('takes a mail without a login where it has no user', async () => {
    const settings = await relay({ withoutLogin: true });
    const { send } = createMailRelay(settings, { ca: sink.ca });
    expect(await send(mail, async () => true)).to.deep.equal({ outcome: 'sent' });
    expect(sink.received()[0]?.user || null).to.equal(null);
  });

  it('gets nothing that may not go', async () => {
    const { send } = createMailRelay(await relay({}, login), { ca: sink.ca });
    expect(await send(mail, async () => false)).to.deep.equal({ outcome: 'withheld' });
    expect(sink.received()).to.deep.equal([]);
  });

  it('is tried without sending anything', async () => {
    expect(await tryMailRelay(await relay({}, login), { ca: sink.ca })).to.equal(null);
    expect(sink.received()).to.deep.equal([]);
  });

  it('is tried without a login where it has no user', async () => {
    expect(await tryMailRelay(await relay({ withoutLogin: true, secure: true }), { ca: sink.ca })).to.equal(null);
  });

  it('says what is wrong when it is tried, and never the password', async () => {
    const wrong = await tryMailRelay(await relay({}, { user: 'relay', password: 'not the password' }), { ca: sink.ca });
    expect(wrong)
      .to.match(/refused the login/)
      .and.to.not.include('not the password');
    expect(
      await tryMailRelay(
        { from: 'a@relay.test', server: { host: 'localhost', port: sink.port, implicitTls: false, ...login } },
        {},
      ),
    ).to.match(/no trusted connection/);
    await sink.stop();
    expect(
      await tryMailRelay(
        { from: 'a@relay.test', server: { host: 'localhost', port: sink.port, implicitTls: false, ...login } },
        {},
      ),
    ).to.match(/no connection to a mail server/);
    sink = await startSmtpSink();
  });
});
