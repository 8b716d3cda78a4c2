import { byText } from '@order-intake/kernel';
import { chineseForms, japaneseForms } from './languages/eastern.ts';

/** Letters of other alphabets as Serbian and Greek put them into Latin ones, without accents. */
const letters: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' }),
  ...pairs(
    'а a б b в v г g ґ g д d ђ d е e є e ж z з z и i і i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ c у u ф f х h ц c ч c џ dz ш s щ sc ъ ~ ы y ь ~ э e ю ju я ja',
  ),
  ...pairs('α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o'),
]);

/** "а a б b": each letter and what it is written as, `~` for nothing. */
function pairs(text: string): readonly (readonly [string, string])[] {
  const all = text.split(' ');
  return all.flatMap((letter, at) => (at % 2 === 0 ? [[letter, (all[at + 1] ?? '').replace('~', '')] as const] : []));
}

/** characters that print like a plain one, or not at all */
const unusual =
  /[\u00a0\u00ad\u1680\u180e\u2000-\u2015\u2024\u2028-\u202f\u2043\u2044\u205f-\u2064\u2066-\u206f\u2212\u2215\u29f8\u3000\ufe58\ufe63\ufeff\uff01-\uff5e]/;
const spaces = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;
const invisible = /[\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const fullWidth = /[\uff01-\uff5e]/g;
const fromFullWidth = 0xfee0;
const hyphens = /[\u2010-\u2012\u2043\ufe63]/g;
/** a minus sign in a number or a code; in front of a number it says that it is below zero */
const minusInCode = /(?<=[\p{L}\d])\u2212(?=[\p{L}\d])/gu;
const dashesInDay = /(?<!\d)(\d{1,4})[\u2013-\u2015](\d{1,2})[\u2013-\u2015](\d{1,4})(?!\d)/g;
const dashInCode = /(?<=\d)[\u2013-\u2015\ufe58](?=[\p{L}\d])|(?<=\p{L})[\u2013-\u2015\ufe58](?=\d)/gu;
/** where a word may be broken: nothing is printed there */
const breakInWord = /(?<=\p{L})\u00ad(?=\p{L})/gu;
const softHyphen = /(?<=[\p{L}\d])\u00ad/gu;
const slashes = /[\u2044\u2215\u29f8]/g;

/**
 * Text with plain hyphens, slashes and spaces for those that look the same, so that "4500‑77601" is one number for every pattern. A soft hyphen beside
 * a figure is the hyphen of a number or a code, and so is one at the end of a line.
 */
export const withPlainCharacters = (text: string): string =>
  unusual.test(text)
    ? text
        .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - fromFullWidth))
        .replace(spaces, ' ')
        .replace(invisible, '')
        .replace(hyphens, '-')
        .replace(slashes, '/')
        .replaceAll('\u2024', '.')
        .replace(minusInCode, '-')
        .replace(dashesInDay, '$1-$2-$3')
        .replace(breakInWord, '')
        .replace(softHyphen, '-')
        .replaceAll('\u00ad', '')
    : text;

/** A number or a code with hyphens for dashes. In a text a dash may stand for "to": "3–6 mm". */
export const withHyphens = (text: string): string => text.replace(dashInCode, '-');

/** Names of fields as programs write them, words glued by capitals and underscores, with their words apart. */
export const unglued = (text: string): string =>
  /\s/.test(text.trim()) ? text : text.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replaceAll('_', ' ');

const isPlain = /^[\0-\x7f]*$/;

/**
 * Words for comparing: lower case, Latin letters (Cyrillic and Greek ones are put into them), no accents, punctuation as single spaces. `/` and `&` become `@`,
 * because "price / unit" and "price, unit" are not the same; `#` and `%` stay as words of their own. Chinese and Japanese
 * letters stay as they are, apart from others.
 */
export const normalise = byText((text) => {
  const plain = inLatinLetters(text.toLowerCase())
    .replace(/[/&]/g, ' @ ')
    .replace(/([#%])/g, ' $1 ');
  return (isPlain.test(plain) || !hasEastern(plain) ? plain.replace(/[^a-z0-9%#@]+/g, ' ') : inEasternWords(plain)).trim();
});

/** letters of Chinese and Japanese; the middle dot between two words is none */
const eastern = '\\u3005\\u3041-\\u3096\\u30a1-\\u30fa\\u30fc\\u3400-\\u9fff\\uf900-\\ufaff';
const easternLetter = new RegExp(`[${eastern}]`);
const noEasternWord = new RegExp(`[^a-z0-9%#@${eastern}]+`, 'g');
const betweenScripts = new RegExp(`(?<=[${eastern}])(?=[a-z0-9])|(?<=[a-z0-9])(?=[${eastern}])`, 'g');
const betweenSpaced = new RegExp(`(?<=(?:^| )[${eastern}]) (?=[${eastern}](?: |$))`, 'g');
const legalForms = new RegExp([...japaneseForms, ...chineseForms].join('|'), 'g');
const beforeValue = new RegExp(`^([${eastern}]{2,12})(?=[A-Z\\d])`);

/** Whether a text has letters of Chinese or Japanese. */
export const hasEastern = (text: string): boolean => easternLetter.test(text);

/** Words that run together are one word for comparing, a company's legal form another; letters that a form sets apart ("数 量") are one, too. */
const inEasternWords = (text: string): string =>
  text
    .normalize('NFC')
    .replace(noEasternWord, ' ')
    .replace(betweenScripts, ' ')
    .replace(legalForms, ' $& ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(betweenSpaced, '');

/** "注文番号PO-4711": a space between a label and its value, where Chinese and Japanese need none. */
export const withValueApart = (text: string): string => text.replace(beforeValue, '$1 ');

/** "koeber", "lieferant fuer", "aarhus": letters with signs as programs without them write them, in normalised words. */
export const inOneLetter = (normal: string): string => normal.replace(/([aou])e/g, '$1').replace(/aa/g, 'a');

const inLatinLetters = (text: string): string =>
  isPlain.test(text)
    ? text
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[\u0300-\u036f]/g, '')
        .replace(/[^\0-\x7f]/g, (letter) => letters.get(letter) ?? letter);

/** Normalised text without any spaces, for comparing codes, numbers and names written differently. */
export const compact = (text: string): string => normalise(text).replace(/[%#@ ]/g, '');

/** Whether two words differ by at most one letter added, lost or changed. */
function nearlySame(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return a.length - start - end <= 1 && b.length - start - end <= 1;
}

export const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Finds a phrase that is nearly the one given, among so many that trying each would take long: two that are nearly the same share an end. */
export function nearFinder(phrases: readonly string[]): (phrase: string) => string | undefined {
  const keys = (phrase: string, length: number): readonly string[] => [
    `${length}${phrase.slice(0, 2)}`,
    `${phrase.slice(-2)}${length}`,
  ];
  const index = new Map<string, string[]>();
  for (const phrase of phrases)
    for (const key of keys(phrase, phrase.length)) index.set(key, [...(index.get(key) ?? []), phrase]);
  return (phrase) => {
    for (const length of [phrase.length, phrase.length - 1, phrase.length + 1]) {
      for (const key of keys(phrase, length)) {
        const near = index.get(key)?.find((one) => nearlySame(one, phrase));
        if (near !== undefined) return near;
      }
    }
    return undefined;
  };
}
