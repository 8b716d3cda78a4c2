import { parseDecimal } from '@order-intake/kernel';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { chargeTypeOf } from '../../../packages/order-extraction/rules/charges.ts';
import { extractOne, pagesOf } from '../../support/documents/page.ts';

const rows =
  'Qty    Description        Price     Amount\n3      Lamp               10.00     30.00\n2      Desk               35.00     70.00';
const chargesOf = async (foot: string) => {
  const { charges = [], lines, fields } = await extractOne(pagesOf(`# Order\n${rows}\n${foot}`));
  return { charges: charges.map(({ type, name, amount }) => [type, name.value, amount.value]), lines: lines.length, fields };
};

describe('the charges of an order', () => {
  it('are rows of its table that are no articles', async () => {
    const { charges, lines } = await chargesOf(
      '1      Freight            12.00     12.00\n\nTotal                               112.00',
    );
    expect(charges).to.deep.equal([['freight', 'Freight', '12.00']]);
    expect(lines).to.equal(2);
  });

  it('are sums below it that lead from the rows to the total, a discount with its sign', async () => {
    const foot = [
      'Subtotal                            100.00',
      'Packaging                           5.00',
      'Discount                            10.00',
      'Total                               95.00',
    ].join('\n');
    expect((await chargesOf(foot)).charges).to.deep.equal([
      ['packaging', 'Packaging', '5.00'],
      ['discount', 'Discount', '-10.00'],
    ]);
  });

  it('are not what the total does without', async () => {
    const { charges } = await chargesOf('Freight                             12.00\nTotal                               100.00');
    expect(charges).to.deep.equal([]);
  });

  it('are told by the words of the languages', () => {
    const typeOf = (name: string, amount = '5') => chargeTypeOf(name, parseDecimal(amount) ?? { units: 0n, scale: 0 });
    expect(
      ['Versandkosten', 'Frais de livraison', 'Spese di trasporto', 'Frakt', 'Doprava'].map((name) => typeOf(name)),
    ).to.deep.equal(Array(5).fill('freight'));
    expect(['Verpackung', 'Emballage', 'Opakowanie'].map((name) => typeOf(name))).to.deep.equal(Array(3).fill('packaging'));
    expect(typeOf('Montage vor Ort')).to.equal('service');
    expect(typeOf('Mindermengenzuschlag')).to.equal('other');
    expect(typeOf('Rabatt 3 %')).to.equal('discount');
    expect(typeOf('Fracht', '-5')).to.equal('discount');
  });
});
