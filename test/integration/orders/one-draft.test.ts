/** One purchase order of one customer, from many sides at once, and from one that died on the way. */
import { randomUUID } from 'node:crypto';
import { createCommandHandler } from '@order-intake/event-sourcing';
import type { Extraction } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { createPurchaseOrderClaims } from '../../../src/commands/sales-order/purchase-order-claim.ts';
import type { TakenOrder } from '../../../src/commands/sales-order/take-order.command.ts';
import { composeCommands } from '../../../src/main/compose/compose.ts';
import { extraction, field } from '../../support/samples.ts';
import { type Stack, startStack } from '../../support/stack.ts';
import { until } from '../../support/until.ts';

/** all of them meet at one stream, where each waits for all before it: the night takes more */
const sides = Number(process.env.ORDER_SIDES ?? 24);

describe('a purchase order', () => {
  let stack: Stack;
  let companyId: string;
  before(async () => {
    stack = await startStack();
    companyId = await stack.newCompany();
  });
  after(() => stack.stop());

  /** A worker of its own: nothing in this process is shared but the stores. */
  const worker = () => composeCommands(stack.foundation);
  const read = (poNumber: string, qty = '10'): Extraction =>
    extraction({
      fields: { ...extraction().fields, po_number: field(poNumber) },
      lines: [{ name: field('Hex bolt M8'), code: field('HB-8'), qty: field(qty), price: field('12.50') }],
    });
  const byMail = async (result: Extraction): Promise<TakenOrder> => {
    const taken = await worker().takeOrder(
      {
        source: { kind: 'email', id: randomUUID() },
        ordinal: 0,
        extraction: result,
        sender: { email: 'anna@buyer.example', name: 'Anna Berg' },
        threshold: 70,
        year: 2026,
        person: { person: 'anna@buyer.example' },
      },
      stack.context(companyId),
    );
    if (!taken) throw new Error('nothing was taken');
    return taken;
  };
  async function* content() {
    yield Buffer.from('an order');
  }
  const byUpload = async (result: Extraction): Promise<TakenOrder> => {
    const { uploadDocument, recordReading, createOrder } = worker();
    const file = { name: 'order.pdf', declaredType: null, content: content() };
    const { documentId } = await uploadDocument(file, stack.request(companyId));
    await recordReading(documentId, { results: [result] }, stack.context(companyId));
    const origin = { kind: 'document', documentId, ordinal: 0, insteadOfMail: null } as const;
    const made = await createOrder({ origin, corrections: {}, isOrder: false }, stack.request(companyId));
    if (isLeft(made)) throw new Error(made.left.type);
    return made.right;
  };
  const eventsOf = async (orderId: string) => (await stack.events(`salesOrder-${companyId}_${orderId}`)).map(({ type }) => type);
  const count = (list: readonly string[], wanted: string) => list.filter((one) => one === wanted).length;

  it(`that ${sides} workers take from ${sides} mails and uploads at once is one draft, and everybody is told which`, async () => {
    const taken = await Promise.all(
      Array.from({ length: sides }, (_, index) => (index % 2 === 0 ? byMail : byUpload)(read('PO-64'))),
    );
    const ids = new Set(taken.map(({ outcome }) => outcome.orderId));
    expect(ids.size).to.equal(1);
    expect(new Set(taken.map(({ outcome }) => outcome.reference)).size).to.equal(1);
    const dispositions = taken.map(({ outcome }) => outcome.disposition);
    expect([count(dispositions, 'drafted'), count(dispositions, 'duplicate')]).to.deep.equal([1, sides - 1]);
    const events = await eventsOf([...ids][0] ?? '');
    expect([count(events, 'OrderDrafted'), count(events, 'OrderRepeated'), events.length]).to.deep.equal([1, sides - 1, sides]);
    await until('one draft in the read model, with all its duplicates', async () => {
      const { rows } = await stack.foundation.pool.query<{ duplicates: number }>(
        `select jsonb_array_length(duplicates) as duplicates from read.sales_orders where company_id = $1 and po_number = 'PO-64'`,
        [companyId],
      );
      return rows.length === 1 && rows[0]?.duplicates === sides - 1;
    });
  });

  it('with different content from sixteen sides is one draft that every other one revised, or repeated', async () => {
    const taken = await Promise.all(Array.from({ length: 16 }, (_, index) => byMail(read('PO-16', String(10 + (index % 4))))));
    expect(new Set(taken.map(({ outcome }) => outcome.orderId)).size).to.equal(1);
    const dispositions = taken.map(({ outcome }) => outcome.disposition);
    expect(count(dispositions, 'drafted')).to.equal(1);
    expect(count(dispositions, 'revised')).to.equal(3);
    expect(count(dispositions, 'duplicate')).to.equal(12);
  });

  it('whose first taker died after claiming the number is drafted by the next, under the name that was claimed', async () => {
    const { store } = stack.foundation;
    const handle = createCommandHandler(store);
    const claims = createPurchaseOrderClaims({ handle, store });
    const order = { customer: null, customerEmail: 'anna@buyer.example', customerName: null, poNumber: 'PO-DEAD' };
    const dead = { orderId: randomUUID(), reference: 'SO-2026-999999', contentHash: 'x' };
    await claims.claim(order, dead, stack.context(companyId));
    const { outcome } = await byMail(read('PO-DEAD'));
    expect(outcome).to.deep.equal({ orderId: dead.orderId, reference: dead.reference, disposition: 'drafted' });
  });
});
