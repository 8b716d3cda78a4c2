import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { unreadableCodes } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { utils, write as writeBook } from 'xlsx';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { createIsolatedExtractor } from '../../../src/adapters/extraction/isolated-extractor.ts';
import { orderX, ublOrder } from '../../support/documents/order-xml.ts';
import { layoutsOf, type Random, randomFrom } from '../../support/order-documents/index.ts';
import { patience } from '../../support/patience.ts';
import { temporaryFiles } from './support/files.ts';

const samples = new URL('../../../../shared/vectors/documents/', import.meta.url);
const runs = Number(process.env.FUZZ_RUNS ?? 15);
/** a long run begins with more PDFs, whose parser's process is replaced after every damage */
const long = runs > 500;
const seed = Number(process.env.FUZZ_SEED ?? 1);
const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };

type Sample = { readonly name: string; readonly bytes: Buffer };

/** Small files of every kind that is read as text, in a long run the sample documents too. Scans would cost minutes. */
async function seeds(): Promise<readonly Sample[]> {
  const rows = [
    ['Article', 'Qty', 'Price'],
    ['Desk lamp', 3, 12.5],
  ];
  const book = (bookType: 'xlsx' | 'biff8'): Buffer =>
    writeBook({ SheetNames: ['Order'], Sheets: { Order: utils.aoa_to_sheet(rows) } }, { type: 'buffer', bookType }) as Buffer;
  const own = [
    ...(await Promise.all(
      layoutsOf('dev')
        .filter(({ format }) => format === 'pdf')
        .slice(0, long ? 5 : 1)
        .map(async (layout) => ({ name: 'order.pdf', bytes: (await layout.make(11)).bytes })),
    )),
    { name: 'order.xlsx', bytes: book('xlsx') },
    { name: 'order.xls', bytes: book('biff8') },
    { name: 'order.csv', bytes: Buffer.from('Article;Qty;Price\nDesk lamp;3;12,50\n"Paper; white";4;2,00\n') },
    { name: 'order.xml', bytes: Buffer.from(ublOrder()) },
    { name: 'order-x.xml', bytes: Buffer.from(orderX()) },
  ];
  if (!long || !existsSync(samples)) return own;
  const names = readdirSync(samples).filter((name) => name.endsWith('.pdf') && !name.startsWith('invoice_'));
  return [...own, ...names.map((name) => ({ name, bytes: readFileSync(new URL(name, samples)) }))];
}

/** What transport, programs and attackers do to files: bytes changed, cut, repeated, moved, or taken from another file. */
function mutated(bytes: Buffer, other: Buffer, random: Random): Buffer {
  const at = (): number => random.int(0, Math.max(0, bytes.length - 1));
  const [from, to] = [at(), at()].sort((a, b) => a - b) as [number, number];
  switch (random.int(0, 6)) {
    case 0:
      return bytes.subarray(0, to);
    case 1:
      return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
    case 2:
      return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from, Math.min(to, from + 5_000)), bytes.subarray(to)]);
    case 3:
      return Buffer.concat([bytes.subarray(0, from), other.subarray(0, random.int(1, 3_000)), bytes.subarray(from)]);
    default: {
      const changed = Buffer.from(bytes);
      for (let hit = random.int(1, 60); hit > 0; hit--) changed[at()] = random.int(0, 255);
      // numbers in the text of a file are its claims
      if (random.chance(0.4)) for (let hit = 9; hit > 0; hit--) changed.write(String(random.int(0, 99_999_999)), at(), 'latin1');
      return changed;
    }
  }
}

/** a long run says after each portion what came of it: one that is broken off has shown something */
const portion = 100;
const portions = Array.from({ length: Math.ceil(runs / portion) }, (_, at) => ({
  from: at * portion,
  to: Math.min(runs, (at + 1) * portion),
}));

describe(`documents changed at random (seed ${seed})`, function () {
  // a document that was damaged takes up to half a second, many a reader with it, and another program its share of the machine
  this.timeout(patience(120_000 + portion * 5_000));
  let reader: StoppableDocumentReader;
  let files: Awaited<ReturnType<typeof temporaryFiles>>;
  let originals: readonly Sample[];
  before(async () => {
    files = await temporaryFiles();
    reader = createDocumentReader({ poolSize: 2 });
    originals = await seeds();
  });
  after(async () => {
    await reader.stop();
    await files.remove();
  });

  /** How a run ended: read, or the code of its refusal. */
  const endOf = async (run: number): Promise<string> => {
    const random = randomFrom(seed * 100_003 + run);
    const { name, bytes } = originals[run % originals.length] ?? { name: '', bytes: Buffer.alloc(0) };
    const other = originals[random.int(0, originals.length - 1)]?.bytes ?? bytes;
    const file = await files.write(name, mutated(bytes, other, random));
    const read = await reader.read(file);
    if (isLeft(read)) {
      expect(unreadableCodes, `run ${run} of ${name}`).to.include(read.left.code);
      return read.left.code;
    }
    const extractor = createIsolatedExtractor(reader.pool);
    expect(await extractor.extract([{ name, content: read.right }], nobody), `run ${run} of ${name}`).to.be.an('array');
    return 'read';
  };

  for (const { from, to } of portions)
    it(`each from ${from} to ${to} ends in a result or a named reason`, async () => {
      const ends: Record<string, number> = {};
      const waiting = Array.from({ length: to - from }, (_, at) => from + at);
      const lane = async (): Promise<void> => {
        for (let run = waiting.shift(); run !== undefined; run = waiting.shift()) {
          const end = await endOf(run);
          ends[end] = (ends[end] ?? 0) + 1;
        }
      };
      await Promise.all([lane(), lane()]);
      const counted = Object.entries(ends).map(([end, count]) => `${count} ${end}`);
      console.log(`      ${counted.join(', ')}`);
    });
});
