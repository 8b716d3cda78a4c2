import { warningText } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';

const lines = async (drawing: string): Promise<readonly string[]> =>
  linesOf(await extractOne(pagesOf(`# Purchase Order 4711\n${drawing}`)));

describe('headers whose words are not all known', () => {
  it('sizes in figures beside each other name columns, and the total of them is how many', async () => {
    expect(
      await lines(
        'Item no.     Item               46    48    50    52    54    56    Qty    Price     Amount\nAB-7410      Trousers, black          4     10    12    8     4     38     749.00    28462.00\nAJ-7420      Jacket, black      2     4     8     12    10    4     40     895.00    35800.00\n\nTotal     64262.00',
      ),
    ).to.deep.equal(['[AB-7410] 38 Trousers, black @ 749.00', '[AJ-7420] 40 Jacket, black @ 895.00']);
  });

  it('sizes in letters do so too', async () => {
    expect(
      await lines(
        'Style     Description        Color     S     M     L     XL    2XL    3XL    Total Qty    Unit Price    Extension\nWJ-88     Softshell jacket   Lime      4     12    18    16    6      2      58           58.50         3393.00\nWT-22     Cargo pant         Navy      6     14    22    18    8      4      72           36.25         2610.00\n\nTotal     6003.00',
      ),
    ).to.deep.equal(['[WJ-88] 58 Softshell jacket @ 58.50', '[WT-22] 72 Cargo pant @ 36.25']);
  });

  it('right behind the sizes stands how many, whatever it is called, and below it what all come to', async () => {
    expect(
      await lines(
        'Artikel    Bezeichnung       44    46    48    50    Teile    EUR Stk    Betrag\n1184       Chinohose         2     4     6     6     18       38.50      693.00\n2207       Sakko, offen            2     3     3     8        96.00      768.00\n                              2     6     9     9     26                  1461.00',
      ),
    ).to.deep.equal(['[1184] 18 Chinohose @ 38.50', '[2207] 8 Sakko, offen @ 96.00']);
  });

  it('two places that letters name, with what is counted in brackets, are no prices', async () => {
    const read = await extractOne(
      pagesOf(
        '# Naročilnica št. 2026-NAR-084\n\nŠifra     Artikel                    A (kos)     B (kos)     Skupaj (kos)\n\nR-075     Vino Rebula 0,75 l            36          24               60\n\nT-075     Vino Teran 0,75 l             24          24               48',
      ),
    );
    expect(linesOf(read)).to.deep.equal(['[R-075] 60 Vino Rebula 0,75 l', '[T-075] 48 Vino Teran 0,75 l']);
  });

  it('rows of one article in two colours are told apart by them, and rows of one alone keep its name', async () => {
    const head = 'Style     Description        Color      Qty    Unit Price    Amount\n';
    expect(
      await lines(
        `${head}WJ-88     Softshell jacket   Lime       58     58.50         3393.00\nWJ-88     Softshell jacket   Navy       20     58.50         1170.00\n\nTotal     4563.00`,
      ),
    ).to.deep.equal(['[WJ-88] 58 Softshell jacket Lime @ 58.50', '[WJ-88] 20 Softshell jacket Navy @ 58.50']);
    expect(
      await lines(
        `${head}WJ-88     Softshell jacket   Lime       58     58.50         3393.00\nWT-22     Cargo pant         Navy       20     36.25         725.00\n\nTotal     4118.00`,
      ),
    ).to.deep.equal(['[WJ-88] 58 Softshell jacket @ 58.50', '[WT-22] 20 Cargo pant @ 36.25']);
  });

  it('the total of sizes is no quiet one: each row tells what it is made of, and a person is asked', async () => {
    const told = async (drawing: string): Promise<readonly string[]> => {
      const { warnings, reasons } = await extractOne(pagesOf(`# Purchase Order 4711\n${drawing}`));
      const doubted = reasons.some(({ code, effect }) => code === 'sizes_summed' && effect < -40);
      return doubted
        ? warnings.filter(({ code }) => code === 'sizes_summed').map((warning) => warningText(warning).replace(/, which.*/, ''))
        : [];
    };
    const total = '\n\nTotal     64262.00';
    // numbers at the right of their columns, sizes at the left
    expect(
      await told(
        `Item no.     Item               46    48    50    52    54    56    Qty    Price     Amount\nAB-7410      Trousers, black          4     10    12    8     4     38     749.00    28462.00\nAJ-7420      Jacket, black      2     4     8     12    10    4     40     895.00    35800.00${total}`,
      ),
    ).to.deep.equal([
      'Trousers, black: the quantity is the sum of its sizes or columns (48: 4, 50: 10, 52: 12, 54: 8, 56: 4)',
      'Jacket, black: the quantity is the sum of its sizes or columns (46: 2, 48: 4, 50: 8, 52: 12, 54: 10, 56: 4)',
    ]);
    // sizes in a line of their own, below what is said of all of them
    expect(
      await told(
        `                                 Rozmiar\nIndeks       Nazwa            S     M     L     XL    Razem   Cena      Wartosc\nBL-10        Bluza robocza    2     6     8     4     20      50.00     1000.00\nSP-20        Spodnie          -     5     10    -     15      30.00     450.00\n\nTotal     1450.00`,
      ),
    ).to.deep.equal([
      'Bluza robocza: the quantity is the sum of its sizes or columns (S: 2, M: 6, L: 8, XL: 4)',
      'Spodnie: the quantity is the sum of its sizes or columns (M: 5, L: 10)',
    ]);
    // figures that grow, in rows whose numbers come to no quantity
    expect(
      await told(
        'Item no.     Item         Shelf    Row    Bin    Qty    Price     Amount\nAB-7410      Trousers     10       20     30     38     749.00    28462.00\nAJ-7420      Jacket       11       21     31     40     895.00    35800.00\n\nTotal     64262.00',
      ),
    ).to.deep.equal([]);
  });

  it("an export's columns that nobody knows do not hide those that order", async () => {
    const kinds = [
      'Tipo',
      'Anno',
      'RagSoc',
      'PIVA',
      'Sede',
      'Riga',
      'CodArtFornitore',
      'Descrizione',
      'UM',
      'Qta',
      'PrezzoUnit',
      'Importo',
    ];
    const row = (...own: readonly string[]): readonly string[] => ['OF', '2026', 'CARTOTECNICA', '00412290463', 'A', ...own];
    expect(
      linesOf(
        await extractOne(
          sheetOf([
            kinds,
            row('1', 'NW-44', 'Guanto da lavoro', 'PA', '120', '3,850', '462,00'),
            row('2', 'NW-55', 'Nastro avana', 'RT', '288', '1,270', '365,76'),
          ]),
        ),
      ),
    ).to.deep.equal(['[NW-44] 120 PA Guanto da lavoro @ 3.850', '[NW-55] 288 RT Nastro avana @ 1.270']);
  });

  it('a row over two lines may have a note between them', async () => {
    expect(
      await lines(
        'Pos.    Material        Bezeichnung\n              Bestellmenge Einheit      Preis pro Einheit       Nettowert\n00010   4711-0082       Zylinderschraube M8x16\n                        Nur mit Zeugnis\n              2.000     ST         8,95    EUR / 100 ST         179,00\n00020   4733-1208       Passfeder 8x7x40\n                        Nur mit Zeugnis\n              250       ST         0,84    EUR / 1 ST           210,00\n\nGesamtnettowert     389,00',
      ),
    ).to.satisfy(
      (all: readonly string[]) =>
        all.length === 2 && /4711-0082.* 2000 .*0\.0895/.test(all[0] ?? '') && /250 .*0\.84/.test(all[1] ?? ''),
    );
  });
});
