/** What was sent to a webhook endpoint, what it answered, and how it is sent again. */
import type { Outboxes } from '../../../commands/delivery/outbox.command.ts';
import { moment } from '../../../commands/sales-order/order-fields.schema.ts';
import { deliveryStatuses, repetition } from '../../../commands/webhook/webhook-request.schema.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional } from '../../../platform/codec/field.ts';
import { oneOf, uuidText } from '../../../platform/codec/fields.ts';
import type { OutboxMessageFilter, OutboxMessageQueries } from '../../../projections/outbox-messages/outbox-messages.queries.ts';
import type { WebhookEndpointQueries } from '../../../projections/webhook-endpoints/webhook-endpoints.queries.ts';
import { pageOf } from '../../http/answers.ts';
import { type CallOfOne, type Endpoint, endpoint } from '../../http/endpoint.ts';
import { pageAnswer, pageFields, pageRequest } from '../../http/pages.ts';
import { notFound, wrongField } from '../../http/problem.ts';
import { integer, named, record, text } from '../../http/shapes.ts';
import { deliveryShape, deliveryView } from './webhook.view.ts';
import { webhooksPath } from './webhook-endpoints.endpoints.ts';

const endpointPath = `${webhooksPath}{id}/` as const;
const kind = 'webhook';

const filters = requestSchema({
  ...pageFields,
  status: optional(oneOf(deliveryStatuses)),
  sales_order: optional(uuidText),
  from: optional(moment),
  to: optional(moment),
});
const repeatedShape = named(
  'RepeatedDeliveries',
  'Deliveries that are sent again',
  record({ messages: [integer, 'Number of messages; deliveries in progress are not repeated'] }),
);
const testShape = named(
  'WebhookTest',
  'A test delivery in progress',
  record({ webhook_id: [text, 'ID of the test in the delivery log'] }),
);

/** Which deliveries: one, or those of a span (ISO) with a status. */
type RepeatedWebhooks = {
  readonly companyId: string;
  readonly endpointId: string;
  readonly deliveryId: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly status: Exclude<OutboxMessageFilter['status'], undefined> | null;
};

type Deps = {
  readonly commands: {
    readonly outboxes: Pick<Outboxes, 'request'>;
  };
  readonly queries: Pick<WebhookEndpointQueries, 'currentWebhookEndpoint'> &
    Pick<OutboxMessageQueries, 'messagesToRepeat' | 'outboxMessage' | 'outboxMessages'>;
  /** Deliveries of webhooks are repeated in the background; `key`: asked for once. */
  readonly repeatWebhooks: (selection: RepeatedWebhooks, key: string) => Promise<unknown>;
};

const present = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

export const webhookDeliveryEndpoints = ({ commands, queries, repeatWebhooks }: Deps): readonly Endpoint[] => {
  const endpointOf = async ({ caller, params }: CallOfOne) =>
    (await queries.currentWebhookEndpoint(caller.companyId, params.id)) ? {} : null;
  return [
    endpoint({
      method: 'get',
      path: `${endpointPath}deliveries/`,
      summary: 'List the deliveries of a webhook endpoint, newest first, with all attempts',
      permission: 'webhooks:read',
      query: filters,
      current: endpointOf,
      answers: { 200: pageOf(deliveryShape), 404: null },
      handle: async ({ caller, params, query: { limit, cursor, sales_order: about, ...filter } }) => {
        const page = pageRequest({ limit, ...(cursor ? { cursor } : {}) });
        const of = { kind, target: params.id };
        return pageAnswer(
          await queries.outboxMessages(caller.companyId, of, present({ ...filter, about: about?.toLowerCase() }), page),
          deliveryView,
        );
      },
    }),
    endpoint({
      method: 'post',
      path: `${endpointPath}redeliver/`,
      summary: 'Resend one delivery or all of a period under their original IDs; pending retries are sent at once',
      permission: 'webhooks:write',
      body: repetition,
      current: endpointOf,
      answers: { 202: repeatedShape, 404: null },
      handle: async ({ params, body: { delivery, from, to, status }, context }) => {
        if (delivery === undefined && from === undefined)
          return { problem: wrongField('from', 'nothing_given', 'send delivery, or from and to') };
        const { companyId } = context;
        const of = { kind, target: params.id };
        const id = delivery?.toLowerCase() ?? null;
        const message = id === null ? null : await queries.outboxMessage(companyId, of, id);
        if (id !== null && !message) return { problem: notFound };
        const messages = message ? 1 : (await queries.messagesToRepeat(companyId, of, present({ from, to, status }))).length;
        const span = { from: from?.toISOString() ?? null, to: to?.toISOString() ?? null, status: status ?? null };
        await repeatWebhooks({ companyId, endpointId: params.id, deliveryId: id, ...span }, context.commandId);
        return { status: 202, body: { messages } };
      },
    }),
    endpoint({
      method: 'post',
      path: `${endpointPath}test/`,
      summary: 'Send a webhook.test message once, even if the endpoint is paused',
      permission: 'webhooks:write',
      answers: { 202: testShape, 404: null },
      handle: async ({ caller, params, context }) => {
        if (!(await queries.currentWebhookEndpoint(caller.companyId, params.id))) return { problem: notFound };
        const { commandId: causeId, ...rest } = context;
        const message = { kind, policy: 'probe', target: params.id, aboutId: params.id, causeId } as const;
        await commands.outboxes.request(message, rest);
        return { status: 202, body: { webhook_id: `msg_${causeId}` } };
      },
    }),
  ];
};
