import { expect } from 'chai';
import { describe, it } from 'mocha';
import { probeCodes } from '../../../src/domain/mailbox/probe-codes.ts';
import { hintFor } from '../../../src/domain/mailbox/probe-hints.ts';

describe('hints about a mail server', () => {
  it('there is one for every code', () => {
    for (const code of probeCodes) expect(hintFor(code, 'mail.example'), code).to.match(/^[A-Z].*\.$/);
  });
  it('a refused password at a provider that takes app passwords alone says so', () => {
    expect(hintFor('AUTH_FAILED', 'imap.gmail.com')).to.include('app password');
    expect(hintFor('AUTH_FAILED', 'SMTP.GMAIL.COM.')).to.include('app password');
    expect(hintFor('AUTH_NOT_OFFERED', 'outlook.office365.com')).to.include('sign in as an application');
    expect(hintFor('AUTH_FAILED', 'notgmail.com')).not.to.include('Gmail');
  });
  it('an application is told nothing about passwords', () => {
    for (const host of ['imap.gmail.com', 'outlook.office365.com'])
      expect(hintFor('AUTH_NOT_OFFERED', host, true))
        .to.include('XOAUTH2')
        .and.not.include('app password');
    expect(hintFor('LOGIN_REFUSED', 'outlook.office365.com', true)).to.include('New-ServicePrincipal');
    expect(hintFor('MAILBOX_ACCESS_MISSING', 'outlook.office365.com', true)).to.include('Add-MailboxPermission');
    expect(hintFor('SMTP_AUTH_DISABLED', 'smtp.office365.com', true)).to.include('SmtpClientAuthenticationDisabled');
  });
  it('an application that sends with Microsoft Graph needs the consent for that', () => {
    expect(hintFor('TOKEN_CONSENT_MISSING', 'outlook.office365.com', true)).to.include('IMAP.AccessAsApp');
    expect(hintFor('TOKEN_CONSENT_MISSING', 'graph', true, 'graph'))
      .to.include('Mail.Send')
      .and.not.include('SMTP.SendAsApp');
    expect(hintFor('TOKEN_SECRET_WRONG', 'graph', true, 'graph')).to.equal(hintFor('TOKEN_SECRET_WRONG', 'graph', true));
  });
  it('what is not about passwords is the same everywhere', () => {
    expect(hintFor('UNREACHABLE', 'imap.gmail.com')).to.equal(hintFor('UNREACHABLE', 'mail.example'));
  });
});
