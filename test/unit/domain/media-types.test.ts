import { existsSync } from 'node:fs';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { partKind } from '../../../src/adapters/imap/parts/part-kind.ts';
import { declaredAs, extensionOf, isTaken, knownTypes, namedAs, servedAs } from '../../../src/domain/shared/media-types.ts';

const documents = new URL('../../../src/adapters/documents/', import.meta.url);
const unknownType = 'application/x-something';

describe('the table of media types', () => {
  for (const [type, row] of knownTypes) {
    const { words, mediaType, endings, reader, container } = row;
    it(`${words} is known by every ending and by its type, and by nobody else's`, () => {
      for (const ending of endings) expect(namedAs(`File.${ending.toUpperCase()}`), ending).to.equal(row);
      if (mediaType) expect(declaredAs(`${mediaType.toUpperCase()}; name=x`)).to.equal(row);
    });
    const source = reader === undefined ? `containers/${container}.container.ts` : `readers/${reader}.reader.ts`;
    if (!isTaken(row))
      it(`${words} is left alone by mail and given back as bytes`, () => {
        for (const ending of endings)
          expect(partKind({ type: unknownType }, `file.${ending}`), ending).to.deep.include({ is: 'skipped' });
        expect(servedAs(type)).to.equal('application/octet-stream');
      });
    else
      it(`${words} has what opens it, and mail takes it by its name alone and by its type alone`, () => {
        expect(existsSync(new URL(source, documents)), source).to.equal(true);
        for (const ending of endings)
          expect(partKind({ type: unknownType }, `file.${ending}`)).to.deep.equal({ is: 'candidate' });
        // a page is words, unless its name says that a program meant a workbook
        const is = mediaType === 'text/html' ? 'text' : 'candidate';
        expect(partKind({ type: mediaType ?? '', disposition: 'attachment' }, 'file')).to.deep.equal({ is });
      });
  }

  it('knows the spellings of senders', () => {
    for (const [declared, ending] of [
      ['application/x-pdf', 'pdf'],
      ['image/pjpeg', 'jpg'],
      ['image/x-png', 'png'],
      ['application/x-msexcel', 'xls'],
      ['application/vnd.ms-excel.sheet.macroenabled.12', 'xls'],
      ['text/x-comma-separated-values', 'csv'],
      ['text/xml', 'xml'],
      ['application/vnd.rar', 'rar'],
    ] as const)
      expect(declaredAs(declared)?.endings[0], declared).to.equal(ending);
    for (const nobody of ['', '/', 'application/octet-stream', 'message/partial']) expect(declaredAs(nobody)).to.equal(undefined);
    expect(namedAs('no ending')).to.equal(undefined);
  });

  it('gives nothing back under a type that a browser would run', () => {
    expect(servedAs('pdf')).to.equal('application/pdf');
    expect(servedAs('csv')).to.equal('text/csv; charset=utf-8');
    for (const type of ['xml', 'html', 'unknown', 'never heard of']) expect(servedAs(type)).to.equal('application/octet-stream');
  });

  it("tells a name's ending in lower case", () => {
    expect(['a.PDF', 'a.tar.gz', 'a', 'a.this is no extension'].map(extensionOf)).to.deep.equal(['.pdf', '.gz', '', '']);
  });
});
