import { unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { EmailEvent } from '../../../src/domain/email/email.events.ts';
import { emails } from '../../../src/projections/emails/emails.read-model.ts';
import { asErased, readModelKit, recorded } from '../../support/read-model-kit.ts';
import { companyId, copy, emailId, extraction, mailboxId, orderId, processedData, receivedData } from '../../support/samples.ts';

const personKeyId = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8aaa';
const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 8, 0, second));
const { givenEvents } = readModelKit<EmailEvent>(emails, { applyTwice: true, place: { companyId, personKeyId } });

const received: EmailEvent = { type: 'EmailReceived', data: receivedData() };
const receivedWith = (changes: Parameters<typeof receivedData>[0]): EmailEvent => ({
  type: 'EmailReceived',
  data: receivedData(changes),
});
const extracted = (...confidences: readonly number[]): EmailEvent => ({
  type: 'ExtractionCompleted',
  data: { emailId, results: confidences.map((confidence) => extraction({ confidence })), skipped: [], digests: [] },
});
const attemptFailed = (nextAttemptAt: string | null): EmailEvent => ({
  type: 'ExtractionFailed',
  data: { emailId, attempt: 1, cause: 'network', reason: unread.other('the mail server hung up'), nextAttemptAt, digests: [] },
});
const processed = (changes: Parameters<typeof processedData>[0] = {}): EmailEvent => ({
  type: 'EmailProcessed',
  data: processedData(changes),
});
const givenUp: EmailEvent = {
  type: 'EmailGivenUp',
  data: { emailId, cause: 'unreadable', reason: unread.other('the PDF is encrypted') },
};
const retry: EmailEvent = { type: 'RetryRequested', data: { emailId } };
const second = copy({ mailboxId: 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8b02', uid: 9 });
const moved = (which = copy()): EmailEvent => ({
  type: 'EmailMoved',
  data: { emailId, copy: which, folder: 'Processed', how: 'move' },
});
const setAside: EmailEvent = { type: 'EmailSetAside', data: { emailId, copy: copy(), how: 'keyword' } };

describe('the emails read model', () => {
  it('opens an entry as PENDING, with the mail it tells of and nothing else', () => {
    givenEvents([received]).thenRow(emailId, {
      id: emailId,
      company_id: companyId,
      mailbox_id: mailboxId,
      module: 'SALES',
      email_from: 'anna@buyer.example',
      email_from_name: 'Anna Berg',
      email_subject: 'Order PO-4711',
      received_at: new Date('2026-11-20T08:00:05.000Z'),
      processed_at: at(0),
      outcome_at: null,
      status: 'PENDING',
      sales_orders: [],
      failure: null,
      error_code: null,
      attachment_count: 1,
      ai_confidence: null,
      requires_review: false,
      review_reasons: [],
      threshold: 70,
      notification: null,
      noted: null,
      note: null,
      skipped: [],
      document_types: [],
      copies: [{ mailbox_id: mailboxId, folder: 'INBOX', uid_validity: '1700000000', uid: 7, settled: false }],
      unsettled: true,
      failing_since: null,
      next_attempt_at: null,
      lead_id: null,
      not_for_us: null,
      settled: null,
      assignee: null,
      kind: null,
      seen: null,
      unseen_since: null,
      sender_checks: null,
      signed: null,
      forwarded: null,
      no_order: null,
      waiting_since: null,
      read_names: [],
      search: 'anna@buyer.example anna berg order po-4711',
      person_key_id: personKeyId,
      revision: 0,
    });
  });

  it('cuts a subject at 500 characters and refuses none', () => {
    const { mail } = receivedData();
    givenEvents([receivedWith({ mail: { ...mail, subject: 'x'.repeat(700) } })]).thenRowHas(emailId, {
      email_subject: 'x'.repeat(500),
    });
  });

  it('shows the lowest confidence of several results, with two decimals', () => {
    givenEvents([received, extracted(93.5, 61.2, 88)]).thenRowHas(emailId, {
      ai_confidence: '61.20',
      document_types: ['order'],
      status: 'PENDING',
    });
  });

  it('becomes SUCCESS with its orders, and keeps the moment of that beside the one of its making', () => {
    const orders = [
      { orderId, reference: 'SO-2026-000001', disposition: 'drafted' as const },
      { orderId: 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8b04', reference: 'SO-2026-000002', disposition: 'duplicate' as const },
    ];
    const outcome = processed({ orders, requiresReview: true, reviewReasons: ['customer_unknown'], threshold: 95 });
    givenEvents([received, extracted(93.5), outcome]).thenRowHas(emailId, {
      status: 'SUCCESS',
      processed_at: at(0),
      outcome_at: at(2),
      sales_orders: orders.map(({ orderId: id, reference, disposition }) => ({ id, reference, disposition })),
      ai_confidence: '93.50',
      requires_review: true,
      review_reasons: ['customer_unknown'],
      threshold: 95,
      failure: null,
      notification: null,
    });
  });

  it('says why an attempt failed, since when they do and when the next one is, and stays PENDING', () => {
    const failed = [attemptFailed('2026-11-20T08:00:01.500Z'), attemptFailed('2026-11-20T08:00:30.000Z')];
    givenEvents([received, ...failed]).thenRowHas(emailId, {
      status: 'PENDING',
      failure: unread.other('the mail server hung up'),
      error_code: 'network',
      failing_since: at(1),
      next_attempt_at: new Date('2026-11-20T08:00:30.000Z'),
      processed_at: at(0),
    });
  });

  it('counts everything that was attached, also what was left alone', () => {
    const data = receivedData({ skipped: [{ name: 'logo.png', reason: unread.other('a logo') }] });
    givenEvents([{ type: 'EmailReceived', data }]).thenRowHas(emailId, { attachment_count: 2 });
    const many = receivedData({ skipped: [{ name: '57 more', reason: unread.other('left alone as well'), count: 57 }] });
    givenEvents([{ type: 'EmailReceived', data: many }]).thenRowHas(emailId, { attachment_count: 58 });
  });

  it('forgets the failed attempt once one works', () => {
    givenEvents([received, attemptFailed('2026-11-20T08:00:30.000Z'), extracted(80)]).thenRowHas(emailId, {
      failure: null,
      error_code: null,
      failing_since: null,
      next_attempt_at: null,
    });
  });

  it('becomes FAILED with the reason when it is given up', () => {
    givenEvents([received, attemptFailed(null), givenUp]).thenRowHas(emailId, {
      status: 'FAILED',
      failure: unread.other('the PDF is encrypted'),
      error_code: 'unreadable',
      failing_since: null,
      next_attempt_at: null,
      processed_at: at(0),
      outcome_at: at(2),
    });
  });

  it('waits for a person when it failed, until that person has settled it: then its copies are to be moved', () => {
    givenEvents([received, givenUp]).thenRowHas(emailId, { waiting_since: at(1), no_order: 'failed' });
    const settled: EmailEvent = {
      type: 'EmailSettled',
      data: { emailId, how: 'dismissed', reason: 'spam', order: null, documentId: null },
    };
    givenEvents([received, givenUp, setAside, settled]).thenRowHas(emailId, {
      status: 'SUCCESS',
      waiting_since: null,
      no_order: 'dismissed',
      noted: null,
      note: 'spam',
      error_code: null,
      outcome_at: at(3),
      unsettled: true,
      settled: { how: 'dismissed', reason: 'spam', by: 'user:ann', at: at(3).toISOString() },
    });
    const order = { orderId, reference: 'SO-2026-000001' };
    const linked: EmailEvent = { type: 'EmailSettled', data: { emailId, how: 'linked', reason: null, order, documentId: null } };
    givenEvents([received, givenUp, linked]).thenRowHas(emailId, {
      no_order: null,
      sales_orders: [{ id: orderId, reference: 'SO-2026-000001', disposition: 'linked' }],
    });
  });

  it('waits where what is to review stands at no order, and says why it became none', () => {
    const unknown = processed({ orders: [], requiresReview: true, reviewReasons: ['changes_unknown_order'] });
    givenEvents([received, extracted(90), unknown]).thenRowHas(emailId, {
      waiting_since: at(2),
      no_order: 'changes_unknown_order',
    });
    const duplicate = { orderId, reference: 'SO-2026-000001', disposition: 'duplicate' as const };
    const unsure = processed({ orders: [duplicate], requiresReview: true, reviewReasons: ['confidence_below_threshold'] });
    givenEvents([received, extracted(49), unsure]).thenRowHas(emailId, { waiting_since: at(2), no_order: null });
    const drafted = processed({ orders: [{ ...duplicate, disposition: 'drafted' }], requiresReview: true });
    givenEvents([received, extracted(49), drafted]).thenRowHas(emailId, { waiting_since: null, no_order: null });
    givenEvents([received, processed({ orders: [] })]).thenRowHas(emailId, { waiting_since: null, no_order: 'nothing_to_read' });
  });

  it('is PENDING again after a retry, with every copy to be taken care of again', () => {
    givenEvents([received, givenUp, setAside, retry]).thenRowHas(emailId, {
      status: 'PENDING',
      failure: null,
      error_code: null,
      next_attempt_at: null,
      unsettled: true,
      processed_at: at(0),
      outcome_at: null,
      revision: 3,
    });
  });

  it('is settled when its copy was moved, or set aside', () => {
    givenEvents([received, processed(), moved()]).thenRowHas(emailId, { unsettled: false });
    givenEvents([received, givenUp, setAside]).thenRowHas(emailId, { unsettled: false });
  });

  it('stays unsettled until every known copy was moved', () => {
    const seen: EmailEvent = { type: 'EmailCopySeen', data: { emailId, copy: second } };
    givenEvents([received, seen, processed(), moved()]).thenRowHas(emailId, { unsettled: true });
    givenEvents([received, seen, processed(), moved(), moved(second)]).thenRowHas(emailId, { unsettled: false });
  });

  it('is unsettled again when a new copy of a finished mail turns up', () => {
    givenEvents([received, processed(), moved(), { type: 'EmailCopySeen', data: { emailId, copy: second } }]).thenRowHas(
      emailId,
      {
        status: 'SUCCESS',
        unsettled: true,
      },
    );
  });

  for (const [type, shown] of [
    ['NotificationSent', 'sent'],
    ['NotificationFailed', 'failed'],
    ['NotificationAmbiguous', 'ambiguous'],
    ['NotificationNotWanted', 'not_wanted'],
  ] as const) {
    it(`shows the notification as ${shown} after ${type}, and leaves the status alone`, () => {
      const data = { emailId, round: 1, reason: unread.other('because'), nextAttemptAt: null };
      givenEvents([received, processed(), { type, data } as EmailEvent]).thenRowHas(emailId, {
        notification: shown,
        status: 'SUCCESS',
      });
    });
  }

  it('waits for the notification again that a person asked for', () => {
    const ended = { type: 'NotificationAmbiguous', data: { emailId, round: 1, reason: unread.other('because') } } as const;
    const asked = { type: 'NotificationRequested', data: { emailId, round: 2 } } as const;
    givenEvents([received, processed(), ended, asked]).thenRowHas(emailId, { notification: null, status: 'SUCCESS' });
  });

  it('needs no notification for a bounce', () => {
    givenEvents([receivedWith({ notForUs: 'bounce' }), processed({ orders: [], confidence: null, notify: false })]).thenRowHas(
      emailId,
      {
        notification: 'not_wanted',
        ai_confidence: null,
        sales_orders: [],
      },
    );
  });

  it('makes no entry of a mail whose beginning it never saw', () => {
    givenEvents([extracted(90), processed(), moved(), retry]).thenNoRow(emailId);
  });

  it('keeps the entry of an erased person without sender, name, subject and names of attachments', () => {
    const skipped = [{ name: 'anna-berg.png', reason: unread.other('a logo') }];
    const left = givenEvents([asErased(receivedWith({ skipped }))]).rows.get(emailId);
    expect(left).to.include({
      email_from: '[erased]',
      email_from_name: '[erased]',
      email_subject: '[erased]',
      status: 'PENDING',
    });
    expect(left?.skipped).to.deep.equal([{ name: '[erased]', reason: unread.other('a logo') }]);
    expect(JSON.stringify(left)).not.to.match(/anna|berg|4711/i);
  });

  it('takes its times from the events alone', () => {
    const event = recorded(received, 0, { companyId, recordedAt: at(42) });
    readModelKit<EmailEvent>(emails)
      .givenRecorded([event as never])
      .thenRowHas(emailId, { processed_at: at(42) });
  });
});
