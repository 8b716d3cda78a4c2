import { cutText, shortText } from '@order-intake/kernel';
import { expect } from 'chai';
import { describe, it } from 'mocha';

describe('a text with a limit', () => {
  it('is cut between characters, never inside one', () => {
    expect(cutText('ab😀', 4)).to.equal('ab😀');
    expect(cutText('ab😀', 3)).to.equal('ab');
    expect(cutText('abc', 2)).to.equal('ab');
  });
  it('shows that something was cut off', () => {
    expect(shortText('abc', 3)).to.equal('abc');
    expect(shortText('a'.repeat(10_070), 1_000))
      .to.have.lengthOf(1_000)
      .and.match(/a…$/);
  });
});
