/** What a notification says of what a careful clerk found. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { EmailEvent } from '../../../src/domain/email/email.events.ts';
import { type EmailState, evolve, initialState } from '../../../src/domain/email/email.state.ts';
import { composeNotification } from '../../../src/jobs/delivery/compose-notification.ts';
import { extraction, orderContent, processedData, receivedData } from '../../support/samples.ts';

describe('a notification of an order with a reason to stop', () => {
  it('names the reason and its facts', () => {
    const reviewReasons = ['price_differs'];
    const facts = {
      line: 1,
      code: 'A-17',
      price: '12.50',
      expected: '11.90',
      percent: '5',
      currency: 'EUR',
      listed_for: 'customer',
    };
    const content = orderContent({ reviewReasons, requiresReview: true, reviewFindings: [{ reason: 'price_differs', facts }] });
    const events: readonly EmailEvent[] = [
      { type: 'EmailReceived', data: receivedData() },
      {
        type: 'ExtractionCompleted',
        data: { emailId: receivedData().emailId, results: [extraction()], skipped: [], digests: [] },
      },
      { type: 'EmailProcessed', data: processedData({ requiresReview: true, reviewReasons }) },
    ];
    const email = events.reduce<EmailState>(evolve, initialState);
    if (email.phase === 'none') throw new Error('the mail is known');
    const { text, subject } = composeNotification({
      email,
      orders: [{ reference: 'SO-2026-000001', content, changes: [], link: null }],
      companyName: 'Seller GmbH',
      from: 'orders@seller.example',
      to: ['sales@seller.example'],
      messageId: 'x@seller.example',
      link: null,
    });
    expect(subject).to.include('To review');
    expect(text).to.include('price differs from the price list');
    expect(text).to.include('12.50 instead of 11.90 for A-17, 5%');
  });
});
