/** Whose order it is when the sender is known and the document names somebody else. */
import type { Extraction } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { cluesOf, type KnownCustomer, matchCustomer } from '../../../src/domain/sales-order/matching.ts';
import { field } from '../../support/samples.ts';

const record: KnownCustomer = {
  customerId: 'harbour',
  name: 'Harbour & Finch Joinery Ltd',
  code: 'C-1001',
  taxKey: 'IE6388047V',
  emails: ['purchasing@harbourfinch.example'],
  phones: ['+353215550170'],
  domains: ['harbourfinch.example'],
  currency: null,
  aliasKeys: ['h f joiners'],
  similarity: 0,
};
type Said = { readonly [name in keyof Extraction['fields']]?: string };
type Setting = { readonly sender?: string | null; readonly known?: Partial<KnownCustomer> };

/** An order that came from the customer's own address, unless said otherwise. */
const matched = (said: Said, { sender = 'purchasing@harbourfinch.example', known = {} }: Setting = {}) => {
  const fields = Object.fromEntries(Object.entries(said).map(([name, value]) => [name, field(value)]));
  return matchCustomer(cluesOf(fields, sender), [{ ...record, ...known }]);
};
const undisputed = { match: { customerId: 'harbour', by: 'email' }, evidenceDiffers: false, isAnotherCompany: false };
const reviewed = { match: { customerId: 'harbour', by: 'email' }, evidenceDiffers: true, isAnotherCompany: false };
const anothers = { match: null, candidates: [{ id: 'harbour', similarity: 1 }], evidenceDiffers: true, isAnotherCompany: true };

describe('a document that came from a known address', () => {
  it('names another company with its own mail domain: it is that company, and the sender is offered', () => {
    expect(matched({ customer_name: 'Vestkyst Boats AS', customer_email: 'post@vestkyst.example' })).to.deep.equal(anothers);
    const byDomain = { sender: 'niamh@harbourfinch.example' };
    expect(matched({ customer_name: 'Vestkyst Boats AS', customer_email: 'post@vestkyst.example' }, byDomain)).to.deep.equal(
      anothers,
    );
  });
  it('names another company and another tax number: it is that company', () => {
    expect(matched({ customer_name: 'Quayside Shopfitters Ltd', customer_tax_number: 'IE 9988776T' })).to.deep.equal(anothers);
    expect(matched({ customer_tax_number: 'IE9988776T' })).to.deep.equal(anothers);
    expect(matched({ customer_name: 'Kontor Berlin GmbH', customer_tax_number: 'DE 811 223 345' })).to.deep.equal(anothers);
  });
  it('names another company and nothing else of it: the customer stays, and a person looks', () =>
    expect(matched({ customer_name: 'Quayside Shopfitters Ltd' })).to.deep.include(reviewed));
  it('shares one common word with the customer: that is another name', () =>
    expect(matched({ customer_name: 'Smith Joinery Ltd' })).to.deep.include(reviewed));
  it('gives the name of the record and another tax number, e-mail domain or customer code: a person looks', () => {
    const name = 'Harbour & Finch Joinery Ltd';
    expect(matched({ customer_name: name, customer_tax_number: 'IE9988776T' })).to.deep.include(reviewed);
    expect(matched({ customer_name: name, customer_code: 'C-2044' })).to.deep.include(reviewed);
    expect(matched({ customer_name: name, customer_email: 'orders@harbour-finch-orders.example' })).to.deep.include(reviewed);
  });
  it('spells what the record says in another way: nothing differs', () => {
    for (const name of [
      'HARBOUR AND FINCH JOINERY LIMITED',
      'Harbour & Finch',
      'Harbourfinch',
      'H+F Joiners',
      'Harbour & Finch Joinery (Cork)',
    ])
      expect(matched({ customer_name: name }), name).to.deep.include(undisputed);
    for (const taxNumber of ['6388047V', 'IE 6388047 V', 'IE6388047V001'])
      expect(matched({ customer_tax_number: taxNumber }).evidenceDiffers, taxNumber).to.equal(false);
    for (const email of ['niamh@harbourfinch.example', 'niamh@mail.harbourfinch.example', 'niamh.gallagher@gmail.com'])
      expect(matched({ customer_email: email }).evidenceDiffers, email).to.equal(false);
    const mueller = { known: { name: 'Müller Maschinenbau GmbH', taxKey: 'DE214365870' } };
    expect(matched({ customer_name: 'Mueller Maschinenbau', customer_tax_number: '214/365/87012' }, mueller)).to.deep.include(
      undisputed,
    );
  });
  it('says what the record has nothing to compare with: nothing differs', () => {
    const bare = { known: { taxKey: null, code: null, domains: [], emails: [], phones: ['+353215550170'] } };
    const said = { customer_phone: '+353 21 555 0170', customer_tax_number: 'IE9988776T', customer_email: 'a@else.example' };
    expect(matched(said, bare)).to.deep.include({ match: { customerId: 'harbour', by: 'phone' }, evidenceDiffers: false });
    expect(matched({ customer_code: '70012' })).to.deep.include(undisputed);
  });
});

describe("a customer's document that a colleague or an agent sends", () => {
  it('is that customer by its code, tax number or name, from any sender', () => {
    const sender = { sender: 'agent@agency.example' };
    for (const said of [
      { customer_code: 'C-1001' },
      { customer_tax_number: 'IE6388047V' },
      { customer_name: 'Harbour & Finch Joinery Ltd' },
    ])
      expect(matched(said, sender)).to.deep.include({ evidenceDiffers: false, isAnotherCompany: false });
  });
  it('stays that customer for review where a strong key fits and the name does not', () => {
    const said = { customer_code: 'C-1001', customer_name: 'Agency Hansen', customer_email: 'agent@agency.example' };
    expect(matched(said, { sender: 'agent@agency.example' })).to.deep.include({
      match: { customerId: 'harbour', by: 'code' },
      evidenceDiffers: true,
      isAnotherCompany: false,
    });
  });
});

describe('a similar name', () => {
  it('with another tax number is another company', () => {
    const near = { sender: null, known: { similarity: 0.8 } };
    expect(matched({ customer_name: 'Harbor & Finch Joinery Inc', customer_tax_number: 'IE9988776T' }, near)).to.deep.equal(
      anothers,
    );
  });
});
