/** Sales orders: made, corrected, decided; drafts that wait for a person. */
import type { CommandContext } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { CorrectOrder } from '../../../commands/sales-order/correct-order.command.ts';
import type { CreateOrder, CreateOrderRefusal } from '../../../commands/sales-order/create-order.command.ts';
import {
  newOrderFields,
  orderChanges,
  orderCorrections,
  orderRequest,
} from '../../../commands/sales-order/order-request.schema.ts';
import type { OrderCorrections } from '../../../domain/sales-order/order-corrections.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { withDefault } from '../../../platform/codec/field.ts';
import { oneOf } from '../../../platform/codec/fields.ts';
import type { SalesOrderQueries } from '../../../projections/sales-orders/sales-orders.queries.ts';
import { orderOrderings } from '../../../projections/sales-orders/sales-orders.queries.ts';
import { countedPageOf, json } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { contentTag } from '../../http/etag.ts';
import { counted, countedPage, countedRequest, pageFields } from '../../http/pages.ts';
import { notFound } from '../../http/problem.ts';
import type { WaitFor } from '../../http/wait-for.ts';
import { createdOrderShape, orderEntryShape, orderShape } from './order.shapes.ts';
import { createOrderAnswers, type OrderAnswerQueries, orderSettings } from './order-answers.ts';
import { filterFields, filterOf } from './order-filters.ts';
import { createProblem, createProblems, orderExistsProblem, orderProblem, orderProblems } from './sales-order.problems.ts';
import { namedIds, orderEntryView } from './sales-order.view.ts';
import { orderPath as one, salesOrdersPath as path } from './sales-orders.path.ts';

const filters = requestSchema({ ...pageFields, ...filterFields, ordering: withDefault(oneOf(orderOrderings), '-created_at') });

type Deps = {
  readonly commands: {
    readonly correctOrder: CorrectOrder;
    readonly createOrder: CreateOrder;
  };
  readonly queries: OrderAnswerQueries & Pick<SalesOrderQueries, 'salesOrder' | 'salesOrders' | 'salesOrderTotal'>;
  readonly waitFor: WaitFor;
};

/** What the endpoints of orders share. */
const shared = ({ commands, queries, waitFor }: Deps) => {
  const { viewOf, afterWrite } = createOrderAnswers({ queries, waitFor });
  /** The fields of a new entry for an order that the caller names and has read: what is absent stays as it is. */
  const corrected = async (orderId: string, corrections: OrderCorrections, ifMatch: number | null, context: CommandContext) => {
    if (ifMatch === null) return { problem: createProblem({ type: 'ETagMissing' }) };
    const result = await commands.correctOrder({ orderId, corrections, learn: false, ifMatch }, context);
    if (isLeft(result)) return { problem: orderProblem(result.left) };
    const answer = await afterWrite(context.companyId, orderId, result.right.position);
    if (answer.problem) return answer;
    const headers = { Location: `${path}${orderId}/` };
    return { ...answer, body: { ...answer.body, disposition: 'revised' as const }, headers };
  };
  const refusedToCreate = async (refusal: CreateOrderRefusal, companyId: string) => {
    if (refusal.type !== 'OrderExists') return createProblem(refusal);
    return orderExistsProblem(refusal, (await queries.currentSalesOrder(companyId, refusal.orderId))?.revision ?? null);
  };
  return { viewOf, afterWrite, corrected, refusedToCreate };
};
type Parts = Deps & ReturnType<typeof shared>;

const reading = ({ queries, viewOf }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary: 'List sales orders, newest first',
    permission: 'orders:read',
    ofPersons: true,
    query: filters,
    answers: { 200: countedPageOf(orderEntryShape) },
    handle: async ({ caller, query: { limit, cursor, ordering, ...filters } }) => {
      const filter = filterOf(filters);
      const [page, total] = await counted(countedRequest({ limit, cursor }), filter.q !== undefined, {
        page: (page) => queries.salesOrders(caller.companyId, { ...filter, ordering }, page),
        total: (first) => queries.salesOrderTotal(caller.companyId, filter, first),
      });
      const [names, { requires }] = await Promise.all([
        queries.recordNames(caller.companyId, page.items.flatMap(namedIds)),
        orderSettings(queries, caller.companyId),
      ]);
      return countedPage(page, total, (row) => orderEntryView(row, names, requires));
    },
  }),
  endpoint({
    method: 'get',
    path: one,
    summary: 'Get a sales order with all details',
    permission: 'orders:read',
    answers: { 200: json(orderShape, 'ETag'), 304: null, 404: null },
    handle: async ({ caller, params }) => {
      const id = params.id;
      // one that was written a moment ago may not be in the read model yet
      const row = (await queries.salesOrder(caller.companyId, id)) ?? (await queries.currentSalesOrder(caller.companyId, id));
      if (!row) return { problem: notFound };
      const body = await viewOf(caller.companyId, row);
      return { status: 200, body, etag: contentTag(row.revision, body) };
    },
  }),
];

const writing = ({ commands, afterWrite, corrected, refusedToCreate }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path,
    summary: 'Create a draft from an upload, an email or fields, or change the draft named by sales_order',
    permission: 'orders:write',
    body: orderRequest,
    answers: {
      200: json(createdOrderShape, 'ETag', 'Location'),
      201: json(createdOrderShape, 'ETag', 'Location'),
      ...createProblems,
    },
    handle: async ({ body, ifMatch, context }) => {
      const {
        document_id: documentId,
        email_log_id: emailId,
        sales_order: orderToChange,
        order: ordinal,
        document_type: type,
        ...fields
      } = body;
      if ([documentId, emailId, orderToChange].filter((id) => id !== undefined).length > 1)
        return { problem: createProblem({ type: 'TwoSources' }) };
      if (orderToChange !== undefined) return corrected(orderToChange.toLowerCase(), newOrderFields(fields), ifMatch, context);
      const origin =
        documentId !== undefined
          ? ({ kind: 'document', documentId: documentId.toLowerCase(), ordinal, insteadOfMail: null } as const)
          : emailId !== undefined
            ? ({ kind: 'email', emailId: emailId.toLowerCase(), ordinal } as const)
            : ({ kind: 'fields' } as const);
      if (origin.kind === 'fields' && Object.keys(fields).length === 0)
        return { problem: createProblem({ type: 'NothingGiven' }) };
      const created = await commands.createOrder(
        { origin, corrections: newOrderFields(fields), isOrder: type === 'order' },
        context,
      );
      if (isLeft(created)) return { problem: await refusedToCreate(created.left, context.companyId) };
      const { outcome, isNew, position } = created.right;
      const answer = await afterWrite(context.companyId, outcome.orderId, position);
      if (answer.problem) return answer;
      return {
        ...answer,
        status: isNew && outcome.disposition === 'drafted' ? 201 : 200,
        body: { ...answer.body, disposition: outcome.disposition },
        headers: { Location: `${path}${outcome.orderId}/` },
      };
    },
  }),
  endpoint({
    method: 'patch',
    path: one,
    summary: "Update a draft; use learn: true to remember the customer's product names",
    permission: 'orders:write',
    body: orderChanges,
    answers: { 200: json(orderShape, 'ETag'), ...orderProblems },
    handle: async ({ params, body: { learn, ...corrections }, ifMatch, context }) => {
      const orderId = params.id;
      const result = await commands.correctOrder(
        { orderId, corrections: orderCorrections(corrections), learn, ifMatch },
        context,
      );
      if (isLeft(result)) return { problem: orderProblem(result.left) };
      return afterWrite(context.companyId, orderId, result.right.position);
    },
  }),
];

export const salesOrderEndpoints = (deps: Deps): readonly Endpoint[] => {
  const parts = { ...deps, ...shared(deps) };
  return [...reading(parts), ...writing(parts)];
};
