/** When the company's policy asks the customer without a person's click: nobody has touched the draft, and it waits only for what they can answer. */
import type { ApprovalRequirements } from '../approval-requirements.ts';
import { waitingReasons } from '../order-actions.ts';
import { erasureReasons, missingFields } from '../order-review.ts';
import { type KnownOrder, standingOf } from '../sales-order.state.ts';
import { questionName } from './customer-questions.ts';
import type { CustomerQuestion, QuestionCode } from './question-round.ts';

/** Which question asks about a reason to review. */
const questionOfReason: { readonly [reason: string]: QuestionCode } = {
  delivery_before_order: 'delivery_date_contradicts',
  delivery_date_past: 'delivery_date_contradicts',
  product_not_found: 'article_unknown',
  price_differs: 'price_differs',
};
const questionOfField = (field: string): string => {
  const [, line] = /^lines\.(\d+)\.product$/.exec(field) ?? [];
  return line === undefined ? `${field}_missing` : `article_unknown.${line}`;
};

/** `questions`: all that can be asked about the draft; `requires`: what approval requires. */
export const waitsOnlyForAnswers = (
  order: KnownOrder,
  questions: readonly CustomerQuestion[],
  requires: ApprovalRequirements,
): boolean => {
  const { content, phase, touched, approvalPlan } = order;
  if (phase !== 'draft' || touched || order.asked.length > 0 || approvalPlan.planned !== null) return false;
  const names = new Set(questions.map(questionName));
  const codes = new Set(questions.map(({ code }) => code));
  const missing = missingFields(content, requires).map((field) => names.has(questionOfField(field)));
  const reasons = [...content.reviewReasons, ...waitingReasons(standingOf(order, requires)), ...erasureReasons(content)];
  const isAsked = (reason: string): boolean => {
    const code = questionOfReason[reason];
    return code !== undefined && codes.has(code);
  };
  const isAnswerable = [...missing, ...reasons.map(isAsked)];
  return isAnswerable.length > 0 && isAnswerable.every((answerable) => answerable);
};
