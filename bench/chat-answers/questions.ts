/** Questions as customers of such a shop write them, each with what may be told and what has to come of it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ChatLanguage, chatLanguages } from '@order-intake/chat-language/records';
import { referenceOf } from './shop.ts';

export const kinds = [
  'greeting',
  'thanks',
  'person',
  'complaint',
  'cancel',
  'hours',
  'price',
  'stock',
  'status',
  'order',
  'optout',
  'other',
  'terms',
] as const;
export type Question = {
  readonly language: ChatLanguage;
  readonly kind: (typeof kinds)[number];
  /** a confirmed customer, or anybody */
  readonly customerId: string | null;
  readonly text: string;
  /** ids of the records that may be told; one of them has to be for an answer */
  readonly mayTell: readonly string[];
  /** nosuch, notyours, unknown, none: an answer that tells nothing of a record */
  readonly outcome: string | null;
  /** left out while working: a third of the first set, and all of the newest */
  readonly held: boolean;
  readonly set: QuestionSet | typeof elsewhere;
};

/**
 * `first` was written before the cues, by the same hand; the later ones were asked once without having been seen, the third to eighteenth being
 * written by people who knew the shop alone. Then cues learned from the first eight and the judge from all. A new set is added as the last of these,
 * asked once, and learned from (npm run learn:chat).
 */
export const questionSets = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
] as const;
/** Those that the cues were made from. Cues learn no more: what later sets teach, the judge learns (learn/). */
export const setsOfCues: ReadonlySet<string> = new Set(questionSets.slice(0, 8));
export type QuestionSet = (typeof questionSets)[number];
/** Questions of a folder of one's own: nothing has learned from them. */
const elsewhere = 'elsewhere';
/** The last of them: whoever measures leaves it out of what the judge learns. */
const newest: QuestionSet = 'eighteenth';

const outcomes = new Set(['nosuch', 'notyours', 'unknown', 'none']);

const questionOf = (set: Question['set'], language: ChatLanguage, line: string): Question => {
  const [kind = '', who = '', written = '', told = ''] = line.replace(/\r$/, '').split('\t');
  if (!kinds.some((known) => known === kind)) throw new Error(`${set}/${language}.tsv: ${kind} is no kind of question`);
  return {
    language,
    kind: kind as Question['kind'],
    customerId: who === '-' ? null : who,
    text: written.replace(/\{(\w+)\}/g, (_, id: string) => referenceOf(id)),
    mayTell: outcomes.has(told) || told === '' ? [] : told.split(','),
    outcome: outcomes.has(told) ? told : null,
    held: set === newest || (set === 'first' && (createHash('sha256').update(written).digest()[0] ?? 0) % 3 === 0),
    set,
  };
};

const inFolder = (folder: string, set: Question['set']): readonly Question[] =>
  chatLanguages.flatMap((language) =>
    readFileSync(join(folder, `${language}.tsv`), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => questionOf(set, language, line)),
  );

export const questions = (): readonly Question[] =>
  questionSets.flatMap((set) => inFolder(fileURLToPath(new URL(`questions/${set}`, import.meta.url)), set));

/** Eight files as those beside this one, in a folder anywhere. */
export const questionsOf = (folder: string): readonly Question[] => inFolder(folder, elsewhere);
