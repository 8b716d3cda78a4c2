import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractionsView, extractionView, jsonNumber } from '../../../src/domain/shared/extraction-view.ts';
import { extraction, field } from '../../support/samples.ts';

describe('an extraction as it is shown', () => {
  it('every field of the specification is there by its name, empty ones as null', () => {
    const view = extractionView(extraction({ fields: {}, lines: [], missingFields: ['customer_name'], confidence: 15 }));
    expect(view).to.deep.include({
      customer_name: null,
      customer_email: null,
      products: [],
      delivery_date: null,
      currency: null,
      po_number: null,
      total: null,
      confidence: 15,
      missing_fields: ['customer_name'],
      document_type: 'order',
    });
    expect(view.evidence).to.deep.equal({});
  });

  it('quantities, prices and totals are JSON numbers, and the evidence keeps their exact text', () => {
    const view = extractionView(extraction());
    expect(view.products).to.have.length(1);
    expect(view.products[0]).to.deep.include({
      name: 'Hex bolt M8',
      code: 'HB-8',
      qty: 10,
      unit: null,
      price: 12.5,
      amount: 125,
    });
    expect(view.products[0]?.evidence.price).to.deep.equal(field('12.50'));
    expect(view.products[0]?.evidence.amount?.derived).to.equal(true);
    expect(view.products[0]?.evidence).not.to.have.property('unit');
    expect(JSON.parse(JSON.stringify(view)).total).to.equal(125);
  });

  it('a number is read from its text and never computed', () => {
    for (const text of ['0.1', '3.3333', '-233.47', '1999999999.99', '0.005', '12345678.901234'])
      expect(JSON.stringify(jsonNumber(text))).to.equal(text);
    expect(jsonNumber('1e9')).to.equal(null);
    expect(jsonNumber('12,50')).to.equal(null);
    expect(jsonNumber(undefined)).to.equal(null);
  });

  it('several orders of one document are the first and the others', () => {
    const second = extraction({ fields: { po_number: field('PO-4712') } });
    const view = extractionsView([extraction(), second]);
    expect(view?.po_number).to.equal('PO-4711');
    expect(view?.others?.map(({ po_number }) => po_number)).to.deep.equal(['PO-4712']);
    expect(extractionsView([extraction()])).not.to.have.property('others');
    expect(extractionsView([])).to.equal(null);
  });
});
