import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { PoolChild } from '../../../src/adapters/documents/pool/pool-child.ts';
import { createReaderSlots, type Slot } from '../../../src/adapters/documents/pool/reader-slots.ts';

/** Two slots, and one in reserve whose child is there once it was asked for. */
const setUp = () => {
  const prepared: Slot[] = [];
  const slots = createReaderSlots(2, (slot) => {
    prepared.push(slot);
    slot.running = { usable: () => true } as PoolChild;
    return null;
  });
  return { slots, prepared };
};

describe('the slots of document readers', () => {
  it('give way to the rest of the service, but for the one in reserve', () => {
    const { all, reserve } = createReaderSlots(3);
    expect(all.filter(({ givesWay }) => !givesWay)).to.deep.equal([reserve]);
  });

  it('serve a company that has had less than those at work by the reserve, which gives way to nothing', async () => {
    const { slots, prepared } = setUp();
    const first = await slots.take('loud');
    expect(first).to.not.equal(slots.reserve);
    slots.charge('loud', 1_000);
    expect(await slots.take('quiet')).to.equal(slots.reserve);
    expect(prepared).to.deep.equal([slots.reserve]);
    expect(await slots.take('loud'), 'the other slot is free').to.not.equal(slots.reserve);
  });

  it('take one that is free where the reserve is not running yet: starting it takes longer', async () => {
    const asked: Slot[] = [];
    const slots = createReaderSlots(2, (slot) => {
      asked.push(slot);
      return null;
    });
    await slots.take('loud');
    slots.charge('loud', 1_000);
    expect(await slots.take('quiet')).to.not.equal(slots.reserve);
    expect(asked).to.deep.equal([slots.reserve]);
  });

  it('do not give the reserve to who has had more', async () => {
    const { slots, prepared } = setUp();
    slots.charge('loud', 1_000);
    await slots.take('quiet');
    expect(await slots.take('loud')).to.not.equal(slots.reserve);
    expect(prepared).to.deep.equal([]);
  });

  it('are nobody’s until what stands in for a reader that a file has broken is ready', async () => {
    const { slots } = setUp();
    const ready = Promise.withResolvers<void>();
    const broken = await slots.take('loud');
    slots.giveBack('loud', broken, ready.promise);
    expect(await slots.take('quiet')).to.not.equal(broken);
    const next = slots.take('loud');
    ready.resolve();
    expect(await next).to.equal(broken);
  });

  it('are free again when nothing could be started in the place of a reader', async () => {
    const { slots } = setUp();
    const broken = await slots.take('loud');
    slots.giveBack('loud', broken, Promise.reject(new Error('no process')));
    const others = [await slots.take('loud'), await slots.take('loud')];
    expect(others).to.include(broken);
  });

  it('give the reserve to another company while all are being replaced', async () => {
    const { slots } = setUp();
    const both = [await slots.take('loud'), await slots.take('loud')];
    for (const slot of both) slots.giveBack('loud', slot, new Promise(() => undefined));
    expect(await slots.take('quiet')).to.equal(slots.reserve);
  });

  it('know for a while that another company was served too', async () => {
    let now = 0;
    const slots = createReaderSlots(2, undefined, () => now);
    const served = async (companyId: string) => slots.giveBack(companyId, await slots.take(companyId));
    await served('loud');
    expect(slots.sharedBy('loud')).to.equal(false);
    await served('quiet');
    await served('loud');
    await served('loud');
    expect([slots.sharedBy('loud'), slots.sharedBy('quiet')]).to.deep.equal([true, true]);
    now = 10_000;
    await served('loud');
    expect(slots.sharedBy('loud')).to.equal(false);
  });

  it('make nobody wait for a reserve that is being started when another is free before', async () => {
    const started = Promise.withResolvers<void>();
    const slots = createReaderSlots(2, () => started.promise);
    const both = [await slots.take('loud'), await slots.take('loud')] as const;
    const first = slots.take('quiet');
    slots.giveBack('loud', both[0]);
    expect(await first).to.equal(both[0]);
    const second = slots.take('other');
    started.resolve();
    expect(await second).to.equal(slots.reserve);
  });

  it('give the reserve to whoever would wait for one company that holds all', async () => {
    const { slots } = setUp();
    await slots.take('loud');
    await slots.take('loud');
    expect(await slots.take('quiet')).to.equal(slots.reserve);
  });
});
