/** Work of a child process: the words of one page that has no text, by OCR. */
import { type Page, type Warning, type Word, warn } from '@order-intake/order-extraction/document';
import type { FileType } from '../../../domain/shared/media-types.ts';
import { hasObjects } from '../render/pdfium.ts';
import { likeAddresses, withAddresses, withSignsJoined } from './addresses.ts';
import { bandsOf } from './bands.ts';
import { loadEngine, type Recognised, recognise, recogniseLine, uprightBy } from './engine.ts';
import { lightOf } from './ink.ts';
import { clearLanguageOf, languagesOf, missingLanguageOf, tellingLanguages } from './language.ts';
import { inLettersOf } from './letters.ts';
import { readPiece } from './piece.ts';
import { prepared, turned } from './prepare.ts';
import { type Grey, greyPage, inkOf } from './raster.ts';
import { secondLook } from './second-look.ts';
import type { Language } from './tessdata.ts';

/** `languages`: what the document's first page turned out to be read best with. */
export type OcrInput = {
  readonly type: FileType;
  readonly page: number;
  readonly languages: readonly Language[] | null;
};
/** `turned`: by how many degrees the page was turned to be read; null: there is nothing on it, and so nothing that tells `languages` either. */
export type OcrResult = {
  readonly page: Page;
  readonly languages: readonly Language[] | null;
  readonly turned: number | null;
  readonly warnings: readonly Warning[];
};

/** `source` is the page before it was prepared, as it lies; `turned` by so many degrees. */
type Reading = {
  readonly source: Grey;
  readonly turned: number;
  readonly grey: Grey;
  readonly words: readonly Recognised[];
  readonly languages: readonly Language[];
};

/** standard deviation of the pixels below which nothing is drawn on a page */
const noInk = 1;
const readable = { words: 8, confidence: 55 };

export async function work(input: unknown, _settings: unknown, bytes: Buffer): Promise<OcrResult> {
  const { type, page, languages } = input as OcrInput;
  const grey = await greyPage(bytes, type, page);
  if (inkOf(grey) < noInk) return blank(grey, page, type === 'pdf' && (await hasObjects(bytes, page)));
  const best = await prepared(grey);
  const reading = await completed((await atOnce(grey, best, languages)) ?? (await afterWhole(grey, best, languages)));
  const missing = missingLanguageOf(reading.words.map(({ text }) => text));
  return {
    page: {
      ...sizeOf(reading.grey),
      number: page,
      reader: 'ocr',
      words: reading.words.flatMap((word) => wordOf(word, reading.grey)),
    },
    languages: reading.languages,
    turned: reading.turned,
    warnings: missing === null ? [] : [warn.scan_language_missing(page, missing)],
  };
}

export const warm = (): Promise<void> => loadEngine(tellingLanguages);

/** A page in its language, where a part of it told that, as it does only upright, or a page before it did and it can be read so; null where it was not told. */
async function atOnce(source: Grey, grey: Grey, knownLanguages: readonly Language[] | null): Promise<Reading | null> {
  const languages = knownLanguages ?? (await toldByBands(grey));
  if (languages === null) return null;
  const words = await recognise(grey, languages);
  if (knownLanguages !== null && !isReadable({ words })) return null;
  return { source, turned: 0, grey, words: inLettersOf(languages, await withSigns(grey, words)), languages };
}

/** bands of a page by which it can be read at all, or is turned */
const tried = 5;

/** A page's language, by as much of it from the top as tells it clearly. */
async function toldByBands(grey: Grey): Promise<readonly Language[] | null> {
  const words: Recognised[] = [];
  let bandsRead = 0;
  for (const band of bandsOf(grey)) {
    words.push(...(await recognise(band, tellingLanguages)));
    bandsRead += 1;
    const language = clearLanguageOf(words.map(({ text }) => text));
    if (language) return [language];
    if (bandsRead === tried && !isReadable({ words })) return null;
  }
  return null;
}

/** Words of data that seldom knows the sign of an address, with that sign where data that knows it sees it. */
async function withSigns(grey: Grey, words: readonly Recognised[]): Promise<readonly Recognised[]> {
  const boxes = likeAddresses(words);
  if (boxes.length === 0) return words;
  const { bright } = lightOf(grey.data);
  const rereadWords: Recognised[] = [];
  const readLine = (line: Grey): Promise<readonly Recognised[]> => recogniseLine(line, tellingLanguages);
  for (const box of boxes) rereadWords.push(...withSignsJoined(await readPiece(grey, box, bright, readLine)));
  return withAddresses(words, rereadWords);
}

/** A page in its language, told by all of it, and turned first if it has to be. */
async function afterWhole(source: Grey, grey: Grey, knownLanguages: readonly Language[] | null): Promise<Reading> {
  const words = await recognise(grey, tellingLanguages);
  return inItsLanguage(await upright({ source, turned: 0, grey, words, languages: tellingLanguages }), knownLanguages);
}

/** A page that reads badly may lie on its side or stand on its head. */
async function upright(first: Reading): Promise<Reading> {
  if (isReadable(first)) return first;
  const degrees = await uprightBy(first.grey);
  if (degrees === 0) return first;
  const grey = await prepared(await turned(first.source, degrees));
  const second = { ...first, turned: degrees, grey, words: await recognise(grey, first.languages) };
  return quality(second) > quality(first) ? second : first;
}

async function inItsLanguage(first: Reading, knownLanguages: readonly Language[] | null): Promise<Reading> {
  const languages = knownLanguages ?? languagesOf(first.words.map((word) => word.text));
  if (languages.join() === tellingLanguages.join()) return { ...first, languages };
  const words = await recognise(first.grey, languages);
  return { ...first, words: inLettersOf(languages, withAddresses(words, first.words)), languages };
}

async function completed(reading: Reading): Promise<Reading> {
  const { grey, words, languages } = reading;
  return { ...reading, words: await secondLook(grey, words, (line) => recogniseLine(line, languages)) };
}

type Words = Pick<Reading, 'words'>;
const sure = ({ words }: Words): readonly Recognised[] => words.filter((word) => word.text.length > 2 && word.confidence > 70);
const quality = (reading: Words): number => sure(reading).length;
const isReadable = (reading: Words): boolean => {
  const long = reading.words.filter((word) => word.text.length > 2);
  const mean = long.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, long.length);
  return quality(reading) >= readable.words && mean >= readable.confidence;
};

/** Nothing drawn on it at all, or drawn in a way that cannot be shown: the second is never called empty. */
function blank(grey: Grey, number: number, drawn: boolean): OcrResult {
  return {
    page: { ...sizeOf(grey), number, reader: 'ocr', words: [] },
    languages: null,
    turned: null,
    warnings: drawn ? [warn.page_not_rendered(number)] : [],
  };
}

const points = (pixels: number, { dpi }: Grey): number => Math.round((pixels * 7200) / dpi) / 100;
const sizeOf = (grey: Grey): { readonly width: number; readonly height: number } => ({
  width: points(grey.width, grey),
  height: points(grey.height, grey),
});

/** A word in points; lines of a table that were taken for letters go, and so does what is nothing else. */
function wordOf(word: Recognised, grey: Grey): readonly Word[] {
  const text = word.text.replace(/^[|[\]_—]+(?=.)|[|[\]_—]+$/g, '').trim();
  if (text === '' || /^[|[\]_—]$/.test(text)) return [];
  return [
    {
      text: text.slice(0, 500),
      x: points(word.x0, grey),
      y: points(word.y0, grey),
      width: points(word.x1 - word.x0, grey),
      height: points(word.y1 - word.y0, grey),
      bold: false,
      confidence: Math.round(word.confidence) / 100,
    },
  ];
}
