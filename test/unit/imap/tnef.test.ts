import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { DamagedPackage, packedFiles } from '../../../src/adapters/imap/parts/tnef/tnef.ts';
import { attribute, properties, property, tnefPackage, u32, unicode, variable, winmail } from '../../support/tnef-package.ts';

const limits = { maxFiles: 100, maxDepth: 3 };
const pdf = Buffer.from('%PDF-1.4\nan order');
const shown = (data: Buffer) =>
  packedFiles(data, limits).map(({ name, type, content }) => [name, type, content?.toString('latin1') ?? null]);
const render = attribute(2, 0x00069002, Buffer.alloc(14));
const content = attribute(2, 0x0006800f, pdf);
const refusal = (data: Buffer): string => {
  try {
    packedFiles(data, limits);
  } catch (error) {
    if (error instanceof DamagedPackage) return error.message;
    throw error;
  }
  return 'taken';
};

describe("Outlook's package (winmail.dat)", () => {
  it('gives its files with their long names, types and bytes', () => {
    const data = winmail(
      { name: 'Bestellung ü €.pdf', title: 'BESTEL~1.PDF', type: 'application/pdf', content: pdf },
      { name: 'lines.csv', content: Buffer.from('a;1'), asProperty: true },
    );
    expect(shown(data)).to.deep.equal([
      ['Bestellung ü €.pdf', 'application/pdf', pdf.toString('latin1')],
      ['lines.csv', '', 'a;1'],
    ]);
  });

  it('names a file by its title in the code page of the package where there is nothing better', () => {
    const title = (bytes: Buffer) => tnefPackage([render, attribute(2, 0x00018010, bytes), content]);
    expect(shown(title(Buffer.from('gr\u00fc\u00dfe.pdf\0', 'latin1')))[0]?.[0]).to.equal('grüße.pdf');
    const cyrillic = Buffer.concat([
      tnefPackage([attribute(1, 0x00069007, Buffer.concat([u32(1251), u32(0)])), render]),
      attribute(2, 0x00018010, Buffer.from('c7e0eae0e72e70646600', 'hex')),
      content,
    ]);
    expect(shown(cyrillic)[0]?.[0]).to.equal('Заказ.pdf');
  });

  it('is opened into the messages it holds, three levels deep', () => {
    const level = (depth: number): Buffer =>
      winmail({ name: `d${depth}.pdf`, content: pdf }, ...(depth < 5 ? [{ name: `m${depth}`, message: level(depth + 1) }] : []));
    expect(packedFiles(level(0), limits).map(({ name, depth, content: bytes }) => [name, depth, bytes !== null])).to.deep.equal([
      ['d0.pdf', 0, true],
      ['d1.pdf', 1, true],
      ['d2.pdf', 2, true],
      ['d3.pdf', 3, true],
      ['m3', 3, false],
    ]);
  });

  it('says what is shown inside the text', () => {
    const data = winmail({ name: 'logo.png', content: pdf, contentId: 'logo@x', inText: true }, { name: 'o.pdf', content: pdf });
    expect(packedFiles(data, limits).map(({ contentId, inText }) => [contentId, inText])).to.deep.equal([
      ['logo@x', true],
      [null, false],
    ]);
  });

  it('gives an object of another program no content', () => {
    const storage = variable(0x0d, 0x3701, Buffer.concat([Buffer.from('0b00000000000000c000000000000046', 'hex'), pdf]));
    const data = tnefPackage([render, attribute(2, 0x00069005, properties([unicode(0x3707, 'sheet'), storage]))]);
    expect(shown(data)).to.deep.equal([['sheet', '', null]]);
  });

  it('may be filled up with zeros or end in a line end', () => {
    for (const filler of [Buffer.alloc(64), Buffer.from('\r\n')])
      expect(shown(Buffer.concat([winmail({ name: 'o.pdf', content: pdf }), filler]))).to.have.lengthOf(1);
  });

  const damaged: readonly (readonly [string, Buffer, RegExp])[] = [
    ['without its signature', Buffer.from('MZ and so on'), /does not begin/],
    ['of nothing', Buffer.alloc(0), /does not begin/],
    ['cut short', winmail({ name: 'o.pdf', content: pdf }).subarray(0, -30), /ends too soon/],
    [
      'whose attribute claims four gigabytes',
      Buffer.concat([tnefPackage([render]), Buffer.from([2]), u32(0x0006800f), u32(0xffffffff), pdf]),
      /ends too soon/,
    ],
    ['with a wrong checksum', tnefPackage([render, attribute(2, 0x0006800f, pdf, 1)]), /checksum/],
    ['with something between attributes', Buffer.concat([tnefPackage([render]), Buffer.from('more')]), /between/],
    [
      'that claims four thousand million properties',
      tnefPackage([render, attribute(2, 0x00069005, u32(0xffffffff))]),
      /claims 4294967295 properties/,
    ],
    [
      'that claims four thousand million values',
      tnefPackage([render, attribute(2, 0x00069005, properties([property(0x1003, 0x3705, u32(0xffffffff))]))]),
      /ends too soon/,
    ],
    [
      'with a value longer than itself',
      tnefPackage([
        render,
        attribute(2, 0x00069005, properties([property(0x1f, 0x3707, Buffer.concat([u32(1), u32(1 << 30)]))])),
      ]),
      /ends too soon/,
    ],
    [
      'with a property of no known type',
      tnefPackage([render, attribute(2, 0x00069005, properties([property(0x99, 0x3707, u32(0))]))]),
      /unknown type/,
    ],
    [
      'with a hundred thousand attributes',
      tnefPackage(Array.from({ length: 100_000 }, () => attribute(1, 0x00040000, Buffer.alloc(0)))),
      /more than 20000 attributes/,
    ],
    [
      'with a thousand files',
      winmail(...Array.from({ length: 1_000 }, () => ({ name: 'o', content: pdf }))),
      /more than 100 files/,
    ],
    [
      'with a damaged message inside',
      winmail({ name: 'o.pdf', content: pdf }, { name: 'm', message: Buffer.from('nothing of the kind') }),
      /does not begin/,
    ],
  ];
  for (const [what, data, reason] of damaged) {
    it(`${what} is refused with the reason`, () => {
      expect(refusal(data)).to.match(reason);
    });
  }

  it('of any files gives back exactly what was put in', () => {
    const file = fc.record({
      name: fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }).filter((name) => !/[\0\ud800-\udfff]/.test(name)),
      content: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      asProperty: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(file, { maxLength: 5 }), (files) => {
        const found = packedFiles(winmail(...files), limits);
        expect(found.map(({ name }) => name)).to.deep.equal(files.map(({ name }) => name));
        expect(found.map((each) => each.content?.toString('hex'))).to.deep.equal(
          files.map((each) => each.content.toString('hex')),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('with any bytes changed is read or refused, and never anything else', () => {
    const whole = winmail(
      { name: 'o.pdf', content: pdf, type: 'application/pdf' },
      { name: 'm', message: winmail({ name: 'i', content: pdf }) },
    );
    const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), fc.nat(whole.length), (changes, length) => {
        const data = Buffer.from(whole.subarray(0, length));
        for (const [at, byte] of changes) if (at < length) data[at] = byte;
        const bytes =
          refusal(data) === 'taken' ? packedFiles(data, limits).reduce((sum, f) => sum + (f.content?.length ?? 0), 0) : 0;
        expect(bytes).to.be.at.most(data.length);
      }),
      { numRuns: 1_000 },
    );
  });
});
