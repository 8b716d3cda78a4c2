/** By what customers and products of a company are found from documents, and what the rules are told of them. */
import {
  type CatalogCustomer,
  type CatalogProduct,
  keysOfCustomer,
  keysOfProduct,
  recognised,
  recordKeysIn,
} from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { recordFacts } from '../../../packages/order-extraction/rules/known/record-facts.ts';
import { pagesOf, sheetOf } from '../../support/documents/page.ts';

const customer = (id: string, details: Partial<CatalogCustomer> = {}): CatalogCustomer => ({
  id,
  name: 'Kestrel Hardware Inc.',
  aliases: [],
  code: null,
  taxNumber: null,
  emails: [],
  domains: [],
  addresses: [],
  ...details,
});
const product = (id: string, details: Partial<CatalogProduct> = {}): CatalogProduct => ({
  id,
  code: 'PV-2003',
  name: 'Oak floor',
  ean: null,
  ...details,
});

const noMail = {};
const page = pagesOf(`Kestrel Hardware          Your partner
2200 Harbor Blvd
94607 Oakland              VAT DE 123 456 789
Buyer: anna@kestrel.example

PV 2003   Oak floor   40`);

const cluesFor = (known: CatalogCustomer, context = noMail) => {
  const keys = recordKeysIn([{ content: page }], context);
  return recognised({ customers: [known], products: [] }, keys).customers.flatMap(({ by }) => by);
};

describe('records that documents point to', () => {
  it('are found by a name without its legal form, which is told apart from the whole name', () => {
    expect(cluesFor(customer('1'))).to.deep.equal(['name_without_form']);
    expect(cluesFor(customer('1', { name: 'Kestrel Hardware' }))).to.deep.equal(['name']);
    expect(cluesFor(customer('1', { name: 'Kestrel Services Inc.' }))).to.deep.equal([]);
  });

  it('are found by an alias, a tax number however it is spaced, an e-mail address and its domain', () => {
    const other = { name: 'Entirely Different GmbH' };
    expect(cluesFor(customer('1', { ...other, aliases: ['KESTREL HARDWARE'] }))).to.deep.equal(['alias']);
    expect(cluesFor(customer('1', { ...other, taxNumber: 'DE123456789' }))).to.deep.equal(['tax_number']);
    expect(cluesFor(customer('1', { ...other, emails: ['anna@kestrel.example'] }))).to.deep.equal(['email']);
    expect(cluesFor(customer('1', { ...other, domains: ['kestrel.example'] }))).to.deep.equal(['domain']);
  });

  it('are found by the sender of the mail', () => {
    const known = customer('1', { name: 'Entirely Different GmbH', emails: ['orders@other.example'] });
    expect(cluesFor(known)).to.deep.equal([]);
    expect(cluesFor(known, { mail: { sender: 'Orders@other.example', subject: null } })).to.deep.equal(['email']);
  });

  it('are found by a street only if its postal code, or else its town, is named too', () => {
    const at = (postalCode: string | null, city: string) =>
      customer('1', { name: 'Different GmbH', addresses: [{ street: '2200 Harbor Blvd.', postalCode, city, country: null }] });
    expect(cluesFor(at('94607', 'Oakland'))).to.deep.equal(['address']);
    expect(cluesFor(at(null, 'Oakland'))).to.deep.equal(['address']);
    expect(cluesFor(at('10115', 'Berlin'))).to.deep.equal([]);
  });

  it('are not found by a customer number only, which is any number', () => {
    expect(cluesFor(customer('1', { name: 'Different GmbH', code: '2200' }))).to.deep.equal([]);
    expect(cluesFor(customer('1', { name: 'Kestrel Hardware', code: '2200' }))).to.deep.equal(['name', 'code']);
  });

  it('come with the surest first, at most forty', () => {
    const many = Array.from({ length: 50 }, (_, at) => customer(`form-${String(at).padStart(2, '0')}`));
    const keys = recordKeysIn([{ content: page }], noMail);
    const { customers } = recognised(
      { customers: [...many, customer('sure', { taxNumber: 'DE123456789' })], products: [] },
      keys,
    );
    expect(customers).to.have.length(40);
    expect(customers.map(({ id }) => id).slice(0, 2)).to.deep.equal(['sure', 'form-00']);
  });

  it('are products whose code, name or GTIN is in a line or a cell', () => {
    const content = sheetOf([
      ['Item', 'GTIN', 'Qty'],
      ['pv2003', '04012345678901', 3],
    ]);
    const keys = recordKeysIn([{ content }], noMail);
    const found = (known: CatalogProduct) => recognised({ customers: [], products: [known] }, keys).products.length;
    expect(found(product('1'))).to.equal(1);
    expect(found(product('1', { code: 'X-1', ean: '4012345678901' }))).to.equal(1);
    expect(found(product('1', { code: 'PV-2004' }))).to.equal(0);
  });

  it('have every key that a document may have of them, so that a store finds them by an index', () => {
    const keys = recordKeysIn([{ content: page }], noMail);
    const known = customer('1', { taxNumber: 'DE 123456789', emails: ['anna@kestrel.example'], domains: ['kestrel.example'] });
    const hits = keysOfCustomer(known).filter((key) => keys.has(key));
    expect(hits).to.have.members(['#DE123456789', 'anna@kestrel.example', '@kestrel.example', 'kestrel hardware']);
    expect(keysOfProduct(product('1')).filter((key) => keys.has(key))).to.have.members(['#PV2003', 'oak floor']);
  });

  it('of a document of 50,000 words are asked for in some thousand keys', () => {
    const words = Array.from({ length: 50_000 }, (_, at) => `word${at}`);
    const content = sheetOf(words.map((word) => [word, word, word]));
    const keys = recordKeysIn([{ content }], noMail);
    expect(keys.has('word0')).to.equal(true);
    expect(keys.size).to.be.within(1_000, 40_000);
  });
});

describe('facts of records', () => {
  const known = recognised(
    {
      customers: [
        customer('k', { name: 'Kestrel Hardware Inc.', emails: ['anna@kestrel.example'], domains: ['kestrel.example'] }),
        customer('twin-1', { name: 'Twin GmbH', domains: ['kestrel.example'] }),
        customer('twin-2', { name: 'Twin AG', taxNumber: 'DE123456789' }),
      ],
      products: [product('p')],
    },
    new Set(['kestrel hardware', '@kestrel.example', '#DE123456789', '#PV2003']),
  );
  const facts = recordFacts({ records: known });

  it('tell the whole name from one without its legal form', () => {
    expect(facts.customerNamed('KESTREL HARDWARE INC')).to.deep.include({ exact: true });
    expect(facts.customerNamed('Kestrel Hardware')).to.deep.include({ exact: false });
    expect(facts.customerNamed('Kestrel')).to.equal(null);
  });

  it('name nobody where several customers fit', () => {
    expect(facts.customerNamed('Twin')).to.equal(null);
    expect(facts.customerNamed('Twin AG')?.customer.id).to.equal('twin-2');
    expect(facts.customerAt('someone@kestrel.example')).to.equal(null);
    expect(facts.customerAt('anna@kestrel.example')?.customer.id).to.equal('k');
  });

  it('find a product by its code however it is written, and nothing without records', () => {
    expect(facts.productOfCode('pv 2003')?.id).to.equal('p');
    expect(recordFacts({}).productOfCode('pv 2003')).to.equal(null);
    expect(recordFacts({}).customerNamed('Kestrel Hardware Inc.')).to.equal(null);
  });
});
