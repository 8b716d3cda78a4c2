import * as t from 'io-ts';
import { eventCodec, integer, list, nullable, oneOf, shape } from '../shared/event-codec.codec.ts';
import { credentials, signInChanges } from './security.events.ts';

const several = { count: integer, since: t.string };

export const securityCodecs = [
  eventCodec({ type: 'SignedIn', data: shape({ way: t.string, roles: list(t.string) }, several) }),
  eventCodec({ type: 'SignedOut', data: shape({ way: t.string }, several) }),
  eventCodec({ type: 'SignInChanged', data: shape({ what: oneOf(signInChanges) }) }),
  eventCodec({
    type: 'AccessRefused',
    data: shape({
      credential: oneOf(credentials),
      status: integer,
      code: t.string,
      route: nullable(t.string),
      count: integer,
      since: t.string,
    }),
  }),
  eventCodec({ type: 'RecordsRead', data: shape({ route: t.string, records: integer, since: t.string }) }),
  eventCodec({ type: 'RecordsExported', data: shape({ route: t.string, format: t.string }) }),
];
