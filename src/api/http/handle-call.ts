/** One request to one endpoint: who, may they, what did they send, once or again, then the handler. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { isUuid } from '@order-intake/event-sourcing';
import type { Request, Response } from 'express';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { RoleRightsOf } from '../../commands/company/role-rights.command.ts';
import { monthSpan } from '../../domain/auto-approval/approval-report.ts';
import { type Permission, permissionsOf, permissionsOfKey } from '../../domain/company/permissions.ts';
import { decodeRequest, type RequestSchema, requestSchema } from '../../platform/codec/decode-request.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import type { Answer } from './answers.ts';
import { type Caller, credentialOf, type Verify } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { revisionOfIfMatch } from './etag.ts';
import { commandIdOf, type Idempotency, idempotencyKey } from './idempotency.ts';
import { type ReceivedFile, receiveFile } from './multipart.ts';
import { networkOf } from './network.ts';
import { invalid, notFound, problem, Refused } from './problem.ts';
import type { RateLimits } from './rate-limits.ts';
import { correlationIdOf } from './request-log.ts';
import { noteReading, noteRefusal } from './security-notes.ts';
import type { SecurityWatch } from './security-watch.ts';
import { headersOf } from './send-answer.ts';
import { callerOfKey, keepsCookies, refuseForged, sessionKeyOf } from './session.ts';

export type CallDeps = {
  readonly limits: RateLimits;
  readonly verify: Verify;
  readonly sessions: Pick<Sessions, 'find'>;
  readonly roleRights: Pick<RoleRightsOf, 'of'>;
  readonly idempotency: Idempotency;
  readonly security: SecurityWatch;
  readonly log: Pick<Logger, 'warn'>;
  /** where files of multipart forms lie while their call runs */
  readonly temporaryDirectory: () => Promise<string>;
};

type AnyCall = Parameters<Endpoint['handle']>[0];

const nobody: Caller = { companyId: '', subject: 'anyone', roles: [] };
const none: ReadonlySet<Permission> = new Set();

/** Who calls, and what they may. */
export type Known = { readonly caller: Caller; readonly permissions: ReadonlySet<Permission> };
const nothing = requestSchema({});

/** Before the body is read: nobody unknown makes the service parse a megabyte. */
export const authorize = async (endpoint: Endpoint, request: Request, response: Response, deps: CallDeps): Promise<Known> => {
  const { limits } = deps;
  const refusing = (refused: Refused, caller: Caller | null): Refused => {
    noteRefusal(deps.security, endpoint, { request, correlationId: correlationIdOf(response), caller }, refused.problem);
    return refused;
  };
  if (endpoint.permission === 'anyone') {
    await limits.anonymous(request);
    return { caller: nobody, permissions: none };
  }
  const caller = await callerOf(endpoint, request, deps).catch(async (error: unknown) => {
    if (!(error instanceof Refused) || ![401, 403].includes(error.problem.status)) throw error;
    await limits.failed(request);
    throw refusing(error, null);
  });
  await limits.address(request);
  await limits.company(caller.companyId);
  const permissions = await permissionsOfCaller(caller, deps);
  if (permissions.has(endpoint.permission)) return { caller, permissions };
  const detail = `The permission ${endpoint.permission} is required. Contact your administrator.`;
  throw refusing(new Refused({ status: 403, code: 'forbidden', detail }), caller);
};

const permissionsOfCaller = async (
  { companyId, roles, key }: Caller,
  { roleRights }: CallDeps,
): Promise<Known['permissions']> => {
  const rights = await roleRights.of(companyId);
  return key ? permissionsOfKey({ roles, ...key }, rights) : permissionsOf(roles, rights);
};

const callerOf = async (endpoint: Endpoint, request: Request, { verify, sessions }: CallDeps): Promise<Caller> => {
  const [key, apiKey, authorization] = [
    sessionKeyOf(request.get('cookie')),
    request.get('x-api-key'),
    request.get('authorization'),
  ];
  if (key === null) return verify(credentialOf(apiKey, authorization));
  if (apiKey !== undefined || authorization !== undefined)
    throw new Refused({
      status: 400,
      code: 'two_credentials',
      detail: 'Send either the session cookie or a token, not both.',
    });
  refuseForged((name) => request.get(name), endpoint.fromElement);
  return callerOfKey(sessions, key, endpoint.unattended);
};

/** Pages are counted. */
const isPage = (value: string): boolean => /^[1-9]\d{0,3}$/.test(value);

/** Every other one is an id. */
const isParam: { readonly [name: string]: (value: string) => boolean } = {
  page: isPage,
  month: (value) => monthSpan(value) !== null,
};

const paramsOf = (request: Request): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.params).map(([name, value]) => {
      const isOne = isParam[name] ?? isUuid;
      if (typeof value !== 'string' || !isOne(value)) throw new Refused(notFound);
      return [name, value.toLowerCase()];
    }),
  );

const bodyOf = (request: Request): unknown => {
  const hasBody = Number(request.get('content-length') ?? 0) > 0 || request.get('transfer-encoding') !== undefined;
  if (hasBody && !request.is('json') && !request.is('+json'))
    throw new Refused({ status: 415, code: 'unsupported_media_type', detail: 'Send the body as application/json.' });
  // a caller that hung up in the middle has no body that was read; to take that for an empty one would do what nobody asked for
  if (hasBody && request.body === undefined)
    throw new Refused(problem(400, 'malformed_json', 'The body is incomplete. Send the request again.'));
  return request.body ?? {};
};

const decoded = <T>(schema: RequestSchema<T>, input: unknown, current: { readonly [field: string]: unknown } = {}): T => {
  const result = decodeRequest(schema, input, { current });
  if (isLeft(result)) throw new Refused(invalid(result.left));
  return result.right;
};

export const handleCall = async (endpoint: Endpoint, request: Request, response: Response, deps: CallDeps): Promise<Answer> => {
  if (!endpoint.file) return answerCall(endpoint, request, response, deps, null);
  const file = await receiveFile(request, endpoint.file, await deps.temporaryDirectory());
  try {
    return await answerCall(endpoint, request, response, deps, file);
  } finally {
    await rm(file.path, { force: true });
  }
};

const answerCall = async (
  endpoint: Endpoint,
  request: Request,
  response: Response,
  deps: CallDeps,
  file: ReceivedFile | null,
): Promise<Answer> => {
  const { caller, permissions }: Known = response.locals.known;
  const { companyId } = caller;
  const params = paramsOf(request);
  const current = endpoint.current ? await endpoint.current({ caller, params }) : {};
  if (current === null) throw new Refused(notFound);
  const requestBody = endpoint.method === 'get' || file ? {} : bodyOf(request);
  // ?status= is no filter
  const queryParameters = Object.fromEntries(Object.entries(request.query).filter(([, value]) => value !== ''));
  const query = decoded(endpoint.query ?? nothing, queryParameters);
  const body = decoded(endpoint.body ?? nothing, requestBody, current);

  const key =
    endpoint.method === 'post' && !endpoint.unkept ? idempotencyKey(request.get('idempotency-key'), caller.subject) : null;
  const commandId = key === null ? randomUUID() : commandIdOf(companyId, key);
  const closed = new AbortController();
  response.once('close', () => closed.abort());
  const call = (resumed: boolean): AnyCall => ({
    caller,
    permissions,
    params,
    query,
    body,
    current,
    file,
    header: (name) => request.get(name),
    keepsCookies: keepsCookies(request),
    network: networkOf(request.ip),
    ifMatch: revisionOfIfMatch(request.get('if-match')),
    context: {
      companyId,
      actor: `user:${caller.subject}`,
      correlationId: correlationIdOf(response),
      causationId: commandId,
      commandId,
    },
    respondAsync: /(^|[,;\s])respond-async($|[,;\s])/i.test(request.get('prefer') ?? ''),
    resumed,
    hungUp: closed.signal,
  });
  if (key === null) return answerOf(endpoint, call(false), deps);
  const once = {
    companyId,
    key,
    request: [endpoint.method, endpoint.path, params, query, file ? { file: file.sha256, name: file.name } : requestBody],
  };
  const begun = await deps.idempotency.begin(once);
  if (typeof begun === 'object') return begun;
  const forgetful = (error: unknown) => deps.log.warn({ err: error }, 'cannot store the response for an Idempotency-Key');
  try {
    const answer = await answerOf(endpoint, call(begun === 'resumed'), deps);
    const stored = {
      status: answer.status,
      body: withoutSecrets(endpoint, answer.body),
      headers: headersOf(answer, request.originalUrl),
    };
    await deps.idempotency.end(once, stored).catch(forgetful); // it is done: better said once than not at all
    return answer;
  } catch (error) {
    const refused = error instanceof Refused ? { status: error.problem.status } : null;
    await deps.idempotency.end(once, refused).catch(forgetful);
    throw error;
  }
};

const answerOf = async (endpoint: Endpoint, call: AnyCall, { security }: Pick<CallDeps, 'security'>): Promise<Answer> => {
  const handled = await endpoint.handle(call);
  if ('problem' in handled) throw Refused.declared(handled.problem);
  noteReading(security, endpoint, call.context, handled);
  return handled;
};

/** A secret that is shown once is not shown again when the request is repeated. */
const withoutSecrets = ({ shownOnce = [] }: Endpoint, body: unknown): unknown =>
  shownOnce.length > 0 && typeof body === 'object' && body !== null
    ? { ...body, ...Object.fromEntries(shownOnce.flatMap((field) => (field in body ? [[field, null]] : []))) }
    : body;
