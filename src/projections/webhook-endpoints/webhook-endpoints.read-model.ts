import { change, column, put, readModel, remove } from '@order-intake/event-sourcing';
import type { Reason } from '../../domain/reasons/reasons.ts';
import type { AnnouncementType } from '../../domain/sales-order/order-announcements.ts';
import type { WebhookEvent, WebhookPause } from '../../domain/webhook/webhook.events.ts';

const columns = {
  ...column.ofCompany,
  url: column.text,
  event_types: column.jsonb<readonly AnnouncementType[]>(),
  description: column.orNull(column.text),
  /** until when the secret before this one signs as well; null: it was never rotated */
  previous_secret_until: column.orNull(column.timestamptz),
  /** null: it is sent to */
  paused: column.orNull(column.textOf<WebhookPause>()),
  paused_reason: column.orNull(column.jsonb<Reason>()),
  ...column.lifetime,
};

export type WebhookEndpointRow = column.RowOf<typeof columns>;

export const webhookEndpoints = readModel<WebhookEvent, typeof columns>({
  name: 'webhook_endpoints',
  version: 2,
  columns,
  indexes: ['create index on $table (company_id, created_at desc, id desc)'],
  key: (e) => e.data.endpointId,
  on: {
    WebhookCreated: put((e) => ({
      url: e.data.settings.url,
      event_types: e.data.settings.eventTypes,
      description: e.data.settings.description,
      previous_secret_until: null,
      paused: null,
      paused_reason: null,
    })),
    WebhookChanged: change(({ data: { changes } }, row) => ({
      url: changes.url ?? row.url,
      event_types: changes.eventTypes ?? row.event_types,
      description: changes.description === undefined ? row.description : changes.description,
    })),
    WebhookSecretRotated: change((e) => ({ previous_secret_until: new Date(e.data.previousUntil) })),
    WebhookPaused: change((e) => ({ paused: e.data.cause, paused_reason: e.data.reason })),
    WebhookResumed: change(() => ({ paused: null, paused_reason: null })),
    WebhookRemoved: remove,
  },
});
