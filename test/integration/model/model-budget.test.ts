import { expect } from 'chai';
import { type Either, isRight } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import pg from 'pg';
import { type BudgetLimits, createPostgresBudget } from '../../../src/adapters/extraction/openai/model-budget.ts';
import { migratedDatabase, type TestDatabase } from '../../support/postgres.ts';

describe('the budget of a company for the model', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  /** The day of these tests never ends in the middle of one. */
  const noon = () => new Date('2026-11-20T12:00:00Z');
  const budgetOf = (dailyTokens: number, more: Partial<BudgetLimits> = {}, now = noon) => {
    const limits = { dailyTokens, monthlyTokens: null, monthlyCost: null, prices: null, ...more };
    const { reserve } = createPostgresBudget(pool, async () => limits, now);
    return (companyId: string, inputTokens: number, outputTokens = 0) => reserve(companyId, { inputTokens, outputTokens });
  };
  const end = <E, T>(reserved: Either<E, T> | undefined): E | 'reserved' | undefined =>
    reserved && (isRight(reserved) ? 'reserved' : reserved.left);
  const settled = async (reserved: ReturnType<ReturnType<typeof budgetOf>>, inputTokens: number, outputTokens: number) => {
    const got = await reserved;
    if (isRight(got)) await got.right.settle({ inputTokens, outputTokens });
  };

  before(async () => {
    database = await migratedDatabase();
    pool = new pg.Pool({ connectionString: database.url });
  });
  after(async () => {
    await pool.end();
    await database.drop();
  });

  it('many workers at once never reserve more than the day allows, and companies do not share it', async () => {
    const budgets = [budgetOf(1_000), budgetOf(1_000)];
    const asked = Array.from({ length: 40 }, (_, n) => budgets[n % 2]?.('crowded', 100));
    const ends = (await Promise.all(asked)).map(end);
    expect(ends.filter((one) => one === 'reserved')).to.have.length(10);
    expect(ends.filter((one) => one === 'daily_budget')).to.have.length(30);
    expect(end(await budgets[0]?.('other', 1_000))).to.equal('reserved');
    expect(end(await budgets[0]?.('third', 1_001))).to.equal('daily_budget');
  });

  it('what a question did not use is there again, what it used is not', async () => {
    const reserve = budgetOf(1_000);
    const first = reserve('settling', 900);
    expect(end(await first)).to.equal('reserved');
    expect(end(await reserve('settling', 200))).to.equal('daily_budget');
    await settled(first, 250, 50);
    expect(end(await reserve('settling', 701))).to.equal('daily_budget');
    expect(end(await reserve('settling', 700))).to.equal('reserved');
  });

  it('a new day (UTC) begins with the whole budget', async () => {
    let now = new Date('2026-11-20T23:59:59Z');
    const reserve = budgetOf(500, {}, () => now);
    expect(end(await reserve('nightly', 500))).to.equal('reserved');
    expect(end(await reserve('nightly', 1))).to.equal('daily_budget');
    now = new Date('2026-11-21T00:00:00Z');
    expect(end(await reserve('nightly', 500))).to.equal('reserved');
  });

  it('a month’s tokens are those of its days together, and the next month begins anew', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const reserve = budgetOf(1_000, { monthlyTokens: 1_500 }, () => now);
    await settled(reserve('monthly', 1_000), 900, 100);
    now = new Date('2026-11-21T12:00:00Z');
    expect(end(await reserve('monthly', 501))).to.equal('monthly_budget');
    expect(end(await reserve('monthly', 500))).to.equal('reserved');
    expect(end(await reserve('monthly', 1))).to.equal('monthly_budget');
    now = new Date('2026-12-01T00:00:00Z');
    expect(end(await reserve('monthly', 1_000))).to.equal('reserved');
  });

  it('a month may cost so much: answers at their price, questions at theirs, and what was refused costs nothing', async () => {
    const prices = { input: 1, output: 10 }; // 0.50 for questions and 0.40 for answers of 0.95
    const reserve = budgetOf(10_000_000, { monthlyCost: 0.95, prices });
    await settled(reserve('spending', 500_000, 40_000), 500_000, 40_000);
    for (let again = 0; again < 3; again += 1) expect(end(await reserve('spending', 50_001))).to.equal('monthly_budget');
    expect(end(await reserve('spending', 0, 5_001))).to.equal('monthly_budget');
    expect(end(await reserve('spending', 40_000, 1_000))).to.equal('reserved');
    expect(end(await reserve('spending', 1_000))).to.equal('monthly_budget');
    const unpriced = budgetOf(10_000_000, { monthlyCost: 0 });
    expect(end(await unpriced('unpriced', 50_000))).to.equal('reserved');
  });

  it('many workers at once never spend more than the month allows', async () => {
    const reserve = budgetOf(1_000_000, { monthlyCost: 1, prices: { input: 1_000, output: 1_000 } });
    const ends = (await Promise.all(Array.from({ length: 20 }, () => reserve('spenders', 50, 50)))).map(end);
    expect(ends.filter((one) => one === 'reserved')).to.have.length(10);
  });
});
