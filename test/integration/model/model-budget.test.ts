import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import pg from 'pg';
import { createPostgresBudget } from '../../../src/adapters/extraction/openai/model-budget.ts';
import { migratedDatabase, type TestDatabase } from '../../support/postgres.ts';

describe('the daily budget of a company for the model', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  /** The day of these tests never ends in the middle of one. */
  const budgetOf = (tokens: number) => createPostgresBudget(pool, tokens, () => new Date('2026-11-20T12:00:00Z'));

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
    const asked = Array.from({ length: 40 }, (_, n) => budgets[n % 2]?.reserve('crowded', 100));
    expect((await Promise.all(asked)).filter((one) => one !== null)).to.have.length(10);
    expect(await budgets[0]?.reserve('other', 1_000)).not.to.equal(null);
    expect(await budgets[0]?.reserve('third', 1_001)).to.equal(null);
  });

  it('what a question did not use is there again, what it used is not', async () => {
    const budget = budgetOf(1_000);
    const first = await budget.reserve('settling', 900);
    expect(await budget.reserve('settling', 200)).to.equal(null);
    await first?.settle({ inputTokens: 250, outputTokens: 50 });
    expect(await budget.reserve('settling', 701)).to.equal(null);
    expect(await budget.reserve('settling', 700)).not.to.equal(null);
  });

  it('a new day (UTC) begins with the whole budget', async () => {
    let now = new Date('2026-11-20T23:59:59Z');
    const budget = createPostgresBudget(pool, 500, () => now);
    expect(await budget.reserve('nightly', 500)).not.to.equal(null);
    expect(await budget.reserve('nightly', 1)).to.equal(null);
    now = new Date('2026-11-21T00:00:00Z');
    expect(await budget.reserve('nightly', 500)).not.to.equal(null);
  });
});
