/**
 * A balancer keeps connections for its next requests. One that it sends on a connection that is just being closed is lost, and nobody may send a POST again
 * without knowing; so every answer of a process that leaves says that its connection ends with it (RFC 9112, 9.6).
 */
import type { RequestHandler } from 'express';

export const leaveWithTheAnswer =
  (leaving: AbortSignal): RequestHandler =>
  (_request, response, next) => {
    if (leaving.aborted) response.set('Connection', 'close');
    next();
  };
