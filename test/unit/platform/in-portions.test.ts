import { inPortions } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { describe, it } from 'mocha';

describe('work in portions', () => {
  it('answers for all in their order, with their places', async () => {
    const answers = await inPortions(['a', 'b', 'c', 'd', 'e'], 2, (item, index) => `${item}${index}`);
    expect(answers).to.deep.equal(['a0', 'b1', 'c2', 'd3', 'e4']);
    expect(await inPortions([], 2, () => 'never')).to.deep.equal([]);
  });

  it('lets what else the process has to do come between, and not before the end where there is one portion alone', async () => {
    const done: string[] = [];
    const work = (most: number) => inPortions([1, 2, 3], most, (item) => void done.push(String(item)));
    setImmediate(() => done.push('other'));
    await work(2);
    expect(done).to.deep.equal(['1', '2', 'other', '3']);
    done.length = 0;
    setImmediate(() => done.push('other'));
    await work(3);
    expect(done).to.deep.equal(['1', '2', '3']);
  });

  it('rejects with what one of them throws', async () => {
    const failed = inPortions([1, 2, 3], 1, (item) => {
      if (item === 2) throw new Error('the second');
    });
    expect(await failed.catch((error: Error) => error.message)).to.equal('the second');
  });
});
