import { expect } from 'chai';
import { describe, it } from 'mocha';
import sharp from 'sharp';
import { normalised } from '../../../src/adapters/documents/ocr/lightness.ts';
import { medianOf } from '../../../src/adapters/documents/ocr/median.ts';
import { fromGrey, type Grey, greyOf } from '../../../src/adapters/documents/ocr/raster.ts';
import { tiff } from '../../../src/adapters/documents/ocr/tiff.ts';
import { randomFrom } from '../../support/order-documents/random.ts';

/** Paper from `from` to `to` with noise, and a tenth of it print. */
function paper(seed: number, from: number, to: number, width = 180, height = 90): Grey {
  const random = randomFrom(seed);
  const data = Buffer.alloc(width * height);
  for (let at = 0; at < data.length; at++)
    data[at] = random.next() < 0.1 ? random.next() * from : from + random.next() * (to - from + 0.99);
  return { data, width, height, dpi: 200 };
}
const pages = [
  paper(1, 250, 255),
  paper(2, 120, 180),
  paper(3, 0, 255),
  paper(4, 255, 255, 700, 495),
  paper(5, 90, 240, 700, 990),
];

describe('what is done to grey pixels here instead of by the library', () => {
  it('takes a median as the library does, also at the edges', async () => {
    for (const page of [...pages.slice(0, 3), paper(6, 40, 200, 17, 15)])
      expect(medianOf(page, 15).data.equals((await greyOf(fromGrey(page).median(15))).data)).to.equal(true);
  });

  it('stretches lightness as the library does', async () => {
    for (const page of pages)
      expect(normalised(page).data.equals((await greyOf(fromGrey(page).normalise())).data)).to.equal(true);
  });

  it('gives a page to the engine as a TIFF of the same pixels', async () => {
    for (const page of pages) {
      const { data, width, height } = await greyOf(sharp(tiff(page)));
      expect({ width, height, same: data.equals(page.data) }).to.deep.equal({
        width: page.width,
        height: page.height,
        same: true,
      });
    }
  });
});
