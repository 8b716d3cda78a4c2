/** Articles whose numbers stand apart from their words: the sum above, cells in the middle of their row, colons below each other. */
import type { DocumentContent, Word } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { layoutOf } from '../../../packages/order-extraction/rules/layout/layout.ts';
import { numberedBlocks } from '../../../packages/order-extraction/rules/table/numbered-blocks.ts';
import { extractOne, linesOf, pagesOf } from '../../support/documents/page.ts';

const lines = async (drawing: string): Promise<readonly string[]> =>
  linesOf(await extractOne(pagesOf(`# Purchase Order 4711\n${drawing}`)));

describe('what an article comes to may stand beside its words, and below them how many at what price', () => {
  it('as a till prints it', async () => {
    expect(
      await lines(
        'Espresso beans 1 kg                   118,80 EUR\n  6 x 19,80 EUR\nOat milk barista, carton of 6         52,50 EUR\n  art. HM-6   5 x 10,50 EUR\n\nSumme                                 171,30 EUR',
      ),
    ).to.deep.equal(['6 Espresso beans 1 kg @ 19.80', '[HM-6] 5 Oat milk barista, carton of 6 @ 10.50']);
  });

  it('and in two lists beside each other, the left one first', async () => {
    expect(
      await lines(
        'Gym mat, folding         1 190.00 GBP     Skipping rope 2.5 m      78.00 GBP\nref. GM-2   10 at 119.00 GBP              ref. SR-25  20 at 3.90 GBP\n\nHandball size 2          262.80 GBP       Team vest yellow S       135.00 GBP\nref. HB-2   12 at 21.90 GBP               ref. TV-S   30 at 4.50 GBP\n\nTotal                    1 665.80 GBP',
      ),
    ).to.deep.equal([
      '[GM-2] 10 Gym mat, folding @ 119.00',
      '[HB-2] 12 Handball size 2 @ 21.90',
      '[SR-25] 20 Skipping rope 2.5 m @ 3.90',
      '[TV-S] 30 Team vest yellow S @ 4.50',
    ]);
  });

  it('but a sum is not taken for that of an article whose numbers do not give it', async () => {
    const read = await lines(
      'Carried over                          118,80 EUR\n  6 x 12,00 EUR\nTransport and pallets                 52,50 EUR\n  5 x 10,00 EUR',
    );
    expect(read.join('\n')).not.to.match(/Carried|Transport|118|52/);
  });
});

describe('articles that begin with their number say at the same places how many, at what price and what that comes to', () => {
  it('the price below the quantity, the tax below the amount', async () => {
    expect(
      await lines(
        '1   Nitrile gloves M, box of 200          60 PK     7 080,00 NOK\n    Vendor item: 100-4412           à 118,00 NOK        MVA 25 %\n2   Pipette tips 200 ul filter            24 ESK   15 420,00 NOK\n    Vendor item: 210-0091           à 642,50 NOK        MVA 25 %\n\n                                   Total:   22 500,00 NOK',
      ),
    ).to.deep.equal([
      '[100-4412] 60 PK Nitrile gloves M, box of 200 @ 118.00',
      '[210-0091] 24 ESK Pipette tips 200 ul filter @ 642.50',
    ]);
  });

  it('by tens, with words over any number of lines', async () => {
    expect(
      await lines(
        '10   Thermostatic valve DN 25            395.00 EUR\n     with union, nickel plated\n     brass                     Ordered 10 each     Net 39.50\n20   Lockshield DN 15                     84.00 EUR\n                               Ordered 12 each     Net 7.00\n\nTotal 479.00 EUR',
      ),
    ).to.deep.equal([
      '10 each Thermostatic valve DN 25 with union, nickel plated brass @ 39.50',
      '12 each Lockshield DN 15 @ 7.00',
    ]);
  });

  it('how many first where both have cents, or what its label calls so', () => {
    const read = (first: string, second: string): unknown => {
      const drawing = `1   Thermostatic valve DN 25             395.00\n    ${first} 10.00       ${second} 39.50\n2   Lockshield DN 15                      84.00\n    ${first} 12.00       ${second} 7.00`;
      const rows = numberedBlocks(layoutOf(pagesOf(drawing), new Set([1])).lines, '.');
      return rows?.items.map(({ fields }) => `${fields.qty?.value} @ ${fields.price?.value}`);
    };
    expect(read('set', 'net')).to.deep.equal(['10 @ 39.50', '12 @ 7.00']);
    expect(read('Qty', 'Price')).to.deep.equal(['10 @ 39.50', '12 @ 7.00']);
    expect(read('Price', 'Qty')).to.deep.equal(['39.5 @ 10.00', '7 @ 12.00']);
  });

  it('but numbers that give one another in some of them alone are chance', async () => {
    const read = await lines(
      '1   Clause on prices of goods           60.00 EUR\n    applies for 12 months       at 5.00\n2   Clause on delivery                  33.00 EUR\n    applies for 7 months        at 4.00',
    );
    expect(read.join('\n')).not.to.match(/12 Clause/);
  });
});

/** Words at places: `pagesOf` draws no line half a line above another. */
const placed = (pieces: readonly (readonly [x: number, y: number, text: string])[]): DocumentContent => {
  const words = pieces.flatMap(([x, y, text], run): readonly Word[] =>
    [...text.matchAll(/\S+/g)].map((word) => ({
      text: word[0],
      x: x + word.index * 5,
      y,
      width: word[0].length * 5,
      height: 8,
      bold: false,
      run,
    })),
  );
  const page = { number: 1, width: 600, height: 900, reader: 'text' as const, words };
  return { type: 'pdf', sha256: 'c'.repeat(64), size: 1000, pages: [page], sheets: [], warnings: [], readMs: 1 };
};

describe('cells that wrap stand in the middle of their row', () => {
  it('and are read row by row, without a header, where their numbers prove them', async () => {
    const read = await extractOne(
      placed([
        [40, 40, 'Purchase Order 4711'],
        [46, 109, 'Ski binding plate, junior'],
        [290, 102, '×'],
        [290, 116, '16'],
        [333, 102, 'EUR'],
        [333, 116, '189.00'],
        [400, 109, 'EUR 3024.00'],
        [46, 140, 'Roller ski classic, rear'],
        [46, 154, 'wheel 75 mm'],
        [290, 140, '×'],
        [290, 154, '12'],
        [333, 140, 'EUR'],
        [333, 154, '245.00'],
        [400, 147, 'EUR 2940.00'],
        [46, 185, 'Grip wax blue'],
        [290, 178, '×'],
        [290, 192, '60'],
        [333, 185, 'EUR 7.90'],
        [400, 185, 'EUR 474.00'],
      ]),
    );
    expect(linesOf(read)).to.deep.equal([
      '16 Ski binding plate, junior @ 189.00',
      '12 Roller ski classic, rear wheel 75 mm @ 245.00',
      '60 Grip wax blue @ 7.90',
    ]);
  });
});

describe('what adds up and is called by codes', () => {
  it('gives way to what adds up as well and is called by words', async () => {
    const row = (
      y: number,
      position: string,
      code: string,
      name: readonly string[],
      numbers: readonly [string, string, string],
    ) => {
      const below = y + 10.5 * (name.length + 1);
      return [
        [45, y, position],
        [91, y, code],
        ...name.map((text, at) => [91, y + 10.5 * (at + 1), text] as const),
        [177, below, numbers[0]],
        [366, below, numbers[1]],
        [503, below, numbers[2]],
      ] as const;
    };
    const read = await extractOne(
      placed([
        [45, 40, 'Purchase Order 4711'],
        [45, 254, 'Pos.'],
        [91, 254, 'Item no.'],
        [206, 254, 'Zabel'],
        [156, 265, 'Quantity Unit'],
        [356, 265, 'Unit price'],
        [519, 265, 'Amount'],
        ...row(279, '00010', 'HV56067', ['Oven tray 60 x 40'], ['48 pcs', '191.69', '9201.12']),
        ...row(315, '00020', 'F95003B', ['Work gloves, size', '10'], ['20 pcs', '122.83', '2456.60']),
        ...row(361, '00030', 'KX-929', ['Desk chair, black'], ['2 pcs', '89.07', '178.14']),
        [250, 420, 'Total'],
        [503, 420, '11835.86'],
      ]),
    );
    expect(linesOf(read)).to.deep.equal([
      '[HV56067] 48 pcs Oven tray 60 x 40 @ 191.69',
      '[F95003B] 20 pcs Work gloves, size 10 @ 122.83',
      '[KX-929] 2 pcs Desk chair, black @ 89.07',
    ]);
  });
});

describe('a typed form', () => {
  it('sets its colons below each other, and is read as an article all the same', async () => {
    expect(
      await lines(
        'Order number        : C4-771903\nPart number         : 8200-417\nDescription         : Motor bearing cover\nQuantity            : 12000 pcs\nUnit price          : 0.385 EUR\nAmount              : 4620.00 EUR\nDelivery date       : 2026-06-22',
      ),
    ).to.deep.equal(['[8200-417] 12000 pcs Motor bearing cover @ 0.385']);
  });

  it('numbers an article beside its name, in whatever words, and names it by neither its number nor its code', async () => {
    expect(
      await lines(
        'LIN 000001     GTIN 4006512003314     Sour cherries 720 ml\nQuantity: 480         Unit price: 1.62\n\nLIN 000002     GTIN 4006512003321     Apple sauce 720 ml\nQuantity: 720         Unit price: 0.94',
      ),
    ).to.deep.equal(['[4006512003314] 480 Sour cherries 720 ml @ 1.62', '[4006512003321] 720 Apple sauce 720 ml @ 0.94']);
  });
});
