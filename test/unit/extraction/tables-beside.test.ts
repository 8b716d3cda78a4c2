import type { DocumentContent } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';

const linesIn = async (content: DocumentContent): Promise<readonly string[]> => linesOf(await extractOne(content));
const lines = (drawing: string): Promise<readonly string[]> => linesIn(pagesOf(`# Purchase Order 4711\n${drawing}`));

describe('tables beside each other', () => {
  it('a header that says its columns twice stands over two tables', async () => {
    expect(
      await lines(
        'Item       Description       Qty     Price     Value       Item       Description       Qty     Price     Value\n' +
          'RB-101     Rake, 14 tines     20      11.50    230.00      SP-310     Spade, ash         12      24.00    288.00\n' +
          'RB-102     Rake, leaf         35       9.80    343.00      SP-311     Spade, border       8      21.25    170.00\n' +
          'HO-207     Hoe, draw          15      13.40    201.00\n\nTotal     1,232.00',
      ),
    ).to.deep.equal([
      '[RB-101] 20 Rake, 14 tines @ 11.50',
      '[RB-102] 35 Rake, leaf @ 9.80',
      '[HO-207] 15 Hoe, draw @ 13.40',
      '[SP-310] 12 Spade, ash @ 24.00',
      '[SP-311] 8 Spade, border @ 21.25',
    ]);
  });

  it('whatever words it says them in', async () => {
    expect(
      await lines(
        'Zk         Wqort             Hjk     Brv       Tmnla       Zk         Wqort             Hjk     Brv       Tmnla\n' +
          'RB-101     Rake, 14 tines     20      11.50    230.00      SP-310     Spade, ash         12      24.00    288.00\n' +
          'RB-102     Rake, leaf         35       9.80    343.00      SP-311     Spade, border       8      21.25    170.00\n' +
          'HO-207     Hoe, draw          15      13.40    201.00\n\nTotal     1,232.00',
      ),
    ).to.have.members([
      '[RB-101] 20 Rake, 14 tines @ 11.50',
      '[RB-102] 35 Rake, leaf @ 9.80',
      '[HO-207] 15 Hoe, draw @ 13.40',
      '[SP-310] 12 Spade, ash @ 24.00',
      '[SP-311] 8 Spade, border @ 21.25',
    ]);
  });

  it('and over three, in another language', async () => {
    expect(
      await lines(
        'Artikel           Menge   Preis         Artikel           Menge   Preis         Artikel           Menge   Preis\n' +
          'Begonie rot        120    0,85          Tagetes gelb       300    0,42          Lobelie blau       240    0,55\n' +
          'Begonie weiß        80    0,85          Salbei             150    0,96          Verbene            60     1,10',
      ),
    ).to.have.members([
      '120 Begonie rot @ 0.85',
      '80 Begonie weiß @ 0.85',
      '300 Tagetes gelb @ 0.42',
      '150 Salbei @ 0.96',
      '240 Lobelie blau @ 0.55',
      '60 Verbene @ 1.10',
    ]);
  });

  it('columns that are called alike within one table leave it one', async () => {
    expect(
      await lines(
        'Code     Item          Qty     Price     Amount\nA-10     Drill          5     100.00    500.00\nA-11     Saw            2      50.00    100.00',
      ),
    ).to.deep.equal(['[A-10] 5 Drill @ 100.00', '[A-11] 2 Saw @ 50.00']);
  });
});

describe('a header that comes again beside each article', () => {
  const cards =
    '1    Hydraulic oil HV 46, drum          Qty       Need by       Price       Total\n' +
    '     Drum of 200 l                      4 DR      Nov 9         388.50      1,554.00\n' +
    '     Supplier part num    HV46-200\n\n' +
    '2    Filter cartridge, paper            Qty       Need by       Price       Total\n' +
    '     Carton of 6                        18 CT     Nov 9         41.20       741.60\n' +
    '     Supplier part no     FC-6611\n\n' +
    '                                        Total     2,295.60 USD';

  it('has the words of the article before it, and not what stands below them', async () => {
    const found = await extractOne(pagesOf(`# Purchase Order 4711\n${cards}`));
    expect(found.lines.map(({ name, qty, price }) => `${qty?.value} ${name?.value} @ ${price?.value}`)).to.deep.equal([
      '4 Hydraulic oil HV 46, drum @ 388.50',
      '18 Filter cartridge, paper @ 41.20',
    ]);
  });

  it('has its code below, behind a label in a piece of its own', async () => {
    expect(await lines(cards)).to.deep.equal([
      '[HV46-200] 4 DR Hydraulic oil HV 46, drum @ 388.50',
      '[FC-6611] 18 CT Filter cartridge, paper @ 41.20',
    ]);
  });

  it('a name that goes on in bold below is read to its end', async () => {
    const drawn = pagesOf(`# Purchase Order 4711\n${cards.replace('Carton of 6 ', 'pleated     ')}`);
    const isBold = (text: string): boolean => ['Filter', 'cartridge,', 'paper', 'pleated'].includes(text);
    const pages = drawn.pages.map((page) => ({
      ...page,
      words: page.words.map((word) => (isBold(word.text) ? { ...word, bold: true } : word)),
    }));
    const [, second] = (await extractOne({ ...drawn, pages })).lines;
    expect(second?.name?.value).to.equal('Filter cartridge, paper pleated');
  });
});

describe('rows of many pieces', () => {
  it('are told by their arithmetic alone where three of them agree', async () => {
    expect(
      await linesIn(
        sheetOf([
          ['Order 4711'],
          ['Zk', 'Wq', 36, 37, 38, 39, 40, 41, 42, 'Hjk', 'Brv', 'Tmn'],
          ['LB-20', 'Loafer Etna', 1, 1, 2, 3, 4, 1, 1, 13, 61.5, 799.5],
          ['LB-31', 'Ankle boot Ivo', 1, 2, 2, 3, 2, 1, 1, 12, 88, 1056],
          ['LB-44', 'Sandal Capri', 2, 2, 3, 5, 5, 3, 1, 21, 39.9, 837.9],
        ]),
      ),
    ).to.deep.equal(['[LB-20] 13 Loafer Etna @ 61.5', '[LB-31] 12 Ankle boot Ivo @ 88', '[LB-44] 21 Sandal Capri @ 39.9']);
  });
});

describe('a list in a letter', () => {
  it('goes on farther right below the line that begins with how many', async () => {
    expect(
      await lines(
        'Sehr geehrte Damen und Herren,\nhiermit bestelle ich zur Lieferung bis 27. November 2026:\n\n' +
          ' 850 Stück Kartonschachtel 2er, zu je 0,62 Euro\n 1.700 Stück Etikett oval,\n     zu je 0,045 Euro\n 12 Rollen Klebeband, zu je 3,90 Euro\n\nMit freundlichen Grüßen',
      ),
    ).to.deep.equal(['850 Stück Kartonschachtel 2er @ 0.62', '1700 Stück Etikett oval @ 0.045', '12 Rollen Klebeband @ 3.90']);
  });
});

describe('a list without prices', () => {
  it('has articles between its articles also where no unit is said', async () => {
    expect(
      await lines(
        'Bitte liefern Sie uns bis 17.04.2026:\n\n20 kg Landbutter\n- 15 Bergkäse 450 g\n6 Eimer Sahne 5 l\n40 Joghurt 500 g natur\n8 kg Reibekäse\n\n12 Uhr wäre gut.',
      ),
    ).to.deep.equal(['20 kg Landbutter', '15 Bergkäse 450 g', '6 Eimer Sahne 5 l', '40 Joghurt 500 g natur', '8 kg Reibekäse']);
  });

  it('and none before the first and behind the last, nor below a gap', async () => {
    expect(
      await lines(
        '14 rue des Tilleuls\n20 kg beurre de baratte\n6 sacs farine T65\n12 Grande Place\n\nMerci de livrer avant\n\n8 rue Basse\n\n3 kg sel fin',
      ),
    ).to.deep.equal(['20 kg beurre de baratte', '6 sacs farine T65', '3 kg sel fin']);
  });
});
