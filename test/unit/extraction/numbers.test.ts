import { formatDecimal, parseDecimal } from '@order-intake/kernel';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { type DecimalMark, decimalMarkOf, readNumber, unitIn } from '../../../packages/order-extraction/rules/numbers.ts';

const values = (text: string, mark: DecimalMark | null = null): readonly string[] =>
  readNumber(text, mark)?.values.map(formatDecimal) ?? [];

describe('reading numbers', () => {
  const plain: readonly (readonly [string, string])[] = [
    ['1.234,50 €', '1234.50'],
    ['EUR 12.50', '12.50'],
    ['1 234,50', '1234.50'],
    ["CHF 1'234.50", '1234.50'],
    ['CHF 17′015.30', '17015.30'],
    ['1,23,456.00', '123456.00'],
    ['12,-', '12.00'],
    ['(12.50)', '-12.50'],
    ['12.50-', '-12.50'],
    ['$1,250.00', '1250.00'],
    ['10x', '10'],
    ['US$ 5', '5'],
    ['1\u202f234,50', '1234.50'],
    ['0,50', '0.50'],
    ['007', '007'],
    ['80 m2', '80'],
    ['1.250 cm3', '1250'],
  ];
  for (const [text, value] of plain) {
    it(`"${text}" is ${value}`, () => expect(values(text).at(0)).to.equal(value.replace(/^0+(?=\d)/, '')));
  }

  it('keeps both readings of a separator before three digits, the likelier first', () => {
    expect(values('1.234')).to.deep.equal(['1234', '1.234']);
    expect(values('1.234', '.')).to.deep.equal(['1.234', '1234']);
    expect(values('10,000 ST', ',')).to.deep.equal(['10.000', '10000']);
    expect(values('0.125')).to.deep.equal(['0.125']);
    expect(values('1.234.567')).to.deep.equal(['1234567']);
  });

  it('takes codes, dates and several numbers for no number', () => {
    for (const text of [
      'AB-123',
      '123-A',
      '2026-03-01',
      '1 2 3',
      '12.34.56',
      'M8x40',
      'RAL 9005 glossy paint',
      '3 boxes of 10',
      '',
    ])
      expect(values(text), text).to.deep.equal([]);
  });

  it('tells percent, price units and units of measure', () => {
    expect(readNumber('12,5 %', ',')?.percent).to.equal(true);
    expect(readNumber('12,50 € / 100 Stk', ',')?.per).to.deep.equal(parseDecimal('100'));
    expect(unitIn(readNumber('10 Stk', null)?.rest ?? '')).to.equal('Stk');
    expect(unitIn(readNumber('80 m2', null)?.rest ?? '')).to.equal('m2');
    expect(unitIn(readNumber('5 pcs.', null)?.rest ?? '')).to.equal('pcs.');
    expect(unitIn(readNumber('12.50 EUR', null)?.rest ?? '')).to.equal(null);
  });

  it('finds the decimal mark of a document', () => {
    expect(decimalMarkOf('3 Stk 12,50 37,50 Summe 1.037,50')).to.equal(',');
    expect(decimalMarkOf('3 pcs 12.50 37.50 total 1,037.50')).to.equal('.');
    expect(decimalMarkOf('3 pcs')).to.equal(null);
  });
});
