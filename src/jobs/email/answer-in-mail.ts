/** The words of a mail that answers questions: what they say of what was asked, read in memory. */
import { announcesAutomaticReply } from '@order-intake/chat-language/message';
import type { Extraction } from '@order-intake/order-extraction/document';
import type { FindAsked } from '../../commands/sales-order/find-asked.ts';
import type { MailHeader } from '../../domain/email/email.events.ts';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import type { MailAnswer } from '../../domain/email/mail-answer.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import { answerIn } from '../../domain/sales-order/questions/answer.ts';
import type { AskedRound } from '../../domain/sales-order/questions/asking.ts';
import type { OrderContent } from '../../domain/sales-order/sales-order.events.ts';
import { mergedMessages, type SaidInWords } from '../shared/read-words.ts';

/** `results`: orders in the words, as far as they may be orders of their own. */
export type AnswerRead = {
  readonly results: readonly Extraction[];
  readonly answer?: MailAnswer;
  readonly written?: 'automatic_reply';
};

/** null: it answers nothing, and is read like any other mail. */
export type ReadAnswer = (email: KnownEmail, wordsRead: SaidInWords, companyId: string) => Promise<AnswerRead | null>;

/** By its header, or by its subject where a program writes none (RFC 3834). */
const isAutoReply = ({ subject, origin }: MailHeader): boolean => origin?.automatic === true || announcesAutomaticReply(subject);

/** It names an article by a number that the order and the questions do not have. */
const isMore = ({ lines }: Extraction, content: OrderContent, { questions }: AskedRound): boolean => {
  const asked = questions.flatMap(({ candidates }) => candidates.flatMap(({ code, name }) => [code, name]));
  const orderWords = [...asked, ...content.lines.flatMap(({ code, name }) => [code ?? '', name ?? ''])].map(comparable);
  return lines.some(({ code, qty }) => code && qty && !orderWords.includes(comparable(code.value)));
};

export const createReadAnswer =
  (findAsked: FindAsked): ReadAnswer =>
  async (email, wordsRead, companyId) => {
    const askedOrder = await findAsked(email, companyId);
    if (!askedOrder) return null;
    if (isAutoReply(email.mail)) return { results: [], written: 'automatic_reply' };
    const { order, round, by } = askedOrder;
    const { orderId, reference, content } = order;
    const of = { orderId, reference, round: round.round, by };
    if (by === 'other') return { results: wordsRead.results, answer: { ...of, facts: null } };
    const { deliveryDate, poNumber } = content;
    const facts = answerIn(
      { questions: round.questions, order: { deliveryDate, poNumber, reference } },
      mergedMessages(wordsRead.messages),
    );
    const results = wordsRead.results.filter((result) => facts.poNumber !== null || isMore(result, content, round));
    return { results, answer: { ...of, facts } };
  };

/** A mail that brings an order is read as any order; the questions are answered by it. */
export const answeredByDocument = async (
  findAsked: FindAsked,
  email: KnownEmail,
  companyId: string,
): Promise<{ readonly answer?: MailAnswer }> => {
  const askedOrder = await findAsked(email, companyId);
  if (!askedOrder || askedOrder.by === 'other' || isAutoReply(email.mail)) return {};
  const { order, round, by } = askedOrder;
  return { answer: { orderId: order.orderId, reference: order.reference, round: round.round, by, facts: null } };
};
