/** The fonts of a confirmation (Noto Sans: Latin, Greek, Cyrillic, Devanagari) and what they have no letters for. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const fontFile = (weight: '400Regular' | '700Bold'): string =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`);

export type Fonts = { readonly regular: Buffer; readonly bold: Buffer };

let loaded: Promise<Fonts> | null = null;

/** Read once in a process, when the first confirmation is made. */
export const loadFonts = (): Promise<Fonts> => {
  loaded ??= Promise.all([readFile(fontFile('400Regular')), readFile(fontFile('700Bold'))]).then(([regular, bold]) => ({
    regular,
    bold,
  }));
  return loaded;
};

/** Shown for a letter that the font lacks. */
const missingLetter = '\ufffd';

/** Signs of dimensions and amounts that are common in names of articles. */
const replaced: Readonly<Record<string, string>> = {
  '\u2265': '>=',
  '\u2264': '<=',
  '\u2192': '->',
  '\u2190': '<-',
  '\u2300': '\u00d8',
  '\u2205': '\u00d8',
  '\u2011': '-',
};

/** Letters that nobody sees and that turn the direction of the text around them, and control characters but line breaks. */
const invisible = /(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]|\p{Variation_Selector}/gu;

const mostOfText = 2_000;

export type Printable = {
  /** The text as it can be printed: bounded, and nothing in it is interpreted. */
  readonly of: (text: string) => string;
  /** whether any letter was missing so far */
  readonly lost: () => boolean;
};

/** @param has whether the font has a letter for this code point */
export const createPrintable = (has: (codePoint: number) => boolean): Printable => {
  let lost = false;
  const letter = (character: string): string => {
    if (character === '\n' || has(character.codePointAt(0) ?? 0)) return character;
    const other = replaced[character];
    if (other !== undefined) return other;
    lost = true;
    return missingLetter;
  };
  return {
    of: (text) =>
      Array.from(text.slice(0, mostOfText).normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(invisible, ''))
        .map(letter)
        .join(''),
    lost: () => lost,
  };
};
