/** What of a request the security log is told. */
import type { CommandContext } from '@order-intake/event-sourcing';
import type { Request } from 'express';
import { apiKeyPrefix } from '../../commands/company/api-keys.command.ts';
import type { Credential } from '../../domain/security/security.events.ts';
import { wholeInstallation } from '../../domain/security/security.stream.ts';
import type { Answer } from './answers.ts';
import type { Caller } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { type Problem, Refused } from './problem.ts';
import type { SecurityWatch } from './security-watch.ts';
import { sessionKeyOf } from './session.ts';

const routeOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method.toUpperCase()} ${path}`;

const credentialOf = (request: Request): Credential => {
  if (sessionKeyOf(request.get('cookie')) !== null) return 'session';
  const credential = request.get('x-api-key') ?? request.get('authorization')?.replace(/^Bearer +/i, '');
  if (credential === undefined) return 'none';
  return credential.startsWith(apiKeyPrefix) ? 'key' : 'token';
};

/** A session that came to its end by itself is no attempt at anything. */
const isNoAttempt = (code: string): boolean => code === 'session_ended';

/** Where nobody can say who it was, and for which company. */
export const ofNobody = ({ correlationId }: { readonly correlationId: string }) => ({
  companyId: wholeInstallation,
  actor: 'user:unknown',
  correlationId,
});

/** `caller`: null where nobody can say who it was, and for which company. */
export const noteRefusal = (
  security: SecurityWatch,
  endpoint: Endpoint,
  { request, correlationId, caller }: { request: Request; correlationId: string; caller: Caller | null },
  { status, code }: Problem,
): void => {
  if (isNoAttempt(code)) return;
  const recording = caller && { companyId: caller.companyId, actor: `user:${caller.subject}`, correlationId };
  security.refused(
    { credential: credentialOf(request), status, code, route: routeOf(endpoint) },
    recording ?? ofNobody({ correlationId }),
  );
};

/** Signing in is open to anyone, and is refused by what it answers. */
export const noteFailedSignIn = (
  security: SecurityWatch,
  endpoint: Endpoint,
  call: { request: Request; correlationId: string },
  error: unknown,
): void => {
  if (endpoint.permission !== 'anyone' || !(error instanceof Refused) || ![401, 403].includes(error.problem.status)) return;
  noteRefusal(security, endpoint, { ...call, caller: null }, error.problem);
};

/** A list, or an object that holds one. */
const recordsOf = (body: unknown): number => {
  if (Array.isArray(body)) return body.length;
  const list = Object.values((body ?? {}) as object).find(Array.isArray);
  return list?.length ?? 0;
};

/** A page counts by its records; what goes out as a file or a stream is an export. */
export const noteReading = (security: SecurityWatch, endpoint: Endpoint, context: CommandContext, answer: Answer): void => {
  if (!endpoint.ofPersons || answer.status !== 200) return;
  const { companyId, actor, correlationId } = context;
  const recording = { companyId, actor, correlationId };
  const route = routeOf(endpoint);
  if (answer.stream) {
    const format = String(answer.headers?.['Content-Type'] ?? 'application/octet-stream').split(';')[0] ?? '';
    security.record({ type: 'RecordsExported', data: { route, format } }, recording);
  } else security.read(route, recordsOf(answer.body), recording);
};
