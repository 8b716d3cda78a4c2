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
const roleShape = named('Role', 'A role of a user or API key', choice(...roles));
const facts = {
  id: [uuid, 'Key ID'],
  name: [text, 'Purpose of the key'],
  start: [text, 'First characters of the key, to identify it'],
  roles: [listOf(roleShape), 'Roles of the key'],
  scopes: [orNull(listOf(permissionShape)), 'Permissions to which the key is restricted; null: no restriction'],
  expires_at: [orNull(time), 'Expiry time; null: a key created before keys expired'],
} as const;
const createdShape = named(
  'CreatedApiKey',
  'A new API key, shown only once',
  record({
    ...facts,
    key: [
      orNull(text),
      'The secret key. It cannot be retrieved again, and is null if the request is repeated with the same Idempotency-Key',
    ],
  }),
);
const keyShape = named(
  'ApiKey',
  'An API key',
  record({
    ...facts,
    created_by: [text, 'Who created the key'],
    created_at: [time, 'Time of creation'],
    last_used_at: [orNull(time), 'Time of last use, to the minute; null: never used'],
    lapses_at: [
      orNull(time),
      'Time when the key stops unless its creator signs in before that (setting key_maker_days); null: the creator is a user of this service, and the key ends with that user',
    ],
    maker_roles: [
      orNull(listOf(roleShape)),
      'Current roles of the creator, which limit the key; null: the creator has not signed in since the service records this',
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

const tooMany = (most: number) => problem(409, 'too_many_api_keys', `Key limit reached (${most}). Revoke an unused key first.`);

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
  'Access that was ended',
  record({ keys: [integer, 'Number of revoked keys'], sessions: [integer, 'Number of ended browser sessions'] }),
);

/** What the endpoints of keys share. */
const shared = ({ waitFor }: Deps) => ({ shown: shownIn(waitFor, 'api_keys') });
type Parts = Deps & ReturnType<typeof shared>;

const reading = ({ queries }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary: 'List API keys, newest first',
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
    summary: 'Create an API key; the key is shown only in this response',
    permission: 'keys:write',
    body: request,
    shownOnce: ['key'],
    answers: { 201: json(createdShape, 'Location'), 404: null, 409: problems('too_many_api_keys') },
    handle: async ({ body, context }) => {
      const scopes = body.scopes ? [...new Set(body.scopes)] : null;
      const expires_at = new Date(Date.now() + body.expires_in_days * dayMs);
      const keyInput = { name: body.name, roles: [...new Set(body.roles)], scopes };
      const result = await commands.createApiKey({ ...keyInput, expiresAt: expires_at }, context);
      if (isLeft(result)) return { problem: result.left.type === 'TooManyApiKeys' ? tooMany(result.left.most) : notFound };
      const { keyId: id, key, start, position } = result.right;
      await shown(position);
      return {
        status: 201,
        body: { id, ...keyInput, start, expires_at, key },
        headers: { Location: `${path}${id}/` },
      };
    },
  }),
  endpoint({
    method: 'delete',
    path: `${path}{id}/`,
    summary: 'Revoke an API key',
    permission: 'keys:write',
    answers: { 204: null, 404: null },
    handle: async ({ params, context }) => {
      const result = await commands.revokeApiKey({ keyId: params.id }, context);
      if (isLeft(result)) return { problem: notFound };
      await shown(result.right.position);
      return { status: 204 };
    },
  }),
  endpoint({
    method: 'post',
    path: `${path}end_of/`,
    summary: 'Revoke all API keys and end all browser sessions of a user',
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
