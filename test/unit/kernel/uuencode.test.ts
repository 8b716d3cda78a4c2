import { uuencodedIn } from '@order-intake/kernel';
import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { uuencode } from '../../support/uuencode.ts';

const named = (text: string) => uuencodedIn(text).files.map(({ name, content }) => [name, content.toString('latin1')]);

describe('files in a text (uuencode)', () => {
  it('are found with every byte they have, and the words around them stay', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 400 }), fc.boolean(), (bytes, blanks) => {
        const content = Buffer.from(bytes);
        const { files, rest } = uuencodedIn(`Order attached.\r\n\r\n${uuencode('po 7.pdf', content, { blanks })}\r\nRegards`);
        expect(files).to.deep.equal([{ name: 'po 7.pdf', content }]);
        expect(rest.trim().split(/\n+/)).to.deep.equal(['Order attached.', 'Regards']);
      }),
    );
  });

  it('are several where several stand there', () => {
    const text = `Two.\n${uuencode('a.csv', Buffer.from('one'))}and\n${uuencode('b.csv', Buffer.from('two'))}`;
    expect(named(text)).to.deep.equal([
      ['a.csv', 'one'],
      ['b.csv', 'two'],
    ]);
  });

  it('are read in base64 as well, and as far as they came', () => {
    expect(named('x\nbegin-base64 644 a.csv\nQTtCO0M=\n====\n')).to.deep.equal([['a.csv', 'A;B;C']]);
    const cut = uuencode('long.csv', Buffer.alloc(90, 'A;B')).split('\r\n').slice(0, 3).join('\n');
    expect(named(cut)).to.deep.equal([['long.csv', 'A;B'.repeat(30)]]);
  });

  it('are none where somebody writes of beginnings', () => {
    for (const text of ['begin 600 of them\nPLEASE SEND\nend of message', 'begin 644 now', 'begin 644 a.pdf\nend', 'We begin\nM'])
      expect(uuencodedIn(text)).to.deep.equal({ files: [], rest: text });
  });

  it('are looked for in no more time than a text of their length takes', () => {
    const started = performance.now();
    uuencodedIn('begin 644 a\n'.repeat(40_000));
    uuencodedIn(`begin 644 a\n${`M${' '.repeat(60)}\n`.repeat(10_000)}`);
    uuencodedIn(`begin 644 a\n${'\n'.repeat(100_000)}`);
    uuencodedIn(`${'begin 644 a\n\n\n\n'.repeat(20_000)}`);
    expect(performance.now() - started).to.be.lessThan(10_000);
  });
});
