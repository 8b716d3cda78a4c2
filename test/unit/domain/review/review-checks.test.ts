import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { ListedPrice } from '../../../../src/domain/catalog/price-list.ts';
import { reviewed } from '../../../../src/domain/sales-order/order-review.ts';
import { isUnusual } from '../../../../src/domain/sales-order/review/quantity-unusual.ts';
import type { CheckedReason } from '../../../../src/domain/sales-order/review/review-checks.ts';
import { findingWords, knownFindings, orderConfidence } from '../../../../src/domain/sales-order/review/review-findings.ts';
import { nothingKnown, type ReviewKnowledge } from '../../../../src/domain/sales-order/review/review-knowledge.ts';
import {
  carefulSettings,
  reviewSettingsOf,
  withReviewChanges,
} from '../../../../src/domain/sales-order/review/review-settings.ts';
import type { OrderContent } from '../../../../src/domain/sales-order/sales-order.events.ts';
import { orderContent, orderLine } from '../../../support/samples.ts';

const bolt = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a07';
const buyer = { currency: null, emails: ['anna@buyer.example'], domains: ['buyer.example'], blocked: null };
const here: ReviewKnowledge = { ...nothingKnown, today: '2026-11-22', products: { [bolt]: { code: 'A-17', unit: null } } };

/** Only this reason, with these parameters. */
const look = (
  reason: CheckedReason,
  changes: Partial<OrderContent>,
  known: Partial<ReviewKnowledge> = {},
  parameters: Readonly<Record<string, boolean | number | string>> = {},
) => {
  const settings = reviewSettingsOf({ currency_differs: { enabled: false }, [reason]: { enabled: true, ...parameters } });
  const facts = { knowledge: { ...here, ...known }, settings };
  const review = reviewed({ extraction: { confidence: 90 }, threshold: 70, terms: orderContent(changes), facts });
  return knownFindings(review.reviewFindings, review.reviewReasons).map(findingWords);
};

const boxes = { [bolt]: { code: 'A-17', unit: 'pcs', units: [{ unit: 'box', factor: '100' }] } };

const listed = (changes: Partial<ListedPrice> = {}): ListedPrice => ({
  productId: bolt,
  price: '11.90',
  currency: 'EUR',
  minQty: '1',
  validFrom: null,
  validTo: null,
  listedFor: 'customer',
  ...changes,
});

describe('a price', () => {
  const prices = [listed()];
  it('that is not the listed one is named with both', () => {
    expect(look('price_differs', {}, { prices })).to.deep.equal(['12.50 instead of 11.90 for A-17, 5%']);
  });
  it('may be away by the tolerance, up or down', () => {
    expect(look('price_differs', {}, { prices }, { tolerance_percent: '5.1' })).to.deep.equal([]);
    expect(look('price_differs', {}, { prices: [listed({ price: '12.51' })] })).to.deep.equal([]);
    expect(look('price_differs', {}, { prices: [listed({ price: '14.00' })] })).to.have.length(1);
  });
  it('is that of the quantity, of the day and of the customer', () => {
    const lists = [
      listed({ price: '20', listedFor: 'product', minQty: '0' }),
      listed({ price: '15', listedFor: 'everybody' }),
      listed({ price: '13' }),
      listed({ price: '12.50', minQty: '10' }),
      listed({ price: '11', minQty: '100' }),
      listed({ price: '9', validFrom: '2027-01-01' }),
      listed({ price: '8', validFrom: '2026-01-01', validTo: '2026-01-31' }),
    ];
    expect(look('price_differs', {}, { prices: lists })).to.deep.equal([]);
    expect(look('price_differs', { lines: [orderLine({ qty: '9' })] }, { prices: lists })[0]).to.contain('instead of 13');
    expect(look('price_differs', { orderDate: '2026-01-10' }, { prices: lists })[0]).to.contain('instead of 8');
  });
  it('of another currency or unit, or before a discount, says nothing', () => {
    expect(look('price_differs', { currency: 'USD' }, { prices })).to.deep.equal([]);
    const inBoxes = { prices, products: { [bolt]: { code: 'A-17', unit: 'box' } } };
    expect(look('price_differs', { lines: [orderLine({ unit: 'pcs' })] }, inBoxes)).to.deep.equal([]);
    const reduced = orderLine({ price: '14.00', discount: '15', amount: '119.00' });
    expect(look('price_differs', { lines: [reduced] }, { prices })).to.deep.equal([]);
  });
  it('is compared in the unit that it is for: of the box, or of the piece where the amount says so', () => {
    const inBoxes = { prices: [listed({ price: '0.20' }), listed({ price: '0.15', minQty: '1000' })], products: boxes };
    const line = orderLine({ qty: '5', unit: 'box', price: '20.00', amount: '100.00' });
    expect(look('price_differs', { lines: [line] }, inBoxes)).to.deep.equal([]);
    const ofPieces = { ...line, price: '0.20' };
    expect(look('price_differs', { lines: [ofPieces] }, inBoxes)).to.deep.equal([]);
    expect(look('price_differs', { lines: [{ ...ofPieces, amount: null }] }, inBoxes)).to.deep.equal([
      '0.20 instead of 20.00 for A-17, 99%',
    ]);
    expect(
      look('price_differs', { lines: [{ ...line, qty: '10', amount: '200.00' }] }, inBoxes),
      'of 1,000 pieces',
    ).to.deep.equal(['20.00 instead of 15.00 for A-17, 33.3%']);
  });
  it('of nothing is no price to divide by', () => {
    expect(look('price_differs', {}, { prices: [listed({ price: '0' })] })).to.deep.equal([]);
  });
});

describe('a sender', () => {
  const of = (email: string, dmarc: string | null = null, by = 'mx.seller.example') => ({
    customer: buyer,
    sender: { email, authentication: dmarc === null ? null : { by, dmarc }, servers: ['seller.example'] },
  });
  it("is the customer's by address or domain", () => {
    expect(look('sender_unverified', {}, of('anna@buyer.example'))).to.deep.equal([]);
    expect(look('sender_unverified', {}, of('erik@buyer.example', 'pass'))).to.deep.equal([]);
    expect(look('sender_unverified', {}, of('anna@buyer-orders.example'))).to.deep.equal([
      'sender domain buyer-orders.example is not the customer’s',
    ]);
  });
  it('for whom DMARC failed is named, where the own server says so and nobody else', () => {
    expect(look('sender_unverified', {}, of('anna@buyer.example', 'fail'))).to.deep.equal([
      'DMARC failed for buyer.example: the sender may be forged',
    ]);
    expect(look('sender_unverified', {}, of('anna@buyer.example', 'fail', 'mx.elsewhere.example'))).to.deep.equal([]);
    const google = of('anna@buyer.example', 'fail', 'mx.google.com');
    expect(look('sender_unverified', {}, google)).to.deep.equal([]);
    expect(look('sender_unverified', {}, google, { authserv_id: 'mx.google.com' })).to.have.length(1);
  });
  it('is not asked for of a record without addresses, of a colleague, or where there was no mail', () => {
    expect(
      look('sender_unverified', {}, { ...of('x@y.example'), customer: { ...buyer, emails: [], domains: [] } }),
    ).to.deep.equal([]);
    expect(look('sender_unverified', {}, { ...of('me@seller.example'), ownDomains: ['seller.example'] })).to.deep.equal([]);
    expect(look('sender_unverified', {}, { customer: buyer })).to.deep.equal([]);
  });
  it('stays unverified when the order is looked at again', () => {
    const settings = reviewSettingsOf({ sender_unverified: { enabled: true } });
    const terms = orderContent();
    const first = reviewed({
      extraction: null,
      threshold: 70,
      terms,
      facts: { settings, knowledge: { ...here, ...of('x@y.example') } },
    });
    const again = reviewed({ extraction: null, threshold: 70, terms, facts: { settings, knowledge: here }, before: first });
    expect(again).to.deep.equal(first);
  });
});

describe('a delivery date', () => {
  it('may be over, on a weekend, or beyond the horizon', () => {
    expect(look('delivery_date_past', { deliveryDate: '2026-11-21' })).to.deep.equal(['2026-11-21 is in the past']);
    expect(look('delivery_date_past', { deliveryDate: '2026-11-22' })).to.deep.equal([]);
    expect(look('delivery_date_weekend', { deliveryDate: '2026-11-28' })).to.deep.equal(['2026-11-28 is a Saturday']);
    expect(look('delivery_date_weekend', { deliveryDate: '2026-11-27' })).to.deep.equal([]);
    expect(look('delivery_date_far', { deliveryDate: '2026-12-03' }, {}, { days: 10 })).to.deep.equal([
      '2026-12-03 is more than 10 days ahead',
    ]);
    expect(look('delivery_date_far', { deliveryDate: '2026-12-02' }, {}, { days: 10 })).to.deep.equal([]);
    expect(look('delivery_date_past', { deliveryDate: null })).to.deep.equal([]);
  });
});

describe('a quantity', () => {
  const earlier = (...numbers: readonly number[]) => ({
    quantities: numbers.map((qty) => ({ productId: bolt, qty: String(qty), unit: 'pcs' })),
  });
  it('far from what the customer orders of the product is named with what is usual', () => {
    expect(look('quantity_unusual', { lines: [orderLine({ qty: '1000' })] }, earlier(10, 12, 10, 8, 10))).to.deep.equal([
      '1000 of A-17, usually 10 (5 orders)',
    ]);
    expect(look('quantity_unusual', { lines: [orderLine({ qty: '1' })] }, earlier(10, 12, 10, 8, 10))).to.have.length(1);
    expect(look('quantity_unusual', { lines: [orderLine({ qty: '40' })] }, earlier(10, 12, 10, 8, 10))).to.deep.equal([]);
  });
  it('is not judged by few orders, other units or other products', () => {
    const many = { lines: [orderLine({ qty: '1000' })] };
    expect(look('quantity_unusual', many, earlier(10, 10, 10, 10))).to.deep.equal([]);
    expect(
      look('quantity_unusual', { lines: [orderLine({ qty: '1000', unit: 'kg' })] }, earlier(10, 10, 10, 10, 10)),
    ).to.deep.equal([]);
    const other = earlier(10, 10, 10, 10, 10).quantities.map((one) => ({ ...one, productId: 'other' }));
    expect(look('quantity_unusual', many, { quantities: other })).to.deep.equal([]);
  });
  it('is compared with earlier ones in other units of the product', () => {
    const known = { ...earlier(1000, 1200, 1000, 800, 1000), products: boxes };
    expect(look('quantity_unusual', { lines: [orderLine({ qty: '10', unit: 'box' })] }, known)).to.deep.equal([]);
    expect(look('quantity_unusual', { lines: [orderLine({ qty: '1000', unit: 'box' })] }, known)).to.deep.equal([
      '1000 of A-17, usually 10 (5 orders)',
    ]);
  });
  const sold = (limits: object) => ({ products: { [bolt]: { ...boxes[bolt], ...limits } } });
  it('below the minimum is named with the nearest that is sold, in the unit ordered where that comes out whole', () => {
    const known = sold({ minimumQuantity: '1000' });
    const below = (qty: string, unit: string) => look('quantity_below_minimum', { lines: [orderLine({ qty, unit })] }, known);
    expect(below('5', 'box')).to.deep.equal(['500 of A-17 is below the minimum of 1000; nearest: 10 box']);
    expect(below('999.5', 'pcs')).to.deep.equal(['999.5 of A-17 is below the minimum of 1000; nearest: 1000 pcs']);
    expect(below('10', 'box')).to.deep.equal([]);
    expect(below('5', 'kg'), 'nobody knows what that is').to.deep.equal([]);
    expect(look('quantity_below_minimum', { lines: [orderLine({ qty: '5', charge: 'freight' })] }, sold({}))).to.deep.equal([]);
  });
  it('that is no multiple of the package is named with the nearest that is', () => {
    const known = sold({ packagingMultiple: '250', minimumQuantity: '1000' });
    const broken = (qty: string, unit: string) => look('quantity_not_multiple', { lines: [orderLine({ qty, unit })] }, known);
    expect(broken('1100', 'pcs')).to.deep.equal(['1100 of A-17 is no multiple of 250; nearest: 1000 pcs']);
    expect(broken('1125', 'pcs')).to.deep.equal(['1125 of A-17 is no multiple of 250; nearest: 1250 pcs']);
    expect(broken('12', 'box'), 'no whole number of boxes').to.deep.equal([
      '1200 of A-17 is no multiple of 250; nearest: 1250 pcs',
    ]);
    expect(broken('3', 'box')).to.deep.equal([
      '300 of A-17 is below the minimum of 1000; nearest: 10 box',
      '300 of A-17 is no multiple of 250; nearest: 10 box',
    ]);
    expect(broken('10', 'box')).to.deep.equal([]);
  });
  it('is usual where quantities vary as much anyway, and one odd order moves nothing', () => {
    expect(isUnusual(2_000, [1, 10, 100, 1_000, 5_000], 5)).to.equal(false);
    expect(isUnusual(1_000, [10, 10, 11, 9, 100_000], 5)).to.equal(true);
  });
});

describe('a total, a block, and an order like another', () => {
  it('over the limit is named, in the own currency alone', () => {
    const limit = { limit: '100' };
    expect(look('total_over_limit', {}, {}, limit)).to.deep.equal(['125.00 EUR is more than 100']);
    expect(look('total_over_limit', { total: null }, {}, limit)).to.have.length(1);
    expect(look('total_over_limit', {}, { companyCurrency: 'SEK' }, limit)).to.deep.equal([]);
    expect(look('total_over_limit', {}, {}, { limit: '125' })).to.deep.equal([]);
  });
  it('of a blocked customer says why', () => {
    const blocked = { reason: 'three invoices are open' };
    expect(look('customer_blocked', {}, { customer: { ...buyer, blocked } })).to.deep.equal([
      'the customer is blocked: three invoices are open',
    ]);
  });
  it('of the same articles is named under another number alone', () => {
    const recent = [{ reference: 'SO-2026-000007', poNumber: 'PO-4710', day: '2026-11-20', lines: [orderLine()] }];
    expect(look('similar_order', {}, { recent })).to.deep.equal(['same products as SO-2026-000007 (PO-4710) of 2026-11-20']);
    expect(look('similar_order', { poNumber: 'po 4710' }, { recent })).to.deep.equal([]);
    expect(look('similar_order', { lines: [orderLine({ qty: '11' })] }, { recent })).to.deep.equal([]);
    expect(look('similar_order', { lines: [orderLine({ qty: '11' })] }, { recent }, { same_quantities: false })).to.have.length(
      1,
    );
    expect(look('similar_order', { lines: [orderLine(), orderLine()] }, { recent })).to.deep.equal([]);
  });
});

describe('what is found', () => {
  it('takes from the confidence once for each reason, and may bring it below the threshold', () => {
    expect(orderConfidence({ confidence: 90 }, ['price_differs', 'price_differs', 'order_revised'])).to.equal(80);
    expect(orderConfidence({ confidence: 5 }, ['price_differs'])).to.equal(0);
    expect(orderConfidence(null, ['price_differs'])).to.equal(null);
    const facts = {
      knowledge: { ...here, prices: [listed()] },
      settings: reviewSettingsOf({ price_differs: { enabled: true } }),
    };
    const { reviewReasons } = reviewed({ extraction: { confidence: 75 }, threshold: 70, terms: orderContent(), facts });
    expect(reviewReasons).to.deep.equal(['confidence_below_threshold', 'price_differs']);
  });
  it('is left out where its facts are not what is known of them now', () => {
    const odd = [{ reason: 'price_differs', facts: { line: 'first' } }];
    expect(knownFindings(odd, ['price_differs'])).to.deep.equal([]);
    expect(knownFindings([{ reason: 'of_another_time', facts: {} }], ['of_another_time'])).to.deep.equal([]);
  });
});

describe('the settings of reasons', () => {
  it('are careful for new companies; those from before keep what they had', () => {
    expect(reviewSettingsOf(carefulSettings)).to.have.nested.property('price_differs.enabled', true);
    expect(reviewSettingsOf(undefined)).to.have.nested.property('price_differs.enabled', false);
    expect(reviewSettingsOf(undefined)).to.have.nested.property('currency_differs.enabled', true);
  });
  it('change one by one', () => {
    const changed = reviewSettingsOf(withReviewChanges(carefulSettings, { delivery_date_far: { days: 30 } }));
    expect(changed.delivery_date_far).to.deep.equal({ enabled: true, days: 30 });
    expect(changed.price_differs).to.deep.equal(reviewSettingsOf(carefulSettings).price_differs);
  });
});
