import { expect } from 'chai';
import { describe, it } from 'mocha';
import { matchCustomer, matchLine } from '../../../src/domain/sales-order/matching.ts';
import { reviewReasons } from '../../../src/domain/sales-order/order-review.ts';
import { purchaseOrder } from '../../../src/domain/sales-order/purchase-order.decider.ts';
import { salesOrder } from '../../../src/domain/sales-order/sales-order.decider.ts';
import type { SalesOrderEvent } from '../../../src/domain/sales-order/sales-order.events.ts';
import { deciderKit } from '../../support/decider-kit.ts';
import { extraction, field, orderContent, orderId } from '../../support/samples.ts';

const drafted: SalesOrderEvent = {
  type: 'OrderDrafted',
  data: { orderId, reference: 'SO-2026-000001', content: orderContent() },
};

describe('sales order', () => {
  const { given } = deciderKit(salesOrder);
  const later = orderContent({ source: { kind: 'email', id: 'later' }, contentHash: 'other' });

  it('is drafted once, however often its mail is processed', () => {
    const draft = { type: 'DraftOrder', orderId, reference: 'SO-2026-000001', content: orderContent() } as const;
    given().when(draft).thenEvents(drafted);
    given(drafted).when(draft).thenNothing();
  });
  it('is revised by other content from another mail, field by field', () => {
    const content = { ...later, extraction: extraction({ fields: { ...extraction().fields, total: field('250.00') } }) };
    given(drafted)
      .when({ type: 'ReviseOrder', content })
      .thenEvents({
        type: 'OrderRevised',
        data: { orderId, content, changes: [{ field: 'total', before: '125.00', after: '250.00' }] },
      });
  });
  it('is revised once by the same mail', () =>
    given(drafted, { type: 'OrderRevised', data: { orderId, content: later, changes: [] } })
      .when({ type: 'ReviseOrder', content: { ...later, contentHash: 'third' } })
      .thenNothing());
  it('is not revised by the same content', () =>
    given(drafted)
      .when({ type: 'ReviseOrder', content: orderContent({ source: { kind: 'email', id: 'later' } }) })
      .thenNothing());
  it('cannot be revised before it is drafted', () =>
    given().when({ type: 'ReviseOrder', content: later }).thenRefused('OrderUnknown'));
});

describe('purchase order number', () => {
  const { given } = deciderKit(purchaseOrder);
  const claim = (order: string) =>
    ({ type: 'ClaimPurchaseOrder', orderId: order, reference: 'SO-2026-000001', poNumber: 'PO-4711', contentHash: 'x' }) as const;
  it('belongs to the first order that claims it', () => {
    given().when(claim('first')).thenTypes('PurchaseOrderClaimed');
    const { type: _, ...data } = claim('first');
    const kit = given({ type: 'PurchaseOrderClaimed', data });
    kit.when(claim('second')).thenNothing();
    expect(kit.state).to.include({ phase: 'claimed', orderId: 'first' });
  });
});

describe('matching', () => {
  const anna = { customerId: 'anna', name: 'Anna Berg AB', code: 'C-100', emails: ['anna@buyer.example'] };
  const other = { customerId: 'other', name: 'Other Ltd.', code: 'C-200', emails: ['info@other.example'] };

  it('finds a customer by e-mail, code or exact name, in words that differ only in case and punctuation', () => {
    expect(matchCustomer(extraction(), 'nobody@x.example', [anna, other])).to.deep.equal({ customerId: 'anna', by: 'email' });
    const coded = extraction({ fields: { customer_code: field('c 200') } });
    expect(matchCustomer(coded, '', [anna, other])).to.deep.equal({ customerId: 'other', by: 'code' });
    const named = extraction({ fields: { customer_name: field('OTHER LTD') } });
    expect(matchCustomer(named, '', [anna, other])).to.deep.equal({ customerId: 'other', by: 'name' });
  });
  it('takes the sender where the document has no e-mail', () =>
    expect(matchCustomer(extraction({ fields: {} }), 'Anna@Buyer.example', [anna, other])?.customerId).to.equal('anna'));
  it('chooses nobody when two would fit', () => {
    const twin = { ...other, customerId: 'twin', emails: [] };
    expect(matchCustomer(extraction({ fields: { customer_name: field('Other Ltd') } }), '', [other, twin])).to.equal(null);
  });
  it('matches a line by code before name, and keeps what it could not match', () => {
    const bolt = { productId: 'bolt', code: 'HB-8', name: 'Hex bolt M8' };
    const nut = { productId: 'nut', code: 'N-8', name: 'Nut' };
    expect(matchLine({ code: field('hb-8'), name: field('Nut') }, [bolt, nut])).to.include({
      productId: 'bolt',
      matchedBy: 'code',
    });
    expect(matchLine({ name: field('NUT') }, [bolt, nut])).to.include({ productId: 'nut', matchedBy: 'name' });
    expect(matchLine({ name: field('Washer'), qty: field('3') }, [bolt, nut])).to.include({
      productId: null,
      name: 'Washer',
      qty: '3',
    });
  });
});

describe('review', () => {
  const found = [{ productId: 'bolt' }];
  const customer = { customerId: 'anna', by: 'email' } as const;
  it('is not needed when everything is known and the confidence reaches the threshold', () =>
    expect(reviewReasons({ confidence: 70 }, 70, customer, found)).to.deep.equal([]));
  it('is needed below the threshold, for an unknown customer, for an unknown product, without lines', () => {
    expect(reviewReasons({ confidence: 69.99 }, 70, customer, found)).to.deep.equal(['confidence_below_threshold']);
    expect(reviewReasons({ confidence: 90 }, 70, null, found)).to.deep.equal(['customer_unknown']);
    expect(reviewReasons({ confidence: 90 }, 70, customer, [{ productId: null }])).to.deep.equal(['product_not_found']);
    expect(reviewReasons({ confidence: 90 }, 70, customer, [])).to.deep.equal(['no_lines']);
  });
});
