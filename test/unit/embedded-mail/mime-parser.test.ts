import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { bodyStructure, envelope } from '../../../packages/mail-sandbox/imap/structure.ts';
import { tokenize } from '../../../packages/mail-sandbox/imap/tokens.ts';
import { type MimePart, parseMessage } from '../../../packages/mail-sandbox/mime/parser.ts';
import { parseSection, sectionBytes } from '../../../packages/mail-sandbox/mime/sections.ts';
import { disputedMails } from '../../support/mails/disputed-mails.ts';
import { nastyMails } from '../../support/mails/nasty-mails.ts';

const binary = (raw: Buffer | undefined): string => (raw ?? Buffer.alloc(0)).toString('latin1');
const section = (bytes: string, name: string): string | null => {
  const parsed = parseSection(name);
  if (!parsed) throw new Error(`${name} is no section`);
  return sectionBytes(bytes, parseMessage(bytes), parsed);
};
const types = (part: MimePart): string[] => [
  `${part.type}/${part.subtype}`,
  ...(part.children ?? []).flatMap(types),
  ...(part.message ? types(part.message) : []),
];

describe('embedded mail: taking messages apart', () => {
  it('an unquoted name keeps its spaces and brackets', () => {
    const bytes = binary(disputedMails['unquoted names with brackets and spaces']);
    const structure = bodyStructure(bytes, parseMessage(bytes), true);
    expect(structure).to.contain('("name" "order(1).pdf")').and.contain('("filename" "Order 12.pdf")');
  });

  it('a broken content type is text/plain', () => {
    const bytes = binary(disputedMails['content types that are none']);
    expect(types(parseMessage(bytes))).to.deep.equal(['multipart/mixed', 'text/plain', 'text/plain', 'text/plain']);
  });

  it('a part that starts without a header is all body', () => {
    const bytes = 'Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nno header here\r\n--x--\r\n';
    expect(section(bytes, '1')).to.equal('no header here');
    expect(section(bytes, '1.MIME')).to.equal('');
  });

  it('sections of a forwarded message name its own header, text and parts', () => {
    const bytes = binary(nastyMails['a forwarded mail with parts']);
    expect(section(bytes, '1')).to.equal('see below');
    expect(section(bytes, '2.HEADER')).to.match(/^From: inner@example\.com\r\nSubject: inner parts\r\n[\s\S]*\r\n\r\n$/);
    expect(section(bytes, '2.HEADER.FIELDS (subject)')).to.equal('Subject: inner parts\r\n\r\n');
    expect(section(bytes, '2.HEADER.FIELDS.NOT (Subject Content-Type)')).to.equal('From: inner@example.com\r\n\r\n');
    expect(section(bytes, '2.1')).to.equal('JVBERi0xLjcK');
    expect(section(bytes, '2.2.1.MIME')).to.contain('two.pdf');
    expect(section(bytes, '2.TEXT')?.startsWith('--y\r\n')).to.equal(true);
    for (const missing of ['3', '1.1', '2.3', '1.HEADER', '2.1.TEXT']) expect(section(bytes, missing), missing).to.equal(null);
  });

  it('what is no section is not taken for one', () => {
    for (const text of ['MIME', '1.0', '0', 'HEADER.FIELDS', 'TEXT (a)', '1..2', 'x'])
      expect(parseSection(text), text).to.equal(null);
  });

  it('hostile depth and number of parts are bounded', () => {
    const deep = Array.from(
      { length: 5000 },
      (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
    ).join('');
    expect(types(parseMessage(deep)).length).to.be.lessThan(200);
    const wide = `Content-Type: multipart/mixed; boundary=x\r\n\r\n${'--x\r\nContent-Type: message/rfc822\r\n\r\na: b\r\n\r\n'.repeat(9000)}`;
    expect(types(parseMessage(wide)).length).to.be.lessThan(20_000);
  });

  it('any bytes have a structure and an envelope that are well-formed IMAP', () => {
    const piece = fc.oneof(
      fc.constantFrom(...Object.values({ ...nastyMails, ...disputedMails }).map((raw) => binary(raw).slice(0, 600))),
      fc.constantFrom(
        '\r\n',
        '\r\n\r\n',
        '--x',
        '--x--',
        '"',
        '(',
        ')',
        '\\',
        ';',
        'Content-Type: multipart/mixed; boundary=x',
        'From: ',
        '<',
        '@',
        ':',
      ),
      fc.string({ unit: 'binary' }).map((text) => Buffer.from(text).toString('latin1')),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const bytes = pieces.join('');
        const root = parseMessage(bytes);
        expect(tokenize(bodyStructure(bytes, root, true))).to.have.length(1);
        expect(tokenize(bodyStructure(bytes, root, false))).to.have.length(1);
        expect(tokenize(envelope(root))[0])
          .to.have.property('items')
          .with.length(10);
        expect(within(root)).to.equal(true);
      }),
      { numRuns: 300 },
    );
  });
});

/** Every part lies inside its parent, header before body. */
function within(part: MimePart): boolean {
  const inner = [...(part.children ?? []), ...(part.message ? [part.message] : [])];
  const ordered = part.start <= part.bodyStart && part.bodyStart <= part.end;
  return ordered && inner.every((child) => child.start >= part.bodyStart && child.end <= part.end && within(child));
}
