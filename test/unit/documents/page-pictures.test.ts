import { expect } from 'chai';
import { describe, it } from 'mocha';
import { componentsOf } from '../../../src/adapters/documents/ocr/components.ts';
import { evenContrast } from '../../../src/adapters/documents/ocr/contrast.ts';
import { withoutDarkBlocks } from '../../../src/adapters/documents/ocr/dark-blocks.ts';
import type { Recognised } from '../../../src/adapters/documents/ocr/engine.ts';
import { inkOn } from '../../../src/adapters/documents/ocr/ink.ts';
import type { Grey } from '../../../src/adapters/documents/ocr/raster.ts';
import { withoutRulings } from '../../../src/adapters/documents/ocr/rulings.ts';
import { secondLook } from '../../../src/adapters/documents/ocr/second-look.ts';
import { unreadPieces } from '../../../src/adapters/documents/ocr/unread.ts';

/** A page of white paper at 200 dpi with rectangles of one grey on it: x, y, width, height, grey. */
function pageWith(rectangles: readonly (readonly [number, number, number, number, number])[], width = 800, height = 400): Grey {
  const data = Buffer.alloc(width * height, 250);
  for (const [left, top, wide, high, grey] of rectangles)
    for (let y = top; y < top + high; y++) data.fill(grey, y * width + left, y * width + left + wide);
  return { data, width, height, dpi: 200 };
}
const at = (page: Grey, x: number, y: number): number => page.data[y * page.width + x] ?? -1;

/** Stands for a letter: as high as print, and no bar. */
const letter = (x: number, y: number, grey = 20): readonly [number, number, number, number, number] => [x, y, 12, 22, grey];

describe('the picture of a page before it is read', () => {
  it('loses the lines of its table, and keeps a letter that touches one', () => {
    const page = withoutRulings(pageWith([[50, 100, 600, 3, 0], [300, 60, 3, 200, 0], letter(100, 78), letter(288, 160)]));
    expect(at(page, 500, 101), 'a line across').to.equal(250);
    expect(at(page, 301, 230), 'a line down').to.equal(250);
    expect(at(page, 301, 101), 'where they cross').to.equal(250);
    expect(at(page, 105, 90), 'a letter that stands on a line').to.equal(20);
    expect(at(page, 293, 170), 'a letter beside a line').to.equal(20);
  });

  it('keeps what is too short or too thick for a line of a table', () => {
    const page = withoutRulings(
      pageWith([
        [50, 100, 60, 3, 0],
        [50, 200, 400, 14, 0],
      ]),
    );
    expect([at(page, 80, 101), at(page, 200, 207)]).to.deep.equal([0, 0]);
  });

  it('has dark letters on paper where it was light on dark', () => {
    const page = withoutDarkBlocks(pageWith([[40, 100, 600, 40, 30], letter(100, 109, 240), letter(500, 300)]));
    expect(at(page, 106, 120), 'a letter in the block').to.be.below(60);
    expect(at(page, 300, 120), 'the block').to.be.above(200);
    expect(at(page, 505, 310), 'a letter elsewhere').to.equal(20);
  });

  it('shows pale print as dark as black print, and noise as paper', () => {
    const columns = [100, 200, 300, 400];
    const pale = pageWith([...columns.map((x) => letter(x, 100, 170)), ...columns.map((x) => letter(x + 300, 250, 10))]);
    for (let x = 0; x < pale.data.length; x += 3) pale.data[x] = Math.max(0, (pale.data[x] ?? 0) - 6);
    const page = evenContrast(pale);
    expect(at(page, 105, 110)).to.be.below(120);
    expect(at(page, 605, 260)).to.be.below(60);
    expect(at(page, 250, 350)).to.be.above(200);
  });

  it('falls into its connected pieces of ink, however they wind', () => {
    const hook = [
      [10, 10, 4, 40, 0],
      [10, 46, 30, 4, 0],
      [36, 10, 4, 40, 0],
      [100, 10, 10, 10, 0],
    ] as const;
    const pieces = componentsOf(inkOn(pageWith(hook, 200, 100)));
    expect(pieces.map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1])).to.have.deep.members([
      [10, 10, 40, 50],
      [100, 10, 110, 20],
    ]);
  });
});

describe('a second look at a page', () => {
  const word = (x0: number, text = 'word', confidence = 95): Recognised => ({
    text,
    x0,
    y0: 100,
    x1: x0 + 60,
    y1: 122,
    confidence,
  });
  const row = [30, 120, 210, 300, 390, 480].map((x) => word(x));

  it('finds a digit that stands alone on a line and that no word covers', () => {
    const page = pageWith([
      ...row.map((one) => letter(one.x0 + 10, 100)),
      letter(600, 100),
      letter(600, 300),
      [700, 100, 3, 22, 0],
    ]);
    const pieces = unreadPieces(page, row);
    expect(pieces).to.have.length(1);
    expect(pieces[0]).to.include({ x0: 600, x1: 612 });
  });

  it('takes what it reads there when it is sure, in its place on the page', async () => {
    const page = pageWith([...row.map((one) => letter(one.x0 + 10, 100)), letter(600, 100)]);
    const reading = (confidence: number) => async (): Promise<readonly Recognised[]> => [
      { text: '5', x0: 11, y0: 11, x1: 23, y1: 33, confidence },
    ];
    expect(await secondLook(page, row, reading(50))).to.have.length(6);
    const words = await secondLook(page, row, reading(95));
    expect(words.at(-1)).to.include({ text: '5', x0: 600, y0: 100, x1: 612, y1: 122 });
  });

  it('reads a doubtful number again by itself, and keeps the surer reading', async () => {
    const page = pageWith([letter(510, 100)]);
    const words = [...row, word(500, '1z', 40)];
    const again = (confidence: number) => async (): Promise<readonly Recognised[]> => [
      { text: '12', x0: 11, y0: 11, x1: 71, y1: 33, confidence },
    ];
    expect((await secondLook(page, words, again(90))).at(-1)?.text).to.equal('12');
    expect((await secondLook(page, words, again(30))).map(({ text }) => text)).to.include('1z');
  });

  it('never takes a number without the point that the first look saw, and is not sure where two looks differ', async () => {
    const page = pageWith([letter(510, 100)]);
    const again = (text: string) => async (): Promise<readonly Recognised[]> => [
      { text, x0: 11, y0: 11, x1: 71, y1: 33, confidence: 96 },
    ];
    const doubtful = [...row, word(500, '131.17', 60)];
    expect((await secondLook(page, doubtful, again('13117'))).map(({ text }) => text)).to.include('131.17');
    expect((await secondLook(page, doubtful, again('181.17'))).at(-1)).to.include({ text: '181.17', confidence: 75 });
    expect((await secondLook(page, doubtful, again('131.17'))).at(-1)).to.include({ text: '131.17', confidence: 96 });
  });
});
