import { expect } from 'chai';
import { describe, it } from 'mocha';
import { germanDate, longDate, slashDate } from '../../../demo/documents/dates.ts';
import { add, englishNumbers, formatNumber, germanNumbers, multiply, percent } from '../../../demo/documents/money.ts';

describe('demo money and dates', () => {
  it('products and sums are exact to the cent, halves go up', () => {
    expect(multiply('3', '0.335')).to.equal('1.01');
    expect(multiply('2.5', '1234.5')).to.equal('3086.25');
    expect(add('0.1', '0.2')).to.equal('0.30');
    expect(add('100', '-0.005')).to.equal('100.00');
    expect(percent('1789.60', '23')).to.equal('411.61');
  });

  it('numbers are grouped as the country writes them', () => {
    expect(formatNumber('1234567.5', englishNumbers, 2)).to.equal('1,234,567.50');
    expect(formatNumber('1234.5', germanNumbers, 2)).to.equal('1.234,50');
    expect(formatNumber('2.5', germanNumbers)).to.equal('2,5');
    expect(formatNumber('12', englishNumbers)).to.equal('12');
  });

  it('what is no decimal is refused', () => {
    for (const text of ['', '1,5', '1e3', 'x']) expect(() => multiply(text, '1')).to.throw('is not a decimal');
  });

  it('dates are written in three ways', () => {
    expect([germanDate('2026-03-01'), longDate('2026-03-01'), slashDate('2026-03-01')]).to.deep.equal([
      '01.03.2026',
      '1 March 2026',
      '01/03/2026',
    ]);
    expect(() => germanDate('1.3.2026')).to.throw('is not a date');
  });
});
