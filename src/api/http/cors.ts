/** Browsers of other origins: nobody, unless named (Fetch standard, CORS protocol). No cookies are used, so none are allowed. */
import type { RequestHandler } from 'express';

const readable = 'ETag, Link, Location, Retry-After, Server-Timing, X-Correlation-Id, X-Total-Count';
const sendable = 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Prefer, X-Api-Key, X-Correlation-Id';
const preflightS = 600;

export const cors = (origins: readonly string[]): RequestHandler => {
  const allowed = new Set(origins);
  return (request, response, next) => {
    const origin = request.get('origin');
    if (allowed.size > 0) response.vary('Origin');
    if (origin === undefined || !allowed.has(origin)) {
      next();
      return;
    }
    response.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': readable });
    // a page of an allowed origin may read what the API answers it
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.method === 'OPTIONS' && request.get('access-control-request-method') !== undefined) {
      response
        .status(204)
        .set({
          'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
          'Access-Control-Allow-Headers': sendable,
          'Access-Control-Max-Age': String(preflightS),
        })
        .end();
      return;
    }
    next();
  };
};
