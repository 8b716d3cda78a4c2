/** Articles that a letter or a mail lists, one in each line: how many, of what, and what one of it costs, in whatever order and words. */
import { formatDecimal, isZero, trimDecimal } from '@order-intake/kernel';
import { currenciesIn } from '../currencies.ts';
import { isMonth } from '../dates.ts';
import { foundValue } from '../found-value.ts';
import { isCue } from '../languages/index.ts';
import type { Line } from '../layout/line.types.ts';
import { type DecimalMark, valuesOf } from '../numbers.ts';
import { hasLetters, normalise } from '../text.ts';
import { outcomeOf, type Resolved, resolveRow } from './arithmetic.ts';
import { textOfLine } from './free-text.ts';
import { isSoldBy, isTime, joinsUnit } from './free-text-patterns.ts';
import type { Item } from './item.ts';
import { splitCode } from './name.ts';
import { priceUnitOf } from './price-unit.ts';
import { sumLabel, totalKindOf } from './totals.ts';
import { columnKindOf } from './vocabulary.ts';

/** fewer lines are no list; a longer line is prose; words that may stand behind a price ("HT la boîte", "pr. stk.") */
const least = 2;
const longestLine = 220;
const mostBehind = 5;

const digits = String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?(?!\d)|\d[\d.,'’]*\d|\d`;
const number = new RegExp(`(?<![\\p{L}\\d.,/-])(?:${digits})(?![\\p{L}\\d])`, 'gu');
const bullet = /^\s*(?:[-–•*·»\ue000-\uf8ff]|\(?\d{1,3}[.)]|[a-z]\)|#\d{1,3})\s+/u;
const clock = /(?<!\d)\d{1,2}[:.]\d{2}(?!\d|\s*(?:\p{Sc}|\p{Lu}{3}))\s*(?:$|\p{L})|\d{1,2}:\d{2}/u;

type Money = { readonly text: string; readonly from: number; readonly to: number };
type Counted = { readonly qty: string; readonly unit: string; readonly name: string; readonly unproven?: boolean };

/** `lost`: lines of the list, by their bullet or number, that have a price and of which nothing could be made */
export type Listed = { readonly items: readonly Item[]; readonly lost: number };

/** Each of the lines that reads as an article with its price; none where fewer than two do. */
export function listedArticles(lines: readonly Line[], mark: DecimalMark | null, longest = longestLine): Listed {
  const read = lines.flatMap((line) => {
    const text = textOfLine(line);
    if (text.length > longest || totalKindOf(sumLabel(text)) !== null) return [];
    const bare = text.replace(bullet, '');
    return [{ item: articleIn(bare, line, mark), listed: bare !== text && moneysIn(bare).length > 0 }];
  });
  const items = read.flatMap(({ item }) => item ?? []);
  // a list of one: it has a number or a bullet, and what it comes to
  const [only] = read.filter(({ listed }) => listed);
  const isList = items.length >= least || (items.length === 1 && only?.item?.check === 'holds' && only.item.amount !== null);
  return !isList ? { items: [], lost: 0 } : { items, lost: read.filter((one) => one.listed && !one.item).length };
}

/** Numbers that a currency stands beside, and those behind "@" or "à" that have cents. */
export function moneysIn(text: string): readonly Money[] {
  return [...text.matchAll(number)].flatMap((found): readonly Money[] => {
    const [value] = found;
    const [before, behind] = [text.slice(0, found.index), text.slice(found.index + value.length)];
    const [, left = ''] = /(?:^|[\s(=])([^\s\d(=]{1,4}\s?)$/u.exec(before) ?? [];
    const [, right = ''] = /^(\s?[\p{Lu}\p{L}\p{Sc}]{1,5}\.?)(?![\p{L}\d])/u.exec(behind) ?? [];
    const [signLeft, signRight] = [
      left !== '' && currenciesIn(`${left}${value}`).length > 0,
      right !== '' && currenciesIn(`${value}${right}`).length > 0,
    ];
    const announced = /[.,]\d{2}$/.test(value) && isMultiplying(before.trim().split(' ').at(-1) ?? '');
    if (!signLeft && !signRight && !announced) return [];
    const from = found.index - (signLeft ? left.length : 0);
    return [{ text: value, from, to: found.index + value.length + (signRight ? right.length : 0) }];
  });
}

/** "Quantity: 12 kg, price per kg: 28.90": the label of a value is no article, whatever is counted behind it */
const isLabel = (name: string): boolean => {
  const kind = columnKindOf(name);
  return kind !== null && kind !== 'name' && kind !== 'code';
};

const isMultiplying = (word: string): boolean => word === '@' || word === '×' || isCue('each', normalise(word));

function articleIn(text: string, line: Line, mark: DecimalMark | null): Item | null {
  const [price, amount, more] = moneysIn(text);
  const segment = line.segments[0];
  if (!price || more || !segment || clock.test(text.slice(0, price.from))) return null;
  const behind = text.slice((amount ?? price).to).replace(/[.,;]+$/, '');
  if (/\d/.test(behind) || behind.split(/\s+/).filter((word) => word !== '').length > mostBehind) return null;
  const counted = countedIn(withoutConnector(text.slice(0, price.from)), line);
  if (
    !counted ||
    !hasLetters(counted.name) ||
    isLabel(counted.name) ||
    isTime(counted.name.split(' ')[0] ?? '') ||
    namesDay(counted.name)
  )
    return null;
  const read = (value: string) => valuesOf(value.replace(/[.,]+$/, ''), mark);
  const counts = read(counted.qty);
  const { stated, perhaps } = priceUnitOf([text.slice(price.to, amount?.from)], counted.unit);
  const resolved = resolveRow({
    qty: counts,
    price: read(price.text),
    amount: amount ? read(amount.text) : [],
    discount: [],
    tax: [],
    per: stated,
    perhapsPer: perhaps,
    ...(mark === null ? {} : { unlikely: new Set(counts.slice(1)) }),
  });
  // "10 lines at £24.90 each, total £249.00": a unit that nobody knows, where the sum is right
  if (counted.unproven && resolved.check !== 'holds') return null;
  if (resolved.qty === null || isZero(resolved.qty) || resolved.price === null || isWrong(resolved)) return null;
  const { name, code } = splitCode(counted.name, [], segment);
  const at = line.segments.find((one) => one.text.includes(price.text)) ?? segment;
  return {
    fields: {
      name: foundValue(name, segment, 0.75),
      qty: foundValue(formatDecimal(trimDecimal(resolved.qty)), segment, resolved.check === 'holds' ? 0.95 : 0.8, {
        source: text,
      }),
      ...(code ? { code } : {}),
      ...(counted.unit === '' ? {} : { unit: foundValue(counted.unit, segment, 0.8) }),
      price: foundValue(formatDecimal(resolved.price), at, 0.75, { source: text }),
      ...(resolved.amount ? { amount: foundValue(formatDecimal(resolved.amount), at, 0.8, { source: text }) } : {}),
    },
    amount: resolved.amount,
    ...outcomeOf(resolved),
    ambiguous: resolved.open === true,
    charge: false,
    date: null,
    page: line.page,
    money: text.slice(price.from),
  };
}

/** Its numbers fit no article, not even one whose price is for several. */
const isWrong = ({ check, unstatedPer }: Resolved): boolean => check === 'fails' && unstatedPer === undefined;

const namesDay = (name: string): boolean => name.split(/\s+/).slice(0, 2).some(isMonth) && /\d{4}/.test(name);

/** What leads from an article to its price and is neither: "– à", ", je", "til", "unit price". */
function withoutConnector(text: string): string {
  const bare = text.replace(/[\s,;:@=×(–-]+$/u, '');
  const words = bare.split(' ');
  if (words.length > 2 && isMultiplying(words.at(-1) ?? '')) return withoutConnector(words.slice(0, -1).join(' '));
  for (const count of [3, 2, 1]) {
    const named = words.length > count + 2 && columnKindOf(words.slice(-count).join(' ')) === 'price';
    if (named) return withoutConnector(words.slice(0, -count).join(' '));
  }
  return bare;
}

const leading = new RegExp(`^(${digits})\\s*(?:([x×*])|(\\p{L}{1,14}\\.?)(?=[\\s:]))?\\s*(.*)$`, 'u');
const trailing = new RegExp(`^(.*\\p{L}.*?)([\\s,:;–(-]+)(${digits})\\s*(x|×|\\p{L}{1,14}[²³]?)\\.?$`, 'u');
const leadingToPrice = new RegExp(
  `^(.*\\p{L}.*?)(\\s[–-]\\s|[,;:(]\\s*)(${digits})\\s*(\\p{L}{1,14}[²³]?)\\.?(?:\\s+\\p{L}+){1,5}$`,
  'u',
);

/** "24 rolls of tape", "6 x lamp", "Tape – 24 rolls": a word behind the number is a unit when goods are sold by it, else the article's own. */
function countedIn(text: string, line: Line): Counted | null {
  const [, qty, times, word = '', rest = ''] = leading.exec(text) ?? [];
  if (qty !== undefined) {
    const unit = word.replace(/\.$/, '');
    const sold = unit !== '' && isSoldBy(unit);
    const name = times || sold || word === '' ? rest : `${word} ${rest}`;
    return { qty, unit: sold ? unit : '', name: articleOf(name, sold) };
  }
  const [, name = '', gap = '', count, unit = ''] = trailing.exec(text) ?? countedBeforeWords(text) ?? [];
  const multiplied = /^[x×]$/.test(unit);
  if (count === undefined) return null;
  const unproven = !multiplied && !isSoldBy(unit);
  // "Glove size 8 | pair": a number at the end of an article's words counts nothing
  const apart = /[,:;–(-]/.test(gap) || line.segments.some((one) => one.text.startsWith(count));
  return apart ? { qty: count, unit: multiplied ? '' : unit, name: articleOf(name, false), unproven } : null;
}

/** "Pump 2.2 kW – 1 pc at the net unit price of": words that lead to the price, in whatever language, behind how many. */
function countedBeforeWords(text: string): RegExpExecArray | null {
  const found = leadingToPrice.exec(text);
  return found && isSoldBy(found[4] ?? '') ? found : null;
}

/** Without the colon behind a unit, or the word that joins a unit with what is counted: "rolls of", "pièces :", "boîtes de". */
function articleOf(text: string, joins: boolean): string {
  const bare = text.replace(/^[\s:–-]+|[\s,;:–(-]+$/gu, '');
  return joins ? bare.replace(joinsUnit, '') : bare;
}
