/**
 * Whether a message asks for nothing but that an order is cancelled. Every word of the clause that asks has to be one of asking, and no other clause may turn
 * it around: "please don't cancel 7001" is none, "please cancel 7001, we do not need it" is one. A request that is not certain is a person's to read.
 */
import { plain } from '../../lexicon/inflection.ts';
import { type ChatLanguage, chatLanguages } from '../../understanding/chat-languages.ts';
import { type CancelWords, cancelWords } from './cancel-words.ts';

/** `unsure`: it may be one; `turned`: a cancellation is spoken of and denied, made to depend on something, or taken back. */
export type Cancelling = 'asked' | 'unsure' | 'turned';

type Lists = { readonly [list in keyof CancelWords]: ReadonlySet<string> };
const listsOf = (written: CancelWords): Lists =>
  Object.fromEntries(Object.entries(written).map(([list, text]) => [list, new Set(text.split(/\s+/))])) as unknown as Lists;
const lists = Object.fromEntries(chatLanguages.map((language) => [language, listsOf(cancelWords[language])])) as unknown as {
  readonly [language in ChatLanguage]: Lists;
};

const because = 'because|weil|denn|parce|car|porque|perche|omdat|pois|eftersom';
const ends = new RegExp(`[.,;:!\\n()]|\\s[-–—]\\s|(?<!\\p{L})(?:${because})(?!\\p{L})`, 'u');
/** a number with the letters and signs that belong to it: "so-2026-000101", "4711-a" */
const number = /(?:\p{L}+[-/._#])*\p{L}*\d[\p{L}\p{N}]*(?:[-/._#][\p{L}\p{N}]+)*/gu;

/** "order no. 7001" denies nothing. */
const numberMark =
  /(?<=(?:orders?|po|bestellung|auftrag|commande|pedido|ordine|bestelling|encomenda|bestallning|ordern?) )n(?:o|r|°)?\.?o? ?(?=[\p{L}\d-]*\d)/gu;

type Clause = { readonly words: readonly string[]; readonly numbers: readonly string[]; readonly isPlain: boolean };
const clauseOf = (text: string): Clause => {
  const rest = text.replace(number, ' ');
  return {
    numbers: text.match(number) ?? [],
    words: rest.match(/\p{L}+/gu) ?? [],
    // a question asks for no cancellation, and other signs may strike it out
    isPlain: !/[?~/%]/u.test(rest),
  };
};

/** `isOrder`: whether a number names the order that is to be cancelled. */
export const cancellingIn = (message: string, language: string, isOrder: (number: string) => boolean): Cancelling => {
  const own = lists[chatLanguages.find((known) => known === language) ?? 'en'];
  const text = plain(message)
    .replace(numberMark, '')
    .replace(/(?<=\d)\.(?=\d)/g, '/');
  const clauses = text.split(ends).map(clauseOf);
  const hasAny = ({ words }: Clause, listed: ReadonlySet<string>) => words.some((word) => listed.has(word));
  const speaks = ({ words }: Clause) => words.some((word) => [...own.stems].some((stem) => word.startsWith(stem)));
  const isTurned = (clause: Clause) => hasAny(clause, own.denying) || hasAny(clause, own.turning);
  const wonders = ({ words }: Clause) =>
    words.some((word, at) => own.wondering.has(word) || own.wondering.has(`${word}_${words[at + 1] ?? ''}`));
  const isAsking = (clause: Clause) =>
    hasAny(clause, own.verbs) && !wonders(clause) && clause.words.every((word) => own.verbs.has(word) || own.around.has(word));
  // "we do not need it any more" denies no cancellation
  const isReason = (clause: Clause) => hasAny(clause, own.needing) && !hasAny(clause, own.turning);
  const speaking = clauses.filter(speaks);
  const isAsked = speaking.length > 0 && speaking.every(isAsking);
  if (speaking.some((clause) => isTurned(clause) && !isAsking(clause)) || (!isAsked && clauses.some(isTurned))) return 'turned';
  const isCertain = clauses.every(
    (clause) => clause.isPlain && clause.numbers.every(isOrder) && (speaks(clause) || !isTurned(clause) || isReason(clause)),
  );
  return isAsked && isCertain ? 'asked' : 'unsure';
};
