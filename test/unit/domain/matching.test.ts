import type { Extraction } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import {
  comparableEan,
  comparableOrderNumber,
  comparablePhone,
  comparableTaxNumber,
} from '../../../src/domain/sales-order/comparable.ts';
import {
  cluesOf,
  type KnownCustomer,
  type KnownProduct,
  matchCustomer,
  matchLine,
  type ProductFacts,
} from '../../../src/domain/sales-order/matching.ts';
import { companyDomainOf } from '../../../src/domain/shared/public-mail-domains.ts';
import { field } from '../../support/samples.ts';

const customer = (customerId: string, changes: Partial<KnownCustomer> = {}): KnownCustomer => ({
  customerId,
  name: `${customerId} AB`,
  code: null,
  taxKey: null,
  emails: [],
  phones: [],
  domains: [],
  currency: null,
  aliasKeys: [],
  similarity: 0,
  ...changes,
});
const anna = customer('anna', {
  name: 'Anna Berg AB',
  code: 'C-100',
  taxKey: 'SE556677889901',
  emails: ['anna@buyer.example'],
  phones: ['+46812345678'],
  domains: ['buyer.example'],
  aliasKeys: ['berg snickeri'],
});
const other = customer('other', {
  name: 'Other Ltd.',
  code: 'C-200',
  emails: ['info@other.example'],
  domains: ['other.example'],
});

const matchOf = (fields: Extraction['fields'], sender: string | null = null, known: readonly KnownCustomer[] = [anna, other]) =>
  matchCustomer(cluesOf(fields, sender), known);

describe('matching a customer', () => {
  const all = {
    customer_code: field('c 100'),
    customer_tax_number: field('SE 556677-8899 01'),
    customer_email: field('Anna@Buyer.example'),
    customer_phone: field('0046 8 123 456 78'),
    customer_name: field('ANNA BERG, AB'),
  };
  it('names the first step that finds somebody, in the order of the chain', () => {
    const steps: (string | undefined)[] = [];
    const left: Partial<Record<keyof typeof all, (typeof all)['customer_code']>> = { ...all };
    for (const clue of ['customer_code', 'customer_tax_number', 'customer_email', 'customer_phone', 'customer_name'] as const) {
      steps.push(matchOf(left).match?.by);
      delete left[clue];
    }
    expect(steps).to.deep.equal(['code', 'tax_number', 'email', 'phone', 'name']);
    expect(matchOf({}, 'purchasing@buyer.example').match).to.deep.equal({ customerId: 'anna', by: 'domain' });
    expect(matchOf({}, 'nobody@else.example').match).to.equal(null);
  });
  it('knows a customer by another of its names', () =>
    expect(matchOf({ customer_name: field('Berg Snickeri') }).match).to.deep.equal({ customerId: 'anna', by: 'name' }));
  it('takes the sender where the document has no e-mail, and the document before the sender', () => {
    expect(matchOf({}, 'Anna@Buyer.example').match).to.deep.equal({ customerId: 'anna', by: 'email' });
    expect(matchOf({ customer_email: field('info@other.example') }, 'anna@buyer.example').match?.customerId).to.equal('other');
  });
  it('knows a phone number without its country code, and no other', () => {
    expect(matchOf({ customer_phone: field('08-123 456 78') }).match?.by).to.equal('phone');
    expect(matchOf({ customer_phone: field('08-123 456 79') }).match).to.equal(null);
    expect(matchOf({ customer_phone: field('5678') }).match).to.equal(null);
  });
  it('chooses nobody by a step that fits two, and offers both', () => {
    const twin = customer('twin', { name: 'Other Ltd' });
    const { match, candidates } = matchOf({ customer_name: field('Other Ltd') }, null, [other, twin]);
    expect(match).to.equal(null);
    expect(candidates.map(({ id }) => id)).to.have.members(['other', 'twin']);
  });
  it('never by the domain of a public mail provider', () => {
    const free = customer('free', { domains: ['gmail.com'] });
    expect(matchOf({}, 'somebody@gmail.com', [free]).match).to.equal(null);
    expect(companyDomainOf('a@Web.de')).to.equal(null);
    expect(companyDomainOf('a@buyer.example')).to.equal('buyer.example');
  });
  it('says so when two exact steps name two customers', () => {
    const found = matchOf({ customer_code: field('C-100'), customer_email: field('info@other.example') });
    expect(found).to.deep.equal({
      match: { customerId: 'anna', by: 'code' },
      candidates: [{ id: 'other', similarity: 1 }],
      evidenceDiffers: true,
      isAnotherCompany: false,
    });
  });
  it('takes a similar name from 0.6 with a clear gap to the second, and offers near misses otherwise', () => {
    const similar = (...values: readonly number[]) =>
      matchOf(
        { customer_name: field('Bolt Supply') },
        null,
        values.map((similarity, index) => customer(`c${index}`, { similarity, name: `Bolt Suply ${'x'.repeat(index)}` })),
      );
    expect(similar(0.75, 0.5)).to.deep.include({ match: { customerId: 'c0', by: 'similar_name' } });
    expect(similar(0.75, 0.7).match).to.equal(null);
    expect(similar(0.59).match).to.equal(null);
    expect(similar(0.59, 0.4, 0.1).candidates).to.deep.equal([
      { id: 'c0', similarity: 0.59 },
      { id: 'c1', similarity: 0.4 },
    ]);
  });
});

describe('matching a line', () => {
  const product = (productId: string, changes: Partial<KnownProduct> = {}): KnownProduct => ({
    productId,
    code: productId,
    ean: null,
    name: productId,
    unit: null,
    ...changes,
  });
  const bolt = product('bolt', { code: 'HB-8', name: 'Hex bolt M8', ean: '4006381333931' });
  const nut = product('nut', { code: 'N-8', name: 'Nut' });
  const facts = (changes: Partial<ProductFacts> = {}): ProductFacts => ({
    products: [bolt, nut],
    aliases: [],
    similar: {},
    ...changes,
  });

  it('goes by code before name, and keeps what it could not match', () => {
    expect(matchLine({ code: field('hb-8'), name: field('Nut') }, facts())).to.include({ productId: 'bolt', matchedBy: 'code' });
    expect(matchLine({ name: field('NUT') }, facts())).to.include({ productId: 'nut', matchedBy: 'name' });
    expect(matchLine({ name: field('Washer'), qty: field('3') }, facts())).to.include({
      productId: null,
      name: 'Washer',
      qty: '3',
    });
  });
  it('knows an EAN where the code should be, with or without leading zeros', () => {
    expect(matchLine({ code: field('4006381333931') }, facts())).to.include({ productId: 'bolt', matchedBy: 'ean' });
    expect(matchLine({ code: field('04006381333931') }, facts())).to.include({ productId: 'bolt', matchedBy: 'ean' });
  });
  it('knows what this customer calls a product, by its code or its name, before an exact name', () => {
    const aliases = [
      { aliasKey: 'x 77', productId: 'bolt', source: 'learned' as const },
      { aliasKey: 'nut', productId: 'bolt', source: 'learned' as const },
    ];
    expect(matchLine({ code: field('X-77') }, facts({ aliases }))).to.include({ productId: 'bolt', matchedBy: 'alias' });
    expect(matchLine({ name: field('Nut') }, facts({ aliases }))).to.include({ productId: 'bolt', matchedBy: 'alias' });
  });
  it("goes by the customer's number on record even where it is an own code of the company, by a learned one only where it is not", () => {
    const alias = (source: 'learned' | 'imported') => facts({ aliases: [{ aliasKey: 'n 8', productId: 'bolt', source }] });
    expect(matchLine({ code: field('N-8') }, alias('imported'))).to.include({ productId: 'bolt', matchedBy: 'alias' });
    expect(matchLine({ code: field('N-8') }, alias('learned'))).to.include({ productId: 'nut', matchedBy: 'code' });
    const both = { code: field('N-8'), buyer_item_id: field('4711') };
    expect(matchLine(both, alias('imported')), "N-8 is the seller's number there").to.include({
      productId: 'nut',
      matchedBy: 'code',
    });
    const numbers = facts({ aliases: [{ aliasKey: '4711', productId: 'bolt', source: 'entered' }] });
    expect(matchLine(both, numbers)).to.include({ productId: 'bolt', matchedBy: 'alias' });
    expect(matchLine({ name: field('Washer'), buyer_item_id: field('4711') }, numbers)).to.include({ productId: 'bolt' });
  });
  it('takes a similar name only when its numbers are the same', () => {
    const near = (name: string) => facts({ similar: { 'hexagon bolt m8': [{ id: 'bolt', name, similarity: 0.8 }] } });
    const line = { name: field('Hexagon bolt M8') };
    expect(matchLine(line, near('Hex bolt M8'))).to.include({ productId: 'bolt', matchedBy: 'similar_name' });
    const other = matchLine(line, near('Hex bolt M10'));
    expect(other).to.include({ productId: null, matchedBy: null });
    expect(other.candidates).to.deep.equal([{ id: 'bolt', similarity: 0.8 }]);
  });
  it('chooses nothing by a code that two products have', () =>
    expect(matchLine({ code: field('HB-8') }, facts({ products: [bolt, product('copy', { code: 'hb 8' })] })).productId).to.equal(
      null,
    ));
});

describe('spellings', () => {
  it('of tax numbers, phones and EANs do not count', () => {
    expect(comparableTaxNumber('DE 123.456-789')).to.equal('DE123456789');
    expect(comparablePhone('+49 (0)40 / 123-456')).to.equal('+4940123456');
    expect(comparablePhone('0049 40 123456')).to.equal('+4940123456');
    expect(comparableEan('0-4006381-333931')).to.equal('4006381333931');
    expect(comparableEan('HB-8')).to.equal(null);
  });
});

describe('order numbers as they are compared', () => {
  const same = (...spellings: readonly string[]): void => {
    const [first = ''] = spellings;
    for (const one of spellings) expect(comparableOrderNumber(one), one).to.equal(comparableOrderNumber(first));
  };

  it('are the same whatever spaces and signs stand between letters and figures', () => {
    same('EK 2026 / 114', 'EK2026/114', 'EK 2026/114', 'EK-2026-114', 'ek 2026 - 114');
    same('PO-4711', 'PO4711', 'PO 4711', 'P\u200bO 4711');
    same('26OV00093', '26 OV 00093');
  });

  it('are the same with every hyphen, space and width', () => {
    same('4500-77601', '4500\u201177601', '4500\u201077601', '4500\u00ad77601', '4500\u221277601', '4500 77601');
    same('EK 2026 / 114', 'EK\u00a02026\u2009/\u202f114', 'ＥＫ２０２６／１１４');
  });

  it('are different where their figures are parted otherwise', () => {
    expect(comparableOrderNumber('1-11')).to.not.equal(comparableOrderNumber('11-1'));
    expect(comparableOrderNumber('4500-77601')).to.not.equal(comparableOrderNumber('450077601'));
    expect(comparableOrderNumber('EK 2026 / 114')).to.not.equal(comparableOrderNumber('EK 2026 / 115'));
  });
});
