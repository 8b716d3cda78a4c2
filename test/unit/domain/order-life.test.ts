/** What becomes of an order after it was drafted: decided, handed over, changed, cancelled. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { LifeCommand } from '../../../src/domain/sales-order/order-life.ts';
import { salesOrder } from '../../../src/domain/sales-order/sales-order.decider.ts';
import type { OrderContent, SalesOrderEvent } from '../../../src/domain/sales-order/sales-order.events.ts';
import { deciderKit } from '../../support/decider-kit.ts';
import { extraction, field, orderContent, orderId, orderLine } from '../../support/samples.ts';

const reference = 'SO-2026-000001';
const complete = orderContent({ warehouseId: 'main' });
const email = (id: string) => ({ kind: 'email', id }) as const;

/** The same order again, with another quantity. */
const other = (id: string, qty: string): OrderContent => {
  const read = extraction();
  return orderContent({
    source: email(id),
    extraction: { ...read, lines: [{ ...read.lines[0], qty: field(qty) }] },
    lines: [orderLine({ qty })],
    warehouseId: 'main',
    contentHash: `other-${qty}`,
  });
};

const { given } = deciderKit(salesOrder);
type Step = LifeCommand | { readonly take: OrderContent };

/** The events of a whole life: each step is decided on what the ones before made. */
const lived = (...steps: readonly Step[]): readonly SalesOrderEvent[] => {
  const events: SalesOrderEvent[] = [{ type: 'OrderDrafted', data: { orderId, reference, content: complete } }];
  for (const step of steps) {
    const command =
      'take' in step ? ({ type: 'TakeOrder', orderId, reference, content: step.take, corrected: null } as const) : step;
    events.push(
      ...given(...events)
        .when(command)
        .events(),
    );
  }
  return events;
};
const having = (...steps: readonly Step[]) => given(...lived(...steps));
const stateAfter = (...steps: readonly Step[]) => {
  const { state } = having(...steps);
  if (state.phase === 'none') throw new Error('no order');
  return state;
};
const approve = { type: 'ApproveOrder' } as const;
const acknowledge = (externalReference = 'ERP-1', version: number | null = null) =>
  ({ type: 'AcknowledgeOrder', externalReference, version }) as const;
const refuse = (version: number | null = null) => ({ type: 'RefuseHandOver', reason: 'unknown tax code', version }) as const;
const apply = (revision: string | null = null) => ({ type: 'ApplyRevision', revision }) as const;
const dismiss = (revision: string | null = null) => ({ type: 'DismissRevision', revision, reason: 'by mistake' }) as const;
const cancel = { type: 'CancelOrder', reason: 'the customer asked' } as const;
const reject = { type: 'RejectOrder', reason: 'ordered twice' } as const;
const reopen = { type: 'ReopenOrder', reason: null } as const;
const askToCancel = (id: string) => ({ type: 'RequestCancellation', source: email(id), reason: null }) as const;
const keep = { type: 'DismissCancellation', reason: 'it is on its way' } as const;

describe('the life of an order', () => {
  it('each step, asked for again, changes nothing', () => {
    for (const steps of [
      [approve, approve],
      [reject, reject],
      [approve, cancel, cancel],
      [reject, reopen, reopen],
      [approve, acknowledge(), acknowledge()],
      [approve, refuse(), refuse()],
      [approve, { take: other('b', '20') }, apply(), apply()],
      [approve, { take: other('b', '20') }, apply('b'), apply('b')],
      [approve, { take: other('b', '20') }, dismiss(), dismiss()],
      [approve, { take: other('b', '20') }, dismiss('b'), dismiss('b')],
      [askToCancel('c'), askToCancel('c')],
      [askToCancel('c'), keep, keep],
      [{ type: 'AssignOrder', assignee: 'ann' } as const, { type: 'AssignOrder', assignee: 'ann' } as const],
      [
        { type: 'CommentOrder', commentId: 'x', text: 'a' } as const,
        { type: 'CommentOrder', commentId: 'x', text: 'a' } as const,
      ],
    ]) {
      const last = steps.at(-1);
      const before = lived(...(steps.slice(0, -1) as Step[]));
      expect(before.length, JSON.stringify(last)).to.be.above(1);
      if (last && !('take' in last))
        given(...before)
          .when(last)
          .thenNothing();
    }
  });

  it('an approved order is rejected or cancelled, one that was handed over only cancelled', () => {
    having(approve).when(reject).thenTypes('OrderRejected');
    having(approve).when(cancel).thenTypes('OrderCancelled');
    having(approve, acknowledge()).when(reject).thenRefused('OrderDecided');
    having(approve, acknowledge()).when(cancel).thenTypes('OrderCancelled');
    having(reject).when(cancel).thenRefused('OrderDecided');
  });

  it('a rejected order is reopened with what was to review about it; no other is', () => {
    const doubtful = orderContent({ requiresReview: true, reviewReasons: ['confidence_below_threshold'] });
    const events: readonly SalesOrderEvent[] = [
      { type: 'OrderDrafted', data: { orderId, reference, content: doubtful } },
      { type: 'OrderRejected', data: { orderId, reason: 'no' } },
    ];
    given(...events)
      .when(reopen)
      .thenEvents({ type: 'OrderReopened', data: { orderId, reason: null, reviewReasons: ['confidence_below_threshold'] } });
    having(approve).when(reopen).thenRefused('NotRejected');
    having(cancel).when(reopen).thenRefused('NotRejected');
  });

  describe('handed over', () => {
    it('is taken under the number of the other system, which stays', () => {
      expect(stateAfter(approve, acknowledge())).to.deep.include({
        phase: 'handed_over',
        handedOver: { version: 1, externalReference: 'ERP-1' },
      });
      having(approve, acknowledge()).when(acknowledge('ERP-2')).thenRefused('AcknowledgedOtherwise');
    });
    it('cannot be taken before it was approved, nor in a version that there is not', () => {
      having().when(acknowledge()).thenRefused('NeverApproved');
      having(approve).when(acknowledge('ERP-1', 2)).thenRefused('VersionUnknown');
    });
    it('is a draft to be reviewed again when the other system refuses it, and can be approved as a new version', () => {
      const refused = stateAfter(approve, refuse());
      expect(refused.phase).to.equal('draft');
      expect(refused.content.reviewReasons).to.deep.equal(['hand_over_refused']);
      expect(stateAfter(approve, refuse(), approve)).to.include({ phase: 'approved', version: 2 });
      expect(stateAfter(approve, refuse(), approve).content.reviewReasons).to.deep.equal([]);
    });
    it('hears of an answer that comes late: the number is kept, and the newer version still waits to be taken', () => {
      const late = stateAfter(approve, { take: other('b', '20') }, apply(), acknowledge('ERP-1', 1));
      expect(late).to.deep.include({ phase: 'approved', version: 2, handedOver: { version: 1, externalReference: 'ERP-1' } });
      expect(stateAfter(approve, cancel, acknowledge()).phase).to.equal('cancelled');
      having(approve, { take: other('b', '20') }, apply())
        .when(refuse(1))
        .thenNothing();
    });
  });

  describe('a revision that comes after the approval', () => {
    it('is held, also when the order was handed over or cancelled', () => {
      for (const steps of [[approve], [approve, acknowledge()], [cancel]] as const) {
        const order = stateAfter(...steps, { take: other('b', '20') });
        expect(order.held.map(({ source }) => source.id)).to.deep.equal(['b']);
        expect(order.content).to.deep.equal(complete);
      }
    });
    it('applied is a new approval of what the customer wants now', () => {
      const events = lived(approve, acknowledge(), { take: other('b', '20') }, apply());
      expect(events.slice(-2).map(({ type }) => type)).to.deep.equal(['OrderRevisionApplied', 'OrderApproved']);
      const order = stateAfter(approve, acknowledge(), { take: other('b', '20') }, apply());
      expect(order).to.include({ phase: 'approved', version: 2 });
      expect(order.content.lines[0]?.qty).to.equal('20');
      expect(order.handedOver).to.deep.equal({ version: 1, externalReference: 'ERP-1' });
    });
    it('applied is a draft where something is missing, the customer asks to cancel, or the order was cancelled', () => {
      const unknown = { ...other('b', '20'), lines: [orderLine({ productId: null, qty: '20' })] };
      expect(stateAfter(approve, { take: unknown }, apply()).phase).to.equal('draft');
      expect(stateAfter(approve, { take: other('b', '20') }, askToCancel('c'), apply()).phase).to.equal('draft');
      expect(stateAfter(cancel, { take: other('b', '20') }, apply()).phase).to.equal('draft');
    });
    it('supersedes those that waited before it, and none that came after it', () => {
      const two = [approve, { take: other('b', '20') }, { take: other('c', '30') }] as const;
      expect(stateAfter(...two, apply()).held).to.deep.equal([]);
      expect(stateAfter(...two, apply()).content.lines[0]?.qty).to.equal('30');
      expect(stateAfter(...two, apply('b')).held.map(({ source }) => source.id)).to.deep.equal(['c']);
      having(...two, apply())
        .when(apply('b'))
        .thenRefused('RevisionUnknown');
      having(...two)
        .when(apply('nobody'))
        .thenRefused('RevisionUnknown');
    });
    it('dismissed leaves the order as it is; all that wait unless one is named', () => {
      const two = [approve, { take: other('b', '20') }, { take: other('c', '30') }] as const;
      having(...two)
        .when(dismiss())
        .thenTypes('OrderRevisionDismissed', 'OrderRevisionDismissed');
      expect(stateAfter(...two, dismiss('b')).held.map(({ source }) => source.id)).to.deep.equal(['c']);
      expect(stateAfter(...two, dismiss()).content).to.deep.equal(complete);
      having(approve).when(dismiss()).thenRefused('NoRevisionHeld');
      having(approve).when(apply()).thenRefused('NoRevisionHeld');
    });
  });

  describe("the customer's wish to cancel", () => {
    it('waits, and stands in the way of an approval until somebody decides', () => {
      having(askToCancel('c')).when(approve).thenRefused('CancellationWaits');
      expect(stateAfter(askToCancel('c'), keep, approve).phase).to.equal('approved');
      expect(stateAfter(approve, askToCancel('c'), cancel).cancellations.waiting).to.equal(false);
    });
    it('is known by its source, and of no consequence once the order is over', () => {
      expect(stateAfter(reject, askToCancel('c')).cancellations.waiting).to.equal(false);
      having(approve).when(keep).thenRefused('NoCancellationWaits');
    });
  });
});

describe('an order of somebody whose data was erased', () => {
  const unseen = { type: 'ApproveOrder', unreviewedOnly: true } as const;
  const drafted = (content: Partial<OrderContent>): SalesOrderEvent => ({
    type: 'OrderDrafted',
    data: { orderId, reference, content: { ...complete, reviewReasons: [], requiresReview: false, ...content } },
  });
  it('is approved by a person who looks at it, and by nobody who does not', () => {
    given(drafted({})).when(unseen).thenTypes('OrderApproved');
    for (const content of [{ customerName: '[erased]' }, { customerEmail: '[erased]' }]) {
      given(drafted(content)).when(unseen).thenRefused('ReviewNeeded');
      given(drafted(content)).when(approve).thenTypes('OrderApproved');
    }
  });
});

describe('an order without a total', () => {
  const withoutTotal = (changes: Partial<OrderContent> = {}) => orderContent({ warehouseId: 'main', total: null, ...changes });
  const drafted = (content: OrderContent): SalesOrderEvent => ({ type: 'OrderDrafted', data: { orderId, reference, content } });
  const two = [orderLine(), orderLine({ qty: '4', price: '0.25', amount: null })];

  it('is approved with the sum of its lines, once', () => {
    const approved = { type: 'OrderApproved', data: { orderId, version: 1, total: '126.00' } } as const;
    given(drafted(withoutTotal({ lines: two })))
      .when(approve)
      .thenEvents(approved);
    given(drafted(withoutTotal({ lines: two })), approved)
      .when(approve)
      .thenNothing();
    const { state } = given(drafted(withoutTotal({ lines: two })), approved);
    expect(state.phase === 'none' ? null : state.content.total).to.equal('126.00');
  });

  it('keeps the total that it has, whatever its lines come to', () => {
    given(drafted(withoutTotal({ total: '1.00', lines: two })))
      .when(approve)
      .thenEvents({ type: 'OrderApproved', data: { orderId, version: 1 } });
  });

  it('is not approved while a line does not say what it comes to', () => {
    const lines = [orderLine(), orderLine({ discount: '10', amount: null })];
    given(drafted(withoutTotal({ lines })))
      .when(approve)
      .thenRefused('FieldsMissing');
    given(drafted(withoutTotal({ lines, total: '200.00' })))
      .when(approve)
      .thenEvents({ type: 'OrderApproved', data: { orderId, version: 1 } });
  });

  it('has the sum of its lines also where a revision is approved as it is applied', () => {
    const later = { ...other('later', '20'), total: null };
    const events = having(approve, { take: later }).when({ type: 'ApplyRevision', revision: null }).events();
    const [applied, again] = events;
    const total = applied?.type === 'OrderRevisionApplied' ? applied.data.content.total : undefined;
    expect(again).to.deep.equal({
      type: 'OrderApproved',
      data: { orderId, version: 2, ...(total === null ? { total: '125.00' } : {}) },
    });
  });
});
