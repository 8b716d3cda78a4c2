/** Which part of a message asks for an article: "Do you have a snow shovel? It has snowed on my shoes" asks for no shoes. */
import { plain } from '../lexicon/inflection.ts';
import { type AskedSizes, askedSizes } from '../lexicon/other-sizes.ts';
import { isThing, type Unit } from '../lexicon/reading.ts';
import { type ChatLanguage, chatLanguages } from '../understanding/chat-languages.ts';
import { plainWords } from '../understanding/cues/cues.ts';
import type { IntentsOf } from '../understanding/intent.ts';
import { namedIn } from './match-products.ts';
import { isNumberWord } from './number-words.ts';
import { isSaid } from './sureness.ts';

const sentence = /(?<=[.!?…\n])\s+/;
const clause = /(?<=[,;])\s+|\s+[–—-]\s+/;
const most = 12;

/** how many words may stand beside an article's name where nothing is said of it: "two rolls of" */
const bare = 2;
/** Something is said of the article and nothing asked, whatever the judge thinks of the piece alone. */
const isTold = (text: string, units: readonly Unit[], language: string): boolean => {
  const named = units.filter(isThing).flatMap((unit) => unit.text.split(' ')).length;
  const words = plainWords(text).filter((word) => !/^\d+$/.test(word) && !isNumberWord(word));
  return isSaid({ text, language }) && words.length - named > bare;
};

type Part = {
  readonly text: string;
  readonly names: boolean;
  readonly asks: boolean;
  /** something is said and nothing asked */
  readonly tells: boolean;
  /** names what the customer has: "the charger, my batteries are 18 V" */
  readonly isOwned: boolean;
  readonly sizes: AskedSizes;
};

const owners: { readonly [language in ChatLanguage]: string } = {
  en: 'my|mine|our|ours',
  de: 'mein\\p{L}*|unser\\p{L}*',
  fr: 'mon|ma|mes|notre|nos',
  es: 'mis?|nuestr[oa]s?',
  it: 'mi[oae]|miei|nostr[oaei]',
  nl: "mijn|m'n|mn|onze",
  pt: 'meus?|minhas?|noss[oa]s?',
  sv: 'min|mitt|mina|vår|vårt|våra',
};
const ownersIn = new Map(
  chatLanguages.map((language) => [language as string, new RegExp(`(?<!\\p{L})(?:${owners[language]})(?!\\p{L})`, 'iu')]),
);

const partsOf = (text: string, separator: RegExp, language: string, intentsOf: IntentsOf): readonly Part[] => {
  const texts = text.split(separator).filter((part) => /\p{L}/u.test(part));
  if (texts.length < 2 || texts.length > most) return [];
  return texts.map((part) => {
    const units = namedIn(part, { language });
    const asks = intentsOf(part, language).some((intent) => intent === 'price' || intent === 'availability');
    const tells = isTold(part, units, language);
    const names = units.some(isThing);
    const owner = part.search(ownersIn.get(language) ?? /$^/);
    const isOwned = names && owner >= 0 && !namedIn(part.slice(0, owner), { language }).some(isThing);
    return { text: part, names, asks: asks && !tells, tells, isOwned, sizes: askedSizes(plain(part)) };
  });
};

const dimensionsOf = ({ measured, threads, worn }: AskedSizes): readonly string[] => [
  ...measured.map(([dimension]) => dimension),
  ...(threads.length > 0 ? ['thread'] : []),
  ...(worn.length > 0 ? ['worn'] : []),
];
/** "M12 bolts? The M8 are too small for me": a size that is told after one was asked for is what the customer has. */
const isOwnSize = (part: Part, meant: readonly Part[]): boolean => {
  const asked = new Set(meant.flatMap(({ sizes }) => dimensionsOf(sizes)));
  const isMarked = (one: Part) => one.text.includes('?');
  const isBeside = part.tells || (meant.some(isMarked) && !isMarked(part));
  return isBeside && !part.names && dimensionsOf(part.sizes).some((dimension) => asked.has(dimension));
};

const joined = (parts: readonly { readonly text: string }[]): string => parts.map(({ text }) => text).join(' ');

/**
 * Without the sentences that name an article and do not ask for it, where another does both, with a mark before without one. What names none stays: it may
 * say the size. In one sentence what is told before the question goes in the same way, "my ladder broke, what are the trestles?"; what follows it may be a list.
 * The whole text where none does both, as in "My old saw broke. What is a new one?"
 */
export const askedPart = (text: string, language: string, intentsOf: IntentsOf): string => {
  const sentences = partsOf(text, sentence, language, intentsOf);
  if (sentences.length > 0) return withoutOthers(sentences) ?? text;
  return withoutEarlier(partsOf(text, clause, language, intentsOf)) ?? text;
};

const withoutOthers = (parts: readonly Part[]): string | null => {
  const asking = parts.filter(({ names, asks }) => names && asks);
  const marked = asking.filter((part) => part.text.includes('?'));
  const meant = marked.length > 0 ? marked : asking;
  return meant.length > 0
    ? joined(parts.filter((part) => meant.includes(part) || !(part.names || isOwnSize(part, meant))))
    : null;
};

const withoutEarlier = (parts: readonly Part[]): string | null => {
  const isMeant = (part: Part) => part.names && part.asks && !part.isOwned;
  const last = parts.findLastIndex(isMeant);
  if (last < 0) return null;
  const meant = parts.filter(isMeant);
  const isKept = (part: Part, at: number) =>
    (at === last || !part.names || (at > last ? !part.isOwned : part.asks)) && !isOwnSize(part, meant);
  return joined(parts.filter(isKept));
};

/** What stands together, without words of telling between: "the hose | split last winter". */
const together = (units: readonly Unit[]): readonly (readonly Unit[])[] => {
  const runs: Unit[][] = [];
  for (const one of units) {
    const last = runs.at(-1);
    if (last && !one.isApart && one.after === null) last.push(one);
    else runs.push([one]);
  }
  return runs;
};

/** What says which one is written into the name, so that a word behind it is a verb: "over de kruiwagen gereden". */
const joining: ReadonlySet<string> = new Set(['de', 'nl', 'sv']);
/** Behind the last word that says what or which it is, something is said of it: "la batterie est morte". */
const isKnown = ({ meanings }: Unit): boolean => meanings.length > 0;

/**
 * Where the question names nothing, as in "My husband drove the mower over the cable. What is a new one of 25 m?": the same question of each thing that is
 * told of before it. [] where the question names what it asks for.
 */
export const questionsOfTold = (text: string, language: string, intentsOf: IntentsOf): readonly string[] => {
  const sentences = partsOf(text, sentence, language, intentsOf);
  const parts = sentences.length > 0 ? sentences : partsOf(text, clause, language, intentsOf);
  const asking = parts.filter(({ asks, names }) => asks && !names);
  if (asking.length === 0 || parts.some(({ asks, names }) => asks && names)) return [];
  return parts.flatMap((part) =>
    // what was only told of is not read as what it nearly is
    together(namedIn(part.text, { language, forgives: false }))
      .filter((run) => run.some(isThing))
      .map(
        (run) => `${joined(run.slice(0, run.findLastIndex(joining.has(language) ? isThing : isKnown) + 1))}: ${joined(asking)}`,
      ),
  );
};
