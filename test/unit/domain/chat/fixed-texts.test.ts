import { expect } from 'chai';
import { describe, it } from 'mocha';
import { fixedText } from '../../../../packages/chat-language/answering/fixed-texts.ts';
import { chatLanguages } from '../../../../packages/chat-language/understanding/language.ts';

describe('what the assistant says in its own words', () => {
  it('names the company, or none where nobody told its name', () => {
    expect(fixedText('disclosure', 'de', { company: 'Müller KG' })).to.contain('von Müller KG.');
    for (const language of chatLanguages) {
      const said = fixedText('disclosure', language, { company: null });
      expect(said, language).to.not.match(/[{}]|null|undefined|\s\./);
    }
    expect(fixedText('disclosure', 'sv', { company: null })).to.equal('Här svarar företagets automatiska assistent.');
  });
});
