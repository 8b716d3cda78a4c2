import { expect } from 'chai';
import { describe, it } from 'mocha';
import { type KeyUse, overTerm, termKindOf, termsOf } from '../../../src/domain/privacy/kept-for-a-term.ts';

const use = (newest: { readonly [kind in keyof KeyUse['newest']]: string }, lasting = false): KeyUse => ({
  newest: Object.fromEntries(Object.entries(newest).map(([kind, at]) => [kind, new Date(at)])),
  lasting,
  events: { email: 1 },
});
const now = new Date('2026-12-31T12:00:00Z');
const monthAgo = '2026-12-01T12:00:00Z';
const terms = { mails: 30, orders: 365, chats: null, audit: null };

describe('what is kept for a term', () => {
  it('is what came in, not the records that a company works with', () => {
    expect(['email-c_1', 'document-c_1', 'salesOrder-c_1', 'lead-c_1', 'chatSession-c_1'].map(termKindOf)).to.deep.equal([
      ...['mails', 'mails', 'orders', 'orders', 'chats'],
    ]);
    for (const stream of ['customer-c_1', 'mailboxes-c', 'users-c', 'company-c', 'email', '', 'emails-c'])
      expect(termKindOf(stream), stream).to.equal(null);
  });

  it('is over when the last event under its key is as old as the term, unless a record shares the key', () => {
    const uses = new Map([
      ['old', use({ mails: monthAgo })],
      ['a second too young', use({ mails: '2026-12-01T12:00:01Z' })],
      ['of a customer too', use({ mails: '2020-01-01T00:00:00Z' }, true)],
    ]);
    expect(overTerm(uses, terms, now)).to.deep.equal(['old']);
    expect(overTerm(uses, { mails: null, orders: 30, chats: 30, audit: 30 }, now)).to.deep.equal([]);
  });

  it('has to be over for all that a key was used for', () => {
    const uses = new Map([
      ['of a mail and of its young order', use({ mails: monthAgo, orders: monthAgo })],
      ['of both, and old', use({ mails: monthAgo, orders: '2025-12-31T12:00:00Z' })],
      ['of a chat that is kept for good', use({ chats: '2020-01-01T00:00:00Z' })],
    ]);
    expect(overTerm(uses, terms, now)).to.deep.equal(['of both, and old']);
  });

  it('has the term of its kind, or that of all', () => {
    expect(termsOf({})).to.equal(null);
    expect(termsOf({ personalDataDays: null, chatDataDays: null })).to.equal(null);
    expect(termsOf({ personalDataDays: 90 })).to.deep.equal({ mails: 90, orders: 90, chats: 90, audit: null });
    expect(termsOf({ personalDataDays: 90, orderDataDays: 3_650 })).to.deep.equal({
      mails: 90,
      orders: 3_650,
      chats: 90,
      audit: null,
    });
    expect(termsOf({ mailDataDays: 30 })).to.deep.equal({ mails: 30, orders: null, chats: null, audit: null });
    expect(termsOf({ auditDataDays: 30 })).to.deep.equal({ mails: null, orders: null, chats: null, audit: 30 });
  });
});
