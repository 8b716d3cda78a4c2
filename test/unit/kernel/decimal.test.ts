import {
  absolute,
  add,
  canonicalDecimal,
  compare,
  type Decimal,
  divide,
  formatDecimal,
  isInteger,
  isPositive,
  isZero,
  multiply,
  negate,
  numbersEqual,
  parseDecimal,
  parseNumeric,
  productOf,
  rounded,
  subtract,
  sum,
  sumOf,
  trimDecimal,
  within,
  zero,
} from '@order-intake/kernel';
import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from 'mocha';

const d = (text: string): Decimal => {
  const value = parseDecimal(text);
  if (!value) throw new Error(`${text} is no decimal`);
  return value;
};
/** Money, quantities and what comes of multiplying them. */
const decimals = fc.record({ units: fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), scale: fc.integer({ min: 0, max: 12 }) });
const always = <T extends unknown[]>(values: { [K in keyof T]: fc.Arbitrary<T[K]> }, claim: (...given: T) => unknown): void =>
  fc.assert(
    fc.property(fc.tuple<T>(...values), (given) => void claim(...given)),
    { numRuns: 500 },
  );
const same = (a: Decimal, b: Decimal) => expect(compare(a, b), `${formatDecimal(a)} and ${formatDecimal(b)}`).to.equal(0);

describe('exact decimals', () => {
  it('keep what floats lose', () => {
    expect(formatDecimal(add(d('0.1'), d('0.2')))).to.equal('0.3');
    expect(formatDecimal(multiply(d('1.005'), d('1000')))).to.equal('1005.000');
    expect(formatDecimal(subtract(d('0.30'), d('1')))).to.equal('-0.70');
  });

  it('are written as they were read, every place of them', () =>
    always([decimals], (a) => expect(parseNumeric(formatDecimal(a))).to.deep.equal(a)));

  it('add and multiply as whole numbers do', () =>
    always([decimals, decimals, decimals], (a, b, c) => {
      same(add(a, b), add(b, a));
      same(add(add(a, b), c), add(a, add(b, c)));
      same(multiply(a, b), multiply(b, a));
      same(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)));
      same(subtract(add(a, b), b), a);
      same(sum([a, b, c]), add(a, add(b, c)));
      same(add(a, negate(a)), zero);
    }));

  it('are ordered as their difference says', () =>
    always([decimals, decimals], (a, b) => {
      expect(compare(a, b)).to.equal(0 - compare(b, a) + 0);
      expect(compare(a, b) > 0).to.equal(isPositive(subtract(a, b)));
      expect(compare(a, b) === 0).to.equal(isZero(subtract(a, b)));
      expect(within(a, b, absolute(subtract(a, b)))).to.equal(true);
      expect(isPositive(absolute(a)) || isZero(a)).to.equal(true);
    }));

  it('divide to the nearest of so many places, half away from zero, and by nothing not at all', () => {
    const quotient = (a: string, b: string, scale: number): string | null => {
      const value = divide(d(a), d(b), scale);
      return value && formatDecimal(value);
    };
    expect(quotient('1', '8', 2)).to.equal('0.13');
    expect(quotient('-1', '8', 2)).to.equal('-0.13');
    expect(quotient('1', '0', 2)).to.equal(null);
    always([decimals, decimals, fc.integer({ min: 0, max: 8 })], (a, b, scale) => {
      const value = divide(a, b, scale);
      if (!value) return expect(isZero(b)).to.equal(true);
      // off by half of the last place at most: |a - value × b| ≤ |b| × 10^-scale / 2
      const off = absolute(subtract(a, multiply(value, b)));
      return expect(compare(multiply(off, { units: 2n, scale: 0 }), multiply(absolute(b), { units: 1n, scale }))).to.be.at.most(
        0,
      );
    });
  });

  it('are rounded to the nearest, and padded where they have fewer places', () => {
    for (const [text, scale, expected] of [
      ['2.5', 0, '3'],
      ['-2.5', 0, '-3'],
      ['2.4999', 0, '2'],
      ['99.995', 2, '100.00'],
      ['7', 2, '7.00'],
    ] as const)
      expect(formatDecimal(rounded(d(text), scale))).to.equal(expected);
    always([decimals, fc.integer({ min: 0, max: 15 })], (a, scale) => {
      const value = rounded(a, scale);
      expect(value.scale).to.equal(scale);
      expect(within(a, value, { units: 5n, scale: scale + 1 })).to.equal(true);
      expect(rounded(value, scale)).to.deep.equal(value);
      if (scale >= a.scale) same(value, a);
    });
  });

  it('have one spelling of each number', () => {
    for (const [text, expected] of [
      ['189.90', '189.9'],
      ['007.00', '7'],
      ['-0.0', '0'],
      ['100', '100'],
      ['1e3', '1e3'],
      ['', ''],
    ] as const)
      expect(canonicalDecimal(text)).to.equal(expected);
    always([decimals, decimals], (a, b) => {
      const [one, other] = [canonicalDecimal(formatDecimal(a)), canonicalDecimal(formatDecimal(b))];
      expect(one === other).to.equal(compare(a, b) === 0);
      expect(one).to.equal(formatDecimal(trimDecimal(a)));
      expect(isInteger(a)).to.equal(!one.includes('.'));
    });
  });

  it('are equal to the cent when they differ by half of one at most', () => {
    expect(numbersEqual(d('1.005'), d('1.01'))).to.equal(true);
    expect(numbersEqual(d('1.0049'), d('1.01'))).to.equal(false);
  });

  it('are read from plain text, and from what Postgres and JSON write', () => {
    for (const text of ['', '.', '-', '1.', '.5', '+1', '1,5', '1e3', ' 1', 'NaN', '1'.repeat(31)])
      expect(parseDecimal(text), text).to.equal(null);
    for (const text of ['', '.', 'e5', '1,5', 'NaN', '--1']) expect(parseNumeric(text), text).to.equal(null);
    for (const [text, expected] of [
      ['1e3', '1000'],
      ['1.5e-7', '0.00000015'],
      ['-.5', '-0.5'],
      ['5.', '5'],
      [' +3 ', '3'],
    ] as const)
      expect(formatDecimal(parseNumeric(text) ?? zero)).to.equal(expected);
    always([fc.double({ noNaN: true, noDefaultInfinity: true })], (number) => {
      const read = parseNumeric(String(number));
      expect(read && Number(formatDecimal(read))).to.equal(number === 0 ? 0 : number);
    });
  });

  it('as texts have sums and products, none where a part is missing or is no number', () => {
    expect(productOf('3', '12.50')).to.equal('37.50');
    expect(productOf('3', null)).to.equal(null);
    expect(sumOf([])).to.equal('0');
    expect(sumOf(['1.5', '2.25', '-4'])).to.equal('-0.25');
    expect(sumOf(['1', 'two'])).to.equal(null);
    expect(sumOf(['1', null])).to.equal(null);
  });
});
