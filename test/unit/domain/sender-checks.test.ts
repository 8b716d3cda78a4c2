import { expect } from 'chai';
import { describe, it } from 'mocha';
import { headerFields, orderedFields } from '../../../src/adapters/imap/listing/header-fields.ts';
import { mailOrigin, relaysAbove, signatureOf } from '../../../src/adapters/imap/listing/mail-origin.ts';
import { believedOrigin } from '../../../src/domain/email/sender-checks.ts';

const servers = { emailAddress: 'orders@seller.example', imapServer: 'imap.hoster.example', authservId: null };
const checksOf = (lines: readonly string[], own: Parameters<typeof believedOrigin>[2] = servers) => {
  const block = Buffer.from(lines.join('\r\n'));
  return believedOrigin(mailOrigin(headerFields(block)), relaysAbove(orderedFields(block)), own).authentication;
};

const delivered = 'Received: from mx.seller.example (mx.seller.example [192.0.2.7])\r\n\tby imap.hoster.example with LMTP';
const border = 'Received: from mail.buyer.example (mail.buyer.example [198.51.100.9]) by mx.seller.example with ESMTPS';
const passed =
  'Authentication-Results: mx.seller.example;\r\n\tspf=pass smtp.mailfrom=buyer.example; dkim=fail; dkim=pass; dmarc=pass';
const forged = 'Authentication-Results: mx.seller.example; spf=pass; dkim=pass; dmarc=pass header.from=buyer.example';

describe('what the receiving server found out about a sender', () => {
  it('is told as codes, from the field that it wrote right above its own Received', () => {
    const wanted = { by: 'mx.seller.example', dmarc: 'pass', spf: 'pass', dkim: 'pass', trusted: true };
    expect(checksOf([passed, border])).to.deep.equal(wanted);
    expect(checksOf([delivered, passed, border]), 'passed on inside').to.deep.equal(wanted);
  });

  it('does not count when a sender wrote it into the mail', () => {
    expect(checksOf([border, forged]), 'the server writes none').to.equal(null);
    expect(checksOf([delivered, border, forged])).to.equal(null);
    const greeting = 'Received: from mx.seller.example (evil.example [203.0.113.5]) by mx.seller.example with ESMTP';
    expect(checksOf([greeting, forged]), 'greets as one of ours').to.equal(null);
    const filtered = 'Received: from mail.evil.example (mail.evil.example [203.0.113.5]) by mx1.filter.example with ESMTPS';
    expect(checksOf([filtered, forged]), 'the domain has its mail taken in by others').to.equal(null);
    expect(checksOf(['Authentication-Results: mx.evil.example; dmarc=pass', border])).to.equal(null);
    expect(checksOf(['Authentication-Results: mx.evilseller.example; dmarc=pass', border])).to.equal(null);
  });

  it('says what the server said, and not what a forged field below it says', () => {
    const failed = 'Authentication-Results: mx.seller.example; spf=softfail; dmarc=fail (p=reject dmarc=pass)';
    expect(checksOf([failed, border, forged])).to.include({ dmarc: 'fail', spf: 'softfail' });
  });

  it('counts by the name that the mailbox is configured with, and by no other then', () => {
    const named = { ...servers, authservId: 'Filter.Cloud.example' };
    expect(checksOf(['Authentication-Results: filter.cloud.example; dmarc=pass', border], named)).to.include({ dmarc: 'pass' });
    const passedOn = 'Received: from out.cloud.example (out.cloud.example [198.51.100.20]) by mx.seller.example with ESMTPS';
    expect(
      checksOf([passedOn, 'Authentication-Results: filter.cloud.example; dmarc=pass', border], named),
      'the filter passes it on',
    ).to.include({ dmarc: 'pass' });
    expect(checksOf([passed, border], named)).to.equal(null);
  });

  it('is known of Gmail and of Exchange Online, which writes no name', () => {
    const gmail = { ...servers, emailAddress: 'shop@gmail.com', imapServer: 'imap.gmail.com' };
    expect(checksOf(['Authentication-Results: mx.google.com; dmarc=pass'], gmail)).to.include({ dmarc: 'pass' });
    const exchange = { ...servers, imapServer: 'outlook.office365.com' };
    const field =
      'Authentication-Results: spf=pass (sender IP is 192.0.2.1) smtp.mailfrom=b.example; dkim=none; dmarc=bestguesspass';
    expect(checksOf([field], exchange)).to.deep.equal({
      by: '',
      dmarc: 'bestguesspass',
      spf: 'pass',
      dkim: 'none',
      trusted: true,
    });
    expect(checksOf([field]), 'of another server').to.equal(null);
  });
});

describe('a signature of a mail', () => {
  it('is named by the structure', () => {
    const signed = (protocol: string) => signatureOf({ type: 'multipart/signed', parameters: { protocol } });
    expect(signed('application/pkcs7-signature')).to.equal('smime');
    expect(signed('application/x-pkcs7-signature')).to.equal('smime');
    expect(signed('application/pgp-signature')).to.equal('pgp');
    expect(signatureOf({ type: 'application/pkcs7-mime', parameters: { 'smime-type': 'signed-data' } })).to.equal('smime');
    expect(signatureOf({ type: 'multipart/mixed' })).to.equal(undefined);
  });
});
