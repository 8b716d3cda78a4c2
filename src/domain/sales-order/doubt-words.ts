/** Why a later document may be an order of its own, in sentences: for mails, histories and answers. The web app has words of its own. */
import type { OrderDoubt } from './sales-order.events.ts';

type DoubtSentence = (before: string, after: string) => string;
type Words = { readonly [code in OrderDoubt['code']]: DoubtSentence };

const en: Words = {
  lines_differ: (before, after) => `fewer than half of the lines match (missing: ${before}${after ? `; new: ${after}` : ''})`,
  order_date_differs: (before, after) => `order date ${after} instead of ${before}`,
  sender_domain_differs: (before, after) => `sender domain ${after} instead of ${before}`,
  number_read_differently: (before, after) =>
    after ? `PO number ${after} instead of ${before || 'none'}` : `no PO number found; the order has ${before || 'none'}`,
  number_shared: (before) => `several orders share this number (${before})`,
  lines_moved: (before) => `lines were moved between the orders ${before}`,
};
const de: Words = {
  lines_differ: (before, after) =>
    `weniger als die Hälfte der Positionen stimmt überein (es fehlen: ${before}${after ? `; neu: ${after}` : ''})`,
  order_date_differs: (before, after) => `Bestelldatum ${after} statt ${before}`,
  sender_domain_differs: (before, after) => `Absenderdomain ${after} statt ${before}`,
  number_read_differently: (before, after) =>
    after
      ? `Bestellnummer ${after} statt ${before || 'keiner'}`
      : `keine Bestellnummer gefunden; der Auftrag hat ${before || 'keine'}`,
  number_shared: (before) => `mehrere Aufträge haben diese Nummer (${before})`,
  lines_moved: (before) => `zwischen den Aufträgen ${before} wurden Positionen verschoben`,
};
const words = { en, de };

/** lines named in a sentence; all of them are in the facts */
const mostNamed = 5;
const listed = (texts: readonly string[]): string =>
  [...texts.slice(0, mostNamed), ...(texts.length > mostNamed ? ['…'] : [])].join(', ');

export const doubtInWords = ({ code, before, after }: OrderDoubt, language: keyof typeof words = 'en'): string =>
  words[language][code](listed(before), listed(after));

/** '' for none. */
export const doubtsInWords = (doubts: readonly OrderDoubt[], language: keyof typeof words = 'en'): string =>
  doubts.map((orderDoubt) => doubtInWords(orderDoubt, language)).join('; ');
