/**
 * An ERP of its own process reads the feed and takes webhooks while sixteen clients approve orders at once, and the worker and the API are killed
 * in turns, at random moments. ERP_ORDERS says how many orders; npm run nightly takes 2,000.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { developmentTokenKey, signToken } from '../../../src/platform/crypto/token-key.ts';
import { type Json, type Send, sender } from '../../api/kit.ts';
import { approve, makeDraft, makeRecords } from '../../support/approved-orders.ts';
import { patience } from '../../support/patience.ts';
import { freePorts } from '../../support/ports.ts';
import { type Stack, startStack } from '../../support/stack.ts';
import { until } from '../../support/until.ts';
import type { ErpReport } from './erp.types.ts';
import { type Program, startProgram } from './program.ts';

const orders = Number(process.env.ERP_ORDERS ?? 30);
const clients = 16;
/**
 * at least, and at most: on a slow machine orders take longer while something starts, and repeated kills would never
 * see them done
 */
const kills = { fewest: 2, most: Math.max(2, orders / 25) };
/** one in so many is cancelled right after it was approved */
const cancelledEvery = 10;
const endpoints = '/sales/webhook-endpoints/';

describe(`an ERP that takes ${orders} orders`, function () {
  // every wait inside has its own end; kills take as long as programs take to start
  this.timeout(patience(600_000 + orders * 1_500));
  let stack: Stack;
  let apiPort: number;
  let company: string;
  let send: Send;
  let token: string;
  let erp: Program;
  const killed = { api: 0, worker: 0 };
  const running: { api?: Program; worker?: Program } = {};

  const start = async (part: 'api' | 'worker'): Promise<void> => {
    const env = { ...stack.env, PORT: String(apiPort), HEALTH_PORT: '0' };
    const program = startProgram(`src/main/${part}.ts`, env);
    running[part] = program;
    await program.hears();
  };

  before(async () => {
    stack = await startStack({ env: { WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8', WEBHOOK_ALLOW_HTTP: 'true' } });
    [apiPort = 0] = await freePorts(1);
    company = await stack.newCompany();
    const key = await developmentTokenKey(stack.config.dataDir);
    token = await signToken(key, { companyId: company, roles: ['admin', 'sales'], subject: 'erp' }, 5);
    send = sender(`http://127.0.0.1:${apiPort}`, token);
    await Promise.all([start('api'), start('worker')]);
    erp = startProgram('test/e2e/erp/programs/erp.ts');
  });
  after(async () => {
    await Promise.all([erp?.end(), running.api?.end(), running.worker?.end()]);
    await stack?.stop();
  });

  /** A client that is disconnected asks again: every step may be repeated. */
  const surely = async <T>(step: () => Promise<T>): Promise<T> =>
    until(
      'an answer of the API',
      () =>
        step()
          .then((value) => ({ value }))
          .catch((error: Error) => {
            if (
              /fetch failed|terminated|other side closed|ECONN|503|request_in_progress|Unexpected end/.test(
                `${error.message} ${String(error.cause)}`,
              )
            )
              return null;
            throw error;
          }),
      120_000,
    ).then(({ value }) => value);

  /** While orders are approved, and until it was done a few times: what was killed gets the time to start, however slow the machine is. */
  const killAtRandom = (): { readonly stop: () => Promise<void> } => {
    let over = false;
    const loop = (async () => {
      for (let done = 0; done < (over ? kills.fewest : kills.most); done += 1) {
        await sleep(700 + Math.random() * 2_500);
        const part = done % 2 === 0 ? 'worker' : 'api';
        await running[part]?.kill();
        killed[part] += 1;
        await start(part);
      }
    })();
    return {
      stop: async () => {
        over = true;
        await loop;
      },
    };
  };

  /** As long as it goes on. What is tried a third time waits minutes: it is sent again as an operator does, see docs/how-to/connect-an-erp.md. */
  const allTold = async (expected: number, endpointId: string) => {
    let asked = 0;
    for (let before = -1; ; ) {
      const report = await until(
        'the ERP to hear more',
        async () => {
          const now = await reported();
          if (now.feed.length + now.taken.length > before) return now;
          const body = { from: '2020-01-01', status: 'failed' };
          const again = await surely(() => send('POST', `${endpoints}${endpointId}/redeliver/`, { body }));
          asked += again.body?.messages ?? 0;
          await sleep(3_000);
          return null;
        },
        180_000,
      );
      before = report.feed.length + report.taken.length;
      if (before >= 2 * expected) return { report, asked };
      await sleep(1_000);
    }
  };

  const reported = async (): Promise<ErpReport> => {
    erp.tell({ report: true });
    return (await erp.hears()) as ErpReport;
  };

  it('has each of them in the feed without a gap, and each webhook with a signature that holds', async () => {
    const { port } = (await erp.hears()) as { port: number };
    const records = await makeRecords(send);
    const { body: endpoint } = await send('POST', endpoints, { body: { url: `http://127.0.0.1:${port}/orders` } });
    const ids = await inParallel(orders, (index) => surely(() => makeDraft(send, records, `PO-${index}`)));
    erp.tell({ start: { apiUrl: `http://127.0.0.1:${apiPort}`, token, secret: endpoint.secret, troubles: 0.2 } });

    const began = Date.now();
    const killer = killAtRandom();
    const cancelled = new Set<string>();
    await inParallel(orders, async (index) => {
      const id = ids[index] ?? '';
      await surely(() => approve(send, id));
      if (index % cancelledEvery !== 0) return;
      cancelled.add(id);
      const reply = await surely(() => send('POST', `/sales/sales-orders/${id}/cancel/`, { body: { reason: 'not wanted' } }));
      expect(reply.status, reply.text).to.equal(200);
    });
    const approvedIn = Date.now() - began;
    const expected = orders + cancelled.size;
    await killer.stop();
    const { report, asked } = await allTold(expected, endpoint.id);

    expect(report.wrong).to.deep.equal([]);
    const all = await everything(send);
    expect(report.feed, 'the feed as it was read, against the feed as it stands').to.deep.equal(all.map(({ id }) => id));
    expect(new Set(all.map(({ sales_order }) => sales_order))).to.deep.equal(new Set(ids));
    expect(all).to.have.length(expected);
    expect(new Set(report.taken.map(({ id }) => id))).to.deep.equal(new Set(all.map(({ id }) => `msg_${id}`)));
    for (const id of ids)
      expect(report.inOrder[id], id).to.deep.equal(
        cancelled.has(id) ? ['order.approved', 'order.cancelled'] : ['order.approved'],
      );
    const repeated = report.taken.reduce((sum, { times }) => sum + times - 1, 0);
    const troubles = Object.entries(report.faults).map(([kind, count]) => `${count} × ${kind}`);
    console.log(
      `    ${orders} orders by ${clients} clients in ${(approvedIn / 1_000).toFixed(1)} s, all told after ${((Date.now() - began) / 1_000).toFixed(1)} s;
    killed: API ${killed.api} times, worker ${killed.worker} times; feed: ${report.feed.length} entries in ${report.pages} pages, ${report.failedReads} failed reads;
    webhooks: ${report.received} requests for ${expected} messages (${troubles.join(', ')}), ${repeated} taken more than once under the same id, ${asked} asked for again`,
    );
  });

  const inParallel = async <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> => {
    const results: T[] = [];
    let next = 0;
    await Promise.all(
      Array.from({ length: clients }, async () => {
        for (let index = next++; index < count; index = next++) results[index] = await work(index);
      }),
    );
    return results;
  };
});

const everything = async (send: Send): Promise<Json[]> => {
  const entries: Json[] = [];
  for (;;) {
    const last = entries.at(-1);
    const { body } = await send('GET', `/sales/orders-feed/?limit=200${last ? `&after=${last.id}` : ''}`);
    if (body.length === 0) return entries;
    entries.push(...body);
  }
};
