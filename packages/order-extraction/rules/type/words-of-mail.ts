import { type DocumentType, drafts } from '../../document/extraction.ts';
import type { DocumentView } from '../candidates/view.ts';
import { hasCue } from '../languages/index.ts';
import { asksForGoods } from '../message/asks-for-goods.ts';
import { normalise } from '../text.ts';
import { bodyFeatures } from './body.ts';
import type { TypeDecision } from './document-type.ts';
import { orderProbability, surelyOrder } from './order-judge.ts';
import type { Title } from './title-score.ts';

/** "Purchase request", as the subject of a message: its writer asks its reader for goods */
const isRequisition = ({ phrase }: Title): boolean => hasCue('requisitioning', phrase.split(' '));

/** a title that stands by itself, and not a label such as "Order number" */
const plainTitle = 1.6;

/**
 * What the words of a mail are. Everybody writes about articles and numbers of them, so more is asked of words than of a document: articles with
 * quantities, a title or a sentence that orders, and nothing that goes to many.
 */
export function typeOfWords(view: DocumentView, kind: TypeDecision, columns: readonly string[]): DocumentType {
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
  if (titled || asks !== null) return type;
  // rows that add up are a table in whatever words: it is judged as a document would be
  const body = bodyFeatures({ ...view, titles: new Set(view.titles), columns });
  return goods.every(({ check }) => check === 'holds') && orderProbability(body) >= surelyOrder ? type : 'other';
}
