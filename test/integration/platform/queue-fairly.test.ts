import { enqueue, job } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { createFairShare, type Fairly } from '../../../src/platform/fair-share.ts';
import { eventually } from './harness.ts';
import { type QueueBench, queueBench } from './queue-bench.ts';

type Data = { readonly companyId?: string };
const named = (name: string, ownSteps?: true) =>
  job<Data>({ name, policy: 'standard', deadlineMs: 60_000, concurrency: 4, ...(ownSteps ? { ownSteps } : {}) });
const mails = named('mails');
const chats = named('chats');
const divided = named('divided', true);

describe('the share of a company in a process', () => {
  let bench: QueueBench;
  beforeEach(async () => {
    bench = await queueBench();
  });
  afterEach(() => bench.drop());

  it('counts the jobs of all names, but for those that divide their work themselves and those of no company', async () => {
    const steps: string[] = [];
    const ran: string[] = [];
    const fairly: Fairly = (companyId, step) => {
      steps.push(companyId);
      return step();
    };
    const queue = await bench.started({ fairly });
    for (const definition of [mails, chats, divided]) await queue.work(definition, async () => void ran.push(definition.name));
    const given = [mails, chats, divided].map((definition) => enqueue(definition, { companyId: definition.name }, 'one'));
    await queue.enqueue([...given, enqueue(mails, {}, 'of nobody')]);
    await queue.idle();
    expect(steps.toSorted()).to.deep.equal(['chats', 'mails']);
    expect(ran.toSorted()).to.deep.equal(['chats', 'divided', 'mails', 'mails']);
  });

  it('has a job stand still between its portions while another company has one at work that has used less', async () => {
    let passed = 0;
    const { fairly, giveWay } = createFairShare({ lanes: 2, now: () => passed });
    const queue = await bench.started({ fairly });
    const end = Promise.withResolvers<void>();
    let quiet = 0;
    const stood: boolean[] = [];
    await queue.work(chats, async () => {
      quiet += 1;
      if (quiet === 2) await end.promise;
    });
    await queue.work(mails, async () => {
      passed += 1_900;
      let goesOn = false;
      const gone = giveWay().then(() => {
        goesOn = true;
      });
      for (let turns = 0; turns < 10; turns += 1) await Promise.resolve(); // no time passes meanwhile
      stood.push(!goesOn);
      await gone;
    });
    const flood = (key: string) => queue.enqueue([enqueue(mails, { companyId: 'loud' }, key)]);
    const ask = (key: string) => queue.enqueue([enqueue(chats, { companyId: 'quiet' }, key)]);
    await ask('one');
    await queue.idle();
    await flood('alone');
    await queue.idle();
    await ask('another');
    await eventually(() => quiet === 2);
    await flood('beside another');
    await eventually(() => stood.length === 2);
    end.resolve();
    await queue.idle();
    expect(stood).to.deep.equal([false, true]);
  });

  it('keeps a job that waits for its turn: when the process stops another takes it', async () => {
    const turn = Promise.withResolvers<void>();
    let waiting = 0;
    const fairly: Fairly = async (_, step) => {
      waiting += 1;
      await turn.promise;
      return step();
    };
    const [first, second] = [await bench.started({ fairly }), await bench.started()];
    const by: string[] = [];
    await first.work(mails, async () => void by.push('first'));
    const [id] = await first.enqueue([enqueue(mails, { companyId: 'loud' }, 'one')]);
    await eventually(() => waiting === 1);
    await first.stop({ drainMs: 10 });
    await second.work(mails, async () => void by.push('second'));
    await eventually(async () => (await bench.stateOf(id)) === 'completed');
    turn.resolve();
    await second.idle();
    expect(by).to.deep.equal(['second']);
  });
});
