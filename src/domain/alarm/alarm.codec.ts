import * as t from 'io-ts';
import { deliveryEnds } from '../delivery/delivery.ts';
import { mailboxTroubles } from '../mailbox/mailbox.events.ts';
import { reasonIn } from '../reasons/earlier-reasons.ts';
import { reason } from '../reasons/reason.codec.ts';
import { eventCodec, integer, nullable, oneOf, shape } from '../shared/event-codec.codec.ts';
import { alarmKinds } from './alarm.events.ts';

const roundFields = { alarmId: t.string, round: integer };

export const alarmCodecs = [
  eventCodec({
    type: 'AlarmRaised',
    data: shape(
      {
        ...roundFields,
        kind: oneOf(alarmKinds),
        mailboxId: nullable(t.string),
        cause: nullable(oneOf(mailboxTroubles)),
        since: nullable(t.string),
        count: nullable(integer),
      },
      { about: t.string },
    ),
  }),
  eventCodec({ type: 'AlarmCleared', data: shape(roundFields) }),
  eventCodec({ type: 'AlarmNotificationAttempted', data: shape({ ...roundFields, attempt: integer, messageId: t.string }) }),
  eventCodec({
    type: 'AlarmNotificationEnded',
    data: shape({ ...roundFields, end: oneOf(deliveryEnds), reason: nullable(reason), nextAttemptAt: nullable(t.string) }),
    upcasters: [reasonIn('reason')],
  }),
];
