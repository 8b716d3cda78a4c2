import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, pagesOf } from '../../support/documents/page.ts';

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
});
