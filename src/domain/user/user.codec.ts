import * as t from 'io-ts';
import { eventCodec, list, nullable, shape } from '../shared/event-codec.codec.ts';

const userId = t.string;

export const userCodecs = [
  eventCodec({
    type: 'UserInvited',
    data: shape({ userId, email: t.string, name: nullable(t.string), roles: list(t.string), byMail: t.boolean }),
    personal: { email: 'self', name: 'subject' },
    givesRights: true,
  }),
  eventCodec({ type: 'UserInvitationRepeated', data: shape({ userId, byMail: t.boolean }) }),
  eventCodec({ type: 'UserJoined', data: shape({ userId, name: t.string }), personal: { name: 'subject' } }),
  eventCodec({ type: 'UserRolesChanged', data: shape({ userId, roles: list(t.string) }), givesRights: true }),
  eventCodec({ type: 'UserPasswordResetRequested', data: shape({ userId, at: t.string }) }),
  eventCodec({ type: 'UserEnded', data: shape({ userId }) }),
];
