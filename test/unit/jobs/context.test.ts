import type { JobContext, RequestContext } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { systemContext } from '../../../src/commands/shared/system-context.ts';
import { bind } from '../../../src/jobs/bind.ts';
import { pollMailboxes } from '../../../src/jobs/definitions.ts';

describe('the context of a job', () => {
  it('names no command: each one that the job gives gets an id of its own', async () => {
    const seen: JobContext[] = [];
    const { handle } = bind(pollMailboxes, async (_, context) => void seen.push(context('acme')));
    await handle({}, 'job-1');
    expect(seen).to.deep.equal([
      { companyId: 'acme', actor: 'system:poll-mailboxes', correlationId: 'job-1', causationId: 'job-1' },
    ]);
  });

  it('cannot be given one: neither written into it, nor by passing on the context of a request', () => {
    const job = systemContext('acme', 'test', { correlationId: 'c', causationId: 'c' });
    const request: RequestContext = { ...job, commandId: 'given' };
    // @ts-expect-error a command id is never a job's to choose
    const named: JobContext = { ...job, commandId: 'chosen' };
    // @ts-expect-error and what was made for a request names its command
    const passedOn: JobContext = request;
    expect(named).to.not.deep.equal(passedOn);
  });
});
