/**
 * Where an answer's time went, for display in a browser (W3C Server Timing): the total, and the part spent on
 * authentication.
 */
import type { RequestHandler, Response } from 'express';

const since = (started: number): string => (performance.now() - started).toFixed(1);

export const startTiming: RequestHandler = (_request, response, next) => {
  response.locals.started = performance.now();
  next();
};

export const markAuthorized = (response: Response): void => {
  response.locals.authorizedMs = since(response.locals.started);
};

/** To be called just before the headers go. */
export const setTiming = (response: Response): void => {
  const { started, authorizedMs } = response.locals;
  if (started === undefined) return;
  const parts = [...(authorizedMs === undefined ? [] : [`auth;dur=${authorizedMs}`]), `total;dur=${since(started)}`];
  response.set('Server-Timing', parts.join(', '));
};
