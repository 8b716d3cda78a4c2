/** What the dashboard counts is found by an index, however many orders a company has. */
import { randomUUID } from 'node:crypto';
import { withTransaction } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type { Pool, QueryConfig } from 'pg';
import { createChatAuditQueries } from '../../../src/projections/chat-audit/chat-audit.queries.ts';
import { createEmailStatistics } from '../../../src/projections/emails/email-statistics.queries.ts';
import { nodesOf, type PlanNode } from '../../support/plan-nodes.ts';
import { type Stack, startStack } from '../../support/stack.ts';
import { until } from '../../support/until.ts';

describe('the plans of what a year has much of', () => {
  let stack: Stack;
  before(async () => {
    stack = await startStack();
    await until('the read model to be shown, with its indexes', async () => {
      const { rows } = await stack.foundation.pool.query<{ n: number }>(
        `select count(*)::int as n from pg_class where relkind = 'i' and relnamespace = 'read'::regnamespace
         and relname ~ '^sales_orders_v\\d+_company_id_waiting_since'`,
      );
      return rows[0]?.n === 1;
    });
  });
  after(() => stack?.stop());

  /** The scans of each statement that `work` asks for, planned as for tables that are too large to be read. */
  const scansOf = async (work: (pool: Pool) => Promise<unknown>): Promise<readonly PlanNode[]> => {
    const asked: QueryConfig[] = [];
    const query = async (config: QueryConfig) => {
      asked.push(config);
      return { rows: [] };
    };
    const listening = { query } as unknown as Pool;
    await work(listening);
    expect(asked).to.not.deep.equal([]);
    return withTransaction(stack.foundation.pool, async (tx) => {
      for (const way of ['seqscan', 'hashjoin', 'mergejoin', 'bitmapscan']) await tx.query(`set local enable_${way} to off`);
      const found: PlanNode[] = [];
      for (const { text, values } of asked) {
        const { rows } = await tx.query({ text: `explain (format json) ${text}`, values: values ?? [] });
        found.push(...nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter((node) => node['Relation Name'] !== undefined));
      }
      return found;
    });
  };
  it('drafts are counted by what waits, not by all orders there are', async () => {
    const scans = await scansOf((pool) => createEmailStatistics(pool).undecided(randomUUID()));
    const [scan] = scans;
    expect(scan?.['Index Name']).to.match(/waiting_since|^sales_orders_v\d+_company_id_(waiting|status)/);
  });
  it('what the assistant did in a conversation is found by it', async () => {
    const page = { limit: 50, cursor: null };
    const steps = await scansOf((pool) => createChatAuditQueries(pool).chatAudit(randomUUID(), { session: randomUUID() }, page));
    expect(steps.map((scan) => scan['Index Name'])).to.satisfy(([name]: string[]) =>
      /^chat_audit_v\d+_company_id_session/.test(name ?? ''),
    );
  });
});
