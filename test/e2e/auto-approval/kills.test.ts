/**
 * The worker is killed with SIGKILL between the decision, the delay and the approval of orders, again and again; another one goes on. In `npm test`
 * once before each step; APPROVAL_KILLS=500 kills five hundred times.
 */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { salesOrderStream } from '../../../src/domain/sales-order/sales-order.stream.ts';
import { type Send, senderFor } from '../../api/kit.ts';
import { startApi, type TestApi } from '../../support/api.ts';
import { draftFor, prepareCompany, proveAndSwitchOn } from '../../support/approval-stage.ts';
import { patience } from '../../support/patience.ts';
import { until } from '../../support/until.ts';
import { startWorkerProcess, type WorkerProcess } from '../crash/worker-process.ts';

/** before each of these a worker dies: nothing is decided, decided, given its place in the day, planned, or approved */
const steps = [
  'append AutoApprovalJudged#1',
  'append AutoApprovalReserved#1',
  'append OrderApprovalPlanned#1',
  'append OrderApproved#1',
  'append AutoApprovalJudged#2',
  'append OrderApproved#2',
];
const kills = Number(process.env.APPROVAL_KILLS ?? steps.length);
const limitMs = 90_000;

describe('automatic approval by workers that are killed', function () {
  this.timeout(patience(120_000 + kills * 60_000));
  let api: TestApi;
  let admin: Send;
  let worker: WorkerProcess | undefined;
  before(async () => {
    api = await startApi();
    admin = await senderFor(api, ['admin']);
    await prepareCompany(admin);
    // what it reacts to begins where the log ends when a worker first comes
    worker = await startWorkerProcess(api.stack.env);
    await proveAndSwitchOn(api.stack, api.companyId, admin);
  });
  after(async () => {
    await worker?.end();
    await api?.stop();
  });

  const typesOf = async (id: string): Promise<readonly string[]> =>
    (await api.events(salesOrderStream(api.companyId, id))).map(({ type }) => type);
  /** A person stops it as soon as it is planned; whether they were in time. */
  const stopped = async (id: string): Promise<boolean> => {
    const planned = await until(
      'a plan, or its end',
      async () => {
        const types = await typesOf(id);
        return types.length > 1 ? types : undefined;
      },
      limitMs,
    );
    if (planned.includes('OrderApproved')) return false;
    const reply = await admin('POST', `/sales/sales-orders/${id}/stop_approval/`, { body: {} });
    return reply.status === 200;
  };
  /** Dies before the step, or lives on where it never comes to it. */
  const runUntilKilled = async (crashBefore: string, ids: readonly string[]): Promise<boolean> => {
    if (!worker?.alive()) worker = await startWorkerProcess(api.stack.env);
    const running = worker;
    await running.arm({ crashBefore, extract: true });
    return Promise.race([running.exited.then(() => true), allEnded(ids).then(() => false)]);
  };
  const isEnded = (types: readonly string[]) => types.includes('OrderApproved') || types.includes('OrderApprovalStopped');
  const allEnded = (ids: readonly string[]) => {
    const open = new Set(ids);
    return until(
      'all orders at their end',
      async () => {
        // one after the other: hundreds of reads at once are refused by a busy store
        for (const id of [...open]) if (isEnded(await typesOf(id))) open.delete(id);
        return open.size === 0;
      },
      limitMs,
    );
  };

  it('approves each order once, and none that somebody stopped', async () => {
    let killed = 0;
    const all: string[] = [];
    const stops = new Map<string, Promise<boolean>>();
    for (let round = 0; killed < kills && round < kills * 3; round += 1) {
      const ids = [await draftFor(api.stack, api.companyId), await draftFor(api.stack, api.companyId)];
      all.push(...ids);
      const [, toStop = ''] = ids;
      if (round % 2 === 1) stops.set(toStop, stopped(toStop));
      if (await runUntilKilled(steps[round % steps.length] ?? '', ids)) killed += 1;
    }
    if (!worker?.alive()) worker = await startWorkerProcess(api.stack.env);
    await worker.arm({ crashBefore: '', extract: true });
    await allEnded(all);
    let approvals = 0;
    for (const id of all) {
      const types = await typesOf(id);
      const inTime = (await stops.get(id)) ?? false;
      expect(
        types.filter((type) => type === 'OrderApproved'),
        id,
      ).to.have.length(inTime ? 0 : 1);
      expect(
        types.filter((type) => type === 'OrderApprovalPlanned'),
        id,
      ).to.have.length(1);
      approvals += inTime ? 0 : 1;
    }
    const feed = await until('every approval in the feed, once', async () => {
      const { rows } = await api.stack.foundation.pool.query<{ entries: number; orders: number }>(
        `select count(*)::int as entries, count(distinct order_id)::int as orders from read.orders_feed
         where company_id = $1 and order_id = any($2::uuid[])`,
        [api.companyId, all],
      );
      return rows[0]?.orders === approvals ? rows[0] : undefined;
    });
    expect(feed.entries).to.equal(approvals);
    console.log(`      ${killed} kills, ${all.length} orders: ${approvals} approved once, ${all.length - approvals} stopped`);
    expect(killed).to.equal(kills);
  });
});
