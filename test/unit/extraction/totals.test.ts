import { expect } from 'chai';
import { describe, it } from 'mocha';
import { totalKindOf } from '../../../packages/order-extraction/rules/table/totals.ts';
import { extractOne, fieldValue, pagesOf } from '../../support/documents/page.ts';

const totalOf = async (foot: string): Promise<string | undefined> => {
  const rows =
    'Qty    Description        Price     Amount\n3      Lamp               10.00     30.00\n2      Desk               35.00     70.00';
  return (await extractOne(pagesOf(`# Order\n${rows}\n${foot}`))).fields.total?.value;
};

describe('the total of an order', () => {
  it('is not the net sum where a larger one adds up below it', async () => {
    expect(
      await totalOf(
        'Total                               100.00\nLevy                                20.00\nAltogether                          120.00',
      ),
    ).to.equal('120.00');
  });

  it('is the labelled one where nothing else adds up', async () => {
    expect(await totalOf('Total                               100.00\nPage                                17.00')).to.equal(
      '100.00',
    );
  });

  it('is an amount that is said to be with tax, in whatever language; one that counts pieces is none', () => {
    expect(['Beløp med mva', 'Importo con IVA', 'Valoare cu TVA', 'Amount incl. VAT'].map(totalKindOf)).to.deep.equal(
      Array.from({ length: 4 }, () => 'gross'),
    );
    expect(totalKindOf('Nettosumme: 6.604,11 € zzgl. 19 % USt')).to.equal('net');
    expect(['Beløp uten mva', 'Amount excl. VAT', 'Betrag ohne MwSt'].map(totalKindOf)).to.deep.equal(['net', 'net', 'net']);
    expect(totalKindOf('GESAMTMENGE')).to.equal(null);
  });

  it('is none of a section, whatever letter that bears, where what all rows come to is printed', async () => {
    expect(['Subtotal C', 'Sub-total C', 'Zwischensumme C'].map(totalKindOf)).to.deep.equal(['net', 'net', 'net']);
    expect(['Total c/ IVA', 'Total s/ IVA'].map(totalKindOf)).to.deep.equal(['gross', 'net']);
    expect(await totalOf('Section total                       70.00\nOrder value excluding VAT          100.00')).to.equal(
      '100.00',
    );
  });

  it('stands beside the others in one line, behind a currency that is a word', async () => {
    expect(await totalOf('Net: 100 Ft | VAT (27%): 27 Ft | Fizetendő bruttó: 127 Ft')).to.equal('127');
    expect(['Fizetendő bruttó', 'Total to pay'].map(totalKindOf)).to.deep.equal(['gross', 'gross']);
  });

  it('stands in a sentence, before the tax that comes on top, or beside a table of taxes', async () => {
    const rows =
      'Qty   Description   Unit Price   Amount\n5     Drill         100.00       500.00\n2     Lamp          50.00        100.00\n';
    const totalOf = async (foot: string) =>
      fieldValue(await extractOne(pagesOf(`# Purchase Order\n\n${rows}\n\n\n\n\n${foot}`)), 'total');
    expect(await totalOf('By my reckoning that makes 600.00 Euro, please send all of it soon.')).to.equal('600.00');
    expect(
      await totalOf('Rate     Net       VAT       Gross\n20%      600.00    120.00    720.00\n\nTo pay: 720.00 EUR'),
    ).to.equal('720.00');
  });

  it('is not needed to have cents: crowns and forints have none', async () => {
    const rows =
      'Qty    Description        Price     Amount\n25     Lamp               3,490     87,250\n150    Desk               1,290     193,500';
    const foot = 'Levy                                67,380\nAltogether                          348,130';
    expect(fieldValue(await extractOne(pagesOf(`# Order\n${rows}\n${foot}`)), 'total')).to.equal('348130');
  });
});
