/** npm run asyncapi-doc: writes docs/reference/asyncapi.json (AsyncAPI 3.0) from the declarations of the feed and of the webhook types. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type AnnouncementType, announcementTypes } from '../src/domain/sales-order/order-announcements.ts';
import { describedApi } from './described-api.ts';

const root = new URL('../', import.meta.url);
const file = new URL('docs/reference/asyncapi.json', root);

type Schemas = { readonly [name: string]: object };

/** The named schemas, with all that they refer to. */
const closureOf = (all: Schemas, names: readonly string[]): Schemas => {
  const reached = new Map<string, object>();
  const visit = (name: string): void => {
    const schema = all[name];
    if (!schema || reached.has(name)) return;
    reached.set(name, schema);
    for (const [, next = ''] of JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g)) visit(next);
  };
  for (const name of names) visit(name);
  return Object.fromEntries([...reached].sort(([a], [b]) => a.localeCompare(b)));
};

const summaries: { readonly [type in AnnouncementType]: string } = {
  'order.approved': 'An order was approved for the first time, or again after it was cancelled',
  'order.changed': 'An approved order was changed and approved again',
  'order.cancelled': 'An approved order was cancelled or rejected',
};

const ref = (path: string) => ({ $ref: `#/${path}` });
const entry = ref('components/schemas/FeedEntry');
const nameOf = (type: string): string => type.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase());

const messageOf = (type: string, summary: string, data: object) => ({
  name: type,
  title: type,
  summary,
  headers: ref('components/schemas/WebhookHeaders'),
  payload: {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { const: type, description: 'Event type' },
      timestamp: { type: 'string', format: 'date-time', description: 'Time of the event' },
      data,
    },
  },
});

const headers = {
  type: 'object',
  required: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
  properties: {
    'webhook-id': { type: 'string', description: 'Message ID, identical in all attempts; without msg_ the ID of the feed entry' },
    'webhook-timestamp': { type: 'string', description: 'Time of the attempt as a Unix timestamp in seconds' },
    'webhook-signature': {
      type: 'string',
      description: 'v1 signatures separated by spaces, one per valid secret (Standard Webhooks)',
    },
  },
};

const webhookMessages = {
  ...Object.fromEntries(announcementTypes.map((type) => [nameOf(type), messageOf(type, summaries[type], entry)])),
  webhookTest: messageOf('webhook.test', 'A test that an administrator requested', { type: 'object', maxProperties: 0 }),
};

const feedPage = {
  name: 'ordersFeedPage',
  title: 'Page of the orders feed',
  summary: 'Entries after the requested one, oldest first; empty if there are none yet',
  payload: { type: 'array', items: entry },
};

const inChannel = (channel: string, names: readonly string[]) => names.map((name) => ref(`channels/${channel}/messages/${name}`));
const messagesOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, ref(`components/messages/${name}`)]));
const webhookNames = Object.keys(webhookMessages);

/** The document as the code declares it. */
export const asyncApiDoc = (): string => {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { readonly version: string };
  const { schemas } = describedApi().components;
  const document = {
    asyncapi: '3.0.0',
    info: {
      title: 'Order Intake: webhooks and orders feed',
      version,
      description: 'Approved, changed and cancelled orders, pushed as webhooks or polled as a feed. Delivery is at least once.',
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    defaultContentType: 'application/json',
    channels: {
      webhooks: {
        address: null,
        description: 'URL of a webhook endpoint, created with POST /sales/webhook-endpoints/',
        messages: messagesOf(webhookNames),
        bindings: { http: {} },
      },
      ordersFeed: {
        address: '/sales/orders-feed/',
        description: 'Polled with an API key; after is the ID of the last entry that was read',
        messages: messagesOf(['ordersFeedPage']),
        bindings: { http: {} },
      },
    },
    operations: {
      sendWebhooks: {
        action: 'send',
        channel: ref('channels/webhooks'),
        summary: 'Send an event of an order to a webhook endpoint',
        bindings: { http: { method: 'POST', bindingVersion: '0.3.0' } },
        messages: inChannel('webhooks', webhookNames),
      },
      readOrdersFeed: {
        action: 'send',
        channel: ref('channels/ordersFeed'),
        summary: 'Answer a request for the entries after a given one',
        bindings: {
          http: {
            method: 'GET',
            query: {
              type: 'object',
              properties: {
                after: { type: 'string', format: 'uuid', description: 'ID of the last entry that was read' },
                limit: { type: 'integer', minimum: 1, maximum: 200, default: 100, description: 'Number of entries' },
              },
            },
            bindingVersion: '0.3.0',
          },
        },
        messages: inChannel('ordersFeed', ['ordersFeedPage']),
      },
    },
    components: {
      messages: { ...webhookMessages, ordersFeedPage: feedPage },
      schemas: { ...closureOf(schemas as Schemas, ['FeedEntry']), WebhookHeaders: headers },
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
};

if (process.argv[1]?.endsWith('write-asyncapi.ts')) writeFileSync(file, asyncApiDoc());
