import type { DocumentType } from '../../document/extraction.ts';
import { type Cue, isCue, someCue } from '../languages/index.ts';

const known: readonly Cue[] = [
  'ordering',
  'answering',
  'changing',
  'cancelling',
  'quoting',
  'billing',
  'crediting',
  'moving',
  'slip',
  'deliveryPaper',
  'agreeing',
  'besideTitle',
  'little',
];
const mostWords = 8;

/**
 * The type that the words of a headline make together where no list has the phrase: "Order acceptance", "Delivery challan". What is no order is
 * looked for first, because an order's word stands in most of them. Every word must be
 * one that stands in titles. Null when the words make none.
 */
export function composedType(all: readonly string[]): DocumentType | null {
  const words = all.filter((word) => !/\d/.test(word));
  if (words.length === 0 || words.length > mostWords || !words.every((word) => known.some((cue) => isCue(cue, word))))
    return null;
  const some = (cue: Cue): boolean => someCue(cue, words);
  const orders = some('ordering');
  // one word of a contract or of money that goes back stands in many labels: by itself it is a title only where a list has it
  const several = words.length > 1;
  if (orders && some('cancelling')) return 'order_cancellation';
  if (several && some('crediting') && (words.length <= 4 || some('slip'))) return 'other';
  if (orders && some('answering')) return 'order_response';
  if (orders && some('changing')) return 'order_change';
  if (several && some('agreeing') && !orders) return 'other';
  if (some('billing') && !orders) return 'invoice';
  if (several && some('quoting')) return 'quotation';
  if (some('deliveryPaper') || (some('moving') && some('slip') && !orders)) return 'delivery_note';
  return null;
}
