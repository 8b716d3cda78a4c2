import { expect } from 'chai';
import { describe, it } from 'mocha';
import {
  differenceCount,
  differencesBetween,
  orderedContent,
} from '../../../../src/domain/order-confirmation/confirmation-differences.ts';
import type { OrderContent, SalesOrderEvent } from '../../../../src/domain/sales-order/sales-order.events.ts';
import { contentWith, orderedLine } from '../../../support/order-confirmation.ts';
import { extraction } from '../../../support/samples.ts';

const read = { lines: [] } as never;
const ordered = (...lines: Parameters<typeof orderedLine>[0][]) =>
  contentWith({ extraction: read, deliveryDate: '2026-12-04', lines: lines.map(orderedLine) });
const approved = (...lines: Parameters<typeof orderedLine>[0][]) =>
  contentWith({ deliveryDate: '2026-12-04', lines: lines.map(orderedLine) });

describe('the differences between an order and its confirmation', () => {
  it('are none where numbers are only spelled differently, units are the same and codes were matched', () => {
    const before = ordered({ code: 'A', qty: '10', price: '2.50', unit: 'Stück' });
    const after = approved({ code: 'A', qty: '10.00', price: '2.5', unit: 'pcs', productId: 'p1' });
    expect(differenceCount(differencesBetween(before, after))).to.equal(0);
  });

  it('are a changed quantity, unit, price and date, each with what was ordered', () => {
    const day = (until: string) => ({ requestedDelivery: { kind: 'day' as const, until } });
    const before = ordered({ code: 'A', qty: '10', price: '2.5', ...day('2026-12-01') }, { code: 'B', unit: 'pcs' });
    const after = approved({ code: 'A', qty: '12', price: '3', ...day('2026-12-09') }, { code: 'B', unit: 'box' });
    expect(differencesBetween(before, after).lines).to.deep.equal([
      {
        kind: 'changed',
        changes: [
          { field: 'quantity', ordered: '10', unit: 'pcs' },
          { field: 'price', ordered: '2.5' },
          { field: 'delivery_date', ordered: '2026-12-01' },
        ],
      },
      { kind: 'changed', changes: [{ field: 'quantity', ordered: '10', unit: 'pcs' }] },
    ]);
  });

  it('are lines that were added and dropped, wherever they are', () => {
    const before = ordered({ code: 'A' }, { code: 'B' }, { code: 'C' });
    const after = approved({ code: 'C' }, { code: 'X' }, { code: 'A' });
    const { lines, dropped } = differencesBetween(before, after);
    expect(lines.map(({ kind }) => kind)).to.deep.equal(['as_ordered', 'added', 'as_ordered']);
    expect(dropped.map(({ code }) => code)).to.deep.equal(['B']);
  });

  it('pair two lines of one article by their positions', () => {
    const before = ordered({ position: '10', code: 'A', qty: '1' }, { position: '20', code: 'A', qty: '2' });
    const after = approved({ position: '20', code: 'A', qty: '2' }, { position: '10', code: 'A', qty: '1' });
    expect(differenceCount(differencesBetween(before, after))).to.equal(0);
  });

  it('pair a line without a number with the one in its place', () => {
    const { lines } = differencesBetween(ordered({ name: 'Bo1t', qty: '1' }), approved({ name: 'Bolt', code: 'A', qty: '2' }));
    expect(lines[0]?.kind).to.equal('changed');
  });

  it('are none of prices that the customer did not state', () => {
    const listed = contentWith({
      extraction: { lines: [{ qty: {} }] } as never,
      lines: [orderedLine({ code: 'A', price: '2.5' })],
    });
    expect(differenceCount(differencesBetween(listed, approved({ code: 'A', price: '3' })))).to.equal(0);
    const stated = contentWith({
      extraction: { lines: [{ price: { derived: false } }] } as never,
      lines: [orderedLine({ code: 'A', price: '2.5' })],
    });
    expect(differenceCount(differencesBetween(stated, approved({ code: 'A', price: '3' })))).to.equal(1);
  });

  it('are another delivery date than the document names', () => {
    const other = { ...approved({ code: 'A' }), deliveryDate: '2026-12-11' };
    expect(differencesBetween(ordered({ code: 'A' }), other).deliveryDate).to.equal('2026-12-04');
    const unnamed = { ...ordered({ code: 'A' }), deliveryDate: null };
    expect(differencesBetween(unnamed, other).deliveryDate).to.equal(null);
  });

  it('are taken from what the customer sent last, and from nothing where a person entered the order', () => {
    const event = (type: string, content: object) => ({ type, data: { orderId: 'o', content } }) as unknown as SalesOrderEvent;
    const [first, second] = [ordered({ code: 'A' }), ordered({ code: 'B' })];
    expect(orderedContent([event('OrderDrafted', first), event('OrderRevisionApplied', second)])).to.equal(second);
    expect(orderedContent([event('OrderDrafted', approved({ code: 'A' }))])).to.equal(null);
    expect(differenceCount(differencesBetween(null, approved({ code: 'A' })))).to.equal(0);
  });

  it('are none for lines that a person has moved into another order, or out of one', () => {
    const event = (type: string, data: object) => ({ type, data: { orderId: 'o', ...data } }) as unknown as SalesOrderEvent;
    const source = { kind: 'email', id: 'mail' };
    const lines = ['A', 'B', 'C'].map((code) => orderedLine({ code }));
    const document = { ...contentWith({ extraction: { ...extraction(), lines: [] } }), lines, source } as OrderContent;
    const [first, , third] = lines;
    const moved = [
      event('OrderDrafted', { content: document }),
      event('OrderSplit', {
        part: { orderId: 'p', reference: 'SO-2' },
        lines: [2],
        changes: [],
        terms: { lines: [first, third] },
        partTerms: { lines: [lines[1]] },
      }),
    ];
    const order = { ...document, lines: [first, third] as OrderContent['lines'] };
    expect(differenceCount(differencesBetween(orderedContent(moved), order))).to.equal(0);
    const from = { orderId: 'q', reference: 'SO-3' };
    const added = orderedLine({ code: 'D' });
    const terms = { lineChanges: { added: [added] } };
    const merged = event('OrderMerged', { from, mergeId: 'm', changes: [], terms, hashes: [], sources: [] });
    const withAdded = { ...order, lines: [...order.lines, added] };
    expect(differenceCount(differencesBetween(orderedContent([...moved, merged]), withAdded))).to.equal(0);
    expect(differenceCount(differencesBetween(orderedContent(moved), withAdded))).to.equal(1);
  });

  it('are measured against the document, also after an answer to questions was applied to a corrected draft', () => {
    const source = { kind: 'email', id: 'answer' };
    const event = (type: string, data: object) => ({ type, data: { orderId: 'o', ...data } }) as unknown as SalesOrderEvent;
    const document = ordered({ code: 'A', qty: '10', price: '3' });
    // the price was corrected by a person before the answer came
    const withAnswer = { ...ordered({ code: 'A', qty: '10', price: '5' }), deliveryDate: '2026-12-14', source };
    const events = [
      event('OrderDrafted', { content: document }),
      event('OrderRevisionHeld', { content: withAnswer, changes: [], answer: { round: 1, terms: {} } }),
      event('OrderRevisionApplied', { content: withAnswer, changes: [], source, isAnswer: true }),
    ];
    expect(orderedContent(events as never)).to.equal(document);
  });
});
