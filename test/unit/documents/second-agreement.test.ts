import type { Word } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { agreed, comparable, type HeardLine } from '../../../src/adapters/documents/ocr/second/agreement.ts';
import { lettersIn } from '../../../src/adapters/documents/ocr/second/letters.ts';
import { textBoxes } from '../../../src/adapters/documents/ocr/second/text-boxes.ts';

const letterWidth = 6;
const word = (text: string, x: number, y = 100): Word => ({
  text,
  x,
  y,
  width: text.length * letterWidth,
  height: 10,
  bold: false,
  confidence: 0.95,
});
/** A line whose letters stand `letterWidth` apart from `x` on; spaces take a place as they do on paper. */
const line = (text: string, x: number, y = 105): HeardLine => ({
  letters: [...text].map((letter, at) => ({ text: letter, x: x + (at + 0.5) * letterWidth, sure: 0.97 })),
  x: [x, x + text.length * letterWidth],
  y: [y, y],
  height: 16,
});
const said = (words: readonly Word[]): readonly unknown[] => words.map(({ text, second }) => [text, second]);

describe('what a second engine says of numbers', () => {
  it('two readings are the same number where digits and decimals are, however its thousands are parted', () => {
    for (const same of [
      ['1.234,56', '1234,56'],
      ["1'234.56", '1,234.56'],
      ['12,50', '12.50'],
      ['€12.50', '12.50'],
      ['12/03/2025', '12/03/2025'],
      ['PO-48213', 'P0-48213'.replace('0', 'O')],
    ])
      expect(comparable(same[0] ?? ''), same.join(' = ')).to.equal(comparable(same[1] ?? ''));
    for (const other of [
      ['12,50', '1250'],
      ['1.234', '1234'],
      ['24', '4'],
      ['12,50', '12,60'],
      ['1.25', '12.5'],
    ])
      expect(comparable(other[0] ?? ''), other.join(' ≠ ')).not.to.equal(comparable(other[1] ?? ''));
  });

  it('a number that the first engine cut differs by what stands beside it', () => {
    const whole = agreed([word('4', 106), word('12.50', 200), word('lamp', 300)], [line('24', 100), line('12.50', 200)]);
    expect(said(whole)).to.deep.equal([
      ['4', { says: 'differs', text: '24' }],
      ['12.50', { says: 'agrees' }],
      ['lamp', undefined],
    ]);
  });

  it('it is silent where it reads no number there, also when it reads the same one elsewhere', () => {
    const whole = agreed([word('24', 100), word('7', 100, 300)], [line('24', 100, 505), line('pcs', 100, 305)]);
    expect(said(whole).slice(0, 2)).to.deep.equal([
      ['24', { says: 'silent' }],
      ['7', { says: 'silent' }],
    ]);
  });

  it('thousands that one engine parts and the other does not are one number', () => {
    const whole = agreed([word('1', 100), word('234,56', 112)], [line('1 234,56', 100)]);
    expect(said(whole)).to.deep.equal([
      ['1', { says: 'agrees' }],
      ['234,56', { says: 'agrees' }],
    ]);
  });

  it('a number that the first engine did not see stands on the page, marked; words do not', () => {
    const whole = agreed([word('lamp', 100)], [line('lamp', 100), line('17', 300), line('desk', 400)]);
    expect(said(whole)).to.deep.equal([
      ['lamp', undefined],
      ['17', { says: 'alone' }],
    ]);
  });

  it('where the first engine read almost nothing, what the second one reads is the page, marked', () => {
    const rows = Array.from({ length: 8 }, (_, row) => line('desk lamp', 100, 105 + row * 20));
    const whole = agreed([word('desk', 100)], rows);
    expect(whole.filter(({ second }) => second?.says === 'alone').map(({ text }) => text)).to.deep.equal([
      'lamp',
      ...Array.from({ length: 7 }, () => ['desk', 'lamp']).flat(),
    ]);
  });

  it('letters repeat only where something stands between them', () => {
    const alphabet = ['1', '2'];
    const steps = [1, 1, 0, 1, 2, 2, 0].flatMap((best) => [0, 1, 2].map((one) => (one === best ? 0.9 : 0.05)));
    const letters = lettersIn(Float32Array.from(steps), 7, alphabet);
    expect(letters.map(({ text }) => text).join('')).to.equal('112');
    expect(letters.map(({ at }) => at)).to.deep.equal([0.5 / 7, 3.5 / 7, 4.5 / 7]);
  });

  it('a line that falls is followed along its middle', () => {
    const [width, height] = [200, 100];
    const data = new Float32Array(width * height);
    for (let x = 20; x < 180; x++) for (let y = 0; y < 6; y++) data[(40 + Math.round(x / 20) + y) * width + x] = 0.9;
    const [box, ...more] = textBoxes({ data, width, height }, { width: 400, height: 200 });
    expect(more).to.deep.equal([]);
    expect(box && (box.middle1 - box.middle0) / (box.x1 - box.x0)).to.be.closeTo(0.05, 0.01);
    expect(box?.x0).to.be.within(20, 40);
    expect(box?.x1).to.be.within(360, 380);
  });
});
