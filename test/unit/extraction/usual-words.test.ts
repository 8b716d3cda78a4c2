import { expect } from 'chai';
import { describe, it } from 'mocha';
import { danish } from '../../support/documents/usual-words/danish.ts';
import { dutch } from '../../support/documents/usual-words/dutch.ts';
import { english } from '../../support/documents/usual-words/english.ts';
import { estonian } from '../../support/documents/usual-words/estonian.ts';
import { finnish } from '../../support/documents/usual-words/finnish.ts';
import { french } from '../../support/documents/usual-words/french.ts';
import { german } from '../../support/documents/usual-words/german.ts';
import { italian } from '../../support/documents/usual-words/italian.ts';
import { norwegian } from '../../support/documents/usual-words/norwegian.ts';
import { portuguese } from '../../support/documents/usual-words/portuguese.ts';
import { romanian } from '../../support/documents/usual-words/romanian.ts';
import { spanish } from '../../support/documents/usual-words/spanish.ts';
import { swedish } from '../../support/documents/usual-words/swedish.ts';
import { misread, type UsualWords } from '../../support/documents/usual-words.ts';

const usual: { readonly [language: string]: UsualWords } = {
  danish,
  dutch,
  english,
  estonian,
  finnish,
  french,
  german,
  italian,
  norwegian,
  portuguese,
  romanian,
  spanish,
  swedish,
};

describe('the usual words of order documents', () => {
  for (const [language, words] of Object.entries(usual))
    it(`are known as what they are: ${language}`, () => {
      expect(misread(words)).to.deep.equal([]);
    });
});
