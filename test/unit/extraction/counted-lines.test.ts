import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, linesOf, pagesOf } from '../../support/documents/page.ts';

const lines = async (drawing: string): Promise<readonly string[]> =>
  linesOf(await extractOne(pagesOf(`# Purchase Order 4711\n${drawing}`)));

describe('lines that say how many, at what price and what they come to', () => {
  it('have their article above them, and may hold its code', async () => {
    expect(
      await lines(
        '\n1. Papier ksero A4 80 g, 500 ark.\n   nr kat. 77-120 - 40 szt. po 18,90 zl = 756,00 zl\n2. Segregator 7 cm, zielony\n   nr kat. 81-004 - 25 szt. po 9,40 zl = 235,00 zl\n\nRazem: 991,00 zl',
      ),
    ).to.deep.equal([
      '[77-120] 40 szt Papier ksero A4 80 g, 500 ark. @ 18.90',
      '[81-004] 25 szt Segregator 7 cm, zielony @ 9.40',
    ]);
  });

  it('may stand in two columns, with words that nobody knows in each of them', async () => {
    expect(
      await lines(
        '\nTR-11 Oak tray                               TR-40 Walnut board\nWymiar: 30x40                                Wymiar: 20x30\nBuc n. 12 × 14.50 EUR = 174.00 EUR           Buc n. 8 × 22.25 EUR = 178.00 EUR\n\nTR-12 Beech tray                             TR-41 Cherry board\nWymiar: 25x35                                Wymiar: 22x32\nBuc n. 6 × 11.50 EUR = 69.00 EUR             Buc n. 9 × 24.00 EUR = 216.00 EUR\n\nTotal     637.00 EUR',
      ),
    ).to.have.members([
      '[TR-11] 12 Oak tray @ 14.50',
      '[TR-12] 6 Beech tray @ 11.50',
      '[TR-40] 8 Walnut board @ 22.25',
      '[TR-41] 9 Cherry board @ 24.00',
    ]);
  });

  it('keep apart what stands in the margin beside them', async () => {
    expect(
      await lines(
        '\n                        Vi bestiller:\nRekv. 88-12\n                        Skovl med skaft (varenr. 8801)\n                        14 stk.   a kr. 89,00      kr. 1.246,00\nDato\n1. marts 2026           Rive 14 tands (varenr. 8802)\n                        6 stk.    a kr. 75,50      kr. 453,00\nRef. Olsen\n                        Greb 4 tands (varenr. 8803)\n                        3 stk.    a kr. 129,00     kr. 387,00\n\n                        I alt kr. 2.086,00',
      ),
    ).to.deep.equal([
      '[8801] 14 stk Skovl med skaft @ 89.00',
      '[8802] 6 stk Rive 14 tands @ 75.50',
      '[8803] 3 stk Greb 4 tands @ 129.00',
    ]);
  });

  it('may name their numbers, and count their articles by a word', async () => {
    expect(
      await lines(
        '\nLinha 1. Saco do lixo 100 l preto\n   Ref. LX-0851    Quantidade: 30 rolo    Preço unitário: 2,15 €    Valor: 64,50 €\nLinha 2. Esfregona de algodão\n   Ref. ES-0077    Quantidade: 12 un    Preço unitário: 3,40 €    Valor: 40,80 €\n\nTotal: 105,30 €',
      ),
    ).to.deep.equal(['[LX-0851] 30 rolo Saco do lixo 100 l preto @ 2.15', '[ES-0077] 12 un Esfregona de algodão @ 3.40']);
  });

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

  it('an EDI print may call its values by their names', async () => {
    expect(
      await lines(
        '\nLIN    000001  Artikel-Nr.: 935489\nIMD    Bezeichnung: Bürostuhl Komfort\nQTY 21  Menge: 53 St.\nPRI AAA  Preis: 111,32\nMOA 203  Betrag: 5 899,96\nLIN    000002  Artikel-Nr.: HV-88\nIMD    Bezeichnung: Locher\nQTY 21  Menge: 38 St.\nPRI AAA  Preis: 1 181,74\nMOA 203  Betrag: 44 906,12\nMOA 86  Summe: 50 806,08',
      ),
    ).to.deep.equal(['[935489] 53 St. Bürostuhl Komfort @ 111.32', '[HV-88] 38 St. Locher @ 1181.74']);
  });
});
