/** How the app speaks to the service. Only this folder knows the generated types and the library that uses them. */
import createClient, { type Middleware } from 'openapi-fetch';
import { type Problem, ProblemError, problemOf, unreachable } from './problem.ts';
import type { components, paths } from './schema.d.ts';

export type Schemas = components['schemas'];
export type { paths };

type SessionEnded = () => void;
let sessionEnded: SessionEnded = () => undefined;
/** The app's root decides what happens when the session is over. */
export const onSessionEnded = (handler: SessionEnded): void => {
  sessionEnded = handler;
};

/** Random enough to name a request; crypto.randomUUID is missing on plain http. */
export const requestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const house: Middleware = {
  onRequest: ({ request }) => {
    // cannot be set by another site's page, so the service knows that it is us (CSRF)
    request.headers.set('X-Order-Intake', '1');
    if (request.method === 'POST' && !request.headers.has('Idempotency-Key'))
      request.headers.set('Idempotency-Key', requestKey());
    return request;
  },
};

export const api = createClient<paths>({ baseUrl: location.origin, credentials: 'same-origin' });
api.use(house);

type Answer<T> = { readonly data?: T; readonly error?: unknown; readonly response: Response };
export type Got<T> = { readonly data: T; readonly etag: string | null; readonly response: Response };

/** A success with its version, or the reason as a ProblemError. */
export const ask = async <T>(call: Promise<Answer<T>>): Promise<Got<T>> => {
  const { data, error, response } = await call.catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw unreachable();
  });
  if (response.ok) return { data: data as T, etag: response.headers.get('etag'), response };
  const problem = isProblemBody(error) ? new ProblemError(error, retryAfterOf(response)) : await problemOf(response.clone());
  if (problem.status === 401) sessionEnded();
  throw problem;
};

const isProblemBody = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'code' in error && 'detail' in error && 'status' in error;

const retryAfterOf = (response: Response): number | null => Number(response.headers.get('retry-after')) || null;

export type Page<T> = { readonly items: readonly T[]; readonly next: string | null; readonly total: number | null };

/** The cursor that Link names for the next page; null: this was the last. */
const nextCursor = (response: Response): string | null => {
  const next = /<([^>]+)>;\s*rel="?next"?/.exec(response.headers.get('link') ?? '')?.[1];
  return next ? new URL(next, location.origin).searchParams.get('cursor') : null;
};

export const pageOf = <T>(items: readonly T[], { response }: Pick<Got<unknown>, 'response'>): Page<T> => {
  const total = response.headers.get('x-total-count');
  return { items, next: nextCursor(response), total: total === null ? null : Number(total) };
};

/** A list's page as it came. */
export const askPage = async <T>(call: Promise<Answer<readonly T[]>>): Promise<Page<T>> => {
  const got = await ask(call);
  return pageOf(got.data, got);
};

/** Headers of a change that is based on what was read; without a version the service takes the newest. */
export const ifMatch = (etag: string | null): { 'If-Match'?: string } => (etag === null ? {} : { 'If-Match': etag });
