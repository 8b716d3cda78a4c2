import { type DocumentType, drafts } from '../../document/extraction.ts';
import type { DocumentView } from '../candidates/view.ts';
import { hasCue } from '../languages/index.ts';
import { normalise } from '../text.ts';
import type { TypeDecision } from './document-type.ts';

/** a title that stands by itself, and not a label such as "Order number" */
const plainTitle = 1.6;

/**
 * What the words of a mail are. Everybody writes about articles and numbers of them, so more is asked of words than of a document: articles with
 * quantities, a title or a sentence that orders, and nothing that goes to many.
 */
export function typeOfWords({ layout, items }: DocumentView, kind: TypeDecision): DocumentType {
  if (!drafts(kind.type)) return kind.type;
  const goods = items.filter((item) => !item.charge);
  if (goods.length === 0 || goods.some(({ fields }) => fields.qty === undefined)) return 'other';
  const words = normalise(layout.text).split(' ');
  if (hasCue('advertising', words)) return 'other';
  const titled = kind.titles.some(({ type, score }) => drafts(type) && score >= plainTitle);
  const complains = !titled && hasCue('crediting', words);
  return !complains && (titled || hasCue('requesting', words)) ? kind.type : 'other';
}
