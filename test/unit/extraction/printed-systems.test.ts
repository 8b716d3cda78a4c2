import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, fieldValue, pagesOf } from '../../support/documents/page.ts';

const rows = '\n\nQty    Description        Price     Amount\n3      Lamp               10.00     30.00';

describe('what printed orders have', () => {
  for (const [words, currency] of [
    ['all prices GBP ex VAT', 'GBP'],
    ['Att betala SEK', 'SEK'],
    ['SVEUKUPNO EUR', 'EUR'],
    ['Total GBP Excl. VAT          30.00', 'GBP'],
    ['Please deliver on EUR pallets', null],
    ['Article PEN-BL', null],
    ['EUR or USD, as agreed', null],
  ] as const)
    it(`a currency that stands by itself: "${words}"`, async () => {
      expect(fieldValue(await extractOne(pagesOf(`# Purchase Order 4711\n${words}${rows}`)), 'currency')).to.equal(currency);
    });

  it('words over a column in two lines, the second of which only says how it is meant', async () => {
    const extraction = await extractOne(
      pagesOf(
        [
          '# Purchase Order 106023',
          'No.     Description                  Quantity   Unit    Direct Unit Cost   Line Disc. %    Line Amount',
          '                                                        Excl. VAT                          Excl. VAT',
          '70011   Swing-top bottle 500 ml         1,200   Piece               0.84           5.00         957.60',
          '70040   Crown caps gold 26 mm               6   Box                92.00                        552.00',
        ].join('\n'),
      ),
    );
    expect(extraction.lines.map(({ qty, price }) => [qty?.value, price?.value])).to.deep.equal([
      ['1200', '0.84'],
      ['6', '92.00'],
    ]);
  });

  it('a name, a dash and the title', async () => {
    const extraction = await extractOne(pagesOf(`RIDGEWAY CAMPING CO LTD - SEASON ORDER TO SUPPLIER\nOrder no. 4711${rows}`));
    expect(fieldValue(extraction, 'customer_name')).to.equal('RIDGEWAY CAMPING CO LTD');
  });
});
