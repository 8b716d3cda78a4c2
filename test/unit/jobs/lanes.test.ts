import { expect } from 'chai';
import { describe, it } from 'mocha';
import { createLanes } from '../../../src/jobs/shared/fair-lanes.ts';

describe('lanes', () => {
  it('run so many at a time, in the order in which they came, and go on after one that failed', async () => {
    const lanes = createLanes(2);
    const begun: number[] = [];
    const ends: ((error?: Error) => void)[] = [];
    const runs = [0, 1, 2, 3].map((index) =>
      lanes.run(
        'a',
        () =>
          new Promise<number>((resolve, reject) => {
            begun.push(index);
            ends[index] = (error) => (error ? reject(error) : resolve(index));
          }),
      ),
    );
    const ended = Promise.allSettled(runs);
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    await settled();
    expect(begun).to.deep.equal([0, 1]);
    ends[1]?.(new Error('it broke'));
    await settled();
    expect(begun).to.deep.equal([0, 1, 2]);
    ends[0]?.();
    await settled();
    expect(begun).to.deep.equal([0, 1, 2, 3]);
    ends[2]?.();
    ends[3]?.();
    expect((await ended).map(({ status }) => status)).to.deep.equal(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  });

  it('are handed on by what takes long, which goes on all the same', async () => {
    const lanes = createLanes(2, 5);
    const { promise: slow, resolve } = Promise.withResolvers<void>();
    const held = ['a', 'b'].map((company) => lanes.run(company, () => slow.then(() => company)));
    expect(await lanes.run('c', async () => 'c')).to.equal('c');
    resolve();
    expect(await Promise.all(held)).to.deep.equal(['a', 'b']);
    // and no lane more than there were
    const { promise: end, resolve: over } = Promise.withResolvers<void>();
    const patient = createLanes(1, 60_000);
    const first = patient.run('a', () => end);
    let begun = false;
    const second = patient.run('b', async () => {
      begun = true;
    });
    await new Promise((done) => setImmediate(done));
    expect(begun).to.equal(false);
    over();
    await Promise.all([first, second]);
  });
});
