import { randomUUID } from 'node:crypto';
import { enqueue, job, withTransaction } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { createQueue } from '../../../src/platform/queue/queue.ts';
import { createTasks, type Tasks } from '../../../src/platform/tasks/tasks.ts';
import { type PlatformDatabase, platformDatabase } from './harness.ts';

const slow = job<{ readonly companyId: string; readonly taskId: string }>({
  name: 'slow',
  policy: 'standard',
  deadlineMs: 60_000,
  concurrency: 2,
});

describe('tasks', () => {
  let database: PlatformDatabase;
  let tasks: Tasks;
  before(async () => {
    database = await platformDatabase();
    tasks = createTasks({ pool: database.pool });
  });
  after(() => database.drop());

  it('goes from queued over running with its progress to succeeded with its result', async () => {
    const { id, state } = await tasks.create({ companyId: 'acme', kind: 'sync-now', subject: 'm1' });
    expect(state).to.equal('queued');
    expect(await tasks.start('acme', id)).to.equal(true);
    expect(await tasks.progress('sync-now', 'acme', id, { done: 3, of: 12 })).to.equal(true);
    expect(await tasks.get('acme', id)).to.deep.include({
      state: 'running',
      progress: { done: 3, of: 12 },
      result: null,
      subject: 'm1',
    });
    expect(await tasks.succeed('sync-now', 'acme', id, { orders: ['SO-2026-000001'] })).to.equal(true);
    const task = await tasks.get('acme', id);
    expect(task).to.deep.include({ state: 'succeeded', result: { orders: ['SO-2026-000001'] }, error: null });
    expect([task?.startedAt, task?.finishedAt, task?.expiresAt].every((at) => at instanceof Date)).to.equal(true);
  });

  it('whoever finishes it first is right: nothing changes a finished task', async () => {
    const { id } = await tasks.create({ companyId: 'acme', kind: 'sync-now' });
    const ends = await Promise.all([
      tasks.succeed('sync-now', 'acme', id, { ok: 1 }),
      tasks.fail('sync-now', 'acme', id, { code: 'network', message: 'no route' }),
    ]);
    expect(ends.filter(Boolean)).to.have.lengthOf(1);
    const end = await tasks.get('acme', id);
    expect(await tasks.start('acme', id)).to.equal(false);
    expect(await tasks.progress('sync-now', 'acme', id, {})).to.equal(false);
    expect(await tasks.get('acme', id)).to.deep.equal(end);
  });

  it('fails with a code and a sentence', async () => {
    const { id } = await tasks.create({ companyId: 'acme', kind: 'test-connection' });
    await tasks.fail('test-connection', 'acme', id, { code: 'auth', message: 'The server refused the password.' });
    expect(await tasks.get('acme', id)).to.deep.include({
      state: 'failed',
      error: { code: 'auth', message: 'The server refused the password.' },
    });
  });

  it("another company's task does not exist", async () => {
    const { id } = await tasks.create({ companyId: 'acme', kind: 'sync-now', subject: 'private' });
    expect(await tasks.get('other', id)).to.equal(null);
    expect(await tasks.succeed('sync-now', 'other', id, {})).to.equal(false);
    expect(await tasks.findRunning('other', 'sync-now', 'private')).to.equal(null);
    expect(await tasks.get('acme', 'not-a-uuid')).to.equal(null);
    expect(await tasks.get('acme', randomUUID())).to.equal(null);
  });

  it('finds the unfinished one of a kind and subject, and none once it has ended', async () => {
    const { id } = await tasks.create({ companyId: 'acme', kind: 'sync-now', subject: 'm2' });
    await tasks.create({ companyId: 'acme', kind: 'test-connection', subject: 'm2' });
    expect((await tasks.findRunning('acme', 'sync-now', 'm2'))?.id).to.equal(id);
    await tasks.succeed('sync-now', 'acme', id, {});
    expect(await tasks.findRunning('acme', 'sync-now', 'm2')).to.equal(null);
  });

  it('is not made when its transaction is rolled back', async () => {
    let id = '';
    await withTransaction(database.pool, async (tx) => {
      id = (await tasks.create({ companyId: 'acme', kind: 'sync-now', tx })).id;
      throw new Error('undo');
    }).catch(() => undefined);
    expect(await tasks.get('acme', id)).to.equal(null);
  });

  it('after 7 days it is gone; one that nobody touched for an hour is failed as abandoned', async () => {
    const [old, lost, fresh] = await Promise.all([1, 2, 3].map(() => tasks.create({ companyId: 'sweep', kind: 'sync-now' })));
    const days = (old?.expiresAt.getTime() ?? 0) - (old?.createdAt.getTime() ?? 0);
    expect(days).to.equal(7 * 24 * 3_600_000);
    await database.pool.query(`update app.tasks set expires_at = now() where id = $1`, [old?.id]);
    await database.pool.query(`update app.tasks set updated_at = now() - interval '61 minutes' where id = $1`, [lost?.id]);
    expect(await tasks.get('sweep', old?.id ?? '')).to.equal(null);
    expect(await tasks.sweep()).to.deep.equal({ removed: 1, abandoned: 1 });
    expect((await tasks.get('sweep', lost?.id ?? ''))?.error?.code).to.equal('abandoned');
    expect((await tasks.get('sweep', fresh?.id ?? ''))?.state).to.equal('queued');
  });

  it('has its end written down also by a database whose clock is ahead', async () => {
    const { id } = await tasks.create({ companyId: 'ahead', kind: 'sync-now' });
    await database.pool.query(`update app.tasks set expires_at = now() - interval '1 year' where id = $1`, [id]);
    expect([await tasks.start('ahead', id), await tasks.succeed('sync-now', 'ahead', id, {})]).to.deep.equal([true, true]);
    await database.pool.query(`update app.tasks set expires_at = now() + interval '7 days' where id = $1`, [id]);
    expect((await tasks.get('ahead', id))?.state).to.equal('succeeded');
  });

  it('is not given up while its job waits on the queue, however long nobody came to it', async () => {
    const queue = createQueue({ pool: database.pool, log: silentLogger });
    await queue.start();
    try {
      const [waiting, lost] = await Promise.all([1, 2].map(() => tasks.create({ companyId: 'night', kind: 'sync-now' })));
      await queue.enqueue([enqueue(slow, { companyId: 'night', taskId: waiting?.id ?? '' }, 'a')]);
      await database.pool.query(`update app.tasks set updated_at = now() - interval '9 hours' where company_id = 'night'`);
      expect((await tasks.sweep()).abandoned).to.equal(1);
      const states = [waiting, lost].map(async (task) => (await tasks.get('night', task?.id ?? ''))?.state);
      expect(await Promise.all(states)).to.deep.equal(['queued', 'failed']);
    } finally {
      await queue.stop();
    }
  });
});
