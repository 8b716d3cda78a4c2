/** What approval demands is the company's to say; what it does not demand is completed from the records. */
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { contentHashes } from '../../../src/commands/sales-order/content-hash.ts';
import { company } from '../../../src/domain/company/company.decider.ts';
import {
  approvalRequirements,
  earlierRequirements,
  initialRequirements,
  requirementsOf,
} from '../../../src/domain/sales-order/approval-requirements.ts';
import { completedLines } from '../../../src/domain/sales-order/listed-terms.ts';
import { correctedTerms } from '../../../src/domain/sales-order/order-corrections.ts';
import { missingFields } from '../../../src/domain/sales-order/order-review.ts';
import { nothingKnown } from '../../../src/domain/sales-order/review/review-knowledge.ts';
import { reviewSettingsOf } from '../../../src/domain/sales-order/review/review-settings.ts';
import { salesOrder } from '../../../src/domain/sales-order/sales-order.decider.ts';
import type { OrderContent, SalesOrderEvent } from '../../../src/domain/sales-order/sales-order.events.ts';
import { shownOrder } from '../../../src/domain/shared/order-details-view.ts';
import { deciderKit } from '../../support/decider-kit.ts';
import { companyId, orderContent, orderId, orderLine } from '../../support/samples.ts';

const reference = 'SO-2026-000001';
const { given } = deciderKit(salesOrder);
const drafted = (content: OrderContent): SalesOrderEvent => ({ type: 'OrderDrafted', data: { orderId, reference, content } });

const bare = orderContent({
  poNumber: null,
  currency: null,
  deliveryDate: null,
  warehouseId: null,
  total: null,
  lines: [orderLine({ price: null, amount: null })],
});

describe('what approval demands', () => {
  it('is what the company sets, beside customer, lines, products and quantities', () => {
    expect(missingFields(bare, [])).to.deep.equal([]);
    const demanded = approvalRequirements.flatMap((requirement) => missingFields(bare, [requirement]));
    expect(demanded).to.deep.equal(['ship_to', 'po_number', 'currency', 'delivery_date', 'warehouse', 'lines.1.price']);
    const nothing = orderContent({ customer: null, lines: [orderLine({ productId: null, qty: '0' })] });
    expect(missingFields(nothing, [])).to.deep.equal(['customer', 'lines.1.product', 'lines.1.qty']);
  });

  it('is a place to deliver to, not the name of somebody there', () => {
    const lacks = (shipTo: NonNullable<OrderContent['shipTo']>) => missingFields({ ...bare, shipTo }, ['ship_to']).length > 0;
    expect(lacks({ name: 'Acme Works' })).to.equal(true);
    expect(lacks({ city: 'Kiel' })).to.equal(true);
    expect(lacks({ name: 'Acme Works', addressId: 'a1b2' })).to.equal(false);
    expect(lacks({ city: 'Kiel', postalCode: '24103' })).to.equal(false);
  });

  it('is of a new company a currency, of one from before it was a setting what it always was', () => {
    const registering = company.decide({ type: 'RegisterCompany', companyId, name: 'Seller GmbH' }, company.initialState);
    const [registered] = isLeft(registering) ? [] : registering.right;
    if (registered?.type !== 'CompanyRegistered') throw new Error('no company');
    expect(requirementsOf(registered.data.settings)).to.deep.equal(initialRequirements);
    expect(requirementsOf({})).to.deep.equal(earlierRequirements);
    expect(requirementsOf({ approvalRequires: ['price', 'something_of_a_later_release'] })).to.deep.equal(['price']);
  });

  it('decides whether an order is approved, planned and revised into an approval', () => {
    const approve = { type: 'ApproveOrder' } as const;
    given(drafted(bare)).when(approve).thenRefused('FieldsMissing');
    given(drafted(bare))
      .when({ ...approve, requires: ['currency'] })
      .thenRefused('FieldsMissing');
    given(drafted(bare))
      .when({ ...approve, requires: [] })
      .thenEvents({ type: 'OrderApproved', data: { orderId, version: 1 } });
    const plan = { policyVersion: 1, round: 1, dueAt: '2026-11-20T08:00:00.000Z' };
    given(drafted(bare)).when({ type: 'PlanApproval', plan }).thenRefused('FieldsMissing');
    given(drafted(bare))
      .when({ type: 'PlanApproval', plan, requires: [] })
      .thenEvents({ type: 'OrderApprovalPlanned', data: { orderId, ...plan } });
  });
});

describe('an order without any date', () => {
  const requested = (content: OrderContent, isApproved: boolean) =>
    shownOrder(content, isApproved).requested_delivery?.kind ?? null;

  it('is wanted as soon as possible once it is approved', () => {
    expect(requested(bare, false)).to.equal(null);
    expect(requested(bare, true)).to.equal('asap');
    expect(requested({ ...bare, deliveryDate: '2026-12-01' }, true)).to.equal('day');
  });

  it('is not where its lines have dates', () => {
    const lines = [orderLine({ requestedDelivery: { kind: 'day', until: '2026-12-01' } })];
    expect(requested({ ...bare, lines }, true)).to.equal(null);
  });
});

describe('a missing price', () => {
  const productId = orderLine().productId ?? '';
  const listed = (price: string, minQty = '1') =>
    ({ productId, price, currency: 'EUR', minQty, validFrom: null, validTo: null, listedFor: 'everybody' }) as const;
  const prices = [listed('12.40'), listed('11.00', '50')];
  const knowledge = { ...nothingKnown, companyCurrency: 'EUR', products: { [productId]: { code: 'HB-8', unit: null } }, prices };
  const review = { knowledge, settings: reviewSettingsOf({}), requires: [] };
  const order = { currency: 'EUR', orderDate: null };
  const open = orderLine({ qty: '10', price: null, amount: null });

  it('comes from the price list and says so, unless approval demands prices', () => {
    const [line] = completedLines([open], order, review);
    expect(line).to.include({ price: '12.40', amount: '124.00', priceSource: 'price_list' });
    expect(completedLines([open], order, { ...review, requires: ['price'] })).to.deep.equal([open]);
  });

  it('is never made up where the document says what the line costs, or nothing is listed', () => {
    const said = [orderLine({ price: null, amount: '99.00' }), orderLine({ price: '9.90' })];
    const unlisted = orderLine({ productId: null, price: null, amount: null });
    expect(completedLines([...said, unlisted], order, review)).to.deep.equal([...said, unlisted]);
  });

  const facts = { products: { products: [], aliases: [], similar: {} }, review, listed: prices };
  const drafted = orderContent({ total: null, lines: completedLines([open], order, review) });
  const lineAfter = (corrections: Parameters<typeof correctedTerms>[1]) => correctedTerms(drafted, corrections, facts).lines[0];

  it('follows the quantity until a person gives one', () => {
    expect(lineAfter({ lines: [{ line: 1, qty: '60' }] })).to.include({
      price: '11.00',
      amount: '660.00',
      priceSource: 'price_list',
    });
    const given = lineAfter({ lines: [{ line: 1, price: '10' }] });
    expect(given).to.include({ price: '10', amount: '100' });
    expect(given).to.not.have.property('priceSource');
  });

  it('makes no other order of the same document when the list changes', () => {
    const hashed = (price: string) => {
      const lines = completedLines([open], order, { ...review, knowledge: { ...knowledge, prices: [listed(price)] } });
      return contentHashes({ ...drafted, lines }).contentHash;
    };
    expect(hashed('12.40')).to.equal(hashed('13.90'));
  });
});
