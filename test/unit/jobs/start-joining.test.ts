import type { Enqueue } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { Inbound } from '../../../src/domain/chat/chat-message.events.ts';
import { createStartJoining } from '../../../src/jobs/chat/start-joining.ts';
import { silentLogger } from '../../../src/platform/logging/logger.ts';

const message = (messageId: string, channelId = 'channel'): Inbound => ({
  messageId,
  channelId,
  kind: 'text',
  sentAt: '2026-11-23T10:00:00.000Z',
  receivedAt: '2026-11-23T10:00:00.000Z',
  media: null,
  refersTo: null,
});

const asked = async (received: readonly { readonly message: Inbound; readonly senders: readonly string[] }[]) => {
  const all: Enqueue[] = [];
  const startJoining = createStartJoining({ enqueue: async (jobs) => void all.push(...jobs), log: silentLogger });
  await startJoining(received.map((one) => ({ companyId: 'company', ...one })));
  return all;
};

describe('messages that were received', () => {
  it('are asked for once for each sender and channel, in one order', async () => {
    const jobs = await asked([
      { message: message('1'), senders: ['b'] },
      { message: message('2'), senders: ['a'] },
      { message: message('3'), senders: ['b'] },
      { message: message('4', 'another'), senders: ['b'] },
    ]);
    expect(jobs.map(({ key }) => key)).to.deep.equal(['sender/another/b', 'sender/channel/a', 'sender/channel/b']);
  });

  it('are each asked for where no sender is known', async () => {
    const jobs = await asked(['1', '2'].map((id) => ({ message: message(id), senders: [] })));
    expect(jobs.map(({ key }) => key)).to.deep.equal(['1', '2']);
  });

  it('are received all the same when the queue is away', async () => {
    const startJoining = createStartJoining({ enqueue: () => Promise.reject(new Error('away')), log: silentLogger });
    await startJoining([{ companyId: 'company', message: message('1'), senders: ['a'] }]);
  });
});
