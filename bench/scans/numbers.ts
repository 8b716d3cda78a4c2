/**
 * npm run bench:scans: how well two engines read the numbers of scans. PDFs with text are rendered and damaged, so that it is known what stands where. Of the
 * numbers that the first engine read: how many of those that the second one confirms are right, and who is right where they differ.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLeft } from 'fp-ts/lib/Either.js';
import { createDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import { comparable } from '../../src/adapters/documents/ocr/second/agreement.ts';
import type { SecondReading, Word } from '../../src/domain/shared/documents.port.ts';
import { damagesOf } from '../../test/support/order-documents/index.ts';
import { randomFrom } from '../../test/support/order-documents/random.ts';
import { pdfOfScans, scansOf } from '../../test/support/order-documents/scan.ts';
import { strangerSets, strangers } from '../score/strangers.ts';
import { tableOf } from '../support/table.ts';
import { type Alignment, alignedAt, alignmentOf, joined, parts } from './aligned.ts';

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '20' },
    every: { type: 'string', default: '1' },
    faults: { type: 'boolean', default: false },
  },
});
const [most, every] = [Number(values.n), Number(values.every)];
/** points by which a word of a scan may stand off where it is printed */
const near = 8;

type Told = { readonly says: SecondReading['says']; readonly right: boolean; readonly secondRight: boolean };

/** Whether this number is printed there, by itself or beside others that were drawn with it. */
function isPrinted(printed: readonly Word[], at: Alignment, word: Word, text: string): boolean {
  const { x, y } = alignedAt(at, word);
  const value = comparable(text);
  return printed.some(
    (one) =>
      Math.abs(one.y + one.height / 2 - y) < near &&
      x > one.x - near - word.width / 2 &&
      x < one.x + one.width + near + word.width / 2 &&
      (comparable(one.text) === value || one.text.split(/[^\d.,]+/).some((part) => part !== '' && comparable(part) === value)),
  );
}

const directory = await mkdtemp(join(tmpdir(), 'order-intake-scans-'));
const reader = createDocumentReader({ poolSize: 2 });
const told: Told[] = [];
let pages = 0;
try {
  const all = (await Promise.all((await strangerSets()).map(strangers))).flat().filter(({ name }) => name.endsWith('.pdf'));
  const damages = Object.entries(damagesOf('check'));
  for (const [index, { path, name }] of all
    .filter((_, at) => at % every === 0)
    .slice(0, most)
    .entries()) {
    const file = (at: string) => ({ path: at, name, declaredType: null });
    const text = await reader.read(file(path));
    const [how = '', damage] = damages[index % damages.length] ?? [];
    if (isLeft(text) || !damage || damage.turned || text.right.pages.length > 2) continue;
    const pictures = await scansOf(await readFile(path), damage, randomFrom(index));
    const scan = join(directory, `${index}.pdf`);
    await writeFile(scan, await pdfOfScans(pictures, damage.dpi));
    const read = await reader.read(file(scan));
    if (isLeft(read)) {
      console.log(`${name} (${how}): ${read.left.reason}`);
      continue;
    }
    for (const page of read.right.pages) {
      const truth = text.right.pages.find(({ number }) => number === page.number);
      if (truth?.reader !== 'text') continue;
      const at = alignmentOf(page, truth);
      if (!at) {
        console.log(`${name} (${how}): too little was read to tell where it stands`);
        continue;
      }
      pages += 1;
      // also whole pieces: thousands that are set apart
      const printed = [...truth.words, ...truth.words.flatMap(parts), ...joined(truth.words)];
      for (const word of page.words) {
        const { second } = word;
        if (!second) continue;
        const right = isPrinted(printed, at, word, word.text);
        const secondRight =
          second.says === 'differs' ? isPrinted(printed, at, word, second.text) : second.says === 'agrees' && right;
        told.push({ says: second.says, right, secondRight });
        if (values.faults && !right && second.says !== 'silent')
          console.log(`${name} (${how}): ${word.text} ${JSON.stringify(second)} at ${Math.round(word.x)},${Math.round(word.y)}`);
      }
    }
  }
  const row = (says: Told['says']): readonly string[] => {
    const own = told.filter((one) => one.says === says);
    const right = own.filter((one) => one.right).length;
    const share = own.length === 0 ? '' : `${((right / own.length) * 100).toFixed(2)} %`;
    return [says, String(own.length), String(right), share, String(own.filter((one) => one.secondRight).length)];
  };
  console.log(
    tableOf([
      ['the second engine', 'numbers', 'right', 'share', 'its own is right'],
      row('agrees'),
      row('differs'),
      row('silent'),
      row('alone'),
    ]),
  );
  console.log(`${pages} pages`);
} finally {
  await reader.stop();
  await rm(directory, { recursive: true, force: true });
}
