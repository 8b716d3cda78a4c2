import { expect } from 'chai';
import { describe, it } from 'mocha';
import { type DateHints, readDate } from '../../../packages/order-extraction/rules/dates.ts';
import { dayFirstIn } from '../../../packages/order-extraction/rules/day-order.ts';

const hints: DateHints = { dayFirst: true, sure: false, after: '2026-02-01' };
const iso = (text: string, more: Partial<DateHints> = {}): string | null => readDate(text, { ...hints, ...more })?.iso ?? null;

describe('reading dates', () => {
  it("months that two languages call alike, as the document's language has them, or its letters", () => {
    expect(iso('9. lipnja 2026.', { language: 'hr' })).to.equal('2026-06-09');
    expect(iso('9. lipnja 2026.', { language: 'sl' })).to.equal('2026-06-09');
    expect(iso('9 липня 2026 р.', { language: 'uk' })).to.equal('2026-07-09');
    expect(iso('9 липня 2026 р.', { language: 'bg' })).to.equal('2026-07-09');
    expect(iso('3. travnja 2026.', { language: 'hr' })).to.equal('2026-04-03');
    expect(iso('12. listopada 2026.', { language: 'hr' })).to.equal('2026-10-12');
    expect(iso('12 listopada 2026', { language: 'pl' })).to.equal('2026-11-12');
  });

  const written: readonly (readonly [string, string])[] = [
    ['2026-03-31', '2026-03-31'],
    ['31.03.2026', '2026-03-31'],
    ['31.3.26', '2026-03-31'],
    ['13/04/2026', '2026-04-13'],
    ['04/13/2026', '2026-04-13'],
    ['20260331', '2026-03-31'],
    ['31. März 2026', '2026-03-31'],
    ['12 March 2026', '2026-03-12'],
    ['March 12, 2026', '2026-03-12'],
    ['12-Mar-2026', '2026-03-12'],
    ['2026 NOV 18', '2026-11-18'],
    ['2026. 03. 16.', '2026-03-16'],
    ['10.03.2026. 1. 9 kpl', '2026-03-10'],
    ['2026. március 16.', '2026-03-16'],
    ['12 de marzo de 2026', '2026-03-12'],
    ['1er avril 2026', '2026-04-01'],
    ['3 giugno 2026', '2026-06-03'],
    ['5 maart 2026', '2026-03-05'],
    ['7 de agosto de 2026', '2026-08-07'],
    ['9 oktober 2026', '2026-10-09'],
    ['5th of June 2026', '2026-06-05'],
    ['by Friday, 3 April 2026 at the latest', '2026-04-03'],
    ['2026 m. lapkričio 23 d.', '2026-11-23'],
    ['2026. gada 23. novembris', '2026-11-23'],
    ['23 ноября 2026 г.', '2026-11-23'],
    ['10 грудня 2026 р.', '2026-12-10'],
    ['12 Μαρτίου 2026', '2026-03-12'],
    // what looks like a day without its year is none, and the day stands behind it
    ['that makes 493.90 Euro, please by 4 March', '2026-03-04'],
  ];
  for (const [text, value] of written) it(`"${text}" is ${value}`, () => expect(iso(text)).to.equal(value));

  it('says that day and month could be swapped, unless they are equal or the document shows its order', () => {
    expect(readDate('03/04/2026', hints)).to.include({ iso: '2026-04-03', ambiguous: true });
    expect(readDate('03/04/2026', { ...hints, dayFirst: false })).to.include({ iso: '2026-03-04', ambiguous: true });
    expect(readDate('03/04/2026', { ...hints, sure: true })?.ambiguous).to.equal(false);
    expect(readDate('04/04/2026', hints)?.ambiguous).to.equal(false);
    expect(readDate('03.04.2026', hints)?.ambiguous).to.equal(false);
  });

  it('takes a calendar week as its Monday (ISO 8601)', () => {
    expect(readDate('KW 12/2026', hints)).to.include({ iso: '2026-03-16', week: true });
    expect(iso('week 12 2026')).to.equal('2026-03-16');
    expect(iso('2026-W14')).to.equal('2026-03-30');
    expect(iso('Lieferung KW 14')).to.equal('2026-03-30');
  });

  it('gives a date without a year the first one after the order, and none when there is no order date', () => {
    expect(iso('12.05.')).to.equal('2026-05-12');
    expect(iso('15 January')).to.equal('2027-01-15');
    expect(iso('12.05.', { after: null })).to.equal(null);
  });

  it('takes no number for a date', () => {
    for (const text of ['1.234,50', '31.02.2026', '10 Stk 20', '4500012345', '99/99/2026', '12.50 EUR', 'M8 x 40'])
      expect(iso(text), text).to.equal(null);
  });

  it('learns the order of day and month from the document, its language, its currency and its addresses', () => {
    expect(dayFirstIn('Ordered 25/03/2026, due 04/05/2026', 'en', 'USD', null)).to.deep.equal({ dayFirst: true, sure: true });
    expect(dayFirstIn('due 04/25/2026', 'en', 'GBP', null)).to.deep.equal({ dayFirst: false, sure: true });
    expect(dayFirstIn('due 04/05/2026', 'fr', 'EUR', null)).to.deep.equal({ dayFirst: true, sure: true });
    expect(dayFirstIn('due 04/05/2026', 'en', 'USD', null)).to.deep.equal({ dayFirst: false, sure: false });
    expect(dayFirstIn('due 04/05/2026', 'en', 'GBP', null)).to.deep.equal({ dayFirst: true, sure: false });
    expect(dayFirstIn('Austin, TX 73301, due 04/05/2026', 'en', 'EUR', null)).to.deep.equal({ dayFirst: false, sure: false });
  });
});
