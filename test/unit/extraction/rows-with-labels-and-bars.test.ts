import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, linesOf, pagesOf } from '../../support/documents/page.ts';

const lines = async (drawing: string): Promise<readonly string[]> =>
  linesOf(await extractOne(pagesOf(`# Purchase Order 4711\n\n${drawing}`)));

describe('lines of labelled numbers below an article', () => {
  it('say what is ordered of the article above, whatever their first label is', async () => {
    expect(
      await lines(
        '1. Engangshansker nitril str. M\nSelgers varenr: 120-4471      Antall: 60 EA      Pris: 54,90      Sum: 3 294,00\n' +
          '2. Munnbind type IIR, eske à 50\nSelgers varenr: 133-0009      Antall: 25 EA      Pris: 79,00      Sum: 1 975,00\n\nTotalt     5 269,00',
      ),
    ).to.deep.equal([
      '[120-4471] 60 EA Engangshansker nitril str. M @ 54.90',
      '[133-0009] 25 EA Munnbind type IIR, eske à 50 @ 79.00',
    ]);
  });
});

describe('bars that stand below each other', () => {
  const rows = (sides: (cells: readonly string[]) => string): Promise<readonly string[]> =>
    lines(
      [
        ['Art.-Nr.', 'Bezeichnung      ', 'Menge', 'Preis'],
        ['--------', '-----------------', '-----', '-----'],
        ['A-1001  ', 'Kopierpapier A4  ', '40   ', '3,99 '],
        ['A-1002  ', 'Toner schwarz    ', '4    ', '79,50'],
        ['A-1009  ', 'Heftklammern 26/6', '25   ', '0,89 '],
      ]
        .map(sides)
        .join('\n'),
    );
  const read = ['[A-1001] 40 Kopierpapier A4 @ 3.99', '[A-1002] 4 Toner schwarz @ 79.50', '[A-1009] 25 Heftklammern 26/6 @ 0.89'];

  it('are the sides of columns and no words of theirs', async () => {
    expect(await rows((cells) => `| ${cells.join(' | ')} |`)).to.deep.equal(read);
  });

  it('also where no space is left beside them', async () => {
    expect(await rows((cells) => `|${cells.join('|')}|`)).to.deep.equal(read);
  });

  it('and one line of them alone is left as it stands', async () => {
    const text =
      'Muster GmbH | Hauptstraße 1 | 50667 Köln\n\nItem      Qty    Price     Amount\nDrill     5      100.00    500.00';
    expect(await lines(text)).to.deep.equal(['5 Drill @ 100.00']);
  });
});

describe('a heading among rows', () => {
  it('stands left of the names and is no part of the name above it', async () => {
    for (const heading of ['Bauteil B', 'Küche', 'Section 2'])
      expect(
        await lines(
          `Bauteil A\nPos.   Material                      Menge   Einh.   EP €      GP €\n` +
            '01     Kalksandstein KS 20-2,0       1.200   St      1,35      1.620,00\n02     Dünnbettmörtel Sack 25 kg     18      Sk      9,80      176,40\n' +
            `${heading}\n03     Betonstahlmatte Q188A         12      St      48,50     582,00\nGesamt netto                                                   2.378,40`,
        ),
        heading,
      ).to.deep.equal([
        '1200 St Kalksandstein KS 20-2,0 @ 1.35',
        '18 Sk Dünnbettmörtel Sack 25 kg @ 9.80',
        '12 St Betonstahlmatte Q188A @ 48.50',
      ]);
  });
});

describe('what stands beside and below', () => {
  it('left of the names is no part of one, whatever it tells', async () => {
    expect(
      await lines(
        'Ship to store 014\nSKU       Item              Qty    Cost     Ext\nA-1       Candle red        24     1.90     45.60\nA-2       Candle blue       12     1.90     22.80\n' +
          'Ship to store 027\nSKU       Item              Qty    Cost     Ext\nA-1       Candle red        36     1.90     68.40\nTotal                                       136.80',
      ),
    ).to.deep.equal(['[A-1] 24 Candle red @ 1.90', '[A-2] 12 Candle blue @ 1.90', '[A-1] 36 Candle red @ 1.90']);
  });

  it('"units per case" is no unit', async () => {
    expect(
      await lines(
        'Item      Description              Cases   Units/case   Units   Price/unit   Total\nCK-1      Cola 33 cl can           20      24           480     0.42         201.60\nCK-2      Water still 50 cl        15      12           180     0.28         50.40',
      ),
    ).to.deep.equal(['[CK-1] 480 Cola 33 cl can @ 0.42', '[CK-2] 180 Water still 50 cl @ 0.28']);
  });
});

describe('an order in sentences', () => {
  it('goes over the ends of lines', async () => {
    expect(
      await lines(
        'Sehr geehrte Frau Kern,\n\nhiermit bestellen wir zur Lieferung in KW 48: 12 Sack Zement CEM II zu je 6,40 EUR, 30 Stück Schalungsbrett 2 m\n' +
          'zu je 8,90 EUR und 4 Rollen Dachpappe V13 zu je 27,50 EUR. Bitte liefern Sie frei Baustelle Hauptstraße 12.\nDie Rechnung geht an unsere Zentrale.\n\nMit freundlichen Grüßen',
      ),
    ).to.deep.equal(['12 Sack Zement CEM II @ 6.40', '30 Stück Schalungsbrett 2 m @ 8.90', '4 Rollen Dachpappe V13 @ 27.50']);
  });

  it('in another language, and ends where they do', async () => {
    expect(
      await lines(
        'Dear Sirs,\n\nplease supply against our number: 250 m of cable NYM-J 3x1.5 at EUR 0.89/m, 40 junction boxes IP54 at EUR 2.35 each and\n' +
          '6 drums of cable ties at EUR 18.00. Delivery by 4 December 2026.\n\nKind regards',
      ),
    ).to.deep.equal(['250 m cable NYM-J 3x1.5 @ 0.89', '40 junction boxes IP54 @ 2.35', '6 drums cable ties @ 18.00']);
  });
});
