import { type Decimal, negate, parseDecimal } from '@order-intake/kernel';
import { currenciesIn } from './currencies.ts';
import { valueNow } from './value-now.ts';

export type DecimalMark = '.' | ',';

/** A number as it stands in a document, with every value that it can mean; the likeliest first. */
export type NumberReading = {
  readonly values: readonly Decimal[];
  /** what stands around the number: a unit, a currency */
  readonly rest: string;
  readonly percent: boolean;
  /** "per 100": the price is for so many */
  readonly per: Decimal | null;
};

/** money among words has its decimals */
export const printedMoney = /\d[\d.,'’′ ]*[.,]\d{2}(?!\d)/g;

const space = /[\s\u00a0\u202f\u2009]/g;

/**
 * All values of a run of digits and separators. "1.234" is 1234 or 1.234; spaces and apostrophes separate thousands;
 * Indian grouping (1,23,456.00) counts. Empty when the separators make no number. `mark` is the document's own decimal mark.
 */
export function valuesOf(digits: string, mark: DecimalMark | null): readonly Decimal[] {
  const text = digits
    .replace(/['’´`′]/g, ' ')
    .replace(space, ' ')
    .trim();
  const spaced = /^\d{1,3}( \d{3})+([.,]\d+)?$/.test(text);
  if (text.includes(' ') && !spaced) return [];
  const plain = text.replace(/ /g, '');
  const comma = plain.lastIndexOf(',');
  const point = plain.lastIndexOf('.');
  const values: (Decimal | null)[] = [];
  if (comma >= 0 && point >= 0) values.push(mixed(plain, comma > point ? ',' : '.'));
  else if (comma >= 0 || point >= 0) values.push(...single(plain, comma >= 0 ? ',' : '.', mark, spaced));
  else values.push(parseDecimal(plain));
  return values.filter((value): value is Decimal => value !== null);
}

function mixed(text: string, mark: DecimalMark): Decimal | null {
  const group = mark === ',' ? '.' : ',';
  const [whole = '', fraction = '', ...more] = text.split(mark);
  if (more.length > 0 || !isGrouped(whole.split(group))) return null;
  return parseDecimal(`${whole.split(group).join('')}.${fraction}`);
}

/** Groups of three, or Indian groups of two with three last. */
const isGrouped = (groups: readonly string[]): boolean =>
  groups.every((group, index) =>
    index === 0 ? /^\d{1,3}$/.test(group) : index === groups.length - 1 ? /^\d{3}$/.test(group) : /^\d{2,3}$/.test(group),
  );

function single(text: string, separator: DecimalMark, mark: DecimalMark | null, spaced: boolean): readonly (Decimal | null)[] {
  const parts = text.split(separator);
  if (parts.length > 2) return isGrouped(parts) ? [parseDecimal(parts.join(''))] : [];
  const asDecimal = parseDecimal(`${parts[0] === '' ? '0' : parts[0]}.${parts[1] ?? ''}`);
  if (spaced || !isGrouped(parts) || /^0/.test(parts[0] ?? '')) return [asDecimal];
  const asThousands = parseDecimal(parts.join(''));
  return separator === mark ? [asDecimal, asThousands] : [asThousands, asDecimal];
}

/** "80 m2", "3 cbm3": a unit's own figure */
const cubed = /^(?:[cdk]?m|ft|rm)[23](?![\p{L}\d])/iu;
const core = /\d[\d.,'’´`′\u00a0\u202f\u2009 ]*\d|[.,]?\d+/;
const aroundLeft =
  /^\s*(?:[(-]|−|–)?\s*(?:[A-Z]{3}\.?|[A-Z]{0,3}\s?\p{Sc}|Rs\.?|RM|R|S\/\.?|kr\.?|S?Fr\.?|x|×|@|à|#|~|ca\.?|n[.°º]\.?)?\s*(?:[-−–]\s*)?$/iu;
/** "R 689.00" is money and "R2" a code */
const bareLetter = /^\s*R\s?$/;
const withCents = /[.,]\d{2}$/;

/** "3 of 3": as shops print how many of those ordered are meant */
const allOf = /^\s*(\d{1,5})\s\p{L}{1,3}\s\1\s*$/u;

/** Reads a cell that holds one number and at most a currency, a sign, a percent sign or a unit beside it; null for anything else. */
export function readNumber(text: string, mark: DecimalMark | null): NumberReading | null {
  const cleaned = (allOf.exec(text)?.[1] ?? valueNow(text) ?? text)
    .replace(/,--?|,—|\.--?$/g, (dashes) => `${dashes[0]}00`)
    .replace(/[|]/g, '')
    .trim();
  const found = core.exec(cleaned);
  if (!found) return null;
  const left = cleaned.slice(0, found.index);
  const perMatch =
    /^(.*?)(?:\/|\bper\b|\bpro\b|\bje\b|\bp\.?(?=\s?\d))\s*(\d{1,2}[.,]?0{2,3}|\d{2,4}|1)?\s*([\p{L}\p{Sc}²³.]{0,12}(?: \p{L}{1,8}\.?)?)$/u.exec(
      cleaned.slice(found.index + found[0].length),
    );
  const right = (perMatch?.[1] ?? cleaned.slice(found.index + found[0].length)).trim();
  if (
    !aroundLeft.test(left) ||
    (/[A-Z]{3}/i.test(left) && currenciesIn(left.toUpperCase()).length === 0) ||
    (bareLetter.test(left) && !withCents.test(found[0])) ||
    /\d/.test(right.replace(cubed, '')) ||
    right.length > 24 ||
    right.split(/\s+/).length > 3
  )
    return null;
  if (/^[-/_:]/.test(right) && right !== '-') return null;
  const values = valuesOf(found[0], mark);
  if (values.length === 0) return null;
  const negative = /[(\-−–]/.test(left) || (right === '-' && !/[¥￥]/.test(left));
  const per = perMatch?.[2] ? (valuesOf(perMatch[2], null)[0] ?? null) : null;
  const rest = `${left.replace(/[(\-−–]/g, '')} ${right === '-' ? '' : right} ${perMatch?.[3] ?? ''}`
    .replace(/[)]/g, '')
    .trim()
    .replace(/\s+/g, ' ');
  return { values: negative ? values.map(negate) : values, rest, percent: /%/.test(right), per };
}

/** "12 x 500 g": so many packs */
const packs = /^\s*(\d{1,5})\s*[x×]\s*\d[\d.,]*\s?\p{L}{1,4}\.?\s*$/u;

/** A cell that says how many: a number, or packs of so much. */
export function readCount(text: string, mark: DecimalMark | null): NumberReading | null {
  const count = packs.exec(text)?.[1];
  return count === undefined ? readNumber(text, mark) : { values: valuesOf(count, null), rest: '', percent: false, per: null };
}

/** The unit beside a number: what is left when currency and signs are taken away. */
export function unitIn(rest: string): string | null {
  const unit = rest.replace(/[$€£₹¥%×@#~]|\b(?:x|ca|à|Rs|kr|n)\b[.°º]*/gi, '').trim();
  return unit !== '' && currenciesIn(unit).length === 0 && /^[\p{L}][\p{L}²³. ]{0,14}[23]?$/u.test(unit) ? unit : null;
}

/** Which mark a text uses for decimals, from numbers that can only be read one way; null when they do not tell. */
export function decimalMarkOf(text: string): DecimalMark | null {
  const commas = (text.match(/(?<![\d.,])\d{1,3}(?:[. \u00a0']\d{3})*,\d{1,2}(?![\d.,])/g) ?? []).length;
  const points = (text.match(/(?<![\d.,])\d{1,3}(?:[, \u00a0']\d{3})*\.\d{1,2}(?![\d.,])/g) ?? []).length;
  if (commas === points) return commas === 0 ? markOfThousandths(text) : null;
  return commas > points ? ',' : '.';
}

const ofThousandths: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf('currency').filter(
    (currency) => new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 3,
  ),
);

/** "2.150 KD": where money has three decimals, and all amounts of the text have them. */
function markOfThousandths(text: string): DecimalMark | null {
  if (!(text.match(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g) ?? []).some((code) => ofThousandths.has(code))) return null;
  const [points, commas] = [/(?<![\d.,])\d{1,3}\.\d{3}(?![\d.,])/g, /(?<![\d.,])\d{1,3},\d{3}(?![\d.,])/g].map(
    (pattern) => text.match(pattern)?.length ?? 0,
  );
  return points === commas ? null : (points ?? 0) > (commas ?? 0) ? '.' : ',';
}

/** Every number in a running text, for asking whether a sum is printed somewhere. Two spaces part columns, and no groups of figures. */
export const numbersIn = (text: string, mark: DecimalMark | null): readonly Decimal[] =>
  [...text.matchAll(/\d(?:[\d.,'’\u00a0\u202f]| (?! ))*\d|\d/g)].flatMap(([digits]) => [
    ...valuesOf(digits, mark),
    ...(digits.includes(' ') ? digits.split(' ').flatMap((part) => valuesOf(part.replace(/^[.,]+|[.,]+$/g, ''), mark)) : []),
  ]);
