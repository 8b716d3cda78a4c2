import { expect } from 'chai';
import { describe, it } from 'mocha';
import { envelopeAddress, isOneAddress } from '../../../src/adapters/smtp/address.ts';
import { composeMessage } from '../../../src/adapters/smtp/compose-message.ts';
import { failedSending, type SmtpError } from '../../../src/adapters/smtp/smtp-failure.ts';
import type { OutgoingMail } from '../../../src/domain/email/mail-access.port.ts';

describe('exactly one address', () => {
  it('is a plain one', () => {
    for (const address of ['a@b.test', "o'neil+orders@mail.b-c.test", 'a.b_c%d@localhost', 'müller@bücher.test', 'x@1.test'])
      expect(isOneAddress(address), address).to.equal(true);
  });

  it('is nothing that reads as a list, a name, a group or a second line', () => {
    const others = [
      '',
      'a',
      '@b.test',
      'a@',
      'a@b.test, c@d.test',
      'a@b.test;c@d.test',
      'A <a@b.test>',
      '<a@b.test>',
      '"a b"@c.test',
      'a b@c.test',
      'a@b.test\r\nBcc: c@d.test',
      'a@b@c.test',
      'team:a@b.test;',
      'a@[127.0.0.1]',
      'a@b..test',
      '.a@b.test',
      'a.@b.test',
      'a@-b.test',
      'a@b.test\u0000',
      `${'a'.repeat(65)}@b.test`,
      `a@${'b'.repeat(255)}.test`,
    ]; // prettier-ignore
    for (const address of others) expect(isOneAddress(address), JSON.stringify(address)).to.equal(false);
  });

  it('travels with its domain in ASCII', () => {
    expect(envelopeAddress('orders@bücher.test')).to.equal('orders@xn--bcher-kva.test');
  });
});

describe('the message', () => {
  const mail: OutgoingMail = {
    from: 'orders@example.test',
    to: ['boss@example.test'],
    subject: 'A subject\r\nBcc: evil@x.test',
    text: 'text',
    html: '<p>html</p>',
    messageId: 'id-1@example.test',
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Order-Intake': 'notification\r\nBcc: evil@x.test' },
  };

  it('takes no header out of what it is given, and keeps its Message-ID', async () => {
    const message = await composeMessage(mail);
    if (typeof message === 'string') throw new Error(message);
    const header = message.raw.toString().split('\r\n\r\n')[0] ?? '';
    expect(header).not.to.match(/^Bcc:/im);
    expect(header).to.match(/^Message-ID: <id-1@example\.test>$/im);
    expect(header).to.match(/^Auto-Submitted: auto-generated$/im);
    expect(message.to).to.deep.equal(['boss@example.test']);
  });

  it('says what is wrong instead of going to the wrong people', async () => {
    expect(await composeMessage({ ...mail, to: ['a@b.test, c@d.test'] })).to.match(
      /"a@b.test, c@d.test" is not one e-mail address/,
    );
    expect(await composeMessage({ ...mail, from: 'Me <me@b.test>' })).to.match(/is not one e-mail address/);
    expect(await composeMessage({ ...mail, to: [] })).to.match(/no recipient/);
  });
});

describe('a sending that failed', () => {
  const judge = (error: SmtpError, underway = false) => failedSending(error, underway, ['secret']);

  it('is unknown only when the message was on its way and nobody answered', () => {
    expect(judge({ code: 'ECONNECTION', command: 'CONN' }, true).outcome).to.equal('unknown');
    expect(judge({ code: 'ETIMEDOUT' }, true).outcome).to.equal('unknown');
    expect(judge({ code: 'EMESSAGE', command: 'DATA', response: '554 no', responseCode: 554 }, true).outcome).to.equal('refused');
    expect(judge({ code: 'ECONNECTION', command: 'CONN' }).outcome).to.equal('refused');
  });

  it('may pass when the network or the server says so', () => {
    const transient = (error: SmtpError) => {
      const outcome = judge(error);
      return outcome.outcome === 'refused' && outcome.transient;
    };
    expect([
      transient({ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }),
      transient({ code: 'EAUTH', responseCode: 454 }),
      transient({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }),
      transient({ code: 'ECONNECTION', responseCode: 421 }),
    ]).to.deep.equal([true, true, true, true]);
    expect([
      transient({ code: 'EAUTH', responseCode: 535 }),
      transient({ code: 'EAUTH' }),
      transient({ code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }),
      transient({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }),
      transient({ code: 'EMESSAGE' }),
    ]).to.deep.equal([false, false, false, false, false]);
  });

  it('repeats what a mail server said after the login, not what anything said before, and never the password', () => {
    const reason = (error: SmtpError) => {
      const outcome = judge(error);
      return outcome.outcome === 'sent' ? '' : outcome.reason;
    };
    expect(reason({ code: 'EAUTH', response: '535 no\r\nsecret wrong', responseCode: 535 })).to.contain('535 no *** wrong');
    expect(reason({ code: 'EENVELOPE', command: 'RCPT TO', response: '550 no such user' })).to.contain('550 no such user');
    const refused = '550 5.1.1 <anna.berg@buyer.example>: Recipient address rejected: User unknown';
    expect(reason({ code: 'EENVELOPE', command: 'RCPT TO', response: refused })).to.equal(
      'the server refused the mail (550 5.1.1 <…>: Recipient address rejected: User unknown)',
    );
    expect(reason({ code: 'EENVELOPE', command: 'RCPT TO', message: 'No way to anna@buyer.example.' })).not.to.contain('anna');
    expect(reason({ code: 'EPROTOCOL', command: 'CONN', response: '-ERR unknown command' })).not.to.contain('unknown command');
    expect(reason({ code: 'EAUTH', response: `535 ${'x'.repeat(900)}` }).length).to.be.lessThan(200);
  });
});
