/** What a poll begins while it still records: the first mails of many do not wait for the last. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { EmailState } from '../../../src/domain/email/email.state.ts';
import { evolve, initialState } from '../../../src/domain/email/email.state.ts';
import type { MailSummary } from '../../../src/domain/email/mail-access.port.ts';
import { createPollMailbox, type PollDeps } from '../../../src/jobs/email/poll-mailbox.handler.ts';
import { createRecordMails } from '../../../src/jobs/email/record-mails.step.ts';
import { mailboxId, mailboxSettings, receivedData } from '../../support/samples.ts';

const context = { companyId: 'company', correlationId: 'c', causationId: 'c', actor: 'system' };
const { mail } = receivedData();
const state: EmailState = evolve(initialState, { type: 'EmailReceived', data: receivedData() });

/** A mailbox with so many unread mails, each with the id `mail-<uid>`; `recording` is waited for before a mail is recorded. */
const stage = (unread: number, recording: (uid: number) => Promise<void> = async () => undefined) => {
  const batches: { readonly key: string; readonly emailIds: readonly string[] }[] = [];
  const { promise: first, resolve: begins } = Promise.withResolvers<void>();
  const deps: Partial<PollDeps> = {
    loadMailbox: async () => ({ ...mailboxSettings(), trouble: null }),
    passwords: { open: async () => 'password' } as unknown as PollDeps['passwords'],
    reader: {
      open: async () =>
        ({
          uidValidity: '1',
          unread: async () => Array.from({ length: unread }, (_, index) => index + 1),
          summaries: async (uids: readonly number[]): Promise<readonly MailSummary[]> =>
            uids.map((uid) => ({ uid, mail, attachments: [], skipped: [], texts: [], notForUs: null })),
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
    polls: { good: async () => undefined, reconcileDue: async () => false } as unknown as PollDeps['polls'],
    alarms: { clear: async () => undefined } as unknown as PollDeps['alarms'],
    watchBacklog: async () => undefined,
    unfinished: async () => ['mail-1', 'mail-of-old'],
    enqueue: async (jobs) => {
      for (const { data, key } of jobs) batches.push({ key: String(key), ...(data as { emailIds: readonly string[] }) });
      begins();
    },
    now: () => new Date('2026-11-22T08:00:00Z'),
  };
  return { batches, first, poll: createPollMailbox(deps as PollDeps) };
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

  it('sees a backlog before it is worked on, where all is recorded in a moment', async () => {
    const { batches, poll } = stage(500);
    await poll(mailboxId, true, context);
    expect(batches.map(({ emailIds }) => emailIds.length)).to.deep.equal([...Array(10).fill(50), 1]);
  });
});
