/** Later documents under one purchase order number: which of them revise an order, which wait, and what a person makes of those. */
import { randomUUID } from 'node:crypto';
import { type Extraction, type Field, mailTextType } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, beforeEach, describe, it } from 'mocha';
import type { TakenOrder } from '../../../src/commands/sales-order/take-order.command.ts';
import { type KnownOrder, salesOrder } from '../../../src/domain/sales-order/sales-order.decider.ts';
import type { SalesOrderEvent } from '../../../src/domain/sales-order/sales-order.events.ts';
import { composeCommands } from '../../../src/main/compose/compose.ts';
import { extraction, field } from '../../support/samples.ts';
import { type Stack, startStack } from '../../support/stack.ts';
import { until } from '../../support/until.ts';

type Line = readonly [code: string, qty: string];
type Document = {
  readonly number: string | null;
  /** the number as it is printed, where it was read otherwise */
  readonly printed?: string;
  readonly lines: readonly Line[];
  readonly date?: string;
  readonly file?: string;
  readonly type?: 'order' | 'order_change';
  readonly inWords?: true;
};

/** What a document says, as the extractor gives it. Each has a file of its own unless said. */
const read = ({ number, printed, lines, date, file = randomUUID(), type = 'order', inWords }: Document): Extraction => {
  const { po_number: _, total: __, ...fields } = extraction().fields;
  const poNumber: Field | null = number === null ? null : field(number, { source: printed ?? number });
  return extraction({
    documentType: type,
    fields: { ...fields, ...(poNumber ? { po_number: poNumber } : {}), ...(date ? { order_date: field(date) } : {}) },
    lines: lines.map(([code, qty]) => ({
      code: field(code),
      name: field(`Article ${code}`),
      qty: field(qty),
      price: field('2.50'),
    })),
    files: [{ name: 'order.pdf', sha256: file, size: 2_048, type: inWords ? mailTextType : 'pdf' }],
  });
};

const buyer = 'anna@buyer.example';
const bolts: readonly Line[] = [
  ['HB-8', '10'],
  ['HB-10', '20'],
  ['HB-12', '30'],
];
const vacuums: readonly Line[] = [['WV-30', '3']];

describe('later documents under one purchase order number', () => {
  let stack: Stack;
  let companyId: string;
  before(async () => {
    stack = await startStack();
    companyId = await stack.newCompany();
  });
  after(() => stack.stop());

  /** A worker of its own: nothing in this process is shared but the stores. */
  const worker = () => composeCommands(stack.foundation);
  type Mail = { readonly id?: string; readonly from?: string; readonly ordinal?: number };
  const byMail = async (document: Document, { id = randomUUID(), from = buyer, ordinal = 0 }: Mail = {}): Promise<TakenOrder> => {
    const taken = await worker().takeOrder(
      {
        source: { kind: 'email', id },
        ordinal,
        extraction: read(document),
        sender: { email: from, name: 'Anna Berg' },
        threshold: 70,
        year: 2026,
        person: { person: from },
      },
      stack.context(companyId),
    );
    if (!taken) throw new Error('nothing was taken');
    return taken;
  };
  async function* content() {
    yield Buffer.from('an order');
  }
  const byUpload = async (document: Document): Promise<TakenOrder> => {
    const { uploadDocument, recordReading, createOrder } = worker();
    const { documentId } = await uploadDocument(
      { name: 'order.pdf', declaredType: null, content: content() },
      stack.request(companyId),
    );
    await recordReading(documentId, { results: [read(document)] }, stack.context(companyId));
    const origin = { kind: 'document', documentId, ordinal: 0, insteadOfMail: null } as const;
    const made = await createOrder({ origin, corrections: {}, isOrder: false }, stack.request(companyId));
    if (isLeft(made)) throw new Error(made.left.type);
    return made.right;
  };
  const orderOf = async (orderId: string): Promise<KnownOrder> => {
    const events = (await stack.events(`salesOrder-${companyId}_${orderId}`)) as readonly SalesOrderEvent[];
    const state = events.reduce(salesOrder.evolve, salesOrder.initialState);
    if (state.phase === 'none') throw new Error(`no order ${orderId}`);
    return state;
  };
  const separate = async (orderId: string, revision: string | null = null) => {
    const done = await worker().separateRevision({ orderId, revision, ifMatch: null }, stack.request(companyId));
    if (isLeft(done)) throw new Error(done.left.type);
    return done.right.order;
  };
  const apply = async (orderId: string, revision: string | null = null) => {
    const decision = { type: 'ApplyRevision', revision } as const;
    const done = await worker().decideOrder({ orderId, decision, ifMatch: null }, stack.request(companyId));
    if (isLeft(done)) throw new Error(done.left.type);
    return done.right.order;
  };
  const linesOf = ({ content: { lines } }: KnownOrder) => lines.map(({ code, qty }) => `${code} ${qty}`);
  const doubtsOf = ({ held }: KnownOrder) => held.map(({ doubts }) => doubts.map(({ code }) => code).join('+'));

  describe('that share too little with the order', () => {
    for (const [why, number, later, from] of [
      ['other lines', 'PO-L', { lines: vacuums, date: '2026-11-24' }, buyer],
      ['another printed order date', 'PO-D', { lines: bolts.slice(0, 2), date: '2026-11-25' }, buyer],
      ['a sender of another company', 'PO-S', { lines: bolts.slice(0, 2), date: '2026-11-24' }, 'ben@stranger.example'],
    ] as const)
      it(`wait beside the draft for ${why}, which stays as it is`, async () => {
        const { outcome: first } = await byMail({ number, lines: bolts, date: '2026-11-24' });
        const { outcome, reviewReasons } = await byMail({ number, ...later }, { from });
        expect(outcome).to.deep.equal({ ...first, disposition: 'held' });
        expect(reviewReasons).to.deep.equal(['may_be_separate_order']);
        const order = await orderOf(first.orderId);
        expect(linesOf(order)).to.deep.equal(['HB-8 10', 'HB-10 20', 'HB-12 30']);
        expect(order.held[0]?.doubts.length).to.equal(1);
      });

    it('become one order of their own, however many people say so at once, and however often', async () => {
      const { outcome: first } = await byMail({ number: 'PO-SEP', lines: bolts });
      const mail = randomUUID();
      await byMail({ number: 'PO-SEP', lines: vacuums }, { id: mail });
      await Promise.all(Array.from({ length: 8 }, () => separate(first.orderId, mail)));
      const order = await separate(first.orderId);
      const [separated, ...more] = order.separated;
      if (!separated) throw new Error('not separated');
      expect(more).to.deep.equal([]);
      expect(order.held).to.deep.equal([]);
      const other = await orderOf(separated.orderId);
      expect(other.reference).to.equal(separated.reference).and.not.equal(first.reference);
      expect(linesOf(other)).to.deep.equal(['WV-30 3']);
      expect(linesOf(await orderOf(first.orderId))).to.deep.equal(['HB-8 10', 'HB-10 20', 'HB-12 30']);
      const [drafted, ...rest] = await stack.events(`salesOrder-${companyId}_${other.orderId}`);
      expect(rest).to.deep.equal([]);
      expect((drafted as SalesOrderEvent).data).to.deep.include({
        separatedFrom: { orderId: first.orderId, reference: first.reference },
      });
    });

    it('are found again as what they became: each later document goes to its order', async () => {
      const { outcome: first } = await byMail({ number: 'PO-BOTH', lines: bolts });
      const mail = randomUUID();
      await byMail({ number: 'PO-BOTH', lines: vacuums }, { id: mail });
      const [other] = (await separate(first.orderId)).separated;
      if (!other) throw new Error('not separated');
      const again = await byMail({ number: 'PO-BOTH', lines: vacuums });
      expect(again.outcome).to.deep.equal({ orderId: other.orderId, reference: other.reference, disposition: 'duplicate' });
      const more = await byMail({ number: 'PO-BOTH', lines: [['WV-30', '4']] });
      expect(more.outcome).to.deep.equal({ orderId: other.orderId, reference: other.reference, disposition: 'revised' });
      const bolt = await byMail({ number: 'PO-BOTH', lines: [['HB-8', '11'], ...bolts.slice(1)] });
      expect(bolt.outcome).to.deep.equal({ ...first, disposition: 'revised' });
      const third = await byMail({ number: 'PO-BOTH', lines: [['LADDER', '1']] });
      expect(third.outcome.disposition).to.equal('held');
      // the mail itself, processed again after a crash
      expect((await byMail({ number: 'PO-BOTH', lines: vacuums }, { id: mail })).isNew).to.equal(false);
      expect(linesOf(await orderOf(other.orderId))).to.deep.equal(['WV-30 4']);
    });

    it('are drafted by the next process, where the one that separated them died before the draft', async () => {
      const { outcome: first } = await byMail({ number: 'PO-DIED', lines: bolts });
      await byMail({ number: 'PO-DIED', lines: vacuums });
      // what the request records before it drafts
      const id = randomUUID();
      const decision = {
        type: 'SeparateRevision',
        revision: null,
        separate: { orderId: id, reference: 'SO-2026-000999' },
      } as const;
      await worker().decideOrder({ orderId: first.orderId, decision, ifMatch: null }, stack.request(companyId));
      const again = await byMail({ number: 'PO-DIED', lines: vacuums });
      expect(again.outcome).to.deep.equal({ orderId: id, reference: 'SO-2026-000999', disposition: 'duplicate' });
      expect((await stack.events(`salesOrder-${companyId}_${id}`)).map(({ type }) => type)).to.deep.equal([
        'OrderDrafted',
        'OrderRepeated',
      ]);
      await worker().draftSeparated(first.orderId, stack.context(companyId));
      expect((await stack.events(`salesOrder-${companyId}_${id}`)).length).to.equal(2);
    });

    it('are either a revision or an order of their own, by the first decision', async () => {
      for (let turn = 0; turn < 4; turn += 1) {
        const number = `PO-RACE-${turn}`;
        const { outcome: first } = await byMail({ number, lines: bolts });
        const mail = randomUUID();
        await byMail({ number, lines: vacuums }, { id: mail });
        await Promise.allSettled([separate(first.orderId, mail), apply(first.orderId, mail)]);
        const order = await orderOf(first.orderId);
        expect(order.held).to.deep.equal([]);
        const isRevision = order.content.lines.length === 1;
        expect(order.separated.length).to.equal(isRevision ? 0 : 1);
      }
    });

    it('wait each for a word of its own, also beside an order that is over', async () => {
      const { outcome: first } = await byMail({ number: 'PO-MANY', lines: bolts });
      const mails = [randomUUID(), randomUUID(), randomUUID()] as const;
      await byMail({ number: 'PO-MANY', lines: vacuums }, { id: mails[0] });
      await byMail({ number: 'PO-MANY', lines: [['LADDER', '1']] }, { id: mails[1] });
      await byMail({ number: 'PO-MANY', lines: [['GLOVES', '9']] }, { id: mails[2] });
      const applied = await apply(first.orderId, mails[1]);
      expect(applied.held.map(({ name }) => name)).to.deep.equal([mails[0], mails[2]]);
      const decision = { type: 'CancelOrder', reason: 'not wanted' } as const;
      await worker().decideOrder({ orderId: first.orderId, decision, ifMatch: null }, stack.request(companyId));
      const cancelled = await orderOf(first.orderId);
      expect([cancelled.phase, cancelled.held.length]).to.deep.equal(['cancelled', 2]);
      const { separated, phase } = await separate(first.orderId, mails[0]);
      expect([phase, separated.length]).to.deep.equal(['cancelled', 1]);
      expect((await orderOf(separated[0]?.orderId ?? '')).phase).to.equal('draft');
    });

    it('come as two attachments of one mail, and neither is lost', async () => {
      const id = randomUUID();
      const first = await byMail({ number: 'PO-ATT', lines: bolts }, { id });
      const second = await byMail({ number: 'PO-ATT', lines: vacuums }, { id, ordinal: 1 });
      const third = await byMail({ number: 'PO-ATT', lines: [['LADDER', '1']] }, { id, ordinal: 2 });
      expect([first, second, third].map(({ outcome }) => outcome.disposition)).to.deep.equal(['drafted', 'held', 'held']);
      const { held } = await orderOf(first.outcome.orderId);
      expect(new Set(held.map(({ name }) => name)).size).to.equal(2);
      for (const { name } of held) await separate(first.outcome.orderId, name);
      const { separated } = await orderOf(first.outcome.orderId);
      const lines = await Promise.all(separated.map(async ({ orderId }) => linesOf(await orderOf(orderId))));
      expect(lines).to.deep.equal([['WV-30 3'], ['LADDER 1']]);
    });

    it('are no doubt where one mail brings the same order in two forms', async () => {
      const id = randomUUID();
      const { outcome } = await byMail({ number: 'PO-TWICE', lines: bolts, date: '2026-11-24' }, { id });
      const table = await byMail({ number: 'PO-TWICE', lines: bolts }, { id, ordinal: 1 });
      expect(table.isNew).to.equal(false);
      expect((await orderOf(outcome.orderId)).held).to.deep.equal([]);
    });
  });

  describe('of an order that was drafted when its number was cut', () => {
    /** as release 0.2.0 read them */
    const cut = { number: 'EK 2026', printed: 'EK 2026 / 114', lines: bolts, date: '2026-11-24', file: 'f01a' } as const;
    const whole = { ...cut, number: 'EK 2026 / 114' } as const;
    const other = { number: 'EK 2026 / 115', printed: 'EK 2026 / 115', lines: vacuums, date: '2026-11-24' } as const;
    const ordersNow = async () =>
      (await stack.foundation.pool.query<{ id: string }>('select id from read.sales_orders where company_id = $1', [companyId]))
        .rows.length;
    beforeEach(async () => {
      companyId = await stack.newCompany();
    });

    it('are that order, another one, or wait: two orders in all, and nothing overwritten without a person', async () => {
      const { outcome: first } = await byMail(cut);
      expect((await byUpload(whole)).outcome).to.deep.equal({ ...first, disposition: 'duplicate' });
      const second = await byMail(other);
      expect(second.outcome.disposition).to.equal('drafted');
      const revision = await byMail({ ...whole, lines: [['HB-8', '12'], ...bolts.slice(1)], file: 'revised' });
      expect(revision.outcome).to.deep.equal({ ...first, disposition: 'held' });
      const order = await orderOf(first.orderId);
      expect([order.content.poNumber, ...linesOf(order)]).to.deep.equal(['EK 2026', 'HB-8 10', 'HB-10 20', 'HB-12 30']);
      expect(linesOf(await orderOf(second.outcome.orderId))).to.deep.equal(['WV-30 3']);
      await until('two orders in the read model', async () => (await ordersNow()) === 2);
      const applied = await apply(first.orderId);
      expect([applied.content.poNumber, linesOf(applied)[0]]).to.deep.equal(['EK 2026 / 114', 'HB-8 12']);
      const later = await byMail({ ...whole, lines: [['HB-8', '13'], ...bolts.slice(1)], file: 'again' });
      expect(later.outcome).to.deep.equal({ ...first, disposition: 'revised' });
    });

    for (const [what, before, now] of [
      ['a hyphen that does not break', { number: '4500', printed: 'Order No: 4500\u201177601' }, '4500-77601'],
      ['a soft hyphen', { number: '450077603', printed: '4500\u00AD77603' }, '4500-77603'],
      ['a slash between spaces', { number: 'PO 77', printed: 'PO 77 / 2026 / 3' }, 'PO 77/2026/3'],
    ] as const)
      it(`are found where it was cut at ${what}`, async () => {
        const document = { lines: bolts, date: '2026-11-24' };
        const { outcome: first } = await byMail({ ...document, ...before, file: 'one' });
        const again = await byUpload({ ...document, number: now, printed: before.printed, file: 'one' });
        expect(again.outcome).to.deep.equal({ ...first, disposition: 'duplicate' });
      });

    it('wait with both choices where nothing is kept of how the number was printed', async () => {
      const { outcome: first } = await byMail({ ...cut, printed: 'EK 2026', inWords: true });
      const later = await byMail({ ...whole, lines: vacuums, file: 'later' });
      expect(later.outcome).to.deep.equal({ ...first, disposition: 'held' });
      const [other] = (await separate(first.orderId)).separated;
      const again = await byMail({ ...whole, lines: vacuums, file: 'later' });
      expect(again.outcome).to.deep.include({ orderId: other?.orderId, disposition: 'duplicate' });
    });

    it('are orders of their own where the number was never cut', async () => {
      await byMail({ number: 'PO-100', lines: bolts });
      expect((await byMail({ number: 'PO-100-2', lines: vacuums })).outcome.disposition).to.equal('drafted');
      expect((await byMail({ number: 'PO-100/A3', lines: bolts })).outcome.disposition).to.equal('drafted');
    });

    it('wait where an earlier release let another order overwrite it', async () => {
      const { outcome: first } = await byMail(cut);
      // by the rules of then it was a silent revision
      await byMail({ ...other, number: 'EK 2026', file: 'f01b' });
      await apply(first.orderId);
      const again = await byUpload(whole);
      expect(again.outcome).to.deep.equal({ ...first, disposition: 'held' });
      expect((await byUpload({ ...other, file: 'f01b' })).outcome).to.deep.equal({ ...first, disposition: 'duplicate' });
      const [lost] = (await separate(first.orderId)).separated;
      expect(linesOf(await orderOf(lost?.orderId ?? ''))).to.deep.equal(['HB-8 10', 'HB-10 20', 'HB-12 30']);
    });

    it('are found by their file where the number is not read any more', async () => {
      const { outcome: first } = await byMail(cut);
      await until('the order in the read model', async () => (await ordersNow()) === 1);
      expect((await byUpload({ ...whole, number: null })).outcome).to.deep.equal({ ...first, disposition: 'duplicate' });
      const changed = await byUpload({ ...whole, number: null, lines: [['HB-8', '12'], ...bolts.slice(1)] });
      expect(changed.outcome).to.deep.equal({ ...first, disposition: 'held' });
      expect(doubtsOf(await orderOf(first.orderId))).to.deep.equal(['number_read_differently']);
    });

    it('are found by their file where the number was not read then', async () => {
      const { outcome: first } = await byMail({ ...cut, number: null });
      await until('the order in the read model', async () => (await ordersNow()) === 1);
      expect((await byUpload(whole)).outcome).to.deep.equal({ ...first, disposition: 'duplicate' });
    });

    it('that never had a number are orders each, also when one form is filled in twice', async () => {
      const form = { number: null, lines: bolts, file: 'form' };
      await byMail(form);
      await until('the order in the read model', async () => (await ordersNow()) === 1);
      expect((await byMail(form)).outcome.disposition).to.equal('drafted');
    });

    it('of several orders in one file are each their own', async () => {
      const id = randomUUID();
      const list = { lines: bolts, file: 'list', date: '2026-11-24' };
      await byMail({ ...list, number: 'A-1' }, { id });
      await until('the order in the read model', async () => (await ordersNow()) === 1);
      expect((await byMail({ ...list, number: 'A-2' }, { id, ordinal: 1 })).outcome.disposition).to.equal('drafted');
      expect((await byMail({ ...list, number: 'A-2' })).outcome.disposition).to.equal('duplicate');
    });
  });

  describe('of a customer who gives one number to several orders', () => {
    beforeEach(async () => {
      companyId = await stack.newCompany();
      const input = { name: 'Anna Berg AB', code: 'C-1', emails: [buyer], severalOrdersPerNumber: true };
      await worker().registerCustomer(input, stack.context(companyId));
      await until('the customer in the read model', async () => {
        const { rows } = await stack.foundation.pool.query('select 1 from read.customers where company_id = $1', [companyId]);
        return rows.length === 1;
      });
    });

    it('are a new order for each other content or date, without asking, and one for the same document', async () => {
      const call = { number: 'BL-7', lines: bolts, date: '2026-11-24', file: 'one' } as const;
      const first = await byMail(call);
      const documents: readonly Document[] = [
        { ...call, date: '2026-12-01', file: 'two' },
        { ...call, lines: vacuums, file: 'three' },
        { ...call, lines: [['HB-8', '11'], ...bolts.slice(1)], file: 'four' },
      ];
      const others = [];
      for (const document of documents) others.push(await byMail(document));
      const all = [first, ...others].map(({ outcome }) => outcome);
      expect(all.map(({ disposition }) => disposition)).to.deep.equal(['drafted', 'drafted', 'drafted', 'drafted']);
      expect(new Set(all.map(({ orderId }) => orderId)).size).to.equal(4);
      for (const [place, document] of [call, ...documents].entries()) {
        const again = await byUpload(document);
        expect(again.outcome).to.deep.equal({ ...all[place], disposition: 'duplicate' });
      }
    });

    it('are one order when many workers read the same document at once', async () => {
      const call = { number: 'BL-8', lines: bolts, date: '2026-11-24', file: 'one' } as const;
      const taken = await Promise.all(Array.from({ length: 8 }, () => byMail(call)));
      expect(new Set(taken.map(({ outcome }) => outcome.orderId)).size).to.equal(1);
    });

    it('come as two attachments of one mail, and are two orders', async () => {
      const id = randomUUID();
      const one = await byMail({ number: 'BL-9', lines: bolts }, { id });
      const two = await byMail({ number: 'BL-9', lines: vacuums }, { id, ordinal: 1 });
      expect([one, two].map(({ outcome }) => outcome.disposition)).to.deep.equal(['drafted', 'drafted']);
      expect(one.outcome.orderId).not.to.equal(two.outcome.orderId);
      const replay = await byMail({ number: 'BL-9', lines: vacuums }, { id, ordinal: 1 });
      expect([replay.outcome, replay.isNew]).to.deep.equal([two.outcome, false]);
    });

    it('change the one that they are nearest to where they say that they are a change', async () => {
      const one = await byMail({ number: 'BL-10', lines: bolts });
      await byMail({ number: 'BL-10', lines: vacuums });
      const lines: readonly Line[] = [['HB-8', '99'], ...bolts.slice(1)];
      const change = await byMail({ number: 'BL-10', lines, type: 'order_change' });
      expect(change.outcome).to.deep.equal({ ...one.outcome, disposition: 'revised' });
    });
  });
});
