/** Keys for machines: named, shown once, listed with their last use, revoked. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { CreateApiKey, RevokeApiKey } from '../../../commands/company/api-keys.command.ts';
import type { EndKeysOf } from '../../../commands/company/end-keys-of.ts';
import { allPermissions, type Role, roles } from '../../../domain/company/permissions.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional, withDefault } from '../../../platform/codec/field.ts';
import { integer as integerField, oneOf, text as textField } from '../../../platform/codec/fields.ts';
import { listField } from '../../../platform/codec/record-fields.ts';
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import type { ApiKeyQueries, ListedApiKey } from '../../../projections/api-keys/api-keys.queries.ts';
import { json, pageOf, problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { pageAnswer, pageFields, pageRequest } from '../../http/pages.ts';
import { notFound, problem } from '../../http/problem.ts';
import { choice, integer, listOf, named, orNull, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';
import { shownIn, type WaitFor } from '../../http/wait-for.ts';
import { permissionShape } from './permission.shape.ts';

const path = '/sales/api-keys/';
const standard: readonly Role[] = ['sales'];

const year = 365;
const dayMs = 24 * 3_600_000;
const request = requestSchema({
  name: textField(100),
  roles: withDefault(listField(oneOf(roles), roles.length), standard),
  scopes: optional(listField(oneOf(allPermissions), allPermissions.length)),
  expires_in_days: withDefault(integerField(1, 2 * year), year),
});
const makerRequest = requestSchema({ created_by: textField(300) });
const roleShape = named('Role', 'What a caller may do', choice(...roles));
const facts = {
  id: [uuid, 'The key'],
  name: [text, 'What it is for'],
  start: [text, 'How it begins, to tell keys apart'],
  roles: [listOf(roleShape), 'What its bearer may do'],
  scopes: [orNull(listOf(permissionShape)), 'What of that it is confined to; null: nothing less'],
  expires_at: [orNull(time), 'When it ends by itself; null: a key from before keys did'],
} as const;
const createdShape = named(
  'CreatedApiKey',
  'A new key, shown this once',
  record({
    ...facts,
    key: [
      orNull(text),
      'To be kept; it cannot be asked for again, and is null where a request is repeated with its Idempotency-Key',
    ],
  }),
);
const keyShape = named(
  'ApiKey',
  "A machine's key",
  record({
    ...facts,
    created_by: [text, 'Who made it'],
    created_at: [time, 'When'],
    last_used_at: [orNull(time), 'To the minute; null: never'],
    lapses_at: [
      orNull(time),
      'When it stops, unless whoever made it comes before that (setting key_maker_days); null: they are a user of the own sign-in, with whom it ends',
    ],
    maker_roles: [
      orNull(listOf(roleShape)),
      'What its maker may do now: the key may do no more. null: the maker was not seen since the service records it',
    ],
  }),
);

const view = (row: ListedApiKey): ShapeOf<typeof keyShape> => ({
  id: row.id,
  name: row.name,
  start: row.start,
  roles: roles.filter((role) => row.roles.includes(role)),
  scopes: row.scopes && allPermissions.filter((permission) => row.scopes?.includes(permission)),
  expires_at: row.expires_at,
  created_by: row.created_by,
  created_at: row.created_at,
  last_used_at: row.last_used_at,
  lapses_at: row.lapses_at,
  maker_roles: row.maker_roles && roles.filter((role) => row.maker_roles?.includes(role)),
});

const tooMany = (most: number) =>
  problem(409, 'too_many_api_keys', `A company may have ${most} keys. Revoke one that is not used any more.`);

type Deps = {
  readonly commands: {
    readonly createApiKey: CreateApiKey;
    readonly revokeApiKey: RevokeApiKey;
    readonly endKeysOf: EndKeysOf;
  };
  readonly queries: Pick<ApiKeyQueries, 'apiKeys'>;
  readonly sessions: Sessions;
  readonly waitFor: WaitFor;
};

const endedShape = named(
  'EndedAccess',
  'What of somebody was ended',
  record({ keys: [integer, 'Keys that they had made'], sessions: [integer, 'Browsers that were signed in'] }),
);

/** What the endpoints of keys share. */
const shared = ({ waitFor }: Deps) => ({ shown: shownIn(waitFor, 'api_keys') });
type Parts = Deps & ReturnType<typeof shared>;

const reading = ({ queries }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary: 'The keys of machines, newest first, with their last use (to the minute)',
    permission: 'keys:read',
    query: requestSchema(pageFields),
    answers: { 200: pageOf(keyShape) },
    handle: async ({ caller, query }) => pageAnswer(await queries.apiKeys(caller.companyId, pageRequest(query)), view),
  }),
];

const writing = ({ commands, sessions, shown }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path,
    summary: 'Make a key for a machine; it is shown in this answer and never again',
    permission: 'keys:write',
    body: request,
    shownOnce: ['key'],
    answers: { 201: json(createdShape, 'Location'), 404: null, 409: problems('too_many_api_keys') },
    handle: async ({ body, context }) => {
      const scopes = body.scopes ? [...new Set(body.scopes)] : null;
      const expires_at = new Date(Date.now() + body.expires_in_days * dayMs);
      const given = { name: body.name, roles: [...new Set(body.roles)], scopes };
      const done = await commands.createApiKey({ ...given, expiresAt: expires_at }, context);
      if (isLeft(done)) return { problem: done.left.type === 'TooManyApiKeys' ? tooMany(done.left.most) : notFound };
      const { keyId: id, key, start, position } = done.right;
      await shown(position);
      return {
        status: 201,
        body: { id, ...given, start, expires_at, key },
        headers: { Location: `${path}${id}/` },
      };
    },
  }),
  endpoint({
    method: 'delete',
    path: `${path}{id}/`,
    summary: 'Revoke a key: it is refused from now on',
    permission: 'keys:write',
    answers: { 204: null, 404: null },
    handle: async ({ params, context }) => {
      const done = await commands.revokeApiKey({ keyId: params.id }, context);
      if (isLeft(done)) return { problem: notFound };
      await shown(done.right.position);
      return { status: 204 };
    },
  }),
  endpoint({
    method: 'post',
    path: `${path}end_of/`,
    summary: 'End the access of somebody who left: every key that they made, and every browser that they are signed in with',
    permission: 'keys:write',
    body: makerRequest,
    answers: { 200: endedShape },
    handle: async ({ body: { created_by }, context }) => {
      const { keys, position } = await commands.endKeysOf(created_by, context);
      const ended = await sessions.endOf(context.companyId, created_by.replace(/^user:/, ''));
      await shown(position);
      return { status: 200, body: { keys, sessions: ended } };
    },
  }),
];

export const apiKeyEndpoints = (deps: Deps): readonly Endpoint[] => {
  const parts = { ...deps, ...shared(deps) };
  return [...reading(parts), ...writing(parts)];
};
