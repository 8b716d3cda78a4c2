/** Which fields of a draft Enter goes through. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { Order } from '../src/api/order-types.ts';
import { changeOf, fieldsOf, fieldValue, isSameLine } from '../src/pages/review/fields.ts';
import { nextUnsure, unsureFields } from '../src/pages/review/unsure.ts';

const read = (confidence: number) => ({
  value: 'x',
  source: 'x',
  file: 0,
  place: null,
  reader: 'text',
  confidence,
  derived: false,
});
const line = (changes: object = {}) => ({
  name: 'Bolt',
  code: 'B',
  qty: 2,
  unit: 'pcs',
  price: 1.5,
  discount: null,
  product: 'p',
  matched_by: 'code',
  candidates: [],
  evidence: null,
  ...changes,
});
const order = (changes: object = {}): Order =>
  ({
    status: 'DRAFT',
    customer: 'c',
    missing_fields: [],
    review_reasons: [],
    review_findings: [],
    corrections: [],
    evidence: {},
    lines: [line()],
    ...changes,
  }) as unknown as Order;

const why = (changes: object) => unsureFields(order(changes)).map(({ field, why: because }) => `${field} ${because}`);

describe('unsure fields of a draft', () => {
  it('are those that lack, match weakly, give reason to look, or were hardly read', () => {
    expect(why({ customer: null, missing_fields: ['customer', 'delivery_date'] })).to.deep.equal([
      'customer noMatch',
      'delivery_date missing',
    ]);
    const returned = { lines: [line({ qty: -5 }), line({ qty: null })], missing_fields: ['lines.1.qty', 'lines.2.qty'] };
    expect(why(returned)).to.deep.equal(['lines.1.qty notPositive', 'lines.2.qty missing']);
    expect(why({ review_reasons: ['customer_by_domain', 'currency_differs'] })).to.deep.equal([
      'customer weakMatch',
      'currency currency',
    ]);
    const found = (reason: string, facts = {}) => ({ reason, facts, effect: -5, text: '' });
    expect(
      why({ review_findings: [found('price_differs', { line: 1 }), found('delivery_date_past'), found('total_over_limit')] }),
    ).to.deep.equal(['delivery_date found', 'total found', 'lines.1.price found']);
    expect(why({ missing_fields: ['ship_to'] }), 'entered by its street').to.deep.equal(['ship_to.street missing']);
    expect(why({ evidence: { total: read(0.69), po_number: read(0.7) } })).to.deep.equal(['total lowConfidence']);
    expect(why({ lines: [line(), line({ product: null }), line({ matched_by: 'similar_name' })] })).to.deep.equal([
      'lines.2.product noMatch',
      'lines.3.product weakMatch',
    ]);
  });

  it('are none once a person corrected them, unless they are empty', () => {
    const corrections = [{ by: 'p', at: '', changes: [{ field: 'total', before: '1', after: '2' }] }];
    expect(why({ evidence: { total: read(0.2) }, corrections })).to.deep.equal([]);
    expect(why({ missing_fields: ['total'], corrections })).to.deep.equal(['total missing']);
  });

  it('are those of lines again once a line came or went: what was corrected stood at another place', () => {
    const corrections = (...fields: string[]) => fields.map((field) => ({ changes: [{ field }] }));
    const lines = [line({ product: null })];
    expect(why({ lines, corrections: corrections('lines.1.product') })).to.deep.equal([]);
    expect(why({ lines, corrections: corrections('lines.1.product', 'lines.2') })).to.deep.equal(['lines.1.product noMatch']);
    expect(why({ lines, corrections: corrections('lines.2', 'lines.1.product') })).to.deep.equal([]);
  });

  it('are none of an order that is decided', () => {
    expect(why({ status: 'APPROVED', missing_fields: ['customer'] })).to.deep.equal([]);
  });

  it('35 follow each other by Enter, each once, and come back by Shift+Enter', () => {
    const one = order({ missing_fields: ['po_number', 'warehouse'], lines: [line({ product: null })] });
    const unsure = unsureFields(one);
    expect(nextUnsure(one, unsure, new Set(), null, 1)).to.equal('po_number');
    expect(nextUnsure(one, unsure, new Set(['po_number']), 'po_number', 1)).to.equal('warehouse');
    expect(nextUnsure(one, unsure, new Set(['po_number', 'warehouse']), 'warehouse', 1)).to.equal('lines.1.product');
    expect(nextUnsure(one, unsure, new Set(['warehouse', 'lines.1.product']), 'lines.1.product', 1)).to.equal('po_number');
    expect(nextUnsure(one, unsure, new Set(['po_number']), 'warehouse', -1)).to.equal('po_number');
    expect(nextUnsure(one, unsure, new Set(unsure.map(({ field }) => field)), 'total', 1)).to.equal(null);
  });
});

describe('a correction', () => {
  it('changes one field, of the head or of a line', () => {
    expect(changeOf('po_number', 'PO-1')).to.deep.equal({ po_number: 'PO-1' });
    expect(changeOf('delivery_date', '')).to.deep.equal({ delivery_date: null });
    expect(changeOf('ship_to.city', 'Luleå')).to.deep.equal({ ship_to: { city: 'Luleå' } });
    expect(changeOf('lines.1.requested_delivery.until', '2026-12-09')).to.deep.equal({
      lines: [{ line: 1, requested_delivery: { kind: 'day', until: '2026-12-09' } }],
    });
    expect(changeOf('lines.2.product', 'id', true)).to.deep.equal({ lines: [{ line: 2, product: 'id' }], learn: true });
  });

  it('is made of fields in the order of the form', () => {
    const one = order({ lines: [line(), line({ qty: 7 })] });
    const ofLine = ['product', 'name', 'qty', 'unit', 'price', 'discount', 'position', 'buyer_item_id', 'seller_item_id'];
    expect(fieldsOf(one).slice(-11)).to.deep.equal(
      [...ofLine, 'requested_delivery.until', 'note'].map((name) => `lines.2.${name}`),
    );
    expect([fieldValue(one, 'lines.2.qty'), fieldValue(one, 'lines.1.discount'), fieldValue(one, 'nonsense')]).to.deep.equal([
      '7',
      '',
      '',
    ]);
  });
});

describe('a field of a line', () => {
  const lines = (...codes: readonly (string | null)[]) => order({ lines: codes.map((code) => line({ code, name: code })) });
  const before = lines('A', 'B', 'C');

  it('is of the same line while none before it came or went', () => {
    expect(isSameLine(before, before, 'lines.2.qty')).to.equal(true);
    expect(isSameLine(before, lines('A', 'B'), 'lines.2.qty')).to.equal(true);
    expect(isSameLine(before, lines('A', 'B', 'C', null), 'lines.2.qty')).to.equal(true);
    expect(isSameLine(before, lines('B', 'C'), 'lines.2.qty')).to.equal(false);
    expect(isSameLine(before, lines('B', 'C'), 'lines.3.qty')).to.equal(false);
    expect(isSameLine(before, lines(), 'po_number')).to.equal(true);
  });

  it('is of the same line where its words were changed from here, and of another one where somebody else has', () => {
    const now = lines('A', 'X', 'C');
    expect(isSameLine(before, now, 'lines.2.qty')).to.equal(false);
    const isOwn = (field: string, value: string) => /^lines\.2\.(code|name)$/.test(field) && value === 'X';
    expect(isSameLine(before, now, 'lines.2.qty', isOwn)).to.equal(true);
    expect(isSameLine(before, lines('Y', 'X', 'C'), 'lines.2.qty', isOwn)).to.equal(false);
  });

  it('of two with the same words is of neither once there are fewer', () => {
    expect(isSameLine(lines('A', 'A', 'B'), lines('A', 'B'), 'lines.1.qty')).to.equal(false);
    expect(isSameLine(lines('A', null, null), lines('A', null), 'lines.2.qty')).to.equal(false);
    expect(isSameLine(lines('A', null), lines('A', null, null), 'lines.2.qty')).to.equal(true);
  });
});
