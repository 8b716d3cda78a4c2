import { type EventStore, rowOfStream } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { webhooksStream } from '../../domain/webhook/webhook.stream.ts';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import { type WebhookEndpointRow, webhookEndpoints } from './webhook-endpoints.read-model.ts';

export type WebhookEndpointQueries = {
  readonly webhookEndpoints: (companyId: string, page: PageRequest) => Promise<Page<WebhookEndpointRow>>;
  /** As its stream has it this moment, however far the read model is; null when there is none. Throws Unavailable. */
  readonly currentWebhookEndpoint: (companyId: string, id: string) => Promise<WebhookEndpointRow | null>;
};

const list = {
  name: 'webhook-endpoints',
  text: `select * from read.webhook_endpoints where company_id = $1 and (created_at, id) < ($2, $3)
    order by created_at desc, id desc limit $4`,
};

export const createWebhookEndpointQueries = (pool: Pool, store: Pick<EventStore, 'readStream'>): WebhookEndpointQueries => ({
  webhookEndpoints: async (companyId, page) => {
    const { at, id } = startOf(page);
    const { rows } = await pool.query<WebhookEndpointRow>({ ...list, values: [companyId, at, id, page.limit + 1] });
    return pageOf(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  },
  currentWebhookEndpoint: async (companyId, id) =>
    rowOfStream(webhookEndpoints, id, await store.readStream(webhooksStream(companyId))),
});
