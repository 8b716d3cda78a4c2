import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { compare } from '../../../bench/score/compare.ts';
import { extractionView } from '../../../src/domain/shared/extraction-view.ts';
import { layoutsOf, lookAlikeKinds } from '../../support/order-documents/index.ts';
import { extraction, field } from '../../support/samples.ts';

const truth = {
  document_type: 'order',
  customer_name: 'Anna Berg AB',
  customer_email: null,
  po_number: 'PO-4711',
  delivery_date: '2026-12-01',
  currency: 'EUR',
  total: '125',
  products: [{ name: 'Hex bolt M8', code: 'HB-8', qty: '10', price: '12.5' }],
};
const view = (changes: Parameters<typeof extraction>[0] = {}) => extractionView(extraction(changes));

describe('generated order documents and the score', () => {
  it('there are 40 layouts and more, dev and check apart, each name once', () => {
    const names = [...layoutsOf('dev'), ...layoutsOf('check')].map(({ name }) => name);
    expect(names.length).to.be.at.least(40);
    expect(new Set(names).size).to.equal(names.length);
  });

  it('there are 40 families and more, each file of them in the registry, and each is made as an order and as what is none', async () => {
    const folder = fileURLToPath(new URL('../../support/order-documents/families/', import.meta.url));
    const shared = ['index', 'family', 'desk', 'cells'];
    const files = (await readdir(folder)).map((name) => name.replace('.ts', '')).filter((name) => !shared.includes(name));
    const families = layoutsOf('families');
    expect(families.map(({ name }) => name).sort()).to.deep.equal(files.sort());
    expect(families.length).to.be.at.least(40);
    expect(new Set(families.flatMap(({ languages }) => languages)).size).to.equal(18);
    for (const [at, { make, languages }] of families.entries()) {
      const kind = lookAlikeKinds[at % lookAlikeKinds.length] ?? 'invoice';
      const [order, other] = [await make(at, 'order', languages[at % languages.length]), await make(at, kind)];
      expect(order.truth.products, families[at]?.name).to.have.length.greaterThan(0);
      expect(other.truth).to.deep.equal({ document_type: kind === 'blank' ? 'other' : kind });
    }
  });

  it('the same seed makes the same document', async () => {
    for (const { make } of [
      ...layoutsOf('dev').slice(0, 3),
      ...layoutsOf('check').slice(-7),
      ...layoutsOf('families').slice(0, 4),
    ]) {
      const [one, two, other] = [await make(5), await make(5), await make(6)];
      expect(one.truth).to.deep.equal(two.truth);
      if (one.extension !== 'xlsx') expect(one.bytes.equals(two.bytes)).to.equal(true);
      expect(one.truth).not.to.deep.equal(other.truth);
    }
  });

  it('a field is right, wrong, missing or invented', () => {
    expect(compare(view(), truth)).to.deep.include({ right: false, complete: false });
    expect(compare(view(), truth).fields).to.deep.equal({
      customer_name: 'right',
      customer_email: 'invented',
      po_number: 'right',
      delivery_date: 'right',
      currency: 'right',
      total: 'right',
    });
    const fields = { customer_name: field('Anna 8erg AB'), po_number: field('po 4711'), delivery_date: field('2026-01-12') };
    expect(compare(view({ fields }), truth).fields).to.deep.equal({
      customer_name: 'right',
      customer_email: 'none',
      po_number: 'right',
      delivery_date: 'wrong',
      currency: 'missing',
      total: 'missing',
    });
  });

  it('a line is right only with its quantity and its price, and a line too many is no better than one too few', () => {
    const { customer_email: _, ...fields } = extraction().fields;
    expect(compare(view({ fields }), truth)).to.deep.include({ right: true, complete: true });
    const [line = {}] = extraction().lines;
    for (const lines of [[], [line, line], [{ ...line, qty: field('1') }], [{ ...line, price: field('1.25') }]])
      expect(compare(view({ fields, lines }), truth).right).to.equal(false);
  });
});
