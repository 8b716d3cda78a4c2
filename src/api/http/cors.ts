/** Browsers of other origins: nobody, unless named (Fetch standard, CORS protocol). No cookies are used across origins, so none are allowed. */
import corsOf, { type CorsOptions } from 'cors';
import type { RequestHandler } from 'express';
import { headers } from './headers.ts';

/** Set-Cookie is no page's to read. */
const readable = [...Object.keys(headers).filter((name) => name !== 'Set-Cookie'), 'Server-Timing', 'X-Correlation-Id'];
const sendable = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Prefer',
  'X-Api-Key',
  'X-Correlation-Id',
];

export const cors = (origins: readonly string[]): RequestHandler => {
  const options: CorsOptions = {
    origin: [...origins],
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: sendable,
    exposedHeaders: readable,
    maxAge: 600,
  };
  const allowing = corsOf(options);
  const allowed = new Set(origins);
  return (request, response, next) => {
    if (allowed.size > 0) response.vary('Origin');
    const asks = request.method !== 'OPTIONS' || request.get('access-control-request-method') !== undefined;
    // OPTIONS without that question is the router's: it says which methods there are
    if (!asks || !allowed.has(request.get('origin') ?? '')) {
      next();
      return;
    }
    // a page of an allowed origin may read what the API answers it
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    allowing(request, response, next);
  };
};
