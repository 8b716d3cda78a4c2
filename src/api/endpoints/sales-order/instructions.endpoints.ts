/** Instructions in the text of an order's mail: quoted from the mailbox on request for ten minutes, or kept while the order is a draft. */
import { type ServiceTasks, taskFailures } from '../../../commands/shared/task-kinds.ts';
import type { SalesOrderQueries } from '../../../projections/sales-orders/sales-orders.queries.ts';
import { json, problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound, problem } from '../../http/problem.ts';
import { flag, listOf, named, record, text } from '../../http/shapes.ts';
import type { Evidence } from '../document/page-answers.ts';
import { fetchedInstructions, startedAnswer } from '../operations/task.view.ts';
import { answerOfTask } from '../operations/task-answer.ts';
import { orderPath } from './sales-orders.path.ts';

const waitMs = 20_000;
const nothingToFetch = problem(409, 'nothing_to_fetch', 'The order does not come from an email, so there is no text to fetch.');

const instructionsShape = named(
  'OrderInstructions',
  'Instructions in the email body',
  record({
    at_hand: [flag, 'Whether they are kept, or were fetched in the last ten minutes'],
    kept: [flag, 'Whether they are kept until the draft is decided (`keep_instructions`)'],
    sentences: [listOf(text), 'Quotes from the email, at most 500 characters in total'],
  }),
);

type Deps = {
  readonly queries: Pick<SalesOrderQueries, 'currentSalesOrder' | 'salesOrder'>;
  readonly tasks: Pick<ServiceTasks, 'get'>;
  readonly evidence: Evidence;
};

export const instructionsEndpoints = ({ queries, tasks, evidence }: Deps): readonly Endpoint[] => {
  const orderOf = async (companyId: string, id: string) =>
    (await queries.salesOrder(companyId, id)) ?? (await queries.currentSalesOrder(companyId, id));
  return [
    endpoint({
      method: 'get',
      path: `${orderPath}instructions/`,
      summary: "Get instructions quoted from the body of an order's email",
      permission: 'orders:read',
      answers: { 200: json(instructionsShape), 404: null },
      handle: async ({ caller: { companyId }, params }) => {
        if (!(await orderOf(companyId, params.id))) return { problem: notFound };
        const quotes = await evidence.quotes(companyId, params.id);
        return { status: 200, body: { at_hand: quotes !== null, kept: false, sentences: [], ...quotes } };
      },
    }),
    endpoint({
      method: 'post',
      path: `${orderPath}instructions/`,
      summary: "Fetch instructions from the body of an order's email for ten minutes; the body is not stored",
      permission: 'orders:write',
      answers: {
        200: fetchedInstructions,
        202: startedAnswer,
        404: null,
        409: problems('nothing_to_fetch', ...taskFailures.fetch_instructions),
      },
      handle: async ({ context: { companyId }, params, respondAsync }) => {
        const order = await orderOf(companyId, params.id);
        if (!order) return { problem: notFound };
        if (order.source.kind !== 'email') return { problem: nothingToFetch };
        const taskId = await evidence.quote(companyId, { orderId: params.id, emailId: order.source.id });
        return answerOfTask({ tasks, companyId, taskId, kind: 'fetch_instructions', respondAsync, waitMs });
      },
    }),
  ];
};
