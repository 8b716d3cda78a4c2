import { expect } from 'chai';
import { describe, it } from 'mocha';
import { headerFields } from '../../../src/adapters/imap/listing/header-fields.ts';
import { mailOrigin } from '../../../src/adapters/imap/listing/mail-origin.ts';
import { customerLanguage } from '../../../src/domain/catalog/customer-language.ts';
import { covers, isAnswerable, isAuthenticated } from '../../../src/domain/email/answerable.ts';

const originOf = (header: string) => mailOrigin(headerFields(Buffer.from(header)));

describe('whom a mail that nobody asked for may go to', () => {
  it('is nobody whose mail a program or a list has sent', () => {
    for (const header of [
      'Auto-Submitted: auto-generated',
      'Auto-Submitted: auto-replied (vacation)',
      'Precedence: Bulk',
      'Precedence: list',
      'Precedence: junk',
      'List-Id: <a.example>',
      'List-Unsubscribe: <mailto:a@b.example>',
      'Return-Path: <>',
      'X-Auto-Response-Suppress: DR, AutoReply',
      'X-Autorespond: yes',
    ])
      expect(isAnswerable({ origin: originOf(header) }), header).to.equal(false);
    for (const header of ['Subject: Order', 'Auto-Submitted: no', 'Return-Path: <anna@buyer.example>', 'Precedence: normal'])
      expect(isAnswerable({ origin: originOf(header) }), header).to.equal(true);
    expect(isAnswerable({}), 'nothing is known of it').to.equal(false);
  });

  it('is who passed DMARC, if the server of the mailbox says so and no other', () => {
    const passed = originOf(
      'Authentication-Results: mx.seller.example 1; spf=pass smtp.mailfrom=b.example; dmarc=pass header.from=b.example',
    );
    expect(passed.authentication).to.deep.equal({ by: 'mx.seller.example', dmarc: 'pass', spf: 'pass' });
    expect(isAuthenticated({ origin: passed }, ['imap.seller.example', 'seller.example'])).to.equal(true);
    expect(isAuthenticated({ origin: passed }, ['imap.seller.example', 'other.example', ''])).to.equal(false);
    expect(
      isAuthenticated({ origin: originOf('Authentication-Results: mx.evilseller.example; dmarc=pass') }, ['seller.example']),
    ).to.equal(false);
    expect(
      isAuthenticated({ origin: originOf('Authentication-Results: mx.seller.example; dmarc=fail') }, ['seller.example']),
    ).to.equal(false);
    expect(
      isAuthenticated({ origin: originOf('Authentication-Results: mx.seller.example; spf=pass') }, ['seller.example']),
    ).to.equal(false);
    expect(isAuthenticated({}, ['seller.example'])).to.equal(false);
  });

  it('is whom the record of the customer names, by address or by domain', () => {
    const record = { emails: ['Anna@Buyer.example'], domains: ['orders.buyer.example'] };
    expect(covers(record, 'anna@buyer.example')).to.equal(true);
    expect(covers(record, 'otto@orders.buyer.example')).to.equal(true);
    expect(covers(record, 'otto@buyer.example')).to.equal(false);
    expect(covers(record, 'anna@buyer.example.evil.example')).to.equal(false);
  });
});

describe('the language that a customer is written to in', () => {
  it('is that of their country, then of their address, then of the company, then English', () => {
    const language = (country: string | null, address: string, locale: string | null) =>
      customerLanguage({ countries: [country], address, locale });
    expect(language('Deutschland', 'a@b.example', null)).to.equal('de');
    expect(language('SE', 'a@b.fr', 'de-DE')).to.equal('sv');
    expect(language('Switzerland', 'a@b.it', null)).to.equal('it');
    expect(language(null, 'a@b.at', 'fr-FR')).to.equal('de');
    expect(language(null, 'a@b.example', 'pt-BR')).to.equal('pt');
    expect(language('Polska', 'a@b.com', null)).to.equal('pl');
    expect(language(null, 'a@b.com', 'cs-CZ')).to.equal('en');
    expect(language('UK', 'a@b.de', 'de')).to.equal('en');
  });
});
