import type { DocumentContent } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';

const linesIn = async (content: DocumentContent): Promise<readonly string[]> => linesOf(await extractOne(content));
const lines = (drawing: string): Promise<readonly string[]> => linesIn(pagesOf(`# Purchase Order 4711\n${drawing}`));

describe('tables beside each other', () => {
  it('columns that are called alike within one table leave it one', async () => {
    expect(
      await lines(
        'Code     Item          Qty     Price     Amount\nA-10     Drill          5     100.00    500.00\nA-11     Saw            2      50.00    100.00',
      ),
    ).to.deep.equal(['[A-10] 5 Drill @ 100.00', '[A-11] 2 Saw @ 50.00']);
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
