/** Articles whose numbers stand apart from their words: the sum above, cells in the middle of their row, colons below each other. */
import type { DocumentContent, Word } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, linesOf, pagesOf } from '../../support/documents/page.ts';

const lines = async (drawing: string): Promise<readonly string[]> =>
  linesOf(await extractOne(pagesOf(`# Purchase Order 4711\n${drawing}`)));

describe('what an article comes to may stand beside its words, and below them how many at what price', () => {
  it('but a sum is not taken for that of an article whose numbers do not give it', async () => {
    const read = await lines(
      'Carried over                          118,80 EUR\n  6 x 12,00 EUR\nTransport and pallets                 52,50 EUR\n  5 x 10,00 EUR',
    );
    expect(read.join('\n')).not.to.match(/Carried|Transport|118|52/);
  });
});

describe('articles that begin with their number say at the same places how many, at what price and what that comes to', () => {
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
