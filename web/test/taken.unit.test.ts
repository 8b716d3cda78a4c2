/** Words of a page as values of fields, and as the lines of a column. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { type PageWord, rowsOf, wordAfter, wordsBetween, wordsIn } from '../src/evidence/page-words.ts';
import { columnShares, isOfLines, takenValue } from '../src/pages/review/taken.ts';
import { createFormat } from '../src/words/format.ts';

const row = (text: string, y: number, x = 100): readonly PageWord[] =>
  text.split(' ').map((word, index) => ({ text: word, x: x + index * 60, y, width: 50, height: 10 }));
const taken = (field: string, text: string, locale = 'en-GB') =>
  takenValue(field, row(text, 100), createFormat('en', 'UTC', locale));

describe('what words of a page become', () => {
  for (const [field, text, locale, value] of [
    ['total', '1,234.50', 'en-GB', '1234.50'],
    ['total', '1.234,50', 'de-DE', '1234.50'],
    // what can only be meant one way is understood from elsewhere, too
    ['total', '1.234,50', 'en-GB', '1234.50'],
    ['lines.1.qty', '1.234', 'de-DE', '1234'],
    ['lines.1.qty', '1.234', 'en-GB', '1.234'],
    ['total', 'EUR 12.50', 'en-GB', '12.50'],
    ['total', '12,50 €', 'de-DE', '12.50'],
    ['lines.1.qty', '25 pcs', 'en-GB', '25'],
    ['lines.1.discount', '10 %', 'en-GB', '10'],
    ['total', 'Total due: 912.50', 'en-GB', '912.50'],
    ['total', '10.00 12.50', 'en-GB', null],
    ['lines.1.qty', 'PO-12', 'en-GB', null],
    ['lines.1.qty', 'A12B3', 'en-GB', null],
    ['delivery_date', '03/04/2027', 'en-GB', '2027-04-03'],
    ['delivery_date', '03/04/2027', 'en-US', '2027-03-04'],
    ['delivery_date', '24. März 2027', 'de-DE', '2027-03-24'],
    ['delivery_date', 'Mar 24, 2027', 'en-US', '2027-03-24'],
    ['delivery_date', 'by 2027-03-24', 'en-US', '2027-03-24'],
    ['delivery_date', '31 February 2027', 'en-GB', null],
    ['delivery_date', 'soon', 'en-GB', null],
    ['currency', '1,234.50 EUR', 'en-GB', 'EUR'],
    ['currency', '12 €', 'en-GB', 'EUR'],
    ['currency', '$ 12', 'en-GB', null],
    ['customer_email', 'Mail: <anna@buyer.example>', 'en-GB', 'anna@buyer.example'],
    ['customer_email', 'Anna Buyer', 'en-GB', null],
    ['po_number', 'PO 12', 'en-GB', 'PO 12'],
  ] as const)
    it(`“${text}” is ${value} for ${field} of a company in ${locale}`, () => {
      expect(taken(field, text, locale)).to.equal(value);
    });

  it('rows of an address stay rows where the field has several', () => {
    const words = [...row('Hafenstr. 1', 100), ...row('Gate 4', 115)];
    const format = createFormat('en', 'UTC');
    expect(takenValue('ship_to.street', words, format)).to.equal('Hafenstr. 1\nGate 4');
    expect(takenValue('ship_to.city', words, format)).to.equal('Hafenstr. 1 Gate 4');
  });
});

describe('a box over a column', () => {
  const reading = createFormat('en', 'UTC', 'en-GB');
  const anchors = [
    { line: 1, top: 100 },
    { line: 2, top: 140 },
    { line: 3, top: 180 },
  ];
  it('gives each line what stands in it, wrapped texts included', () => {
    const words = [...row('Description', 80), ...row('Hex bolt', 100), ...row('zinc plated', 112), ...row('Washer', 140)];
    expect(isOfLines(words, anchors)).to.equal(true);
    expect(columnShares('lines.1.name', words, { anchors, from: 1, reading })).to.deep.equal({
      shares: [
        { line: 1, value: 'Hex bolt zinc plated', text: 'Hex bolt zinc plated' },
        { line: 2, value: 'Washer', text: 'Washer' },
      ],
      skipped: 1,
    });
  });
  it('leaves out what is no value, and says how much that is', () => {
    const words = [...row('Qty', 80), ...row('5', 101), ...row('7', 141), ...row('none', 181), ...row('12', 200)];
    const { shares, skipped } = columnShares('lines.1.qty', words, { anchors, from: 1, reading });
    expect(shares.map(({ line, value }) => [line, value])).to.deep.equal([
      [1, '5'],
      [2, '7'],
      [3, '12'],
    ]);
    expect(skipped).to.equal(2);
  });
  it('is one cell where all of it stands in one line', () => {
    expect(isOfLines([...row('Hex bolt', 100), ...row('zinc plated', 112)], anchors)).to.equal(false);
    expect(isOfLines(row('Hex bolt', 100), [])).to.equal(false);
  });
  it('goes row by row from the line that has the focus where no line was read from the page', () => {
    const words = [...row('Qty', 80), ...row('5', 101), ...row('7', 141)];
    const { shares } = columnShares('lines.4.qty', words, { anchors: [], from: 4, reading });
    expect(shares.map(({ line, value }) => [line, value])).to.deep.equal([
      [4, '5'],
      [5, '7'],
    ]);
  });
});

describe('the words of a page', () => {
  const words = [...row('c d', 121), ...row('a b', 100), ...row('e', 140, 160)];
  const [a, b, c, d, e] = 'abcde'.split('').map((text) => words.find((word) => word.text === text) as PageWord) as [
    PageWord,
    PageWord,
    PageWord,
    PageWord,
    PageWord,
  ];
  it('are read row by row, and gone through by arrows', () => {
    const rows = rowsOf([...words, { ...b, text: 'high', x: 300, y: 97 }]);
    expect(rows.map((line) => line.map(({ text }) => text).join(' '))).to.deep.equal(['a b high', 'c d', 'e']);
    const next = (key: string, from: PageWord) => wordAfter(key, rowsOf(words), from)?.text;
    expect(['arrowright', 'arrowdown', 'end', 'ctrl+end', 'arrowleft'].map((key) => next(key, a))).to.deep.equal([
      'b',
      'c',
      'b',
      'e',
      'a',
    ]);
    expect(next('arrowup', e)).to.equal('d');
    expect(wordAfter('x', rowsOf(words), a)).to.equal(null);
  });
  it('are in a box by their middles, and between two words by what lies below the first', () => {
    expect(wordsIn(words, { x: 120, y: 90, width: 10, height: 40 })).to.have.members([a, c]);
    expect(wordsBetween(words, b, e)).to.have.members([b, d, e]);
  });
});
