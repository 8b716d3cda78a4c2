/** What a mail answers of what a customer was asked about an order: values alone, never its text. */
import type { Answerer, AnswerFacts } from '../sales-order/questions/question-round.ts';

/** `facts`: null of an answer that was not read, because a person decides first whether it is one. */
export type MailAnswer = {
  readonly orderId: string;
  readonly reference: string;
  readonly round: number;
  readonly by: Answerer;
  readonly facts: AnswerFacts | null;
};
