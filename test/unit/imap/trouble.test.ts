import { expect } from 'chai';
import { describe, it } from 'mocha';
import { mailboxTrouble } from '../../../src/adapters/imap/connection/trouble.ts';
import { MailboxUnavailable } from '../../../src/domain/email/mail-access.port.ts';

const judge = (thrown: unknown) => mailboxTrouble(thrown, 'imap.customer.test:993', { pass: 'secret' });
const refused = (serverResponseCode: string | undefined, responseText: string) =>
  judge({ authenticationFailed: true, serverResponseCode, responseText }).trouble;

describe('the trouble with a mailbox', () => {
  it('is the password, or the server that is busy, as its answer to the login says', () => {
    expect(refused('AUTHENTICATIONFAILED', 'Authentication failed.')).to.equal('auth');
    expect(refused('EXPIRED', 'Password expired')).to.equal('auth');
    expect(refused(undefined, 'Invalid credentials (Failure)')).to.equal('auth');
    for (const code of ['LIMIT', 'UNAVAILABLE', 'INUSE', 'SERVERBUG']) expect(refused(code, 'no'), code).to.equal('quota');
    expect(refused(undefined, 'Too many simultaneous connections. (Failure)')).to.equal('quota');
    expect(refused('ALERT', 'Too many simultaneous connections. (Failure)')).to.equal('quota');
    expect(refused('ALERT', 'Application-specific password required')).to.equal('auth');
    expect(refused('AUTHENTICATIONFAILED', 'Too many wrong passwords')).to.equal('auth');
  });

  it('is the network when the connection ends, and ours when it is a fault of the program', () => {
    for (const code of ['ECONNRESET', 'NoConnection', 'ETIMEOUT', 'GREETING_TIMEOUT', 'ParserError11', 'LiteralTooLarge'])
      expect(judge({ code }).trouble, code).to.equal('network');
    expect(judge(new TypeError('x is not a function')).trouble).to.equal('internal');
    expect(judge(undefined).trouble).to.equal('internal');
  });

  it('names the server and the reason, in words of ours', () => {
    expect(judge({ code: 'CERT_HAS_EXPIRED' }).message).to.equal(
      'imap.customer.test:993: no trusted connection, its certificate has expired',
    );
    expect(judge({ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 10.0.0.1:993' }).message).not.to.contain('10.0.0.1');
    expect(judge({ tlsFailed: true }).message).to.match(/STARTTLS/);
  });

  it('repeats at most 120 characters of an answer to the login, without the password and line breaks', () => {
    const { message } = judge({ authenticationFailed: true, responseText: `secret\r\n${'x'.repeat(500)}` });
    expect(message).to.contain('*** xxx').and.not.to.contain('secret');
    expect(message.length).to.be.lessThan(260);
  });

  it('stays what it was when it is known already', () => {
    const known = new MailboxUnavailable('folder', 'no such folder');
    expect(judge(known)).to.equal(known);
  });
});
