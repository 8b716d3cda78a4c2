/** A person resolves a mail, or assigns it. */
import type { Position } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { AssignEmail, MarkEmailSeen, SettleEmail, Settlement } from '../../../commands/email/settle-email.command.ts';
import { assignRequest } from '../../../commands/sales-order/order-life-request.schema.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional } from '../../../platform/codec/field.ts';
import { text, uuidText } from '../../../platform/codec/fields.ts';
import type { CurrentEmail } from '../../../projections/emails/current-email.queries.ts';
import { json, problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { revisionTag } from '../../http/etag.ts';
import { notFound, preconditionFailed, wrongField } from '../../http/problem.ts';
import { shownIn, type WaitFor } from '../../http/wait-for.ts';
import { createProblems } from '../sales-order/sales-order.problems.ts';
import { seenProblem, settleProblem } from './email.problems.ts';
import { logShape, logView, type OrderStatuses, statusesFor } from './email.view.ts';

const settleRequest = requestSchema({
  reason: optional(text(500)),
  sales_order: optional(uuidText),
  document_id: optional(uuidText),
});

/** null: none, or more than one. */
const settlementOf = (body: {
  readonly reason?: string;
  readonly sales_order?: string;
  readonly document_id?: string;
}): Settlement | null => {
  const { reason, sales_order: orderId, document_id: documentId } = body;
  const all: readonly (Settlement | null)[] = [
    reason === undefined ? null : { how: 'dismissed', reason },
    orderId === undefined ? null : { how: 'linked', orderId: orderId.toLowerCase() },
    documentId === undefined ? null : { how: 'replaced', documentId: documentId.toLowerCase() },
  ];
  const settlements = all.flatMap((settlement) => settlement ?? []);
  return settlements.length === 1 ? (settlements[0] ?? null) : null;
};

type Deps = {
  readonly commands: {
    readonly settleEmail: SettleEmail;
    readonly assignEmail: AssignEmail;
    readonly markEmailSeen: MarkEmailSeen;
  };
  readonly queries: { readonly currentEmail: CurrentEmail } & OrderStatuses;
  readonly waitFor: WaitFor;
};

export const emailSettlingEndpoints = ({ commands, queries, waitFor }: Deps): readonly Endpoint[] => {
  const readBack = async (companyId: string, emailId: string, position: Position | null) => {
    await shownIn(waitFor, 'emails')(position);
    const row = await queries.currentEmail(companyId, emailId);
    if (!row) return { problem: notFound };
    const body = logView(row, await statusesFor(queries, companyId, [row]));
    return { status: 200 as const, body, etag: revisionTag(row.revision) };
  };
  return [
    endpoint({
      method: 'post',
      path: '/sales/email-logs/{id}/settle/',
      summary:
        'Resolve an email that failed or has no order: dismiss it, link it to an order, or replace it with an uploaded document',
      permission: 'emails:write',
      body: settleRequest,
      // null: there is no such mail, whatever the body says
      current: async ({ caller, params }) => ((await queries.currentEmail(caller.companyId, params.id)) ? {} : null),
      answers: {
        200: json(logShape, 'ETag'),
        ...createProblems,
        409: problems('nothing_to_resolve', ...createProblems[409].problems),
      },
      handle: async ({ params, body, ifMatch, context }) => {
        const settlement = settlementOf(body);
        if (!settlement)
          return { problem: wrongField('', 'contradiction', 'send exactly one of reason, sales_order and document_id') };
        const result = await commands.settleEmail({ emailId: params.id, settlement, ifMatch }, context);
        if (isLeft(result)) return { problem: settleProblem(result.left) };
        return readBack(context.companyId, params.id, result.right.position);
      },
    }),
    endpoint({
      method: 'post',
      path: '/sales/email-logs/{id}/assign/',
      summary: 'Assign an email to a user, or unassign it with null',
      permission: 'emails:write',
      body: assignRequest,
      // null: there is no such mail, whatever the body says
      current: async ({ caller, params }) => ((await queries.currentEmail(caller.companyId, params.id)) ? {} : null),
      answers: { 200: json(logShape, 'ETag'), 404: null, 412: null },
      handle: async ({ params, body: { assignee }, ifMatch, context }) => {
        const result = await commands.assignEmail({ emailId: params.id, assignee, ifMatch }, context);
        if (isLeft(result)) return { problem: result.left.type === 'EmailUnknown' ? notFound : preconditionFailed };
        return readBack(context.companyId, params.id, result.right.position);
      },
    }),
    endpoint({
      method: 'post',
      path: '/sales/email-logs/{id}/seen/',
      summary: 'Mark a question or complaint as seen',
      permission: 'emails:write',
      answers: { 200: json(logShape, 'ETag'), 404: null, 409: problems('not_a_question_or_complaint'), 412: null },
      handle: async ({ params, ifMatch, context }) => {
        const result = await commands.markEmailSeen({ emailId: params.id, ifMatch }, context);
        if (isLeft(result)) return { problem: seenProblem(result.left) };
        return readBack(context.companyId, params.id, result.right.position);
      },
    }),
  ];
};
