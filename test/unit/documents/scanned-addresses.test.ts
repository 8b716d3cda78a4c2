import { expect } from 'chai';
import { describe, it } from 'mocha';
import { likeAddresses, withAddresses, withSignsJoined } from '../../../src/adapters/documents/ocr/addresses.ts';
import type { Recognised } from '../../../src/adapters/documents/ocr/engine.ts';
import { inLettersOf } from '../../../src/adapters/documents/ocr/letters.ts';

const word = (text: string, x0: number, x1: number, y0 = 100): Recognised => ({ text, x0, x1, y0, y1: y0 + 20, confidence: 90 });
const texts = (words: readonly Recognised[]): readonly string[] =>
  [...words].sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0).map(({ text }) => text);

describe("an address that the data of a page's language has no sign for", () => {
  it('has its letters from that data, and its sign from another reading', () => {
    const own = [word('E-post:', 0, 60), word('tekniskOstorelva.example', 70, 300)];
    const other = [word('E-post:', 0, 60), word('teknisx@storelva.example', 70, 300)];
    expect(texts(withAddresses(own, other))).to.deep.equal(['E-post:', 'teknisk@storelva.example']);
  });

  it('is whole where the other reading parted it', () => {
    const own = [word('satinalmaGmarmarisotel.example', 70, 330)];
    const other = [word('satinal', 70, 130), word('ma@marmarisotel.example', 135, 330)];
    expect(texts(withAddresses(own, other))).to.deep.equal(['satinalma@marmarisotel.example']);
  });

  it('has none of the letters that its sign was taken for', () => {
    for (const own of ['biuro(dsadywisniewscy.example', 'biurodsadywisniewscy.example', 'biuroVOsadywisniewscy.example'])
      expect(texts(withAddresses([word(own, 0, 200)], [word('biuro@sadywisniewscy.example', 0, 200)]))).to.deep.equal([
        'biuro@sadywisniewscy.example',
      ]);
  });

  it('gets a sign that was not seen at all', () => {
    expect(texts(withAddresses([word('nabavamuster.example', 0, 200)], [word('nabava@muster.example', 0, 200)]))).to.deep.equal([
      'nabava@muster.example',
    ]);
  });

  it('is what the other reading has, without its marks, where nothing like it stands there', () => {
    const own = [word('cOm...', 0, 40), word('Xxx', 45, 200)];
    expect(texts(withAddresses(own, [word('compras@sierraälta.example', 0, 200)]))).to.deep.equal(['compras@sierraalta.example']);
  });

  it('stays where the data has the sign', () => {
    const own = [word('orders@muster.example', 0, 200)];
    expect(withAddresses(own, [word('orders@mûster.example', 0, 200)])).to.deep.equal(own);
  });

  it('takes nothing from other lines', () => {
    const own = [word('Muster', 0, 90, 60), word('postOmuster.example', 0, 200)];
    expect(texts(withAddresses(own, [word('post@muster.example', 0, 200)]))).to.deep.equal(['Muster', 'post@muster.example']);
  });
});

describe('letters that a language writes otherwise than its data', () => {
  it('are Romanian with a comma', () => {
    expect(texts(inLettersOf(['ron'], [word('ŢESĂTORIA', 0, 90), word('preţ', 95, 120)]))).to.deep.equal(['ȚESĂTORIA', 'preț']);
  });

  it('stay in Turkish, which has a cedilla', () => {
    expect(texts(inLettersOf(['tur'], [word('ŞTİ.', 0, 90)]))).to.deep.equal(['ŞTİ.']);
  });
});

describe('an address that was read without its sign', () => {
  const found = (words: readonly Recognised[]): readonly string[] => likeAddresses(words).map(({ x0, x1 }) => `${x0}-${x1}`);

  it('is looked for where a domain ends, or a letter of another kind stands between small ones, with what stands close beside', () => {
    expect(found([word('postOmuster.example', 0, 200)])).to.deep.equal(['0-200']);
    expect(found([word('compras', 0, 70), word('Omuster.es.', 76, 200), word('Att.', 300, 340)])).to.deep.equal(['0-200']);
    expect(found([word('nakupeEpdhornaluka', 0, 200), word('sk', 206, 220)])).to.deep.equal(['0-220']);
    expect(
      found([word('inkop@muster.example', 0, 200), word('Leverantör', 0, 90, 200), word('12.500', 0, 60, 300)]),
    ).to.deep.equal([]);
  });

  it('is joined where its sign was read at the end of a piece or at the beginning of the next', () => {
    expect(texts(withSignsJoined([word('cafe', 0, 40), word('@muster.example', 42, 200)]))).to.deep.equal([
      'cafe@muster.example',
    ]);
    expect(texts(withSignsJoined([word('cafe@', 0, 45), word('muster.example', 48, 200)]))).to.deep.equal([
      'cafe@muster.example',
    ]);
    expect(texts(withSignsJoined([word('Tel.', 0, 40), word('0123', 48, 90)]))).to.deep.equal(['Tel.', '0123']);
  });

  it('is as sure as the surer of two readings', () => {
    const other = { ...word('post@muster.example', 0, 200), confidence: 0 };
    expect(withAddresses([word('postOmuster.example', 0, 200)], [other]).map(({ confidence }) => confidence)).to.deep.equal([90]);
  });
});
