import { expect } from 'chai';
import { describe, it } from 'mocha';
import { bandsOf } from '../../../src/adapters/documents/ocr/bands.ts';
import type { Grey } from '../../../src/adapters/documents/ocr/raster.ts';

/** A page of 100 dots an inch with black lines of text, each 12 pixels high, from these rows on. */
function pageWith(rows: readonly number[], height = 600): Grey {
  const width = 200;
  const data = Buffer.alloc(width * height, 255);
  for (const row of rows) for (let y = row; y < row + 12; y++) data.fill(0, y * width + 20, y * width + 180);
  return { data, width, height, dpi: 100 };
}

describe('bands of a page', () => {
  it('are cut between lines, from the top to the end, none of them lost', () => {
    const page = pageWith([10, 40, 70, 100, 130, 160, 190, 220, 250]);
    const bands = [...bandsOf(page)];
    const ink = (one: Grey): number => one.data.reduce((sum, grey) => sum + (grey === 0 ? 1 : 0), 0);
    expect(bands.reduce((sum, band) => sum + ink(band), 0)).to.equal(ink(page));
    for (const { data, width, height } of bands) {
      expect(data).to.have.length(width * height);
      expect(data[50], 'a cut runs through paper').to.equal(255);
    }
  });

  it('are left out where nothing is printed, and an empty page has none', () => {
    expect([...bandsOf(pageWith([10, 560]))].length).to.equal(2);
    expect([...bandsOf(pageWith([]))]).to.deep.equal([]);
  });
});
