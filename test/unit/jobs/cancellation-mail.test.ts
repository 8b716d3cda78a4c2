/** What is made of a mail that takes an order back, and what its notification says. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { CancelledOrder } from '../../../src/commands/sales-order/request-cancellation.command.ts';
import type { EmailEvent, NotForUs } from '../../../src/domain/email/email.events.ts';
import { type EmailState, evolve, initialState, type KnownEmail } from '../../../src/domain/email/email.state.ts';
import { composeNotification } from '../../../src/jobs/delivery/compose-notification.ts';
import { createConcludeEmail } from '../../../src/jobs/email/conclude-email.step.ts';
import { emailId, mailboxSettings, orderContent, orderId, processedData, receivedData } from '../../support/samples.ts';

const stateAfter = (events: readonly EmailEvent[]): KnownEmail => {
  const state = events.reduce<EmailState>(evolve, initialState);
  if (state.phase === 'none') throw new Error('the mail is known');
  return state;
};
const concluded = async (found: CancelledOrder | null, notForUs: NotForUs | null = null) => {
  const { mail } = receivedData();
  const data = receivedData({ mail: { ...mail, subject: 'Please cancel PO-4711' }, attachments: [], notForUs });
  const conclude = createConcludeEmail({
    takeOrder: async () => null,
    takeAnswer: async () => undefined,
    takeDeliveryReport: async () => undefined,
    requestCancellation: async ({ request: wish, sender }) => {
      expect([wish.numbers, sender]).to.deep.equal([['PO-4711'], 'anna@buyer.example']);
      return found;
    },
    now: () => new Date('2026-11-22T08:00:00Z'),
  });
  const mailbox = { ...mailboxSettings(), trouble: null };
  const context = { correlationId: 'c', causationId: 'c', companyId: 'company', actor: 'system' };
  const email = stateAfter([{ type: 'EmailReceived', data }]);
  const { orders, requiresReview, reviewReasons, note } = await conclude(
    { state: email, personKeyId: null, traceParent: null },
    mailbox,
    context,
  );
  return { orders, requiresReview, reviewReasons, note };
};
const order = { orderId, reference: 'SO-2026-000001', waits: true };

describe('a mail that takes an order back', () => {
  it('is linked to its order, where it waits for a person', async () =>
    expect(await concluded(order)).to.deep.equal({
      orders: [{ orderId, reference: 'SO-2026-000001', disposition: 'cancellation' }],
      requiresReview: true,
      reviewReasons: ['cancellation_requested'],
      note: { code: 'cancellation_wished', facts: { order: 'SO-2026-000001' } },
    }));
  it('waits by itself when its order is not known, and needs nobody when the order is over', async () => {
    expect(await concluded(null)).to.deep.include({ orders: [], requiresReview: true, reviewReasons: ['cancels_unknown_order'] });
    expect(await concluded({ ...order, waits: false })).to.deep.include({ requiresReview: false, reviewReasons: [] });
  });
  it('is none when a machine answers: bounces repeat the subjects of others', async () =>
    expect(await concluded(order, 'auto_reply')).to.deep.include({ orders: [], requiresReview: false }));
});

describe('a notification', () => {
  const data = processedData({
    orders: [{ orderId, reference: 'SO-2026-000001', disposition: 'revised' }],
    requiresReview: true,
    reviewReasons: ['order_revised'],
  });
  const email = stateAfter([
    { type: 'EmailReceived', data: receivedData() },
    { type: 'EmailProcessed', data },
  ]);
  const told = {
    reference: 'SO-2026-000001',
    content: orderContent(),
    changes: [{ field: 'lines.1.qty', before: '10', after: '20' }],
    link: `https://intake.example/app/orders/${orderId}`,
  };
  it('says who ordered what for how much, what changed and why to look, and links to the page of the order', () => {
    const { text, html } = composeNotification({
      email,
      orders: [told],
      companyName: 'Seller',
      from: 'a@b.example',
      to: [],
      messageId: 'm',
      link: null,
    });
    for (const fact of [
      'Customer: Anna Berg AB, anna@buyer.example',
      'PO number: PO-4711',
      'Total: 125.00 EUR',
      /Lines: 1: 10 .*Hex bolt M8 at 12\.50/,
      'Changes: lines.1.qty 10 → 20',
      'Review reasons: changes an existing draft',
      `Link: https://intake.example/app/orders/${orderId}`,
    ])
      if (typeof fact === 'string') expect(text).to.include(fact);
      else expect(text).to.match(fact);
    expect(html).to.include('PO-4711');
    expect(emailId).to.equal(email.emailId);
  });
});
