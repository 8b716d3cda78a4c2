/** In which encoding a text is that is not UTF-8: none says so in the file, so its words have to. */
import { telltale } from '../ocr/telltale-words.ts';
import type { Language } from '../ocr/tessdata.ts';
import { decodedAs, type Encoding, encodings } from './encodings.ts';
import { type Fit, fitIn, fitOf } from './word-fit.ts';

/** different words that are looked at; a file of a language has told it long before */
const sampleSize = 3_000;
/** what a word that papers of the language have is worth, in words that it may have */
const knownWordWeight = 2;
/** and a word in ASCII of the same, up to so many */
const plainKnown = 0.3;
const plainKnownCap = 2;
/** in words: an encoding that leads by less may be another */
const leastLead = 0.75;
/** share of broken words from which the encoding may be one that is not known here */
const brokenShare = 0.1;

const telltaleOf: { readonly [language: string]: Language } = {
  cs: 'ces',
  da: 'dan',
  de: 'deu',
  en: 'eng',
  es: 'spa',
  et: 'est',
  fi: 'fin',
  fr: 'fra',
  hr: 'hrv',
  hu: 'hun',
  it: 'ita',
  lt: 'lit',
  lv: 'lav',
  nb: 'nor',
  nl: 'nld',
  pl: 'pol',
  pt: 'por',
  ro: 'ron',
  sk: 'slk',
  sl: 'slv',
  sv: 'swe',
  tr: 'tur',
};
/** the letters that two of three are, in Cyrillic and Greek */
const frequent: { readonly [language: string]: string } = {
  bg: 'аеионтрсвл',
  el: 'αοιετσνηρυό',
  ru: 'оеаинтсрвл',
  uk: 'оаинтіервс',
};
const byChance = 0.45;

/** Romanian's letters with a comma below are written with a cedilla in its code page. */
const asWritten = (word: string): string => word.replaceAll('ș', 'ş').replaceAll('ț', 'ţ');
const words: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(telltaleOf).map(([language, name]) => [language, new Set(telltale[name].map(asWritten))]),
);

/** `uncertainWord`: a word that reads otherwise in another encoding that fits as well, or in none; null when the text tells its encoding. */
export type CodePage = { readonly encoding: Encoding; readonly uncertainWord: string | null };

type Candidate = {
  readonly encoding: Encoding;
  readonly read: readonly string[];
  readonly fits: readonly Fit[];
  readonly score: number;
};

/** The encoding in which most words with letters beyond ASCII are words of one of its languages. */
export function codePageOf(bytes: Buffer): CodePage {
  const raw = markedWordsIn(bytes);
  const plain = plainWordsIn(bytes);
  const [best, ...others] = encodings.map((encoding) => candidate(encoding, raw, plain)).sort((a, b) => b.score - a.score);
  if (!best) throw new Error('there are encodings');
  const rival = others.find(({ read }) => read.some((word, at) => word !== best.read[at]));
  const broken = best.read.filter((word, at) => word.includes('\ufffd') || best.fits[at]?.shape === 'broken');
  const isBroken = broken.length > best.read.length * brokenShare || broken.some((word) => word.includes('\ufffd'));
  const isOpen = rival !== undefined && best.score - rival.score < leastLead;
  const doubtful = isBroken ? broken[0] : isOpen ? best.read.find((word, at) => word !== rival.read[at]) : undefined;
  return { encoding: best.encoding, uncertainWord: doubtful ?? null };
}

/** The different words of a text that hold bytes beyond ASCII, each byte as a character. */
function markedWordsIn(bytes: Buffer): readonly string[] {
  const markedWords = new Set<string>();
  for (const [word] of bytes.toString('latin1').matchAll(/[A-Za-z]*[\x80-\xff][A-Za-z\x80-\xff]*/g)) {
    markedWords.add(word);
    if (markedWords.size >= sampleSize) break;
  }
  return [...markedWords];
}

const plainWordsIn = (bytes: Buffer): ReadonlySet<string> =>
  new Set(
    bytes
      .toString('latin1', 0, 200_000)
      .toLowerCase()
      .match(/(?<![\x80-\xff])\b[a-z]+\b(?![\x80-\xff])/g),
  );

function candidate(encoding: Encoding, raw: readonly string[], plain: ReadonlySet<string>): Candidate {
  const read = raw.map((word) => decodedAs(Buffer.from(word, 'latin1'), encoding));
  const fits = read.map(fitOf);
  const score = Math.max(...encoding.languages.map((language) => scoreIn(language, read, fits, plain)));
  return { encoding, read, fits, score: score + encoding.prior };
}

function scoreIn(language: string, read: readonly string[], fits: readonly Fit[], plain: ReadonlySet<string>): number {
  const languageWords = words.get(language) ?? new Set<string>();
  const plainKnownWords = [...languageWords].filter((word) => plain.has(word)).length * plainKnown;
  const fitting = fits.reduce((sum, fit, at) => {
    const isKnown = fit.shape === 'word' && languageWords.has(read[at]?.toLowerCase() ?? '');
    return sum + fitIn(language, fit) + (isKnown ? knownWordWeight : 0);
  }, 0);
  return Math.min(plainKnownWords, plainKnownCap) + fitting + frequency(language, fits);
}

/** Of a language in another script: its letters are those that its words are mostly made of, and not those at the same places of another table. */
function frequency(language: string, fits: readonly Fit[]): number {
  const usual = frequent[language];
  const letters = usual === undefined ? [] : fits.flatMap((fit) => fit.letters);
  if (usual === undefined || letters.length === 0) return 0;
  const share = letters.filter((letter) => usual.includes(letter)).length / letters.length;
  return (share - byChance) * Math.min(fits.length, 20);
}
