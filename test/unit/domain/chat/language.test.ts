import { expect } from 'chai';
import { describe, it } from 'mocha';
import { languageAfter, languageOfPhone } from '../../../../packages/chat-language/understanding/language.ts';

const told = (text: string, conversation: string | null = null, phone: string | null = null) =>
  languageAfter(text, { conversation, phone });

describe('the language of a message', () => {
  it('changes on a sentence and comes back, never on a word', () => {
    for (const said of ['No', 'de nada', 'ok', 'gracias', 'P-1010?']) {
      expect([null, 'en'], said).to.include(told(said, 'en'));
      expect([null, 'de'], said).to.include(told(said, 'de'));
    }
    expect(told('¿Cuánto cuesta la manguera de jardín?', 'en')).to.equal('es');
    expect(told('how much is the garden hose please?', 'es')).to.equal('en');
    expect(told('Was kostet der Schlauch bei Ihnen?', 'en')).to.equal('de');
  });

  it('is not that of the letters of an order’s number', () => {
    expect(told('is SO-2026-000101 al goedgekeurd', null, '31600000001')).to.equal('nl');
    expect(told('SO-2026-000101', null, '31600000001')).to.equal(null);
  });

  it('is told by the number’s country where the words could be two languages', () => {
    expect(languageOfPhone('4915550004711')).to.equal('de');
    expect(languageOfPhone('351910000000')).to.equal('pt');
    expect(languageOfPhone('999')).to.equal(null);
    expect(told('hallo', null, '4915550004711')).to.equal('de');
    expect(told('sabes a que horas joga o Porto no domingo?', null, '351910000000')).to.equal('pt');
    expect(told('sabes a qué hora juega el Betis el domingo?', null, '34600000000')).to.equal('es');
    expect(told('hallo', null, '31600000001')).to.equal('nl');
  });
});
