/**
 * The language somebody writes in, on evidence: words that only this language has count for more than those it shares, and a conversation's
 * language changes only on that of a sentence. "No" and "de nada" change nothing.
 */
import { onDemand } from '@order-intake/kernel';
import { commonWords } from '../lexicon/common-words.ts';
import { writtenIn } from '../lexicon/lexicon.ts';
import { type ChatLanguage, chatLanguages } from './chat-languages.ts';
import { allCues } from './cues/all-cues.ts';
import { plainWords } from './cues/cues.ts';
import { frequentWords } from './frequent-words.ts';

export { type ChatLanguage, chatLanguages } from './chat-languages.ts';

/** How much a word speaks for a language: one of its own 1, one of two languages a half. */
const weights = onDemand(() => {
  const found = new Map<string, readonly { readonly language: ChatLanguage; readonly weight: number }[]>();
  for (const language of chatLanguages)
    for (const word of frequentWords[language]) {
      const sharing = chatLanguages.filter((other) => frequentWords[other].has(word));
      found.set(
        word,
        sharing.map((shared) => ({ language: shared, weight: 1 / sharing.length })),
      );
    }
  return found;
});

/** What is asked for tells the language too, less than how. Without accents, as cues are written. */
const shortest = 4;
const languagesBy = (wordsOf: (language: ChatLanguage) => Iterable<string>): ReadonlyMap<string, readonly ChatLanguage[]> => {
  const found = new Map<string, ChatLanguage[]>();
  for (const language of chatLanguages)
    for (const word of new Set(wordsOf(language)))
      if (word.length >= shortest) found.set(word, [...(found.get(word) ?? []), language]);
  return found;
};
const cueWords = onDemand(() =>
  languagesBy((language) =>
    Object.values(allCues[language])
      .flatMap((patterns) => patterns.join(' ').split(/[ /_]/))
      .filter((word) => /^[a-z]+$/.test(word)),
  ),
);
const cueWeight = 0.5;

/** What is named tells it as little: "mangueras" and "mangueiras" are no proof, and better than nothing. */
const nameWords = onDemand(() => languagesBy((language) => [...writtenIn(language), ...commonWords[language]]));
const nameWeight = 0.4;

/** Letters and endings that tell a language, as far as these eight go. */
const spellings: readonly (readonly [RegExp, readonly ChatLanguage[], number])[] = [
  [/ß/, ['de'], 1],
  [/å/, ['sv'], 1],
  [/[äö]/, ['de', 'sv'], 0.5],
  [/ü/, ['de'], 0.6],
  [/ñ/, ['es'], 1],
  [/ã|õ/, ['pt'], 1],
  [/ç/, ['fr', 'pt'], 0.5],
  [/œ|[êû]/, ['fr'], 0.6],
  [/[èù]/, ['fr', 'it'], 0.4],
  [/ò|ì/, ['it'], 0.8],
  [/..ción$|..ciones$/, ['es'], 1],
  [/..ção$|..ções$|..mente$/, ['pt'], 0.5],
  [/..zione$|..zioni$/, ['it'], 1],
  [/..ung$|..ungen$|..keit$|..lich$/, ['de'], 0.7],
  [/ij/, ['nl'], 0.6],
  [/..heid$|aa.|oe.|uu./, ['nl'], 0.25],
  [/..eux$|..eau$|..ement$/, ['fr'], 0.6],
];
const marks: readonly (readonly [RegExp, ChatLanguage])[] = [[/[¿¡]/, 'es']];

/** The word or the plural of it, by the endings that most of the languages share. */
const namingIn = (word: string): readonly ChatLanguage[] =>
  nameWords().get(word) ?? nameWords().get(word.replace(/(?:es|s)$/, '')) ?? [];

type Evidence = {
  readonly language: ChatLanguage;
  /** how far it is ahead of the next, in words of its own */
  readonly lead: number;
  readonly words: number;
};

const mostWords = 60;
/** "SO-2026-000101" says nothing, though "so" is a word of English. */
const wordOrCode = /[\p{L}\p{N}]+(?:[-_/.][\p{L}\p{N}]+)*/gu;
const withoutCodes = (text: string): string => text.replace(wordOrCode, (one) => (/\d{3}/.test(one) ? ' ' : one));

/** What the text alone says; null: nothing. `prior`: how much is thought of a language before a word is read. */
const evidenceOf = (given: string, prior: Partial<Record<ChatLanguage, number>> = {}): Evidence | null => {
  const text = withoutCodes(given);
  const words = (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? []
  ).slice(0, mostWords);
  const scores = new Map<ChatLanguage, number>(chatLanguages.map((language) => [language, 0]));
  const add = (language: ChatLanguage, weight: number) => scores.set(language, (scores.get(language) ?? 0) + weight);
  for (const word of words) {
    for (const { language, weight } of weights().get(word) ?? []) add(language, weight);
    for (const [pattern, languages, weight] of spellings)
      if (pattern.test(word)) for (const language of languages) add(language, weight);
  }
  for (const word of plainWords(text).slice(0, mostWords)) {
    const speaking = cueWords().get(word) ?? [];
    for (const language of speaking) add(language, cueWeight / speaking.length);
    const naming = namingIn(word);
    for (const language of naming) add(language, nameWeight / naming.length);
  }
  for (const [pattern, language] of marks) if (pattern.test(text)) add(language, 1.5);
  const said = [...scores.values()].some((score) => score > 0);
  if (!said) return null;
  for (const language of chatLanguages) add(language, prior[language] ?? 0);
  const [first, second] = [...scores].map(([language, score]) => ({ language, score })).toSorted((a, b) => b.score - a.score);
  if (!first || !second || first.score <= second.score) return null;
  return { language: first.language, lead: first.score - second.score, words: words.length };
};

/** null: too little to go by, or two languages alike. */
export const languageOf = (text: string): ChatLanguage | null => evidenceOf(text)?.language ?? null;

/** Where a number's country writes one of the languages for the most part. */
const countries: readonly (readonly [string, ChatLanguage])[] = [
  ['351', 'pt'],
  ['352', 'fr'],
  ['353', 'en'],
  ['423', 'de'],
  ['33', 'fr'],
  ['34', 'es'],
  ['39', 'it'],
  ['31', 'nl'],
  ['32', 'nl'],
  ['41', 'de'],
  ['43', 'de'],
  ['44', 'en'],
  ['46', 'sv'],
  ['49', 'de'],
  ['51', 'es'],
  ['52', 'es'],
  ['54', 'es'],
  ['55', 'pt'],
  ['56', 'es'],
  ['57', 'es'],
  ['58', 'es'],
  ['61', 'en'],
  ['1', 'en'],
];

/** `phone`: digits with the country code. */
export const languageOfPhone = (phone: string | null | undefined): ChatLanguage | null =>
  phone ? (countries.find(([code]) => phone.startsWith(code))?.[1] ?? null) : null;

const priorOfConversation = 1;
const priorOfPhone = 0.4;
/** a sentence, and as good as two words that only the other language has */
const sentence = 3;
const certain = 1.2;

/** The language after this message, null where it tells nothing new. */
export const languageAfter = (
  text: string,
  { conversation, phone }: { readonly conversation: string | null; readonly phone: string | null },
): ChatLanguage | null => {
  const known = chatLanguages.find((language) => language === conversation);
  const ofPhone = languageOfPhone(phone);
  const evidence = evidenceOf(text, known ? { [known]: priorOfConversation } : ofPhone ? { [ofPhone]: priorOfPhone } : {});
  if (!evidence) return null;
  if (!known) return evidence.language;
  if (evidence.language === known) return known;
  return evidence.words >= sentence && evidence.lead >= certain - priorOfConversation / 2 ? evidence.language : null;
};
