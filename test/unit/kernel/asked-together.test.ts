import { createAskedInOneGo } from '@order-intake/kernel';
import { expect } from 'chai';
import { describe, it } from 'mocha';

describe('what is asked for in one go', () => {
  it('is asked for once, and again by whoever comes later', async () => {
    let asked = 0;
    const once = createAskedInOneGo<number>();
    const ask = (key: string) => once(key, async () => (asked += 1));
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).to.deep.equal([1, 1, 2]);
    expect(await ask('a')).to.equal(3);
  });
});
