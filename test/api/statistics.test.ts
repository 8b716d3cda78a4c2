/** The day in numbers, held against counts made another way. */
import { randomUUID } from 'node:crypto';
import { dayOf } from '@order-intake/kernel';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { salesOrderStream } from '../../src/domain/sales-order/sales-order.stream.ts';
import { extraction, orderContent } from '../support/samples.ts';
import { until } from '../support/until.ts';
import { expectProblem, failMail, type Json, receiveMail, useApi } from './kit.ts';

type Made = {
  readonly mailbox: string | null;
  readonly confidence: number;
  readonly events: readonly string[];
  readonly reasons: boolean;
};

describe('statistics', () => {
  const { api, as } = useApi();
  const made: Made[] = [];
  const mailboxes: ReturnType<typeof randomUUID>[] = [];
  /** from when to when it was made: midnight may lie between, or between that and a question */
  const making: Date[] = [];

  /** Every combination a few times: of the first mailbox, of the second, of none. */
  const draft = async (index: number, emails: readonly { readonly id: string; readonly mailbox: string }[]): Promise<void> => {
    const { stack, companyId } = api();
    const [orderId, email] = [randomUUID(), emails[index % 3]];
    const confidence = Math.min(100, ((index * 37) % 1013) / 10);
    const reasons = index % 5 === 0;
    const content = orderContent({
      source: email ? { kind: 'email', id: email.id } : { kind: 'upload', id: randomUUID() },
      extraction: extraction({ confidence }),
      poNumber: `PO-${index}`,
      reviewReasons: reasons ? ['product_not_found'] : [],
    });
    const corrected = { type: 'OrderCorrected', data: { orderId, changes: [], terms: content } };
    const ends = [[], ['OrderApproved'], ['OrderRejected'], ['OrderCancelled']][index % 4] as readonly string[];
    const events = [...(index % 7 < 3 ? ['OrderCorrected'] : []), ...ends];
    const dataOf = (type: string) =>
      type === 'OrderCorrected' ? corrected : { type, data: { orderId, ...(type === 'OrderApproved' ? {} : { reason: 'no' }) } };
    await stack.foundation.store.append({
      stream: salesOrderStream(companyId, orderId),
      events: [
        { type: 'OrderDrafted', data: { orderId, reference: `SO-2026-${index}`, content } },
        ...events.map(dataOf),
      ] as never,
      expected: 'no_stream',
      metadata: stack.request(companyId),
      person: { person: 'anna@buyer.example' },
    });
    made.push({ mailbox: email?.mailbox ?? null, confidence, events, reasons });
  };
  before(async () => {
    const { companyId } = api();
    making.push(new Date());
    for (const module of ['SALES', 'PURCHASE']) {
      const { body } = await as(['admin'])('POST', '/sales/email-configs/', { body: api().mailboxInput({ module }) });
      mailboxes.push(body.id);
    }
    const emails = [];
    for (const mailboxId of mailboxes) {
      const id = await receiveMail(api(), companyId, { mailboxId, receivedAt: new Date().toISOString() });
      emails.push({ id, mailbox: mailboxId });
    }
    for (let index = 0; index < 120; index += 1) await draft(index, emails);
    for (let failed = 0; failed < 3; failed += 1)
      await failMail(api(), companyId, await receiveMail(api(), companyId, { receivedAt: new Date().toISOString() }));
    await until('all drafts to be counted', async () => {
      const { body } = await as(['sales'])('GET', '/sales/stats/');
      return (
        body.confidence.drafts.reduce((sum: number, count: number) => sum + count, 0) === 120 && body.failures[0]?.mails === 3
      );
    });
    making.push(new Date());
  });
  const has = (one: Made, type: string) => one.events.includes(type);
  const isRejected = (one: Made) => has(one, 'OrderRejected') || has(one, 'OrderCancelled');

  it('tell mails and orders of each day, what waits, what was decided, what failed, and how the mailboxes are', async () => {
    const { status, body } = await as(['sales'])('GET', '/sales/stats/?days=7');
    expect(status).to.equal(200);
    expect(body.per_day).to.have.length(7);
    const [first = '', last = ''] = making.map(dayOf);
    const counted = (days: Json, of: 'mails' | 'orders') => days.reduce((sum: number, each: Json) => sum + each[of], 0);
    const then = body.per_day.filter(({ day }: Json) => first <= day && day <= last);
    expect([counted(then, 'mails'), counted(then, 'orders')]).to.deep.equal([5, 120]);
    expect([counted(body.per_day, 'mails'), counted(body.per_day, 'orders')]).to.deep.equal([5, 120]);
    const decided = made.filter(({ events }) => events.some((type) => type !== 'OrderCorrected'));
    const unchanged = decided.filter((one) => has(one, 'OrderApproved') && !has(one, 'OrderCorrected')).length;
    expect(body.decisions).to.deep.include({
      decided: decided.length,
      approved_unchanged: unchanged,
      approved_corrected: decided.filter((one) => has(one, 'OrderApproved')).length - unchanged,
      automation_rate: unchanged / decided.length,
    });
    expect(body.decisions.median_seconds).to.be.a('number');
    expect(body.confidence.drafts).to.have.length(101);
    expect(body.review.drafts).to.equal(120 - decided.length);
    expect(body.backlog).to.deep.include({ queued: 2, alarm_above: 50, alarmed: false });
    expect(body.failures).to.deep.equal([{ cause: 'unreadable', mails: 3 }]);
    expect(body.mailboxes.map(({ id }: Json) => id).sort()).to.deep.equal([...mailboxes].sort());
    expect(body.mailboxes.every(({ state }: Json) => ['new', 'trouble', 'ok'].includes(state))).to.equal(true);
  });
  it('simulate each threshold of a mailbox as counting by SQL does, and as the drafts themselves say', async () => {
    const { pool } = api().stack.foundation;
    for (const mailbox of mailboxes) {
      const { body } = await as(['admin'])('GET', `/sales/email-configs/${mailbox}/simulation/`);
      const mine = made.filter((one) => one.mailbox === mailbox);
      expect(body).to.include({ mailbox, days: 90, threshold: 70, drafts: mine.length });
      expect(body.always_review).to.equal(mine.filter(({ reasons }) => reasons).length);
      expect(body.thresholds).to.have.length(101);
      for (const at of body.thresholds) {
        const passing = mine.filter(({ confidence, reasons }) => confidence >= at.threshold && !reasons);
        const where = `threshold ${at.threshold}`;
        expect(at, where).to.deep.equal({
          threshold: at.threshold,
          pass: passing.length,
          review: mine.length - passing.length,
          rejected: passing.filter(isRejected).length,
          corrected: passing.filter((one) => has(one, 'OrderCorrected') && !isRejected(one)).length,
          approved_unchanged: passing.filter((one) => has(one, 'OrderApproved') && !has(one, 'OrderCorrected')).length,
          undecided: passing.filter(({ events }) => events.length === 0).length,
        });
        const { rows } = await pool.query(
          `select count(*)::int as pass from read.draft_outcomes o join read.emails e on e.id = o.email_id
           where o.company_id = $1 and e.mailbox_id = $2 and o.confidence >= $3 and not o.other_reasons`,
          [api().companyId, mailbox, at.threshold],
        );
        expect(at.pass, where).to.equal(rows[0].pass);
      }
    }
  });
  it('are of the company that asks alone, and of as many days as it asks for', async () => {
    const others = await as(['admin'], api().otherCompanyId)('GET', '/sales/stats/');
    expect(others.body.per_day).to.have.length(30);
    expect(others.body.decisions).to.include({ decided: 0, automation_rate: null, median_seconds: null });
    expect(others.body.mailboxes).to.deep.equal([]);
    const foreign = await as(['admin'], api().otherCompanyId)('GET', `/sales/email-configs/${mailboxes[0]}/simulation/`);
    expectProblem(foreign, 404, 'not_found');
    for (const days of ['0', '367', 'x'])
      expectProblem(await as(['sales'])('GET', `/sales/stats/?days=${days}`), 422, 'invalid_request');
  });
});
