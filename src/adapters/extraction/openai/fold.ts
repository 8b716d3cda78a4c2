/** Text for comparing in every script: letters, figures and currency signs, without case, accents, spaces and punctuation. */

export type Folded = {
  readonly letters: string;
  /** where each letter stands in the text */
  readonly from: readonly number[];
};

const keptCharacters = /[\p{L}\p{N}\p{Sc}%#]/u;
const mark = /\p{M}/u;
const digit = /\p{Nd}/u;

/** Figures of any script are ten in a row, the first of them zero. */
function plainDigit(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (!digit.test(letter) || code < 128) return letter;
  let zero = code;
  while (code - zero < 9 && digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** "١٢٫٥" as "12.5": numbers as the reader of numbers knows them. */
export const withPlainDigits = (text: string): string =>
  [...text].map((letter) => (letter === '٫' ? '.' : letter === '٬' ? ',' : plainDigit(letter))).join('');

export function folded(text: string): Folded {
  let letters = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    for (const character of letter.normalize('NFKD').toLowerCase().normalize('NFKD')) {
      if (!keptCharacters.test(character) || mark.test(character)) continue;
      const plain = plainDigit(character === 'ς' ? 'σ' : character);
      letters += plain;
      for (let unit = 0; unit < plain.length; unit += 1) from.push(at);
    }
    at += letter.length;
  }
  return { letters, from };
}

export const fold = (text: string): string => folded(text).letters;
