import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { NameCandidate } from '../../../packages/order-extraction/rules/candidates/name-candidate.ts';
import { assigned, partiesOf } from '../../../packages/order-extraction/rules/candidates/roles.ts';
import { extractOne, fieldValue, pagesOf } from '../../support/documents/page.ts';

const table =
  'Qty   Description        Unit Price   Amount\n5     Drill              100.00       500.00\nTotal                                 500.00';

const customerOf = async (drawing: string) => fieldValue(await extractOne(pagesOf(drawing)), 'customer_name');

const mention = (value: string, features: NameCandidate['features'] = {}): NameCandidate => ({
  value,
  source: value,
  block: null,
  features: { legal: 1, ...features },
  segment: {
    text: value,
    x0: 0,
    y0: 0,
    x1: 100,
    y1: 10,
    bold: false,
    place: { page: 1, x: 0, y: 0, width: 100, height: 10 },
  } as NameCandidate['segment'],
});

describe('parties of a document', () => {
  const found = [
    mention('Karaca Makina', { head_top: 1 }),
    mention('Contoso Trading GmbH', { zone_seller: 1 }),
    mention('Karaca Makina San. Tic. A.Ş.', { prints_issuer: 1 }),
  ];

  it('are one where a brand and a company agree, under the fuller name', () =>
    expect(partiesOf(found).map(({ name, mentions }) => [name, mentions.length])).to.deep.equal([
      ['Karaca Makina San. Tic. A.Ş.', 2],
      ['Contoso Trading GmbH', 1],
    ]));

  it('are each tried as the customer, beside each other as the seller and beside nobody, and never as both', () => {
    const tried = assigned(found).map(({ value, seller }) => `${value} < ${seller ?? '-'}`);
    expect(tried).to.have.members([
      'Karaca Makina < -',
      'Karaca Makina < Contoso Trading GmbH',
      'Karaca Makina San. Tic. A.Ş. < -',
      'Karaca Makina San. Tic. A.Ş. < Contoso Trading GmbH',
      'Contoso Trading GmbH < -',
      'Contoso Trading GmbH < Karaca Makina San. Tic. A.Ş.',
    ]);
  });

  it('lend the customer what speaks for the other as the seller, and what is seen of its other mentions', () => {
    const [brand] = assigned(found).filter(({ value, seller }) => value === 'Karaca Makina' && seller !== null);
    expect(brand?.features).to.include({ sells_labelled: 1, party_prints_issuer: 1, party_head: 1 });
  });
});

describe('who orders and who sells', () => {
  it('is told by small print that a register follows, with the whole legal form', async () =>
    expect(
      await customerOf(
        `Contoso Trading GmbH\nVerkauf\nHafenstr. 7\n20457 Hamburg\n\n# Bestellung\nNr. 4711\n\n${table}\n\nMit freundlichen Grüßen\n\nHollerbusch GmbH & Co. KG Amtsgericht Ulm HRA 2044     info@hollerbusch.example`,
      ),
    ).to.equal('Hollerbusch GmbH & Co. KG'));

  it('leaves out whom the buyer works for', async () =>
    expect(
      await customerOf(
        `# Van der Velde Loodgieters V.O.F.\nKade 3, 3511 AB Utrecht\n\n# Inkooporder\nNr. 4711\n\nLeverancier:\nContoso Trading B.V.\n\nHoofdaannemer:\nBouwbedrijf Hendrikse & Zn. B.V.\n\n${table}`,
      ),
    ).to.equal('Van der Velde Loodgieters V.O.F.'));
});
