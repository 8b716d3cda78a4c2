import { type DocumentType, drafts } from '../../document/extraction.ts';
import type { DocumentView } from '../candidates/view.ts';
import { hasCue } from '../languages/index.ts';
import { asksForGoods } from '../message/asks-for-goods.ts';
import { normalise } from '../text.ts';
import type { TypeDecision } from './document-type.ts';
import type { Title } from './title-score.ts';

/** "Purchase request", as the subject of a message: its writer asks its reader for goods */
const isRequisition = ({ phrase }: Title): boolean => hasCue('requisitioning', phrase.split(' '));

/** a title that stands by itself, and not a label such as "Order number" */
const plainTitle = 1.6;

/**
 * What the words of a mail are. Everybody writes about articles and numbers of them, so more is asked of words than of a document: articles with
 * quantities, a title or a sentence that orders, and nothing that goes to many.
 */
export function typeOfWords({ layout, items }: DocumentView, kind: TypeDecision): DocumentType {
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
  return asks !== 'by its reader' && (titled || asks !== null) ? type : 'other';
}
