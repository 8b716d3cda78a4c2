/**
 * npm run bench:scans: how well two engines read the numbers of scans. PDFs with text are rendered and damaged, so that it is known what stands where. Of the
 * numbers that the first engine read: how many of those that the second one confirms are right, and who is right where they differ.
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { SecondReading, Word } from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import { createDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import { comparable } from '../../src/adapters/documents/ocr/second/agreement.ts';
import { inOrder } from '../../src/main/tools/extract/in-order.ts';
import { withReadingCache } from '../score/reading-cache.ts';
import { type StrangersScan, scansByStrangers } from '../score/scan-sight.ts';
import type { Source } from '../score/sources.ts';
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

const parallel = 2;
const reader = createDocumentReader({ poolSize: parallel });
const cached = await withReadingCache(reader);
const told: Told[] = [];
let pages = 0;

/** A scan of which it is known what is printed. */
type Printed = Extract<StrangersScan, { readonly of: Source }>;

/** What is said of each number of a scan; a sentence where its page and the printed one cannot be laid over each other. */
async function look({ source: { name, path }, of }: Printed): Promise<readonly Told[] | string> {
  const reading = (at: string) => cached.read({ path: at, name: basename(at), declaredType: null });
  const [text, scan] = [await reading(of.path), await reading(path)];
  if (isLeft(scan)) return `${name}: ${scan.left.reason}`;
  const [page, truth] = [scan.right.pages[0], isLeft(text) ? undefined : text.right.pages[0]];
  const at = page && truth ? alignmentOf(page, truth) : null;
  if (!page || !truth || !at) return `${name}: too little was read to tell where it stands`;
  // also whole pieces: thousands that are set apart
  const printed = [...truth.words, ...truth.words.flatMap(parts), ...joined(truth.words)];
  return page.words.flatMap((word) => {
    const { second } = word;
    if (!second) return [];
    const right = isPrinted(printed, at, word, word.text);
    const secondRight = second.says === 'differs' ? isPrinted(printed, at, word, second.text) : second.says === 'agrees' && right;
    if (values.faults && !right && second.says !== 'silent')
      console.log(`${name}: ${word.text} ${JSON.stringify(second)} at ${Math.round(word.x)},${Math.round(word.y)}`);
    return [{ says: second.says, right, secondRight }];
  });
}

/** Those that npm run calibrate -- --scanned learns from, so that nothing is read twice. */
async function* chosen(): AsyncIterable<Printed> {
  let left = most;
  for await (const scan of scansByStrangers(every, cached)) {
    if (scan.of === null) continue;
    if (left-- === 0) return;
    yield scan;
  }
}

try {
  for await (const one of inOrder(chosen(), parallel, look)) {
    if (typeof one === 'string') console.log(one);
    else {
      pages += 1;
      told.push(...one);
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
}
