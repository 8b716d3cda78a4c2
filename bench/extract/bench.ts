/** npm run bench:extract: reading and extracting against the bare tools, on the same files in the same run. Ratios; times are the machine's. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { DocumentContent } from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import { read as readBook } from 'xlsx';
import { createDocumentReader, type StoppableDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import { firstLanguages } from '../../src/adapters/documents/ocr/language.ts';
import { read as readPdf } from '../../src/adapters/documents/readers/pdf-text.reader.ts';
import { createIsolatedExtractor } from '../../src/adapters/extraction/isolated-extractor.ts';
import { layoutsOf } from '../../test/support/order-documents/index.ts';
import { randomFrom } from '../../test/support/order-documents/random.ts';
import { scansOf } from '../../test/support/order-documents/scan.ts';
import { median } from '../support/measure.ts';
import { tableOf } from '../support/table.ts';
import { nativeTesseract, pdftotext } from './native.ts';

type File = { readonly path: string; readonly name: string; readonly declaredType: null };

const rounds = 21;
const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };
const directory = await mkdtemp(join(tmpdir(), 'order-intake-bench-'));
const rows: string[][] = [['what', 'ours', 'against', 'theirs', 'ratio', 'goal']];
const add = (what: string, ours: number, against: string, theirs: number | null, goal = ''): void => {
  const ratio = theirs === null ? (against === '' ? '' : 'skipped: not installed') : (ours / theirs).toFixed(2);
  rows.push([what, `${ours.toFixed(1)} ms`, against, theirs === null ? '' : `${theirs.toFixed(1)} ms`, ratio, goal]);
};

const kept = async (name: string, bytes: Buffer): Promise<File> => {
  const path = join(directory, name);
  await writeFile(path, bytes);
  return { path, name, declaredType: null };
};
const contentOf = async (reader: StoppableDocumentReader, file: File): Promise<DocumentContent> => {
  const read = await reader.read(file);
  if (isLeft(read)) throw new Error(`${file.name}: ${read.left.reason}`);
  return read.right;
};
const timed = async (work: () => unknown): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};
const medianOf = async (times: number, work: () => unknown): Promise<number> => {
  const all: number[] = [];
  for (let round = 0; round < times; round++) all.push(await timed(work));
  return median(all);
};
/** megabytes, the highest of these processes since they started; null where the system does not tell */
const peakOf = async (pids: readonly number[]): Promise<number | null> => {
  try {
    const texts = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/status`, 'utf8')));
    return Math.round(Math.max(...texts.map((text) => Number(/VmHWM:\s+(\d+)/.exec(text)?.[1] ?? 0))) / 1024);
  } catch {
    return null;
  }
};

const english = layoutsOf('dev').filter(({ languages }) => languages.includes('en'));
const made = async (format: 'pdf' | 'xlsx', count: number): Promise<readonly Buffer[]> => {
  const layouts = english.filter((layout) => layout.format === format);
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const document = await layouts[index % layouts.length]?.make(500 + index, 'order', 'en');
      if (!document) throw new Error(`no layout makes ${format} files`);
      return document.bytes;
    }),
  );
};

/** documents after which a child's code is compiled as well as it will be */
const warmAfter = 80;
const measuredDocuments = 240;

type Pace = { readonly perSecond: number; readonly longestWaitMs: number };

/** Documents read and extracted in a second with so many children, and for how long this process's event loop was held meanwhile. */
async function paceOf(children: number, files: readonly File[]): Promise<Pace> {
  const reader = createDocumentReader({ poolSize: children });
  const extractor = createIsolatedExtractor(reader.pool);
  const one = async (file: File): Promise<void> => {
    await extractor.extract([{ name: file.name, content: await contentOf(reader, file) }], nobody);
  };
  try {
    const times = (count: number): readonly File[] => Array.from({ length: count }, () => files).flat();
    await Promise.all(times(Math.ceil((warmAfter * children) / files.length)).map(one));
    const measured = times(Math.ceil(measuredDocuments / files.length));
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const seconds = (await timed(() => Promise.all(measured.map(one)))) / 1000;
    delay.disable();
    return { perSecond: measured.length / seconds, longestWaitMs: delay.max / 1e6 };
  } finally {
    await reader.stop();
  }
}

const tesseract = nativeTesseract(firstLanguages);
const reader = createDocumentReader({ poolSize: 1 });
const byOneEngine = createDocumentReader({ poolSize: 1, secondReader: null });
try {
  const pdfs = await made('pdf', 8);
  const pages = await Promise.all(pdfs.map((bytes, index) => kept(`${index}.pdf`, bytes)));
  const onePage = (await Promise.all(pages.map(async (file) => ({ file, content: await contentOf(reader, file) })))).find(
    ({ content }) => content.pages.length === 1,
  );
  if (!onePage) throw new Error('no layout has one page');
  const bytes = await readFile(onePage.file.path);
  for (let round = 0; round < rounds; round++) await readPdf(bytes); // as warm as the child is
  const bare = await medianOf(rounds, () => readPdf(bytes));
  const text = await medianOf(rounds, () => contentOf(reader, onePage.file));
  add('text PDF, one page, warm', text, 'the reader in this process', bare, 'below 3');
  add(
    'text PDF, one page, warm',
    text,
    'pdftotext -layout',
    pdftotext ? await medianOf(9, () => pdftotext?.(onePage.file.path)) : null,
  );

  const [workbook] = await made('xlsx', 1);
  if (!workbook) throw new Error('no workbook was made');
  const book = await kept('order.xlsx', workbook);
  await contentOf(reader, book);
  const sheet = await medianOf(rounds, () => contentOf(reader, book));
  add('XLSX', sheet, 'a bare read of the same library', await medianOf(rounds, () => readBook(workbook, { dense: true })));

  const clean = { dpi: 200 } as const;
  const scans: File[] = [];
  for (const [index, pdf] of pdfs.slice(0, 5).entries()) {
    const [picture] = await scansOf(pdf, clean, randomFrom(index));
    if (picture) scans.push(await kept(`${index}.png`, picture));
  }
  const first = scans[0];
  if (first) for (const one of [byOneEngine, reader]) await contentOf(one, first);
  const ours: number[] = [];
  const both: number[] = [];
  const theirs: number[] = [];
  for (const scan of scans) {
    ours.push(await timed(() => contentOf(byOneEngine, scan)));
    both.push(await timed(() => contentOf(reader, scan)));
    if (tesseract) theirs.push(tesseract.run(scan.path));
  }
  add(
    'OCR, a page of 200 dpi, warm',
    median(ours),
    'native tesseract, same data',
    tesseract ? median(theirs) : null,
    'below 1.3',
  );
  add('… and by the second engine, counted apart', median(both) - median(ours), '', null);
  const peak = await peakOf(reader.pids());

  const many = await Promise.all((await made('pdf', 60)).map((pdf, index) => kept(`many-${index}.pdf`, pdf)));
  const alone = await paceOf(1, many);
  const pooled = await paceOf(2, many);
  console.log(tableOf(rows));
  console.log(
    `\nText PDFs read and extracted: ${alone.perSecond.toFixed(1)} a second with one child, ${pooled.perSecond.toFixed(1)} with two: ${(pooled.perSecond / alone.perSecond).toFixed(2)} times (goal: 1.7), on ${cpus().length} cores.`,
  );
  console.log(`Longest wait of this process's event loop meanwhile: ${pooled.longestWaitMs.toFixed(0)} ms (goal: below 100).`);
  console.log(
    `Highest memory of a child: ${peak ?? '?'} MB (OCR among them); this process ${Math.round(process.resourceUsage().maxRSS / 1024)} MB.`,
  );
} finally {
  tesseract?.remove();
  await Promise.all([reader.stop(), byOneEngine.stop()]);
  await rm(directory, { recursive: true, force: true });
}
