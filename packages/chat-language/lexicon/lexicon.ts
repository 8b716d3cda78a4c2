/**
 * What articles are called in the eight languages. A row is one thing: a column a language, commas between names of the same, and behind `>` what it is
 * a kind of, by that one's first English name. An article is found by any of its names, whatever language the catalogue is written in.
 */
import { onDemand } from '@order-intake/kernel';
import { type ChatLanguage, chatLanguages } from '../understanding/chat-languages.ts';
import { building } from './building.ts';
import { colloquial } from './colloquial.ts';
import { electrics } from './electrics.ts';
import { fastenings } from './fastenings.ts';
import { formsOf, plain, singularsOf, spelledForms, stemOf } from './inflection.ts';
import { colours, kinds, uses } from './qualities.ts';
import { safetyAndGarden } from './safety-garden.ts';
import { tools } from './tools.ts';

/** `thing`: an article may be it; the others only say which. */
export type Role = 'thing' | 'kind' | 'colour' | 'use';
export type Concept = {
  readonly role: Role;
  readonly names: { readonly [language in ChatLanguage]: readonly string[] };
  /** itself first */
  readonly kindOf: ReadonlySet<number>;
};

const columns: readonly ChatLanguage[] = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv'];
const sources: readonly (readonly [string, Role])[] = [
  [tools, 'thing'],
  [fastenings, 'thing'],
  [electrics, 'thing'],
  [building, 'thing'],
  [safetyAndGarden, 'thing'],
  [kinds, 'kind'],
  [colours, 'colour'],
  [uses, 'use'],
];

type Row = { readonly role: Role; readonly names: Concept['names']; readonly wider: string | null };
const rowOf = (line: string, role: Role): Row => {
  const [cells = '', wider = null] = line.split(' > ');
  const listed = cells.split('|').map((cell) =>
    cell
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );
  const names = Object.fromEntries(columns.map((language, at) => [language, listed[at] ?? []])) as unknown as Concept['names'];
  return { role, names, wider: wider?.trim() ?? null };
};
const rowsOf = (text: string, role: Role): readonly Row[] =>
  text
    .trim()
    .split('\n')
    .map((line) => rowOf(line, role));
const added = new Map(rowsOf(colloquial, 'thing').map((row) => [row.names.en[0] ?? '', row.names]));
const withAdded = (row: Row): Row => {
  const more = added.get(row.names.en[0] ?? '');
  if (!more) return row;
  const names = columns.map((language) => [language, [...new Set([...row.names[language], ...more[language]])]]);
  return { ...row, names: Object.fromEntries(names) as unknown as Concept['names'] };
};
const rows: readonly Row[] = sources.flatMap(([text, role]) => rowsOf(text, role).map(withAdded));
const places = new Map(rows.map(({ names }, place) => [names.en[0] ?? '', place]));

const kindOf = (place: number, seen: ReadonlySet<number> = new Set()): ReadonlySet<number> => {
  const all = new Set([...seen, place]);
  const wider = places.get(rows[place]?.wider ?? '');
  return wider === undefined || all.has(wider) ? all : kindOf(wider, all);
};
export const concepts: readonly Concept[] = rows.map(({ role, names }, place) => ({ role, names, kindOf: kindOf(place) }));

/** Words between the words of a name: "tuyau d'arrosage", "scala a libretto". */
export const linking: ReadonlySet<string> = new Set(
  `of the a an to in de du des d l la le les a au aux el los las del al para por un una uno en y di da del della dello dei degli delle dal dall
  dell col coi il lo gli i per van het een voor op do dos das o os as com no na ao um uma i av for en ett och fur der die das den dem im am zur zum von`.split(
    /\s+/,
  ),
);

type Index = {
  readonly words: Map<string, readonly number[]>;
  /** the same as they are written, with double letters */
  readonly spelled: Map<string, readonly number[]>;
  readonly phrases: Map<string, readonly number[]>;
  /** single words as they are written */
  readonly written: Set<string>;
  /** those and the words of longer names */
  readonly parts: Set<string>;
};
const add = (index: Map<string, readonly number[]>, key: string, concept: number): void => {
  const known = index.get(key) ?? [];
  if (!known.includes(concept)) index.set(key, [...known, concept]);
};

/** How a customer without the letter writes it: "Gehoerschutz". */
const spellings = (name: string, language: ChatLanguage): readonly string[] =>
  language === 'de' && /[äöü]/i.test(name) ? [name, name.replace(/ä/gi, 'ae').replace(/ö/gi, 'oe').replace(/ü/gi, 'ue')] : [name];

const wordsOf = (name: string): readonly string[] =>
  (plain(name).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !linking.has(word));

const indexOf = (language: ChatLanguage): Index => {
  const index: Index = { words: new Map(), spelled: new Map(), phrases: new Map(), written: new Set(), parts: new Set() };
  const named = concepts.flatMap(({ names }, concept) =>
    names[language].flatMap((name) => spellings(name, language).map((spelling) => ({ concept, words: wordsOf(spelling) }))),
  );
  for (const { words } of named) {
    if (words.length === 1) index.written.add(words[0] ?? '');
    for (const word of words) index.parts.add(word);
  }
  for (const { concept, words } of named) if (words.length === 1) add(index.spelled, plain(words[0] ?? ''), concept);
  for (const { concept, words } of named)
    if (words.length === 1) add(index.words, formsOf(words[0] ?? '', language)[0] ?? '', concept);
    else add(index.phrases, words.map((word) => stemOf(word, language)).join(''), concept);
  // a name that is kept in its plural is found by its singular, unless that is something else
  const forms = new Map<string, readonly number[]>();
  for (const { concept, words } of named)
    if (words.length === 1) for (const form of singularsOf(words[0] ?? '', language)) add(forms, form, concept);
  for (const [form, found] of forms) if (!index.words.has(form)) index.words.set(form, found);
  return index;
};
const indexes = Object.fromEntries(chatLanguages.map((language) => [language, onDemand(() => indexOf(language))])) as Readonly<
  Record<ChatLanguage, () => Index>
>;
const none: readonly number[] = [];

/** The concepts that one word names in the language, [] where it names none. */
export const namedBy = (word: string, language: ChatLanguage): readonly number[] => {
  const index = indexes[language]();
  const forms = spelledForms(word, language);
  // a Dutch "lader" is no "ladder", as long as it is spelled well
  for (const [form, written] of forms) {
    const found = index.words.get(form);
    const spelled = index.spelled.get(written);
    if (found && spelled) return spelled;
  }
  for (const [form] of forms) {
    const found = index.words.get(form);
    if (found) return found;
  }
  return index.phrases.get(stemOf(word, language)) ?? none;
};

/** Whether the lexicon has the word letter by letter: "ladder" is no German "Lader". */
export const isWritten = (word: string, language: ChatLanguage): boolean => indexes[language]().written.has(word);

/** Those that several words name together: "circular saw", "ear muffs" where the lexicon has "earmuffs". */
export const namedTogether = (words: readonly string[], language: ChatLanguage): readonly number[] => {
  const index = indexes[language]();
  const joined = words.join('');
  return (
    index.phrases.get(words.map((word) => stemOf(word, language)).join('')) ??
    formsOf(joined, language).flatMap((form) => index.words.get(form) ?? none)
  );
};

/** Those words. */
export const writtenIn = (language: ChatLanguage): Iterable<string> => indexes[language]().written;

/** Every word of a language's names, for those that were typed wrongly. */
export const partsIn = (language: ChatLanguage): ReadonlySet<string> => indexes[language]().parts;

/** What things are called in every language, for a search by words. */
export const namesOf = (concept: number): readonly string[] =>
  chatLanguages.flatMap((language) => concepts[concept]?.names[language].slice(0, 2) ?? []);
