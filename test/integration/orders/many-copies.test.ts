/** One Message-ID seen in many places at once, and one that was given out twice. */
import { createCommandHandler } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { createReceiveEmail } from '../../../src/commands/email/receive-email.command.ts';
import { copy, receivedData } from '../../support/samples.ts';
import { type Stack, startStack } from '../../support/stack.ts';

describe('a Message-ID', () => {
  let stack: Stack;
  let companyId: string;
  before(async () => {
    stack = await startStack();
    companyId = await stack.newCompany();
  });
  after(() => stack.stop());

  /** Seen by a worker of its own, under this UID. */
  const seen = (uid: number, changes: Partial<ReturnType<typeof receivedData>> = {}) => {
    const { emailId: _, ...data } = receivedData({ copy: copy({ uid }), ...changes });
    const receive = createReceiveEmail(createCommandHandler(stack.foundation.store));
    return receive(data, stack.context(companyId));
  };
  const typesOf = async (emailId: string) => (await stack.events(`email-${companyId}_${emailId}`)).map(({ type }) => type);

  it('that is listed in thirty places at once is one mail with all its copies', async () => {
    const found = await Promise.all(Array.from({ length: 30 }, (_, index) => seen(index + 1)));
    const ids = new Set(found.map(({ emailId }) => emailId));
    expect(ids.size).to.equal(1);
    const types = await typesOf([...ids][0] ?? '');
    expect(types.filter((type) => type === 'EmailReceived')).to.have.lengthOf(1);
    expect(types.filter((type) => type === 'EmailCopySeen')).to.have.lengthOf(29);
  });

  it('with other documents is another mail, every time it is seen', async () => {
    const { attachments } = receivedData();
    const other = attachments.map((attachment) => ({ ...attachment, size: attachment.size * 2 + 1_000 }));
    const first = await seen(101);
    const second = await seen(102, { attachments: other });
    const again = await seen(103, { attachments: other });
    expect(second.emailId).not.to.equal(first.emailId);
    expect([second.isNew, again.isNew, again.emailId]).to.deep.equal([true, false, second.emailId]);
    expect(await typesOf(second.emailId)).to.deep.equal(['EmailReceived', 'EmailCopySeen']);
  });

  it('whose documents were only wrapped anew on the way is the same mail', async () => {
    const wrapped = receivedData().attachments.map((attachment) => ({ ...attachment, size: attachment.size + 20 }));
    const first = await seen(201);
    expect((await seen(202, { attachments: wrapped })).emailId).to.equal(first.emailId);
  });
});
