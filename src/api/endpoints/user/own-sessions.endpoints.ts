/** The browsers that somebody is signed in with: theirs to see and to end. */
import { type Session, type Sessions, signInWays } from '../../../platform/sessions/sessions.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound } from '../../http/problem.ts';
import { choice, flag, listOf, named, orNull, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';

const path = '/sales/sessions/';

const sessionShape = named(
  'SignedInBrowser',
  'A browser session of the caller',
  record({
    id: [uuid, 'Session ID'],
    way: [choice(...signInWays), 'Sign-in method'],
    browser: [orNull(text), 'Browser name'],
    began_at: [time, 'Start of the session'],
    last_seen_at: [time, 'Time of the last request, to the minute'],
    ends_at: [time, 'Latest end of the session'],
    current: [flag, 'Whether this is the current session'],
  }),
);

const view = ({ id, way, userAgent, createdAt, lastSeenAt, expiresAt }: Session, currentId: string | null) =>
  ({
    id,
    way,
    browser: userAgent,
    began_at: createdAt,
    last_seen_at: lastSeenAt,
    ends_at: expiresAt,
    current: id === currentId,
  }) satisfies ShapeOf<typeof sessionShape>;

export const ownSessionEndpoints = ({ sessions }: { readonly sessions: Sessions }): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary: 'List your browser sessions, newest first',
    permission: 'me:read',
    answers: { 200: listOf(sessionShape) },
    handle: async ({ caller: { companyId, subject, session } }) => ({
      status: 200,
      body: (await sessions.list(companyId, subject)).map((signedIn) => view(signedIn, session?.id ?? null)),
    }),
  }),
  endpoint({
    method: 'delete',
    path: `${path}{id}/`,
    summary: 'End one of your browser sessions',
    permission: 'me:write',
    answers: { 204: null, 404: null },
    handle: async ({ caller: { companyId, subject }, params }) =>
      (await sessions.endOf(companyId, subject, params.id)) > 0 ? { status: 204 } : { problem: notFound },
  }),
];
