import type { Extraction } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { readingOf } from '../../../src/domain/sales-order/reading-again.ts';
import { salesOrder } from '../../../src/domain/sales-order/sales-order.decider.ts';
import type { OrderContent, SalesOrderEvent } from '../../../src/domain/sales-order/sales-order.events.ts';
import { deciderKit } from '../../support/decider-kit.ts';
import { extraction, field, orderContent, orderId, orderLine } from '../../support/samples.ts';

const first = orderContent({ warehouseId: 'main' });
const drafted: SalesOrderEvent = { type: 'OrderDrafted', data: { orderId, reference: 'SO-2026-000001', content: first } };
const approved: SalesOrderEvent = { type: 'OrderApproved', data: { orderId, version: 1 } };

const numbered = (number: string, documentType: Extraction['documentType'] = 'order'): Extraction => {
  const read = extraction();
  return { ...read, documentType, fields: { ...read.fields, po_number: field(number) } };
};
/** the same document, read with another quantity */
const readWith = (qty: string): OrderContent => {
  const read = extraction();
  return orderContent({
    extraction: { ...read, lines: [{ ...read.lines[0], qty: field(qty) }] },
    lines: [orderLine({ qty })],
    contentHash: `read with ${qty}`,
  });
};
const again = (content: OrderContent) => ({ type: 'ReadOrderAgain', content }) as const;

describe('an order whose document is read again', () => {
  const { given } = deciderKit(salesOrder);

  it('stays as it is when today reads the same, however the catalogue has changed', () => {
    given(drafted).when(again(orderContent())).thenNothing();
    given(drafted)
      .when(again(orderContent({ customer: null, warehouseId: 'another' })))
      .thenNothing();
  });
  it('keeps what differs beside it, as a draft and once it is approved', () => {
    for (const before of [[drafted], [drafted, approved]]) {
      const [held, ...more] = given(...before)
        .when(again(readWith('20')))
        .events();
      if (held?.type !== 'OrderRevisionHeld') throw new Error('not held');
      expect(more).to.deep.equal([]);
      expect(held.data.readAgain).to.equal(true);
      expect(held.data.changes).to.deep.equal([{ field: 'lines.1.qty', before: '10', after: '20' }]);
      const { state } = given(...before, held);
      expect(state.phase !== 'none' && state.content.lines).to.deep.equal(first.lines);
    }
  });
  it('is shown each reading once, whatever people made of it', () => {
    const [held] = given(drafted)
      .when(again(readWith('20')))
      .events();
    if (held?.type !== 'OrderRevisionHeld') throw new Error('not held');
    given(drafted, held)
      .when(again(readWith('20')))
      .thenNothing();
    const dismissed: SalesOrderEvent = {
      type: 'OrderRevisionDismissed',
      data: { orderId, source: held.data.content.source, reason: 'the paper says ten' },
    };
    given(drafted, held, dismissed)
      .when(again(readWith('20')))
      .thenNothing();
    given(drafted, held, dismissed)
      .when(again(readWith('30')))
      .thenTypes('OrderRevisionHeld');
  });
  it('asks nobody to take back what a person put right and today reads the same way', () => {
    const corrected: SalesOrderEvent = {
      type: 'OrderCorrected',
      data: { orderId, changes: [], terms: { ...first, lines: [orderLine({ qty: '20' })] } },
    };
    given(drafted, corrected)
      .when(again(readWith('20')))
      .thenNothing();
    given(drafted, corrected).when(again(orderContent())).thenNothing();
  });
  it('is left alone once it is over', () =>
    given(drafted, { type: 'OrderRejected', data: { orderId, reason: 'twice' } })
      .when(again(readWith('20')))
      .thenRefused('OrderDecided'));
});

describe('which of the readings of a document is the order', () => {
  const order = (poNumber: string | null, number: string) => ({ ...first, poNumber, extraction: numbered(number) });

  it('is the one of its number, as read then or as people know it', () => {
    const results = [numbered('A-1'), numbered('B-2')];
    expect(readingOf(results, order('A-1', 'A-1'))).to.equal(results[0]);
    expect(readingOf(results, order('B-2', 'misread'))).to.equal(results[1]);
  });
  it('is the only order, and none of several without the number; what is no order is none', () => {
    const only = numbered('C-3');
    expect(readingOf([only, numbered('A-1', 'invoice')], order('A-1', 'A-1'))).to.equal(only);
    expect(readingOf([only, numbered('D-4')], order('A-1', 'A-1'))).to.equal(null);
    expect(readingOf([numbered('A-1', 'invoice')], order('A-1', 'A-1'))).to.equal(null);
  });
});

describe('an order whose document a model has read late', () => {
  const { given } = deciderKit(salesOrder);
  const late = (content: OrderContent) => ({ type: 'CompleteReading', content }) as const;
  const corrected: SalesOrderEvent = { type: 'OrderCorrected', data: { orderId, changes: [], terms: first } };
  const rejected: SalesOrderEvent = { type: 'OrderRejected', data: { orderId, reason: 'no' } };
  const reopened: SalesOrderEvent = { type: 'OrderReopened', data: { orderId, reason: null, reviewReasons: [] } };

  it('follows it while nobody has touched the draft, keeps its warehouse, and follows it once', () => {
    const [revised, ...more] = given(drafted)
      .when(late(readWith('20')))
      .events();
    if (revised?.type !== 'OrderRevised') throw new Error('not revised');
    expect(more).to.deep.equal([]);
    expect(revised.data).to.deep.include({ readAgain: true, changes: [{ field: 'lines.1.qty', before: '10', after: '20' }] });
    expect(revised.data.content).to.deep.include({ warehouseId: 'main', reviewReasons: readWith('20').reviewReasons });
    given(drafted, revised)
      .when(late(readWith('20')))
      .thenNothing();
  });
  it('has it beside itself once a person has corrected, approved or reopened the order', () => {
    for (const touched of [[corrected], [approved], [rejected, reopened]])
      given(drafted, ...touched)
        .when(late(readWith('20')))
        .thenTypes('OrderRevisionHeld');
  });
  it('is over when it was rejected, and another document speaks for it once that has changed it', () => {
    given(drafted, rejected)
      .when(late(readWith('20')))
      .thenRefused('OrderDecided');
    const other = { ...readWith('30'), source: { kind: 'email', id: 'another' } } as const;
    const revised: SalesOrderEvent = { type: 'OrderRevised', data: { orderId, content: other, changes: [] } };
    given(drafted, revised)
      .when(late(readWith('20')))
      .thenNothing();
  });
});
