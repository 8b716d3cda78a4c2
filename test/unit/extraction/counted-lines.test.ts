import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, linesOf, pagesOf } from '../../support/documents/page.ts';

const lines = async (drawing: string): Promise<readonly string[]> =>
  linesOf(await extractOne(pagesOf(`# Purchase Order 4711\n${drawing}`)));

describe('lines that say how many, at what price and what they come to', () => {
  it('hold a price for several, and articles with several numbers', async () => {
    expect(
      await lines(
        '\n001  5901234118802   MK-410    100772   Rolled oats 1 kg\n     480 PCE         0.95 per 1 PCE     456.00\n002  5901234118819   MK-417    101083   Rye flour 2 kg\n     240 PCE         1.25 per 1 PCE     300.00\n\nTotal     756.00',
      ),
    ).to.deep.equal(['[5901234118802] 480 PCE Rolled oats 1 kg @ 0.95', '[5901234118819] 240 PCE Rye flour 2 kg @ 1.25']);
  });

  it('of nothing but numbers end an article, and what stands behind them is still its own', async () => {
    expect(
      await lines(
        '\n00010  4711-0815  Washer DIN 125 M10\n            1200       0.20       240.00\nYour material no. 933-10-40\n00020  4711-0920  Spring ring M10\n            2000       0.05       100.00\nYour material no. 127-10-B\n00030  4711-1133  Roller D50\n            64       11.00       704.00\n\nTotal     1044.00',
      ),
    ).to.deep.equal([
      '[4711-0815] 1200 Washer DIN 125 M10 @ 0.20',
      '[4711-0920] 2000 Spring ring M10 @ 0.05',
      '[4711-1133] 64 Roller D50 @ 11.00',
    ]);
  });

  it('are none where they name the article themselves', async () => {
    expect(
      await lines(
        '\nFor the workshop:\nLanterns 3 x 15.50 EUR = 46.50 EUR\nTorches 4 x 12.25 EUR = 49.00 EUR\n\nTotal     95.50 EUR',
      ),
    ).to.satisfy((all: readonly string[]) => all.every((one) => !one.includes('workshop')));
  });
});
