import { expect } from 'chai';
import { describe, it } from 'mocha';
import { isKeptForATerm, type KeyUse, overTerm } from '../../../src/domain/privacy/kept-for-a-term.ts';

const use = (newest: string, lasting = false): KeyUse => ({ newest: new Date(newest), lasting, events: { email: 1 } });
const now = new Date('2026-12-31T12:00:00Z');

describe('what is kept for a term', () => {
  it('is what came in, not the records that a company works with', () => {
    for (const stream of ['email-c_1', 'salesOrder-c_1', 'chatSession-c_1'])
      expect(isKeptForATerm(stream), stream).to.equal(true);
    for (const stream of ['customer-c_1', 'mailboxes-c', 'users-c', 'company-c', 'email', '', 'emails-c'])
      expect(isKeptForATerm(stream), stream).to.equal(false);
  });

  it('is over when the last event under its key is as old as the term, unless a record shares the key', () => {
    const uses = new Map([
      ['old', use('2026-12-01T12:00:00Z')],
      ['a second too young', use('2026-12-01T12:00:01Z')],
      ['of a customer too', use('2020-01-01T00:00:00Z', true)],
    ]);
    expect(overTerm(uses, 30, now)).to.deep.equal(['old']);
    expect(overTerm(uses, Number.POSITIVE_INFINITY, now)).to.deep.equal([]);
  });
});
