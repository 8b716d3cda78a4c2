import { expect } from 'chai';
import { describe, it } from 'mocha';
import { note, noteCodes, noteIn } from '../../../src/domain/email/notes.ts';

describe('a note of a mail', () => {
  it('tells its code and its fact, whatever the fact is made of', () => {
    const facts = ['SO-2026-000012', 'a.pdf: The PDF is password-protected. (2); b.xls: it is damaged)', '$& $1 {}'];
    for (const code of noteCodes)
      for (const fact of facts) {
        const text = (note[code] as (fact: string) => string)(fact);
        expect(noteIn(text), text).to.deep.equal({ code, fact: text.includes(fact) ? fact : '' });
      }
  });

  it('is none where a person wrote, or another version did', () => {
    for (const text of ['', 'called them, they order again', 'no attachments at all', 'the customer asks to cancel '])
      expect(noteIn(text), text).to.equal(null);
  });
});
