/** Articles as tills and catalogues print them: the article and what it comes to, and in the line below how many at what price. */
import { type Decimal, isInteger } from '@order-intake/kernel';
import type { Line, Segment } from '../layout/line.types.ts';
import { lineOf, segmentOf } from '../layout/segment.ts';
import { type DecimalMark, readNumber } from '../numbers.ts';
import { type AnchoredRows, articleOf, isCode, isTotal } from './anchored-rows.ts';
import { resolveRow } from './arithmetic.ts';
import { isMoney } from './columns.ts';
import { isArticle } from './headerless.ts';
import type { Item } from './item.ts';
import { columnKindOf } from './vocabulary.ts';

/** fewer may be chance; lines of a document that are looked at; in heights of a line: how far below its article such a line stands */
const least = 2;
const mostLines = 3_000;
const farthest = 0.9;

type Role = 'qty' | 'price' | 'amount';
type Value = { readonly segment: Segment; readonly values: readonly Decimal[] };

const valuesIn = (segment: Segment, mark: DecimalMark | null): readonly Value[] => {
  const reading = readNumber(segment.text, mark);
  return reading && !reading.percent && reading.values.length > 0 ? [{ segment, values: reading.values }] : [];
};

/** Money with cents, or with its currency, of which some have no cents ("64 990 Ft"). */
const isSum = (segment: Segment): boolean => /\d[.,]\d{2}(?!\d)/.test(segment.text) || isMoney(segment);

/** Quantity and price in one line that give the amount of the line above, from left to right or the price first. */
function factorsOf(below: Line, amount: Value, mark: DecimalMark | null): ReadonlyMap<Segment, Role> | null {
  const numbers = below.segments.flatMap((segment) => valuesIn(segment, mark));
  for (const [at, one] of numbers.entries()) {
    for (const other of numbers.slice(at + 1)) {
      const [qty, price] = isMoney(one.segment) && !isMoney(other.segment) ? [other, one] : [one, other];
      const told = { qty: qty.values, price: price.values, amount: amount.values, discount: [], tax: [], per: [] };
      const { check, derived } = resolveRow(told);
      if (check === 'holds' && derived.size === 0 && !isMoney(qty.segment))
        return new Map([
          [qty.segment, 'qty'],
          [price.segment, 'price'],
          [amount.segment, 'amount'],
        ]);
    }
  }
  return null;
}

const namesCodes: ReadonlySet<string | null> = new Set(['code', 'supplierCode', 'name']);

/** "Item no.: KLM-3520" and nothing else: the code behind its label. */
function labelledCode([only, more]: readonly Segment[], page: number): Segment | null {
  const [label, code, further] = only?.tokens ?? [];
  return label && code && !further && !more && namesCodes.has(columnKindOf(label.text.replace(/:$/, ''))) && isCode(code.text)
    ? segmentOf([code], page)
    : null;
}

/** "art. GM-200", "GM-200" beside the factors. */
const codeBeside = ({ segments, page }: Line, cells: ReadonlyMap<Segment, Role>): Segment | null => {
  const beside = segments.filter((segment) => !cells.has(segment));
  const labelled = beside.flatMap(({ tokens: [label, code, more] }) =>
    label && code && !more && namesCodes.has(columnKindOf(label.text)) ? [code] : [],
  );
  const code = labelled[0] ?? beside.flatMap(({ tokens }) => tokens).find(({ text }) => isCode(text));
  return code ? segmentOf([code], page) : null;
};

type Found = { readonly item: Item; readonly lines: readonly Line[]; readonly telling: boolean };

const isNear = (above: Line, below: Line): boolean => above.page === below.page && below.y0 - above.y1 < above.height * farthest;

/** `before`: the line above both, which has the words where the upper one has no more than the article's code. */
function articleAt(before: Line | undefined, above: Line, below: Line, mark: DecimalMark | null): Found | null {
  const beside = above.segments.slice(0, -1);
  const [amount] = above.segments.slice(-1).flatMap((segment) => (isSum(segment) ? valuesIn(segment, mark) : []));
  if (!amount || !isNear(above, below) || !beside.some(isArticle) || isTotal(above) || isTotal(below)) return null;
  const coded = before && isNear(before, above) ? labelledCode(beside, above.page) : null;
  const words = coded && before ? before.segments : beside;
  if (coded && (words.length > 1 || !words.some(isArticle))) return null;
  const cells = factorsOf(below, amount, mark);
  // words of another article beside the numbers: the amount above is not theirs
  const strange = below.segments.filter((segment) => !cells?.has(segment) && segment.text.split(' ').length > 2);
  if (!cells || strange.some(isArticle)) return null;
  const told = { unit: null, code: coded ?? codeBeside(below, cells) };
  const item = articleOf({ line: below, cells }, [{ ...lineOf(words, above.page), index: above.index }], mark, told);
  const [qty] = [...cells].flatMap(([segment, role]) => (role === 'qty' ? valuesIn(segment, mark) : []));
  return (
    item && {
      item,
      lines: coded && before ? [before, above, below] : [above, below],
      telling: qty?.values.some((value) => isInteger(value) && !isOne(value)) === true,
    }
  );
}

const isOne = (value: Decimal): boolean => value.units === 10n ** BigInt(value.scale);

/** Null where there are no two such articles, or none tells more than that once its price is its price. */
export function sumsAbove(lines: readonly Line[], mark: DecimalMark | null): AnchoredRows | null {
  const found: Found[] = [];
  const all = lines.slice(0, mostLines);
  for (let at = 0; at + 1 < all.length; at++) {
    const [above, below] = [all[at], all[at + 1]];
    const one = above && below ? articleAt(all[at - 1], above, below, mark) : null;
    if (!one) continue;
    found.push(one);
    at += 1;
  }
  if (found.length < least || !found.some(({ telling }) => telling)) return null;
  return {
    items: found.map(({ item }) => item),
    used: new Set(found.flatMap((one) => one.lines.map(({ index }) => index))),
  };
}
