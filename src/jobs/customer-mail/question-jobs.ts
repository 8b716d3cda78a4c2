/** The jobs about questions to customers, bound to what they do. */
import { enqueue } from '@order-intake/event-sourcing';
import type { FollowQuestions } from '../../commands/sales-order/follow-questions.command.ts';
import type { AskedOrderQueries } from '../../projections/sales-orders/asked-orders.queries.ts';
import { type BoundJob, bind, bindOfCompany } from '../bind.ts';
import { type AskByPolicyPorts, createAskByPolicy } from './ask-by-policy.handler.ts';
import { askByPolicy, followQuestions, watchQuestions } from './question.definitions.ts';

export type QuestionJobPorts = AskByPolicyPorts &
  Pick<AskedOrderQueries, 'dueQuestions'> & { readonly followQuestions: FollowQuestions };

export const createQuestionJobs = (ports: QuestionJobPorts): readonly BoundJob[] => [
  bindOfCompany(askByPolicy, createAskByPolicy(ports)),
  bindOfCompany(followQuestions, (asked, context) => ports.followQuestions(asked, context)),
  bind(watchQuestions, async () => {
    const due = await ports.dueQuestions();
    await ports.enqueue(due.map((asked) => enqueue(followQuestions, asked, `${asked.orderId}/${asked.round}`)));
  }),
];
