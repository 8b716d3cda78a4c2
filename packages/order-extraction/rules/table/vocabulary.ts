import { byText } from '@order-intake/kernel';
import { currenciesIn, isCurrency } from '../currencies.ts';
import { composedLabel } from '../header/composed-labels.ts';
import { type ColumnKind, cueAt, isCue, languages } from '../languages/index.ts';
import { nearFinder, normalise, unglued } from '../text.ts';
import { hasOpenWord, meaningAmong, meaningsOf, type Tongues, tonguesOf } from './tongues.ts';

const phrases: ReadonlySet<string> = new Set(
  languages.flatMap(({ columns }) => Object.values(columns).flatMap((words) => words.filter((word) => !word.startsWith('*')))),
);
const endings: readonly (readonly [string, ColumnKind])[] = languages.flatMap(({ columns }) =>
  (Object.entries(columns) as readonly [ColumnKind, readonly string[]][]).flatMap(([kind, words]) =>
    words.flatMap((word) => (word.startsWith('*') ? [[word.slice(1), kind] as const] : [])),
  ),
);
/** `tongues`: what the labels beside it tell of its language; without them the commonest language that has the phrase decides. */
const meaningOf = (phrase: string, tongues: Tongues | null): ColumnKind | undefined =>
  (tongues ? meaningAmong(phrase, tongues) : meaningsOf(phrase)[0]) ?? undefined;

/** "price per", "cena za": what a phrase for prices says before the unit that it names; another unit may stand there */
const beforeUnit: ReadonlySet<string> = new Set(
  languages.flatMap(({ columns, units }) =>
    (columns.price ?? []).flatMap((phrase) => {
      const words = phrase.split(' ');
      return words.length > 1 && units.includes(words.at(-1) ?? '') ? [words.slice(0, -1).join(' ')] : [];
    }),
  ),
);
const allUnits: ReadonlySet<string> = new Set(languages.flatMap(({ units }) => units));
const nearPhrase = nearFinder([...phrases].filter((phrase) => phrase.length >= 6));

/** Words that say how a price is meant and not which column it is: "Total (excl. VAT, in EUR)". */
const qualifiers = (word: string): boolean =>
  ['@', 'w', 'o', 'per'].includes(word) ||
  (['excluding', 'including', 'taxWord', 'little'] as const).some((cue) => isCue(cue, word) && !phrases.has(word));

export const isQualifier = (word: string): boolean => qualifiers(normalise(word));

function lookUp(phrase: string, tongues: Tongues | null): ColumnKind | null {
  const exact = meaningOf(phrase, tongues);
  if (exact) return exact;
  const glued = /^\S+ \S+$/.test(phrase) ? phrase.replace(' ', '') : phrase; // "Best.-Menge"
  const ending = glued.includes(' ') ? undefined : endings.find(([end]) => glued.length > end.length && glued.endsWith(end));
  if (ending) return ending[1];
  const near = phrase.length >= 6 && phrase.length < 40 ? nearPhrase(phrase) : undefined;
  return near === undefined || isOthers(phrase, near) ? null : (meaningOf(near, tongues) ?? null);
}

/** "Nasz kod" and "wasz kod", "Naša šifra" and "vaša šifra": one letter makes the writer's own the reader's. */
function isOthers(phrase: string, near: string): boolean {
  const others = near.split(' ');
  return phrase
    .split(' ')
    .some(
      (word, at) =>
        (isCue('our', word) && isCue('your', others[at] ?? '')) || (isCue('your', word) && isCue('our', others[at] ?? '')),
    );
}

const wordsIn = (text: string): readonly string[] => {
  const bare = text.replace(/[([][^)\]]*[)\]]/g, ' ');
  return normalise(bare.trim() === '' ? text : bare)
    .split(' ')
    .filter((word) => word !== '' && (!isCurrency(word.toUpperCase()) || namesDiscount(word)));
};

/** "İsk.": the Turkish for discount is written as a currency is */
const namesDiscount = (word: string): boolean => meaningOf(word, null) === 'discount';

/** "Skupaj (kos)", "Total (pcs)": how many in all; "A (pcs)": how many of them, in a column that a letter names. "Érték (Ft)" is money, and no feet. */
const counted = /^([^()]+?)\s*\(\s*(\p{L}{1,8})\.?\s*\)\s*$/u;
const isCounted = (text: string): boolean => {
  const told = counted.exec(text)?.[2] ?? '';
  const unit = normalise(told);
  return allUnits.has(unit) && !isCue('measure', unit) && currenciesIn(told).length === 0;
};

/** Which kind of column a header cell names by all its words, brackets and currencies aside. */
export function exactColumnKind(text: string, tongues: Tongues | null = null): ColumnKind | null {
  const words = wordsIn(text);
  const whole = words.join(' ');
  if (isCounted(text) && (whole.length === 1 || meaningOf(whole, null) === 'amount')) return whole.length === 1 ? null : 'qty';
  return whole === ''
    ? null
    : (lookUp(whole, tongues) ?? lookUp(whole.replace(/ @ /g, ' '), tongues) ?? totalCount(words, tongues));
}

/** "Total pcs", "Qté totale": how many in all, over a row of how many of each size. */
function totalCount(words: readonly string[], tongues: Tongues | null): ColumnKind | null {
  const rest = words.filter((word) => !isCue('sum', word));
  return rest.length === 1 && words.length === 2 && meaningOf(rest[0] ?? '', tongues) === 'qty' ? 'qty' : null;
}

/** Which kind of column a header cell names, also when qualified or joined to another; null when it is none that is known. */
export const columnKindOf = (text: string, tongues: Tongues | null = null): ColumnKind | null =>
  tongues && hasOpenWord(normalise(text)) ? kindOf(text, tongues) : aloneKindOf(text);
const aloneKindOf = byText((text) => kindOf(text, null));

/** What labels beside each other tell of their language, where one of them names different columns in different ones; null where it makes no difference. */
export function tonguesAmong(labels: readonly string[], documentLanguage: () => string): Tongues | null {
  const all = labels.map((label) => wordsIn(label).join(' '));
  return all.some(hasOpenWord) ? tonguesOf(all, documentLanguage()) : null;
}

/** Whether a label names that column in one language or another. */
export const mayName = (label: string, kind: ColumnKind): boolean => meaningsOf(wordsIn(label).join(' ')).includes(kind);

/** "€/ud.", "EUR / Stk", "€ cad.": money for one */
const isMoneyEach = (text: string): boolean => {
  const [, money = '', slash, one = ''] = /^\s*(\S{1,3})\s*(?:(\/)\s*|\s)(\p{L}+)\.?/u.exec(text) ?? [];
  const unit = slash !== undefined || (text.trim().split(/\s+/).length === 2 && isForOne(normalise(one)));
  return unit && money !== '' && (isCurrency(money) || /^\p{Sc}$/u.test(money));
};
const isForOne = (word: string): boolean => allUnits.has(word) || isCue('each', word);

/** "Unit (excl)", "Line (incl. VAT)": what is said to be with or without tax is money, of one or of the line. */
function taxedKind(text: string): ColumnKind | null {
  const [, before = '', told = ''] = /^([^(]{2,20})\(([^)]{2,20})\)\s*$/.exec(text) ?? [];
  const taxed = normalise(told)
    .split(' ')
    .some((word) => isCue('excluding', word) || isCue('including', word));
  const kind = taxed ? exactColumnKind(before) : null;
  return kind === 'unit' ? 'price' : kind === 'position' ? 'amount' : null;
}

/** "Unit £", "Line (EUR)": behind a currency too. */
function signedKind(text: string): ColumnKind | null {
  const [, word = '', sign = ''] = /^\s*(\p{L}{3,12})\s*[([]?\s*(\p{Sc}|[A-Z]{3})\s*[)\]]?\s*$/u.exec(text) ?? [];
  const kind = isCurrency(sign) || /^\p{Sc}$/u.test(sign) ? exactColumnKind(word) : null;
  return kind === 'unit' ? 'price' : kind === 'position' ? 'amount' : null;
}

/** letters behind "Preis/100": the unit, or the mark of a price unit that rows print ("11,80 H") */
const shortMark = /^\p{L}{1,4}$/u;

const isCount = (words: readonly string[], at: number): boolean =>
  cueAt('thousand', words, at) > 0 || cueAt('hundred', words, at) > 0;

/** "price per kg", "Preis/100", "Prix les 1000", "Price/M", "Preis pro Tausend": a price, whichever unit or number it is for. */
function isPriceFor(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  if (allUnits.has(last) && beforeUnit.has(words.slice(0, -1).join(' '))) return true;
  const at = words.findIndex(
    (word, index) => /^10{1,3}$/.test(word) || (words[index - 1] === '@' && /^[cm]$/.test(word)) || isCount(words, index),
  );
  const behind = words.slice(at + 1);
  if (at < 1 || behind.length > 1 || !behind.every((word) => allUnits.has(word) || shortMark.test(word))) return false;
  // what joins is a sign or a little word: "/", "per", "za", "les"
  const joined = words[at - 1] === '@' || (words[at - 1] ?? '').length <= 3 ? words.slice(0, at - 1) : words.slice(0, at);
  return joined.length > 0 && lookUp(joined.join(' '), null) === 'price';
}

/** "Jedn. cena bez DPH", "Cijena bez PDV-a": tax is the name of a column, and behind what says with or without it a qualifier of another. */
function withoutTaxTold(all: readonly string[]): readonly string[] {
  const ending = isCue('taxWord', all.at(-2) ?? '') && (all.at(-1) ?? '').length <= 2;
  const words = ending ? all.slice(0, -1) : all;
  const [told = '', tax = ''] = words.slice(-2);
  const isTold = isCue('taxWord', tax) && (isCue('excluding', told) || isCue('including', told));
  return isTold && words.length > 2 ? words.slice(0, -2) : all;
}

/** "% DDV", "% popusta": how much of a hundred goes off or is tax, wherever the sign stands. */
function kindOfShare(words: readonly string[], tongues: Tongues | null): ColumnKind | null {
  const named = words.includes('%') ? lookUp(words.filter((word) => word !== '%').join(' '), tongues) : null;
  return named === 'discount' || named === 'tax' ? named : null;
}

function kindOf(text: string, tongues: Tongues | null): ColumnKind | null {
  if (isMoneyEach(text)) return 'price';
  const taxed = taxedKind(text) ?? signedKind(text);
  if (taxed) return taxed;
  const direct = exactColumnKind(text, tongues);
  if (direct) return direct;
  const words = wordsIn(text);
  if (words.length === 0) return null;
  const share = kindOfShare(words, tongues);
  if (share) return share;
  if (isPriceFor(words)) return 'price';
  // programs write the names of columns in one word
  const apart = unglued(text);
  const inWords = apart === text ? null : kindOf(apart, tongues);
  if (inWords) return inWords;
  let rest = withoutTaxTold(words);
  const named = rest.length < words.length ? lookUp(rest.join(' '), tongues) : null;
  if (named) return named;
  while (rest.length > 1 && qualifiers(rest.at(-1) ?? '')) rest = rest.slice(0, -1);
  while (rest.length > 1 && qualifiers(rest[0] ?? '')) rest = rest.slice(1);
  return (rest.length < words.length ? lookUp(rest.join(' '), tongues) : null) ?? joined(rest, tongues);
}

const plain: ReadonlySet<ColumnKind> = new Set(['qty', 'price', 'amount', 'name']);

/**
 * "Qté cdée", "Omschrijving artikel": what the first word names, when the others name nothing else; "Trade price", "Item cost": money that the last one
 * names; "Item quantity": how many, of the articles alone, for those of a pack or in stock nobody orders; "Requested arrival date": when
 * it is wanted. Only for cells of a header.
 */
export function looseColumnKind(text: string, tongues: Tongues | null = null): ColumnKind | null {
  const words = wordsIn(text);
  const [last = '', ...before] = words.toReversed();
  const first = looselyNamed(words, [], tongues);
  if (first) return first;
  if (composedLabel(words.join(' ')) === 'delivery_date') return 'date';
  const behind = looselyNamed([last, ...before], ['name'], tongues);
  const counts = behind === 'qty' && before.length > 0 && before.every((word) => meaningOf(word, tongues) === 'name');
  return behind === 'price' || behind === 'amount' || counts ? behind : null;
}

/** `beside`: what the other words may name all the same */
function looselyNamed(
  [word, ...rest]: readonly string[],
  beside: readonly ColumnKind[],
  tongues: Tongues | null,
): ColumnKind | null {
  const kind =
    word !== undefined && word.length >= 3 && rest.length > 0 && rest.length <= 2 ? (meaningOf(word, tongues) ?? null) : null;
  const fits = (other: string): boolean => {
    const named = meaningOf(other, tongues);
    const known = named === undefined || named === kind || beside.includes(named) || (kind === 'name' && named === 'code');
    return !/\d/.test(other) && known;
  };
  return kind !== null && plain.has(kind) && rest.every(fits) ? kind : null;
}

/** Two names in one cell ("Article no. / Description", "Qty - Unit"): the more telling one. */
function joined(words: readonly string[], tongues: Tongues | null): ColumnKind | null {
  const parts = words
    .map((word) => (word === '@' || isCue('and', word) ? '@' : word))
    .join(' ')
    .split(/(?:^| )@(?: |$)/)
    .filter((part) => part !== '');
  if (parts.length < 2) return null;
  const kinds = parts.map((part) => lookUp(part, tongues));
  return kinds.every((kind) => kind !== null)
    ? (kinds.find((kind) => kind === 'name' || kind === 'qty' || kind === 'price') ?? kinds[0] ?? null)
    : null;
}
