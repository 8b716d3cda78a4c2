/** Answers and problems, as HTTP. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Answer } from './answers.ts';
import { isKnown } from './etag.ts';
import { nextLink } from './pages.ts';
import { internalError, type Problem, problemBody, problemOf, problemType } from './problem.ts';
import { correlationIdOf } from './request-log.ts';
import { setTiming } from './server-timing.ts';

/** The headers that an answer to a POST keeps when it is given again. */
export const headersOf = ({ headers, etag, next }: Answer, url: string): Record<string, string | string[]> => ({
  ...Object.fromEntries(
    Object.entries(headers ?? {}).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
  ),
  ...(etag === undefined ? {} : { ETag: etag }),
  ...(next ? { Link: nextLink(url, next) } : {}),
});

/** Resolves when all of it is on its way; rejects when a stream broke off, which ends the connection. */
export const sendAnswer = async (request: Request, response: Response, answer: Answer): Promise<void> => {
  response.set({ 'Cache-Control': 'no-store', ...headersOf(answer, request.originalUrl) });
  setTiming(response);
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (reads && answer.etag !== undefined && isKnown(request.get('if-none-match'), answer.etag)) response.status(304).end();
  else if (answer.stream && request.method === 'HEAD') response.status(answer.status).end();
  else if (answer.stream) {
    // middleware and the pipeline's two ends listen to one response: more than Node's ten, and no leak
    response.setMaxListeners(20);
    await pipeline(Readable.from(answer.stream), response.status(answer.status));
  } else if (answer.body === undefined) response.status(answer.status).end();
  else if (typeof answer.body === 'string') response.status(answer.status).send(answer.body);
  else response.status(answer.status).json(answer.body);
};

const sendProblem = (response: Response, problem: Problem): void => {
  setTiming(response);
  response
    .status(problem.status)
    .set({ 'Cache-Control': 'no-store', ...problem.headers })
    .type(problemType)
    .send(JSON.stringify(problemBody(problem, correlationIdOf(response))));
};

const brokenPipes: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'ECONNABORTED', 'EPIPE']);

/** A caller that disconnected needs no answer, and no investigation: the request's own line says "aborted". */
const callerLeft = (response: Response, error: unknown): boolean => {
  const { code, type } = (error ?? {}) as { readonly code?: unknown; readonly type?: unknown };
  return (response.destroyed || response.closed || response.req.aborted) && (type === 'request.aborted' || brokenPipes.has(code));
};

/** What nobody foresaw is logged with its correlation id; the caller hears only that. */
export const sendError = (response: Response, error: unknown, log: Pick<Logger, 'warn' | 'error'>): void => {
  if (callerLeft(response, error)) return;
  const problem = problemOf(error);
  const fields = { err: error, correlationId: correlationIdOf(response) };
  if (problem === null) log.error(fields, 'request failed');
  else if (problem.status >= 500) log.warn(fields, 'request failed because a store is unreachable');
  if (response.headersSent) response.destroy();
  else sendProblem(response, problem ?? internalError);
};
