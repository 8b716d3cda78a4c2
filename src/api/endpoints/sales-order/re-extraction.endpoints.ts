/** Orders' documents are read again as they would be today. What that would change waits beside the order until a person takes it. */
import { moment } from '../../../commands/sales-order/order-fields.schema.ts';
import { type ServiceTasks, taskFailures } from '../../../commands/shared/task-kinds.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { withDefault } from '../../../platform/codec/field.ts';
import { boolean } from '../../../platform/codec/fields.ts';
import type { SalesOrderQueries } from '../../../projections/sales-orders/sales-orders.queries.ts';
import { problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { startedAnswer, taskStarted } from '../operations/task.view.ts';
import { answerOfTask } from '../operations/task-answer.ts';
import { reExtractShape } from './re-extraction.shape.ts';
import { orderPath, salesOrdersPath } from './sales-orders.path.ts';

const waitMs = 20_000;
const dry_run = withDefault(boolean, false);

/** Each answers the task's id; one that is under way is joined. */
type Start = {
  readonly one: (companyId: string, request: { readonly orderId: string; readonly dry: boolean }) => Promise<string>;
  readonly many: (companyId: string, request: { readonly since: Date; readonly dry: boolean }) => Promise<string>;
};
type Deps = {
  readonly queries: Pick<SalesOrderQueries, 'currentSalesOrder'>;
  readonly tasks: Pick<ServiceTasks, 'get'>;
  readonly startReExtraction: Start;
};

export const reExtractionEndpoints = ({ queries, tasks, startReExtraction }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path: `${orderPath}re_extract/`,
    summary: 'Re-extract the document of an order; differences become a pending revision unless dry_run is set',
    permission: 'orders:write',
    body: requestSchema({ dry_run }),
    answers: { 200: reExtractShape, 202: startedAnswer, 404: null, 409: problems(...taskFailures.re_extract) },
    current: ({ caller, params }) => queries.currentSalesOrder(caller.companyId, params.id),
    handle: async ({ context: { companyId }, current: order, body, respondAsync }) => {
      const taskId = await startReExtraction.one(companyId, { orderId: order.id, dry: body.dry_run });
      return answerOfTask({ tasks, companyId, taskId, kind: 're_extract', respondAsync, waitMs });
    },
  }),
  endpoint({
    method: 'post',
    path: `${salesOrdersPath}re_extract/`,
    summary: 'Re-extract all open orders since a date in the background',
    permission: 'orders:write',
    body: requestSchema({ since: moment, dry_run }),
    answers: { 202: startedAnswer },
    handle: async ({ context: { companyId }, body: { since, dry_run: dry } }) => {
      const taskId = await startReExtraction.many(companyId, { since, dry });
      return taskStarted(taskId, await tasks.get(companyId, taskId, 're_extract_many'));
    },
  }),
];
