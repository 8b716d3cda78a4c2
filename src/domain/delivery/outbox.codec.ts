import * as t from 'io-ts';
import { reasonIn } from '../reasons/earlier-reasons.ts';
import { reason } from '../reasons/reason.codec.ts';
import { eventCodec, integer, nullable, oneOf, shape } from '../shared/event-codec.codec.ts';
import { deliveryEnds } from './delivery.ts';
import { policyNames } from './policy.ts';

const roundFields = { outboxId: t.string, round: integer };

export const deliveryCodecs = [
  eventCodec({
    type: 'MessageRequested',
    data: shape({
      ...roundFields,
      kind: t.string,
      policy: oneOf(policyNames),
      target: nullable(t.string),
      aboutId: t.string,
      causeId: t.string,
    }),
  }),
  eventCodec({ type: 'MessageAttempted', data: shape({ ...roundFields, attempt: integer, messageId: t.string }) }),
  eventCodec({
    type: 'MessageEnded',
    data: shape(
      { ...roundFields, end: oneOf(deliveryEnds), reason: nullable(reason), nextAttemptAt: nullable(t.string) },
      { response: shape({ status: nullable(integer), ms: integer }) },
    ),
    upcasters: [reasonIn('reason')],
  }),
  eventCodec({ type: 'OutboxReleased', data: shape(roundFields) }),
];
