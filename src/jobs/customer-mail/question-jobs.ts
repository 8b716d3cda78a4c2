/** The jobs about questions to customers, bound to what they do. */
import { type Enqueue, enqueue } from '@order-intake/event-sourcing';
import type { FollowQuestions } from '../../commands/sales-order/follow-questions.command.ts';
import type { AskedOrderQueries } from '../../projections/sales-orders/asked-orders.queries.ts';
import { type BoundJob, bind, bindOfCompany } from '../bind.ts';
import { followQuestions, watchQuestions } from './question.definitions.ts';

export type QuestionJobPorts = Pick<AskedOrderQueries, 'dueQuestions'> & {
  readonly followQuestions: FollowQuestions;
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
};

export const createQuestionJobs = ({
  dueQuestions,
  followQuestions: follow,
  enqueue: put,
}: QuestionJobPorts): readonly BoundJob[] => [
  bindOfCompany(followQuestions, (asked, context) => follow(asked, context)),
  bind(watchQuestions, async () => {
    const due = await dueQuestions();
    await put(due.map((asked) => enqueue(followQuestions, asked, `${asked.orderId}/${asked.round}`)));
  }),
];
