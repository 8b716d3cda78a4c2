/** What becomes of an order: each action of the domain is one endpoint. Asked for again, it answers the order as it is. */
import type { RequestContext } from '@order-intake/event-sourcing';
import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import type { ChangedOrder, OrderRefusal } from '../../../commands/sales-order/correct-order.command.ts';
import type { DecideOrder } from '../../../commands/sales-order/decide-order.command.ts';
import type { MatchAgain } from '../../../commands/sales-order/match-again.command.ts';
import type { MergeOrders, SplitOrder } from '../../../commands/sales-order/move-lines.command.ts';
import {
  acknowledgeRequest,
  applyRevisionRequest,
  assignRequest,
  commentRequest,
  dismissRevisionRequest,
  mergeRequest,
  reasonRequest,
  reopenRequest,
  splitRequest,
} from '../../../commands/sales-order/order-life-request.schema.ts';
import type { SeparateRevision } from '../../../commands/sales-order/separate-revision.command.ts';
import { derivedId } from '../../../commands/shared/derived-id.ts';
import type { LifeCommand } from '../../../domain/sales-order/order-life.ts';
import { type RequestSchema, requestSchema } from '../../../platform/codec/decode-request.ts';
import { json } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { wrongField } from '../../http/problem.ts';
import type { WaitFor } from '../../http/wait-for.ts';
import { orderShape } from './order.shapes.ts';
import { createOrderAnswers, type OrderAnswerQueries } from './order-answers.ts';
import { orderProblem, orderProblems } from './sales-order.problems.ts';
import { orderPath } from './sales-orders.path.ts';

type Deps = {
  readonly commands: {
    readonly decideOrder: DecideOrder;
    readonly matchAgain: MatchAgain;
    readonly separateRevision: SeparateRevision;
    readonly splitOrder: SplitOrder;
    readonly mergeOrders: MergeOrders;
  };
  readonly queries: OrderAnswerQueries;
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

type Change = Promise<Either<OrderRefusal, ChangedOrder>>;
type Request = { readonly orderId: string; readonly ifMatch: number | null };
/** What makes another order of a part of this one, or the other way round. */
type Moving<Body> = {
  readonly name: string;
  readonly summary: string;
  readonly body: RequestSchema<Body>;
  readonly change: (request: Request, body: Body, context: RequestContext) => Change;
};

const movingEndpoints = ({ commands, queries, waitFor }: Deps): readonly Endpoint[] => {
  const { existing, afterWrite } = createOrderAnswers({ queries, waitFor });
  const moving = <Body>({ name, summary, body, change }: Moving<Body>) =>
    endpoint({
      method: 'post',
      path: `${orderPath}${name}/` as `${typeof orderPath}split/`,
      summary,
      permission: 'orders:write',
      body,
      current: existing,
      answers: { 200: json(orderShape, 'ETag'), ...orderProblems },
      handle: async ({ params, body: input, ifMatch, context }) => {
        const result = await change({ orderId: params.id, ifMatch }, input as Body, context);
        if (isLeft(result)) return { problem: orderProblem(result.left) };
        return afterWrite(context.companyId, params.id, result.right.position);
      },
    });
  return [
    moving({
      name: 'separate_revision',
      summary: 'Create a separate draft from a pending revision (by default the newest)',
      body: applyRevisionRequest,
      change: (request, { revision = null }, context) => commands.separateRevision({ ...request, revision }, context),
    }),
    moving({
      name: 'split',
      summary: 'Move lines of a draft into a new draft; line_moves names it',
      body: splitRequest,
      change: (request, { lines }, context) => commands.splitOrder({ ...request, lines }, context),
    }),
    moving({
      name: 'merge',
      summary: 'Add the lines of another draft of the customer, which is closed',
      body: mergeRequest,
      change: (request, { order: fromId }, context) => commands.mergeOrders({ ...request, fromId }, context),
    }),
  ];
};

export const orderLifeEndpoints = ({ commands, queries, waitFor }: Deps): readonly Endpoint[] => {
  const { existing, afterWrite } = createOrderAnswers({ queries, waitFor });
  const matched = endpoint({
    method: 'post',
    path: `${orderPath}match_again/`,
    summary: 'Match a draft against the master data again; existing matches and choices remain',
    permission: 'orders:write',
    answers: { 200: json(orderShape, 'ETag'), ...orderProblems },
    handle: async ({ params, ifMatch, context }) => {
      const result = await commands.matchAgain({ orderId: params.id, customerId: null, ifMatch }, context);
      if (isLeft(result)) return { problem: orderProblem(result.left) };
      return afterWrite(context.companyId, params.id, result.right.position);
    },
  });
  const decided = actions.map(({ name, summary, body, command }) =>
    endpoint({
      method: 'post',
      path: `${orderPath}${name}/` as `${typeof orderPath}approve/`,
      summary,
      permission: 'orders:write',
      body,
      current: existing,
      answers: { 200: json(orderShape, 'ETag'), ...orderProblems },
      handle: async ({ params, body: input, ifMatch, context }) => {
        const decision = command(input, context);
        if ('problem' in decision) return { problem: decision.problem };
        const result = await commands.decideOrder({ orderId: params.id, decision: decision, ifMatch }, context);
        if (isLeft(result)) return { problem: orderProblem(result.left) };
        return afterWrite(context.companyId, params.id, result.right.position);
      },
    }),
  );
  return [matched, ...movingEndpoints({ commands, queries, waitFor }), ...decided];
};
