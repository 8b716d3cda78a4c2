/** What may be done with an order: the domain's answer for each action, in the words in which the endpoint refuses it. */
import type { ApprovalRequirements } from '../../../domain/sales-order/approval-requirements.ts';
import { type ActionAnswer, answerTo, type OrderAction, orderActionNames } from '../../../domain/sales-order/order-actions.ts';
import { orderStanding } from '../../../projections/sales-orders/order-standing.ts';
import type { SalesOrderRow } from '../../../projections/sales-orders/sales-orders.read-model.ts';
import type { ShapeOf } from '../../http/shapes.ts';
import { actionProblem } from './order-action.problems.ts';
import type { orderActions } from './order-life.shapes.ts';
import { salesOrdersPath } from './sales-orders.path.ts';

const whyNot = (answer: ActionAnswer) => {
  if (answer === 'offered') return { code: null, reason: null };
  if (answer === 'already')
    return { code: 'already_so' as const, reason: 'The order is already in this state, so the action would change nothing.' };
  const { code, detail } = actionProblem(answer);
  return { code, reason: detail };
};

const routeOf = (action: OrderAction, id: string) =>
  action === 'correct'
    ? ({ method: 'PATCH', url: `${salesOrdersPath}${id}/` } as const)
    : ({ method: 'POST', url: `${salesOrdersPath}${id}/${action === 'ask_customer' ? 'questions' : action}/` } as const);

/** What the settings of a company say about its orders; `requires`: what approval requires. */
export type OrderSettings = { readonly requires: ApprovalRequirements; readonly asksCustomers: boolean };

export const orderActionsView = (
  row: SalesOrderRow,
  { requires, asksCustomers }: OrderSettings,
): ShapeOf<typeof orderActions> => {
  const standing = orderStanding(row, requires);
  const order = { ...standing, questions: { ...standing.questions, off: !asksCustomers } };
  return orderActionNames.map((action) => {
    const answer = answerTo(action, order);
    return { action, ...routeOf(action, row.id), offered: answer === 'offered', ...whyNot(answer) };
  });
};
