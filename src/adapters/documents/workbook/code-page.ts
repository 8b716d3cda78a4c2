/** Which of the code pages that office programs write by their country a text is in: none of them says so in the file. */
import { telltale } from '../ocr/telltale-words.ts';
import type { Language } from '../ocr/tessdata.ts';

/** Windows code pages of alphabets with marks, the commonest first; a language stands by the one that its country's programs write */
const latin: { readonly [codePage: string]: readonly Language[] } = {
  'windows-1252': ['eng', 'deu', 'fra', 'spa', 'ita', 'nld', 'por', 'swe', 'dan', 'nor', 'fin', 'est'],
  'windows-1250': ['ces', 'slk', 'pol', 'hun', 'hrv', 'slv', 'ron'],
  'windows-1257': ['lit', 'lav', 'est'],
  'windows-1254': ['tur'],
};

/** bytes of a text that are looked at */
const most = 200_000;
/** of a text's letters, those beyond ASCII: in Greek and Cyrillic nearly all */
const mostlyForeign = 0.5;
/** "а" of Cyrillic, and of Greek a letter that hardly any word has */
const cyrillicA = 0xe0;
const leastOfA = 0.03;

const isLetter = (byte: number): boolean => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

/** Romanian's letters with a comma below are written with a cedilla in its code page. */
const asWritten = (word: string): string => word.replaceAll('ș', 'ş').replaceAll('ț', 'ţ');

/** The name of the code page (WHATWG Encoding) in which most words with marks are words of one of its languages; Windows-1252 where nothing tells. */
export function codePageOf(bytes: Uint8Array): string {
  const head = bytes.subarray(0, most);
  const foreign = head.filter((byte) => byte >= 0xc0);
  if (foreign.length > head.filter((byte) => byte >= 0xc0 || isLetter(byte)).length * mostlyForeign)
    return foreign.filter((byte) => byte === cyrillicA).length >= foreign.length * leastOfA ? 'windows-1251' : 'windows-1253';
  const counts = Object.entries(latin).map(([codePage, languages]) => ({
    codePage,
    count: markedWords(head, codePage, languages),
  }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).codePage;
}

/** How many different words with marks there are that one of the languages has. */
function markedWords(bytes: Uint8Array, codePage: string, languages: readonly Language[]): number {
  const words = new Set(
    new TextDecoder(codePage)
      .decode(bytes)
      .toLowerCase()
      .split(/[^\p{L}]+/u),
  );
  const marked = (language: Language): number =>
    telltale[language].filter((word) => /[^a-z]/.test(word) && words.has(asWritten(word))).length;
  return Math.max(...languages.map(marked));
}
