/** What an order says beside who orders what: kept through revisions, compared, and hashed. */
import { contentFromFlat, flatFromContent, lineDetails, orderDetails } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { contentHashes, formerHash } from '../../../src/commands/sales-order/content-hash.ts';
import { changesBetween } from '../../../src/domain/sales-order/order-changes.ts';
import { salesOrder } from '../../../src/domain/sales-order/sales-order.decider.ts';
import type { OrderContent, SalesOrderEvent } from '../../../src/domain/sales-order/sales-order.events.ts';
import { deciderKit } from '../../support/decider-kit.ts';
import { extraction, field, orderContent, orderId, orderLine } from '../../support/samples.ts';
import { wholeLine, wholeOrder } from '../../support/whole-order.ts';

const reference = 'SO-2026-000001';
/** Read of a document that says this city and this note. */
const readWith = (id: string, city: string, note: string, changes: Partial<OrderContent> = {}): OrderContent => {
  const read = extraction();
  const content = orderContent({
    source: { kind: 'email', id },
    extraction: {
      ...read,
      fields: { ...read.fields, ship_to_city: field(city) },
      lines: [{ ...read.lines[0], note: field(note) }],
    },
    shipTo: { city },
    lines: [{ ...orderLine(), note }],
    ...changes,
  });
  return { ...content, ...contentHashes(content) };
};
const take = (content: OrderContent) => ({ type: 'TakeOrder', orderId, reference, content, corrected: null }) as const;
const draftedFrom = (content: OrderContent): SalesOrderEvent => ({ type: 'OrderDrafted', data: { orderId, reference, content } });

describe('the details of an order', () => {
  const { given } = deciderKit(salesOrder);
  const first = readWith('first', 'Luleå', 'Fragile');

  it('are the same after they were single values with evidence', () => {
    const values = new Map<string, string>(flatFromContent(orderDetails, wholeOrder));
    expect(contentFromFlat(orderDetails, (name) => values.get(name))).to.deep.equal(wholeOrder);
    const ofLine = new Map<string, string>(flatFromContent(lineDetails, wholeLine));
    expect(contentFromFlat(lineDetails, (name) => ofLine.get(name))).to.deep.equal(wholeLine);
  });

  it('make a revision where a later document says another address', () => {
    const [event] = given(draftedFrom(first))
      .when(take(readWith('second', 'Kiruna', 'Fragile')))
      .events();
    if (event?.type !== 'OrderRevised') throw new Error('not revised');
    expect(event.data.changes).to.deep.equal([{ field: 'ship_to.city', before: 'Luleå', after: 'Kiruna' }]);
  });

  it('that a person corrected stay where the later document says what the first one said', () => {
    const terms = { ...first, shipTo: { city: 'Luleå', name: 'Gate 3' }, lines: [{ ...orderLine(), note: 'Very fragile' }] };
    const {
      source: _,
      extraction: __,
      document: ___,
      threshold: ____,
      contentHash: _____,
      formerHash: ______,
      ...corrected
    } = terms;
    const correction: SalesOrderEvent = {
      type: 'OrderCorrected',
      data: { orderId, changes: changesBetween(first, corrected), terms: corrected },
    };
    const again = readWith('second', 'Luleå', 'Fragile');
    const read = again.extraction ?? extraction();
    const later = { ...again, currency: 'SEK', extraction: { ...read, fields: { ...read.fields, currency: field('SEK') } } };
    const ofLater = { ...later, ...contentHashes(later) };
    const [event] = given(draftedFrom(first), correction).when(take(ofLater)).events();
    if (event?.type !== 'OrderRevised') throw new Error('not revised');
    expect(event.data.content.shipTo).to.deep.equal({ city: 'Luleå', name: 'Gate 3' });
    expect(event.data.content.lines[0]?.note).to.equal('Very fragile');
  });

  it('say the same again to an order that was hashed by version 1', () => {
    const { formerHash: _, ...old } = { ...first, contentHash: formerHash(first) };
    const events = given(draftedFrom(old))
      .when(take(readWith('second', 'Luleå', 'Fragile')))
      .events();
    expect(events.map(({ type }) => type)).to.deep.equal(['OrderRepeated']);
  });

  it('count in the hash: address, dates and numbers of lines, and not how they are written', () => {
    const hash = (changes: object): string => contentHashes({ ...first, ...changes }).contentHash;
    const same = hash({});
    expect(hash({ shipTo: { city: ' LULEÅ ' } })).to.equal(same);
    for (const changes of [
      { shipTo: { city: 'Kiruna' } },
      { requestedDelivery: { kind: 'asap' } },
      { lines: [{ ...orderLine(), buyerItemId: 'B-77' }] },
      { lines: [{ ...orderLine(), requestedDelivery: { kind: 'day', until: '2026-12-09' } }] },
    ])
      expect(hash(changes), JSON.stringify(changes)).not.to.equal(same);
    expect(formerHash({ ...first, shipTo: { city: 'Kiruna' } })).to.equal(formerHash(first));
  });
});
