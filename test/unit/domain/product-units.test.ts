import { add, canonicalDecimal, compare, formatDecimal, parseDecimal, productOf } from '@order-intake/kernel';
import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { factorOf, inUnitOf, isMultiple, nearestQuantity } from '../../../src/domain/catalog/product-units.ts';
import { isPriceOfBaseUnit, withConversion } from '../../../src/domain/sales-order/line-units.ts';
import { correctedTerms } from '../../../src/domain/sales-order/order-corrections.ts';
import { nothingKnown } from '../../../src/domain/sales-order/review/review-knowledge.ts';
import { reviewSettingsOf } from '../../../src/domain/sales-order/review/review-settings.ts';
import { orderContent, orderLine } from '../../support/samples.ts';

const bolts = { unit: 'pcs', units: [{ unit: 'box', factor: '100.0' }] };
const decimal = (text: string) => parseDecimal(text) ?? { units: 0n, scale: 0 };

/** Decimal texts above 0, as people and files write them. */
const positive = fc
  .record({ units: fc.bigInt({ min: 1n, max: 10n ** 12n }), scale: fc.integer({ min: 0, max: 6 }) })
  .map((number) => formatDecimal(number));

describe('units of a product', () => {
  it('convert a quantity there and back without losing anything', () => {
    fc.assert(
      fc.property(positive, positive, (quantity, factor) => {
        const inBase = productOf(quantity, factor) ?? '';
        expect(inUnitOf(inBase, factor)).to.equal(canonicalDecimal(quantity));
      }),
      { numRuns: 500 },
    );
  });
  it('have no quantity where a division does not end', () => {
    expect(inUnitOf('100', '3')).to.equal(null);
    expect(inUnitOf('100', '0')).to.equal(null);
    expect(inUnitOf('50', '100')).to.equal('0.5');
  });
  it('are found by their code, whatever the language, or by their word', () => {
    expect(factorOf(bolts, 'Schachteln')).to.equal('100');
    expect(factorOf(bolts, 'XBX')).to.equal('100');
    expect(factorOf(bolts, 'Stück')).to.equal('1');
    expect(factorOf(bolts, null)).to.equal('1');
    expect(factorOf({ unit: 'pcs', units: [{ unit: 'V.P.E.', factor: '12' }] }, 'vpe')).to.equal('12');
  });
  it('are no other than the product states', () => {
    expect(factorOf(bolts, 'pallet')).to.equal(null);
    expect(factorOf(bolts, 'Gebinde'), 'a word that nobody knows').to.equal(null);
    expect(factorOf({ unit: 'pcs' }, 'Gebinde'), 'of a product with no other unit').to.equal('1');
    expect(factorOf({ unit: 'pcs' }, 'kg')).to.equal(null);
    expect(factorOf({ unit: null, units: bolts.units }, 'kg')).to.equal('1');
  });
  it('give the nearest quantity that is sold: a multiple, not below the minimum, as near as any', () => {
    fc.assert(
      fc.property(positive, positive, positive, (quantity, packagingMultiple, minimumQuantity) => {
        const nearest = nearestQuantity(decimal(quantity), { unit: null, packagingMultiple, minimumQuantity });
        expect(isMultiple(nearest, decimal(packagingMultiple))).to.equal(true);
        expect(compare(nearest, decimal(minimumQuantity))).to.be.at.least(0);
        const below = add(nearest, decimal(`-${packagingMultiple}`));
        const isLeast = compare(below, decimal(minimumQuantity)) < 0 || below.units <= 0n;
        const wanted = compare(decimal(quantity), decimal(minimumQuantity)) < 0 ? minimumQuantity : quantity;
        const distance = add(nearest, decimal(`-${wanted}`));
        const half = decimal(productOf(packagingMultiple, '0.5') ?? '');
        if (!isLeast) expect(compare(distance, half)).to.be.at.most(0);
        expect(compare(distance, { units: -half.units, scale: half.scale })).to.be.above(-1);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the conversion of a line', () => {
  it('is recorded with the factor of today, and taken away where the unit is the base unit', () => {
    const boxes = withConversion(orderLine({ unit: 'box' }), bolts);
    expect(boxes.conversion).to.deep.equal({ unit: 'pcs', factor: '100' });
    expect(withConversion(boxes, bolts), 'the same line').to.equal(boxes);
    expect(withConversion({ ...boxes, unit: 'pcs' }, bolts)).not.to.have.property('conversion');
    expect(withConversion({ ...boxes, unit: 'kg' }, bolts)).not.to.have.property('conversion');
    expect(withConversion(boxes, undefined)).not.to.have.property('conversion');
  });
  it('goes by the code of the document where the word is none of the product', () => {
    const line = orderLine({ unit: 'Geb.', unitCode: 'XBX' });
    expect(withConversion(line, bolts).conversion).to.deep.equal({ unit: 'pcs', factor: '100' });
  });
  it('follows a correction, which leaves no code of the unit that was read', () => {
    const productId = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a07';
    const read = orderLine({ productId, qty: '5', unit: 'BX', unitCode: 'XBX', conversion: { unit: 'pcs', factor: '100' } });
    const knowledge = { ...nothingKnown, products: { [productId]: { ...bolts, code: 'HB-8' } } };
    const facts = {
      products: { products: [], aliases: [], similar: {} },
      review: { knowledge, settings: reviewSettingsOf({}) },
    };
    const lineAfter = (line: object) =>
      correctedTerms(orderContent({ lines: [read] }), { lines: [{ line: 1, ...line }] }, facts).lines[0];
    expect(lineAfter({ qty: '6' })).to.deep.include({ unitCode: 'XBX', conversion: { unit: 'pcs', factor: '100' } });
    expect(lineAfter({ unit: 'pcs' })).to.not.have.any.keys('unitCode', 'conversion');
    expect(lineAfter({ productId: null })).to.not.have.property('conversion');
  });
  it('knows a price of the base unit by the amount, and by nothing else', () => {
    expect(isPriceOfBaseUnit({ qty: '5', price: '0.20', amount: '100.00' }, '100')).to.equal(true);
    expect(isPriceOfBaseUnit({ qty: '5', price: '20.00', amount: '100.00' }, '100')).to.equal(false);
    expect(isPriceOfBaseUnit({ qty: '5', price: '0.20', amount: null }, '100')).to.equal(false);
  });
});
