/** What is said of a mail that repeats a known order. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { EmailEvent } from '../../../src/domain/email/email.events.ts';
import { type EmailState, evolve, initialState, type KnownEmail } from '../../../src/domain/email/email.state.ts';
import type { Mailbox } from '../../../src/domain/mailbox/mailbox.decider.ts';
import { composeNotification } from '../../../src/jobs/delivery/compose-notification.ts';
import { createConcludeEmail } from '../../../src/jobs/email/conclude-email.step.ts';
import { emailId, extraction, mailboxSettings, orderId, processedData, receivedData } from '../../support/samples.ts';

const mailAfter = (events: readonly EmailEvent[]): KnownEmail => {
  const state = events.reduce<EmailState>(evolve, initialState);
  if (state.phase === 'none') throw new Error('the mail is known');
  return state;
};
const received: EmailEvent = { type: 'EmailReceived', data: receivedData() };
const again = { orderId, reference: 'SO-2026-000001', disposition: 'duplicate' } as const;

describe('a mail that repeats a known order', () => {
  it('is looked at by a person when it was read with less confidence than its mailbox asks for', async () => {
    const conclude = createConcludeEmail({
      takeOrder: async () => ({ outcome: again, reviewReasons: [], confidence: null, leadId: null, isNew: true, position: null }),
      takeAnswer: async () => undefined,
      takeDeliveryReport: async () => undefined,
      requestCancellation: async () => null,
      now: () => new Date('2026-11-22T08:00:00Z'),
    });
    const concluded = async (confidence: number) => {
      const results = [extraction({ confidence })];
      const read: EmailEvent = { type: 'ExtractionCompleted', data: { emailId, results, skipped: [], digests: [] } };
      const mailbox: Mailbox = { ...mailboxSettings({ minConfidenceThreshold: 70 }), trouble: null };
      const context = { correlationId: 'c', causationId: 'c', companyId: 'company', actor: 'system' };
      const { requiresReview, reviewReasons } = await conclude(
        { state: mailAfter([received, read]), personKeyId: null, traceParent: null },
        mailbox,
        context,
      );
      return { requiresReview, reviewReasons };
    };
    expect(await concluded(49)).to.deep.equal({ requiresReview: true, reviewReasons: ['confidence_below_threshold'] });
    expect(await concluded(70)).to.deep.equal({ requiresReview: false, reviewReasons: [] });
  });

  it('is not announced as new', () => {
    const subjectOf = (disposition: 'drafted' | 'duplicate' | 'revised') => {
      const data = processedData({ orders: [{ ...again, disposition }], requiresReview: false, reviewReasons: [] });
      const email = mailAfter([received, { type: 'EmailProcessed', data }]);
      return composeNotification({ email, companyName: 'Seller', from: 'a@b.example', to: [], messageId: 'm', link: null })
        .subject;
    };
    expect(subjectOf('drafted')).to.include('New: SO-2026-000001');
    expect(subjectOf('duplicate')).to.include('Received again: SO-2026-000001').and.not.to.include('New');
    expect(subjectOf('revised')).to.include('Revised: SO-2026-000001');
  });
});
