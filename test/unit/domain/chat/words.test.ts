import { expect } from 'chai';
import { describe, it } from 'mocha';
import { keywordOf } from '../../../../packages/chat-language/understanding/keywords.ts';
import { languageOf } from '../../../../packages/chat-language/understanding/language.ts';
import {
  codesIn,
  contentWords,
  isMisspelled,
  similarity,
  tokensOf,
} from '../../../../packages/chat-language/understanding/words.ts';

describe('words of a chat', () => {
  it('a code is one word however it is written', () => {
    expect(tokensOf('NL-1010')).to.deep.equal(['nl1010', '1010']);
    expect(codesIn('Price of NL-1010 and M8x40.5?')).to.deep.equal(['nl1010', 'm8x405']);
  });

  it('words of grammar and of asking for a price find nothing', () => {
    expect(contentWords('What is the price of a hydraulic hose, please?')).to.deep.equal(['hydraulic', 'hose']);
    expect(contentWords('Was kostet der Schlauch?')).to.deep.equal(['schlauch']);
  });

  it('a slip of the finger is the same word, another code is not', () => {
    expect(isMisspelled('hydralic', 'hydraulic')).to.equal(true);
    expect(isMisspelled('btateries', 'batteries')).to.equal(true);
    expect(isMisspelled('washers', 'washer')).to.equal(true);
    expect(isMisspelled('nl1010', 'nl1020')).to.equal(false);
    expect(isMisspelled('hose', 'horse')).to.equal(true);
    expect(isMisspelled('helicopter', 'hydraulic')).to.equal(false);
    expect(similarity('word', 'word')).to.equal(1);
  });

  it('only a whole message is a keyword, in eight languages and any case', () => {
    expect(['STOP', ' stop! ', 'Arrêt', 'BAJA', 'Abmelden'].map(keywordOf)).to.deep.equal([
      'stop',
      'stop',
      'stop',
      'stop',
      'stop',
    ]);
    expect(keywordOf('please stop the order')).to.equal(null);
    expect([keywordOf('start'), keywordOf('Mitarbeiter')]).to.deep.equal(['start', 'human']);
  });

  it('a language is told by its commonest words, or not at all', () => {
    expect(languageOf('Wie sind Ihre Öffnungszeiten und wann kommt die Lieferung?')).to.equal('de');
    expect(languageOf('Where is my order, please?')).to.equal('en');
    expect(languageOf('quel est le prix, merci')).to.equal('fr');
    expect(languageOf('NL-1010')).to.equal(null);
  });
});
