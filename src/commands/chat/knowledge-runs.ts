/** Runs of the knowledge sync: one at a time for a company, its progress in a row, its start and end as events. */

import { randomUUID } from 'node:crypto';
import type { CommandContext, CommandHandler, Queryable } from '@order-intake/event-sourcing';
import { knowledgeSyncStream } from '../../domain/chat/chat.stream.ts';
import type { KnowledgeCounts } from '../../domain/chat/knowledge/knowledge.events.ts';
import { knowledgeSync } from '../../domain/chat/knowledge/knowledge-sync.decider.ts';
import { type Reason, reasonText } from '../../domain/reasons/reasons.ts';
import { orThrow } from '../shared/or-throw.ts';

export type KnowledgeRun = {
  readonly run_id: string;
  readonly state: 'running' | 'succeeded' | 'failed' | 'refused';
  readonly started_at: Date;
  readonly finished_at: Date | null;
  readonly error: string | null;
} & KnowledgeCounts;

export type KnowledgeRuns = {
  /** The run that is under way, begun now when there is none. */
  readonly begin: (
    model: string,
    entities: readonly string[],
    context: CommandContext,
  ) => Promise<{ readonly runId: string; readonly begun: boolean }>;
  readonly progress: (runId: string, counts: KnowledgeCounts) => Promise<void>;
  readonly finish: (
    runId: string,
    result: {
      readonly outcome: 'succeeded' | 'failed' | 'refused';
      readonly counts: KnowledgeCounts;
      readonly error: Reason | null;
    },
    context: CommandContext,
  ) => Promise<void>;
  /** newest first */
  readonly list: (companyId: string, limit: number) => Promise<readonly KnowledgeRun[]>;
};

const columns = `id as run_id, state, added, updated, skipped, deleted, failed, tokens, error, started_at, finished_at`;

export const createKnowledgeRuns = ({
  pool,
  handle,
}: {
  readonly pool: Queryable;
  readonly handle: CommandHandler;
}): KnowledgeRuns => {
  const run = async (command: Parameters<typeof knowledgeSync.decide>[0], context: CommandContext) =>
    orThrow(await handle({ decider: knowledgeSync, stream: knowledgeSyncStream(context.companyId), command, context }));
  return {
    begin: async (model, entities, context) => {
      const newRunId = randomUUID();
      const { state } = await run({ type: 'StartSync', runId: newRunId, model, entities }, context);
      const runId = state.running ?? newRunId;
      await pool.query(
        `insert into app.knowledge_runs (id, company_id, state) values ($1, $2, 'running') on conflict do nothing`,
        [runId, context.companyId],
      );
      return { runId, begun: runId === newRunId };
    },
    progress: async (runId, { added, updated, skipped, deleted, failed, tokens }) => {
      await pool.query(
        `update app.knowledge_runs set added = $2, updated = $3, skipped = $4, deleted = $5, failed = $6, tokens = $7, updated_at = now() where id = $1`,
        [runId, added, updated, skipped, deleted, failed, tokens],
      );
    },
    finish: async (runId, { outcome, counts, error }, context) => {
      const { added, updated, skipped, deleted, failed, tokens } = counts;
      await pool.query(
        `update app.knowledge_runs set state = $2, added = $3, updated = $4, skipped = $5, deleted = $6, failed = $7, tokens = $8, error = $9,
           updated_at = now(), finished_at = now() where id = $1`,
        [runId, outcome, added, updated, skipped, deleted, failed, tokens, error && reasonText(error)],
      );
      await run({ type: 'CompleteSync', runId, outcome, counts, error }, context);
    },
    list: async (companyId, limit) =>
      (
        await pool.query<KnowledgeRun>(
          `select ${columns} from app.knowledge_runs where company_id = $1 order by started_at desc limit $2`,
          [companyId, limit],
        )
      ).rows,
  };
};
