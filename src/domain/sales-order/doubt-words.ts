/** Why a later document may be an order of its own, in sentences: for mails, histories and answers. The web app has words of its own. */
import type { OrderDoubt } from './sales-order.events.ts';

type DoubtSentence = (before: string, after: string) => string;
type Words = { readonly [code in OrderDoubt['code']]: DoubtSentence };

const en: Words = {
  lines_differ: (before, after) =>
    `fewer than half of the order's lines are in it (missing: ${before}${after ? `; new: ${after}` : ''})`,
  order_date_differs: (before, after) => `its order date is ${after}, not ${before}`,
  sender_domain_differs: (before, after) => `it was sent from ${after}, not from ${before}`,
  number_read_differently: (before, after) =>
    after
      ? `its number reads ${after}, while the order is known as ${before || 'none'}`
      : `no number was read in it, while the order is known as ${before || 'none'}`,
  number_shared: (before) => `several orders have this number (${before})`,
};
const de: Words = {
  lines_differ: (before, after) =>
    `weniger als die Hälfte der Positionen des Auftrags steht darin (es fehlen: ${before}${after ? `; neu: ${after}` : ''})`,
  order_date_differs: (before, after) => `das Bestelldatum ist ${after}, nicht ${before}`,
  sender_domain_differs: (before, after) => `es kam von ${after}, nicht von ${before}`,
  number_read_differently: (before, after) =>
    after
      ? `die Nummer lautet ${after}, der Auftrag ist unter ${before || 'keiner'} bekannt`
      : `darin wurde keine Nummer gelesen, der Auftrag ist unter ${before || 'keiner'} bekannt`,
  number_shared: (before) => `mehrere Aufträge haben diese Nummer (${before})`,
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
