import { enqueue, type JobDefinition, job } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { fetchEvidence, processEmails, reconcileMailbox } from '../../../src/jobs/definitions.ts';
import { deliver } from '../../../src/jobs/delivery/delivery.definitions.ts';
import { eventually } from './harness.ts';
import { type QueueBench, queueBench } from './queue-bench.ts';

type Data = { readonly companyId: string; readonly n: number; readonly mailboxId?: string };
const shared = job<Data>({ name: 'shared', policy: 'standard', deadlineMs: 60_000, concurrency: 1 });

/** A promise, and what resolves it. */
const gate = () => Promise.withResolvers<void>();

describe('shares of the queue', () => {
  let bench: QueueBench;
  beforeEach(async () => {
    bench = await queueBench();
  });
  afterEach(() => bench.drop());

  const flood = (companyId: string, count: number, more: object = {}) =>
    Array.from({ length: count }, (_, n) => enqueue(shared, { companyId, n, ...more }, `${companyId}/${n}`));

  it('the job of a company is next but one, however many another has waiting', async () => {
    const queue = await bench.started();
    await queue.enqueue(flood('loud', 500));
    await queue.enqueue(flood('quiet', 2));
    const order: string[] = [];
    await queue.work(shared, async ({ companyId }) => void order.push(companyId));
    await queue.idle();
    expect(order).to.have.lengthOf(502);
    expect(order.slice(0, 4).filter((company) => company === 'quiet')).to.have.lengthOf(2);
  });

  it('companies take turns, each in the order in which its jobs came', async () => {
    const queue = await bench.started();
    for (const companyId of ['a', 'b', 'c']) await queue.enqueue(flood(companyId, 3));
    const order: string[] = [];
    await queue.work(shared, async ({ companyId, n }) => void order.push(`${companyId}${n}`));
    await queue.idle();
    expect(order).to.deep.equal(['a0', 'b0', 'c0', 'a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  });

  it('the mailboxes of a company take turns', async () => {
    const queue = await bench.started();
    await queue.enqueue(flood('a', 100, { mailboxId: 'sales' }));
    await queue.enqueue(flood('a', 1, { mailboxId: 'purchase' }));
    const order: (string | undefined)[] = [];
    await queue.work(shared, async ({ mailboxId }) => void order.push(mailboxId));
    await queue.idle();
    expect(order.indexOf('purchase')).to.be.below(2);
  });

  it('one company holds no more than half of the places, so that another finds one free', async () => {
    const queue = await bench.started();
    const [end, begun] = [gate(), [] as string[]];
    await queue.work({ ...shared, concurrency: 4 }, async ({ companyId }) => {
      begun.push(companyId);
      if (companyId === 'loud') await end.promise;
    });
    await queue.enqueue(flood('loud', 50));
    await eventually(() => begun.length === 2);
    await queue.enqueue(flood('quiet', 3));
    await eventually(() => begun.length === 5);
    expect(begun).to.deep.equal(['loud', 'loud', 'quiet', 'quiet', 'quiet']);
    end.resolve();
    await queue.idle();
    expect(begun).to.have.lengthOf(53);
  });

  for (const { definition, companies } of [
    { definition: deliver, companies: 10 },
    { definition: fetchEvidence, companies: 10 },
    { definition: processEmails, companies: 5 },
    { definition: reconcileMailbox, companies: 10 },
  ])
    it(`${definition.name}: ${companies} companies whose servers hold on to whoever comes leave a place for another`, async () => {
      const queue = await bench.started();
      const [end, begun] = [gate(), new Set<string>()];
      const held = Array.from({ length: companies }, (_, n) => `held-${n}`);
      const work = definition as JobDefinition<{ readonly companyId: string }>;
      const all = [...held, 'quiet'].flatMap((companyId) =>
        [0, 1, 2].map((n) => enqueue(work, { companyId }, `${companyId}/${n}`)),
      );
      await queue.enqueue(all);
      await queue.work(work, async ({ companyId }) => {
        begun.add(companyId);
        if (companyId !== 'quiet') await end.promise;
      });
      await eventually(() => begun.size === held.length + 1);
      expect([...begun])
        .to.include('quiet')
        .and.have.lengthOf(companies + 1);
      end.resolve();
      await queue.idle();
    });

  it('what belongs to no company may hold every place', async () => {
    const queue = await bench.started();
    const [end, begun] = [gate(), [] as number[]];
    const own = job<{ readonly n: number }>({ ...shared, name: 'own', concurrency: 4 });
    await queue.work(own, async ({ n }) => {
      begun.push(n);
      await end.promise;
    });
    await queue.enqueue([0, 1, 2, 3].map((n) => enqueue(own, { n }, `${n}`)));
    await eventually(() => begun.length === 4);
    expect(begun).to.have.lengthOf(4);
    end.resolve();
  });

  it('a job that is tried again goes before those of its company that came later', async () => {
    const queue = await bench.started();
    const again = { ...shared, name: 'again', retries: { limit: 1, delayMs: 1_000 } };
    const end = gate();
    const order: number[] = [];
    await queue.work(again, async ({ n }) => {
      order.push(n);
      if (n === 0 && order.length === 1) throw new Error('not yet');
      if (n === 1) await end.promise;
    });
    await queue.enqueue([enqueue(again, { companyId: 'a', n: 0 }, '0')]);
    await eventually(() => order.length === 1);
    // the second one runs until the first is due again: everything behind it came before that
    const rest = Array.from({ length: 20 }, (_, n) => enqueue(again, { companyId: 'a', n: n + 1 }, `${n + 1}`));
    await queue.enqueue(rest);
    const due = async () =>
      (await bench.database.pool.query(`select 1 from queue.job where state = 'retry' and start_after <= now()`)).rowCount === 1;
    await eventually(due);
    end.resolve();
    await queue.idle();
    expect(order.slice(0, 3)).to.deep.equal([0, 1, 0]);
  });

  it('a long job gives way to the others and goes on in its next turn, before what came later', async () => {
    const queue = await bench.started();
    const order: string[] = [];
    const begun = gate();
    const more = gate();
    await queue.work(shared, async ({ companyId, n }, { othersWait }) => {
      order.push(`${companyId}${n}`);
      if (order.length > 1 || companyId !== 'loud') return;
      begun.resolve();
      await more.promise;
      return (await othersWait()) ? 'again' : undefined;
    });
    await queue.enqueue(flood('loud', 2));
    await begun.promise;
    await queue.enqueue(flood('quiet', 1));
    more.resolve();
    await queue.idle();
    expect(order).to.deep.equal(['loud0', 'quiet0', 'loud0', 'loud1']);
  });

  it('nobody waits where only the own company has work, or a place is free', async () => {
    const queue = await bench.started();
    const told: boolean[] = [];
    await queue.work({ ...shared, concurrency: 2 }, async (_, { othersWait }) => void told.push(await othersWait()));
    await queue.enqueue(flood('a', 3));
    await queue.idle();
    expect(told).to.deep.equal([false, false, false]);
  });
});
