/** The right to be forgotten. */
import { requestSchema } from '../../platform/codec/decode-request.ts';
import { emailAddress } from '../../platform/codec/fields.ts';
import type { ApiDeps } from '../api-deps.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { flag, integer, record } from '../http/shapes.ts';

const erasure = requestSchema({ email: emailAddress });
/** every read model that tells of persons: an erasure is done when they have forgotten */
const shownIn = ['email_logs', 'customers', 'leads', 'sales_orders', 'review_queue'];
const waitMs = 1_000;

const erasureShape = record({
  erased: record({
    email_logs: integer,
    customers: integer,
    leads: integer,
    sales_orders: integer,
    files: integer,
    keys: integer,
  }),
  complete: flag,
});

type Deps = Pick<ApiDeps, 'waitFor'> & {
  readonly commands: Pick<ApiDeps['commands'], 'erasePerson'>;
  readonly queries: Pick<ApiDeps['queries'], 'personTraces'>;
};

export const privacyEndpoints = ({ commands, queries, waitFor }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path: '/sales/privacy/erase/',
    summary: 'Erase a person: what was recorded of this address can never be read again',
    roles: ['admin'],
    body: erasure,
    answers: { 200: erasureShape },
    handle: async ({ caller, body: { email }, context }) => {
      const traces = await queries.personTraces(caller.companyId, email);
      const done = await commands.erasePerson({ email, orders: traces.orders, documents: traces.sources }, context);
      const complete = done.position === null || (await waitFor(done.position, shownIn, waitMs)) === true;
      return {
        status: 200,
        body: {
          erased: {
            email_logs: traces.emailLogs,
            customers: traces.customers,
            leads: traces.leads,
            sales_orders: traces.orders.length,
            files: done.files,
            keys: done.keys,
          },
          complete,
        },
      };
    },
  }),
];
