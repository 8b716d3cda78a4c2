/** The HTTP application: what every request passes, then the registry's routes. */
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { allEndpoints } from './all-endpoints.ts';
import type { ApiDeps } from './api-deps.ts';
import { webhookDescription } from './chat/webhook.description.ts';
import { createWebhook } from './chat/webhook.ts';
import { cors } from './http/cors.ts';
import { docsPage } from './http/docs-page.ts';
import { createIdempotency } from './http/idempotency.ts';
import { leaveWithTheAnswer } from './http/leave-with-the-answer.ts';
import { openApiOf } from './http/openapi.ts';
import { notFound, Refused } from './http/problem.ts';
import { correlate, logRequests } from './http/request-log.ts';
import { createRouter } from './http/router.ts';
import { sendError } from './http/send-answer.ts';
import { startTiming } from './http/server-timing.ts';
import { traceRequests } from './http/trace-requests.ts';
import { webApp } from './http/web-static.ts';

/** A person who types the address wants the app; a program that asks for anything else is answered as everywhere. */
const toWebApp: RequestHandler = (request, response, next) => {
  response.vary('Accept');
  if (request.accepts(['json', 'html']) !== 'html') return next();
  // relative: a proxy may have the service below a path of its own
  response.redirect(302, 'app/');
};

export const createApp = (deps: ApiDeps): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag'); // resources have their own, by revision
  const endpoints = allEndpoints(deps);
  const description = openApiOf(endpoints, webhookDescription);
  const limits = deps.rateLimits;
  const idempotency = createIdempotency(deps.pool, deps.pepper, deps.processId);

  app.set('trust proxy', deps.trustProxy);
  app.use(leaveWithTheAnswer(deps.leaving), startTiming, correlate, traceRequests, logRequests(deps.log));
  // before what is for browsers and for callers with a token; its own limit counts what is not signed
  app.use(createWebhook({ ...deps.webhook, limits }));
  app.use(helmet(), cors(deps.corsOrigins), compression());
  app.use(['/openapi.json', '/docs'], async (request, _response, next) => {
    await limits.anonymous(request);
    next();
  });
  app.get('/openapi.json', (_request, response) => {
    response.json(description);
  });
  app.use('/docs', docsPage());
  const pages: RequestHandler = async (request, _response, next) => {
    await limits.page(request);
    next();
  };
  app.use('/app', pages, webApp(deps.webDirectory));
  app.get('/', pages, toWebApp);
  app.use(
    createRouter(endpoints, {
      verify: deps.verify,
      sessions: deps.sessions,
      roleRights: deps.roleRights,
      limits,
      idempotency,
      security: deps.security,
      log: deps.log,
      temporaryDirectory: deps.temporaryDirectory,
    }),
  );
  app.use(pages, () => {
    throw new Refused(notFound);
  });
  const failed: ErrorRequestHandler = (error, _request, response, _next) => sendError(response, error, deps.log);
  app.use(failed);
  return app;
};
