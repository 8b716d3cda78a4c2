/** The time in which an approval can be undone: nobody else hears of it before it is over, and exactly one of undoing and releasing happens. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { announcementsOf } from '../../../src/domain/sales-order/order-announcements.ts';
import { salesOrder } from '../../../src/domain/sales-order/sales-order.decider.ts';
import type { SalesOrderEvent } from '../../../src/domain/sales-order/sales-order.events.ts';
import { deciderKit } from '../../support/decider-kit.ts';
import { orderContent, orderId } from '../../support/samples.ts';

const releaseAt = '2026-11-20T08:00:10.000Z';
const later = '2026-11-20T08:00:10.500Z';
const content = orderContent({ warehouseId: 'main', total: null, reviewReasons: ['order_revised'], requiresReview: true });
const drafted: SalesOrderEvent = { type: 'OrderDrafted', data: { orderId, reference: 'SO-2026-000001', content } };
const approve = { type: 'ApproveOrder', releaseAt } as const;
const undo = { type: 'UndoApproval' } as const;
const release = { type: 'ReleaseOrder', version: 1, approvedBy: 'user:anna', now: later } as const;
const { given } = deciderKit(salesOrder);

const approvedEvents = given(drafted).when(approve).events();
const waiting = [drafted, ...approvedEvents];
const undone = [
  ...waiting,
  ...given(...waiting)
    .when(undo)
    .events(),
];
const released: SalesOrderEvent = { type: 'OrderReleased', data: { orderId, version: 1, approvedBy: 'user:anna' } };
const announced = (...events: readonly SalesOrderEvent[]) =>
  announcementsOf(events).map(({ event, type }) => `${event.type}: ${type}`);

describe('an approval that can be undone', () => {
  it('says until when, and is released once that is over, not before and not twice', () => {
    expect(approvedEvents).to.have.length(1);
    expect(approvedEvents[0]?.data).to.deep.include({ version: 1, releaseAt });
    given(...waiting)
      .when({ ...release, now: '2026-11-20T08:00:09.999Z' })
      .thenNothing();
    given(...waiting)
      .when({ ...release, version: 2 })
      .thenNothing();
    given(...waiting)
      .when(release)
      .thenEvents(released);
    given(...waiting, released)
      .when(release)
      .thenNothing();
  });
  it('is a draft again, as it was, and is not released any more', () => {
    const { state } = given(...undone);
    const before = given(drafted).state;
    if (state.phase === 'none' || before.phase === 'none') throw new Error('no order');
    expect(state).to.deep.include({ phase: 'draft', version: 0, content: before.content });
    given(...undone)
      .when(release)
      .thenNothing();
    given(...undone)
      .when(undo)
      .thenNothing();
    given(...undone)
      .when(approve)
      .thenTypes('OrderApproved');
  });
  it('cannot be undone once others have been told, and never where there was no delay', () => {
    given(...waiting, released)
      .when(undo)
      .thenRefused('ApprovalReleased');
    given(drafted, { type: 'OrderApproved', data: { orderId, version: 1 } })
      .when(undo)
      .thenRefused('ApprovalReleased');
    given(drafted).when(undo).thenRefused('NeverApproved');
  });
  it('ends with the approval: what was rejected or cancelled meanwhile is neither released nor undone', () => {
    for (const end of [{ type: 'RejectOrder', reason: 'twice' } as const, { type: 'CancelOrder', reason: 'gone' } as const]) {
      const events = [
        ...waiting,
        ...given(...waiting)
          .when(end)
          .events(),
      ];
      given(...events)
        .when(release)
        .thenNothing();
      given(...events)
        .when(undo)
        .thenRefused('ApprovalReleased');
      expect(announced(...events)).to.deep.equal([]);
    }
  });
  it('is released, and cannot be undone, where another system has taken it before', () => {
    const taken: SalesOrderEvent = { type: 'OrderHandedOver', data: { orderId, version: 1, externalReference: '4711' } };
    given(...waiting, taken)
      .when(undo)
      .thenRefused('ApprovalReleased');
    given(...waiting, taken)
      .when(release)
      .thenEvents(released);
    expect(announced(...waiting, taken, released)).to.deep.equal(['OrderReleased: order.approved']);
  });
  it('is announced by its release, a later one as a change, and not at all where it was undone', () => {
    expect(announced(...waiting)).to.deep.equal([]);
    expect(announced(...undone)).to.deep.equal([]);
    expect(announced(...waiting, released)).to.deep.equal(['OrderReleased: order.approved']);
    const again: SalesOrderEvent = { type: 'OrderApproved', data: { orderId, version: 2, releaseAt } };
    const second: SalesOrderEvent = { type: 'OrderReleased', data: { orderId, version: 2, approvedBy: 'user:anna' } };
    expect(announced(...waiting, released, again)).to.deep.equal(['OrderReleased: order.approved']);
    expect(announced(...waiting, released, again, second)).to.deep.equal([
      'OrderReleased: order.approved',
      'OrderReleased: order.changed',
    ]);
  });
});
