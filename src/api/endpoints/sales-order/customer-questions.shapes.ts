/** The shapes of questions to a customer, and how an order shows those that were asked. */
import { mailLanguages } from '../../../domain/catalog/customer-language.ts';
import type { AskedRound } from '../../../domain/sales-order/questions/asking.ts';
import { type CustomerQuestion, questionCodes, questionName } from '../../../domain/sales-order/questions/customer-questions.ts';
import { askingRefusals } from '../../../domain/sales-order/questions/who-may-be-asked.ts';
import { choice, flag, integer, listOf, named, orNull, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';

const question = named(
  'CustomerQuestion',
  'A question to the customer about a draft: a code and facts',
  record({
    name: [text, 'Names it in a request: its code, and the line where it is about one'],
    code: [choice(...questionCodes), 'What is asked'],
    line: [orNull(integer), 'Which line, from 1; null: the whole order'],
    article: [orNull(text), 'The article as it was ordered'],
    qty: [orNull(text), 'Its quantity'],
    unit: [orNull(text), 'Its unit'],
    price: [orNull(text), 'Of one unit, as it was ordered'],
    listed_price: [orNull(text), 'Of one unit, by the price list'],
    currency: [orNull(text), 'ISO 4217, of both prices'],
    delivery_date: [orNull(text), 'ISO 8601, as it was ordered'],
    order_date: [orNull(text), 'ISO 8601: later than the delivery date'],
    candidates: [
      listOf(record({ product: [uuid, 'The product'], code: [text, 'Its code'], name: [text, 'Its name'] })),
      'Products that the customer is offered, nearest first',
    ],
  }),
);

const language = choice(...mailLanguages);

export const askableShape = named(
  'CustomerQuestions',
  'What can be asked about a draft',
  record({
    questions: [listOf(question), 'What the draft gives reason to ask'],
    recipients: [listOf(text), 'The addresses that may be asked, the usual one first'],
    language: [language, "The customer's language, as far as it is known"],
    languages: [listOf(language), 'Languages in which a mail can be written'],
    refused: [orNull(choice(...askingRefusals)), 'Why nobody can be asked; null: the customer can be asked'],
  }),
);

export const questionPreviewShape = named(
  'CustomerQuestionPreview',
  'The mail as it would be sent',
  record({
    recipient: [text, 'To whom'],
    language: [language, 'In which language'],
    subject: [text, 'Its subject, with the token by which the answer is recognised'],
    text: [text, 'Its text'],
  }),
);

export const askedShape = listOf(
  named(
    'AskedQuestions',
    'One mail with questions to the customer, and what became of it',
    record({
      round: [integer, 'Counts the mails from 1'],
      questions: [listOf(question), 'What was asked'],
      recipient: [text, 'To whom'],
      language: [language, 'In which language'],
      asked_at: [time, 'When'],
      due_at: [time, 'Until when an answer is waited for'],
      reminded: [flag, 'Whether a reminder was sent'],
      state: [
        choice('waiting', 'answered', 'overdue', 'closed'),
        'overdue: nobody answered in time; closed: the order was decided, or the customer was asked again',
      ],
      unread: [flag, 'An answer came in which no value could be read: open the mail'],
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
  asked.map(({ round, questions, recipient, language: tongue, askedAt, dueAt, reminded, state, unread }) => ({
    round,
    questions: questions.map(questionView),
    recipient,
    language: tongue,
    asked_at: askedAt,
    due_at: dueAt,
    reminded,
    state,
    unread,
  }));
