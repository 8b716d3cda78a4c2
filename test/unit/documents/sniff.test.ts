import { expect } from 'chai';
import { describe, it } from 'mocha';
import { mismatches, sniff } from '../../../src/adapters/documents/sniff.ts';
import { armoured, signed } from '../../support/documents/cms.ts';
import { zipOf } from '../../support/documents/zip.ts';
import { uuencode } from '../../support/uuencode.ts';

const entry = (name: string) => ({ name, data: Buffer.from('x') });
const hex = (text: string): Buffer => Buffer.from(text, 'hex');

describe('what a file is by its first bytes', () => {
  const cases: readonly (readonly [string, Buffer, string])[] = [
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'pdf'],
    ['a PDF behind a mail header of a scanner', Buffer.concat([Buffer.alloc(900, 10), Buffer.from('%PDF-1.4')]), 'pdf'],
    ['a text that speaks of %PDF- only far below', Buffer.concat([Buffer.alloc(3000, 'a'), Buffer.from('%PDF-1.4')]), 'text'],
    ['a PNG', hex('89504e470d0a1a0a'), 'png'],
    ['a JPEG', hex('ffd8ffe000104a46'), 'jpeg'],
    ['a TIFF, Intel', hex('49492a0008000000'), 'tiff'],
    ['a TIFF, Motorola', hex('4d4d002a00000008'), 'tiff'],
    ['a WebP', Buffer.concat([Buffer.from('RIFF'), hex('00000000'), Buffer.from('WEBPVP8 ')]), 'webp'],
    ['a HEIC', Buffer.concat([hex('00000018'), Buffer.from('ftypheic\0\0\0\0mif1heic')]), 'heic'],
    ['a film in a box like that', Buffer.concat([hex('00000018'), Buffer.from('ftypisom\0\0\0\0')]), 'unknown'],
    ['a signed file', signed('x'.repeat(5_000)), 'cms'],
    ['a signed file without lengths', signed('x'.repeat(5_000), { pieces: 1_000 }), 'cms'],
    ['a small one', signed('x'), 'cms'],
    ['a signed file in letters', Buffer.from(armoured(signed('x'.repeat(5_000)))), 'cms_text'],
    ['one without lengths in base64', Buffer.from(signed('x'.repeat(5_000), { pieces: 99 }).toString('base64')), 'cms_text'],
    ['a text with a file in it', Buffer.from(`See below.\n${uuencode('order.pdf', Buffer.alloc(90))}`), 'uuencode'],
    ['a text that speaks of a beginning', Buffer.from('begin 600 of them\nPLEASE send\n'), 'text'],
    ['a script', Buffer.from('#!/usr/bin/perl\nprint 1, 2, 3;\n'), 'source'],
    ['a workbook', zipOf([entry('[Content_Types].xml'), entry('xl/workbook.xml')]), 'xlsx'],
    ['a Word document', zipOf([entry('[Content_Types].xml'), entry('word/document.xml')]), 'docx'],
    ['an archive', zipOf([entry('readme.txt')]), 'zip'],
    ['an archive without a directory', Buffer.concat([hex('504b0304'), Buffer.alloc(100, 1)]), 'zip'],
    ['an XML invoice', Buffer.from('<?xml version="1.0"?><Order/>'), 'xml'],
    ['a web page', Buffer.from('\n<!DOCTYPE html><html></html>'), 'html'],
    ['a mail', Buffer.from('Received: from a\r\n\tby b\r\nFrom: x@y.example\r\nSubject: Order; a, b\r\n\r\nHi'), 'eml'],
    ['a letter that names its subject', Buffer.from('Subject: Order\n\nplease send lamps\n'), 'text'],
    ['semicolons', Buffer.from('a;b;c\n1;2;3\n'), 'csv'],
    ['one comma in each line', Buffer.from('sku,qty\nAB-1001,4\nAB-1007,12\n'), 'csv'],
    ['a letter with commas', Buffer.from('Dear Sir, Madam\nplease, send us the goods\n'), 'text'],
    ['JSON', Buffer.from('{"a":1,"b":2,\n"c":3,"d":4,\n"e":5,"f":6}'), 'json'],
    ['noise', hex('0001020304050607'), 'unknown'],
    ['nothing', Buffer.alloc(0), 'unknown'],
  ];
  for (const [what, bytes, type] of cases) it(`${what} is ${type}`, () => expect(sniff(bytes).type).to.equal(type));

  it('names and declared types are hints: a mismatch is a warning, agreement is silence', () => {
    const pdf = sniff(Buffer.from('%PDF-1.7'));
    expect(mismatches(pdf, 'order.pdf', 'application/pdf')).to.deep.equal([]);
    expect(mismatches(pdf, 'order.xlsx', 'application/octet-stream')).to.deep.equal([
      { code: 'name_mismatch', facts: { extension: 'xlsx', expected: 'an Excel workbook', is: 'a PDF' } },
    ]);
    expect(mismatches(pdf, 'order', 'image/png; name=x')).to.deep.equal([
      { code: 'declared_type_mismatch', facts: { media: 'image/png', expected: 'a PNG picture', is: 'a PDF' } },
    ]);
    expect(mismatches(sniff(hex('ffd8ffe000104a46')), 'scan.JPG', 'image/jpeg')).to.deep.equal([]);
  });
});
