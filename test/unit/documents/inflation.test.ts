import { deflateSync } from 'node:zlib';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { limits } from '../../../src/adapters/documents/limits.ts';
import { guardInflation } from '../../../src/adapters/documents/pdf/inflation.ts';
import { Refusal } from '../../../src/adapters/documents/refusal.ts';
import { onePage, packed, stream, text } from '../../support/hostile/raw-pdf.ts';

const zeros = (share: number): Buffer => Buffer.alloc(limits.pdf.inflated * share, 32);
const twice = '/Filter[/FlateDecode/FlateDecode]';
const refused = (pdf: Buffer): string | null => {
  try {
    guardInflation(pdf);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.unreadable.code;
    throw error;
  }
};

describe('what a PDF unpacks to', () => {
  it('is too much when a part that is packed twice is far larger than the file', () => {
    const pdf = onePage(stream(deflateSync(deflateSync(zeros(1.2))), twice));
    expect(pdf.length).to.be.below(2_000);
    expect(refused(pdf)).to.equal('hostile');
  });

  it('is too much in one part or in many, whatever the file says of their length', () => {
    expect(refused(onePage(packed(zeros(1.2))))).to.equal('hostile');
    const more = Array.from({ length: 5 }, () => packed(zeros(0.25)));
    expect(refused(onePage(text, { more }))).to.equal('hostile');
    const lying = Buffer.from(
      onePage(packed(zeros(1.2)))
        .toString('latin1')
        .replace(/\/Length \d+/, '/Length 3'),
      'latin1',
    );
    expect(refused(lying)).to.equal('hostile');
  });

  it('of a picture is its own size, but for one that is packed twice', () => {
    const picture = '/Type/XObject/Subtype/Image/Width 9000/Height 9000';
    expect(refused(onePage(text, { more: [packed(zeros(1.2), picture)] }))).to.equal(null);
    const again = stream(deflateSync(deflateSync(zeros(1.2))), `${picture}${twice}`);
    expect(refused(onePage(text, { more: [again] }))).to.equal('hostile');
  });

  it('is no matter for what every PDF has', () => {
    expect(refused(onePage(text))).to.equal(null);
    expect(refused(onePage(packed(text), { more: [packed(zeros(0.1))] }))).to.equal(null);
  });
});
