/** How many tokens a company may use in a day (UTC). Reserved before a question is asked, settled with what it cost. */

import { dayOf } from '@order-intake/kernel';
import type { Pool } from 'pg';
import type { ModelUsage } from '../../model/model.types.ts';

export type Reservation = {
  /** with the tokens that were used in the end */
  readonly settle: (used: ModelUsage) => Promise<void>;
};
/** Null when the day's budget does not allow so many tokens more. */
export type ModelBudget = { readonly reserve: (companyId: string, tokens: number) => Promise<Reservation | null> };

const reserve = `insert into app.model_usage (company_id, day, tokens) select $1, $2::date, $3::bigint where $3::bigint <= $4::bigint
  on conflict (company_id, day) do update set tokens = app.model_usage.tokens + excluded.tokens
  where app.model_usage.tokens + excluded.tokens <= $4::bigint returning tokens`;
const settle = `update app.model_usage set tokens = greatest(0, tokens + $3), requests = requests + 1, input_tokens = input_tokens + $4, output_tokens = output_tokens + $5
  where company_id = $1 and day = $2::date`;

/** Counted in Postgres, so that all workers share it. What a worker reserved and never settled stays counted for its day. */
export const createPostgresBudget = (pool: Pool, dailyTokens: number, now: () => Date = () => new Date()): ModelBudget => ({
  reserve: async (companyId, tokens) => {
    const day = dayOf(now());
    const { rowCount } = await pool.query(reserve, [companyId, day, tokens, dailyTokens]);
    if (rowCount === 0) return null;
    return {
      settle: async ({ inputTokens, outputTokens }) => {
        await pool.query(settle, [companyId, day, inputTokens + outputTokens - tokens, inputTokens, outputTokens]);
      },
    };
  },
});

/** For a tool that runs by itself: nothing is counted beyond its own run. */
export const createRunBudget = (tokensInAll: number): ModelBudget => {
  let left = tokensInAll;
  return {
    reserve: async (_, tokens) => {
      if (tokens > left) return null;
      left -= tokens;
      return {
        settle: async ({ inputTokens, outputTokens }) => {
          left += tokens - inputTokens - outputTokens;
        },
      };
    },
  };
};
