/**
 * Whether a line of an order accounts for every token of its part: the quantity, in the article's unit; the article's own words, sizes and code; and what
 * links them. Whatever is left says something that was not read, and a person has to read it.
 */
import { isSizeWord } from '../../lexicon/asking.ts';
import { compoundOf } from '../../lexicon/compounds.ts';
import { formsOf, plain } from '../../lexicon/inflection.ts';
import { namedBy, namedTogether } from '../../lexicon/lexicon.ts';
import { type Measures, measuresIn } from '../../lexicon/measures.ts';
import { entryOfName } from '../../lexicon/naming.ts';
import { languagesOf } from '../../lexicon/reading.ts';
import type { ChatLanguage } from '../../understanding/chat-languages.ts';
import type { ProductFact } from '../facts.ts';
import { isGrammar, numberIn } from '../number-words.ts';
import type { SpokenUnit } from '../phrases/phrases.ts';
import { spokenUnitOf } from '../say.ts';
import { type Counted, countedBy, countingWords } from './counting-words.ts';
import type { Counting, Part } from './order-parts.ts';
import type { Token } from './order-tokens.ts';
import { orderWords } from './order-words.ts';

/** An article as a customer may name it. */
type Named = {
  readonly measures: Measures;
  /** whether the words, side by side, say something that the article is */
  readonly says: (words: readonly string[]) => boolean;
  /** whether the word stands in the name itself */
  readonly has: (word: string) => boolean;
  /** and is no unit there: "bar" in "Bar clamp", not "m" in "Hose 25 m" */
  readonly hasAsWord: (word: string) => boolean;
};

const namedIn = (name: string, language: ChatLanguage): Named => {
  const spoken = languagesOf([name]);
  const tongues = [...new Set([language, ...spoken.slice(0, 1)])];
  const entry = entryOfName(name, spoken);
  const forms = (word: string) => tongues.flatMap((tongue) => formsOf(word, tongue));
  const formsIn = (text: string) => new Set((plain(text).match(/\p{L}+/gu) ?? []).flatMap(forms));
  const own = formsIn(name);
  const ownWords = formsIn(name.replace(/\d[\d.,/]*[ -]?\p{L}+/gu, ' '));
  const isSaid = (meanings: readonly number[]) => meanings.some((meaning) => entry.says.has(meaning));
  const has = (word: string) => forms(word).some((form) => own.has(form));
  const isNamed = (word: string): boolean => {
    const compound = compoundOf(word, language);
    return (
      has(word) ||
      tongues.some((tongue) => isSaid(namedBy(word, tongue))) ||
      (compound !== null && isSaid(compound.thing) && isSaid(compound.which))
    );
  };
  return {
    measures: measuresIn(plain(name)),
    has,
    hasAsWord: (word) => forms(word).some((form) => ownWords.has(form)),
    says: ([first = '', ...more]) =>
      more.length === 0 ? isNamed(first) : tongues.some((tongue) => isSaid(namedTogether([first, ...more], tongue))),
  };
};

const measured: { readonly [unit in SpokenUnit]?: (qty: string) => string } = {
  m: (qty) => `${qty} m`,
  kg: (qty) => `${Number(qty) * 1000} g`,
  l: (qty) => `${Number(qty) * 1000} ml`,
};
const counted = countingWords.join('|');
/** a name that says how many are in it: "100 pieces", "100er Pack", "box of 50" */
const packed = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d+) ?(?:er|x|${counted})(?!\\p{L}| ?\\d)|(?<!\\p{L})(?:${counted}) (?:of|mit|zu|a|de|con|da|van|med|om) ?(\\d+)`,
  'u',
);

/** How many pieces one of the article is; null: one piece, or the records do not say. */
export const packSizeOf = ({ unit, name }: Pick<ProductFact, 'unit' | 'name'>): number | null => {
  if (unit !== null && spokenUnitOf(unit) === 'pair') return 2;
  const [, before, behind] = packed.exec(plain(name)) ?? [];
  const size = Number(before ?? behind ?? 0);
  return size > 1 ? size : null;
};

/** "500 bolts" of a box of 100 are 5 boxes or 500: both, the likelier first, are for the customer to choose from. */
const ofPack = (qty: string, size: number, isPieces: boolean): readonly string[] => {
  const packs = Number(qty) / size;
  if (isPieces) return Number.isInteger(packs) ? [String(packs)] : [];
  if (Number.isInteger(packs)) return [String(packs), qty];
  return packs < 1 ? [qty] : [];
};

/** The quantities in the article's own unit that the number may mean; none where it does not count the article, as "ein paar" is no pair. */
const quantitiesOf = (counting: Counting, product: ProductFact, named: Named): readonly string[] => {
  const { qty, measure, rest } = counting;
  const own = product.unit === null ? 'piece' : spokenUnitOf(product.unit);
  const size = packSizeOf(product);
  const counts = rest.flatMap(({ kind, text }) => (kind === 'word' ? (countedBy(text) ?? []) : []));
  const besideName = rest.flatMap(({ kind, text }) => (kind === 'word' && !named.has(text) ? (countedBy(text) ?? []) : []));
  const isOnly = (...wanted: readonly Counted[]) => besideName.every((one) => wanted.includes(one));
  // "50 duct tape" may be 50 of them, or the one of 50 m
  const isOfName = named.measures.numbers.includes(qty) && Number(qty) !== size && !rest.some(({ text }) => text === qty);
  if (own === null || isOfName) return [];
  const amount = measured[own];
  if (amount) return measure !== null && isOnly() && measuresIn(`${qty} ${measure}`).sizes.includes(amount(qty)) ? [qty] : [];
  if (measure !== null && !named.hasAsWord(measure)) return [];
  const isBundle = own === 'pair' || own === 'pack' || own === 'box' || own === 'set';
  if (isBundle && counts.includes(own) && isOnly(own)) return own === 'pair' && counting.isGrammar ? [] : [qty];
  // "100 pieces" may be said as a part of the name
  const isPieces = counts.includes('piece') && !rest.some(({ text }) => text === String(size));
  if (size !== null && isOnly('piece')) return ofPack(qty, size, isPieces);
  return own === 'piece' && size === null && isOnly('piece', 'container') ? [qty] : [];
};

const longestName = 4;

/** How many tokens from this one on the article accounts for; 0: it says nothing of it. */
const takenAt = (rest: Part, at: number, named: Named, linking: ReadonlySet<string>): number => {
  const token = rest[at];
  if (!token || token.kind === 'sign' || token.kind === 'break' || token.kind === 'code') return 0;
  const behind = rest[at + 1]?.text ?? '';
  const { sizes, numbers } = named.measures;
  if (/\d/.test(token.text)) {
    const [size] = measuresIn(`${token.text} ${behind}`).sizes;
    if (size !== undefined) return sizes.includes(size) ? 2 : 0;
    return numbers.includes(token.text) ? 1 : 0;
  }
  if (isSizeWord(token.text) && numbers.includes(behind)) return 2;
  for (let length = Math.min(longestName, rest.length - at); length > 0; length -= 1) {
    const words = rest.slice(at, at + length).filter(({ text }) => length === 1 || !linking.has(text));
    if (words.every(({ kind }) => kind === 'word') && named.says(words.map(({ text }) => text))) return length;
  }
  return 0;
};

/**
 * The quantities that a line may have, and what of the part it leaves unread: [] when every token is accounted for. Null where the number does not count
 * this article. `codes`: the articles that the part's codes are of.
 */
export const accountOf = (
  counting: Counting,
  product: ProductFact,
  codes: readonly ProductFact[],
  language: ChatLanguage,
): { readonly quantities: readonly string[]; readonly unread: readonly Token[] } | null => {
  const named = namedIn(product.name, language);
  const quantities = quantitiesOf(counting, product, named);
  if (quantities.length === 0) return null;
  const linking = new Set(orderWords[language].linking.split(' '));
  const unit = counting.measure;
  const isCount = (text: string) => text === 'x' || text === '×' || text === unit || countedBy(text) !== null;
  const links = ({ kind, text }: Token) => kind === 'word' && (linking.has(text) || isGrammar(text) || isCount(text));
  const unread: Token[] = [];
  for (let at = 0; at < counting.rest.length; ) {
    const token = counting.rest[at];
    const taken = takenAt(counting.rest, at, named, linking);
    const isOwnCode = token?.kind === 'code' && codes[Number(token.text)]?.id === product.id;
    if (token && taken === 0 && !isOwnCode && !links(token)) unread.push(token);
    at += Math.max(1, taken);
  }
  return { quantities, unread };
};

/** What says how many or of what: while it is unread, nobody can say what the rest means. */
export const isTelling = ({ kind, text }: Token, language: ChatLanguage): boolean =>
  kind === 'number' ||
  kind === 'code' ||
  (kind === 'sign' && text !== '?') ||
  /\d/.test(text) ||
  (numberIn(text, language) !== null && !isGrammar(text));
