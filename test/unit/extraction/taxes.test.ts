import { contentFromFlat, orderDetails } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { completedTotals } from '../../../src/domain/shared/order-totals.ts';
import { extractOne, pagesOf } from '../../support/documents/page.ts';

const rows =
  'Qty    Description        Price     Amount\n3      Lamp               10.00     30.00\n2      Desk               35.00     70.00';
const totalsOf = async (foot: string) => {
  const { fields } = await extractOne(pagesOf(`# Order\n${rows}\n\n${foot}`));
  const { totals } = contentFromFlat(orderDetails, (name) => fields[name]?.value);
  return completedTotals(totals, { lines: '100.00', charges: null }, fields.total?.value ?? null);
};

describe('the tax of an order', () => {
  it('is told with its rate where it leads from the rows to the total, which is the gross sum then', async () => {
    const totals = await totalsOf(
      'Subtotal                            100.00\nVAT 23 %                            23.00\nTotal                               123.00',
    );
    expect(totals).to.deep.equal({
      lines: '100.00',
      net: '100.00',
      taxAmount: '23.00',
      tax: [{ rate: '23', amount: '23.00', base: '100.00' }],
      gross: '123.00',
      totalIs: 'gross',
    });
  });

  it('is not made up where the total is that of the rows', async () => {
    expect(await totalsOf('Total                               100.00')).to.equal(undefined);
  });

  it('tells a printed net sum from a gross one by what it comes to', () => {
    const read = { taxAmount: '19.00' };
    const sums = { lines: '100.00', charges: null };
    expect(completedTotals(read, sums, '100.00')).to.include({ totalIs: 'net', gross: '119.00' });
    expect(completedTotals(read, sums, '119.00')).to.include({ totalIs: 'gross', net: '100.00' });
    expect(completedTotals(read, sums, '500.00')).not.to.have.property('totalIs');
    expect(completedTotals({ net: '110.00', gross: '130.90' }, { lines: '100.00', charges: '10.00' }, '130.90')).to.deep.include({
      charges: '10.00',
      taxAmount: '20.90',
      tax: [{ rate: '19', base: '110.00', amount: '20.90' }],
      totalIs: 'gross',
    });
  });

  it('has no rate where none fits the amounts', () => {
    const totals = completedTotals({ taxAmount: '12.34' }, { lines: '100.00', charges: null }, '112.34');
    expect(totals).to.include({ taxAmount: '12.34', totalIs: 'gross' }).and.not.to.have.property('tax');
  });
});
