/** What an answer in the chat to questions about an order needs of orders, and of the readers of words. */
import type { TakeAnswer } from '../../commands/sales-order/take-answer.command.ts';
import type { KnownOrder } from '../../domain/sales-order/sales-order.state.ts';
import type { SaidInWords } from '../shared/read-words.ts';

export type AnswersInChat = {
  /** null: there is no such order */
  readonly order: (companyId: string, orderId: string) => Promise<KnownOrder | null>;
  readonly read: (text: string, companyId: string) => Promise<SaidInWords>;
  readonly take: TakeAnswer;
};
