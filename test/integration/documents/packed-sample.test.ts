/**
 * The readers end to end: of the documents that are kept as readings a sample is kept as files too, and the readers give for these what is packed. If a reader
 * is to give something else, `npm run pack-readings -- SET` packs the sample anew.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { hashOf } from '../../../bench/score/hash.ts';
import { packedReading } from '../../../bench/support/packed-readings.ts';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';

const strangers = fileURLToPath(new URL('../../fixtures/strangers/', import.meta.url));
/** of the files: a run of the tests reads some, and none that need OCR, which the night's scores read */
const [every, isRead] = [4, /\.(pdf|xlsx?|csv)$/];

describe('the sample of files beside packed readings', () => {
  let reader: StoppableDocumentReader;
  let files: readonly string[];
  before(async () => {
    reader = createDocumentReader({ poolSize: 1 });
    const all = (await readdir(strangers, { recursive: true })).filter((name) => isRead.test(name)).sort();
    // the low bits chose the sample
    files = all.filter((name) => (hashOf(name) >>> 12) % every === 0);
  });
  after(() => reader.stop());

  it('is read as it was packed: every word and cell in its place', async () => {
    let compared = 0;
    for (const name of files) {
      const path = join(strangers, name);
      const packed = await packedReading(path);
      const [document] = packed?.read ?? [];
      if (!document || document.content.pages.some((page) => page.reader === 'ocr')) continue;
      const read = await reader.read({ path, name, declaredType: null });
      if (isLeft(read)) throw new Error(`${name}: ${read.left.reason}`);
      const { pages, sheets, type, warnings } = JSON.parse(JSON.stringify(read.right));
      const { content } = document;
      expect({ pages, sheets, type, warnings }, name).to.deep.equal({
        pages: content.pages,
        sheets: content.sheets,
        type: content.type,
        warnings: content.warnings,
      });
      compared += 1;
    }
    console.log(`      ${compared} files`);
    expect(compared).to.be.greaterThan(5);
  });
});
