/** What changes, told as it commits: numbers in the order of commits, nothing lost by a reader that was away. */
import { randomUUID } from 'node:crypto';
import { announce, everyCompany, withTransaction } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type LiveChange, sweepLiveChanges } from '../../../src/platform/live/live-changes.ts';
import { createLiveFeed, type LiveFeed } from '../../../src/platform/live/live-feed.ts';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { createTasks } from '../../../src/platform/tasks/tasks.ts';
import { until } from '../../support/until.ts';
import { type PlatformDatabase, platformDatabase } from './harness.ts';

describe('what changes', () => {
  let database: PlatformDatabase;
  let feed: LiveFeed;
  const heard: LiveChange[] = [];
  before(async () => {
    database = await platformDatabase();
    feed = createLiveFeed({ pool: database.pool, log: silentLogger, processId: 'this one' });
    feed.onChange((change) => void heard.push(change));
    await feed.start();
  });
  after(async () => {
    await feed.stop();
    await database.drop();
  });
  const say = (company: string, model: string, ids: readonly string[] = [randomUUID()]) =>
    announce(database.pool, model, new Map([[company, new Set(ids)]]));
  const told = (company: string, count: number) =>
    until(`${count} changes of ${company}`, async () => {
      const mine = heard.filter(({ companyId }) => companyId === company);
      return mine.length >= count ? mine : undefined;
    });

  it('is numbered in the order of commits, whoever began first', async () => {
    const [begun, heardOfFast] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = withTransaction(database.pool, async (tx) => {
      await announce(tx, 'slow', new Map([['order', new Set([randomUUID()])]]));
      begun.resolve();
      await heardOfFast.promise;
    });
    await begun.promise;
    await say('order', 'fast');
    const first = await told('order', 1);
    expect(first.map(({ model }) => model)).to.deep.equal(['fast']);
    heardOfFast.resolve();
    await slow;
    const both = await told('order', 2);
    expect(both.map(({ model }) => model)).to.deep.equal(['fast', 'slow']);
    expect(both[1]?.seq).to.be.greaterThan(both[0]?.seq ?? 0);
  });
  it('reaches a reader once each, from many writers at once', async () => {
    await Promise.all(Array.from({ length: 60 }, () => say('crowd', 'emails')));
    const mine = await told('crowd', 60);
    const seqs = mine.map(({ seq }) => seq);
    expect(new Set(seqs).size).to.equal(60);
    expect(seqs).to.deep.equal([...seqs].sort((a, b) => a - b));
    const { changes } = await feed.since('crowd', seqs[9] ?? 0);
    expect(changes.map(({ seq }) => seq)).to.deep.equal(seqs.slice(10));
    expect((await feed.since('nobody', 0)).changes).to.deep.equal([]);
  });
  it('names fifty ids at most, and none that is a word', async () => {
    await say('words', 'aliases', ['Schraube M8']);
    await say(
      'words',
      'emails',
      Array.from({ length: 51 }, () => randomUUID()),
    );
    await say(
      'words',
      'emails',
      Array.from({ length: 50 }, () => randomUUID()),
    );
    expect((await told('words', 3)).map(({ ids }) => ids?.length ?? null)).to.deep.equal([null, null, 50]);
  });
  it('of work in the background is told too', async () => {
    const tasks = createTasks({ pool: database.pool });
    const { id } = await tasks.create({ companyId: 'worker', kind: 'sync_now' });
    await tasks.progress('sync_now', 'worker', id, { fetched: 1 });
    await tasks.succeed('sync_now', 'worker', id, { fetched: 1 });
    for (const change of await told('worker', 3)) expect(change).to.deep.include({ model: 'tasks', ids: [id] });
  });
  it('of a new version of a read model concerns every company', async () => {
    await say(everyCompany, 'emails', ['*']);
    const [{ seq } = { seq: 0 }] = await told(everyCompany, 1);
    expect((await feed.since('whoever', seq - 1)).changes).to.deep.include({
      seq,
      companyId: everyCompany,
      model: 'emails',
      ids: null,
    });
  });
  it('comes after all when the connection that listens was cut', async () => {
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'order-intake live' and datname = current_database()`,
    );
    await say('cut', 'emails');
    expect(await told('cut', 1)).to.have.length(1);
    await say('cut', 'emails');
    expect(await told('cut', 2)).to.have.length(2);
  });
  it('is kept for a quarter of an hour; who was away for longer is told to begin anew', async () => {
    await say('old', 'emails');
    const [{ seq } = { seq: 0 }] = await told('old', 1);
    await database.pool.query(`update app.live_changes set at = now() - interval '16 minutes'`);
    expect(await sweepLiveChanges(database.pool)).to.be.greaterThan(0);
    await say('old', 'emails');
    await told('old', 2);
    expect((await feed.since('old', seq)).reset).to.equal(false);
    const behind = await feed.since('old', seq - 1);
    expect(behind.reset).to.equal(true);
    expect((await feed.since('old', behind.seq)).reset).to.equal(false);
    expect((await feed.since('old', behind.seq + 1_000_000)).reset).to.equal(true);
    expect(await feed.since('old', null)).to.deep.equal({ seq: behind.seq, reset: false, changes: [] });
  });
});
