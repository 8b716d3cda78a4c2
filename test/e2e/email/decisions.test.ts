/** What a mailbox's settings and the company's own records make of an order that was read well. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { stranger } from '../../../demo/mails/cast.ts';
import type { LeadRow } from '../../../src/projections/leads/leads.read-model.ts';
import { createReviewQueueQueries } from '../../../src/projections/review-queue/review-queue.queries.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { orderDocument } from '../../support/order-mails.ts';
import { countOf, type Desk, dataOf, expectEvents, goodEnd, type Letter, orderLetter, startDesk } from './desk.ts';

const users = {
  plain: 'orders@seller.example',
  undrafted: 'purchase@seller.example',
  strict: 'accounts@seller.example',
  silent: 'hr@seller.example',
} as const;

describe('what becomes of an order', () => {
  let desk: Desk;
  let companyId: string;
  const ids = new Map<string, string>();

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: Object.values(users) });
    companyId = await desk.company();
    ids.set(users.plain, await desk.mailbox(companyId, users.plain));
    ids.set(users.undrafted, await desk.mailbox(companyId, users.undrafted, { module: 'PURCHASE', autoCreateDraft: false }));
    ids.set(users.strict, await desk.mailbox(companyId, users.strict, { module: 'ACCOUNTS', minConfidenceThreshold: 100 }));
    ids.set(users.silent, await desk.mailbox(companyId, users.silent, { module: 'HR', notificationEmail: null }));
  });
  after(() => desk?.stop());

  const through = async (user: string, letter: Letter) => {
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, ids.get(user) ?? '');
    const entry = await desk.finished(companyId, letter);
    expect(await desk.inFolder(user, 'INBOX', letter), 'in INBOX').to.have.length(0);
    expect(await desk.inFolder(user, 'Processed', letter), 'in Processed').to.have.length(1);
    const orders = (await desk.orders(companyId)).filter(({ source }) => source.id === entry.id);
    const notifications = await desk.notifications(companyId, letter);
    return { entry, orders, notifications, events: await desk.events(companyId, letter) };
  };
  const queued = async (orderId: string | undefined) => {
    const { reviewQueue } = createReviewQueueQueries(desk.stage.stack.foundation.pool);
    const { items } = await reviewQueue(companyId, { ordering: '-created_at' }, { limit: 200, cursor: null });
    return items.find(({ id }) => id === orderId);
  };

  it('is no draft where drafts are switched off: it was read all the same, and the note says why', async () => {
    const document = orderDocument();
    const { entry, orders, notifications, events } = await through(
      users.undrafted,
      await orderLetter({ to: users.undrafted, document }),
    );
    expectEvents(events, goodEnd);
    const [extracted] = dataOf<{ results: { fields: { po_number?: { value: string } } }[] }>(events, 'ExtractionCompleted');
    expect(extracted?.results[0]?.fields.po_number?.value).to.equal(document.poNumber);
    expect(orders).to.deep.equal([]);
    expect(entry).to.deep.include({ status: 'SUCCESS', module: 'PURCHASE', sales_orders: [], requires_review: false });
    expect(entry.noted?.code).to.equal('drafting_is_off');
    expect(Number(entry.ai_confidence)).to.be.above(70);
    expect(notifications).to.have.length(1);
    expect(notifications[0]?.mail.text).to.include('auto_create_draft is off');
    expect(notifications[0]?.mail.subject).to.include('without an order');
  });

  it('waits for review where the threshold is above its confidence', async () => {
    const { entry, orders, notifications, events } = await through(users.strict, await orderLetter({ to: users.strict }));
    expectEvents(events, goodEnd);
    expect(Number(entry.ai_confidence)).to.be.within(70, 99.99);
    expect(entry).to.deep.include({ status: 'SUCCESS', threshold: 100, requires_review: true });
    expect(entry.review_reasons).to.deep.equal(['confidence_below_threshold']);
    expect(orders).to.have.length(1);
    expect(orders[0]).to.deep.include({
      status: 'DRAFT',
      threshold: 100,
      requires_review: true,
      review_reasons: ['confidence_below_threshold'],
    });
    expect(await queued(orders[0]?.id)).to.deep.include({ email_id: entry.id, threshold: 100, requires_review: true });
    expect(notifications).to.have.length(1);
    expect(notifications[0]?.mail.text).to.include('below the threshold');
  });

  it('from an unknown customer makes a lead that the notification names', async () => {
    const document = orderDocument({ buyer: stranger });
    const letter = await orderLetter({ to: users.plain, document, format: 'pdf', from: stranger.email });
    const { entry, orders, notifications, events } = await through(users.plain, letter);
    expectEvents(events, goodEnd);
    const { pool } = desk.stage.stack.foundation;
    const leads = (await pool.query<LeadRow>('select * from read.leads where company_id = $1', [companyId])).rows;
    expect(leads).to.have.length(1);
    expect(leads[0]).to.deep.include({
      name: stranger.name,
      email: stranger.email,
      source: { kind: 'email', id: entry.id },
    });
    const outcome = { requires_review: true, review_reasons: ['customer_unknown'], lead_id: leads[0]?.id };
    expect(entry).to.deep.include({ status: 'SUCCESS', ...outcome });
    expect(orders).to.have.length(1);
    expect(orders[0]).to.deep.include({ ...outcome, customer_id: null, customer_name: stranger.name });
    expect(notifications).to.have.length(1);
    expect(notifications[0]?.mail.text).to.match(/New lead: .*Fjordline Campers AS/);
    const leadEvents = await desk.stage.stack.events(`lead-${companyId}_${leads[0]?.id}`);
    expect(countOf(leadEvents, 'LeadCaptured')).to.equal(1);
  });

  it('of another company, mailed from a known customer, makes a lead and no draft for that customer', async () => {
    const unknown = { ...stranger, name: 'Vestkyst Boats AS', email: 'purchasing@vestkyst.example', taxNumber: 'NO998877665MVA' };
    const document = orderDocument({ buyer: unknown });
    const { orders, events } = await through(users.plain, await orderLetter({ to: users.plain, document, format: 'pdf' }));
    expectEvents(events, goodEnd);
    expect(orders).to.have.length(1);
    expect(orders[0]).to.deep.include({ customer_id: null, customer_name: unknown.name, customer_email: unknown.email });
    expect(orders[0]?.review_reasons).to.include.members(['customer_unknown', 'customer_evidence_differs']);
    const { pool } = desk.stage.stack.foundation;
    const { rows } = await pool.query<LeadRow>('select * from read.leads where company_id = $1 and name = $2', [
      companyId,
      unknown.name,
    ]);
    expect(rows.map(({ email }) => email)).to.deep.equal([unknown.email]);
  });

  it('with an unknown product waits for review and keeps the line', async () => {
    const [known, ...others] = orderDocument().lines;
    if (!known) throw new Error('the order document has no lines');
    const odd = { ...known, code: 'XK-9900', name: 'Flux compensator, brass' };
    const document = orderDocument({ lines: [known, odd, ...others] });
    const { entry, orders, notifications } = await through(users.plain, await orderLetter({ to: users.plain, document }));
    expect(entry).to.deep.include({ status: 'SUCCESS', requires_review: true, review_reasons: ['product_not_found'] });
    expect(orders).to.have.length(1);
    expect(orders[0]?.lines.map(({ code, productId }) => [code, productId !== null])).to.deep.equal(
      document.lines.map(({ code }) => [code, code !== odd.code]),
    );
    expect(await queued(orders[0]?.id)).to.deep.include({ review_reasons: ['product_not_found'] });
    expect(notifications).to.have.length(1);
    expect(notifications[0]?.mail.text).to.include('product unknown');
  });

  it('tells nobody where no notification address is set, and says so', async () => {
    const { entry, orders, notifications, events } = await through(users.silent, await orderLetter({ to: users.silent }));
    expect(entry).to.deep.include({ status: 'SUCCESS', notification: 'not_wanted' });
    expect(orders).to.have.length(1);
    expect(countOf(events, 'NotificationNotWanted')).to.equal(1);
    expect(countOf(events, 'NotificationAttempted')).to.equal(0);
    expect(notifications).to.deep.equal([]);
    expect(desk.stage.sink.received().filter(({ envelope }) => envelope.from === users.silent)).to.deep.equal([]);
  });
});
