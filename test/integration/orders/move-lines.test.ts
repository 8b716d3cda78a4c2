/** A person splits a draft into several orders, and merges drafts into one: nothing is lost or ordered twice, also when a process dies in between. */
import { randomUUID } from 'node:crypto';
import { createCommandHandler } from '@order-intake/event-sourcing';
import type { Extraction } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import type { TakenOrder } from '../../../src/commands/sales-order/take-order.command.ts';
import { type KnownOrder, salesOrder } from '../../../src/domain/sales-order/sales-order.decider.ts';
import type { SalesOrderEvent } from '../../../src/domain/sales-order/sales-order.events.ts';
import { composeCommands } from '../../../src/main/compose/compose.ts';
import { extraction, field } from '../../support/samples.ts';
import { type Stack, startStack } from '../../support/stack.ts';
import { until } from '../../support/until.ts';

type Line = readonly [code: string, qty: string];
const buyer = 'anna@buyer.example';
const bolts: readonly Line[] = [
  ['HB-8', '10'],
  ['HB-10', '20'],
  ['HB-12', '30'],
];

type Document = {
  readonly number: string | null;
  readonly lines: readonly Line[];
  readonly total?: string;
  readonly file?: string;
};
const read = ({ number, lines, total, file = randomUUID() }: Document): Extraction => {
  const { po_number: _, total: __, ...fields } = extraction().fields;
  return extraction({
    fields: {
      ...fields,
      currency: field('EUR'),
      ...(number === null ? {} : { po_number: field(number) }),
      ...(total ? { total: field(total) } : {}),
    },
    lines: lines.map(([code, qty]) => ({
      code: field(code),
      name: field(`Article ${code}`),
      qty: field(qty),
      price: field('2.50'),
      note: field(`note of ${code}`),
    })),
    files: [{ name: 'order.pdf', sha256: file, size: 2_048, type: 'pdf' }],
  });
};

describe('lines that a person moves between drafts', () => {
  let stack: Stack;
  let companyId: string;
  let running: Awaited<ReturnType<Stack['startWorker']>>;
  before(async () => {
    stack = await startStack();
    companyId = await stack.newCompany();
    running = await stack.startWorker();
    await worker().registerCustomer({ name: 'Anna Berg AB', code: 'C-1', emails: [buyer] }, stack.context(companyId));
    await until('the customer in the read model', async () => {
      const { rows } = await stack.foundation.pool.query('select 1 from read.customers where company_id = $1', [companyId]);
      return rows.length === 1;
    });
  });
  after(async () => {
    await running.stop();
    await stack.stop();
  });

  /** A worker of its own: nothing in this process is shared but the stores. */
  const worker = () => composeCommands(stack.foundation);
  /** What dies before it appends to a stream of which `dies` holds. */
  const dyingWorker = (dies: (stream: string) => boolean) => {
    const { store } = stack.foundation;
    const append: typeof store.append = async (appending) => {
      if (dies(appending.stream)) throw new Error('killed');
      return store.append(appending);
    };
    return composeCommands({ ...stack.foundation, store: { ...store, append } });
  };
  const byMail = async (document: Document, id: string = randomUUID()): Promise<TakenOrder> => {
    const taken = await worker().takeOrder(
      {
        source: { kind: 'email', id },
        ordinal: 0,
        extraction: read(document),
        sender: { email: buyer, name: 'Anna Berg' },
        threshold: 70,
        year: 2026,
        person: { person: buyer },
      },
      stack.context(companyId),
    );
    if (!taken) throw new Error('nothing was taken');
    return taken;
  };
  const number = () => `PO-${randomUUID().slice(0, 8)}`;
  const streamOf = (orderId: string) => `salesOrder-${companyId}_${orderId}`;
  const typesOf = async (orderId: string) => (await stack.events(streamOf(orderId))).map(({ type }) => type);
  const orderOf = async (orderId: string): Promise<KnownOrder> => {
    const events = (await stack.events(streamOf(orderId))) as readonly SalesOrderEvent[];
    const state = events.reduce(salesOrder.evolve, salesOrder.initialState);
    if (state.phase === 'none') throw new Error(`no order ${orderId}`);
    return state;
  };
  const split = async (orderId: string, lines: readonly number[], context = stack.request(companyId)) => {
    const result = await worker().splitOrder({ orderId, lines, ifMatch: null }, context);
    if (isLeft(result)) throw new Error(result.left.type);
    return result.right.order;
  };
  const merge = async (orderId: string, fromId: string, context = stack.request(companyId)) => {
    const result = await worker().mergeOrders({ orderId, fromId, ifMatch: null }, context);
    if (isLeft(result)) throw new Error(result.left.type);
    return result.right.order;
  };
  const linesOf = ({ content: { lines } }: KnownOrder) => lines.map(({ code, qty }) => `${code} ${qty}`);
  const codesRead = ({ content }: KnownOrder) => content.extraction?.lines.map(({ code }) => code?.value);
  const partOf = ({ parts }: KnownOrder) => orderOf(parts.at(-1)?.orderId ?? '');

  describe('into an order of their own', () => {
    it('take what is known of them along, and the header is the same', async () => {
      const { outcome } = await byMail({ number: number(), lines: bolts, total: '150.00' });
      const whole = await orderOf(outcome.orderId);
      const first = await split(outcome.orderId, [2]);
      const part = await partOf(first);
      expect(linesOf(first)).to.deep.equal(['HB-8 10', 'HB-12 30']);
      expect(linesOf(part)).to.deep.equal(['HB-10 20']);
      expect(part.content.lines[0]).to.deep.equal(whole.content.lines[1]);
      expect([codesRead(first), codesRead(part)]).to.deep.equal([['HB-8', 'HB-12'], ['HB-10']]);
      for (const name of ['customer', 'poNumber', 'orderDate', 'deliveryDate', 'currency', 'source', 'document'] as const)
        expect(part.content[name], name).to.deep.equal(whole.content[name]);
      expect(part.splitFrom).to.deep.equal({ orderId: outcome.orderId, reference: outcome.reference });
      // no policy approves what a person has split, and the sums are those of the lines
      expect([first.touched, part.touched]).to.deep.equal([true, true]);
      expect([whole.content.total, first.content.total, part.content.total]).to.deep.equal(['150.00', '100.00', '50.00']);
    });

    it('leave no printed total that covers other lines', async () => {
      const { outcome } = await byMail({ number: number(), lines: bolts, total: '163.20' });
      const first = await split(outcome.orderId, [1]);
      expect([first.content.total, (await partOf(first)).content.total]).to.deep.equal([null, null]);
    });

    it('several times, but never all of them, none, and no line that is not there', async () => {
      const { outcome } = await byMail({ number: number(), lines: bolts });
      for (const [lines, refusal] of [
        [[1, 2, 3], 'LinesNeeded'],
        [[], 'LinesNeeded'],
        [[4], 'NoSuchLine'],
      ] as const) {
        const result = await worker().splitOrder({ orderId: outcome.orderId, lines, ifMatch: null }, stack.request(companyId));
        expect(isLeft(result) && result.left.type).to.equal(refusal);
      }
      await split(outcome.orderId, [1]);
      const order = await split(outcome.orderId, [2]);
      expect(order.parts.length).to.equal(2);
      expect(linesOf(order)).to.deep.equal(['HB-10 20']);
      expect(linesOf(await partOf(order))).to.deep.equal(['HB-12 30']);
    });

    it('once, however often the same request comes, also at once', async () => {
      const { outcome } = await byMail({ number: number(), lines: bolts });
      const request = stack.request(companyId);
      await Promise.all(Array.from({ length: 4 }, () => split(outcome.orderId, [1], request)));
      const order = await split(outcome.orderId, [1], request);
      expect([order.parts.length, order.content.lines.length]).to.deep.equal([1, 2]);
      expect(await typesOf(order.parts[0]?.orderId ?? '')).to.deep.equal(['OrderDrafted']);
    });

    it('are drafted by the job where the request died before the draft', async () => {
      const { outcome } = await byMail({ number: number(), lines: bolts });
      const dying = dyingWorker((stream) => stream.startsWith('salesOrder-') && !stream.endsWith(outcome.orderId));
      const request = dying.splitOrder({ orderId: outcome.orderId, lines: [1], ifMatch: null }, stack.request(companyId));
      expect(await request.catch(({ message }) => message)).to.equal('killed');
      const [part] = (await orderOf(outcome.orderId)).parts;
      if (!part) throw new Error('not split');
      await until('the draft of the job', async () => (await typesOf(part.orderId)).length === 1);
      expect(linesOf(await orderOf(part.orderId))).to.deep.equal(['HB-8 10']);
    });

    it('are found again: a resent document drafts nothing, and a changed one waits with the orders named', async () => {
      const document = { number: number(), lines: bolts, file: randomUUID() };
      const { outcome } = await byMail(document);
      const order = await split(outcome.orderId, [1]);
      const part = await partOf(order);
      expect((await byMail(document)).outcome).to.deep.equal({ ...outcome, disposition: 'duplicate' });
      const changed = await byMail({ ...document, lines: [['HB-8', '11'], ...bolts.slice(1)], file: randomUUID() });
      expect(changed.outcome.disposition).to.equal('held');
      const [revision] = (await orderOf(changed.outcome.orderId)).held;
      const moved = revision?.doubts.find(({ code }) => code === 'lines_moved');
      expect(moved?.before).to.have.members([order.reference, part.reference]);
      const ofPart = await byMail({ ...document, lines: [['HB-8', '12']], file: randomUUID() });
      expect(ofPart.outcome.disposition).to.equal('held');
      expect(linesOf(await orderOf(outcome.orderId))).to.deep.equal(['HB-10 20', 'HB-12 30']);
    });

    it('go back by a merge', async () => {
      const { outcome } = await byMail({ number: number(), lines: bolts, total: '150.00' });
      const part = await partOf(await split(outcome.orderId, [1]));
      const order = await merge(outcome.orderId, part.orderId);
      expect(linesOf(order)).to.deep.equal(['HB-10 20', 'HB-12 30', 'HB-8 10']);
      expect(order.content.total).to.equal('150.00');
      expect((await orderOf(part.orderId)).phase).to.equal('merged');
    });
  });

  describe('from one order into another', () => {
    const two = async () => {
      const documents = [
        { number: number(), lines: bolts },
        { number: number(), lines: [['WV-30', '3']] as readonly Line[] },
      ] as const;
      const [into, from] = [(await byMail(documents[0])).outcome, (await byMail(documents[1])).outcome];
      return { into, from, documents };
    };

    it('come to its end, and the other one is closed and names it', async () => {
      const { into, from } = await two();
      const before = await orderOf(into.orderId);
      const order = await merge(into.orderId, from.orderId);
      expect(linesOf(order)).to.deep.equal(['HB-8 10', 'HB-10 20', 'HB-12 30', 'WV-30 3']);
      expect(order.content.lines[3]?.note).to.equal('note of WV-30');
      expect(order.content.poNumber).to.equal(before.content.poNumber);
      const ended = await orderOf(from.orderId);
      expect(ended.phase).to.equal('merged');
      expect(ended.mergedInto).to.deep.include({ orderId: into.orderId, reference: into.reference });
    });

    it('once, however often it is asked for, also at once and in both directions', async () => {
      const { into, from } = await two();
      const request = stack.request(companyId);
      await Promise.allSettled(Array.from({ length: 4 }, () => merge(into.orderId, from.orderId, request)));
      expect((await merge(into.orderId, from.orderId)).content.lines.length).to.equal(4);
      expect(await typesOf(into.orderId)).to.deep.equal(['OrderDrafted', 'OrderMerged']);
      const other = await two();
      await Promise.allSettled([merge(other.into.orderId, other.from.orderId), merge(other.from.orderId, other.into.orderId)]);
      await until('one of them with all lines', async () => {
        const orders = await Promise.all([orderOf(other.into.orderId), orderOf(other.from.orderId)]);
        const open = orders.filter(({ phase }) => phase === 'draft');
        const lines = open.reduce((sum, { content }) => sum + content.lines.length, 0);
        return lines === 4;
      });
    });

    it('are added by the job where the request died after it had closed the other one', async () => {
      const { into, from } = await two();
      const dying = dyingWorker((stream) => stream === streamOf(into.orderId));
      const request = dying.mergeOrders({ orderId: into.orderId, fromId: from.orderId, ifMatch: null }, stack.request(companyId));
      expect(await request.catch(({ message }) => message)).to.equal('killed');
      expect((await orderOf(from.orderId)).phase).to.equal('merged');
      await until('the lines by the job', async () => (await orderOf(into.orderId)).content.lines.length === 4);
      expect(await typesOf(into.orderId)).to.deep.equal(['OrderDrafted', 'OrderMerged']);
    });

    it('stay where they are when the order was decided in between: the other one is a draft again', async () => {
      const { into, from } = await two();
      const mergeId = randomUUID();
      const reject = { type: 'RejectOrder', reason: 'not wanted' } as const;
      await worker().decideOrder({ orderId: into.orderId, decision: reject, ifMatch: null }, stack.request(companyId));
      const close = { type: 'CloseForMerge', into: { orderId: into.orderId, reference: into.reference }, mergeId } as const;
      const context = stack.request(companyId);
      await createCommandHandler(stack.foundation.store)({
        decider: salesOrder,
        stream: streamOf(from.orderId),
        command: close,
        context,
      });
      await until('the draft again', async () => (await orderOf(from.orderId)).phase === 'draft');
      // opened again, the order does not get the lines of a merge that was refused
      const reopen = { type: 'ReopenOrder', reason: null } as const;
      await worker().decideOrder({ orderId: into.orderId, decision: reopen, ifMatch: null }, stack.request(companyId));
      await worker().completeMerge(from.orderId, stack.context(companyId));
      expect((await orderOf(into.orderId)).content.lines.length).to.equal(3);
      expect(await typesOf(into.orderId)).to.include('OrderMergeRefused');
      expect((await merge(into.orderId, from.orderId)).content.lines.length).to.equal(4);
    });

    it('are found there: a resent document of the closed order drafts nothing, and a changed one waits', async () => {
      const { into, from, documents } = await two();
      await merge(into.orderId, from.orderId);
      expect((await byMail(documents[1])).outcome).to.deep.equal({ ...into, disposition: 'duplicate' });
      const changed = await byMail({ ...documents[1], lines: [['WV-30', '4']] });
      expect(changed.outcome).to.deep.equal({ ...into, disposition: 'held' });
      expect((await orderOf(into.orderId)).content.lines.length).to.equal(4);
      const request = { numbers: [documents[1].number], from: null };
      const source = { kind: 'email', id: randomUUID() } as const;
      const asked = await worker().requestCancellation(
        { request, source, sender: buyer, customerId: null },
        stack.context(companyId),
      );
      expect(asked).to.deep.equal({ orderId: into.orderId, reference: into.reference, waits: true });
    });
  });
});
