/** Every limit of every reader is gone beyond, and the same child reads a good file after it. A limit that has no such file fails this suite. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { limits } from '../../../src/adapters/documents/limits.ts';
import { type PoolChild, startPoolChild } from '../../../src/adapters/documents/pool/pool-child.ts';
import { patience } from '../../support/patience.ts';
import { limitFiles } from './support/limit-files.ts';

/** What is no limit of what is read, or ends the child itself: where it is tested. */
const elsewhere: Readonly<Record<string, string>> = {
  file: 'a rule of the service, not of the child: hostile.test.ts, "file: 21 MB"',
  child: 'they end the child: reader-pool.test.ts',
  ocrChild: 'they end the child: reader-pool.test.ts',
  secondChild: 'they end the child: reader-pool.test.ts',
  cpu: 'they end the child: reader-pool.test.ts, "kills a parser that loops"',
  ocr: 'of the service, which asks for pages: scans-budget.test.ts',
  'pdf.scanCharacters': 'a threshold: below it a page is a scan',
  'pdf.traced': 'beyond it the words of a page are read without what is painted over them: long-texts.test.ts, "a PDF"',
  'zip.ratioAbove': 'a threshold: below it no ratio counts',
};

const pathsOf = (value: object, before = ''): readonly string[] =>
  Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    const path = `${before}${name}`;
    return typeof one === 'object' && one !== null && elsewhere[path] === undefined ? pathsOf(one, `${path}.`) : [path];
  });

const documents = new URL('../../../src/adapters/documents/', import.meta.url);
const moduleAt = (path: string): string => new URL(path, documents).href;
const good = Buffer.from('Order;4711\n\nArticle;Quantity;Price\nLamp;3;12.50\nPaper;4;2.00\n');
const cpuMs = 60_000;

describe('a reader that meets a limit', function () {
  this.timeout(patience(300_000));
  let child: PoolChild;
  before(async () => {
    const kinds = {
      read: moduleAt('readers/read.work.ts'),
      unpack: moduleAt('containers/unpack.work.ts'),
      words: moduleAt('message/words.work.ts'),
      table: moduleAt('table/table.work.ts'),
      page: moduleAt('render/page.work.ts'),
    };
    child = await startPoolChild({ kinds, settings: { readers: moduleAt('readers/registry.ts') } }, limits.child);
  });
  after(async () => child.kill());

  it('is tried at every limit that there is', () => {
    const known = new Set([...Object.keys(limitFiles), ...Object.keys(elsewhere)]);
    expect(pathsOf(limits).filter((path) => !known.has(path))).to.deep.equal([]);
    const all = new Set(pathsOf(limits));
    expect([...known].filter((path) => !all.has(path))).to.deep.equal([]);
  });

  it('has its limits in one place', () => {
    const own = readdirSync(documents, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/^(ocr|pool)\//.test(file))
      .flatMap((file) =>
        [
          ...readFileSync(new URL(file, documents), 'utf8').matchAll(
            /^const (most(?!Remembered|Companies)[A-Z]\w*) = [\d_*. ]+;/gm,
          ),
        ].map(([, name]) => `${file}: ${name}`),
      );
    expect(own).to.deep.equal([]);
  });

  for (const [path, { kind, input, bytes, ends, says }] of Object.entries(limitFiles))
    it(`${path}: ends in ${ends}, and the same child reads the next file`, async () => {
      const { pid } = child;
      const outcome = await child.run({ kind, input }, cpuMs, Buffer.from((await bytes()) as Buffer));
      const ended = outcome.outcome === 'refused' ? outcome.unreadable.code : outcome.outcome;
      const said = outcome.outcome === 'done' ? JSON.stringify(outcome.value) : JSON.stringify(outcome);
      expect(ended, said.slice(0, 500)).to.equal(ends);
      if (says) expect(says.test(said), said.slice(-500)).to.equal(true);
      for (let again = 0; again < 2; again += 1) {
        const next = await child.run({ kind: 'read', input: { type: 'csv' } }, cpuMs, good);
        expect(next.outcome).to.equal('done');
      }
      expect(child.alive()).to.equal(true);
      expect(child.pid).to.equal(pid);
    });
});
