/** Reads a question or an article's name into what it names: concepts of the lexicon, words of the catalogue, and words that nobody knows. */
import { isNumberWord } from '../answering/number-words.ts';
import { type ChatLanguage, chatLanguages } from '../understanding/chat-languages.ts';
import { slips, swapsOf } from '../understanding/words.ts';
import { whichMark, withoutAsides } from './asides.ts';
import { compoundOf } from './compounds.ts';
import { formsOf, plain } from './inflection.ts';
import { concepts, isWritten, linking, namedBy, namedTogether, partsIn } from './lexicon.ts';
import { isUnit } from './measures.ts';

export type Unit = {
  /** one of these, [] where the lexicon has none */
  readonly meanings: readonly number[];
  /** as it is written, several words with a space between */
  readonly text: string;
  /** what stands before it: "for"; "the one of"; "and" or a comma; the end of a sentence; words of asking */
  readonly after: 'purpose' | 'which' | 'end' | 'sentence' | 'gap' | null;
  /** the word that links it to the one before: "de", "of" */
  readonly link: string | null;
  /** whether words of asking stand between, whatever else does */
  readonly isApart: boolean;
  /** how many stands before it: "five steps" are a size */
  readonly isCounted: boolean;
  /** read as what it nearly is: known with less certainty */
  readonly isGuessed: boolean;
};

const purposes: ReadonlySet<string> = new Set('for with fur mit pour avec para con per voor met com till med'.split(' '));
const ends: ReadonlySet<string> = new Set('and und et y e en och plus or oder ou o of eller sowie'.split(' '));
const mark = /[,;:.?!\n()/–—&+]/;
const sentence = /[?!…\n]|\.\s|\.$/;
const longestName = 4;
const shortestWord = 3;
/** shorter than a name, and a sentence about the thing all the same: "the hose is split" asks for no hose of a kind called split */
const verbs: ReadonlySet<string> = new Set('is am be ar ha'.split(' '));
const longestParticle = 2;
/** shorter ones are too many other words with a letter changed */
const shortestSlip = 6;
const shortestSwap = 4;
/** two slips */
const longWord = 9;

export type Reader = {
  /** languages to read in, the likeliest first */
  readonly languages: readonly ChatLanguage[];
  /** a word of asking, in whatever language: no part of a name unless the lexicon has it in the first language */
  readonly isAsking: (word: string) => boolean;
  /** asked with in the first language itself: never a name alone */
  readonly isOwnAsking: (word: string) => boolean;
  /** how it is packed, and words of size */
  readonly isIdle: (word: string) => boolean;
  /** words of the catalogue that no lexicon has, by each of their forms */
  readonly catalogue: ReadonlyMap<string, string>;
  /** all words of its names */
  readonly named: ReadonlySet<string>;
  /** whether a word may be read as what it nearly is */
  readonly forgives: boolean;
};

type Token = {
  readonly word: string;
  readonly before: Unit['after'];
  readonly link: string | null;
  readonly isGuessed: boolean;
};

/** Words in order, each with what stands before it; linking words are left out, "and" and "for" remembered. */
const tokensOf = (text: string): readonly Token[] => {
  const found: Token[] = [];
  let before: Unit['after'] = null;
  let link: string | null = null;
  for (const [part] of withoutAsides(plain(text)).matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)) {
    if (!/[\p{L}\p{N}]/u.test(part)) {
      if (sentence.test(part)) before = 'sentence';
      else if (part.includes(whichMark)) before = stronger(before, 'which');
      else if (mark.test(part) && !/^[./]$/.test(part)) before = stronger(before, 'end');
    } else if (ends.has(part)) before = stronger(before, 'end');
    else if (purposes.has(part)) before = before ?? 'purpose';
    else if (linking.has(part)) link = part;
    else {
      found.push({ word: part, before, link, isGuessed: false });
      before = null;
      link = null;
    }
  }
  return found;
};

type Before = { readonly before: Unit['after']; readonly link: string | null };
const unlinked: Before = { before: null, link: null };
const unit = (meanings: readonly number[], text: string, { before, link }: Before, isGuessed = false): Unit => ({
  meanings,
  text,
  after: before,
  link,
  isApart: false,
  isCounted: false,
  isGuessed,
});

/** The longest name that begins here, in the likeliest language that has one. */
const nameAt = (
  tokens: readonly Token[],
  at: number,
  reader: Reader,
): { readonly unit: Unit; readonly length: number } | null => {
  for (let length = Math.min(longestName, tokens.length - at); length >= 2; length -= 1) {
    const span = tokens.slice(at, at + length);
    if (
      span.slice(1).some(({ before }) => before === 'end' || before === 'sentence') ||
      span.some(({ word }) => /^\d+$/.test(word))
    )
      continue;
    const words = span.map(({ word }) => word);
    // "se me ha roto" names no seed: words of grammar make no name together
    if (words.some((word) => word.length <= longestParticle && reader.isAsking(word))) continue;
    for (const language of reader.languages) {
      const meanings = namedTogether(words, language);
      if (meanings.length > 0) {
        const isGuessed = span.some((token) => token.isGuessed);
        return { unit: unit(meanings, words.join(' '), tokens[at] ?? unlinked, isGuessed), length };
      }
    }
  }
  return null;
};

/** What one word names: in the first language, as a compound, in another language, in the catalogue, or nearly so. */
const wordUnits = (token: Token, reader: Reader): readonly Unit[] => {
  const { word, isGuessed } = token;
  const { languages, catalogue } = reader;
  const [own = 'en', ...others] = languages;
  const named = namedBy(word, own);
  if (named.length > 0 && !reader.isOwnAsking(word)) {
    const elsewhere = isWritten(word, own) ? undefined : others.find((language) => isWritten(word, language));
    return [unit(elsewhere ? [...named, ...namedBy(word, elsewhere)] : named, word, token, isGuessed)];
  }
  if (reader.isAsking(word) || reader.isIdle(word)) return [];
  for (const language of others) {
    const meanings = namedBy(word, language);
    if (meanings.length > 0 && word.length > shortestWord) return [unit(meanings, word, token, isGuessed)];
  }
  const held = formsOf(word, own).flatMap((form) => catalogue.get(form) ?? []);
  if (held[0] !== undefined) return [unit([], held[0], token)];
  for (const language of languages) {
    const compound = compoundOf(word, language);
    // in another language's word, any four letters may look like a thing
    if (compound && isUnit(compound.first)) return [unit(compound.thing, word, token)];
    if (compound && (language === own || compound.which.length > 0))
      return [unit(compound.which, compound.first, token), unit(compound.thing, word, unlinked)];
  }
  return [unit([], word, token)];
};

/** Two letters that changed places. */
const isSwapped = (word: string, known: string): boolean =>
  word.length === known.length &&
  word.length >= shortestSwap &&
  slips(word, known) === 1 &&
  [...word].toSorted().join() === [...known].toSorted().join();

/** A slip of the finger; the first letter is seldom wrong. */
const isNear = (word: string, known: string): boolean =>
  word[0] === known[0] &&
  (isSwapped(word, known) ||
    (word.length >= shortestSlip &&
      known.length >= shortestSlip - 1 &&
      Math.abs(word.length - known.length) <= 2 &&
      slips(known, word) <= (word.length >= longWord ? 2 : 1)));

const isKnown = (word: string, { languages, catalogue, named }: Reader): boolean => {
  const [own = 'en'] = languages;
  return (
    named.has(word) ||
    partsIn(own).has(word) ||
    languages.some((language) => namedBy(word, language).length > 0) ||
    formsOf(word, own).some((form) => catalogue.has(form)) ||
    compoundOf(word, own) !== null
  );
};

/** The words as they were meant: of the language, or of the catalogue. */
const corrected = (token: Token, reader: Reader): Token => {
  const { word } = token;
  if (!/^\p{L}{3,}$/u.test(word) || reader.isAsking(word) || reader.isIdle(word) || isKnown(word, reader)) return token;
  const asking = swapsOf(word).find(reader.isOwnAsking);
  if (asking !== undefined) return { ...token, word: asking };
  for (const known of [...partsIn(reader.languages[0] ?? 'en'), ...reader.named])
    if (word.length >= shortestSwap && isNear(word, known)) return { ...token, word: known, isGuessed: true };
  return token;
};

export const readUnits = (text: string, reader: Reader): readonly Unit[] => {
  const read = tokensOf(text);
  const tokens = reader.forgives ? read.map((token) => corrected(token, reader)) : read;
  const units: Unit[] = [];
  let left: Unit['after'] = null;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const name = nameAt(tokens, at, reader);
    const isWord = !/\d/.test(token.word) && token.word.length >= shortestWord && !isNumberWord(token.word);
    const [first, ...rest] = name ? [name.unit] : isWord ? wordUnits(token, reader) : [];
    if (first)
      units.push(
        { ...first, after: stronger(left, first.after), isApart: left !== null, isCounted: isNumber(tokens[at - 1]) },
        ...rest,
      );
    left = first ? null : stronger(stronger(left, token.before), isWord || verbs.has(token.word) ? 'gap' : null);
    at += name?.length ?? 1;
  }
  return units;
};

const isNumber = (token: Token | undefined): boolean =>
  token !== undefined && (/^\d+$/.test(token.word) || isNumberWord(token.word));

const strength = [null, 'gap', 'purpose', 'which', 'end', 'sentence'] as const;
const stronger = (a: Unit['after'], b: Unit['after']): Unit['after'] => (strength.indexOf(a) >= strength.indexOf(b) ? a : b);

/** Those of a catalogue's languages that its names speak most of, then the others. */
export const languagesOf = (names: readonly string[]): readonly ChatLanguage[] => {
  const words = names.flatMap((name) => tokensOf(name).map(({ word }) => word)).slice(0, 400);
  const held = (language: ChatLanguage): number => words.filter((word) => namedBy(word, language).length > 0).length;
  return chatLanguages
    .map((language) => ({ language, count: held(language) }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ language }) => language);
};

export const isThing = ({ meanings }: Unit): boolean => meanings.some((meaning) => concepts[meaning]?.role === 'thing');
