/** Many orders and mails at once, and who looks after whatever waits; each is decided by itself and has an answer of its own. */
import type { Position, RequestContext } from '@order-intake/event-sourcing';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { AdvanceChatSession } from '../../../commands/chat/advance-chat-session.command.ts';
import type { AssignDocument } from '../../../commands/document/dismiss-document.command.ts';
import type { RequestRetry } from '../../../commands/email/request-retry.command.ts';
import type { AssignEmail } from '../../../commands/email/settle-email.command.ts';
import { bulkActions, bulkRequest, mostAtOnce } from '../../../commands/sales-order/bulk-request.schema.ts';
import type { DecideOrder } from '../../../commands/sales-order/decide-order.command.ts';
import { derivedId } from '../../../commands/shared/derived-id.ts';
import type { FailureCause } from '../../../domain/email/email.events.ts';
import type { EmailQueries } from '../../../projections/emails/emails.queries.ts';
import type { SalesOrderQueries } from '../../../projections/sales-orders/sales-orders.queries.ts';
import { json } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { revisionTag } from '../../http/etag.ts';
import { notFound, wrongField } from '../../http/problem.ts';
import { choice, flag, integer, listOf, named, orNull, record, type ShapeOf, text, uuid } from '../../http/shapes.ts';
import type { WaitFor } from '../../http/wait-for.ts';
import { retryProblem } from '../email/email.problems.ts';
import { orderProblem, orderProblems } from './sales-order.problems.ts';
import { reviewPath } from './waiting.endpoints.ts';

type Refusal = ReturnType<typeof orderProblem> | ReturnType<typeof retryProblem>;
const refusalCodes = [
  ...orderProblems[409].problems,
  'not_failed',
  'not_found',
  'precondition_failed',
  'invalid_request',
] as const;

const result = named(
  'BulkResult',
  'Result for one record',
  record({
    id: [uuid, 'ID of the order, email log entry, document or chat session'],
    ok: [flag, 'Whether the action succeeded or had already been done'],
    status: [integer, 'HTTP status of the same action for this record only'],
    code: [orNull(choice(...refusalCodes)), 'Why the action failed; null if it succeeded'],
    detail: [orNull(text), 'Error message'],
    etag: [orNull(text), 'New ETag for If-Match; null if the action failed'],
  }),
);
const answer = named(
  'BulkResults',
  'Results of a bulk action',
  record({
    action: [choice(...bulkActions), 'Action'],
    results: [listOf(result), 'Results in the requested order'],
    more: [flag, 'Whether there are more records than one request processes; repeat the request'],
  }),
);

type Bulk = { readonly action: (typeof bulkActions)[number] } & {
  readonly ids?: readonly string[];
  readonly all?: boolean;
  readonly cause?: FailureCause;
  readonly reason?: string;
  readonly assignee?: string | null;
};
type Done = { readonly position: Position | null; readonly revision: number };
type One = (id: string, context: RequestContext) => Promise<Either<Refusal, Done>>;
type Deps = {
  readonly commands: {
    readonly decideOrder: DecideOrder;
    readonly requestRetry: RequestRetry;
    readonly assignEmail: AssignEmail;
    readonly assignDocument: AssignDocument;
  };
  readonly chat: { readonly advance: AdvanceChatSession };
  readonly queries: Pick<SalesOrderQueries, 'unreviewedDrafts'> & Pick<EmailQueries, 'failedEmails'>;
  readonly waitFor: WaitFor;
};

/** A field that the action needs and that is not there, or stands where it means nothing. */
const faultOf = ({ action, ids, all = false, cause, reason, assignee }: Bulk) => {
  if (action === 'reject' && reason === undefined) return wrongField('reason', 'required', 'is required');
  if (action === 'assign' && assignee === undefined)
    return wrongField('assignee', 'required', 'is required; send null to unassign');
  const canAll = action === 'approve' || action === 'retry';
  if (all && !canAll) return wrongField('all', 'contradiction', `cannot be combined with ${action}; send ids instead`);
  if (cause !== undefined && (action !== 'retry' || !all))
    return wrongField('cause', 'contradiction', 'requires action retry and all: true');
  return (ids === undefined) === all ? null : wrongField('ids', 'contradiction', 'is required unless all is true');
};

/** Each has a command id of its own, or the second would be taken for the first given again. */
const contextOf = (id: string, context: RequestContext): RequestContext => ({
  ...context,
  commandId: derivedId(context.commandId, id),
});

/** What is done with each of them. */
const createStepOf = ({ commands, chat }: Pick<Deps, 'commands' | 'chat'>): ((request: Bulk) => One) => {
  const decided =
    (decision: Parameters<typeof commands.decideOrder>[0]['decision']): One =>
    async (orderId, context) => {
      const result = await commands.decideOrder({ orderId, decision, ifMatch: null }, context);
      return isLeft(result) ? left(orderProblem(result.left)) : result;
    };
  const retried: One = async (emailId, context) => {
    const result = await commands.requestRetry({ emailId, ifMatch: null }, context);
    return isLeft(result) ? left(retryProblem(result.left)) : result;
  };
  /** Of an order, or of a mail, an upload or a conversation that is none. */
  const assigned =
    (assignee: string | null): One =>
    async (id, context) => {
      const order = await decided({ type: 'AssignOrder', assignee })(id, context);
      if (!isLeft(order) || order.left.status !== 404) return order;
      const mail = await commands.assignEmail({ emailId: id, assignee, ifMatch: null }, context);
      if (!isLeft(mail)) return right(mail.right);
      const document = await commands.assignDocument({ documentId: id, assignee }, context);
      if (!isLeft(document)) return right(document.right);
      const talk = await chat.advance(id, { type: 'AssignSession', assignee, now: new Date().toISOString() }, context);
      return isLeft(talk) ? left(notFound) : right({ position: talk.right.position, revision: talk.right.log.length - 1 });
    };
  return ({ action, reason = '', assignee = null }: Bulk) => {
    if (action === 'approve') return decided({ type: 'ApproveOrder', unreviewedOnly: true });
    if (action === 'undo_approval') return decided({ type: 'UndoApproval' });
    if (action === 'reject') return decided({ type: 'RejectOrder', reason });
    return action === 'retry' ? retried : assigned(assignee);
  };
};

type Result = ShapeOf<typeof result>;

/** One after the other: a person waits for all of them anyway, and others wait for the store. `last`: where the log holds them all. */
const doEach = async (ids: readonly string[], step: One, context: RequestContext) => {
  const results: Result[] = [];
  let last: Position | null = null;
  for (const id of ids) {
    const outcome = await step(id, contextOf(id, context));
    if (isLeft(outcome)) {
      const { status, code, detail } = outcome.left;
      results.push({ id, ok: false, status, code, detail, etag: null });
    } else {
      last = outcome.right.position ?? last;
      results.push({ id, ok: true, status: 200, code: null, detail: null, etag: revisionTag(outcome.right.revision) });
    }
  }
  return { results, last };
};

export const bulkEndpoints = ({ commands, chat, queries, waitFor }: Deps): readonly Endpoint[] => {
  const stepOf = createStepOf({ commands, chat });
  const targetIds = async ({ action, ids, cause }: Bulk, companyId: string): Promise<readonly string[]> => {
    if (ids) return [...new Set(ids.map((id) => id.toLowerCase()))];
    return action === 'approve'
      ? queries.unreviewedDrafts(companyId, mostAtOnce + 1)
      : queries.failedEmails(companyId, cause ?? null, mostAtOnce + 1);
  };

  return [
    endpoint({
      method: 'post',
      path: `${reviewPath}bulk/`,
      summary: 'Approve, reject, assign or retry many records, with a result for each',
      permission: 'orders:write',
      body: bulkRequest,
      answers: { 200: json(answer) },
      handle: async ({ body, context }) => {
        const fault = faultOf(body);
        if (fault) return { problem: fault };
        const ids = await targetIds(body, context.companyId);
        const { results, last } = await doEach(ids.slice(0, mostAtOnce), stepOf(body), context);
        if (last) await waitFor(last, ['sales_orders', 'emails', 'documents', 'chat_sessions'], 1_000);
        return { status: 200, body: { action: body.action, results, more: ids.length > mostAtOnce } };
      },
    }),
  ];
};
