import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { fetchItems } from '../../../packages/mail-sandbox/imap/fetch-items.ts';
import { formatNumberSet, parseNumberSet } from '../../../packages/mail-sandbox/imap/number-set.ts';
import {
  decodeFolderName,
  encodeFolderName,
  imapDate,
  imapString,
  parseImapDate,
} from '../../../packages/mail-sandbox/imap/strings.ts';
import { SyntaxFault, tokenize } from '../../../packages/mail-sandbox/imap/tokens.ts';

const members = (set: string, largest: number): number[] =>
  Array.from({ length: 12 }, (_, index) => index + 1).filter(parseNumberSet(set, largest));

describe('embedded mail: the grammar of IMAP', () => {
  it('atoms, strings, literals, lists and sections are told apart', () => {
    expect(tokenize('1:3 (FLAGS BODY.PEEK[HEADER.FIELDS (From To)]<0.9>) "a \\"b\\"" {3}\r\n)( NIL')).to.deep.equal([
      { kind: 'atom', text: '1:3' },
      {
        kind: 'list',
        items: [
          { kind: 'atom', text: 'FLAGS' },
          { kind: 'atom', text: 'BODY.PEEK[HEADER.FIELDS (From To)]<0.9>' },
        ],
      },
      { kind: 'string', text: 'a "b"' },
      { kind: 'string', text: ')( ' },
      { kind: 'atom', text: 'NIL' },
    ]);
  });

  it('a string comes back from the wire as it went', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const sent = Buffer.from(text).toString('latin1').replaceAll('\0', '');
        expect(tokenize(imapString(sent))).to.deep.equal([{ kind: 'string', text: sent }]);
      }),
    );
  });

  it('any text is tokens or a syntax fault', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('(', ')', '"', '\\', '{', '}', '3', '\r\n', ' ', 'a', '[', ']', 'BODY[') }),
        (text) => {
          try {
            tokenize(text);
          } catch (error) {
            expect(error).to.be.instanceOf(SyntaxFault);
          }
        },
      ),
    );
  });

  it('sets of numbers know ranges, backwards ranges and the largest', () => {
    expect(members('1:3,7', 12)).to.deep.equal([1, 2, 3, 7]);
    expect(members('3:1', 12)).to.deep.equal([1, 2, 3]);
    expect(members('*', 9)).to.deep.equal([9]);
    expect(members('11:*', 9)).to.deep.equal([9, 10, 11]);
    for (const text of ['', 'a', '1:', ',1', '1:2:3', '-1']) expect(() => parseNumberSet(text, 9), text).to.throw(SyntaxFault);
    expect(formatNumberSet([1, 2, 3, 7, 6, 9, 10])).to.equal('1:3,7,6,9:10');
  });

  it('folder names survive modified UTF-7', () => {
    expect(encodeFolderName('Bestellungen & Übriges/台北')).to.equal('"Bestellungen &- &ANw-briges/&U,BTFw-"');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const [token] = tokenize(encodeFolderName(name));
        expect(decodeFolderName(token?.kind === 'string' ? token.text : '')).to.equal(name);
      }),
    );
  });

  it('dates are written in UTC and read with their zone', () => {
    expect(imapDate(new Date('2026-02-07T09:05:00Z'))).to.equal('" 7-Feb-2026 09:05:00 +0000"');
    expect(parseImapDate(' 7-Feb-2026 09:05:00 +0130')).to.deep.equal(new Date('2026-02-07T07:35:00Z'));
    expect(parseImapDate('17-jul-1996')).to.deep.equal(new Date('1996-07-17T00:00:00Z'));
    for (const text of ['yesterday', '1-Foo-2026', '2026-02-07', '']) expect(parseImapDate(text), text).to.equal(null);
  });

  it('fetch items and macros are known, and only they', () => {
    const names = (text: string): string[] => fetchItems(tokenize(text)[0]).map((item) => item.name);
    expect(names('FAST')).to.deep.equal(['FLAGS', 'INTERNALDATE', 'RFC822.SIZE']);
    expect(names('(uid body.peek[1.mime] BODY[]<0.10> rfc822)')).to.deep.equal(['UID', 'BODY[1.MIME]', 'BODY[]<0>', 'RFC822']);
    for (const text of ['BODY[', 'BODY[x]', 'NONSENSE', 'BODY.PEEK', '(ALL)'])
      expect(() => names(text), text).to.throw(SyntaxFault);
  });
});
