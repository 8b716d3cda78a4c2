import { type KnownLayout, knownLayoutOf, type LayoutPrint, rowsKeys, valueKey } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { documentLayout } from '../../../src/domain/document-layout/document-layout.decider.ts';
import type { DocumentLayoutEvent } from '../../../src/domain/document-layout/document-layout.events.ts';
import { type LayoutLesson, lessonOf } from '../../../src/domain/document-layout/layout-lesson.ts';
import { withLesson } from '../../../src/domain/document-layout/layout-memory.ts';
import type { OrderTerms } from '../../../src/domain/sales-order/sales-order.events.ts';
import { deciderKit } from '../../support/decider-kit.ts';
import { extraction, field } from '../../support/samples.ts';

const place = { x0: 8, x1: 26, y: 6 };
const elsewhere = { x0: 60, x1: 70, y: 6 };
const row = { name: 'Bolt', qty: '2', price: '3' };
const print: LayoutPrint = {
  labels: ['a:1', 'b:2', 'c:3'],
  places: [
    { value: valueKey('code', 'PO 4711'), ...place },
    { value: valueKey('code', 'K-01'), ...elsewhere },
    { value: valueKey('date', '2026-03-04'), ...place, dayFirst: true },
  ],
  ways: [
    { way: 'under_headers', ...rowsKeys([{ ...row, qty: '3', price: '2' }]) },
    { way: 'under_headers_qty_1', ...rowsKeys([row]) },
  ],
};
const blank = { code: null, unit: null, discount: null, amount: null, productId: null, matchedBy: null, candidates: [] } as const;
const terms = (changes: Partial<OrderTerms> = {}): OrderTerms => ({
  customer: null,
  customerCandidates: [],
  leadId: null,
  customerName: null,
  customerEmail: null,
  poNumber: 'PO-4711',
  orderDate: null,
  deliveryDate: null,
  currency: 'EUR',
  total: null,
  warehouseId: null,
  lines: [{ ...blank, ...row }],
  requiresReview: false,
  reviewReasons: [],
  ...changes,
});
const read = (changes: Partial<Parameters<typeof extraction>[0]> = {}) =>
  extraction({
    fields: { po_number: field('K-01') },
    lines: [{ name: field('Bolt'), qty: field('3'), price: field('2') }],
    print,
    ...changes,
  });

describe('what an order teaches about the layout of its document', () => {
  it('is where a corrected value stands, however it is written, and the way to read the rows that gives what the person made of them', () => {
    const lesson = lessonOf(read(), terms());
    expect(lesson?.fields).to.deep.equal({ po_number: { places: [place], taught: true } });
    expect(lesson?.way).to.equal('under_headers_qty_1');
  });
  it('is where a value stands that nobody had to correct, and no way while the rows were right', () => {
    const lines = [{ name: field('Bolt'), qty: field('2'), price: field('3.00') }];
    const lesson = lessonOf(read({ fields: { po_number: field('PO4711') }, lines }), terms());
    expect(lesson?.fields.po_number).to.deep.equal({ places: [place], taught: false });
    expect(lesson?.way).to.equal(null);
  });
  it('is that nothing of a field stands there when a person takes it away', () =>
    expect(lessonOf(read(), terms({ poNumber: null }))?.fields.po_number).to.deep.equal({ places: [], taught: true }));
  it('is a hash of what a customer says on each of its documents, and which currency was read where another was meant', () => {
    const name = { value: valueKey('name', 'Marram Stores'), ...place };
    const lesson = lessonOf(
      read({ fields: { currency: field('USD') }, print: { ...print, places: [name] } }),
      terms({ customerName: 'MARRAM STORES', currency: 'CAD' }),
    );
    expect(lesson?.fields.customer_name).to.deep.equal({ places: [place], values: [name.value], taught: true });
    expect(lesson?.currencyRead).to.equal('USD');
    expect(lessonOf(read({ fields: { currency: field('EUR') } }), terms())).not.to.have.property('currencyRead');
  });
  it('is nothing of a value that stands nowhere, and nothing at all of what no rules have read', () => {
    expect(lessonOf(read(), terms({ poNumber: '9999' }))?.fields).to.deep.equal({});
    const { print: _, ...entered } = read();
    expect(lessonOf(entered, terms())).to.equal(null);
  });
});

const lesson = (changes: Partial<LayoutLesson> = {}): LayoutLesson => ({
  labels: print.labels,
  fields: { po_number: { places: [place], taught: false } },
  currency: 'EUR',
  way: null,
  ...changes,
});

describe('what is known of a layout', () => {
  it('counts what agrees, and begins anew with a correction', () => {
    const twice = withLesson(withLesson(null, lesson()), lesson());
    expect(twice).to.deep.include({ orders: 2 });
    expect(twice.fields.po_number).to.deep.equal({ places: [place], times: 2, taught: false });
    const corrected = withLesson(twice, lesson({ fields: { po_number: { places: [elsewhere], taught: true } } }));
    expect(corrected.fields.po_number).to.deep.equal({ places: [elsewhere], times: 1, taught: true });
    expect(withLesson(corrected, lesson({ fields: {} })).fields.po_number, 'nothing said of it').to.deep.equal(
      corrected.fields.po_number,
    );
  });
  it('keeps what its customers were called, the newest first, and which currency was meant until another is confirmed', () => {
    const named = (value: string, taught: boolean): LayoutLesson =>
      lesson({ fields: { customer_name: { places: [place], values: [value], taught } }, currency: 'CAD' });
    const memory = withLesson(withLesson(null, { ...named('a', true), currencyRead: 'USD' }), named('b', true));
    expect(memory.fields.customer_name?.values).to.deep.equal(['b', 'a']);
    expect(memory.currencyRead).to.equal('USD');
    expect(withLesson(memory, lesson({ currency: 'NZD' }))).not.to.have.property('currencyRead');
  });
  it('knows a document by its labels and where they stand, by two only when they are all there are, and nothing by one', () => {
    const known = (id: string, labels: readonly string[]): KnownLayout => ({ id, ...withLesson(null, lesson({ labels })) });
    const layouts = [known('other', ['a:1', 'x:2', 'y:3', 'z:4']), known('same', ['a:1', 'b:2', 'c:4', 'd:9'])];
    expect(knownLayoutOf(['a:1', 'b:2', 'c:3'], layouts)?.id).to.equal('same');
    expect(knownLayoutOf(['q:1', 'r:2', 's:3'], layouts)).to.equal(null);
    expect(knownLayoutOf(['a:1', 'b:2'], [known('letter', ['a:1', 'b:2'])])?.id).to.equal('letter');
    expect(knownLayoutOf(['a:1', 'b:2'], [known('longer', ['a:1', 'b:2', 'c:4'])])).to.equal(null);
    expect(knownLayoutOf(['a:1'], [known('few', ['a:1'])])).to.equal(null);
  });
  it('is a letter known by how its lines begin, and by its labels alone where it was learned of by these', () => {
    const known = (id: string, labels: readonly string[]): KnownLayout => ({ id, ...withLesson(null, lesson({ labels })) });
    const letter = ['a:1', '~b:2', '~c:2', '~d:2', '~e:2'];
    expect(knownLayoutOf(letter, [known('letter', ['a:1', '~b:2', '~c:2', '~d:2', '~x:2'])])?.id).to.equal('letter');
    expect(knownLayoutOf(letter, [known('other', ['a:1', '~b:2', '~x:2', '~y:2', '~z:2'])])).to.equal(null);
    expect(knownLayoutOf(letter, [known('of before', ['a:1'])])).to.equal(null);
    expect(knownLayoutOf([...letter, 'f:7', 'g:7'], [known('of before', ['a:1', 'f:7', 'g:7'])])?.id).to.equal('of before');
  });
});

describe('a layout', () => {
  const { given } = deciderKit(documentLayout);
  const learn = (orderId: string) =>
    ({ type: 'LearnLayout', layoutId: 'l-1', orderId, confirmedBy: 'user:anna', customerId: null, lesson: lesson() }) as const;
  const learned = (orderId: string, orders = 1): DocumentLayoutEvent => ({
    type: 'DocumentLayoutLearned',
    data: {
      layoutId: 'l-1',
      orderId,
      confirmedBy: 'user:anna',
      customerId: null,
      corrected: [],
      memory: {
        labels: print.labels,
        orders,
        fields: { po_number: { places: [place], times: orders, taught: false } },
        currency: 'EUR',
        way: null,
      },
    },
  });
  const revoked: DocumentLayoutEvent = { type: 'DocumentLayoutRevoked', data: { layoutId: 'l-1' } };
  it('learns from each order once', () => {
    given().when(learn('o-1')).thenEvents(learned('o-1'));
    given(learned('o-1')).when(learn('o-1')).thenNothing();
    given(learned('o-1')).when(learn('o-2')).thenEvents(learned('o-2', 2));
  });
  it('is revoked once, and learns nothing more', () => {
    const revoke = { type: 'RevokeLayout', layoutId: 'l-1' } as const;
    given(learned('o-1')).when(revoke).thenEvents(revoked);
    given(learned('o-1'), revoked).when(revoke).thenNothing();
    given(learned('o-1'), revoked).when(learn('o-2')).thenNothing();
    given().when(revoke).thenRefused('LayoutUnknown');
  });
});
