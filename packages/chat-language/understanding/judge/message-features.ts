/**
 * What the judge hears in a message: its words and pieces of words, with articles, sizes and order numbers as what they are and not by their
 * names, so that what is learned of one article holds for all; and what the cues say of it.
 */
import { namedIn } from '../../answering/match-products.ts';
import { isNumberWord } from '../../answering/number-words.ts';
import { asMeant } from '../../lexicon/asking.ts';
import { namedBy } from '../../lexicon/lexicon.ts';
import { isThing } from '../../lexicon/reading.ts';
import { chatLanguages } from '../chat-languages.ts';
import { orderNumber, saidWords } from '../cues/cues.ts';
import { classesOf } from './word-classes.ts';

/** A name and how much of it there is. */
export type Feature = readonly [name: string, value: number];

const thing = '{thing}';
const size = '{size}';
const number = '{number}';
const order = '{order}';
const shortestPiece = 3;
const longestPiece = 5;
/** what somebody wants stands in the first lines */
const longest = 80;
const classWeight = 1.5;

/** The words of the lexicon's articles that a message names. */
const thingsIn = (text: string, language: string | null): ReadonlySet<string> =>
  new Set(
    namedIn(text, { language })
      .filter(isThing)
      .flatMap(({ text: name }) => name.split(' ')),
  );

/** "Borrar" deletes in Spanish, whatever it drills in Swedish. */
const isForeign = (word: string, language: string | null): boolean =>
  classesOf(word, language).length > 0 && chatLanguages.every((known) => known !== language || namedBy(word, known).length === 0);

const stoodFor = (word: string, things: ReadonlySet<string>, language: string | null): string => {
  if (word === orderNumber) return order;
  if (things.has(word) && !isForeign(word, language)) return thing;
  if (/^\d+$/.test(word) || isNumberWord(word)) return number;
  return /\d/.test(word) ? size : word;
};

/** The same several times in a row is said once. */
const spoken = (text: string, language: string | null): readonly string[] => {
  const things = thingsIn(text, language);
  const words = saidWords(text)
    .slice(0, longest)
    .map((word) => stoodFor(word, things, language))
    .map((word) => (isWord(word) ? asMeant(word, language) : word));
  return words.filter((word, at) => word !== words[at - 1] || !word.startsWith('{'));
};

const isWord = (word: string): boolean => !word.startsWith('{');

const piecesOf = (word: string): readonly string[] => {
  const whole = `<${word}>`;
  const pieces: string[] = [];
  for (let length = shortestPiece; length <= longestPiece; length += 1)
    for (let at = 0; at + length <= whole.length; at += 1) pieces.push(whole.slice(at, at + length));
  return pieces;
};

/** Each once, together as much as `weight` however many there are. */
const shared = (names: readonly string[], weight: number): readonly Feature[] => {
  const once = [...new Set(names)];
  return once.map((name) => [name, weight / Math.sqrt(once.length)]);
};

/** What the cues of `votes` say: each, the first of them, or that there is none. */
export const featuresOfVotes = (votes: readonly string[]): readonly Feature[] => [
  [`first vote ${votes[0] ?? ''}`, 1],
  ...(votes.length === 0 ? ['none'] : votes).map((vote) => [`vote ${vote}`, 1] as const),
];

/** how far apart two words may stand that belong together: "ring * me", "kan någon i butiken höra av sig" */
const reach = 4;

/** Whatever the language: what is said of whom. Which classes there are, which go together, and which stand near each other in which order. */
const featuresOfClasses = (words: readonly string[], language: string | null): readonly Feature[] => {
  const held = words.map((word) => (isWord(word) ? classesOf(word, language) : [word]));
  const all = [...new Set(held.flat())].toSorted();
  const together = all.flatMap((one, at) => all.slice(at + 1).map((other) => `k ${one}+${other}`));
  const near = held.flatMap((ones, at) =>
    held.slice(at + 1, at + 1 + reach).flatMap((others) => ones.flatMap((one) => others.map((other) => `k ${one}>${other}`))),
  );
  return [
    ...shared(
      all.map((one) => `k ${one}`),
      classWeight,
    ),
    ...shared(together, classWeight),
    ...shared(near, classWeight),
  ];
};

/** `language`: the one that the message is written in, null where none is known. */
export const featuresOf = (text: string, language: string | null): readonly Feature[] => {
  const words = spoken(text, language);
  const tongue = language ?? '';
  const around = ['^', ...words, '$'];
  const pairs = around.slice(1).map((word, at) => `2 ${tongue} ${around[at]} ${word}`);
  const near = words.slice(2).map((word, at) => `3 ${tongue} ${words[at]} * ${word}`);
  const has = (what: string) => words.includes(what);
  return [
    ['bias', 1],
    ...(text.includes('?') ? [['asked', 1] as const] : []),
    ...[thing, size, number, order].filter(has).map((what) => [`has ${what}`, 1] as const),
    [`long ${Math.min(5, Math.floor(Math.log2(words.length + 1)))}`, 0.5],
    ...shared(
      words.map((word) => `1 ${tongue} ${word}`),
      2,
    ),
    ...shared([...pairs, ...near], 2),
    ...shared(
      words.filter(isWord).flatMap((word) => piecesOf(word).map((piece) => `c ${piece}`)),
      2,
    ),
    ...featuresOfClasses(words, language),
  ];
};
