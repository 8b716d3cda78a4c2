import { expect } from 'chai';
import { describe, it } from 'mocha';
import { createExtractiveAssistant } from '../../../../src/adapters/assistant/extractive-assistant.ts';
import { chatLanguages } from '../../../../src/domain/chat/assistant/language.ts';
import { renderOrder, renderProduct } from '../../../../src/domain/chat/knowledge/knowledge-records.ts';
import { spokenField, spokenRecord } from '../../../../src/domain/chat/knowledge/spoken-records.ts';

const order = (status: string) =>
  renderOrder({
    id: 'o',
    reference: 'SO-2026-000017',
    customerId: 'c',
    poNumber: '4711.20',
    status,
    deliveryDate: '2026-12-01',
    total: '1234.5',
    currency: 'EUR',
    version: 1,
  }).text;
const product = renderProduct({
  id: 'p',
  code: 'P-10.5',
  name: 'Bolt 10.5 EUR · confirmed',
  ean: null,
  unit: 'pcs',
  price: '0.0375',
  currency: 'EUR',
  version: 1,
}).text;

describe('records as a customer reads them', () => {
  it('an order tells its status and total in every language, and keeps its digits', () => {
    expect(spokenRecord('order', order('APPROVED'), 'en')).to.equal(order('APPROVED'));
    expect(spokenRecord('order', order('APPROVED'), 'de')).to.equal(
      'SO-2026-000017 · PO 4711.20 · bestätigt · → 2026-12-01 · 1234,50 EUR',
    );
    for (const language of chatLanguages.filter((one) => one !== 'en'))
      for (const status of ['DRAFT', 'APPROVED', 'REJECTED'])
        expect(spokenRecord('order', order(status), language), language).to.not.match(/received|confirmed|rejected|1234\.50/);
  });
  it('a product keeps its code and name, whatever they look like', () => {
    expect(spokenRecord('product', product, 'fr')).to.equal('P-10.5 · Bolt 10.5 EUR · confirmed · 0,0375 EUR / pcs');
    expect(spokenRecord('text', 'Delivery · 5.90 EUR', 'de')).to.equal('Delivery · 5.90 EUR');
  });
  it('without a model an answer speaks the language of its customer', async () => {
    const answered = await createExtractiveAssistant().compose({
      companyName: 'Seller GmbH',
      language: 'sv',
      history: [],
      questions: ['var är min order?'],
      sources: [{ id: 'S1', entity: 'order', recordId: 'o', text: order('DRAFT') }],
    });
    expect(answered.reply).to.match(/^Det här hittade jag:\nSO-2026-000017 · .*mottagen, kontrolleras/);
  });
  it('fields that are missing have names', () => {
    expect(spokenField('delivery_date', 'it')).to.equal('data di consegna');
    expect(spokenField('delivery_date', 'en')).to.equal('delivery date');
    expect(spokenField('something_else', 'de')).to.equal('something else');
  });
});
