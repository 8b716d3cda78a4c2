/** What a poll begins while it still records: the first mails of many do not wait for the last. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { EmailState } from '../../../src/domain/email/email.state.ts';
import { evolve, initialState } from '../../../src/domain/email/email.state.ts';
import type { MailSummary } from '../../../src/domain/email/mail-access.port.ts';
import { createQueueBatches, type QueuedBatch } from '../../../src/jobs/email/batches.ts';
import { batchesAhead, type InboxPlace, takenInAtOnce } from '../../../src/jobs/email/inbox-window.ts';
import { createPollMailbox, type PollDeps } from '../../../src/jobs/email/poll-mailbox.handler.ts';
import { createRecordMails } from '../../../src/jobs/email/record-mails.step.ts';
import { mailboxId, mailboxSettings, receivedData } from '../../support/samples.ts';

const context = { companyId: 'company', correlationId: 'c', causationId: 'c', actor: 'system' };
const { mail } = receivedData();
const state: EmailState = evolve(initialState, { type: 'EmailReceived', data: receivedData() });

/** A mailbox with so many unread mails, each with the id `mail-<uid>`; `recording` is waited for before a mail is recorded. */
const stage = (unread: number, recording: (uid: number) => Promise<void> = async () => undefined) => {
  const batches: { readonly key: string; readonly emailIds: readonly string[] }[] = [];
  const now = { unread, place: null as InboxPlace | null, batches: [] as readonly QueuedBatch[] };
  /** what the last poll asked the server for, what it noted, and when it comes back of its own accord */
  const seen = { asked: [] as number[], unrecorded: 0, oldest: null as string | null, again: null as Date | null };
  /** batches that were there when the backlog was counted; mails that were listed in one step at most */
  const inTurn = { begunBeforeCounted: -1, mostListed: 0 };
  let inStep = 0;
  const fairly: PollDeps['fairly'] = async (_, step) => {
    inStep = 0;
    return step();
  };
  const { promise: first, resolve: begins } = Promise.withResolvers<void>();
  const deps: Partial<PollDeps> = {
    loadMailbox: async () => ({ ...mailboxSettings(), trouble: null }),
    passwords: { open: async () => 'password' } as unknown as PollDeps['passwords'],
    reader: {
      open: async () =>
        ({
          folder: 'INBOX',
          uidValidity: '1',
          unread: async () => Array.from({ length: now.unread }, (_, index) => index + 1),
          summaries: async (uids: readonly number[]): Promise<readonly MailSummary[]> => {
            seen.asked.push(...uids);
            inStep += uids.length;
            inTurn.mostListed = Math.max(inTurn.mostListed, inStep);
            return uids.map((uid) => ({
              ...{ uid, attachments: [], skipped: [], texts: [], notForUs: null, relays: [] },
              mail: { ...mail, receivedAt: new Date(uid * 1_000).toISOString() },
            }));
          },
          close: async () => undefined,
        }) as unknown as Awaited<ReturnType<PollDeps['reader']['open']>>,
    },
    recordMails: createRecordMails({
      receiveEmail: async ({ copy }) => {
        await recording(copy.uid);
        return { emailId: `mail-${copy.uid}`, state, isNew: true, position: null };
      },
      advance: async () => {
        throw new Error('nothing is advanced here');
      },
      fairly: (_, step) => step(),
      now: () => new Date('2026-11-22T08:00:00Z'),
      warn: () => undefined,
    }),
    noteCondition: async () => undefined as never,
    polls: {
      good: async (poll: Parameters<PollDeps['polls']['good']>[0]) => {
        now.place = poll.place;
        Object.assign(seen, { unrecorded: poll.unrecorded, oldest: poll.oldestUnseen });
      },
      place: async () => now.place,
      postponedUntil: async () => null,
      reconcileDue: async () => false,
    } as unknown as PollDeps['polls'],
    alarms: { clear: async () => undefined } as unknown as PollDeps['alarms'],
    fairly,
    watchBacklog: async () => {
      inTurn.begunBeforeCounted = batches.length;
    },
    unfinished: async () => ['mail-1', 'mail-of-old'],
    unsettled: async () => 0,
    queuedBatches: async () => now.batches,
    enqueue: async (jobs) => {
      for (const { job, data, key, startAfter } of jobs) {
        const { emailIds = [] } = data as { readonly emailIds?: readonly string[] };
        if (job.name === 'poll-mailbox') seen.again = startAfter ?? null;
        else {
          batches.push({ key: String(key), emailIds });
          // nobody works on it
          now.batches = [...now.batches, { number: Number(key.split('/')[1]), emailIds, waits: true }];
        }
      }
      begins();
    },
    now: () => new Date('2026-11-22T08:00:00Z'),
  };
  const all = deps as PollDeps;
  const poll = createPollMailbox({ ...all, queueBatches: createQueueBatches(all) });
  return {
    batches,
    first,
    now,
    seen,
    inTurn,
    poll: (...args: Parameters<typeof poll>) => {
      Object.assign(seen, { asked: [], again: null });
      return poll(...args);
    },
  };
};

describe('a poll of a mailbox with many unread mails', () => {
  it('begins with the first while it records the others', async () => {
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const { batches, first, poll } = stage(1_200, async (uid) => {
      if (uid === 700) await begun; // for ever, where nothing begins before all are recorded
    });
    const polled = poll(mailboxId, true, context);
    await Promise.race([first, polled]);
    expect(batches[0]).to.deep.include({ key: `${mailboxId}/0` });
    expect(batches[0]?.emailIds[0]).to.equal('mail-1');
    resolve();
    expect(await polled).to.deep.include({ polled: true, listed: 1_200, isNew: 1_200 });
  });

  it('puts each mail into one batch, under a number of its own, with those that wait from before', async () => {
    const { batches, poll } = stage(1_220);
    const result = await poll(mailboxId, true, context);
    const all = batches.flatMap(({ emailIds }) => emailIds);
    expect(all).to.have.length(1_221).and.to.include('mail-of-old');
    expect(new Set(all).size).to.equal(1_221);
    expect(new Set(batches.map(({ key }) => key)).size).to.equal(batches.length);
    expect(result).to.have.property('due').with.length(1_221);
  });

  it('queues what is new although earlier mails still wait in a batch or are worked on', async () => {
    const { batches, poll, now } = stage(3);
    now.batches = [
      { number: 0, emailIds: ['mail-1'], waits: false },
      { number: 1, emailIds: ['mail-2', 'mail-of-old'], waits: true },
    ];
    const result = await poll(mailboxId, false, context);
    expect(result).to.have.property('due').with.length(4);
    // a mail that waits in a batch is in it; one in progress is checked again when that ends
    expect(batches.map(({ key, emailIds }) => ({ key, emailIds }))).to.deep.equal([
      { key: `${mailboxId}/2`, emailIds: ['mail-3'] },
      { key: `${mailboxId}/0`, emailIds: ['mail-1'] },
    ]);
  });

  it('lists no more in one step than the server is asked for in one command: others have their turn between', async () => {
    const { poll, inTurn, seen } = stage(1_220);
    await poll(mailboxId, true, context);
    expect(inTurn.mostListed).to.equal(50);
    expect(new Set(seen.asked).size).to.equal(1_220);
  });

  it('sees a backlog before it is worked on, where all is recorded in a moment', async () => {
    const { batches, poll, inTurn } = stage(500);
    await poll(mailboxId, true, context);
    expect(inTurn.begunBeforeCounted).to.equal(0);
    expect(batches.map(({ emailIds }) => emailIds.length)).to.deep.equal([...Array(10).fill(50), 1]);
  });
});

describe('a poll of a mailbox with a few unread mails', () => {
  it('begins with them before it is known how many wait: they are no backlog', async () => {
    const { batches, poll, inTurn } = stage(3);
    await poll(mailboxId, true, context);
    expect(inTurn.begunBeforeCounted).to.equal(1);
    expect(batches).to.have.length(1);
  });
});

describe('a poll of a mailbox with a hundred thousand unread mails', () => {
  const all = 100_000;
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

  it('takes in a part of them, comes back soon, and goes on behind it', async () => {
    const { poll, now, seen, batches } = stage(all);
    const first = await poll(mailboxId, false, context);
    expect(seen.asked).to.deep.equal(range(1, takenInAtOnce));
    expect(first).to.deep.include({ polled: true, listed: all, isNew: takenInAtOnce });
    expect(batches.length).to.be.at.most(takenInAtOnce / 50 + 1);
    expect(seen).to.deep.include({ again: new Date('2026-11-22T08:00:30Z'), unrecorded: all - takenInAtOnce });
    now.batches = []; // they were worked off
    await poll(mailboxId, false, context);
    // and the first, of which it is told when it arrived
    expect(seen.asked).to.deep.equal([...range(takenInAtOnce + 1, 2 * takenInAtOnce), 1]);
    expect(seen.oldest).to.equal(new Date(1_000).toISOString());
    expect(now.place).to.deep.equal({ folder: 'INBOX', uidValidity: '1', uid: 2 * takenInAtOnce });
  });

  it('takes nothing in while enough of it waits, and looks again', async () => {
    const { poll, now, seen, batches } = stage(all);
    now.batches = Array.from({ length: batchesAhead + 1 }, (_, number) => ({ number, emailIds: [], waits: true }));
    now.place = { folder: 'INBOX', uidValidity: '1', uid: 40_000 };
    expect(await poll(mailboxId, false, context)).to.deep.include({ polled: true, listed: all, isNew: 0 });
    expect(seen.asked).to.deep.equal([1]);
    expect(batches).to.deep.equal([]);
    expect(seen.again).to.not.equal(null);
    expect(now.place).to.deep.equal({ folder: 'INBOX', uidValidity: '1', uid: 40_000 });
  });

  it('begins with the oldest again at its end: what stays unread keeps nobody waiting', async () => {
    const { poll, now, seen } = stage(all);
    now.place = { folder: 'INBOX', uidValidity: '1', uid: all - 10 };
    await poll(mailboxId, false, context);
    expect(seen.asked).to.deep.equal([...range(all - 9, all), ...range(1, takenInAtOnce - 10)]);
  });

  it('begins with the oldest when its server has numbered it anew', async () => {
    const { poll, now, seen } = stage(all);
    now.place = { folder: 'INBOX', uidValidity: '0', uid: 40_000 };
    await poll(mailboxId, false, context);
    expect(seen.asked[0]).to.equal(1);
  });

  it('lists it to its end when less is left, and does not come back before its time', async () => {
    const { poll, now, seen } = stage(1_200);
    now.place = { folder: 'INBOX', uidValidity: '1', uid: 1_000 };
    await poll(mailboxId, false, context);
    expect(seen.asked).to.have.members(range(1, 1_200));
    expect(seen).to.deep.include({ again: null, unrecorded: 0 });
    expect(now.place).to.equal(null);
  });
});
