/** Questions to the customer about a draft: what can be asked, how the mail reads, and sending it. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type {
  AskProblem,
  ChoiceProblem,
  CustomerQuestions,
  QuestionChoice,
} from '../../../commands/sales-order/customer-questions.command.ts';
import { questionsRequest } from '../../../commands/sales-order/order-life-request.schema.ts';
import { mailLanguages } from '../../../domain/catalog/customer-language.ts';
import type { AskingRefusal } from '../../../domain/sales-order/questions/who-may-be-asked.ts';
import { json, problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound, problem, wrongField } from '../../http/problem.ts';
import type { WaitFor } from '../../http/wait-for.ts';
import { askableShape, questionPreviewShape, questionView } from './customer-questions.shapes.ts';
import { orderShape } from './order.shapes.ts';
import { actionProblem, decidedProblem } from './order-action.problems.ts';
import { createOrderAnswers, type OrderAnswerQueries } from './order-answers.ts';
import { orderProblem, orderProblems } from './sales-order.problems.ts';
import { orderPath } from './sales-orders.path.ts';

type Deps = {
  readonly commands: { readonly customerQuestions: CustomerQuestions };
  readonly queries: OrderAnswerQueries;
  readonly waitFor: WaitFor;
};

const refusals: { readonly [code in AskingRefusal]: string } = {
  asking_is_off: actionProblem({ type: 'AskingIsOff' }).detail,
  dmarc_failed: 'The email of this order failed DMARC, so its sender is unverified. Contact the customer in another way.',
  no_recipient:
    'The customer has no email address and no chat contact that can be written to. Add an address to the customer record.',
  no_sender: 'No active mailbox can send emails. Activate one.',
  nothing_to_ask: 'This draft has nothing to ask about.',
};

const choiceProblem = (refusal: ChoiceProblem) => {
  switch (refusal.type) {
    case 'OrderUnknown':
      return notFound;
    case 'OrderDecided':
      return decidedProblem(refusal);
    case 'AskingRefused':
      return problem(409, refusal.code, refusals[refusal.code]);
    case 'RecipientNotAllowed':
      return refusal.field === 'contact'
        ? wrongField('contact', 'recipient_not_allowed', 'is not a chat contact of the customer that can be written to now')
        : wrongField(
            'recipient',
            'recipient_not_allowed',
            'is neither the address that the order came from nor an address of the customer record',
          );
    case 'QuestionUnknown':
      return wrongField('questions', 'unknown_reference', 'names a question that does not apply to this draft');
  }
};

const askProblem = (refusal: AskProblem) => {
  switch (refusal.type) {
    case 'OrderUnknown':
    case 'OrderDecided':
    case 'AskingRefused':
    case 'RecipientNotAllowed':
    case 'QuestionUnknown':
      return choiceProblem(refusal);
    case 'RecipientAskedRecently':
      return problem(409, 'asked_recently', 'This recipient was sent questions less than an hour ago. Try again later.');
    default:
      return orderProblem(refusal);
  }
};

const choiceProblems = problems('order_decided', ...(Object.keys(refusals) as AskingRefusal[]));
const askProblems = {
  ...orderProblems,
  409: problems(...orderProblems[409].problems, ...(Object.keys(refusals) as AskingRefusal[])),
};

type Given = Omit<QuestionChoice, 'orderId'>;

export const customerQuestionEndpoints = ({ commands, queries, waitFor }: Deps): readonly Endpoint[] => {
  const { customerQuestions } = commands;
  const { existing, afterWrite } = createOrderAnswers({ queries, waitFor });
  const choiceOf = (orderId: string, request: Given): QuestionChoice => ({ ...request, orderId });
  return [
    endpoint({
      method: 'get',
      path: `${orderPath}questions/`,
      summary: 'List questions for a draft and their allowed recipients',
      permission: 'orders:read',
      answers: { 200: json(askableShape), 404: null },
      handle: async ({ caller, params }) => {
        const askable = await customerQuestions.askable(caller.companyId, params.id);
        if (!askable) return { problem: notFound };
        const { order, questions, sender, language, refused } = askable;
        const body = {
          questions: questions.map(questionView),
          recipients: sender === null ? [] : askable.recipients,
          contacts: askable.contacts.map(({ contactId, name, template }) => ({ id: contactId, name, template })),
          came_by_chat: order.content.source.kind === 'chat',
          language,
          languages: mailLanguages,
          refused,
        };
        return { status: 200, body };
      },
    }),
    endpoint({
      method: 'post',
      path: `${orderPath}questions/preview/`,
      summary: 'Preview the email or chat message with questions without sending it',
      permission: 'orders:write',
      body: questionsRequest,
      current: existing,
      answers: { 200: json(questionPreviewShape), 404: null, 409: choiceProblems },
      handle: async ({ params, body, caller }) => {
        const asking = await customerQuestions.preview(choiceOf(params.id, body), caller.companyId);
        if (isLeft(asking)) return { problem: choiceProblem(asking.left) };
        return { status: 200, body: asking.right };
      },
    }),
    endpoint({
      method: 'post',
      path: `${orderPath}questions/`,
      summary: 'Send questions about a draft to the customer by email or chat',
      permission: 'orders:write',
      body: questionsRequest,
      current: existing,
      answers: { 200: json(orderShape, 'ETag'), ...askProblems },
      handle: async ({ params, body, context }) => {
        const asking = await customerQuestions.ask(choiceOf(params.id, body), context);
        if (isLeft(asking)) return { problem: askProblem(asking.left) };
        return afterWrite(context.companyId, params.id, asking.right.position);
      },
    }),
  ];
};
