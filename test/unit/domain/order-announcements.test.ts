import { expect } from 'chai';
import { describe, it } from 'mocha';
import { announcementsOf } from '../../../src/domain/sales-order/order-announcements.ts';
import type { SalesOrderEvent } from '../../../src/domain/sales-order/sales-order.events.ts';

const told = (...types: readonly SalesOrderEvent['type'][]) =>
  announcementsOf(types.map((type) => ({ type, data: {} }))).map(({ event, type }) => `${event.type}: ${type}`);

describe('what other systems are told of an order', () => {
  it('is nothing of a draft, whatever becomes of it', () => {
    expect(told('OrderDrafted', 'OrderRejected', 'OrderReopened', 'OrderCancelled')).to.deep.equal([]);
  });
  it('is its approval, and each later one as a change', () => {
    expect(told('OrderDrafted', 'OrderApproved', 'OrderRevisionHeld', 'OrderApproved')).to.deep.equal([
      'OrderApproved: order.approved',
      'OrderApproved: order.changed',
    ]);
  });
  it('is that it is not wanted any more, once, and that it is wanted again', () => {
    expect(
      told('OrderApproved', 'OrderRejected', 'OrderReopened', 'OrderApproved', 'OrderHandedOver', 'OrderCancelled'),
    ).to.deep.equal([
      'OrderApproved: order.approved',
      'OrderRejected: order.cancelled',
      'OrderApproved: order.approved',
      'OrderCancelled: order.cancelled',
    ]);
  });
});
