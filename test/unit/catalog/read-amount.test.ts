import { expect } from 'chai';
import { describe, it } from 'mocha';
import { decimalSignOf, readAmount } from '../../../src/commands/catalog/import/read-amount.ts';

const amounts = (...texts: readonly string[]) => texts.map((text) => readAmount(text, decimalSignOf(texts)));

describe('amounts of a column', () => {
  it('with a comma somewhere are read with commas', () =>
    expect(amounts('12,50', '1.234', '1.234,5', '7')).to.deep.equal(['12.50', '1234', '1234.5', '7']));
  it('with a point somewhere are read with points', () =>
    expect(amounts('12.50', '1,234', '1,234,567.89', '0.125')).to.deep.equal(['12.50', '1234', '1234567.89', '0.125']));
  it('that may be a thousand or a fraction are not guessed', () => {
    expect(amounts('1.234', '5')).to.deep.equal(['ambiguous', '5']);
    expect(amounts('12.50', '12,50', '1.234')).to.deep.equal(['12.50', '12.50', 'ambiguous']);
  });
  it('may have their thousands parted by blanks or apostrophes', () =>
    expect(amounts('1 234,50', "1'234,50")).to.deep.equal(['1234.50', '1234.50']));
  it('that are none are none', () =>
    expect(amounts('free', '-5', '1,2,3', '12.50.1', '5 kg')).to.deep.equal([null, null, null, null, null]));
});
