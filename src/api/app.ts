/** The HTTP application: what every request passes, then the registry's routes. */
import express, { type ErrorRequestHandler, type Express } from 'express';
import helmet from 'helmet';
import type { ApiDeps } from './api-deps.ts';
import { createWebhook } from './chat/webhook.ts';
import { descriptionPage } from './http/description-page.ts';
import { createIdempotency } from './http/idempotency.ts';
import { openApiOf } from './http/openapi.ts';
import { notFound, Refused } from './http/problem.ts';
import { correlate, logRequests } from './http/request-log.ts';
import { createRouter } from './http/router.ts';
import { sendError } from './http/send.ts';
import { registry } from './registry.ts';

export const createApp = (deps: ApiDeps): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag'); // resources have their own, by revision
  const endpoints = registry(deps);
  const description = openApiOf(endpoints);
  const idempotency = createIdempotency(deps.pool, deps.pepper);

  app.use(correlate, logRequests(deps.log), helmet());
  app.get('/openapi.json', (_request, response) => {
    response.json(description);
  });
  app.get('/docs', (_request, response) => {
    response.type('html').send(descriptionPage(endpoints));
  });
  app.use(createWebhook(deps.webhook));
  app.use(
    createRouter(endpoints, {
      verify: deps.verify,
      idempotency,
      log: deps.log,
      temporaryDirectory: deps.temporaryDirectory,
    }),
  );
  app.use(() => {
    throw new Refused(notFound);
  });
  const failed: ErrorRequestHandler = (error, _request, response, _next) => sendError(response, error, deps.log);
  app.use(failed);
  return app;
};
