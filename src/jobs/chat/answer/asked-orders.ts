/** An order in words, and a cancellation, as the customer asks for them. */
import { cancellingIn, filled, namesOneOf, phrasesIn } from '@order-intake/chat-language';
import { type ClerkAnswer, type ClerkQuestion, handover, plainly } from './clerk-answer.ts';
import type { LookUp } from './look-up.ts';
import type { OrderInWords } from './order-in-words.ts';
import { orderedLines } from './order-proposal.ts';

/** Read only where nothing of the message is left over; else a person reads it, and the customer is told what was read so far. */
export const newOrder = ({ language }: ClerkQuestion, ordered: OrderInWords | null): ClerkAnswer => {
  const phrases = phrasesIn(language);
  const { lines: readLines, unread } = ordered ?? { lines: [], unread: 'words' };
  const wants = 'order_unclear';
  if (readLines.length === 0) return { ...plainly('handover', phrases.orderInWords), wants };
  const certain = readLines.filter(({ otherQty }) => otherQty === null);
  if (unread !== 'nothing') return { ...plainly('handover', [phrases.orderUnsure, ...orderedLines(certain)].join('\n')), wants };
  const alternatives = readLines.map((line) => ({ ...line, qty: line.otherQty ?? line.qty }));
  const isOne = certain.length === readLines.length;
  const reply = isOne ? [phrases.cart, ...orderedLines(readLines), phrases.cartHandedOver].join('\n') : phrases.orderInWords;
  return { ...plainly('handover', reply), request: { type: 'order', options: isOne ? [readLines] : [readLines, alternatives] } };
};

/** Of the order that is named, or of the only one that the customer has; and only where nothing in the message speaks against it. */
export const cancellation = async (lookUp: LookUp, question: ClerkQuestion): Promise<ClerkAnswer> => {
  const { companyId, customerId, language, text } = question;
  const phrases = phrasesIn(language);
  const { found: matching, foreign } =
    customerId === null ? { found: [], foreign: [] } : await lookUp.orders(companyId, customerId, text);
  const [order] = matching;
  const cancelling = cancellingIn(text, language, (number) => order !== undefined && namesOneOf([order], number));
  if (cancelling === 'turned') return handover(question, 'cancellation_unclear');
  const wants = 'cancellation';
  if (!order || matching.length > 1 || foreign.length > 0 || cancelling === 'unsure')
    return { ...plainly('handover', phrases.cancellation), wants };
  const { reference } = order;
  const reply = `${filled(phrases.order, { reference })}: ${phrases.cancellation}`;
  return { ...plainly('handover', reply), wants, request: { type: 'cancellation', reference } };
};
