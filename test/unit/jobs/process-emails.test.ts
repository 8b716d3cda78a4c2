/** How the mails of a batch share their time: none waits for another that takes long. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { LoadedEmail } from '../../../src/commands/email/advance-email.command.ts';
import type { EmailEvent } from '../../../src/domain/email/email.events.ts';
import { type EmailState, evolve, initialState } from '../../../src/domain/email/email.state.ts';
import { createProcessEmails, type ProcessDeps } from '../../../src/jobs/email/process-emails.handler.ts';
import { startSettling } from '../../../src/jobs/email/settling.ts';
import { mailboxId, mailboxSettings, processedData, receivedData } from '../../support/samples.ts';

const received: EmailEvent = { type: 'EmailReceived', data: receivedData() };
const loaded = (...events: readonly EmailEvent[]): LoadedEmail => ({
  state: events.reduce<EmailState>(evolve, initialState),
  personKeyId: null,
  traceParent: null,
});
const context = { companyId: 'company', correlationId: 'c', causationId: 'c', actor: 'system' };
const later = <T>() => {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

/** A clock that is `seconds` later whenever it is looked at. */
const ticking = (seconds: number) => {
  let looked = 0;
  return () => {
    looked += 1;
    return new Date(Date.UTC(2026, 10, 22, 8, 0, looked * seconds));
  };
};

/** Two mails, "good" and "slow"; what is concluded and moved is written down. */
const stage = (changes: Partial<ProcessDeps> = {}) => {
  const concluded = new Set<string>();
  const moved: string[] = [];
  const cameBack: string[] = [];
  const read = new Set<string>();
  const goodMoved = later<void>();
  const stateOf = (emailId: string): LoadedEmail => {
    const data = { ...processedData(), emailId };
    if (concluded.has(emailId)) return loaded(received, { type: 'EmailProcessed', data });
    if (read.has(emailId))
      return loaded(received, { type: 'ExtractionCompleted', data: { emailId, results: [], skipped: [], digests: [] } });
    return loaded(received);
  };
  const process = createProcessEmails({
    loadMailbox: async () => ({ ...mailboxSettings(), trouble: null }),
    passwords: {} as ProcessDeps['passwords'],
    accessTokens: {} as ProcessDeps['accessTokens'],
    reader: {} as ProcessDeps['reader'],
    loadEmail: async (_, emailId) => stateOf(emailId),
    recordTrouble: async () => undefined,
    extractEmails: async (_, emails, __, extracted) => {
      for (const { emailId } of emails) {
        if (emailId === 'slow') await goodMoved.promise; // for ever, where nothing moves before the batch is at its end
        read.add(emailId);
        if (!(await extracted(emailId))) return;
      }
    },
    concludeEmails: async (_, emails) => {
      for (const { emailId } of emails) concluded.add(emailId);
    },
    settleCopies: async (_, emails) => {
      moved.push(...emails.map(({ emailId }) => emailId));
      if (moved.includes('good')) goodMoved.resolve();
    },
    abandonEmails: async () => undefined,
    withTryLocks: (keys, work) => work(keys, new AbortController().signal),
    comeBack: async (_, emailIds) => void cameBack.push(...emailIds),
    now: () => new Date('2026-11-22T08:00:00Z'),
    ...changes,
  });
  return { process, concluded, moved, cameBack };
};

describe('the mails of a batch', () => {
  it('are each concluded and moved as soon as they are read, whatever comes after them', async () => {
    const { process, concluded, moved } = stage();
    await process(mailboxId, ['good', 'slow'], context);
    expect([...concluded]).to.deep.equal(['good', 'slow']);
    expect(moved[0]).to.equal('good');
    expect(moved).to.include('slow');
  });

  it('give way after a while when others wait for the place, and go on in their next turn', async () => {
    const { process, concluded, moved } = stage({ now: ticking(5) });
    const ids = ['good', 'b', 'c', 'd', 'e', 'f'];
    expect(await process(mailboxId, ids, context, async () => true)).to.equal('again');
    expect([...concluded].length).to.be.within(1, 5);
    expect(new Set(moved)).to.deep.equal(concluded);
    for (let turn = 0; (await process(mailboxId, ids, context, async () => true)) === 'again'; turn += 1)
      expect(turn).to.be.below(ids.length);
    expect([...concluded].sort()).to.deep.equal([...ids].sort());
  });

  it('keep their place where nobody else waits for it', async () => {
    const { process, concluded } = stage({ now: ticking(60) });
    expect(await process(mailboxId, ['good', 'b', 'c'], context, async () => false)).to.equal(undefined);
    expect([...concluded]).to.deep.equal(['good', 'b', 'c']);
  });

  it('that somebody else is at work on are looked at again: they may have become due since', async () => {
    const { process, cameBack, moved } = stage({
      withTryLocks: (keys, work) =>
        work(
          keys.filter((key) => key !== 'slow'),
          new AbortController().signal,
        ),
    });
    await process(mailboxId, ['good', 'slow'], context);
    expect(cameBack).to.deep.equal(['slow']);
    expect(moved).not.to.include('slow');
  });

  it('are not touched any more once their locks are lost: another worker may have them', async () => {
    const lost = AbortSignal.abort(new Error('the connection that held the locks was lost'));
    const { process, concluded, moved } = stage({ withTryLocks: (keys, work) => work(keys, lost) });
    const error = await process(mailboxId, ['good'], context).catch((reason: unknown) => reason);
    expect(error).to.be.an('error').with.property('message', 'the connection that held the locks was lost');
    expect([...concluded, ...moved]).to.deep.equal([]);
  });
});

describe('settling beside the work', () => {
  it('takes in one round what became ready meanwhile, and ends with all of it done', async () => {
    const rounds: (readonly string[])[] = [];
    const settling = startSettling(async (emailIds) => void rounds.push(emailIds), 60_000);
    for (const id of ['a', 'b', 'c']) settling.ready(id);
    await settling.end();
    expect(rounds).to.deep.equal([['a', 'b', 'c']]);
  });

  it('tells what ended a round, and tries no further one', async () => {
    let rounds = 0;
    const settling = startSettling(async () => {
      rounds += 1;
      throw new Error('the mailbox is gone');
    }, 1);
    settling.ready('a');
    const error = await settling.end().catch((reason: unknown) => reason);
    settling.ready('b');
    await settling.end().catch(() => undefined);
    expect(error).to.be.an('error').with.property('message', 'the mailbox is gone');
    expect(rounds).to.equal(1);
  });
});
