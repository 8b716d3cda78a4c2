import { createRemembered } from '@order-intake/kernel';
import { expect } from 'chai';
import { describe, it } from 'mocha';

describe('what is remembered for a while', () => {
  let now = 0;
  let worked = 0;
  const work = async () => (worked += 1);
  const begin = (most = 2) => {
    [now, worked] = [0, 0];
    return createRemembered<number>({ ms: 1_000, most, now: () => now });
  };

  it('is said again until its time is over', async () => {
    const remembered = begin();
    expect([await remembered('a', work), await remembered('a', work)]).to.deep.equal([1, 1]);
    now = 999;
    expect(await remembered('a', work)).to.equal(1);
    now = 1_000;
    expect(await remembered('a', work)).to.equal(2);
  });

  it('is forgotten when more was found out since than is kept', async () => {
    const remembered = begin();
    for (const key of ['a', 'b', 'a', 'c']) await remembered(key, work);
    expect([await remembered('b', work), await remembered('a', work)]).to.deep.equal([2, 4]);
  });

  it('is not what failed', async () => {
    const remembered = begin();
    const failed = await remembered('a', () => Promise.reject(new Error('away'))).catch((error: Error) => error.message);
    expect([failed, await remembered('a', work)]).to.deep.equal(['away', 1]);
  });
});
