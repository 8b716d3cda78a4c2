import type { Layout, Line } from '../layout/line.types.ts';
import { orderedPhrases } from '../message/ordered-phrases.ts';
import type { DecimalMark } from '../numbers.ts';
import { blockItems } from './blocks.ts';
import { type Chosen, chosenOf, type Hypothesis } from './choice.ts';
import { columnsByType } from './columns-by-type.ts';
import { freeTextItems } from './free-text.ts';
import { type HeaderRow, headerRows } from './header-row.ts';
import { headerless } from './headerless.ts';
import { confirmedKinds, type How } from './how.ts';
import type { Items, ItemsWithWays } from './items.types.ts';
import { withFactorsApart } from './multiplied.ts';
import { paragraphs } from './paragraphs.ts';
import { articlesInProse, sentences } from './prose.ts';
import { asRemembered, calledAsConfirmed, type RememberedTable } from './remembered-table.ts';
import { sizesApart, withSizesApart } from './sizes-apart.ts';
import { withQuantitiesCounted } from './turned.ts';
import { holdingIn, strategies, underHeaders } from './under-headers.ts';
import { fillingOf } from './unfilled.ts';
import {
  belowHeadersBeside,
  freely,
  inAnchoredRows,
  inCountedLines,
  inTablesBeside,
  listed,
  longestParagraph,
  nothing,
  turnedRound,
} from './ways.ts';

export type { ItemsWithWays, RowFields, Source } from './items.types.ts';

/**
 * Everything that a document orders: rows of its tables, or lines of running text when it has no table. `remembered`: what people
 * confirmed of the tables of earlier documents of its layout.
 */
export function itemsOf(
  layout: Layout,
  mark: DecimalMark | null,
  remembered: RememberedTable | null = null,
  isMessage = false,
): ItemsWithWays {
  const apart: Layout = { ...layout, lines: withFactorsApart(layout.lines) };
  const written = headerRows(layout.lines);
  // a header's words are no labels of sums, whoever reads the rows below it
  const named = written.flatMap(({ first, last }) => layout.lines.slice(first, last + 1).map(({ index }) => index));
  const beside = (items: Items | null): Items | null => items && { ...items, used: new Set([...items.used, ...named]) };
  const guessed = (way: string, find: (lines: readonly Line[]) => HeaderRow | null): Hypothesis => ({
    way,
    read: () => {
      const header = find(apart.lines);
      return header && beside(underHeaders(apart, [header], mark, 'headerless'));
    },
  });
  const tables: readonly Hypothesis[] = [
    // before it is read as one: a header that says its columns again is the header of several
    { way: 'tables_beside', read: () => inTablesBeside(layout, mark) },
    { way: 'under_headers', read: () => underHeaders(layout, written, mark, 'table') },
    { way: 'side_by_side', read: () => turnedRound(layout, mark) },
    { way: 'headers_beside', read: () => belowHeadersBeside(layout, mark) },
    // a shop's mail prints below "Price" what the row comes to: a printed sum tells
    {
      way: 'under_headers_prices_are_amounts',
      read: () => underHeaders(layout, written, mark, 'table', { pricesAreAmounts: true }),
    },
    guessed('by_arithmetic', (lines) => headerless(lines, mark)),
    { way: 'counted_lines', read: () => inCountedLines(apart, mark) },
    { way: 'anchored', read: () => beside(inAnchoredRows(apart, mark)) },
    ...variants(layout, written, mark),
  ];
  const phrases = isMessage ? orderedPhrases(layout.lines.filter(isBody), mark) : { items: [], lost: 0 };
  const blocks = (): Items => freely(blockItems(layout.lines, mark));
  const freeText: readonly Hypothesis[] = [
    { way: 'listed', read: () => listed(layout.lines.filter(isSentence), mark) },
    guessed('by_type_prices', (lines) => columnsByType(lines, 'price')),
    guessed('by_type_amounts', (lines) => columnsByType(lines, 'amount')),
    { way: 'blocks', read: blocks },
    { way: 'listed_in_columns', read: () => listed(layout.lines, mark) },
    { way: 'listed_in_paragraphs', read: () => listed(paragraphs(layout.lines) ?? [], mark, longestParagraph) },
    { way: 'text', read: () => freely(freeTextItems(layout.lines, mark)) },
    { way: 'paragraphs', read: () => freely(freeTextItems(paragraphs(layout.lines) ?? [], mark, longestParagraph)) },
    {
      way: 'sentences',
      read: () => (layout.sheet ? null : freely(freeTextItems(sentences(layout.lines) ?? [], mark, longestParagraph))),
    },
    {
      way: 'told_in_sentences',
      read: () => (layout.sheet ? null : listed(articlesInProse(layout.lines, mark), mark, longestParagraph)),
    },
  ];
  // what a message says without prices is told by its phrases alone
  const others: readonly Hypothesis[] =
    phrases.items.length === 0
      ? freeText
      : [
          // "Product: …" and "Quantity: …" say which is which
          { way: 'blocks', read: blocks },
          { way: 'phrases', read: () => ({ ...freely(phrases.items), lost: phrases.lost }) },
          ...freeText
            .filter((hypothesis) => hypothesis.way !== 'blocks')
            .map(({ way, read }) => ({ way, read: () => ifPriced(read()) })),
        ];
  const confirmed = asRemembered(remembered, [...tables, ...others], layout, mark);
  const found = confirmed ?? chosenOf(layout, mark, tables);
  // rows without a header that neither a sum nor people confirm may be some of those that a text lists
  const open = !found || (!confirmed && found.items.source === 'headerless' && !found.settled);
  const chosen = open
    ? (chosenOf(layout, mark, found ? [...tables, ...others] : others) ?? found)
    : confirmed || holdingIn(found.items) > 0 || found.settled
      ? found
      : (borneOutBy(chosenOf(layout, mark, others), found) ?? found);
  const whole = chosen?.items ?? { ...nothing, source: 'none' as const };
  const read = { ...whole, items: withQuantitiesCounted(whole.items) };
  const items = remembered ? { ...read, items: calledAsConfirmed(read.items, remembered, layout, mark) } : read;
  const tried = chosen?.tried ?? [];
  const ofSizes = withSizesApart(items.items, layout.lines, mark);
  return {
    ...items,
    ...(ofSizes && remembered?.way === sizesApart ? { items: ofSizes } : {}),
    ways: ofSizes ? [...tried, { way: sizesApart, items: ofSizes }] : tried,
    filling: fillingOf(layout.lines, written),
  };
}

const ifPriced = (items: Items | null): Items | null => (items?.items.some(({ fields }) => fields.price) ? items : null);

/** The first line of a message's page is its subject. */
const isBody = ({ index, text }: Line): boolean => index > 0 || !text.startsWith('Subject:');

/** As many articles, which come to a printed sum, where nothing that stands below a header adds up: "Quantity: | 25" looks like one. */
const borneOutBy = (other: Chosen | null, table: Chosen): Chosen | null =>
  other?.settled && holdingIn(other.items) > 0 && other.items.items.length >= table.items.items.length ? other : null;

/** Of few pieces: what stands in columns has more. */
const isSentence = ({ segments }: Line): boolean => segments.length <= 3;

const mostColumns = 10;

/**
 * Other columns for quantity, price and name, and a single way to read below a header: nothing speaks for them but people, who may have confirmed on an
 * earlier document of the layout what they give.
 */
const variants = (layout: Layout, written: readonly HeaderRow[], mark: DecimalMark | null): readonly Hypothesis[] => {
  const columns = Math.min(mostColumns, Math.max(0, ...written.map(({ cells }) => cells.length)));
  const under = (way: string, how: How): Hypothesis => ({
    way,
    confirmedOnly: true,
    read: () => underHeaders(layout, written, mark, 'table', how),
  });
  return [
    ...strategies.map((_, only) => under(`under_headers_strategy_${only}`, { only })),
    ...confirmedKinds.flatMap((kind) =>
      Array.from({ length: columns }, (_, at) => under(`under_headers_${kind}_${at}`, { kind, at })),
    ),
  ];
};
