import type { Page } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import sharp from 'sharp';
import { limits } from '../../../src/adapters/documents/limits.ts';
import { type OcrInput, work } from '../../../src/adapters/documents/ocr/page.work.ts';
import { readScans } from '../../../src/adapters/documents/ocr/scans.ts';
import type { SecondReader } from '../../../src/adapters/documents/ocr/second/second-reader.ts';
import type { Job } from '../../../src/adapters/documents/pool/pool-child.ts';
import type { ReaderPool } from '../../../src/adapters/documents/pool/reader-pool.ts';

const blank = (number: number): Page => ({ number, width: 595, height: 842, reader: 'ocr', words: [] });
const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
const scanned = { type: 'pdf' as const, path: 'scan.pdf', companyId: undefined, numbers };

/** Reads every page, each in so many milliseconds. */
const firstEngine = (cpuMs: number): ReaderPool =>
  ({
    run: async ({ input }: Job) => {
      const page = blank((input as OcrInput).page);
      return { outcome: 'done', cpuMs, value: { page, languages: ['eng'], turned: 0, warnings: [] } };
    },
  }) as unknown as ReaderPool;

const secondEngine = (cpuMs: number, asked: number[]): SecondReader => ({
  confirm: async (page) => {
    asked.push(page.number);
    return { page, cpuMs };
  },
  pids: () => [],
  stop: async () => undefined,
});

describe('what a scanned document may cost', () => {
  it('the second engine takes nothing from the first: every page is read, though not every one is confirmed', async () => {
    const asked: number[] = [];
    const engines = { pool: firstEngine(5_000), second: secondEngine(30_000, asked) };
    const { pages, warnings } = await readScans(engines, scanned, () => undefined);
    expect(pages.map(({ number }) => number).sort((a, b) => a - b)).to.deep.equal(numbers);
    expect(warnings).to.deep.equal([]);
    expect(asked.length).to.be.within(limits.cpu.secondDocument / 30_000, limits.cpu.secondDocument / 30_000 + 1);
  });

  it('a page on which there is nothing is not shown to the second engine', async () => {
    const asked: number[] = [];
    const value = { page: blank(1), languages: ['eng'], turned: null, warnings: [] };
    const pool = { run: async () => ({ outcome: 'done', cpuMs: 10, value }) } as unknown as ReaderPool;
    await readScans({ pool, second: secondEngine(10, asked) }, { ...scanned, numbers: [1] }, () => undefined);
    expect(asked).to.deep.equal([]);
  });
});

describe('the language of a scanned document', () => {
  it('is not told by a page on which there is nothing', async () => {
    const paper = { width: 1240, height: 1754, channels: 3 as const, background: '#ffffff' };
    const bytes = await sharp({ create: paper }).png().toBuffer();
    const empty = await work({ type: 'png', page: 1, languages: null }, {}, bytes);
    expect(empty.turned).to.equal(null);
    const asked: (readonly string[] | null)[] = [];
    const pool = {
      run: async ({ input }: Job) => {
        const { page, languages } = input as OcrInput;
        asked.push(languages);
        const value = page === 1 ? empty : { page: blank(page), languages: ['pol'], turned: 0, warnings: [] };
        return { outcome: 'done', cpuMs: 10, value };
      },
    } as unknown as ReaderPool;
    await readScans({ pool, second: null }, { ...scanned, numbers: [1, 2] }, () => undefined);
    expect(asked).to.deep.equal([null, null]);
  });
});
