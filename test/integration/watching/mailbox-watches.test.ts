/** Which process watches which mailboxes, and what happens when a watch ends. */
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import pg from 'pg';
import { MailboxUnavailable } from '../../../src/domain/email/mail-access.port.ts';
import { IdleMissing, type WatchMailbox } from '../../../src/domain/email/mailbox-watcher.port.ts';
import { createMailboxWatches, type MailboxWatches, type WatchDeps } from '../../../src/jobs/watching/mailbox-watches.ts';
import { createWatchLeases } from '../../../src/jobs/watching/watch-leases.ts';
import type { WatchableMailbox } from '../../../src/projections/mailboxes/watchable-mailboxes.queries.ts';
import { migratedDatabase, type TestDatabase } from '../../support/postgres.ts';
import { mailboxSettings } from '../../support/samples.ts';
import { until } from '../../support/until.ts';

const id = (company: number, mailbox: number) => `0000000${company}-0000-4000-8000-${String(mailbox).padStart(12, '0')}`;
const of = (company: number, mailboxes: number): readonly WatchableMailbox[] =>
  Array.from({ length: mailboxes }, (_, n) => ({ companyId: `company-${company}`, mailboxId: id(company, n), revision: 1 }));

describe('watches of mailboxes', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  const begun: MailboxWatches[] = [];
  beforeEach(async () => {
    database = await migratedDatabase();
    pool = new pg.Pool({ connectionString: database.url });
  });
  afterEach(async () => {
    await Promise.all(begun.splice(0).map((watches) => watches.stop()));
    await pool.end();
    await database.drop();
  });

  /** A worker; its connections stand until they are ended, or fail as `failing` says. */
  const worker = (
    mailboxes: readonly WatchableMailbox[],
    limit: number,
    failing: (mailboxId: string) => Error | null = () => null,
  ) => {
    const seen = { now: new Date('2026-11-30T08:00:00Z'), mailboxes, open: new Set<string>(), tries: 0, polls: [] as string[] };
    const watchMailbox: WatchMailbox = async ({ user }, { onMail, signal }) => {
      seen.tries += 1;
      const error = failing(user);
      if (error) throw error;
      seen.open.add(user);
      onMail();
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      seen.open.delete(user);
    };
    const deps: WatchDeps = {
      passwords: { open: async () => 'password' },
      accessTokens: {} as WatchDeps['accessTokens'],
      loadMailbox: async (_, mailboxId) => ({ ...mailboxSettings(), emailAddress: mailboxId, trouble: null }),
      watchMailbox,
      watchableMailboxes: async () => seen.mailboxes,
      leases: createWatchLeases(pool),
      enqueue: async (jobs) => void seen.polls.push(...jobs.map(({ key }) => String(key))),
      now: () => seen.now,
      log: { warn: () => undefined },
      limit,
    };
    const watches = createMailboxWatches(deps);
    begun.push(watches);
    return { ...watches, seen, isOpen: (count: number) => until(`${count} connections`, async () => seen.open.size === count) };
  };

  it('are begun for every mailbox where there is room, each polled once when its connection stands', async () => {
    const one = worker([...of(1, 2), ...of(2, 1)], 10);
    await one.adjust();
    await one.isOpen(3);
    expect(one.seen.polls).to.have.members([id(1, 0), id(1, 1), id(2, 0)]);
    await one.adjust();
    expect(one.seen.tries).to.equal(3);
  });

  it('give every company one connection before any has two, however many mailboxes it has', async () => {
    const one = worker([...of(1, 5), ...of(2, 1), ...of(3, 5)], 4);
    await one.adjust();
    await one.isOpen(4);
    const companies = [...one.seen.open].map((mailboxId) => mailboxId[7]);
    expect(companies).to.include.members(['1', '2', '3']);
    const hours = new Set<string>();
    for (let hour = 0; hour < 12; hour += 1) {
      one.seen.now = new Date(one.seen.now.getTime() + 60 * 60_000);
      await one.adjust();
      await one.isOpen(4);
      for (const mailboxId of one.seen.open) hours.add(mailboxId);
    }
    expect(hours.size, 'each has its turn').to.equal(11);
  });

  it('are held by one process each, and taken over from one that has ended', async () => {
    const [first, second] = [worker(of(1, 5), 3), worker(of(1, 5), 10)];
    await first.adjust();
    await first.isOpen(3);
    await second.adjust();
    await second.isOpen(2);
    expect([...first.seen.open, ...second.seen.open]).to.have.members(of(1, 5).map(({ mailboxId }) => mailboxId));
    await first.stop();
    await second.adjust();
    await second.isOpen(5);
  });

  it('are taken over from a process that died once its leases are over', async () => {
    const [dead, other] = [worker(of(1, 2), 10), worker(of(1, 2), 10)];
    await dead.adjust();
    await other.adjust();
    expect(other.seen.open.size).to.equal(0);
    await pool.query(`update app.mailbox_watches set held_until = now() - interval '1 second'`);
    await other.adjust();
    await other.isOpen(2);
  });

  it('end when the mailbox is switched off, and begin anew when its settings change', async () => {
    const one = worker(of(1, 2), 10);
    await one.adjust();
    await one.isOpen(2);
    one.seen.mailboxes = [{ companyId: 'company-1', mailboxId: id(1, 0), revision: 2 }];
    await one.adjust();
    await one.isOpen(1);
    expect(one.seen.tries).to.equal(3);
  });

  it('wait longer after each lost connection, and an hour after a refused login or where there is no IDLE', async () => {
    const errors: Record<string, Error> = {
      [id(1, 0)]: new MailboxUnavailable('network', 'lost'),
      [id(1, 1)]: new MailboxUnavailable('auth', 'refused'),
      [id(1, 2)]: new IdleMissing('no IDLE'),
    };
    const tries: string[] = [];
    const one = worker(of(1, 3), 10, (mailboxId) => {
      tries.push(mailboxId);
      return errors[mailboxId] ?? null;
    });
    const later = async (seconds: number): Promise<readonly string[]> => {
      tries.length = 0;
      one.seen.now = new Date(one.seen.now.getTime() + seconds * 1_000);
      await one.adjust();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return [...tries];
    };
    expect(await later(0)).to.have.lengthOf(3);
    expect(await later(4)).to.deep.equal([]);
    expect(await later(2)).to.deep.equal([id(1, 0)]);
    expect(await later(6)).to.deep.equal([]);
    expect(await later(5)).to.deep.equal([id(1, 0)]);
    expect(await later(3_600)).to.have.lengthOf(3);
  });
});
