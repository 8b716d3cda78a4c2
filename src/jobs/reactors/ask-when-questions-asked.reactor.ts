import { enqueue, type Recorded, reactor } from '@order-intake/event-sourcing';
import { questionMessageId } from '../../commands/chat/chat-ids.ts';
import { causeOfRound } from '../../commands/sales-order/question-tokens.ts';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { askInChat } from '../chat/chat.definitions.ts';
import type { QuestionMailKind } from '../customer-mail/question.definitions.ts';
import { requestMessage } from '../delivery/delivery.definitions.ts';

type About = Recorded & { readonly data: { readonly orderId: string; readonly round: number } };

/** One outbox for each order and kind; each round is a cause of its own, so it is asked for once however often this runs. */
const mail = ({ data: { orderId, round }, metadata: { companyId } }: About, kind: QuestionMailKind) => {
  const causeId = causeOfRound(orderId, round);
  const message = { kind, policy: 'mail', target: null, aboutId: orderId, causeId } as const;
  return enqueue(requestMessage, { companyId, ...message }, `${kind}/${causeId}`);
};

const inChat = ({ data: { orderId, round }, metadata: { companyId } }: About, isReminder: boolean) =>
  enqueue(askInChat, { companyId, orderId, round, isReminder }, questionMessageId(orderId, round, isReminder));

export const askWhenQuestionsAsked = reactor<SalesOrderEvent>()({
  name: 'ask-when-questions-asked',
  // an API that was upgraded before the first worker may have asked already
  startAt: 'start',
  on: {
    OrderQuestionsAsked: (e) => (e.data.medium ? inChat(e, false) : mail(e, 'customer_questions')),
    OrderQuestionsReminded: (e) => (e.data.medium ? inChat(e, true) : mail(e, 'customer_questions_reminder')),
    OrderQuestionsOverdue: (e) => mail(e, 'customer_questions_overdue'),
  },
});
