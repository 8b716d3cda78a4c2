import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import type { Fairly } from '../../../src/platform/fair-share.ts';
import { enqueue, job } from '../../../src/platform/queue/job.ts';
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
