/** The jobs about questions to customers. */
import { companyJob, tickJob } from '../job-kinds.ts';

/** A reminder, or the end of the time for an answer. Key: the order and the round. */
export const followQuestions = companyJob<{ readonly orderId: string; readonly round: number }>({
  name: 'follow-questions',
  concurrency: 2,
});

/** A new draft whose customer may be asked without a click. Key: the order and the try, from 1. */
export const askByPolicy = companyJob<{ readonly orderId: string; readonly tries: number }>({
  name: 'ask-by-policy',
  concurrency: 2,
});

/** The tick: questions whose reminder or deadline has come. Key: one for all. */
export const watchQuestions = tickJob({ name: 'watch-questions' });

/** The mail with the questions of a round, the reminder of it, and what the company is told when nobody answered. */
export const questionMailKinds = ['customer_questions', 'customer_questions_reminder', 'customer_questions_overdue'] as const;
export type QuestionMailKind = (typeof questionMailKinds)[number];
