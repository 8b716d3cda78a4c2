import { expect } from 'chai';
import { describe, it } from 'mocha';
import { FlatMatrix } from '../../../src/adapters/documents/pdf/flat-matrix.ts';

const entries = ({ a, b, c, d, e, f }: FlatMatrix) => [a, b, c, d, e, f];

describe('the matrix that pdfjs-dist reads with', () => {
  it('scales, and then moves by what was scaled, as a DOMMatrix does', () => {
    // what the reading of a drawn glyph of 8 by 4 pixels asks for
    expect(entries(new FlatMatrix().scaleSelf(1 / 8, -1 / 4).translateSelf(0, -4))).to.deep.equal([0.125, 0, -0, -0.25, 0, 1]);
    expect(entries(new FlatMatrix().scaleSelf(2).translateSelf(3, 5))).to.deep.equal([2, 0, 0, 2, 6, 10]);
  });
});
