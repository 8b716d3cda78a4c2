/** What the second engine says of the numbers that the first one read: by their value, and by where they stand. */
import type { SecondReading, Word } from '@order-intake/order-extraction/document';

/** A letter and the middle of its place from left to right, in points. */
export type HeardLetter = { readonly text: string; readonly x: number; readonly sure: number };
/** A line that the second engine read, level or not: `y` is where its middle is at its left and at its right end. */
export type HeardLine = {
  readonly letters: readonly HeardLetter[];
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly height: number;
};

/** in heights of a word: a letter farther from it is none of its own, and digits nearer than that were cut off it */
const reach = 0.7;
/** in heights: words nearer than that may be one number, whose thousands are set apart */
const together = 1.2;
/** what a number is that the first engine did not see at all: its letters so sure, each */
const sureAlone = 0.9;
/** share of the page's words below which the first engine read almost nothing */
const almostNothing = 0.25;
const fewestWords = 12;

const hasDigit = (text: string): boolean => /\d/.test(text);
const isNumber = (text: string): boolean => hasDigit(text) && !/\p{L}/u.test(text);

/**
 * What two engines have to read alike. Of a number the digits and where its decimals begin, however its thousands are parted; of a code its letters and
 * digits.
 */
export function comparable(text: string): string {
  if (!isNumber(text))
    return text
      .normalize('NFKD')
      .toUpperCase()
      .replace(/[^\p{L}\d]/gu, '');
  const marked = text.replace(/[^\d.,]/g, '').replace(/^[.,]+|[.,]+$/g, '');
  const last = Math.max(marked.lastIndexOf('.'), marked.lastIndexOf(','));
  if (last < 0) return marked;
  const [whole, rest] = [marked.slice(0, last).replace(/[.,]/g, ''), marked.slice(last + 1)];
  // one mark before three digits parts thousands or decimals: who does not see it reads another number
  return rest.length === 3 && !/[.,]/.test(marked.slice(0, last))
    ? `${whole}?${rest}`
    : rest.length === 3
      ? whole + rest
      : `${whole}.${rest}`;
}

/** Letters around a number are of its neighbours, or a sign of a currency that was taken for one. */
const bare = (text: string): string => text.replace(/^[^\d]+|[^\d]+$/g, '');
const alike = (first: string, second: string): boolean =>
  comparable(first) === comparable(isNumber(first) ? bare(second) : second) && comparable(first) !== '';

const middleAt = ({ x, y }: HeardLine, at: number): number =>
  x[1] === x[0] ? y[0] : y[0] + ((y[1] - y[0]) * (at - x[0])) / (x[1] - x[0]);

const isBeside = (word: Word, line: HeardLine): boolean => {
  const middle = middleAt(line, word.x + word.width / 2);
  return (
    Math.abs(middle - (word.y + word.height / 2)) < Math.max(word.height, line.height * 0.5) * 0.5 &&
    word.x < line.x[1] + word.height &&
    word.x + word.width > line.x[0] - word.height
  );
};

const distance = ({ x, width }: Word, at: number): number => Math.max(0, x - at, at - x - width);

type Heard = { readonly byWord: ReadonlyMap<Word, readonly HeardLetter[]>; readonly alone: readonly Word[] };

/** Each letter to the word that it stands at; those at none are words of their own. */
function heard(words: readonly Word[], lines: readonly HeardLine[]): Heard {
  const byWord = new Map<Word, HeardLetter[]>();
  const alone: Word[] = [];
  for (const line of lines) {
    const row = words.filter((word) => isBeside(word, line));
    const left: HeardLetter[] = [];
    for (const letter of line.letters) {
      const nearest = row.reduce<Word | undefined>(
        (best, word) => (best && distance(best, letter.x) <= distance(word, letter.x) ? best : word),
        undefined,
      );
      if (nearest && distance(nearest, letter.x) <= nearest.height * reach)
        byWord.set(nearest, [...(byWord.get(nearest) ?? []), letter]);
      else left.push(letter);
    }
    alone.push(...wordsOf(left, line));
  }
  return { byWord, alone };
}

/** Letters that no word of the first engine stands at, parted where there is a space or nothing. */
function wordsOf(letters: readonly HeardLetter[], line: HeardLine): readonly Word[] {
  const groups: HeardLetter[][] = [];
  let open: HeardLetter[] | null = null;
  for (const letter of letters) {
    const last = open?.at(-1);
    if (letter.text.trim() === '') open = null;
    else if (open && last && letter.x - last.x < line.height) open.push(letter);
    else {
      open = [letter];
      groups.push(open);
    }
  }
  // the detector's boxes are larger than their letters
  const height = line.height * 0.6;
  return groups.map((group) => {
    const [x0, x1] = [(group[0]?.x ?? 0) - height * 0.3, (group.at(-1)?.x ?? 0) + height * 0.3];
    return {
      text: group.map(({ text }) => text).join(''),
      x: x0,
      y: middleAt(line, (x0 + x1) / 2) - height / 2,
      width: x1 - x0,
      height,
      bold: false,
      confidence: Math.min(...group.map(({ sure }) => sure)),
      second: { says: 'alone' },
    };
  });
}

const textOf = (letters: readonly HeardLetter[] | undefined): string =>
  (letters ?? [])
    .map(({ text }) => text)
    .join('')
    .trim();

const readingOf = (word: Word, second: string): SecondReading =>
  !hasDigit(second) ? { says: 'silent' } : alike(word.text, second) ? { says: 'agrees' } : { says: 'differs', text: second };

/** Words that stand close on one line: where a letter lies between two of them, only both together can be compared. */
function runsOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const runs: Word[][] = [];
  for (const word of [...words].sort((a, b) => a.x - b.x)) {
    const run = runs.find((candidate) => {
      const last = candidate.at(-1);
      return (
        last !== undefined &&
        Math.abs(last.y + last.height / 2 - word.y - word.height / 2) < Math.min(last.height, word.height) * 0.5 &&
        word.x - last.x - last.width < word.height * together &&
        word.x > last.x
      );
    });
    if (run) run.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** The words of a page with what the second engine says of each number; numbers that the first one did not see are among them, marked. */
export function agreed(first: readonly Word[], lines: readonly HeardLine[]): readonly Word[] {
  const { byWord, alone } = heard(first, lines);
  const readings = new Map<Word, SecondReading>();
  for (const run of runsOf(first)) {
    const numbers = run.filter(({ text }) => hasDigit(text));
    const together =
      run.length > 1 &&
      comparable(run.map(({ text }) => text).join('')) === comparable(run.map((word) => textOf(byWord.get(word))).join(''));
    for (const word of numbers) readings.set(word, together ? { says: 'agrees' } : readingOf(word, textOf(byWord.get(word))));
  }
  const words = first.map((word) => {
    const second = readings.get(word);
    return second ? { ...word, second } : word;
  });
  const readable = words.filter(({ confidence = 1 }) => confidence > 0.6).length;
  const heardWords = alone.filter(({ text }) => /[\p{L}\d]/u.test(text));
  const lost = heardWords.length >= fewestWords && readable < heardWords.length * almostNothing;
  const added = lost ? heardWords : heardWords.filter(({ text, confidence = 0 }) => isNumber(text) && confidence >= sureAlone);
  return [...words, ...added].map(rounded);
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;
const rounded = (word: Word): Word =>
  word.second?.says === 'alone'
    ? {
        ...word,
        x: hundredths(word.x),
        y: hundredths(word.y),
        width: hundredths(word.width),
        height: hundredths(word.height),
        confidence: hundredths(word.confidence ?? 0),
        text: word.text.slice(0, 500),
      }
    : word;
