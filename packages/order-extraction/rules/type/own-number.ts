/** What a document says that it is by the number that it gives itself: a label, or a column of an export. */
import type { DocumentType } from '../../document/extraction.ts';
import { labelNameOf } from '../header/labels.ts';
import { isCue } from '../languages/index.ts';
import type { Layout, Segment } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import { typeOf } from './title-words.ts';
import { headLines } from './titles.ts';

/** kinds whose own number says what a document is; a catalogue's number is an article's */
const numbersItself: ReadonlySet<DocumentType> = new Set(['order_response', 'quotation', 'invoice', 'delivery_note', 'receipt']);

/** The kind of document that is numbered so: "Delivery note no."; "Bon n°" may number a receipt or an order. */
function numberedBy(text: string): DocumentType | null {
  const words = normalise(text.replace(/:.*$/, '')).split(' ');
  const match = words.length > 1 && words.length <= 6 ? typeOf(words) : null;
  if (match?.type === 'receipt' && labelNameOf(text) === 'po_number') return null;
  const rest = match && match.from === 0 ? words.slice(match.to) : [];
  return match && numbersItself.has(match.type) && rest.length > 0 && rest.every((word) => isCue('number', word))
    ? match.type
    : null;
}

/** The names of an export's columns without those behind its order number that number another paper: the order followed that. */
export function ownColumns(segments: readonly Segment[]): readonly Segment[] {
  const order = segments.findIndex(({ text }) => labelNameOf(text) === 'po_number');
  return order < 0 ? segments : segments.filter(({ text }, at) => at <= order || numberedBy(text) === null);
}

/** The kind of document whose own number a label announces ("Delivery note no."), an order's aside; null where no label does. */
export function otherNumberIn(layout: Layout, used: ReadonlySet<number>): DocumentType | null {
  for (const line of layout.lines.slice(0, headLines)) {
    if (used.has(line.index) && !layout.sheet) continue;
    for (const segment of used.has(line.index) ? ownColumns(line.segments) : line.segments) {
      const type = numberedBy(segment.text);
      if (type) return type;
    }
  }
  return null;
}
