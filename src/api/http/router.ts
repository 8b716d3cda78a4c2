/** Express routes made from the registry of endpoints. */
import express, { type RequestHandler, type Router } from 'express';
import type { Endpoint } from './endpoint.ts';
import { authorize, type CallDeps, handleCall } from './handle-call.ts';
import { Refused } from './problem.ts';
import { correlationIdOf } from './request-log.ts';
import { noteFailedSignIn } from './security-notes.ts';
import { sendAnswer } from './send-answer.ts';
import { markAuthorized } from './server-timing.ts';

const bodyLimit = '1mb';

/** `/sales/email-logs/{id}/` as Express writes it; without strict routing the trailing slash is optional. */
const expressPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '') || '/';

/** Fixed segments before parameters: `logs` is no id, in whatever order they were declared. */
const bySpecificity = (a: string, b: string): number => {
  const rank = (path: string) =>
    path
      .split('/')
      .map((segment) => (segment.startsWith('{') ? '1' : '0'))
      .join('');
  return rank(a).localeCompare(rank(b)) || a.localeCompare(b);
};

/** Answers 405 with Allow for a path that is known by other methods; what is unknown goes on to the next handler. */
export const createRouter = (endpoints: readonly Endpoint[], deps: CallDeps): Router => {
  const router = express.Router({ caseSensitive: true });
  const json = express.json({ limit: bodyLimit, type: ['json', '+json'] });
  for (const path of [...new Set(endpoints.map((endpoint) => endpoint.path))].sort(bySpecificity)) {
    const endpointsOfPath = endpoints.filter((endpoint) => endpoint.path === path);
    const route = router.route(expressPath(path));
    for (const endpoint of endpointsOfPath) route[endpoint.method](caller(endpoint, deps), json, handler(endpoint, deps));
    route.all(otherMethods(endpointsOfPath, deps));
  }
  return router;
};

const caller =
  (endpoint: Endpoint, deps: CallDeps): RequestHandler =>
  async (request, response, next) => {
    const caller = await authorize(endpoint, request, response, deps);
    markAuthorized(response);
    response.locals.known = caller;
    response.locals.companyId = caller.caller.companyId || undefined;
    next();
  };

const handler =
  (endpoint: Endpoint, deps: CallDeps): RequestHandler =>
  async (request, response) => {
    const answer = await handleCall(endpoint, request, response, deps).catch((error: unknown) => {
      noteFailedSignIn(deps.security, endpoint, { request, correlationId: correlationIdOf(response) }, error);
      throw error;
    });
    await sendAnswer(request, response, answer);
  };

const otherMethods = (endpointsOfPath: readonly Endpoint[], { limits }: Pick<CallDeps, 'limits'>): RequestHandler => {
  const methods = endpointsOfPath.map(({ method }) => method.toUpperCase());
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  return async (request, response) => {
    await limits.page(request);
    if (request.method === 'OPTIONS') {
      response.status(204).set('Allow', allow).end();
      return;
    }
    throw new Refused({
      status: 405,
      code: 'method_not_allowed',
      detail: `${request.method} is not allowed. Use ${allow}.`,
      headers: { Allow: allow },
    });
  };
};
