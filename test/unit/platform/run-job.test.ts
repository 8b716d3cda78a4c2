import { setTimeout as sleep } from 'node:timers/promises';
import { job } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { type JobContext, runJob } from '../../../src/platform/queue/run-job.ts';

const databaseAway = (code: string) => Promise.reject(Object.assign(new Error('refused'), { code }));

describe('one run of a job', () => {
  const run = async (
    handle: (context: JobContext) => Promise<void>,
    options: { deadlineMs?: number; stopping?: AbortSignal; refusals?: number; code?: string } = {},
  ) => {
    const told: string[] = [];
    let refusals = options.refusals ?? 0;
    const tell = (what: string) => {
      refusals -= 1;
      if (refusals >= 0) return databaseAway(options.code ?? 'ECONNREFUSED');
      told.push(what);
      return Promise.resolve();
    };
    const outcome = await runJob({
      definition: job({ name: 'x', policy: 'standard', deadlineMs: options.deadlineMs ?? 60_000, concurrency: 1 }),
      jobId: 'j',
      othersWait: async () => false,
      handle,
      settlement: {
        complete: () => tell('complete'),
        yield: () => tell('yield'),
        fail: (output) => tell(`fail ${JSON.stringify(output)}`),
      },
      stopping: options.stopping ?? new AbortController().signal,
      log: silentLogger,
    });
    return { outcome, told };
  };

  it('a handler that throws before its first await fails like one that rejects', async () => {
    const thrown = await run(() => {
      throw new RangeError('at once');
    });
    expect(thrown).to.deep.equal({ outcome: 'failed', told: ['fail {"error":"RangeError"}'] });
  });

  it('a handler may reject with anything', async () => {
    for (const reason of [undefined, null, 'text', 42]) {
      expect((await run(() => Promise.reject(reason))).outcome).to.equal('failed');
    }
  });

  it('one that ends well although its deadline passed meanwhile has done its work', async () => {
    const late = await run(async ({ signal }) => void (await sleep(60_000, undefined, { signal }).catch(() => undefined)), {
      deadlineMs: 20,
    });
    expect(late).to.deep.equal({ outcome: 'completed', told: ['complete'] });
  });

  it('one that gives up at its deadline is told apart from one that failed by itself', async () => {
    const late = await run(({ signal }) => sleep(60_000, undefined, { signal }), { deadlineMs: 20 });
    expect(late).to.deep.equal({ outcome: 'deadline', told: ['fail {"error":"DeadlinePassed"}'] });
  });

  it('one that the end of the process interrupts is not told of at all: it will be put back', async () => {
    const stopping = new AbortController();
    const running = run(({ signal }) => sleep(60_000, undefined, { signal }), { stopping: stopping.signal });
    stopping.abort();
    expect(await running).to.deep.equal({ outcome: 'interrupted', told: [] });
  });

  it('the end is recorded as soon as the database is back', async () => {
    expect(await run(async () => undefined, { refusals: 2 })).to.deep.equal({ outcome: 'completed', told: ['complete'] });
    expect((await run(() => Promise.reject(new Error('x')), { refusals: 1 })).told).to.deep.equal(['fail {"error":"Error"}']);
  });

  it('the end is recorded as soon as the database has space again', async () => {
    const ended = await run(async () => undefined, { refusals: 2, code: '53100' });
    expect(ended.told).to.deep.equal(['complete']);
  });

  it('a process that stops does not wait for a database that is away', async () => {
    const stopping = new AbortController();
    const running = run(async () => undefined, { refusals: 1_000_000, stopping: stopping.signal });
    await sleep(20);
    stopping.abort();
    expect((await running).told).to.deep.equal([]);
  });
});
