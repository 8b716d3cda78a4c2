import { expect } from 'chai';
import { describe, it } from 'mocha';
import { misread, type UsualWords } from '../../support/documents/usual-words.ts';

const usual: { readonly [language: string]: UsualWords } = {
  nl: {
    titles: { order: 'Inkooporder, Bestelbon', invoice: 'Factuur' },
    labels: { po_number: 'Bestelnummer' },
    columns: { qty: 'Aantal' },
    totals: { net: 'Totaal excl. btw', charge: 'Verzendkosten' },
    zones: { buyer: 'Factuuradres' },
  },
};

describe('the usual words of order documents', () => {
  for (const [language, words] of Object.entries(usual)) {
    it(`are known as what they are in "${language}"`, () => {
      expect(misread(words)).to.deep.equal([]);
    });
  }
});
