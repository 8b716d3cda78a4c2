import { chatLanguages, type ProductFact, spokenField } from '@order-intake/chat-language/records';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { orderLine, productLine } from '../../../../packages/chat-language/answering/say.ts';

const order = (status: string) => ({
  id: 'o',
  reference: 'SO-2026-000017',
  poNumber: '4711.20',
  status,
  deliveryDate: '2026-12-01',
  total: '1234.5',
  currency: 'EUR',
});
const bolt: ProductFact = {
  id: 'p',
  code: 'P-10.5',
  name: 'Bolt 10.5 EUR · confirmed',
  unit: 'MTR',
  price: '0.0375',
  currency: 'EUR',
  stock: '120.50',
  availableFrom: null,
};
const today = '2026-11-20';

describe('records as a customer reads them', () => {
  it('an order tells its status, day and total in every language, and keeps its digits', () => {
    expect(orderLine(order('APPROVED'), 'de')).to.equal(
      'Bestellung SO-2026-000017 (Ihre Nummer 4711.20): bestätigt, Lieferung am 01.12.2026, Summe 1234,50 EUR',
    );
    for (const language of chatLanguages.filter((one) => one !== 'en'))
      for (const status of ['DRAFT', 'APPROVED', 'REJECTED'])
        expect(orderLine(order(status), language), language).to.not.match(/received|confirmed|rejected|1234\.50/);
  });
  it('an article keeps its code and name, and has its price with currency and unit', () => {
    expect(productLine(bolt, 'price', null, 'fr', today)).to.equal('Bolt 10.5 EUR · confirmed (P-10.5): 0,0375 EUR par m');
    const paid = { productId: 'p', reference: 'SO-1', price: '0.03', currency: 'EUR' };
    expect(productLine(bolt, 'price', paid, 'en', today)).to.contain('0.0375 EUR per m; in your order SO-1 it was 0.03 EUR');
    expect(productLine({ ...bolt, price: null }, 'price', null, 'de', today)).to.contain('Preis auf Anfrage');
  });
  it('what is in stock is said as far as it is known', () => {
    const said = (changes: Partial<ProductFact>) => productLine({ ...bolt, ...changes }, 'availability', null, 'en', today);
    expect(said({})).to.contain('in stock: 120.5 m');
    expect(said({ stock: '0', availableFrom: '2026-12-10' })).to.contain('not in stock at the moment, expected on 10 Dec 2026');
    expect(said({ stock: '0', availableFrom: '2026-11-01' })).to.match(/not in stock at the moment$/);
    expect(said({ stock: null })).to.contain('I do not know the stock');
  });
  it('fields that are missing have names', () => {
    expect(spokenField('delivery_date', 'it')).to.equal('data di consegna');
    expect(spokenField('delivery_date', 'en')).to.equal('delivery date');
    expect(spokenField('something_else', 'de')).to.equal('something else');
  });
});
