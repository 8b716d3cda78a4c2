/** What a company may use of a model: tokens in a day and a month (UTC), and money in a month. Reserved before a question is asked, settled with what it cost. */
import { withTransaction } from '@order-intake/event-sourcing';
import { dayOf } from '@order-intake/kernel';
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { Pool, PoolClient } from 'pg';
import type { ModelUsage } from '../../model/model.types.ts';

export type Reservation = {
  /** with the tokens that were used in the end */
  readonly settle: (used: ModelUsage) => Promise<void>;
};
/** Tokens of a question, and those that its answer may have. */
export type Wanted = { readonly inputTokens: number; readonly outputTokens: number };
/** Which limit does not allow so much more. */
export type Exhausted = 'daily_budget' | 'monthly_budget';
export type ModelBudget = { readonly reserve: (companyId: string, requested: Wanted) => Promise<Either<Exhausted, Reservation>> };

/** null: no limit of that kind. `prices` per million tokens; without them nothing is known of what a month costs. */
export type BudgetLimits = {
  readonly dailyTokens: number;
  readonly monthlyTokens: number | null;
  readonly monthlyCost: number | null;
  readonly prices: { readonly input: number; readonly output: number } | null;
};

// the row is locked from here on: two questions of a company are counted one after the other
const reserveDay = `insert into app.model_usage as used (company_id, day, tokens, input_tokens, output_tokens)
  select $1, $2::date, $3::bigint + $4::bigint, $3::bigint, $4::bigint where $3::bigint + $4::bigint <= $5::bigint
  on conflict (company_id, day) do update set tokens = used.tokens + excluded.tokens,
    input_tokens = used.input_tokens + excluded.input_tokens, output_tokens = used.output_tokens + excluded.output_tokens
  where used.tokens + excluded.tokens <= $5::bigint returning tokens`;
const ofMonth = `select coalesce(sum(tokens), 0)::float8 as tokens, coalesce(sum(output_tokens), 0)::float8 as output
  from app.model_usage where company_id = $1 and day >= date_trunc('month', $2::date) and day < date_trunc('month', $2::date) + interval '1 month'`;
const settleDay = `update app.model_usage set requests = requests + 1, tokens = greatest(0, tokens + $3::bigint + $4::bigint),
    input_tokens = greatest(0, input_tokens + $3::bigint), output_tokens = greatest(0, output_tokens + $4::bigint)
  where company_id = $1 and day = $2::date`;

type Month = { readonly tokens: number; readonly output: number };

/** Of days from before answers were counted apart, all counts as questions. */
const costOf = ({ tokens, output }: Month, prices: NonNullable<BudgetLimits['prices']>): number =>
  ((tokens - output) * prices.input + output * prices.output) / 1_000_000;

const isWithin = (month: Month, { monthlyTokens, monthlyCost, prices }: BudgetLimits): boolean =>
  (monthlyTokens === null || month.tokens <= monthlyTokens) &&
  (monthlyCost === null || prices === null || costOf(month, prices) <= monthlyCost);

class MonthExhausted extends Error {
  override readonly name = 'MonthExhausted';
}

/** Counted in Postgres, so that all workers share it. What a worker reserved and never settled stays counted for its day. */
export const createPostgresBudget = (
  pool: Pool,
  limitsOf: (companyId: string) => Promise<BudgetLimits>,
  now: () => Date = () => new Date(),
): ModelBudget => {
  const reserved = async (client: PoolClient, companyId: string, limits: BudgetLimits, day: string, requested: Wanted) => {
    const { rowCount } = await client.query(reserveDay, [
      companyId,
      day,
      requested.inputTokens,
      requested.outputTokens,
      limits.dailyTokens,
    ]);
    if (rowCount === 0) return false;
    const { rows } = await client.query<Month>(ofMonth, [companyId, day]);
    // thrown, so that the day's reservation is taken back
    if (rows[0] && !isWithin(rows[0], limits)) throw new MonthExhausted();
    return true;
  };
  return {
    reserve: async (companyId, requested) => {
      const day = dayOf(now());
      const limits = await limitsOf(companyId);
      try {
        const isFree = await withTransaction(pool, (client) => reserved(client, companyId, limits, day, requested));
        if (!isFree) return left('daily_budget');
      } catch (error) {
        if (error instanceof MonthExhausted) return left('monthly_budget');
        throw error;
      }
      return right({
        settle: async ({ inputTokens, outputTokens }) => {
          await pool.query(settleDay, [
            companyId,
            day,
            inputTokens - requested.inputTokens,
            outputTokens - requested.outputTokens,
          ]);
        },
      });
    },
  };
};

/** For a tool that runs by itself: nothing is counted beyond its own run. */
export const createRunBudget = (tokensInAll: number): ModelBudget => {
  let remaining = tokensInAll;
  return {
    reserve: async (_, requested) => {
      const tokens = requested.inputTokens + requested.outputTokens;
      if (tokens > remaining) return left('daily_budget');
      remaining -= tokens;
      return right({
        settle: async ({ inputTokens, outputTokens }) => {
          remaining += tokens - inputTokens - outputTokens;
        },
      });
    },
  };
};
