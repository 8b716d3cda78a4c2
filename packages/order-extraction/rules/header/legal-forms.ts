/** Legal forms of companies, and words that only organisations have in their names. */
import { cueAt, isCue, languages } from '../languages/index.ts';
import { hasEastern, normalise } from '../text.ts';

/** Short forms are words of other kinds in small letters: "se aceitam", "as agreed"; "s.r.o." and the "z" of "Sp. z o.o." are none. */
const inSmallLetters = /(?<=^|\s)\p{Ll}{2,}(?=$|[\s,;])/gu;

/** "Northgate Foods plc": behind words with capitals, and longer than those */
const endsInSmallForm = /^(?:\p{Lu}\S*\s+(?:(?:&|\+|\p{Ll}{1,3})\s+)?)+(\p{Ll}{3,5})$/u;
const hasSmallForm = (text: string): boolean => isCue('legal', endsInSmallForm.exec(text.trim())?.[1] ?? '');

/** „Zora 94“, «Завод №2»: figures that are of a name, and of no street */
export const withoutQuotedFigures = (text: string): string =>
  text.replace(/[„“«][^„“”«»]*[“”»]/g, (quoted) => quoted.replace(/(?:\s|№\s?)\d{1,4}(?!\d)/g, ''));

/** "Muster Town, Co. Cork": a county, and no company */
const inCounty = /,\s+Co\.?\s+\p{Lu}\p{L}+$/u;

/** Whether a text carries a legal form or another word that only organisations have in their names, and no number behind it. */
export function hasLegalForm(text: string): boolean {
  const words = normalise(withoutQuotedFigures(text.replace(inCounty, '')).replace(inSmallLetters, ' ')).split(' ');
  const numbered = words.findLastIndex((word, at) => /\d/.test(word) && !isOrdinal(words, at));
  return (
    words.some((_, at) => at > numbered && (cueAt('legal', words, at) > 0 || cueAt('organisation', words, at) > 0)) ||
    (formInFront.test(text) && isCue('legalInFront', words[0] ?? '')) ||
    isBodyInSmallLetters(text) ||
    hasSmallForm(text)
  );
}

/** "PT. Astra International": capitals, then words with capitals and no figures */
const formInFront = /^\s*\p{Lu}{2,4}\.?\s+\p{Lu}\p{L}+(?:[\s.,&-]+\p{L}+)*[.)]?\s*$/u;

const mostWordsOfBody = 6;
/** words for public bodies of languages that do not begin them with a capital within a name, as English and German do */
const bodies: ReadonlySet<string> = new Set(
  languages.flatMap(({ code, cues }) => (code === 'en' || code === 'de' ? [] : (cues.organisation ?? []))),
);

/** "*kuntayhtyma": words that end in one, as Finnish joins them */
const endsOfBodies = [...bodies].filter((word) => word.startsWith('*')).map((word) => word.slice(1));
const isBody = (word: string): boolean => bodies.has(word) || endsOfBodies.some((end) => word.endsWith(end));

/** "Osnovna škola Ivana Gundulića", "Sävsjö kommun": many languages write the word itself small, second in the name or at its end, and no sentence around it. */
function isBodyInSmallLetters(text: string): boolean {
  const all = text.trim().split(/\s+/);
  const small = (word: string | undefined): boolean => word !== undefined && /^\p{Ll}{4,}$/u.test(word);
  const capital = (word: string): boolean => /^\p{Lu}/u.test(word);
  const is = (word: string | undefined): boolean => small(word) && isBody(normalise(word ?? ''));
  if (all.length < 2 || all.length > mostWordsOfBody || !all.every((word) => /^[\p{L}„“”"'’.-]+$/u.test(word))) return false;
  const [first = '', second, ...rest] = all;
  if (!capital(first) || isCue('little', normalise(first)) || isCue('ordering', normalise(first))) return false;
  return (
    (is(second) && rest.every((word) => capital(word) || isCue('little', normalise(word)))) ||
    (is(all.at(-1)) && all.slice(0, -1).every(capital))
  );
}

/** "Fire Company No. 2", "Szkoła Podstawowa nr 14": which of several a public body is; an order's number is none. */
const isOrdinal = (words: readonly string[], at: number): boolean =>
  at > 1 &&
  /^\d{1,3}$/.test(words[at] ?? '') &&
  isCue('number', words[at - 1] ?? '') &&
  words.slice(0, at - 1).some((_, from) => cueAt('organisation', words, from) > 0) &&
  !words.slice(0, at).some((word) => isCue('ordering', word) || isCue('billing', word));

/** Whether a legal form is the end of a text, and something stands before it: "Muster Kft." */
export function endsInLegalForm(text: string): boolean {
  const words = (hasEastern(text) ? normalise(text) : text.trim()).split(/\s+/);
  // "Quinta da" goes on, and "DA" is a form
  const last = words.at(-1) ?? '';
  if (/^(?:\p{Ll}{2,3}|D[ae])$/u.test(last) && isCue('little', last)) return false;
  return words.some((_, at) => at > 0 && isLegalForm(words.slice(at).join(' ')));
}

/** Whether a text is a legal form and nothing else: "Sp. z o.o.", "GmbH & Co. KG", "S.A. de C.V.". */
export function isLegalForm(text: string): boolean {
  const words = normalise(text)
    .split(' ')
    .filter((word) => word !== '');
  let at = 0;
  while (at < words.length) {
    const count = Math.max(cueAt('legal', words, at), words[at] === '@' || isCue('and', words[at] ?? '') ? 1 : 0);
    if (count === 0) return false;
    at += count;
  }
  return words.length > 0 && words[0] !== '@';
}
