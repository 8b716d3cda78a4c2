import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { createIsolatedExtractor } from '../../../src/adapters/extraction/isolated-extractor.ts';
import { attempt } from '../../support/hostile/run.ts';
import { hostileFiles } from '../../support/hostile/set.ts';
import { patience } from '../../support/patience.ts';
import { temporaryFiles } from './support/files.ts';

/** All of them take minutes (npm run nightly -- --only hostile); here every fourth that ends soon. `npm run hostile` prints their table. */
const all = process.env.HOSTILE_FILES === 'all';
const slow =
  /unpacks to 300|graphic states|each draw|lines drawn|pieces of text|painted with itself|fax|ten thousand ranges|objects|noise, to be|chessboard|hundreds of scans/;
/** they come to both engines for scans, which have suites of their own */
const scanned = /small as dust|four thousand million values/;
const chosen = all
  ? hostileFiles
  : hostileFiles.filter(({ title }) => !slow.test(title)).filter(({ title }, index) => index % 4 === 0 && !scanned.test(title));

describe('files that attack their reader', function () {
  this.timeout(patience(200_000));
  let reader: StoppableDocumentReader;
  let files: Awaited<ReturnType<typeof temporaryFiles>>;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const memory = (): number => process.memoryUsage().rss / 1024 / 1024;
  let memoryBefore = 0;

  before(async () => {
    files = await temporaryFiles();
    reader = createDocumentReader({ poolSize: 1 });
    memoryBefore = memory();
    delay.enable();
  });
  after(async () => {
    delay.disable();
    console.log(
      `      longest wait of the event loop ${(delay.max / 1e6).toFixed(0)} ms, memory ${memoryBefore.toFixed(0)} MB before, ${memory().toFixed(0)} MB after`,
    );
    await reader.stop();
    await files.remove();
  });

  it('are at least 80, each with a title of its own', () => {
    expect(hostileFiles.length).to.be.at.least(80);
    expect(new Set(hostileFiles.map(({ title }) => title)).size).to.equal(hostileFiles.length);
  });

  for (const hostile of chosen)
    it(`${hostile.title}: ends in a result or a reason`, async () => {
      const result = await attempt(hostile, { reader, extractor: createIsolatedExtractor(reader.pool), write: files.write });
      expect(hostile.ends, `${result.ended}: ${result.words}`).to.include(result.ended);
    });

  it('leave a reader behind that reads the next order', async () => {
    const order = await files.write('order.csv', 'Bestellung;4711\n\nArtikel;Menge;Preis EUR\nLampe;3;12,50\nPapier;4;2,00\n');
    const read = await reader.read(order);
    expect(read._tag).to.equal('Right');
  });
});
