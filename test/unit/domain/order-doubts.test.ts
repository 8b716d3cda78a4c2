/** Which later documents may be an order of their own, and what becomes of them beside the order. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { waitingReasons } from '../../../src/domain/sales-order/order-actions.ts';
import { contradicts, doubtsAbout } from '../../../src/domain/sales-order/order-doubts.ts';
import { purchaseOrder } from '../../../src/domain/sales-order/purchase-order.decider.ts';
import { salesOrder } from '../../../src/domain/sales-order/sales-order.decider.ts';
import type { OrderContent, OrderLine, SalesOrderEvent } from '../../../src/domain/sales-order/sales-order.events.ts';
import { standingOf } from '../../../src/domain/sales-order/sales-order.state.ts';
import { deciderKit } from '../../support/decider-kit.ts';
import { extraction, field, orderContent, orderId, orderLine } from '../../support/samples.ts';

const reference = 'SO-2026-000001';
type Given = {
  readonly codes?: readonly string[];
  readonly orderDate?: string | null;
  readonly isDerived?: boolean;
  readonly senderDomain?: string;
  readonly customerEmail?: string;
};
const linesOf = (codes: readonly string[]): readonly OrderLine[] =>
  codes.map((code) => orderLine({ code, name: `Article ${code}`, productId: null, matchedBy: null }));

/** An order as its document says it: one line for each code. */
const order = (
  id: string,
  {
    codes = ['A', 'B', 'C'],
    orderDate = null,
    isDerived = false,
    senderDomain,
    customerEmail = 'anna@buyer.example',
  }: Given = {},
): OrderContent => {
  const read = extraction();
  const date = orderDate === null ? {} : { order_date: field(orderDate, { derived: isDerived }) };
  return orderContent({
    source: { kind: 'email', id },
    extraction: {
      ...read,
      fields: { ...read.fields, ...date },
      lines: codes.map((code) => ({ code: field(code), name: field(`Article ${code}`), qty: field('10') })),
    },
    orderDate,
    customerEmail,
    lines: linesOf(codes),
    contentHash: JSON.stringify([codes, orderDate]),
    ...(senderDomain === undefined ? {} : { senderDomain }),
  });
};
const codesOf = (before: OrderContent, later: OrderContent, ofCustomer: readonly string[] = []) =>
  doubtsAbout(before, later, ofCustomer).map(({ code }) => code);

describe('a later document', () => {
  it('by EDI that lists only what changes never drops a line without a person', () => {
    const before = order('one', { codes: ['A', 'B', 'C', 'D'] });
    const change = (codes: readonly string[]): OrderContent => {
      const later = order('two', { codes });
      const read = later.extraction ?? extraction();
      return { ...later, extraction: { ...read, warnings: [{ code: 'edi_change_in_part', facts: {} }] } };
    };
    expect(codesOf(before, order('two', { codes: ['A', 'B', 'C'] })), 'any other document').to.deep.equal([]);
    expect(codesOf(before, change(['A', 'B', 'C']))).to.deep.equal(['lines_differ']);
    expect(codesOf(before, change(['A', 'B', 'C', 'D', 'E'])), 'all lines and one more').to.deep.equal([]);
  });
  it('may be a separate order when fewer than half of the lines of the order are in it', () => {
    const before = order('one', { codes: ['A', 'B', 'C', 'D'] });
    expect(codesOf(before, order('two', { codes: ['A', 'B', 'X', 'Y', 'Z'] })), 'half of them').to.deep.equal([]);
    expect(doubtsAbout(before, order('two', { codes: ['A', 'X'] }), [])).to.deep.equal([
      {
        code: 'lines_differ',
        before: ['10 B Article B @ 12.5', '10 C Article C @ 12.5', '10 D Article D @ 12.5'],
        after: ['10 X Article X @ 12.5'],
      },
    ]);
    expect(codesOf(order('one', { codes: ['A'] }), order('two', { codes: ['X'] }))).to.deep.equal(['lines_differ']);
  });
  it('finds a line by its product, its number or its name, under the words of its document too, and each once', () => {
    const before = order('one', { codes: ['A'] });
    const corrected = { ...before, lines: [orderLine({ code: 'OUR-1', name: 'Ours' })] };
    const later = order('two', { codes: ['A'] });
    expect(codesOf(corrected, later)).to.deep.equal([]);
    expect(codesOf(corrected, { ...order('two', { codes: ['other'] }), lines: corrected.lines }), 'by product').to.deep.equal([]);
    const nameless = { ...later, lines: [orderLine({ code: null, name: 'ARTICLE  a', productId: null })], extraction: null };
    expect(codesOf(before, nameless), 'by name').to.deep.equal([]);
    const otherNumber = { ...nameless, lines: [orderLine({ code: 'B', name: 'Article A', productId: null })] };
    expect(codesOf(before, otherNumber), 'another number under one name').to.deep.equal(['lines_differ']);
    const deliveries = order('one', { codes: ['A', 'A', 'A'] });
    expect(codesOf(deliveries, order('two', { codes: ['A'] })), 'one of three deliveries').to.deep.equal(['lines_differ']);
  });
  it('that names no lines, or charges alone, says nothing of the lines', () => {
    expect(codesOf(order('one'), order('two', { codes: [] }))).to.deep.equal([]);
    const freight = orderLine({ charge: 'freight', code: null, name: 'Freight', productId: null });
    expect(codesOf(order('one'), { ...order('two', { codes: [] }), lines: [freight] })).to.deep.equal([]);
    expect(codesOf(order('one', { codes: [] }), order('two'))).to.deep.equal([]);
  });
  it('may be a separate order when both print an order date and the dates differ', () => {
    const before = order('one', { orderDate: '2026-11-24' });
    expect(doubtsAbout(before, order('two', { orderDate: '2026-11-25' }), [])).to.deep.equal([
      { code: 'order_date_differs', before: ['2026-11-24'], after: ['2026-11-25'] },
    ]);
    expect(codesOf(before, order('two')), 'none printed').to.deep.equal([]);
    expect(codesOf(order('one'), order('two', { orderDate: '2026-11-25' })), 'none to compare').to.deep.equal([]);
    expect(codesOf(before, order('two', { orderDate: '2026-11-25', isDerived: true })), 'concluded').to.deep.equal([]);
    expect(codesOf({ ...before, orderDate: '2026-11-20' }, order('two', { orderDate: '2026-11-24' })), 'corrected').to.deep.equal(
      [],
    );
  });
  it('may be a separate order when another company sent it', () => {
    const before = order('one', { senderDomain: 'buyer.example' });
    const from = (senderDomain: string) => order('two', { senderDomain });
    expect(doubtsAbout(before, from('stranger.example'), [])).to.deep.equal([
      { code: 'sender_domain_differs', before: ['buyer.example'], after: ['stranger.example'] },
    ]);
    expect(codesOf(before, from('mail.buyer.example')), 'a part of it').to.deep.equal([]);
    expect(codesOf(before, from('buyer-group.example'), ['buyer-group.example']), 'in the record').to.deep.equal([]);
    expect(codesOf(before, from('gmail.com')), 'anybody').to.deep.equal(['sender_domain_differs']);
    expect(codesOf(before, order('two')), 'nobody sent it').to.deep.equal([]);
    const old = order('one', { customerEmail: 'anna@buyer.example' });
    expect(codesOf(old, from('stranger.example')), 'from before it was recorded').to.deep.equal(['sender_domain_differs']);
    const atHome = order('one', { senderDomain: 'gmail.com', customerEmail: 'anna@gmail.com' });
    expect(codesOf(atHome, from('gmx.de')), 'two public providers').to.deep.equal([]);
  });
  it('contradicts the other document of its mail only in what both say', () => {
    const one = order('one');
    expect(contradicts(one, order('one'))).to.equal(false);
    const [first, ...rest] = one.lines;
    const changed = (line: Partial<OrderLine>) => ({ ...one, lines: [{ ...(first ?? orderLine()), ...line }, ...rest] });
    expect(contradicts(one, changed({ qty: '10.0', price: null }))).to.equal(false);
    expect(contradicts(one, changed({ qty: '20' }))).to.equal(true);
    expect(contradicts(one, { ...one, deliveryDate: '2027-01-01' })).to.equal(true);
  });
});

describe('a document that may be a separate order', () => {
  const { given } = deciderKit(salesOrder);
  const drafted: SalesOrderEvent = { type: 'OrderDrafted', data: { orderId, reference, content: order('one') } };
  const take = (content: OrderContent) => ({ type: 'TakeOrder', orderId, reference, content, corrected: null }) as const;
  const other = order('two', { codes: ['X', 'Y'] });
  const separate = { orderId: 'separate', reference: 'SO-2026-000002' };
  const eventsOf = (before: readonly SalesOrderEvent[], command: Parameters<ReturnType<typeof given>['when']>[0]) => [
    ...before,
    ...given(...before)
      .when(command)
      .events(),
  ];
  const held = eventsOf([drafted], take(other));
  const stateAfter = (events: readonly SalesOrderEvent[]) => {
    const { state } = given(...events);
    if (state.phase === 'none') throw new Error('no order');
    return state;
  };
  const reasonsAfter = (events: readonly SalesOrderEvent[]) => waitingReasons(standingOf(stateAfter(events)));

  it('waits beside the draft as it was read, and never with what the order has', () => {
    const event = held.at(-1);
    if (event?.type !== 'OrderRevisionHeld') throw new Error('not held');
    expect(event.data.content).to.deep.equal(other);
    expect(event.data.doubts?.map(({ code }) => code)).to.deep.equal(['lines_differ']);
    expect(reasonsAfter(held)).to.deep.equal(['may_be_separate_order']);
  });
  it('waits also beside an order that is approved, handed over, rejected or cancelled', () => {
    const ready: SalesOrderEvent = {
      type: 'OrderDrafted',
      data: { orderId, reference, content: { ...order('one'), warehouseId: 'main' } },
    };
    const approved: SalesOrderEvent = { type: 'OrderApproved', data: { orderId, version: 1 } };
    const ends: readonly (readonly SalesOrderEvent[])[] = [
      [approved],
      [approved, { type: 'OrderHandedOver', data: { orderId, version: 1, externalReference: 'X' } }],
      [{ type: 'OrderRejected', data: { orderId, reason: 'no' } }],
      [approved, { type: 'OrderCancelled', data: { orderId, reason: 'no' } }],
    ];
    for (const end of ends) {
      const events = eventsOf([ready, ...end], take(other));
      expect(events.at(-1)?.type).to.equal('OrderRevisionHeld');
      expect(reasonsAfter(events)).to.include('may_be_separate_order');
      given(...events)
        .when({ type: 'SeparateRevision', revision: 'two', separate })
        .thenTypes('OrderRevisionSeparated');
    }
  });
  it('keeps waiting when the order ends or follows another revision', () => {
    const rejected = eventsOf(held, { type: 'RejectOrder', reason: 'no' });
    expect(stateAfter(rejected).held.map(({ name }) => name)).to.deep.equal(['two']);
    const more = eventsOf(held, take(order('three', { codes: ['Z'] })));
    const applied = eventsOf(more, { type: 'ApplyRevision', revision: 'three' });
    expect(stateAfter(applied).held.map(({ name }) => name)).to.deep.equal(['two']);
  });
  it('is separated once, and neither applied nor separated again', () => {
    const separated = eventsOf(held, { type: 'SeparateRevision', revision: 'two', separate });
    const again = given(...separated);
    again.when({ type: 'SeparateRevision', revision: 'two', separate: { ...separate, orderId: 'x' } }).thenNothing();
    again.when({ type: 'SeparateRevision', revision: null, separate }).thenNothing();
    again.when({ type: 'ApplyRevision', revision: 'two' }).thenRefused('RevisionUnknown');
    again.when(take({ ...other, source: { kind: 'email', id: 'resent' } })).thenRefused('SeparatedInto');
    again.when(take(other)).thenNothing();
    const applied = eventsOf(held, { type: 'ApplyRevision', revision: 'two' });
    given(...applied)
      .when({ type: 'SeparateRevision', revision: 'two', separate })
      .thenRefused('RevisionUnknown');
    expect(stateAfter(applied).content.lines.map(({ code }) => code)).to.deep.equal(['X', 'Y']);
  });
  it('is not approved away with everything that needs no review', () => {
    const ready = {
      ...order('one'),
      warehouseId: 'main',
      lines: order('one').lines.map((line) => ({ ...line, productId: 'p' })),
    };
    const events = eventsOf([{ type: 'OrderDrafted', data: { orderId, reference, content: ready } }], take(other));
    given(...events)
      .when({ type: 'ApproveOrder', unreviewedOnly: true })
      .thenRefused('ReviewNeeded');
  });
  it('is never the own document of the order, read again', () => {
    const read = eventsOf([drafted], {
      type: 'ReadOrderAgain',
      content: { ...order('one', { codes: ['X'] }), contentHash: 'x' },
    });
    expect(stateAfter(read).held[0]?.doubts).to.deep.equal([]);
    given(...read)
      .when({ type: 'SeparateRevision', revision: null, separate })
      .thenRefused('NoRevisionHeld');
  });
  it('stays a revision where nothing speaks against it', () => {
    given(drafted)
      .when(take(order('two', { codes: ['A', 'B', 'X'] })))
      .thenTypes('OrderRevised');
  });
});

describe('a purchase order number that several orders share', () => {
  const { given } = deciderKit(purchaseOrder);
  const claim = (order: string, contentHash: string, orderDate?: string) => ({
    type: 'ClaimPurchaseOrder' as const,
    orderId: order,
    reference,
    poNumber: 'PO-1',
    contentHash,
    ...(orderDate ? { orderDate } : {}),
  });
  const first = { type: 'PurchaseOrderClaimed', data: { orderId: 'a', reference, poNumber: 'PO-1', contentHash: 'x' } } as const;

  it('is shared by a word of a person, once', () => {
    const shared = given(first)
      .when({ ...claim('b', 'x'), sharing: 'always' })
      .events();
    expect(shared.map(({ type }) => type)).to.deep.equal(['PurchaseOrderShared']);
    given(first, ...shared)
      .when({ ...claim('b', 'x'), sharing: 'always' })
      .thenNothing();
  });
  it('is shared by another content or order date where the customer does so, and by nothing else', () => {
    const sharing = 'when_it_differs' as const;
    given(first)
      .when({ ...claim('b', 'y'), sharing })
      .thenTypes('PurchaseOrderShared');
    given(first)
      .when({ ...claim('b', 'x'), sharing })
      .thenNothing();
    const dated = { type: 'PurchaseOrderClaimed', data: { ...first.data, orderDate: '2026-11-24' } } as const;
    given(dated)
      .when({ ...claim('b', 'x', '2026-11-24'), sharing })
      .thenNothing();
    given(dated)
      .when({ ...claim('b', 'x', '2026-12-01'), sharing })
      .thenTypes('PurchaseOrderShared');
    given(dated).when(claim('b', 'y')).thenNothing();
  });
});
