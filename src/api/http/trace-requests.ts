/** Each request is a span: it goes on with the caller's trace where a header names one. */
import { inRequestSpan } from '@order-intake/event-sourcing';
import type { RequestHandler } from 'express';
import { correlationIdOf } from './request-log.ts';

const pattern = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

export const traceRequests: RequestHandler = (request, response, next) => {
  const header = request.get('traceparent');
  const parent = header !== undefined && pattern.test(header) ? header : null;
  const attributes = { path: request.path, correlationId: correlationIdOf(response) };
  inRequestSpan(`HTTP ${request.method}`, { attributes, parent }, (end) => {
    response.once('close', () => end({ status: response.statusCode }));
    next();
  });
};
