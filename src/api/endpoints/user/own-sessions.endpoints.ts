/** The browsers that somebody is signed in with: theirs to see and to end. */
import { type Session, type Sessions, signInWays } from '../../../platform/sessions/sessions.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound } from '../../http/problem.ts';
import { choice, flag, listOf, named, orNull, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';

const path = '/sales/sessions/';

const sessionShape = named(
  'SignedInBrowser',
  'A browser that one is signed in with',
  record({
    id: [uuid, 'To end it by'],
    way: [choice(...signInWays), 'How one signed in'],
    browser: [orNull(text), 'What it calls itself'],
    began_at: [time, 'When'],
    last_seen_at: [time, 'Its last request, to the minute'],
    ends_at: [time, 'When it ends, whatever one does'],
    current: [flag, 'It is the one that asks'],
  }),
);

const view = ({ id, way, userAgent, createdAt, lastSeenAt, expiresAt }: Session, own: string | null) =>
  ({
    id,
    way,
    browser: userAgent,
    began_at: createdAt,
    last_seen_at: lastSeenAt,
    ends_at: expiresAt,
    current: id === own,
  }) satisfies ShapeOf<typeof sessionShape>;

export const ownSessionEndpoints = ({ sessions }: { readonly sessions: Sessions }): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary: 'The browsers that one is signed in with, newest first',
    permission: 'me:read',
    answers: { 200: listOf(sessionShape) },
    handle: async ({ caller: { companyId, subject, session } }) => ({
      status: 200,
      body: (await sessions.list(companyId, subject)).map((one) => view(one, session?.id ?? null)),
    }),
  }),
  endpoint({
    method: 'delete',
    path: `${path}{id}/`,
    summary: 'Sign a browser of one’s own out',
    permission: 'me:write',
    answers: { 204: null, 404: null },
    handle: async ({ caller: { companyId, subject }, params }) =>
      (await sessions.endOf(companyId, subject, params.id)) > 0 ? { status: 204 } : { problem: notFound },
  }),
];
