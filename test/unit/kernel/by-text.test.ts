import { byText } from '@order-intake/kernel';
import { expect } from 'chai';
import { describe, it } from 'mocha';

describe('a function of a text whose answers are kept', () => {
  it('works once for a text, also where the answer is nothing', () => {
    let worked = 0;
    const answer = byText((text) => {
      worked += 1;
      return text === 'nothing' ? undefined : text.length;
    });
    expect([answer('abc'), answer('abc'), answer('nothing'), answer('nothing')]).to.deep.equal([3, 3, undefined, undefined]);
    expect(worked).to.equal(2);
  });

  it('keeps as many answers as it is told to', () => {
    let worked = 0;
    const answer = byText(() => (worked += 1), 2);
    for (const text of ['a', 'b', 'a', 'c', 'a']) answer(text);
    expect(worked).to.equal(4);
  });

  it('keeps no long texts, and forgets all when there are too many', () => {
    let worked = 0;
    const answer = byText(() => (worked += 1));
    answer('a'.repeat(81));
    answer('a'.repeat(81));
    expect(worked).to.equal(2);
    for (let at = 0; at <= 20_000; at++) answer(`${at}`);
    const before = worked;
    answer('0');
    expect(worked).to.equal(before + 1);
  });
});
