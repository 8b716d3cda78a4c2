import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { judged } from '../../../bench/score/judge.ts';
import { collected, generated, type Source } from '../../../bench/score/sources.ts';
import { type Score, scoreOf } from '../../../bench/score/tally.ts';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { createIsolatedExtractor } from '../../../src/adapters/extraction/isolated-extractor.ts';
import { patience } from '../../support/patience.ts';

const samples = fileURLToPath(new URL('../../../../shared/vectors/documents/', import.meta.url));

/** A minute of OCR: scored by npm run score and by the nightly run (SCORE_SCANS=1) alone, as are the dev layouts. One scan is always read. */
const scans: ReadonlySet<string> = new Set([
  'AmazonWebServices.png',
  'oyo.png',
  'invoice_3.pdf',
  'invoice_4.pdf',
  'invoice_5.pdf',
  'invoice_6.pdf',
]);
const withScans = process.env.SCORE_SCANS === '1';

async function* each(sources: readonly Source[]): AsyncIterable<Source> {
  yield* sources;
}

/** Measured with npm run score, less a margin: what falls below was read better before. */
describe('how much is read right', function () {
  this.timeout(patience(600_000));
  let reader: StoppableDocumentReader;
  let directory: string;

  before(async () => {
    reader = createDocumentReader({ poolSize: 2 });
    directory = await mkdtemp(join(tmpdir(), 'order-intake-floors-'));
  });
  after(async () => {
    await reader.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const scored = async (sources: AsyncIterable<Source>): Promise<Score> =>
    scoreOf(await judged(sources, reader, createIsolatedExtractor(reader.pool), 4));

  // the check layouts are what nothing was made to read: they tell more
  if (withScans)
    it('of the generated dev layouts', async () => {
      const wanted = { set: 'dev', seed: 71, orders: 1, others: 1, scans: 0 } as const;
      const score = await scored(generated(wanted, join(directory, 'dev')));
      expect(score.unread).to.equal(0);
      expect(score.lines.f1).to.be.at.least(0.9);
      expect(score.header.f1).to.be.at.least(0.92);
    });

  it('of the generated check layouts', async () => {
    const wanted = { set: 'check', seed: 72, orders: 1, others: 1, scans: 0 } as const;
    const score = await scored(generated(wanted, join(directory, 'check')));
    expect(score.unread).to.equal(0);
    expect(score.lines.f1).to.be.at.least(0.93);
    expect(score.header.f1).to.be.at.least(0.93);
    expect(score.wrongDrafts.length).to.be.at.most(1);
    expect(score.believedRight / score.believed).to.be.at.least(0.9);
  });

  if (withScans)
    it('of scans of the check layouts', async () => {
      const wanted = { set: 'check', seed: 73, orders: 0, others: 0, scans: 1 } as const;
      const score = await scored(generated(wanted, join(directory, 'scans')));
      expect(score.unread).to.equal(0);
      expect(score.lines.f1).to.be.at.least(0.75);
      expect(score.header.f1).to.be.at.least(0.8);
    });

  it('of the sample documents', async function () {
    const sources = await collected(samples);
    if (sources.length === 0) {
      console.log('      the sample documents (../shared/vectors/documents) are not here');
      this.skip();
    }
    const score = await scored(each(sources.filter(({ name }) => withScans || !scans.has(name))));
    expect(score.wrongDrafts).to.deep.equal([]);
    expect(score.lines.f1).to.be.at.least(withScans ? 0.6 : 0.75);
    expect(score.header.f1).to.be.at.least(withScans ? 0.8 : 0.93);
  });
});
