import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { assembly, type Piece, piecesOf } from '../../../src/adapters/documents/pool/pieces.ts';

/** As they arrive at the other process. */
const sent = (value: unknown): readonly Piece[] =>
  [...piecesOf(value)].map((piece) => JSON.parse(JSON.stringify(piece)) as Piece);
const together = (pieces: readonly Piece[]): unknown => {
  const whole = assembly();
  for (const piece of pieces) whole.add(piece);
  return whole.value();
};

describe('a value that travels in pieces', () => {
  it('is the same on the other side', () => {
    const lists = fc.array(fc.record({ text: fc.string(), x: fc.integer() }), { maxLength: 900, size: 'max' });
    fc.assert(
      fc.property(fc.array(fc.record({ name: fc.string(), words: lists }), { maxLength: 4 }), (pages) => {
        expect(together(sent({ pages, nothing: null }))).to.deep.equal({ pages, nothing: null });
      }),
      { numRuns: 20 },
    );
  });

  it('never has a piece that takes long to read', () => {
    const words = Array.from({ length: 50_000 }, (_, x) => ({
      text: 'a word of a page',
      x,
      y: 2.25,
      width: 3,
      height: 4,
      bold: true,
    }));
    const longest = Math.max(...sent({ pages: [{ words }] }).map((piece) => JSON.stringify(piece).length));
    expect(longest).to.be.lessThan(64 * 1024);
  });

  it('adds nothing where there is no list of its own', () => {
    const whole = assembly();
    whole.add({ at: null, items: { list: [] } });
    whole.add({ at: ['__proto__', 'list'], items: ['x'] });
    whole.add({ at: ['constructor'], items: ['x'] });
    expect(whole.value()).to.deep.equal({ list: [] });
  });
});
