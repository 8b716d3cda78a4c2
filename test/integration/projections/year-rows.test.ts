/** What people open is found by indexes when there is as much of it as after months: of a company that has half of all, and of a planner that may choose. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import pg, { type Pool, type QueryConfig } from 'pg';
import { createDraftOutcomeQueries } from '../../../src/projections/draft-outcomes/draft-outcomes.queries.ts';
import { createEmailStatistics } from '../../../src/projections/emails/email-statistics.queries.ts';
import { createEmailQueries, type EmailFilter } from '../../../src/projections/emails/emails.queries.ts';
import { createReviewQueueQueries } from '../../../src/projections/review-queue/review-queue.queries.ts';
import { createWaitingQueries } from '../../../src/projections/review-queue/waiting.queries.ts';
import { createSalesOrderQueries, type SalesOrderQueries } from '../../../src/projections/sales-orders/sales-orders.queries.ts';
import { decideMails, sellerOf } from '../../support/decided-mails.ts';
import { multiply, ofMails } from '../../support/multiplied-rows.ts';
import { nodesOf, type PlanNode } from '../../support/plan-nodes.ts';
import { type Stack, startStack } from '../../support/stack.ts';
import { until } from '../../support/until.ts';

const sample = 20;
/** of the first mails: four cannot be read, three orders still wait for somebody */
const decided = sample - 4 - 3;
const copies = 500;
const page = { limit: 50, cursor: null };

describe('the queue and the numbers among ten thousand mails and orders', () => {
  let stack: Stack;
  let companyId: string;
  let knowsGenericPlans: boolean;
  before(async () => {
    stack = await startStack();
    const { pool } = stack.foundation;
    knowsGenericPlans = Number((await pool.query('show server_version_num')).rows[0].server_version_num) >= 160_000;
    companyId = await sellerOf(stack);
    const countOf = async (rows: string) => Number((await pool.query(`select count(*) as n from read.${rows}`)).rows[0]?.n);
    await decideMails(stack, companyId, sample, () => undefined);
    // what is multiplied has to be what came of them in the end: of a mail that is still at work there are few
    await until('what came of them', async () => {
      const mails = await countOf("emails where status <> 'PENDING'");
      const orders = await countOf('draft_outcomes where decided_at is not null');
      const shown = await countOf("sales_orders where status <> 'DRAFT'");
      return mails === sample && orders === decided && shown === decided;
    });
    await stack.stopProjector();
    // it may take as long as it likes
    const patient = new pg.Pool({ connectionString: stack.urls.databaseUrl, max: 2 });
    await multiply(patient, {
      ...{ tables: ofMails, companies: [companyId, randomUUID()], times: copies },
      onTable: () => undefined,
    });
    await patient.end();
  });
  after(() => stack?.stop());

  /** Those of the long tables that are read from end to end for what `work` asks; a short one costs nothing. */
  const readWhole = async (work: (pool: Pool) => Promise<unknown>): Promise<readonly string[]> => {
    const asked: QueryConfig[] = [];
    const query = async (config: QueryConfig | string, values?: unknown[]) => {
      asked.push(typeof config === 'string' ? { text: config, values: values ?? [] } : config);
      return { rows: [] };
    };
    await work({ query } as unknown as Pool).catch(() => undefined); // of no rows nothing can be made
    expect(asked).to.not.deep.equal([]);
    const plans: PlanNode[] = [];
    const explain = async (how: string, { text, values = [] }: QueryConfig) => {
      const { rows } = await stack.foundation.pool.query({ text: `explain (${how}format json) ${text}`, values });
      plans.push(...nodesOf(rows[0]['QUERY PLAN'][0].Plan));
    };
    for (const one of asked) {
      await explain('', one);
      // what has a name may be planned once for all companies
      if (one.name !== undefined && knowsGenericPlans) await explain('generic_plan, ', { text: one.text });
    }
    return plans
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'] ?? '')
      .filter((name) => /^(emails|sales_orders|draft_outcomes)_v/.test(name));
  };
  const since = () => new Date(Date.now() - 30 * 86_400_000);

  const mails = (filter: EmailFilter) => (pool: Pool) => createEmailQueries(pool).emails(companyId, filter, page);
  const orders = (filter: Parameters<SalesOrderQueries['salesOrders']>[1]) => (pool: Pool) =>
    createSalesOrderQueries(pool, stack.foundation.store).salesOrders(companyId, filter, page);
  const asked: Readonly<Record<string, (pool: Pool) => Promise<unknown>>> = {
    'the newest mails': mails({}),
    'mails that failed': mails({ status: 'FAILED' }),
    'mails that failed for one reason': mails({ cause: 'unreadable' }),
    'mails that became no order': mails({ noOrder: true }),
    'mails that somebody has to look at': mails({ requiresReview: true }),
    'mails that nobody could be told of': mails({ notification: 'failed' }),
    'mails that somebody looks after': mails({ assignee: 'anna' }),
    'how many mails there are': (pool) => createEmailQueries(pool).emailTotal(companyId, {}),
    'how many mails of a month there are': (pool) => createEmailQueries(pool).emailTotal(companyId, { from: since() }),
    'how many mails failed': (pool) => createEmailQueries(pool).emailTotal(companyId, { status: 'FAILED' }),
    'how many orders there are': (pool) => createSalesOrderQueries(pool, stack.foundation.store).salesOrderTotal(companyId, {}),
    'the newest orders': orders({}),
    'orders by what was changed last': orders({ ordering: '-updated_at' }),
    'orders by their delivery': orders({ ordering: 'delivery_date' }),
    'orders that were cancelled': orders({ status: 'CANCELLED' }),
    'orders that somebody has to look at': orders({ requiresReview: true }),
    'orders that came by chat': orders({ source: 'chat' }),
    'orders that somebody looks after': orders({ assignee: 'anna' }),
    'orders whose mails nobody could be told of': orders({ notification: 'failed' }),
    'everything that waits': (pool) => createWaitingQueries(pool).waiting(companyId, { ordering: 'waiting_since' }, page),
    'what waits and is nobody’s': (pool) =>
      createWaitingQueries(pool).waiting(companyId, { ordering: 'waiting_since', assignee: null, requiresReview: true }, page),
    'how much waits': (pool) => createWaitingQueries(pool).waitingCounts(companyId, 'anna'),
    'the queue as specified': (pool) => createReviewQueueQueries(pool).reviewQueue(companyId, { ordering: '-created_at' }, page),
    'the queue by confidence': (pool) => createReviewQueueQueries(pool).reviewQueue(companyId, { ordering: 'confidence' }, page),
    'how long the queue is': (pool) => createReviewQueueQueries(pool).reviewCount(companyId, {}),
    'mails and orders of thirty days': (pool) => createEmailStatistics(pool).perDay(companyId, 'Europe/Berlin', 30),
    'failures of thirty days': (pool) => createEmailStatistics(pool).failures(companyId, since()),
    'mails without an outcome': (pool) => createEmailStatistics(pool).pending(companyId),
    'drafts that nobody has decided': (pool) => createEmailStatistics(pool).undecided(companyId),
    'confidences of thirty days': (pool) => createDraftOutcomeQueries(pool).confidences(companyId, since()),
    'decisions of thirty days': (pool) => createDraftOutcomeQueries(pool).decisions(companyId, since()),
  };
  for (const [what, work] of Object.entries(asked))
    it(`finds ${what} by an index`, async () => {
      expect(await readWhole(work)).to.deep.equal([]);
    });
});
