import { expect } from 'chai';
import { describe, it } from 'mocha';
import { folderPath } from '../../../src/adapters/imap/connection/folder.ts';
import { headerFields } from '../../../src/adapters/imap/listing/header-fields.ts';
import { bareMessageId, headerDigest, isoDate, mailHeader } from '../../../src/adapters/imap/listing/mail-header.ts';
import type { MimeNode } from '../../../src/adapters/imap/listing/mime-node.ts';
import { notForUs } from '../../../src/adapters/imap/listing/not-for-us.ts';
import { ownMessageId } from '../../../src/domain/email/own-mail.ts';

describe('what is kept of a mail', () => {
  it('is its sender, subject, times and Message-ID, each fit to be shown', () => {
    const envelope = {
      date: new Date('2026-11-20T10:00:00Z'),
      subject: 'Order\r\nBcc: evil@x.test\u0000',
      from: [{ name: 'Bu\u202eyer', address: 'Buyer@Customer.test' }],
      messageId: ' <a.b@c.test> ',
    };
    expect(mailHeader(envelope, new Date('2026-11-20T10:01:00Z'), 'digest')).to.deep.equal({
      from: 'Buyer@Customer.test',
      fromName: 'Bu yer',
      subject: 'Order Bcc: evil@x.test',
      messageId: 'a.b@c.test',
      sentAt: '2026-11-20T10:00:00.000Z',
      receivedAt: '2026-11-20T10:01:00.000Z',
      headerDigest: null,
    });
  });

  it('is little when the mail says little', () => {
    expect(mailHeader(undefined, '2026-11-20T10:01:00Z', 'digest')).to.deep.equal({
      from: '',
      fromName: null,
      subject: '',
      messageId: null,
      sentAt: null,
      receivedAt: '2026-11-20T10:01:00.000Z',
      headerDigest: 'digest',
    });
    expect(mailHeader({ from: [], sender: [{ name: '', address: 'list@x.test' }] }, undefined, null).from).to.equal(
      'list@x.test',
    );
    expect(mailHeader({ from: [{ name: 'undisclosed-recipients', address: '' }] }, undefined, null).from).to.equal('');
  });

  it('takes the Message-ID out of its brackets, also when it is written badly', () => {
    expect(['<a@b>', 'a@b', '<a@b> <c@d>', '  ', '<>', undefined].map(bareMessageId)).to.deep.equal([
      'a@b',
      'a@b',
      'a@b',
      null,
      '<>',
      null,
    ]);
  });

  it('has no date when the date makes no sense', () => {
    expect(
      ['not a date', '', new Date(Number.NaN), '0001-01-01T00:00:00Z', '+012026-01-01T00:00:00Z'].map(isoDate),
    ).to.deep.equal(Array(5).fill(null));
    expect(isoDate('Fri, 20 Nov 2026 12:00:00 +0200 (EET)')).to.equal('2026-11-20T10:00:00.000Z');
  });

  it('has a digest that changes with the header and with the size', () => {
    const digests = [headerDigest(Buffer.from('a'), 1), headerDigest(Buffer.from('a'), 2), headerDigest(Buffer.from('b'), 1)];
    expect(new Set(digests).size).to.equal(3);
  });
});

describe('the fields of a header', () => {
  it('are unfolded, and the first of a name counts', () => {
    const fields = headerFields(Buffer.from('Auto-Submitted:\r\n auto-replied\r\nX-A: 1\r\nx-a: 2\r\nno field\r\n\r\n'));
    expect([...fields]).to.deep.equal([
      ['auto-submitted', 'auto-replied'],
      ['x-a', '1'],
    ]);
    expect(headerFields(undefined).size).to.equal(0);
  });
});

describe('a mail that is none of our business', () => {
  const mixed: MimeNode = { type: 'multipart/mixed', childNodes: [] };
  const judge = (
    header: string,
    structure: MimeNode = mixed,
    hasAttachments = true,
    from = 'buyer@customer.test',
    messageId: string | null = null,
  ) => notForUs({ fields: headerFields(Buffer.from(header)), structure, from, messageId, hasAttachments });

  it('is one of our own notifications', () => {
    expect(judge('X-Order-Intake: notification\r\nAuto-Submitted: auto-generated\r\n')).to.equal('own_notification');
    const ours = ownMessageId('3f6c', 'orders@seller.example');
    expect(judge('', mixed, true, 'list@elsewhere.test', ours), 'without its headers').to.equal('own_notification');
    expect(judge('', mixed, true, 'clerk@seller.example', 'a.b@seller.example'), 'a colleague').to.equal(null);
  });

  it('is a bounce, with a report or without', () => {
    expect(judge('', { type: 'multipart/report' })).to.equal('bounce');
    expect(judge('X-Failed-Recipients: a@b.test\r\n')).to.equal('bounce');
    expect(judge('', mixed, true, 'MAILER-DAEMON@x.test')).to.equal('bounce');
    expect(judge('Return-Path: <>\r\n', mixed, false)).to.equal('bounce');
  });

  it('is an automatic reply, with or without an attachment', () => {
    expect(judge('Auto-Submitted: auto-replied (vacation)\r\n')).to.equal('auto_reply');
    expect(judge('Precedence: auto_reply\r\n')).to.equal('auto_reply');
    expect(judge('X-Autoreply: yes\r\n', mixed, false)).to.equal('auto_reply');
    expect(judge('Auto-Submitted: auto-generated\r\n', mixed, false)).to.equal('auto_reply');
  });

  it('is an encrypted mail, but not a signed one', () => {
    expect(judge('', { type: 'multipart/encrypted' })).to.equal('encrypted');
    expect(judge('', { type: 'application/pkcs7-mime', parameters: { 'smime-type': 'enveloped-data' } })).to.equal('encrypted');
    expect(judge('', { type: 'application/pkcs7-mime', parameters: { 'smime-type': 'signed-data' } })).to.equal(null);
    expect(judge('', { type: 'multipart/signed' })).to.equal(null);
  });

  it('is not the order an ERP system sends by itself', () => {
    expect(judge('Auto-Submitted: auto-generated\r\n')).to.equal(null);
    expect(judge('Auto-Submitted: no\r\nPrecedence: bulk\r\n', mixed, false)).to.equal(null);
    expect(judge('')).to.equal(null);
  });
});

describe('the path of the processed folder', () => {
  const slash = { prefix: '', delimiter: '/' };
  const dots = { prefix: 'INBOX.', delimiter: '.' };

  it('is written as the server separates folders, below what the server demands', () => {
    expect(folderPath('Orders/Processed', slash)).to.equal('Orders/Processed');
    expect(folderPath('Orders/Processed', dots)).to.equal('INBOX.Orders.Processed');
    expect(folderPath('INBOX.Processed', dots)).to.equal('INBOX.Processed');
    expect(folderPath('inbox/Processed', dots)).to.equal('INBOX.Processed');
    expect(folderPath('/Processed/', slash)).to.equal('Processed');
    expect(folderPath('Processed', undefined)).to.equal('Processed');
  });

  it('is never INBOX itself, empty, or a pattern', () => {
    for (const name of ['', '/', 'INBOX', 'inbox', 'a*', '%', 'a\r\nb'])
      expect(() => folderPath(name, slash), name)
        .to.throw('processed_folder')
        .with.property('trouble', 'folder');
  });
});
