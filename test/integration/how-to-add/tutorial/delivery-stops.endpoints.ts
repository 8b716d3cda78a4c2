import { isLeft } from 'fp-ts/lib/Either.js';
import { problems } from '../../../../src/api/http/answers.ts';
import { type Endpoint, endpoint } from '../../../../src/api/http/endpoint.ts';
import { notFound, problem } from '../../../../src/api/http/problem.ts';
import { record, text, time, uuid } from '../../../../src/api/http/shapes.ts';
import { requestSchema } from '../../../../src/platform/codec/decode-request.ts';
import { boolean, text as textField } from '../../../../src/platform/codec/fields.ts';
import type { Position } from '../../../../src/platform/event-store/event-store.ts';
import type { ChangeDeliveryStop } from './change-delivery-stop.command.ts';
import type { StopOfCustomer } from './delivery-stops.queries.ts';

type Deps = {
  readonly change: ChangeDeliveryStop;
  readonly stopOf: StopOfCustomer;
  readonly waitFor: (position: Position) => Promise<unknown>;
};

const path = '/sales/customers/{id}/delivery_stop/';
const stopShape = record({ customer: [uuid, 'Who'], reason: [text, 'Why'], since: [time, 'When it began'] });

const stoppedAlready = problem(409, 'stopped_already', 'Deliveries are stopped for another reason: release them first.');

export const deliveryStopEndpoints = ({ change, stopOf, waitFor }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary: 'Why nothing is delivered to a customer; 404: deliveries go on',
    permission: 'orders:read',
    answers: { 200: stopShape, 404: null },
    handle: async ({ caller, params }) => {
      const row = await stopOf(caller.companyId, params.id);
      return row
        ? { status: 200, body: { customer: row.customer_id, reason: row.reason, since: row.since } }
        : { problem: notFound };
    },
  }),
  endpoint({
    method: 'post',
    path,
    summary: 'Stop the deliveries to a customer, or release them',
    permission: 'orders:write',
    body: requestSchema({ stopped: boolean, reason: textField(200) }),
    answers: { 204: null, 409: problems('stopped_already') },
    handle: async ({ body: { stopped, reason }, params, context }) => {
      const type = stopped ? 'StopDeliveries' : 'ReleaseDeliveries';
      const changed = await change({ type, customerId: params.id, reason }, context);
      if (isLeft(changed)) return { problem: stoppedAlready };
      if (changed.right !== null) await waitFor(changed.right); // who writes reads what was written
      return { status: 204 };
    },
  }),
];
