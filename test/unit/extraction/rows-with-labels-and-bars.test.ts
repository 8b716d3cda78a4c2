import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, linesOf, pagesOf } from '../../support/documents/page.ts';

const lines = async (drawing: string): Promise<readonly string[]> =>
  linesOf(await extractOne(pagesOf(`# Purchase Order 4711\n\n${drawing}`)));

describe('rows that say before each number what it is', () => {
  it('are a table without a header', async () => {
    expect(
      await lines(
        'Pos. 10   Rohr DN 50 verzinkt   Menge: 12 m    EP: 3,40 €    GP: 40,80 €\n' +
          'Pos. 20   Bogen 90° DN 50       Menge: 8 Stk   EP: 6,10 €    GP: 48,80 €\n' +
          'Pos. 30   Muffe DN 50           Menge: 20 Stk  EP: 2,05 €    GP: 41,00 €\nSumme                                                       130,60 €',
      ),
    ).to.deep.equal(['12 m Rohr DN 50 verzinkt @ 3.40', '8 Stk Bogen 90° DN 50 @ 6.10', '20 Stk Muffe DN 50 @ 2.05']);
  });

  it('in other words, with codes, and without what they come to', async () => {
    expect(
      await lines(
        'KX-2041   Chaise pliante, hêtre    Qté 40    Prix 24,90 €\nKX-2058   Table pliante 180 cm     Qté 12    Prix 79,00 €',
      ),
    ).to.deep.equal(['[KX-2041] 40 Chaise pliante, hêtre @ 24.90', '[KX-2058] 12 Table pliante 180 cm @ 79.00']);
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
