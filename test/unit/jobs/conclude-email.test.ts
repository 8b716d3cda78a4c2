/** What is noted of a mail that holds no order. */
import { unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { type EmailState, evolve, initialState } from '../../../src/domain/email/email.state.ts';
import { noteText } from '../../../src/domain/email/notes.ts';
import { createConcludeEmail } from '../../../src/jobs/email/conclude-email.step.ts';
import { mailboxSettings, receivedData } from '../../support/samples.ts';

describe('the note of a mail', () => {
  it('stays short, whatever its thousands of parts were left out for', async () => {
    const conclude = createConcludeEmail({
      takeOrder: async () => null,
      takeAnswer: async () => undefined,
      takeDeliveryReport: async () => undefined,
      requestCancellation: async () => null,
      now: () => new Date('2026-11-22T08:00:00Z'),
    });
    const skipped = Array.from({ length: 3_000 }, (_, index) => ({
      name: `order-${index}-${'x'.repeat(80)}.pdf`,
      reason: unread.other('unreadable'),
      size: 9,
    }));
    const state = evolve(initialState, {
      type: 'EmailReceived',
      data: receivedData({ attachments: [], skipped }),
    }) as Exclude<EmailState, { phase: 'none' }>;
    const { note } = await conclude(
      { state, personKeyId: null, traceParent: null },
      { ...mailboxSettings(), trouble: null },
      { correlationId: 'c', causationId: 'c', companyId: 'company', actor: 'system' },
    );
    expect(note?.code).to.equal('nothing_to_process');
    expect(note && noteText(note))
      .to.match(/^nothing to process \(order-0-x/)
      .and.have.length.at.most(1_000);
  });
});
