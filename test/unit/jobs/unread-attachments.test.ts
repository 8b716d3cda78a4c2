/** A mail in which something that may be an order was not read. */

import { type DocumentType, unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { NotForUs, SkippedPart } from '../../../src/domain/email/email.events.ts';
import { evolve, initialState } from '../../../src/domain/email/email.state.ts';
import { because, reasonText } from '../../../src/domain/reasons/reasons.ts';
import { unreadFailure } from '../../../src/jobs/email/unread-attachments.ts';
import { emailId, extraction, receivedData } from '../../support/samples.ts';

const heic: SkippedPart = { name: 'order.heic', reason: unread.part_not_read(), mayBeDocument: true };
const calendar: SkippedPart = { name: 'invite.ics', reason: unread.part_calendar() };
const none = { orders: [], requiresReview: false } as const;

type Mail = { readonly skipped: readonly SkippedPart[]; readonly read?: DocumentType; readonly notForUs?: NotForUs | null };
const mail = ({ skipped, read, notForUs = null }: Mail) => {
  const received = evolve(initialState, { type: 'EmailReceived', data: { ...receivedData(), skipped, notForUs } });
  const results = read === undefined ? [] : [{ ...extraction(), documentType: read }];
  const state = evolve(received, { type: 'ExtractionCompleted', data: { emailId, results, skipped: [], digests: [] } });
  if (state.phase === 'none') throw new Error('the mail is known');
  return state;
};

describe('an attachment that may be a document and was not read', () => {
  it('fails a mail that became no order, and names the file', () => {
    expect(unreadFailure(mail({ skipped: [heic] }), none)).to.deep.equal({
      cause: 'unreadable',
      reason: because.parts_unread(unread.of_file('order.heic', unread.part_not_read())),
    });
    expect(reasonText(unreadFailure(mail({ skipped: [heic] }), none)?.reason ?? unread.other(''))).to.equal(
      'order.heic: not a document of a kind that is read. Upload a replacement, or dismiss the mail if it holds no order.',
    );
    expect(unreadFailure(mail({ skipped: [heic], read: 'invoice' }), none)?.cause).to.equal('unreadable');
    expect(unreadFailure(mail({ skipped: [heic], notForUs: 'encrypted' }), none)?.cause).to.equal('unreadable');
  });
  it('fails no mail that became an order, that waits for review, or that took an order back', () => {
    const order = { orderId: 'o', reference: 'SO-2026-000001', disposition: 'drafted' } as const;
    expect(unreadFailure(mail({ skipped: [heic], read: 'order' }), { ...none, orders: [order] })).to.equal(null);
    expect(unreadFailure(mail({ skipped: [heic], read: 'order' }), none)).to.equal(null);
    expect(unreadFailure(mail({ skipped: [heic] }), { ...none, requiresReview: true })).to.equal(null);
  });
  it('says nothing of logos, calendar entries and automatic mail', () => {
    expect(unreadFailure(mail({ skipped: [calendar] }), none)).to.equal(null);
    expect(unreadFailure(mail({ skipped: [heic], notForUs: 'auto_reply' }), none)).to.equal(null);
    expect(unreadFailure(mail({ skipped: [heic], notForUs: 'bounce' }), none)).to.equal(null);
  });
});
