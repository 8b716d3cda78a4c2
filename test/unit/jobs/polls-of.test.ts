import { expect } from 'chai';
import { describe, it } from 'mocha';
import { pollsOf } from '../../../src/jobs/email/polls-of.ts';

const now = new Date('2026-11-20T08:00:00Z');
const mailbox = (mailboxId: string, troubled: boolean) => ({ companyId: 'c', mailboxId, troubled });

describe("one tick's polls", () => {
  it('are due at once, and behind them those of mailboxes that could not be reached', () => {
    const polls = pollsOf([mailbox('dead', true), mailbox('live', false)], now);
    expect(polls.map(({ key, startAfter }) => [key, startAfter?.toISOString()])).to.deep.equal([
      ['dead', '2026-11-20T08:00:01.000Z'],
      ['live', undefined],
    ]);
    expect(polls[1]?.data).to.deep.equal({ companyId: 'c', mailboxId: 'live', asked: false });
  });
});
