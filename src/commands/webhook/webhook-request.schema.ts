/** Webhook endpoints as requests bring them. */
import { announcementTypes } from '../../domain/sales-order/order-announcements.ts';
import type { WebhookSettings } from '../../domain/webhook/webhook.events.ts';
import { partialOf, requestSchema } from '../../platform/codec/decode-request.ts';
import { optional, orBlank, withDefault } from '../../platform/codec/field.ts';
import { integer, manyOf, oneOf, text, uuidText } from '../../platform/codec/fields.ts';
import { moment } from '../sales-order/order-fields.schema.ts';

/** Set by the server, shown in answers: a PATCH may repeat them as they are. */
const readOnly = ['id', 'paused', 'paused_reason', 'paused_why', 'previous_secret_until', 'created_at', 'updated_at'];

const settings = requestSchema(
  {
    url: text(2_000),
    event_types: withDefault(manyOf(announcementTypes), announcementTypes),
    description: withDefault(orBlank(text(200)), null),
  },
  readOnly,
);
export const webhookRequest = settings;
export const webhookChanges = partialOf(settings);

type Request = typeof settings extends { readonly decodesTo?: infer T } ? Exclude<T, undefined> : never;

export const webhookSettings = ({ url, event_types: eventTypes, description }: Request): WebhookSettings => ({
  url,
  eventTypes,
  description,
});
export const webhookSettingsChanges = ({ url, event_types, description }: Partial<Request>): Partial<WebhookSettings> => ({
  ...(url === undefined ? {} : { url }),
  ...(event_types === undefined ? {} : { eventTypes: event_types }),
  ...(description === undefined ? {} : { description }),
});

export const rotation = requestSchema({ overlap_hours: withDefault(integer(0, 24 * 14), 24) });
export const pausing = requestSchema({ reason: optional(text(500)) });

export const deliveryStatuses = ['due', 'attempted', 'sent', 'failed', 'not_wanted'] as const;
/** one delivery by its id, or those of a span of time */
export const repetition = requestSchema({
  delivery: optional(uuidText),
  from: optional(moment),
  to: optional(moment),
  status: optional(oneOf(deliveryStatuses)),
});
