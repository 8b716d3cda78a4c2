import { expect } from 'chai';
import { describe, it } from 'mocha';
import { decimalFault } from '../../../src/platform/codec/decimal-fault.ts';

describe('a number that is not taken', () => {
  const codeOf = (given: unknown) => decimalFault(given, 12).fault.code;

  it('is told what is wrong with it: finer than what is kept, too large, or none', () => {
    const told = ['0.0000005', 5e-7, '1.50000000', 1e-7, '1000000000000', 1e18, 1e21, 'abc', '-1', '1,5', '', null, Number.NaN];
    expect(told.map((given) => [given, codeOf(given)])).to.deep.equal([
      ['0.0000005', 'too_many_decimals'],
      [5e-7, 'too_many_decimals'],
      ['1.50000000', 'too_many_decimals'],
      [1e-7, 'too_many_decimals'],
      ['1000000000000', 'too_large'],
      [1e18, 'too_large'],
      [1e21, 'too_large'],
      ['abc', 'not_a_decimal'],
      ['-1', 'not_a_decimal'],
      ['1,5', 'not_a_decimal'],
      ['', 'not_a_decimal'],
      [null, 'not_a_decimal'],
      [Number.NaN, 'not_a_decimal'],
    ]);
  });

  it('is told the limit', () => {
    expect(decimalFault('0.0000005', 12).fault.message).to.include('6 digits after the decimal point');
    expect(decimalFault('1000000000000', 12).fault.message).to.include('12 digits before the decimal point');
  });
});
