import { expect } from 'chai';
import { afterEach, describe, it } from 'mocha';
import { createTransport } from 'nodemailer';
import { patience } from '../../support/patience.ts';
import { type SinkFault, type SinkOptions, type SmtpSink, startSmtpSink } from '../../support/smtp-sink.ts';

describe('the SMTP sink', () => {
  let sink: SmtpSink;

  afterEach(() => sink.stop());

  it('takes a mail over STARTTLS with a password, and keeps envelope, source and headers', async () => {
    sink = await startSmtpSink();
    expect(await send(sink)).to.deep.equal({ accepted: true });
    const [mail] = await sink.waitFor(1);
    expect(mail?.envelope).to.deep.equal({ from: 'orders@example.test', to: ['clerk@example.test'] });
    expect(mail?.user).to.equal('orders@example.test');
    expect(mail?.mail.subject).to.equal('Bestellung 47 – geprüft');
    expect(mail?.raw.toString()).to.match(/^Subject: =\?UTF-8\?/m);
  });

  it('refuses a wrong password', async () => {
    sink = await startSmtpSink({ users: { 'orders@example.test': 'other' } });
    expect(await send(sink)).to.include({ code: 'EAUTH', responseCode: 535 });
  });

  it('offers no STARTTLS when told to hide it', async () => {
    sink = await startSmtpSink({ hideStartTls: true });
    expect(await send(sink)).to.include({ code: 'ETLS' });
  });

  it('speaks TLS from the first byte when told so', async () => {
    sink = await startSmtpSink({ secure: true });
    expect(await send(sink, { secure: true })).to.deep.equal({ accepted: true });
  });

  const refusals: readonly (readonly [SinkFault, number])[] = [
    ['refuse-auth', 535],
    ['auth-unavailable', 454],
    ['refuse-sender', 550],
    ['refuse-recipient', 550],
    ['recipient-unavailable', 450],
    ['refuse-data', 554],
    ['data-unavailable', 451],
  ];
  for (const [fault, responseCode] of refusals) {
    it(`answers ${responseCode} on ${fault}, keeps nothing, and recovers`, async () => {
      sink = await startSmtpSink({ fault });
      expect(await send(sink)).to.include({ responseCode });
      expect(sink.received()).to.have.length(0);
      sink.fail(undefined);
      expect(await send(sink)).to.deep.equal({ accepted: true });
    });
  }

  const silences: readonly (readonly [SinkFault, number])[] = [
    ['hang-on-connect', 0],
    ['drop-at-data', 0],
    ['lose-answer', 1],
    ['hang-after-data', 1],
  ];
  for (const [fault, kept] of silences) {
    it(`leaves the sender without an answer on ${fault}, with ${kept} mails kept`, async () => {
      sink = await startSmtpSink();
      sink.fail(fault);
      expect(await send(sink, {}, patience(500)))
        .to.have.property('code')
        .that.is.oneOf(['ETIMEDOUT', 'ECONNECTION', 'ESOCKET', 'ECONNRESET']);
      expect(sink.received()).to.have.length(kept);
    });
  }
});

async function send(sink: SmtpSink, { secure = false }: SinkOptions = {}, silenceMs = patience(20_000)): Promise<object> {
  const transport = createTransport({
    host: sink.host,
    port: sink.port,
    secure,
    requireTLS: !secure,
    tls: { ca: sink.ca },
    auth: { user: 'orders@example.test', pass: 'secret' },
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  });
  const mail = { from: 'orders@example.test', to: 'clerk@example.test', subject: 'Bestellung 47 – geprüft', text: 'done' };
  try {
    await transport.sendMail(mail);
    return { accepted: true };
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    return { code, responseCode };
  } finally {
    transport.close();
  }
}
