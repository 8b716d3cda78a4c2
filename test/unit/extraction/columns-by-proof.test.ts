import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';

const lines = async (drawing: string): Promise<readonly string[]> =>
  linesOf(await extractOne(pagesOf(`# Purchase Order 4711\n${drawing}`)));
const rows = async (...cells: readonly (readonly string[])[]): Promise<readonly string[]> =>
  linesOf(await extractOne(sheetOf([['Purchase Order', '4711'], ...cells])));

describe('what a column holds is told by what adds up', () => {
  it('also where nobody knows the word for how many, and something is taken off some of the rows', async () => {
    const table = (qty: string, discount: string): string =>
      `Code      Item                      ${qty}   Unit     Price     ${discount}   Amount\n` +
      'PF-23     Pallet film clear         72       roll     6.15      5            420.66\n' +
      'ST-12     Strapping band 12 mm      10       roll     48.00     7.5          444.00\n' +
      'EP-35     Edge protector            500      pcs      0.34                   170.00\n\nTotal     1034.66';
    for (const [qty, discount] of [
      ['Zlork', 'Disc %'],
      ['Zlork', 'Vrank '],
    ] as const)
      expect(await lines(table(qty, discount)), discount).to.deep.equal([
        '[PF-23] 72 roll Pallet film clear @ 6.15',
        '[ST-12] 10 roll Strapping band 12 mm @ 48.00',
        '[EP-35] 500 pcs Edge protector @ 0.34',
      ]);
  });

  it('one discount is taken off what another has left', async () => {
    for (const qty of ['Qty  ', 'Zlork'])
      expect(
        await lines(
          `Code      Item                      ${qty}    Price     Discount    Amount\n` +
            'CU-08     Ball bearing 6308         24       21.40     50+10       231.12\n' +
            'CD-80     Toothed belt 1200         6        48.20     40          173.52\n' +
            'GR-02     Grease cartridge          48       5.60      35%+5%      165.98\n\nTotal     570.62',
        ),
        qty,
      ).to.deep.equal([
        '[CU-08] 24 Ball bearing 6308 @ 21.40',
        '[CD-80] 6 Toothed belt 1200 @ 48.20',
        '[GR-02] 48 Grease cartridge @ 5.60',
      ]);
    const [first] = (
      await extractOne(
        pagesOf(
          '# Purchase Order 4711\nCode      Item               Qty    Price     Discount    Amount\nCU-08     Ball bearing      24     21.40     50+10       231.12\nCD-80     Toothed belt      6      48.20     40          173.52',
        ),
      )
    ).lines;
    expect(first?.discount?.value).to.equal('55');
  });

  it('money below "unit" and "line" is a price and what the row comes to', async () => {
    expect(
      await lines(
        'Code      Item                    Qty    Unit (excl)    Line (excl)\nSB-8      Safety boot size 8      12     689.00         8268.00\nRV-L      Reflective vest         50     42.50          2125.00\n\nTotal     10393.00',
      ),
    ).to.deep.equal(['[SB-8] 12 Safety boot size 8 @ 689.00', '[RV-L] 50 Reflective vest @ 42.50']);
  });

  it('of sizes beside each other the total counts', async () => {
    expect(
      await lines(
        'Style     Description            S     M     Total pcs    Unit price    Value\nWT-410    Softshell jacket       2     6     8            46.50         372.00\nWT-118    Polo shirt             4     12    16           9.75          156.00\n\nTotal     528.00',
      ),
    ).to.deep.equal(['[WT-410] 8 Softshell jacket @ 46.50', '[WT-118] 16 Polo shirt @ 9.75']);
  });

  it('what stands below "price" is what the row comes to where only then the printed sum is reached', async () => {
    expect(
      await lines(
        'Product                        Quantity    Price\nPressure hose 50 ft            2           109.98\nShop towels, green             6           165.00\n\nSubtotal:                                  274.98\nShipping:                                  18.00\nTotal:                                     292.98',
      ),
    ).to.deep.equal(['2 Pressure hose 50 ft @ 54.99', '6 Shop towels, green @ 27.50']);
  });

  it('a sign before a price is no part of it', async () => {
    expect(
      await lines(
        '64    Decking larch 28x120, 4.2 m      à kr. 118,50    7.584,00\n6     Deck screw A4 5x60, 250 pcs      à kr. 189,00    1.134,00\n\nTotal    8.718,00',
      ),
    ).to.deep.equal(['64 Decking larch 28x120, 4.2 m @ 118.50', '6 Deck screw A4 5x60, 250 pcs @ 189.00']);
  });

  it('in a form that lists what there is, rows of which nothing is ordered say nothing', async () => {
    expect(
      await rows(
        ['Kód', 'Názov', 'MJ', 'Cena', 'Objednávam', 'Spolu'],
        ['NW-1', 'Brake cleaner 500 ml', 'ks', '2.95', '96', '283.20'],
        ['NW-2', 'Brake cleaner 5 l', 'ks', '21.40', '', '0.00'],
        ['NW-3', 'Engine oil 60 l', 'ks', '198.00', '2', '396.00'],
        ['NW-4', 'Engine oil 208 l', 'ks', '642.00', '', '0.00'],
        ['', '', '', '', 'Spolu', '679.20'],
      ),
    ).to.deep.equal(['[NW-1] 96 ks Brake cleaner 500 ml @ 2.95', '[NW-3] 2 ks Engine oil 60 l @ 198.00']);
  });

  it('tens and hundreds below "per" are what the price is for, each cell of a sheet in its own column', async () => {
    expect(
      await rows(
        ['Part', 'Description', 'Qty', 'Price', 'Per', 'Value'],
        ['WS-8', 'Wood screw 8 x 1.5 in', '5000', '2.85', '100', '142.5'],
        ['SIL-W', 'Silicone white 310 ml', '48', '2.95', '1', '141.6'],
      ),
    ).to.deep.equal(['[WS-8] 5000 Wood screw 8 x 1.5 in @ 0.0285', '[SIL-W] 48 Silicone white 310 ml @ 2.95']);
  });

  it('without a header, what is whole in every row counts and what has cents is its price', async () => {
    expect(
      await rows(['1101', 'Utěrka mikrovlákno', '19.5', '50', '975'], ['1105', 'Jar profesional 5 l', '289', '6', '1734']),
    ).to.deep.equal(['[1101] 50 Utěrka mikrovlákno @ 19.5', '[1105] 6 Jar profesional 5 l @ 289']);
  });

  it('a last row whose pieces and amount are those of all rows above is their sum', async () => {
    expect(
      await lines(
        'Artikel    Bezeichnung              Menge    EK        Wert\n770311     Regenjacke gelb 104      26       17,90     465,40\n770410     Rucksack Fuchs           42       14,25     598,50\nSumme Stück                         68                 1.063,90',
      ),
    ).to.deep.equal(['[770311] 26 Regenjacke gelb 104 @ 17.90', '[770410] 42 Rucksack Fuchs @ 14.25']);
  });

  it('a heading stands before the first pair of a form, and a label that asks who ordered counts nothing', async () => {
    expect(
      await lines(
        'Ordered by:     Institute of Water Research\nItem 1 of 2     Description          Peristaltic pump head\n                Catalogue number     LP-2210\n                Quantity             3 each\n                Unit price           EUR 412.00\n\nItem 2 of 2     Description          Silicone tubing\n                Catalogue number     LT-0640\n                Quantity             10 each\n                Unit price           EUR 58.60',
      ),
    ).to.deep.equal(['[LP-2210] 3 each Peristaltic pump head @ 412.00', '[LT-0640] 10 each Silicone tubing @ 58.60']);
  });
});

describe('an article whose header comes again for each', () => {
  it('is called by the words above its header', async () => {
    expect(
      await lines(
        'Line 1     Corrugated carton double wall\nPart Number       Need By      Qty           Price        Total\nCTN-4030-DW       10/26/26     1,500 Each    0.87         1,305.00\n\nLine 2     Packing tape, clear 48 mm\nPart Number       Need By      Qty           Price        Total\nTPE-LN48          10/26/26     360 Each      1.14         410.40\n\nTotal     1,715.40',
      ),
    ).to.deep.equal([
      '[CTN-4030-DW] 1500 Each Corrugated carton double wall @ 0.87',
      '[TPE-LN48] 360 Each Packing tape, clear 48 mm @ 1.14',
    ]);
  });
});
