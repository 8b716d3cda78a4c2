import { unread } from '@order-intake/order-extraction/document';
import * as t from 'io-ts';
import { reasonIn } from '../reasons/earlier-reasons.ts';
import { reason } from '../reasons/reason.codec.ts';
import { announcementTypes } from '../sales-order/order-announcements.ts';
import { eventCodec, type Json, list, nullable, oneOf, shape, type Upcast } from '../shared/event-codec.codec.ts';
import { webhookPauses } from './webhook.events.ts';

const endpointId = t.string;
const settings = { url: t.string, eventTypes: list(oneOf(announcementTypes)), description: nullable(t.string) };

/** Version 1 kept a sentence; a person's own words stay what they are. */
const pausedBecause: Upcast = (json) => {
  const event = json as { readonly cause: string; readonly reason: string };
  return event.cause === 'person'
    ? { ...event, reason: unread.other(event.reason) as unknown as Json }
    : reasonIn('reason')(event);
};

export const webhookCodecs = [
  eventCodec({ type: 'WebhookCreated', data: shape({ endpointId, settings: shape(settings), secretRef: t.string }) }),
  eventCodec({ type: 'WebhookChanged', data: shape({ endpointId, changes: shape({}, settings) }) }),
  eventCodec({
    type: 'WebhookSecretRotated',
    data: shape({ endpointId, secretRef: t.string, previousUntil: t.string }),
  }),
  eventCodec({
    type: 'WebhookPaused',
    data: shape({ endpointId, cause: oneOf(webhookPauses), reason }),
    upcasters: [pausedBecause],
  }),
  eventCodec({ type: 'WebhookResumed', data: shape({ endpointId }) }),
  eventCodec({ type: 'WebhookRemoved', data: shape({ endpointId }) }),
];
