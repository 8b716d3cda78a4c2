import { readFileSync } from 'node:fs';
import { unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { emailCodecs } from '../../../src/domain/email/email.codec.ts';
import { type EmailNote, note, noteCodes, noteFromText, noteText, noteWithParts } from '../../../src/domain/email/notes.ts';

const of = (code: (typeof noteCodes)[number], fact: string) => (note[code] as (fact: string) => EmailNote)(fact);

describe('a note of a mail', () => {
  it('that was kept as a sentence has its code and facts again, and reads the same', () => {
    const facts = ['SO-2026-000012', 'a.pdf: The PDF is password-protected. (2); b.xls: it is damaged)', '$& $1 {}'];
    for (const code of noteCodes.filter((one) => one !== 'other' && one !== 'nothing_to_process'))
      for (const fact of facts) {
        const text = noteText(of(code, fact));
        expect(noteFromText(text), text).to.deep.equal(of(code, fact));
        expect(noteText(noteFromText(text))).to.equal(text);
      }
  });

  it('names the parts of a mail that held nothing, each with why', () => {
    const text =
      'nothing to process (logo.png: a picture inside the text (logo); b.pdf: The PDF is password-protected.; c: who knows)';
    const parts = [
      unread.of_file('logo.png', unread.picture_in_text()),
      unread.of_file('b.pdf', unread.password_protected('pdf')),
      unread.other('c: who knows'),
    ];
    expect(noteFromText(text)).to.deep.equal(note.nothing_to_process(parts));
    expect(noteText(note.nothing_to_process(parts))).to.equal(text);
    const asOneFact = text.slice('nothing to process ('.length, -1);
    expect(noteWithParts({ code: 'nothing_to_process', facts: { parts: asOneFact } })).to.deep.equal(
      note.nothing_to_process(parts),
    );
    expect(noteWithParts(note.no_attachments())).to.deep.equal(note.no_attachments());
  });

  it('names the types of documents by their codes', () => {
    const text = 'no draft: the document is an invoice and a change of an order';
    expect(noteFromText(text)).to.deep.equal({ code: 'no_order_in_it', facts: { types: 'invoice, order_change' } });
    expect(noteText(note.no_order_in_it('invoice, order_change'))).to.equal(text);
  });

  it('keeps its sentence where another version knew others', () => {
    for (const text of ['called them, they order again', 'no attachments at all', 'the customer asks to cancel ', '[erased]'])
      expect(noteFromText(text)).to.deep.equal({ code: 'other', facts: {}, text });
  });

  it('is read so from events of before there were codes, and none stays none', () => {
    const golden = JSON.parse(readFileSync(new URL('../../fixtures/events/EmailProcessed.v1.json', import.meta.url), 'utf8'));
    const read = (sentence: string | null) => {
      const codec = emailCodecs.find(({ type }) => type === 'EmailProcessed');
      const decoded = codec?.decode({ ...golden, note: sentence }, 1);
      if (!decoded || isLeft(decoded)) throw new Error(decoded?.left);
      return (decoded.right as unknown as { readonly note: EmailNote | null }).note;
    };
    expect(read('no attachments')).to.deep.equal(note.no_attachments());
    expect(read('Something that nobody remembers.')).to.deep.equal(note.other('Something that nobody remembers.'));
    expect(read(null)).to.equal(null);
  });
});
