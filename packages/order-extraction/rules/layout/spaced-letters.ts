/** Words printed with their letters apart, as letterheads are: "F e n n i m o r e   &   D a u g h t e r s". */
import type { Token } from './line.types.ts';

const leastLetters = 5;
/** several of them, and not the same one over and over, as crosses in a form are */
const leastKinds = 4;
/** of a run, that are letters: figures beside each other are quantities */
const mostlyLetters = 0.6;
/** heights between two letters at least: what stands closer was drawn letter by letter, and touches */
const closest = 0.12;
/** … and at most: what stands farther apart stands in columns */
const widest = 1.2;
/** times the gap between letters: there another word begins */
const nextWord = 1.7;
/** heights between two words at most: what stands farther apart is something else */
const otherText = 1.7;

const isOne = ({ text }: Token): boolean => [...text].length === 1;
const gap = (before: Token, token: Token): number => token.x0 - before.x1;
const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The tokens of a row, those that are single letters of words put together again. */
export function withWordsTogether(tokens: readonly Token[]): readonly Token[] {
  if (tokens.filter(isOne).length < leastLetters) return tokens;
  return runsOf(tokens).flatMap((run) => {
    const words = isSpaced(run) ? wordsOf(run) : [];
    // letters with no gap among them may be one word or several: whoever knows which asks for them (titles)
    return words.length > 1 ? words : run;
  });
}

/** What follows each other in single letters, near and equally high; everything else by itself. */
function runsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const height = token.y1 - token.y0;
    const goesOn =
      last !== undefined &&
      isOne(last) &&
      isOne(token) &&
      gap(last, token) < height * otherText &&
      Math.abs(last.y1 - last.y0 - height) < height * 0.1;
    if (run && goesOn) run.push(token);
    else runs.push([token]);
  }
  return runs;
}

const trackingOf = (run: readonly Token[]): number => middle(run.slice(1).map((token, at) => gap(run[at] ?? token, token)));

function isSpaced(run: readonly Token[]): boolean {
  const [first] = run;
  const letters = run.filter(({ text }) => /\p{L}/u.test(text));
  return (
    first !== undefined &&
    letters.length >= leastLetters &&
    letters.length >= run.length * mostlyLetters &&
    new Set(letters.map(({ text }) => text.toLowerCase())).size >= leastKinds &&
    trackingOf(run) > (first.y1 - first.y0) * closest &&
    trackingOf(run) < (first.y1 - first.y0) * widest
  );
}

/** Words of one line of letters set apart belong together: they are as if drawn in one go. */
function wordsOf(run: readonly Token[]): readonly Token[] {
  const tracking = trackingOf(run);
  const words: Token[][] = [];
  for (const token of run) {
    const word = words.at(-1);
    const last = word?.at(-1);
    if (word && last && gap(last, token) < tracking * nextWord) word.push(token);
    else words.push([token]);
  }
  const drawn = run[0]?.run ?? null;
  return words.flatMap((word) => {
    const [first, last] = [word[0], word.at(-1)];
    return first && last ? [{ ...first, text: word.map(({ text }) => text).join(''), x1: last.x1, run: drawn }] : [];
  });
}
