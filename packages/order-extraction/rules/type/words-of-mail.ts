import { type DocumentType, drafts } from '../../document/extraction.ts';
import type { DocumentView } from '../candidates/view.ts';
import { hasCue } from '../languages/index.ts';
import type { Line } from '../layout/line.types.ts';
import { asksForGoods, listsGoods } from '../message/asks-for-goods.ts';
import { asksForPrice } from '../message/counted-sentences.ts';
import { isOurAddress } from '../message/message-party.ts';
import type { ItemsWithWays, Source } from '../table/items.types.ts';
import { normalise } from '../text.ts';
import { bodyFeatures } from './body.ts';
import type { TypeDecision } from './document-type.ts';
import { orderProbability, surelyOrder } from './order-judge.ts';
import type { Title } from './title-score.ts';

/** "Purchase request", as the subject of a message: its writer asks its reader for goods */
const isRequisition = ({ phrase }: Title): boolean => hasCue('requisitioning', phrase.split(' '));

/** a title that stands by itself, and not a label such as "Order number" */
const plainTitle = 1.6;

/** In a table, line by line or each with a price: nothing in running text that merely has a number before it. */
const isListed = ({ layout, items }: DocumentView, source: Source): boolean =>
  source === 'table' || items.every(({ fields, charge }) => charge || fields.price !== undefined) || listsGoods(layout.lines);

/** It says anywhere, in its subject too, that goods are ordered, asked for or accepted. */
const wantsGoods = (words: readonly string[]): boolean =>
  (['requesting', 'asking', 'ordering', 'needing', 'accepting', 'requisitioning'] as const).some((cue) => hasCue(cue, words));

/** By a quotation that is accepted, goods are ordered. */
const asksWhatTheyCost = (lines: readonly Line[], words: readonly string[]): boolean =>
  !hasCue('accepting', words) && lines.some(({ text }) => asksForPrice(text));

/**
 * What the words of a mail are. Everybody writes about articles and numbers of them, so more is asked of words than of a document: articles with
 * quantities, a title, a sentence or a list that orders, and nothing that goes to many. `sender`: the address of its writer.
 */
export function typeOfWords(
  view: DocumentView,
  kind: TypeDecision,
  { labels: columns, source }: ItemsWithWays,
  sender: string | null,
): DocumentType {
  const { layout, items } = view;
  const type = kind.type === 'other' && kind.titles.some(isRequisition) ? 'order' : kind.type;
  if (!drafts(type)) return type;
  const goods = items.filter((item) => !item.charge);
  if (goods.length === 0 || goods.some(({ fields }) => fields.qty === undefined)) return 'other';
  const words = normalise(layout.text).split(' ');
  if (hasCue('advertising', words)) return 'other';
  const titled = kind.titles.some(({ type, score }) => drafts(type) && score >= plainTitle);
  const asks = asksForGoods(layout.lines);
  // "I received order 3391, and two of the four boxes were damaged": who wants goods beside a refund lists them
  if (hasCue('crediting', words)) return asks === 'in a list' ? type : 'other';
  const priced = goods.some(({ fields }) => fields.price !== undefined);
  if (priced && hasCue('requesting', words)) return type;
  if (asks === 'by its reader') return 'other';
  const listed = isListed(view, source);
  // "Please cancel order 10333" has a title, too
  if (asks !== null || (titled && (listed || !hasCue('cancelling', words)))) return type;
  // what we wrote ourselves, and nobody calls an order, answers one
  if (isOurAddress(sender, view.context)) return 'other';
  const isWanted = wantsGoods(words) && (priced || !asksWhatTheyCost(layout.lines, words));
  if (listed && isWanted) return type;
  // rows that add up are a table in whatever words: it is judged as a document would be
  const body = bodyFeatures({ ...view, titles: new Set(view.titles), columns });
  return goods.every(({ check }) => check === 'holds') && orderProbability(body) >= surelyOrder ? type : 'other';
}
