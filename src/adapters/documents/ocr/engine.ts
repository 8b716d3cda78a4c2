import './engine-threads.ts';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { Grey } from './raster.ts';
import { type Language, tessdataOf } from './tessdata.ts';
import { tiff } from './tiff.ts';

/** A word in pixels of the page that was read; `confidence` is 0 to 100. */
export type Recognised = {
  readonly text: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly confidence: number;
};

/** without a handler of its own the engine ends the process at a picture it cannot open; what it cannot do comes as a rejection anyway */
const quiet = { gzip: true, cacheMethod: 'none', errorHandler: () => undefined };

type Engine = { readonly languages: string; readonly worker: Promise<Worker> };
/** two at most, each 150 MB: the first stays, the other changes its language */
const engines: Engine[] = [];

/** An engine for a set of languages. A language that cannot be loaded never settles: the pool's time limit ends it. */
async function engineFor(spoken: readonly Language[]): Promise<Worker> {
  const languages = spoken.join('+');
  const existing = engines.find((engine) => engine.languages === languages);
  if (existing) return existing.worker;
  const [replaced] = engines.splice(1);
  await (await replaced?.worker)?.terminate();
  const worker = tessdataOf(spoken).then((data) => createWorker(data, OEM.LSTM_ONLY, quiet));
  engines.push({ languages, worker });
  return worker;
}

export const loadEngine = async (spoken: readonly Language[]): Promise<void> => void (await engineFor(spoken));

/** All words of a page. Sparse text (PSM 11) and the true resolution, always: by default whole tables vanish. */
export const recognise = (page: Grey, spoken: readonly Language[]): Promise<readonly Recognised[]> =>
  wordsOf(page, spoken, PSM.SPARSE_TEXT);

/** The words of a picture that holds nothing but one line. */
export const recogniseLine = (line: Grey, spoken: readonly Language[]): Promise<readonly Recognised[]> =>
  wordsOf(line, spoken, PSM.SINGLE_LINE);

async function wordsOf(page: Grey, spoken: readonly Language[], mode: PSM): Promise<readonly Recognised[]> {
  const engine = await engineFor(spoken);
  await engine.setParameters({ tessedit_pageseg_mode: mode, user_defined_dpi: String(Math.round(page.dpi)) });
  const { data } = await engine.recognize(tiff(page), {}, { text: false, blocks: true });
  const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines.flatMap((line) => line.words.map(({ text, bbox, confidence }) => ({ text, ...bbox, confidence })));
}

let orientation: Promise<Worker> | null = null;

/** By how many degrees (clockwise: 90, 180, 270) the page has to be turned to stand upright; 0 when that is not sure. */
export async function uprightBy(page: Grey): Promise<number> {
  orientation ??= tessdataOf(['osd']).then((data) =>
    createWorker(data, OEM.TESSERACT_ONLY, { ...quiet, legacyCore: true, legacyLang: true }),
  );
  const { data } = await (await orientation).detect(tiff(page));
  return (data.orientation_confidence ?? 0) > 3 ? (data.orientation_degrees ?? 0) : 0;
}
