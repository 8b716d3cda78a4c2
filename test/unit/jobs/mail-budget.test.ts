import { unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { startBudget } from '../../../src/jobs/email/mail-budget.ts';

describe('the budget of one mail', () => {
  it('ends a mail of damaged parts after a few of them', () => {
    const budget = startBudget();
    let read = 0;
    for (; read < 3_000 && budget.exhausted() === null; read += 1) budget.spend('corrupt');
    expect(read).to.equal(8);
    expect(budget.exhausted()).to.deep.equal(unread.parts_damaged_too_many());
  });

  it('leaves room for good parts after a hostile one, and after one that computed for ever', () => {
    const budget = startBudget();
    for (const code of ['hostile', 'timed_out', 'unsupported_type', 'password_protected'] as const) budget.spend(code);
    for (let good = 0; good < 50; good += 1) budget.spend(null);
    expect(budget.exhausted()).to.equal(null);
  });

  it('ends a mail of very many good parts', () => {
    const budget = startBudget();
    for (let good = 0; good < 100; good += 1) budget.spend(null);
    expect(budget.exhausted()).to.deep.equal(unread.parts_read_at_most(100));
  });
});
