/** An upgrade that changes the calibration: the threshold of a mailbox keeps its strictness until somebody confirms another. */
import { randomUUID } from 'node:crypto';
import type { Extraction } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import type { Mailbox } from '../../src/domain/mailbox/mailbox.decider.ts';
import { mailboxesStream } from '../../src/domain/mailbox/mailbox.stream.ts';
import { salesOrderStream } from '../../src/domain/sales-order/sales-order.stream.ts';
import { createLoadMailbox } from '../../src/jobs/email/mailbox-access.ts';
import { createSettledMailbox } from '../../src/jobs/email/settle-calibration.step.ts';
import { extraction, orderContent } from '../support/samples.ts';
import { until } from '../support/until.ts';
import { type Json, receiveMail, useApi } from './kit.ts';

describe('the threshold of a mailbox after an upgrade that changes confidences', () => {
  const { api, as } = useApi();
  let mailboxId = '';
  const warnings: object[] = [];
  const path = () => `/sales/email-configs/${mailboxId}/`;

  const decided = async (emailId: string, confidence: number, end: 'OrderApproved' | 'OrderRejected'): Promise<void> => {
    const { stack, companyId } = api();
    const orderId = randomUUID();
    const content = orderContent({
      source: { kind: 'email', id: emailId },
      extraction: extraction({ confidence }),
      reviewReasons: [],
      poNumber: orderId,
    });
    const events = [
      { type: 'OrderDrafted', data: { orderId, reference: orderId.slice(0, 12), content } },
      { type: end, data: { orderId, ...(end === 'OrderRejected' ? { reason: 'not theirs' } : {}) } },
    ];
    await stack.foundation.store.append({
      stream: salesOrderStream(companyId, orderId),
      events: events as never,
      expected: 'no_stream',
      metadata: stack.request(companyId),
      person: { person: 'anna@buyer.example' },
    });
  };
  const loaded = async () => {
    const mailbox = await createLoadMailbox(api().stack.foundation.store)(api().companyId, mailboxId);
    if (!mailbox) throw new Error('the mailbox is gone');
    return mailbox;
  };
  let comparisons = 0;
  const settledUnder = (
    calibration: string,
    confidenceToday: (read: Extraction) => number,
    meanwhile: () => Promise<unknown> = async () => undefined,
  ) => {
    const { foundation } = api().stack;
    const settle = createSettledMailbox({
      decidedDrafts: async (...about) => {
        comparisons += 1;
        if (comparisons === 1) await meanwhile();
        return foundation.queries.decidedDrafts(...about);
      },
      store: foundation.store,
      loadMailbox: createLoadMailbox(foundation.store),
      settleCalibration: api().stack.commands.settleCalibration,
      warn: (details) => warnings.push(details),
      calibration,
      confidenceToday,
    });
    comparisons = 0;
    return async (mailbox?: Mailbox) => settle(mailboxId, mailbox ?? (await loaded()), api().stack.context(api().companyId));
  };
  const typesOfMailbox = async () =>
    (await api().events(mailboxesStream(api().companyId))).filter(({ type }) => type === 'MailboxCalibrationSettled').length;

  before(async () => {
    const made = await as(['admin'])('POST', '/sales/email-configs/', { body: api().mailboxInput({ module: 'SALES' }) });
    mailboxId = made.body.id;
    const emailId = await receiveMail(api(), api().companyId, { mailboxId, receivedAt: new Date().toISOString() });
    // of ten with errors one passed 70, of ten without seven
    for (const confidence of [30, 40, 45, 50, 55, 60, 61, 62, 65, 80]) await decided(emailId, confidence, 'OrderRejected');
    for (const confidence of [50, 60, 65, 72, 74, 76, 80, 84, 88, 90]) await decided(emailId, confidence, 'OrderApproved');
    await until('all decisions to be counted', async () => {
      const { body } = await as(['admin'])('GET', `${path()}simulation/`);
      return body.drafts === 20 && body.thresholds[0].rejected === 10;
    });
  });

  it('was configured under the calibration of this release: nothing is compared', async () => {
    expect((await as(['admin'])('GET', path())).body.threshold_raised).to.equal(null);
    expect(await typesOfMailbox()).to.equal(0);
  });

  it('stays where confidences fall, and is settled once by two workers', async () => {
    const settle = settledUnder('stricter', ({ confidence }) => confidence - 10);
    const [first, second] = await Promise.all([settle(), settle()]);
    expect([first.minConfidenceThreshold, second.minConfidenceThreshold]).to.deep.equal([70, 70]);
    expect(await typesOfMailbox()).to.equal(1);
    expect(warnings).to.deep.equal([]);
  });

  it('is raised where more errors would pass, says so, and is lowered by an administrator alone', async () => {
    // 60, 61, 62 and 65 would pass with errors beside 80
    const settle = settledUnder('laxer', ({ confidence }) => confidence + 10);
    const ofTheBatch = await loaded();
    expect((await settle(ofTheBatch)).minConfidenceThreshold).to.equal(76);
    expect((await settle(ofTheBatch)).minConfidenceThreshold, 'for the next mail of the batch').to.equal(76);
    expect(comparisons).to.equal(1);
    expect(await typesOfMailbox()).to.equal(2);
    expect(warnings).to.have.length(1);
    const raised = await until('the mailbox to say so', async () => {
      const reply = await as(['admin'])('GET', path());
      return reply.body.threshold_raised ? reply : undefined;
    });
    expect(raised.body).to.deep.include({
      min_confidence_threshold: 76,
      threshold_raised: { from: 70, decided: 20, wrong_before: 1, wrong_after: 5 },
    });
    const history = await as(['admin'])('GET', `${path()}history/`);
    expect(history.body.some(({ sentence }: Json) => /76 % instead of 70 %/.test(sentence ?? ''))).to.equal(true);
    const confirmed = await as(['admin'])('PATCH', path(), {
      body: { min_confidence_threshold: 70 },
      headers: { 'If-Match': raised.headers.get('etag') ?? '' },
    });
    expect(confirmed.status).to.equal(200);
    expect(confirmed.body).to.deep.include({ min_confidence_threshold: 70, threshold_raised: null });
    expect((await settle()).minConfidenceThreshold, 'what a person decided stands').to.equal(70);
  });

  it('is compared again where an administrator sets another one meanwhile, which is never lost', async () => {
    const setTo60 = async () => {
      const { headers } = await as(['admin'])('GET', path());
      const body = { min_confidence_threshold: 60 };
      const reply = await as(['admin'])('PATCH', path(), { body, headers: { 'If-Match': headers.get('etag') ?? '' } });
      expect(reply.status).to.equal(200);
    };
    const settle = settledUnder('laxer again', ({ confidence }) => confidence + 10, setTo60);
    // at 60 five passed with errors (60, 61, 62, 65 and 80), and ten points later seven would; at 66 it is five again
    const settled = await settle();
    expect(comparisons).to.equal(2);
    expect(settled).to.deep.include({ calibration: 'laxer again', minConfidenceThreshold: 66 });
    expect(settled.thresholdRaised?.from).to.equal(60);
  });
});
