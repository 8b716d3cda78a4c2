/** Whether a mail takes an order back: a document that says so, or a subject that does and names the order. */
import type { Extraction } from '@order-intake/order-extraction/document';

/** Stems of the words in which orders are taken back, compared without accents; "no cancellation" is no wish of a customer who orders. */
const words =
  /\b(cancel\w*|storn\w*|annul\w*|anul\w*|cancela\w*|afbestel\w*|afbestil\w*|avbestall\w*|avbestill\w*|makuler\w*|peruut\w*|zrus\w*|odwolan\w*|rezygn\w*|widerruf\w*)\b/;
const denied = /\b(no|not|nicht|kein\w*|non|sin|ne|nie)\s+(\w+\s+)?(cancel|storn|annul|anul)/;

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Of a subject: what may be a number of an order, longest first. A date or a year alone is none. */
const numbersIn = (subject: string): readonly string[] =>
  (subject.match(/[\p{L}\d][\p{L}\d/_.-]*\d[\p{L}\d/_.-]*/gu) ?? [])
    .map((token) => token.replace(/[.,/_-]+$/, ''))
    .filter((token) => token.length >= 3 && !/^(19|20)\d\d$/.test(token) && !/^\d{1,2}[./-]\d{1,2}([./-]\d{2,4})?$/.test(token))
    .sort((a, b) => b.length - a.length)
    .slice(0, 5);

/** `numbers` may name the order: the customer's or ours. null: it is no cancellation. */
export type CancellationRequest = { readonly numbers: readonly string[]; readonly from: Extraction | null };

/** A document decides over the subject: an order that arrives under "instead of the cancelled one" is an order. */
export const cancellationIn = (subject: string | null, results: readonly Extraction[]): CancellationRequest | null => {
  const document = results.find(({ documentType }) => documentType === 'order_cancellation');
  if (document) {
    const number = document.fields.po_number?.value;
    return { numbers: number ? [number, ...numbersIn(subject ?? '')] : numbersIn(subject ?? ''), from: document };
  }
  if (subject === null || results.some(({ documentType }) => documentType === 'order' || documentType === 'order_change'))
    return null;
  const compared = plain(subject);
  const numbers = numbersIn(subject);
  return words.test(compared) && !denied.test(compared) && numbers.length > 0 ? { numbers, from: null } : null;
};
