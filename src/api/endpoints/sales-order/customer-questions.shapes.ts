/** The shapes of questions to a customer, and how an order shows those that were asked. */
import { mailLanguages } from '../../../domain/catalog/customer-language.ts';
import { type AskedRound, roundStates } from '../../../domain/sales-order/questions/asking.ts';
import { questionName } from '../../../domain/sales-order/questions/customer-questions.ts';
import { type CustomerQuestion, questionCodes } from '../../../domain/sales-order/questions/question-round.ts';
import { askingRefusals } from '../../../domain/sales-order/questions/who-may-be-asked.ts';
import { choice, flag, integer, listOf, named, orNull, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';

const question = named(
  'CustomerQuestion',
  'A question to the customer about a draft: a code and facts',
  record({
    name: [text, 'Question name in requests: the code, followed by the line number if it is about a line'],
    code: [choice(...questionCodes), 'Question code'],
    line: [orNull(integer), 'Line number, from 1; null: the whole order'],
    article: [orNull(text), 'Ordered article'],
    qty: [orNull(text), 'Ordered quantity'],
    unit: [orNull(text), 'Ordered unit'],
    price: [orNull(text), 'Ordered unit price'],
    listed_price: [orNull(text), 'Unit price in the price list'],
    currency: [orNull(text), 'ISO 4217 currency code of both prices'],
    delivery_date: [orNull(text), 'Ordered delivery date (ISO 8601)'],
    order_date: [orNull(text), 'Order date (ISO 8601), later than the delivery date'],
    candidates: [
      listOf(record({ product: [uuid, 'Product ID'], code: [text, 'Product number'], name: [text, 'Product name'] })),
      'Products offered to the customer, nearest first',
    ],
  }),
);

const language = choice(...mailLanguages);

export const askableShape = named(
  'CustomerQuestions',
  'Questions that can be asked about a draft',
  record({
    questions: [listOf(question), 'Questions for this draft'],
    recipients: [listOf(text), 'Allowed email addresses, the default first'],
    contacts: [
      listOf(
        record({
          id: [uuid, 'Contact ID, for `contact` in requests'],
          name: [text, 'Name, or the last digits of the number'],
          template: [orNull(text), 'Template that is used because the 24-hour window is closed; null: text'],
        }),
      ),
      'Chat contacts confirmed as the customer that can be written to now',
    ],
    came_by_chat: [flag, 'Whether the order came by chat: then a contact is the default'],
    language: [language, "The customer's language, if known"],
    languages: [listOf(language), 'Languages of the email'],
    refused: [orNull(choice(...askingRefusals)), 'Reason why the customer can’t be asked; null: no obstacle'],
  }),
);

export const questionPreviewShape = named(
  'CustomerQuestionPreview',
  'Message with questions, as it would be sent',
  record({
    recipient: [text, 'Email address or contact ID'],
    language: [language, 'Language of the message'],
    subject: [orNull(text), 'Subject, with the token that identifies the answer; null: a chat message'],
    text: [text, 'Text; for a template its parameters, one per line'],
    template: [orNull(text), 'Template that is used; null: none'],
  }),
);

export const askedShape = listOf(
  named(
    'AskedQuestions',
    'Message with questions to the customer, and its state',
    record({
      round: [integer, 'Number of the email, from 1'],
      questions: [listOf(question), 'Questions'],
      medium: [choice('email', 'chat'), 'How it was sent'],
      recipient: [text, 'Email address or contact ID'],
      language: [language, 'Language of the email'],
      asked_at: [time, 'Time when it was sent'],
      due_at: [time, 'Time until which an answer is expected'],
      automatic: [flag, 'Whether it was sent by the company setting `ask_automatically`, without a click'],
      reminded: [flag, 'Whether a reminder was sent'],
      state: [
        choice(...roundStates),
        'overdue: no answer in time; undelivered: a delivery report arrived; closed: the order was decided, or the customer was asked again',
      ],
      unread: [flag, 'Whether an answer arrived from which no value could be read; open the email'],
    }),
  ),
);

export const questionView = (asked: CustomerQuestion): ShapeOf<typeof question> => {
  const { code, line, facts, candidates } = asked;
  const fact = (name: string): string | null => facts[name] ?? null;
  return {
    name: questionName(asked),
    code,
    line,
    article: fact('article'),
    qty: fact('qty'),
    unit: fact('unit'),
    price: fact('price'),
    listed_price: fact('listed_price'),
    currency: fact('currency'),
    delivery_date: fact('delivery_date'),
    order_date: fact('order_date'),
    candidates: candidates.map(({ productId, ...product }) => ({ product: productId, ...product })),
  };
};

export const askedView = (asked: readonly AskedRound[]): ShapeOf<typeof askedShape> =>
  asked.map(({ round, questions, medium, recipient, language: tongue, askedAt, dueAt, automatic, reminded, state, unread }) => ({
    round,
    questions: questions.map(questionView),
    medium: medium ?? ('email' as const),
    recipient,
    language: tongue,
    asked_at: askedAt,
    due_at: dueAt,
    automatic: automatic !== undefined,
    reminded,
    state,
    unread,
  }));
