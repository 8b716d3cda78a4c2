import { formatDecimal, isZero, trimDecimal } from '@order-intake/kernel';
import { isCurrency } from '../currencies.ts';
import { isMonth } from '../dates.ts';
import { foundValue } from '../found-value.ts';
import { isTown } from '../header/addresses.ts';
import { isCue, someCue } from '../languages/index.ts';
import type { Line, Segment } from '../layout/line.types.ts';
import { type DecimalMark, valuesOf } from '../numbers.ts';
import { hasLetters, normalise } from '../text.ts';
import { outcomeOf, resolveRow } from './arithmetic.ts';
import {
  askedFor,
  beforePrice,
  type Clause,
  clausesOf,
  countedAtEnd,
  type FreeTextPattern,
  freeTextPatterns,
  isSoldBy,
  isTime,
  sign,
} from './free-text-patterns.ts';
import type { Item } from './item.ts';
import { splitCode } from './name.ts';
import { priceUnitOf } from './price-unit.ts';
import { sumLabel, totalKindOf } from './totals.ts';
import { columnKindOf } from './vocabulary.ts';

const dated =
  /(?<!\d)(?!(?:1[3-9]|[2-9]\d)[./-](?:1[3-9]|[2-9]\d)[./-])\d{1,2}([./-])\d{1,2}\1\d{2,4}|\d{1,2}\/\d{1,2}-\d{4}|\d{4}-\d{2}-\d{2}/;

/** a sentence that ends in what would be an article's name; abbreviations ("with prep. Black") are shorter */
const endsSentence = /\p{Ll}{5}\.\s+\p{Lu}/u;

/** "Desk lamp ........ 3 pcs": dots that lead the eye part what they lead from and to, and so does a long dash */
const withoutLeaders = (text: string): string =>
  text
    .replaceAll('—', '–')
    .replace(/(?<=\d),--?(?!\d)/g, ',00')
    .replace(/\s*(?:\.{4,}|…{2,}|_{4,}|(?:\. ){4,})\s*/g, ' – ');

/** what is said of a price's tax, or of what it costs to bring the goods ("bez DPH, včetně dopravy"); "шт" is a unit, and in Latin letters a tax somewhere */
const isTaxWord = (word: string): boolean =>
  !isSoldBy(word.replace(/\.$/, '')) &&
  (['excluding', 'including', 'taxWord', 'freight'] as const).some((cue) => isCue(cue, normalise(word)));

/** "6 000 corks  at 0.275 € excl.  1 650.00 €": what a line comes to, apart at its end behind a price. */
function textOf({ segments }: Line): string {
  const all = segments.map((segment) => segment.text);
  const last = all.at(-1) ?? '';
  const before = all.slice(0, -1).join(' ').split(' ');
  while (before.length > 1 && isTaxWord(before.at(-1) ?? '')) before.pop();
  const endsInMoney = all.length > 1 && /^\D{0,4}\d[\d.,'’ ]*[.,]\d{2}\D{0,5}$/u.test(last);
  const sums = endsInMoney && /\d/.test(before.slice(-2).join(' ')) && !beforePrice.test(before.join(' '));
  return sums ? `${before.join(' ')} = ${last}` : all.join(' ');
}

const money = new RegExp(`\\d|^(?:${sign})$`, 'u');

/** "at 17.90 EUR net", "à 8,90 € HT + TVA": a price, without what is said of its tax behind it. */
function withoutTaxBehind(text: string): string {
  const words = text.split(' ');
  const end = words.findLastIndex((word) => !isTaxWord(word) && /[\p{L}\d\p{Sc}]/u.test(word));
  return end < words.length - 1 && money.test(words[end] ?? '') ? words.slice(0, end + 1).join(' ') : text;
}

const wordBeforeMoney = new RegExp(`,\\s+(\\p{L}{3,12}):?\\s+(?=(?:${sign})?\\s?\\d)`, 'gu');

/** ", price 18.60 €/m, total 446.40 €": words for a price and for what it comes to, as the signs that others write */
const withSigns = (text: string): string =>
  text.replace(wordBeforeMoney, (whole, word: string) => {
    const kind = columnKindOf(word);
    return kind === 'price' ? ' @ ' : kind === 'amount' ? ' = ' : whole;
  });

/** A line's words in one, as a sentence would have them. */
export const textOfLine = (line: Line): string => withSigns(withoutLeaders(textOf(line)));

/** an amount of money with its currency */
const priced = new RegExp(`(?<!\\p{L})(?:${sign}|Euros?|EURO?)\\s?\\d|\\d\\s?(?:${sign}|Euros?|EURO?)`, 'gu');

/** characters: what is longer is prose */
const longestLine = 200;

/**
 * Lines of running text that order something. A unit must be one that goods are sold by, so that "3 days of notice" is none. `longest`: of a text
 * that is looked at, in characters.
 */
export function freeTextItems(lines: readonly Line[], mark: DecimalMark | null, longest = longestLine): readonly Item[] {
  const found = lines.map((line): readonly Item[] => {
    const text = textOfLine(line);
    if (text.length > longest || totalKindOf(sumLabel(text)) !== null) return [];
    // with one price in it a line is one article, whatever commas its name has
    const whole = (text.match(priced) ?? []).length === 1 ? itemIn({ text, asked: false }, line, mark) : null;
    const counted = countedAtEnd(text);
    if (whole?.fields.price && !counted) return [whole];
    const clauses = counted ? [{ text: counted, asked: false }] : withoutTown(clausesOf(text));
    return clauses.flatMap((clause) => itemIn(clause, line, mark) ?? []);
  });
  return withThoseBetween(lines, found, mark).flat();
}

/** "to Hauptstr. 5, 73728 Esslingen": behind a street and its house's number, a postal code and its town, and nothing that is counted. */
const withoutTown = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.filter(({ text }, at) => {
    const before = clauses[at - 1]?.text.trim() ?? '';
    // a Dutch code has letters that no unit has before a town
    const isCoded = /^\s*\d{4}\s[A-Z]{2}\s\p{Lu}/u.test(text);
    const ofHouse = /\s\d{1,4}\s?[a-z]?$/.test(before) && (isCoded || someCue('street', normalise(before).split(' ')));
    return !(ofHouse && isTown(text.trim()));
  });

/** in heights of a line: how far lines of a list stand apart, and how far their left edges may (pens do not keep to one) */
const farthestBelow = 1.8;
const looseEdge = 1.5;

/** Lines of a list that say how many without a unit, "15 munster 450 g" between "20 kg butter" and "8 kg tomme": what stands between two articles is one. */
function withThoseBetween(
  lines: readonly Line[],
  found: readonly (readonly Item[])[],
  mark: DecimalMark | null,
): readonly (readonly Item[])[] {
  const more = lines.map((line, at) => (found[at]?.length === 0 ? countedIn(line, mark) : null));
  const goesOn = (at: number): boolean => {
    const [above, line] = [lines[at - 1], lines[at]];
    if (!above || !line || above.page !== line.page || line.y0 - above.y1 > line.height * farthestBelow) return false;
    return Math.abs((above.segments[0]?.x0 ?? 0) - (line.segments[0]?.x0 ?? 0)) < line.height * looseEdge;
  };
  const result = [...found];
  let start = 0;
  for (const at of [...lines.keys(), lines.length]) {
    const isListed = at < lines.length && (found[at]?.length === 1 || more[at] !== null);
    if (isListed && (at === start || goesOn(at))) continue;
    const list = lines.slice(start, at).map((_, index) => start + index);
    const articles = list.filter((index) => found[index]?.length === 1);
    // "please send us:" says that all below it are articles
    const announced = list.length >= leastAnnounced && lines[start - 1]?.text.trim().endsWith(':') === true;
    const [first, last] = announced && articles.length > 0 ? [start - 1, at] : [articles[0], articles.at(-1)];
    for (const index of list) {
      const item = more[index];
      if (item && first !== undefined && last !== undefined && index > first && index < last) result[index] = [item];
    }
    start = isListed ? at : at + 1;
  }
  return result;
}

/** articles of a list that a line with a colon announces, at least */
const leastAnnounced = 3;
/** characters of such a line: what is longer is a sentence */
const longestCounted = 60;
const counted = /^\s*(?:[-–•*·\ue000-\uf8ff]\s*)?(\d{1,4})\s+(\p{L}\S*(?:\s+\S+)*)$/u;

function countedIn(line: Line, mark: DecimalMark | null): Item | null {
  const text = textOfLine(line);
  const [, count = '', name = ''] = text.length > longestCounted ? [] : (counted.exec(text) ?? []);
  const [segment] = line.segments;
  const qty = valuesOf(count, mark)[0];
  if (!segment || !qty || isZero(qty) || !/\p{L}{3}/u.test(name) || dated.test(text)) return null;
  if (isTime(name.split(' ')[0] ?? '') || isDate(name) || isMoney(name) || endsSentence.test(name)) return null;
  return {
    fields: {
      name: foundValue(name, segment, 0.7),
      qty: foundValue(formatDecimal(trimDecimal(qty)), segment, 0.75, { source: text }),
    },
    amount: null,
    check: 'unknown',
    charge: false,
    date: null,
    page: line.page,
    money: text,
  };
}

/** "15 h 30": a time of the day */
const clock = /^\d{1,2}\s?h\s?\d{2}(?!\d)/;

function itemIn(clause: Clause, line: Line, mark: DecimalMark | null): Item | null {
  if (dated.test(clause.text) || clock.test(clause.text)) return null;
  const patterns = clause.asked ? [...freeTextPatterns, askedFor] : freeTextPatterns;
  const read = patterns.flatMap((pattern) => match(pattern, clause, line, mark) ?? []);
  return (
    read.find(({ check }) => check === 'holds') ??
    read.find(({ fields }) => fields.unit || !/^\p{L}+\s/u.test(clause.text)) ??
    read[0] ??
    null
  );
}

/** "… at 12.50 = 37.50": what the line comes to. */
const sumBehind = new RegExp(`\\s*(?:=|→|=>)\\s*(?:${sign})?\\s?(\\d[\\d.,'’ ]*\\d|\\d)\\s?(?:${sign})?\\W*$`, 'u');

/** "8 drinking bowls (9031)": a number by itself in brackets is the article's, and no price */
const inBrackets = /\(\s*\d+\s*\)\W*$/;

/** "March 2026" behind a day; "LED tube" is none, although led is a month somewhere. */
const isDate = (name: string): boolean => {
  const [first = '', ...rest] = name.replace(/^de\s+/, '').split(/\s+/);
  return isMonth(first) && rest.every((word) => !/\p{L}{3}/u.test(word));
};

const currencyFirst = new RegExp(`^(?:${sign})(?!\\p{L})`, 'u');

/** "free of freight from 1 500 kr": what follows the number is its currency */
const isMoney = (behind: string): boolean => {
  const [found] = currencyFirst.exec(behind.trim()) ?? [];
  return found !== undefined && (!/^[A-Z]{3}$/.test(found) || isCurrency(found));
};

function match(pattern: FreeTextPattern, clause: Clause, line: Line, mark: DecimalMark | null): Item | null {
  const [whole, asked] = [withoutTaxBehind(clause.text), clause.asked];
  const sum = sumBehind.exec(whole);
  const text = sum ? whole.slice(0, sum.index) : whole;
  const groups = pattern.regex.exec(text);
  const segment: Segment | undefined = line.segments[0];
  const word = (groups?.[pattern.unit] ?? '').replace(/\.$/, '');
  const times = /^[x×*]$/i.test(word);
  // "3 desk lamps at 12.50": with a price beside it, a word that is no unit is the article's; in capitals it is a unit nobody knows
  const named =
    pattern.price !== 0 && pattern.qty < pattern.name && word !== '' && !times && !isSoldBy(word) && !/^\p{Lu}{1,4}$/u.test(word);
  const unit = named || isTime(word) ? (isTime(word) ? word : '') : word;
  const name = `${named && !isTime(word) ? `${word} ` : ''}${(groups?.[pattern.name] ?? '').trim()}`;
  if (pattern.price !== 0 && inBrackets.test(text)) return null;
  if (!groups || !segment || !hasLetters(name) || name.endsWith(':') || isDate(name) || endsSentence.test(name)) return null;
  if (pattern.qty < pattern.name && isMoney(`${word} ${groups[pattern.name] ?? ''}`)) return null;
  const priced = pattern.price !== 0;
  if (!times && unit !== '' && !isSoldBy(unit) && !(priced && /^\p{Lu}{1,4}$/u.test(unit))) return null;
  if (!times && unit === '' && !priced && (!asked || isTime(name.split(' ')[0] ?? ''))) return null;
  const qty = valuesOf(groups[pattern.qty] ?? '', mark);
  const price = pattern.price === 0 ? [] : valuesOf((groups[pattern.price] ?? '').replace(/[.,]+$/, ''), mark);
  const amount = sum ? valuesOf(sum[1] ?? '', mark) : [];
  const behind =
    pattern.price === 0 ? '' : text.slice(text.lastIndexOf(groups[pattern.price] ?? '') + (groups[pattern.price] ?? '').length);
  const { stated, perhaps } = priceUnitOf([behind], unit);
  const resolved = resolveRow({
    qty,
    price,
    amount,
    discount: [],
    tax: [],
    per: stated,
    perhapsPer: perhaps,
    ...(mark === null ? {} : { unlikely: new Set(qty.slice(1)) }),
  });
  if (resolved.qty === null || isZero(resolved.qty) || (priced && price.length === 0)) return null;
  const split = splitCode(name.replace(/^[–-]\s+|[\s,;:–-]+$/g, ''), [], segment);
  const priceAt = line.segments.find((one) => one.text.includes(groups[pattern.price] ?? '')) ?? segment;
  return {
    fields: {
      name: foundValue(split.name, segment, 0.75),
      qty: foundValue(formatDecimal(trimDecimal(resolved.qty)), segment, resolved.check === 'holds' ? 0.95 : 0.8, {
        source: text,
      }),
      ...(split.code ? { code: split.code } : {}),
      ...(times || unit === '' ? {} : { unit: foundValue(unit, segment, 0.8) }),
      ...(resolved.price ? { price: foundValue(formatDecimal(resolved.price), priceAt, 0.75, { source: text }) } : {}),
      ...(resolved.amount ? { amount: foundValue(formatDecimal(resolved.amount), segment, 0.8, { source: whole }) } : {}),
    },
    amount: resolved.amount,
    ...outcomeOf(resolved),
    ambiguous: resolved.open === true,
    charge: false,
    date: null,
    page: line.page,
    money: text,
  };
}
