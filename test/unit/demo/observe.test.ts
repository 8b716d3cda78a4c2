import { expect } from 'chai';
import { describe, it } from 'mocha';
import { readNotice } from '../../../demo/observe.ts';
import { composeMessage } from '../../../src/adapters/smtp/compose-message.ts';
import type { KnownEmail } from '../../../src/domain/email/email.state.ts';
import { composeNotification } from '../../../src/jobs/delivery/compose-notification.ts';

const received: Extract<KnownEmail, { phase: 'received' }> = {
  phase: 'received',
  emailId: 'e-1',
  module: 'SALES',
  mail: {
    from: 'ingrid.solheim@fjordline-campers.example',
    fromName: 'Ingrid Solheim',
    subject: 'Bestellung – für die Werkstatt, mit einem sehr langen Betreff, der in jedem Fall umgebrochen werden müsste',
    messageId: 'm-1',
    sentAt: null,
    receivedAt: '2026-03-31T08:00:00.000Z',
    headerDigest: null,
  },
  attachments: [],
  texts: [],
  skipped: [],
  notForUs: null,
  copies: [],
  results: [],
  digests: [],
  written: null,
  answer: null,
  seen: false,
  forwarded: null,
  attempts: 0,
  faults: 0,
  nextAttemptAt: null,
  assignee: null,
  notification: null,
};
const email: KnownEmail = {
  ...received,
  phase: 'processed',
  outcome: {
    emailId: 'e-1',
    orders: [{ orderId: 'o-1', reference: 'SO-2026-000001', disposition: 'drafted' }],
    confidence: 91,
    threshold: 70,
    requiresReview: true,
    reviewReasons: ['customer_unknown'],
    note: null,
    leadId: 'l-1',
    notify: true,
  },
};

describe('reading a notification', () => {
  it('finds out of the service’s own notification which mail it is about, and which lead it names', async () => {
    const to = ['sales@nordlicht-werkzeug.example'];
    const from = 'orders@nordlicht-werkzeug.example';
    const mail = composeNotification({ email, companyName: 'Nordlicht', from, to, messageId: 'n-1@x.example', link: null });
    const sent = await composeMessage(mail);
    if (typeof sent === 'string') throw new Error(sent);
    const notice = await readNotice({ envelope: { from: sent.from, to: sent.to }, raw: sent.raw });
    expect(notice.to).to.deep.equal(to);
    expect(notice.subject).to.contain('SO-2026-000001');
    expect(notice.about.subject).to.equal(received.mail.subject);
    expect(notice.about.from).to.contain(received.mail.from);
    expect(notice.lead).to.contain(received.mail.from);
  });
});
