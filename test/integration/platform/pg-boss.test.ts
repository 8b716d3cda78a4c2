/** What of pg-boss our queue counts on, and why its own workers are not used (docs/adr/0005 and 0014). */
import { enqueue } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { PgBoss } from 'pg-boss';
import PgBoss10 from 'pg-boss-10';
import { eventually } from './harness.ts';
import { plain, single } from './programs/jobs.ts';
import { type QueueBench, queueBench } from './queue-bench.ts';

describe('pg-boss', () => {
  let bench: QueueBench;
  beforeEach(async () => {
    bench = await queueBench();
  });
  afterEach(() => bench.drop());
  const sql = (text: string, values?: unknown[]) => bench.database.pool.query(text, values);

  describe('a schema that version 10 made', () => {
    const made = async (): Promise<void> => {
      const boss = new PgBoss10({ db: { executeSql: sql }, schema: 'queue', schedule: false });
      await boss.start();
      await boss.createQueue('single', { name: 'single', policy: 'stately' });
      await boss.createQueue('plain', { name: 'plain', policy: 'standard', retryLimit: 3 });
      await boss.send('single', { n: 1 }, { singletonKey: 'a' });
      await boss.fetch('single'); // runs
      await boss.send('single', { n: 2 }, { singletonKey: 'a' });
      await boss.send('plain', { n: 3 }, { singletonKey: 'a' });
      await boss.send('plain', { n: 4 }, { singletonKey: 'a' });
      const ended = await boss.send('plain', { n: 5 }, { singletonKey: 'b', priority: 1 });
      await boss.fetch('plain');
      await boss.complete('plain', ended as string);
      await boss.stop({ graceful: false, close: false });
    };

    it('is replaced, and what waited or ran in it is done, by one of the processes that start at once', async () => {
      await made();
      const [queue] = await Promise.all([bench.started(), bench.started(), bench.started()]);
      const seen: number[] = [];
      await queue?.work(single, async ({ n }) => void seen.push(n));
      await queue?.work(plain, async ({ n }) => void seen.push(n));
      await eventually(() => seen.length === 4);
      await queue?.idle();
      expect(seen.toSorted()).to.deep.equal([1, 2, 3, 4]);
      const { rows } = await sql("select nspname from pg_namespace where nspname like 'queue%'");
      expect(rows).to.deep.equal([{ nspname: 'queue' }]);
    });

    it('keeps its jobs when the process ends in between', async () => {
      await made();
      await sql('alter schema queue rename to queue_of_pg_boss_10');
      const queue = await bench.started();
      expect(await queue.waiting('plain')).to.equal(2);
      expect(await queue.waiting('single')).to.equal(2);
      expect(await queue.enqueue([enqueue(single, { n: 6 }, 'a')])).to.deep.equal([null]);
    });
  });

  describe('its own workers, for which ours stand in', () => {
    let boss: PgBoss;
    let lost = false;
    const troubles: string[] = [];
    beforeEach(async () => {
      const executeSql = (text: string, values?: unknown[]) => {
        if (lost) return Promise.reject(new Error('the database is away'));
        return sql(text, values);
      };
      boss = new PgBoss({ db: { executeSql }, schema: 'own', schedule: false });
      boss.on('error', ({ message }) => troubles.push(message));
      await boss.start();
    });
    afterEach(() => boss.stop({ graceful: false, close: false }));

    it('are held up by a waiting job whose key is busy: no other key gets its turn', async () => {
      await boss.createQueue('poll', { policy: 'stately' });
      await boss.send('poll', { n: 1 }, { singletonKey: 'slow' });
      expect(await boss.fetch('poll')).to.have.length(1);
      await boss.send('poll', { n: 2 }, { singletonKey: 'slow' });
      await boss.send('poll', { n: 3 }, { singletonKey: 'other' });
      expect(await boss.fetch('poll')).to.deep.equal([]);
      expect(await boss.fetch('poll', { batchSize: 5 })).to.deep.equal([]);
    });

    it('leave a job running, and its key busy, when its end cannot be recorded', async () => {
      await boss.createQueue('poll', { policy: 'stately' });
      const id = await boss.send('poll', { n: 1 }, { singletonKey: 'a' });
      await boss.work('poll', { pollingIntervalSeconds: 0.5 }, async () => {
        lost = true;
      });
      await eventually(() => troubles.length > 0);
      lost = false;
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect((await boss.findJobs('poll', { id: id as string }))[0]?.state).to.equal('active');
    });
  });
});
