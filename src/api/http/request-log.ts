/** Every request has a correlation id, and leaves one line: no bodies, no tokens, no query. */
import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from '../../platform/logging/logger.ts';

const pattern = /^[A-Za-z0-9._-]{1,128}$/;

/** Taken from X-Correlation-Id when that is fit for a log, and sent back. */
export const correlate: RequestHandler = (request, response, next) => {
  const header = request.get('x-correlation-id');
  response.locals.correlationId = header !== undefined && pattern.test(header) ? header : randomUUID();
  response.set('X-Correlation-Id', correlationIdOf(response));
  next();
};

export const correlationIdOf = (response: Response): string => String(response.locals.correlationId);

export const logRequests =
  (log: Pick<Logger, 'info'>): RequestHandler =>
  (request, response, next) => {
    const started = performance.now();
    const { method, path } = request;
    response.once('close', () =>
      log.info(
        {
          method,
          path,
          status: response.writableFinished ? response.statusCode : 'aborted',
          ms: Math.round(performance.now() - started),
          companyId: response.locals.companyId,
          correlationId: correlationIdOf(response),
        },
        'request',
      ),
    );
    next();
  };
