import { around, type Box } from './box.ts';
import type { Recognised } from './engine.ts';
import { lightOf } from './ink.ts';
import { type ReadLine, readPiece } from './piece.ts';
import type { Grey } from './raster.ts';
import { unreadPieces } from './unread.ts';

/** A part of the page to be read by itself, and the words that it would replace. */
type Piece = { readonly box: Box; readonly replaces: readonly Recognised[] };

/** in heights of a piece: nearer than that to a word, it is the part of the word that was not read */
const adjoining = 0.35;
/** a word with digits that the engine is less sure of is read again by itself */
const doubtful = 75;
/** what is read where nothing was before has to be so sure */
const believed = 65;
/** pieces of a page; more of them would cost more than the page itself */
const most = 60;

const isText = (words: readonly Recognised[]): boolean => words.some((word) => /[\p{L}\d]/u.test(word.text));
const sureness = (words: readonly Recognised[]): number =>
  words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, words.length);

/**
 * What a first look at a page left: letters that no word covers, and numbers that it was not sure of. Each is read once more by itself, and
 * its reading is taken when it is surer than what stood there.
 */
export async function secondLook(page: Grey, words: readonly Recognised[], readLine: ReadLine): Promise<readonly Recognised[]> {
  const pieces = [...unreadPieces(page, words).map((box) => withNeighbours(box, words)), ...doubtfulNumbers(words)].slice(
    0,
    most,
  );
  const { bright } = lightOf(page.data);
  const replacedWords = new Set<Recognised>();
  const added: Recognised[] = [];
  for (const { box, replaces } of pieces) {
    if (replaces.some((word) => replacedWords.has(word))) continue;
    const reread = await readPiece(page, box, bright, readLine);
    const needed = replaces.length > 0 ? sureness(replaces) : believed;
    if (!isText(reread) || sureness(reread) <= needed || losesMarks(replaces, reread)) continue;
    added.push(...(disagree(replaces, reread) ? reread.map(disputed) : reread));
    for (const word of replaces) replacedWords.add(word);
  }
  return [...words.filter((word) => !replacedWords.has(word)), ...added];
}

const digitsOf = (words: readonly Recognised[]): string => words.map(({ text }) => text.replace(/\D/g, '')).join('');
const marksIn = (words: readonly Recognised[]): number => words.map(({ text }) => text.replace(/[^.,]/g, '')).join('').length;

/** The same digits without their point: the engine did not see it, and a hundred times the price is no better reading. */
const losesMarks = (before: readonly Recognised[], after: readonly Recognised[]): boolean =>
  digitsOf(before) !== '' && digitsOf(before) === digitsOf(after) && marksIn(after) < marksIn(before);

/** Two readings with other digits: whichever is taken, it is no sure one. */
const disagree = (before: readonly Recognised[], after: readonly Recognised[]): boolean =>
  digitsOf(before) !== '' && digitsOf(before) !== digitsOf(after);
const disputed = (word: Recognised): Recognised => ({ ...word, confidence: Math.min(word.confidence, doubtful) });

function withNeighbours(box: Box, words: readonly Recognised[]): Piece {
  const height = box.y1 - box.y0;
  const near = words.filter(
    (word) =>
      Math.max(word.x0, box.x0) - Math.min(word.x1, box.x1) < height * adjoining &&
      Math.min(word.y1, box.y1) - Math.max(word.y0, box.y0) > 0.6 * Math.min(height, word.y1 - word.y0),
  );
  return { box: near.reduce<Box>(around, box), replaces: near };
}

const doubtfulNumbers = (words: readonly Recognised[]): readonly Piece[] =>
  words
    .filter(({ text, confidence }) => confidence < doubtful && /\d/.test(text))
    .map((word) => ({ box: { x0: word.x0, y0: word.y0, x1: word.x1, y1: word.y1 }, replaces: [word] }));
