/**
 * Which of several ways to read a document's articles is right: what each claims is held against the arithmetic of its rows and the sums that are
 * printed. No way is tried before another because somebody thought of it first; one that leaves nothing open ends the search.
 */
import { type Sums, sumsOf } from '../header/money.ts';
import { hasCue } from '../languages/index.ts';
import type { Layout } from '../layout/line.types.ts';
import type { DecimalMark } from '../numbers.ts';
import { normalise } from '../text.ts';
import { withAgreedPriceUnits } from './agreed-price-unit.ts';
import type { Item } from './item.ts';
import type { Items, ItemsWithWays, Source } from './items.types.ts';

/** A way to read the articles, by the name under which layouts remember which of them was right. */
export type Hypothesis = {
  readonly way: string;
  readonly read: () => Items | null;
  /** never chosen by what it proves */
  readonly confirmedOnly?: boolean;
};
type Weighed = { readonly items: Items; readonly sums: Sums; readonly worth: number };

/** by a word: numbers that add up say nothing of which of the texts beside them is the article */
const isNamed = ({ fields }: Item): boolean => /\p{L}{3}/u.test(fields.name?.value ?? '');

/** a row is worth so much by what its numbers prove, and less without a name */
const rowWorth = (item: Item): number => {
  const { check, fields, charge } = item;
  if (charge) return 0;
  const named = isNamed(item) ? 0 : -0.6;
  const proven = check === 'holds' ? 1 : check === 'fails' ? -0.5 : fields.price ? 0.45 : 0.3;
  return named + proven - (fields.qty?.derived ? 0.1 : 0);
};
const sourceWorth: { readonly [source in Source]: number } = { table: 0.3, headerless: 0.1, free_text: 0, none: 0 };

const products = ({ items }: Items): readonly Item[] => items.filter((item) => !item.charge);

function weighed(items: Items, layout: Layout, mark: DecimalMark | null): Weighed {
  const sums = sumsOf(layout, items.used, items.items, mark);
  const count = products(items).length;
  const summed = sums.printed ? 0.5 + 0.3 * count : sums.differs ? -0.4 - 0.2 * count : 0;
  const rows = items.items.reduce((all, item) => all + rowWorth(item), 0);
  return { items, sums, worth: count === 0 ? 0 : rows + summed - 0.4 * items.lost + sourceWorth[items.source] };
}

/** Every row adds up and is called by words, none was lost, and no sum says anything else; rows without a header may be some of those that there are, unless a sum confirms them. */
const isSettled = ({ items, sums }: Weighed): boolean =>
  (sums.printed || items.source !== 'headerless') &&
  products(items).length > 0 &&
  items.lost === 0 &&
  !sums.differs &&
  products(items).every((item) => item.check === 'holds' && isNamed(item));

const holding = ({ items }: Weighed): number => products(items).filter(({ check }) => check === 'holds').length;

const named = ({ items }: Weighed): number => products(items).filter(isNamed).length;

const priced = ({ items }: Weighed): number => products(items).filter(({ fields }) => fields.price).length;

/**
 * More rows that add up, or a sum that is printed: that a doubt is not seen from somewhere else proves nothing. Where as many do, more that are called
 * by words; where nothing adds up, more articles, or more that have a price.
 */
const provesMore = (one: Weighed, other: Weighed): boolean => {
  const [mine, others] = [products(one.items).length, products(other.items).length];
  return (
    holding(one) > holding(other) ||
    (one.sums.printed && !other.sums.printed) ||
    (holding(one) === holding(other) && mine === others && named(one) > named(other)) ||
    (holding(other) === 0 && (mine > others || (mine === others && priced(one) > priced(other))))
  );
};

export type Chosen = {
  readonly items: Items;
  readonly tried: ItemsWithWays['ways'];
  /** a printed sum confirms it */
  readonly settled: boolean;
};

/** The way whose claims are borne out best; null where none gives an article. Of two that are alike the earlier stands. */
export function chosenOf(layout: Layout, mark: DecimalMark | null, hypotheses: readonly Hypothesis[]): Chosen | null {
  let best: Weighed | null = null;
  const tried: { way: string; items: readonly Item[] }[] = [];
  for (const { way, read, confirmedOnly } of hypotheses) {
    // another column only means something beside what was read
    if (confirmedOnly && best === null && hypotheses.length > 1) continue;
    const found = read();
    if (!found || found.items.length === 0) continue;
    const items = { ...found, items: withAgreedPriceUnits(found.items) };
    const one = settledBySum(weighed(items, layout, mark), layout, mark);
    tried.push({ way, items: one.items.items });
    const better = best === null || (one.worth > best.worth + 0.05 && provesMore(one, best));
    if (better && (!confirmedOnly || hypotheses.length === 1)) best = one;
    if (best && isSettled(best)) break;
  }
  return best && { items: best.items, tried, settled: best.sums.printed };
}

/** "(3.992,00)": an amount in brackets is told and not counted; so is what is called an option, or cancelled. */
const isOption = ({ money, fields, told }: Item): boolean =>
  hasCue('cancelling', normalise(told ?? '').split(' ')) ||
  /\(\s*[\p{Sc}\s]*\d[\d.,'’\s]*\)/u.test(money) ||
  hasCue(
    'optional',
    normalise(fields.name?.value ?? '')
      .split(' ')
      .slice(0, 2),
  );

/** tables of which one may be meant alone */
const mostTables = 6;

/** Where a sum is printed that the rows do not come to, and that some of them do come to: without options, or of one table alone. */
function settledBySum(one: Weighed, layout: Layout, mark: DecimalMark | null): Weighed {
  if (one.sums.printed || !one.items.items.some(({ amount }) => amount)) return one;
  const { items } = one.items;
  // on several pages a table goes on, and what one page comes to is carried over
  const tables = new Set(items.map(({ page }) => page)).size > 1 ? [] : [...new Set(items.map(({ table }) => table ?? 0))];
  const narrower: readonly (readonly Item[])[] = [
    items.filter((item) => !isOption(item)),
    ...(tables.length > 1 && tables.length <= mostTables
      ? tables.map((table) => items.filter((item) => (item.table ?? 0) === table))
      : []),
  ];
  for (const some of narrower) {
    if (some.length === items.length || some.length === 0) continue;
    const next = weighed({ ...one.items, items: some }, layout, mark);
    if (next.sums.printed) return next;
  }
  return one;
}
