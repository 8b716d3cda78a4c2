/** Prints of EDIFACT orders, raw or made readable: a segment in each line, told by its tag (UN/EDIFACT D.96A ORDERS: LIN, PIA, IMD, QTY, PRI, MOA). */
import { type Decimal, formatDecimal, trimDecimal } from '@order-intake/kernel';
import { type FoundValue, foundValue } from '../found-value.ts';
import { isCue } from '../languages/index.ts';
import type { Line, Segment } from '../layout/line.types.ts';
import { type DecimalMark, readNumber, valuesOf } from '../numbers.ts';
import { normalise } from '../text.ts';
import { outcomeOf, resolveRow } from './arithmetic.ts';
import type { Item } from './item.ts';
import { priceUnitIn } from './price-unit.ts';
import { columnKindOf } from './vocabulary.ts';

type Tagged = {
  readonly tag: string;
  readonly words: readonly string[];
  /** what the print calls the value */
  readonly label: string | null;
  readonly line: Line;
  readonly segment: Segment;
};

/** 1 and 21: pieces, those that are ordered; 203: what the line comes to; AAA, AAB: net and gross price of one */
const ordered: ReadonlySet<string> = new Set(['1', '21']);
const ofLine = '203';
const qualifier = /^(?:\d{1,3}|[A-Z]{1,3})$/;
/** 8 to 14 figures: the number of an article that its bar code says */
const gtin = /^(?:\d{8}|\d{12,14})$/;
const number = /^\d[\d.,]*$/;

/** a further segment in the same line: "QTY+21 Ordered 96 PCE   PRI+AAA Net price 1.09", "QTY 21: 48 PCE   PRI AAA: 7.90" */
const furtherSegment = /\s+(?=[A-Z]{3}(?:\+[A-Z\d]{1,3}\s|\s(?:[A-Z]{3}|\d{1,3}):\s))/u;

/** "QTY+21:48:CS'" and "QTY 21 ORDERED 48 CS" as the same words; none where a line begins with no tag. */
function taggedIn(line: Line): readonly Tagged[] {
  const [first] = line.segments;
  const found = line.text.split(furtherSegment).flatMap((part): readonly Tagged[] => {
    const { text, label } = withoutLabel(part.replace(/['’]\s*$/u, ''));
    const [tag = '', ...words] = text.split(/[\s+:]+/u);
    const segment = line.segments.find((one) => one.text.startsWith(part.split(/\s+/)[0] ?? '')) ?? first;
    return segment && /^[A-Z]{3}$/.test(tag) ? [{ tag, words: words.filter((word) => word !== ''), label, line, segment }] : [];
  });
  return found[0] && line.text.startsWith(found[0].tag) ? found : [];
}

/** What stands right below the line that begins an article, without a tag: what the print has for its description. */
function describedBy(line: Line): readonly Tagged[] {
  const [segment] = line.segments;
  return segment && /\p{L}{3}/u.test(line.text)
    ? [{ tag: 'IMD', words: [freeForm, ...line.text.trim().split(/\s+/)], label: null, line, segment }]
    : [];
}
/** qualifier of a description in free words */
const freeForm = 'F';

const labelled = /^([A-Z]{3}(?:\s+[A-Z\d]{1,6})*)\s+(\p{L}[\p{L}\d .'’/°-]{1,30}?)(?:\s?:\s+|\s?\.{4,100}\s?)([^\s.].*)$/u;

/** "IMD  Description: Office chair", "IMD  Description ........ Office chair": words that a print sets before the value. A raw segment has no blank behind its colons. */
function withoutLabel(text: string): { readonly text: string; readonly label: string | null } {
  const [, tag, label, value] = labelled.exec(text) ?? [];
  return tag === undefined || label === undefined || text.includes('+')
    ? { text, label: null }
    : { text: `${tag} ${value}`, label };
}

/** The articles of such a print and the lines that they fill; null where no line begins an article and says how many. */
export function ediSegments(
  lines: readonly Line[],
  mark: DecimalMark | null,
): { readonly items: readonly Item[]; readonly used: ReadonlySet<number> } | null {
  const groups: Tagged[][] = [];
  let open = false;
  for (const line of lines) {
    const tagged = taggedIn(line);
    const [one] = tagged;
    const group = groups.at(-1);
    if (one?.tag === 'LIN') groups.push([...tagged]);
    else if (one && open && one.tag !== 'UNS') group?.push(...tagged);
    else if (open && group?.every(({ tag }) => tag === 'LIN')) group.push(...describedBy(line));
    open = one ? one.tag !== 'UNS' && (open || one.tag === 'LIN') : open && /[\p{L}\d]/u.test(line.text);
  }
  const counted = groups.filter((group) => group.some(({ tag }) => tag === 'QTY'));
  const items = counted.flatMap((group) => itemOf(group, mark) ?? []);
  return items.length === 0 ? null : { items, used: new Set(counted.flat().map(({ line }) => line.index)) };
}

/** The words behind the tag and its qualifier, which is one only where more follows. */
function told({ words }: Tagged): { readonly as: string; readonly rest: readonly string[] } {
  const [first = '', ...rest] = words;
  return qualifier.test(first) && rest.length > 0 ? { as: first, rest } : { as: '', rest: words };
}

/** "1 847,76" may be one number or two; what the line comes to tells. */
function firstNumber(words: readonly string[], mark: DecimalMark | null): readonly Decimal[] {
  const at = words.findIndex((word) => number.test(word));
  const rest = words.slice(Math.max(0, at)).join(' ');
  const [grouped] = /^\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?![\d.,])/.exec(rest) ?? [];
  const first = valuesOf(words[at] ?? '', mark);
  if (grouped === undefined) return first;
  const whole = readNumber(grouped, mark)?.values ?? [];
  return /[.,]/.test(grouped) ? [...whole, ...first] : [...first, ...whole];
}

function itemOf(group: readonly Tagged[], mark: DecimalMark | null): Item | null {
  const tagged = (tag: string, is: (as: string) => boolean): Tagged | undefined =>
    group.find((one) => one.tag === tag && is(told(one).as));
  const name = nameOf(group);
  const counted = tagged('QTY', (as) => as === '' || ordered.has(as));
  const price = tagged('PRI', (as) => as !== 'AAB') ?? tagged('PRI', () => true);
  const sum = tagged('MOA', (as) => as === ofLine);
  if (!counted) return null;
  const own = told(counted).rest;
  const counts = firstNumber(own, mark);
  const resolved = resolveRow({
    qty: counts,
    price: price ? firstNumber(told(price).rest, mark) : [],
    amount: sum ? firstNumber(told(sum).rest, mark) : [],
    discount: [],
    tax: [],
    ...pricedFor(price),
    ...(mark === null ? {} : { unlikely: new Set(counts.slice(1)) }),
  });
  const code = codeOf(group);
  const label = name ?? code;
  if (!label || resolved.qty === null) return null;
  const certainty = resolved.check === 'holds' ? 0.97 : 0.85;
  const unit = own.slice(own.findIndex((word) => number.test(word)) + 1).find((word) => /^[A-Z]{2,3}$/.test(word));
  return {
    fields: {
      name: label,
      qty: foundValue(formatDecimal(trimDecimal(resolved.qty)), counted.segment, certainty, { source: counted.line.text }),
      ...(code ? { code } : {}),
      ...(unit ? { unit: foundValue(unit, counted.segment, 0.9) } : {}),
      ...(resolved.price && price
        ? { price: foundValue(formatDecimal(resolved.price), price.segment, certainty, { source: price.line.text }) }
        : {}),
      ...(resolved.amount && sum
        ? { amount: foundValue(formatDecimal(resolved.amount), sum.segment, certainty, { source: sum.line.text }) }
        : {}),
    },
    amount: resolved.amount,
    ...outcomeOf(resolved),
    ambiguous: resolved.open === true,
    charge: false,
    date: null,
    page: counted.line.page,
    money: `${price?.line.text ?? ''} ${sum?.line.text ?? ''}`,
  };
}

/** "38.40 PER 100 CS", "12.40 / M" */
function pricedFor(price: Tagged | undefined): { readonly per: readonly Decimal[]; readonly perhapsPer: readonly Decimal[] } {
  const words = price ? told(price).rest : [];
  const behind = words.slice(words.findIndex((word) => number.test(word)) + 1).join(' ');
  const { stated, perhaps } = priceUnitIn(behind);
  return { per: stated, perhapsPer: perhaps };
}

/** Descriptions, however many segments they fill. */
function nameOf(group: readonly Tagged[]): FoundValue | null {
  const segments = group.filter(({ tag }) => tag === 'IMD');
  const [first] = segments;
  const text = segments.map((one) => told(one).rest.join(' ')).join(' ');
  return first && /\p{L}{2}/u.test(text) ? foundValue(text, first.segment, 0.92) : null;
}

/** "Item no." may head a position, whose numbers only count. */
const namesCode: ReadonlySet<string | null> = new Set(['code', 'supplierCode', 'name', 'position']);
const isLabelledCode = (word: string): boolean => /^(?=\S*\d)[\w./-]{3,25}$/.test(word) && !/^0+\d{1,2}$/.test(word);

/** The seller's number (SA), else the one of the bar code, else any other. */
function codeOf(group: readonly Tagged[]): FoundValue | null {
  const found = group.flatMap((one) => {
    if (one.tag !== 'LIN' && one.tag !== 'PIA') return [];
    const { rest } = told(one);
    const code = rest.find((word) => (one.tag === 'LIN' ? gtin.test(word) : /\d/.test(word) && /^[\w./-]{3,25}$/.test(word)));
    const named =
      one.label !== null && namesCode.has(columnKindOf(one.label)) ? rest.find((word) => isLabelledCode(word)) : undefined;
    if (named !== undefined) return [{ code: named, rank: 0, one }];
    const seller = one.tag === 'PIA' && rest.some((word) => word === 'SA' || isCue('seller', normalise(word)));
    return code ? [{ code, rank: seller ? 0 : one.tag === 'LIN' ? 1 : 2, one }] : [];
  });
  const best = found.reduce<(typeof found)[number] | null>((least, one) => (!least || one.rank < least.rank ? one : least), null);
  return best && foundValue(best.code, best.one.segment, 0.93, { source: best.one.line.text });
}
