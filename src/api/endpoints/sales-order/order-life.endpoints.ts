/** What becomes of an order: each action of the domain is one endpoint. Asked for again, it answers the order as it is. */
import type { RequestContext } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { LoadCompanySettings } from '../../../commands/company/change-company-settings.command.ts';
import type { DecideOrder } from '../../../commands/sales-order/decide-order.command.ts';
import type { MatchAgain } from '../../../commands/sales-order/match-again.command.ts';
import {
  acknowledgeRequest,
  applyRevisionRequest,
  assignRequest,
  commentRequest,
  dismissRevisionRequest,
  reasonRequest,
  reopenRequest,
} from '../../../commands/sales-order/order-life-request.schema.ts';
import type { SeparateRevision } from '../../../commands/sales-order/separate-revision.command.ts';
import { derivedId } from '../../../commands/shared/derived-id.ts';
import type { LifeCommand } from '../../../domain/sales-order/order-life.ts';
import { type RequestSchema, requestSchema } from '../../../platform/codec/decode-request.ts';
import type { RecordNameQueries } from '../../../projections/customers/record-names.queries.ts';
import type { SalesOrderQueries } from '../../../projections/sales-orders/sales-orders.queries.ts';
import { json } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { wrongField } from '../../http/problem.ts';
import type { WaitFor } from '../../http/wait-for.ts';
import { orderShape } from './order.shapes.ts';
import { createOrderAnswers } from './order-answers.ts';
import { orderProblem, orderProblems } from './sales-order.problems.ts';
import { orderPath } from './sales-orders.path.ts';

type Deps = {
  readonly commands: {
    readonly decideOrder: DecideOrder;
    readonly matchAgain: MatchAgain;
    readonly separateRevision: SeparateRevision;
    readonly companySettings: LoadCompanySettings;
  };
  readonly queries: Pick<SalesOrderQueries, 'currentSalesOrder' | 'ordersOfSameNumber'> & Pick<RecordNameQueries, 'recordNames'>;
  readonly waitFor: WaitFor;
};
type Asked = LifeCommand | { readonly problem: ReturnType<typeof wrongField> };
type Action<Body> = {
  readonly name: string;
  readonly summary: string;
  readonly body: RequestSchema<Body>;
  readonly command: (body: Body, context: RequestContext) => Asked;
};

/** Typed where it is written, uniform in the list. */
const action = <Body>(declared: Action<Body>): Action<object> => declared as unknown as Action<object>;

const faulty = (...fault: Parameters<typeof wrongField>) => ({ problem: wrongField(...fault) });

const actions: readonly Action<object>[] = [
  action({
    name: 'approve',
    summary: 'Approve a complete draft; only a revision can change it afterwards',
    body: requestSchema({}),
    command: () => ({ type: 'ApproveOrder' }),
  }),
  action({
    name: 'reject',
    summary: 'Reject a draft or an approved order with a reason',
    body: reasonRequest,
    command: ({ reason }) => ({ type: 'RejectOrder', reason }),
  }),
  action({
    name: 'cancel',
    summary: 'Cancel an order with a reason; systems that received it are notified',
    body: reasonRequest,
    command: ({ reason }) => ({ type: 'CancelOrder', reason }),
  }),
  action({
    name: 'reopen',
    summary: 'Reopen a rejected order as a draft',
    body: reopenRequest,
    command: ({ reason = null }) => ({ type: 'ReopenOrder', reason }),
  }),
  action({
    name: 'acknowledge',
    summary: 'Acknowledge an order under the number of another system, or refuse it with a reason',
    body: acknowledgeRequest,
    command: ({ external_reference: externalReference, refused = false, reason, version = null }) => {
      if (refused && externalReference !== undefined)
        return faulty('refused', 'contradiction', 'cannot be combined with external_reference');
      if (refused) {
        return reason === undefined
          ? faulty('reason', 'required', 'is required if refused is true')
          : { type: 'RefuseHandOver', reason, version };
      }
      return externalReference === undefined
        ? faulty('external_reference', 'required', 'is required unless refused is true')
        : { type: 'AcknowledgeOrder', externalReference, version };
    },
  }),
  action({
    name: 'apply_revision',
    summary: 'Apply a pending revision (by default the newest); approves the order again if it is complete',
    body: applyRevisionRequest,
    command: ({ revision = null }) => ({ type: 'ApplyRevision', revision }),
  }),
  action({
    name: 'dismiss_revision',
    summary: 'Dismiss one or all pending revisions with a reason',
    body: dismissRevisionRequest,
    command: ({ revision = null, reason }) => ({ type: 'DismissRevision', revision, reason }),
  }),
  action({
    name: 'dismiss_cancellation',
    summary: "Decline the customer's cancellation request with a reason",
    body: reasonRequest,
    command: ({ reason }) => ({ type: 'DismissCancellation', reason }),
  }),
  action({
    name: 'stop_approval',
    summary: 'Stop the planned automatic approval of an order permanently',
    body: requestSchema({}),
    command: () => ({ type: 'StopApproval', cause: 'person' }),
  }),
  action({
    name: 'undo_approval',
    summary: 'Undo an approval before it is sent to other systems',
    body: requestSchema({}),
    command: () => ({ type: 'UndoApproval' }),
  }),
  action({
    name: 'assign',
    summary: 'Assign an order to a user, or unassign it with null',
    body: assignRequest,
    command: ({ assignee }) => ({ type: 'AssignOrder', assignee }),
  }),
  action({
    name: 'comments',
    summary: 'Add an internal comment to an order',
    body: commentRequest,
    command: ({ text }, { commandId }) => ({ type: 'CommentOrder', commentId: derivedId('order-comment', commandId), text }),
  }),
];

export const orderLifeEndpoints = ({ commands, queries, waitFor }: Deps): readonly Endpoint[] => {
  const { known, written } = createOrderAnswers({ commands, queries, waitFor });
  const matched = endpoint({
    method: 'post',
    path: `${orderPath}match_again/`,
    summary: 'Match a draft against the master data again; existing matches and choices remain',
    permission: 'orders:write',
    answers: { 200: json(orderShape, 'ETag'), ...orderProblems },
    handle: async ({ params, ifMatch, context }) => {
      const result = await commands.matchAgain({ orderId: params.id, customerId: null, ifMatch }, context);
      if (isLeft(result)) return { problem: orderProblem(result.left) };
      return written(context.companyId, params.id, result.right.position);
    },
  });
  const separated = endpoint({
    method: 'post',
    path: `${orderPath}separate_revision/`,
    summary: 'Create a separate draft from a pending revision (by default the newest)',
    permission: 'orders:write',
    body: applyRevisionRequest,
    current: known,
    answers: { 200: json(orderShape, 'ETag'), ...orderProblems },
    handle: async ({ params, body: { revision = null }, ifMatch, context }) => {
      const result = await commands.separateRevision({ orderId: params.id, revision, ifMatch }, context);
      if (isLeft(result)) return { problem: orderProblem(result.left) };
      return written(context.companyId, params.id, result.right.position);
    },
  });
  const decided = actions.map(({ name, summary, body, command }) =>
    endpoint({
      method: 'post',
      path: `${orderPath}${name}/` as `${typeof orderPath}approve/`,
      summary,
      permission: 'orders:write',
      body,
      current: known,
      answers: { 200: json(orderShape, 'ETag'), ...orderProblems },
      handle: async ({ params, body: input, ifMatch, context }) => {
        const decision = command(input, context);
        if ('problem' in decision) return { problem: decision.problem };
        const result = await commands.decideOrder({ orderId: params.id, decision: decision, ifMatch }, context);
        if (isLeft(result)) return { problem: orderProblem(result.left) };
        return written(context.companyId, params.id, result.right.position);
      },
    }),
  );
  return [matched, separated, ...decided];
};
