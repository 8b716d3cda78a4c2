import { givingWay } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { AppendRequest, EventStore } from '../../../packages/event-sourcing/event-store/event-store.ts';

const request = (expected: AppendRequest['expected']): AppendRequest => ({
  stream: 'email-1',
  events: [],
  expected,
  metadata: { correlationId: 'c', causationId: 'c', companyId: 'loud', actor: 'system:test', commandId: 'c' },
});

const asked = () => {
  const order: string[] = [];
  const note = (what: string) => async () => {
    order.push(what);
    return [];
  };
  const store = { readStream: note('read'), readEntries: note('read'), append: note('append') } as unknown as EventStore;
  return { order, store: givingWay(store, async () => void order.push('gives way')) };
};

describe('a store that is asked by many', () => {
  it('is where a step lets others go first, before it reads and before it begins a stream', async () => {
    const { order, store } = asked();
    await store.readStream('email-1');
    await store.readEntries('email-1');
    await store.append(request('no_stream'));
    await store.append(request('any'));
    expect(order).to.deep.equal(['read', 'read', 'append', 'append'].flatMap((what) => ['gives way', what]));
  });

  it('is appended to at once behind what was read: meanwhile somebody else would have', async () => {
    const { order, store } = asked();
    await store.append(request(7));
    expect(order).to.deep.equal(['append']);
  });
});
