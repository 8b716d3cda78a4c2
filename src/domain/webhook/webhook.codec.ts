import * as t from 'io-ts';
import { announcementTypes } from '../sales-order/order-announcements.ts';
import { eventCodec, list, nullable, oneOf, shape } from '../shared/event-codec.codec.ts';
import { webhookPauses } from './webhook.events.ts';

const endpointId = t.string;
const settings = { url: t.string, eventTypes: list(oneOf(announcementTypes)), description: nullable(t.string) };

export const webhookCodecs = [
  eventCodec({ type: 'WebhookCreated', data: shape({ endpointId, settings: shape(settings), secretRef: t.string }) }),
  eventCodec({ type: 'WebhookChanged', data: shape({ endpointId, changes: shape({}, settings) }) }),
  eventCodec({
    type: 'WebhookSecretRotated',
    data: shape({ endpointId, secretRef: t.string, previousUntil: t.string }),
  }),
  eventCodec({ type: 'WebhookPaused', data: shape({ endpointId, cause: oneOf(webhookPauses), reason: t.string }) }),
  eventCodec({ type: 'WebhookResumed', data: shape({ endpointId }) }),
  eventCodec({ type: 'WebhookRemoved', data: shape({ endpointId }) }),
];
