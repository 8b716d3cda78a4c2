import { expect } from 'chai';
import { describe, it } from 'mocha';
import { earlierRequirements } from '../../../src/domain/sales-order/approval-requirements.ts';
import { correctedTerms, type OrderCorrections } from '../../../src/domain/sales-order/order-corrections.ts';
import { missingFields, reviewed } from '../../../src/domain/sales-order/order-review.ts';
import { revised } from '../../../src/domain/sales-order/order-revision.ts';
import { nothingKnown } from '../../../src/domain/sales-order/review/review-knowledge.ts';
import { reviewSettingsOf } from '../../../src/domain/sales-order/review/review-settings.ts';
import type { OrderContent, OrderLine } from '../../../src/domain/sales-order/sales-order.events.ts';
import { extraction, field, orderContent, orderLine } from '../../support/samples.ts';

const facts = {
  products: { products: [], aliases: [], similar: {} },
  review: { knowledge: nothingKnown, settings: reviewSettingsOf({}) },
};
const corrected = (order: OrderContent, corrections: OrderCorrections) => correctedTerms(order, corrections, facts);
const freight: OrderLine = orderLine({
  name: 'Freight',
  code: null,
  qty: '1',
  price: '9.00',
  amount: '9.00',
  productId: null,
  matchedBy: null,
  charge: 'freight',
});

describe('a charge', () => {
  it('needs no product and is no reason to look', () => {
    const terms = orderContent({ warehouseId: 'main', lines: [orderLine(), freight] });
    expect(missingFields(terms, earlierRequirements)).to.deep.equal([]);
    expect(reviewed({ extraction: null, threshold: 70, terms, facts: facts.review }).reviewReasons).to.deep.equal([]);
  });
  it('alone makes no order', () => {
    const terms = orderContent({ warehouseId: 'main', lines: [freight] });
    expect(missingFields(terms, earlierRequirements)).to.deep.equal(['lines']);
    expect(reviewed({ extraction: null, threshold: 70, terms, facts: facts.review }).reviewReasons).to.deep.equal(['no_lines']);
  });
  it('that a person adds is part of the total; a discount is taken off, whichever sign it is given with', () => {
    const withFreight = corrected(orderContent(), { lines: [{ name: 'Freight', charge: 'freight', price: '9.50' }] });
    expect(withFreight.total).to.equal('134.50');
    expect(withFreight.lines[1]).to.deep.include({ charge: 'freight', qty: '1', amount: '9.50', productId: null });
    for (const price of ['25.00', '-25.00']) {
      const less = corrected(orderContent(), { lines: [{ name: '20 % off', charge: 'discount', price }] });
      expect(less.total).to.equal('100.00');
      expect(less.lines[1]).to.deep.include({ price: '-25.00', amount: '-25.00' });
    }
  });
  it('can be made of a line, and a line of it', () => {
    const asCharge = corrected(orderContent(), { lines: [{ line: 1, charge: 'service' }] });
    expect(asCharge.lines[0]).to.deep.include({ charge: 'service', productId: null, amount: '125.00' });
    const back = corrected({ ...orderContent(), ...asCharge }, { lines: [{ line: 1, charge: null }] });
    expect(back.lines[0]).not.to.have.property('charge');
  });
  it('that a new document changes is changed by the revision', () => {
    const read = (amount: string): OrderContent => {
      const charges = [{ type: 'freight' as const, name: field('Freight'), amount: field(amount) }];
      return orderContent({
        extraction: extraction({ charges }),
        lines: [orderLine(), { ...freight, price: amount, amount }],
      });
    };
    const next = revised(read('9.00'), read('12.00'));
    expect(next.lines.map(({ amount }) => amount)).to.deep.equal(['125.00', '12.00']);
  });
});
