/** Errors as RFC 9457 problem details: a stable `code` for programs, a sentence for people, nothing of the inside. */
import { STATUS_CODES } from 'node:http';
import type { FieldFault } from '../../platform/codec/field.ts';
import { Unavailable, VersionConflict } from '../../platform/event-store/errors.ts';
import { isDatabaseDown } from '../../platform/postgres/database-down.ts';
import { BadCursor } from '../../platform/postgres/keyset.ts';

export type Problem = {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly errors?: readonly FieldFault[];
  readonly headers?: { readonly [name: string]: string };
  /** what stands in the way, where it can be read and changed: its id, what people call it, its ETag */
  readonly existing?: { readonly id: string; readonly reference: string; readonly etag: string | null };
};

/** Ends a request with a problem from wherever it is noticed. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

export const problemType = 'application/problem+json';

export const problemBody = ({ status, code, detail, errors, existing }: Problem, correlationId: string) => ({
  type: `urn:order-intake:problem:${code}`,
  title: STATUS_CODES[status] ?? 'Error',
  status,
  code,
  detail,
  ...(errors ? { errors } : {}),
  ...(existing ? { existing } : {}),
  correlation_id: correlationId,
});

export const notFound: Problem = { status: 404, code: 'not_found', detail: 'There is nothing here that you may see.' };

/** Faults that one answer tells: whoever sends 50,000 unknown fields is not answered by as many sentences. */
const mostFaults = 20;

export const invalid = (faults: readonly FieldFault[]): Problem => {
  const errors = faults.slice(0, mostFaults);
  const more = faults.length - errors.length;
  return {
    status: 422,
    code: 'invalid_request',
    detail: [...errors.map(({ message }) => message), ...(more > 0 ? [`and ${more} more`] : [])].join('; '),
    errors,
  };
};

export const preconditionFailed: Problem = {
  status: 412,
  code: 'precondition_failed',
  detail: 'If-Match: this was changed meanwhile. Read it again and decide again.',
};

const unavailable: Problem = {
  status: 503,
  code: 'unavailable',
  detail: 'A store of this service cannot be reached right now. Send the same request again in a few seconds.',
  headers: { 'Retry-After': '5' },
};

/** What express and its body parser throw. */
type HttpError = { readonly type?: unknown; readonly status?: unknown };

const byParser: { readonly [type: string]: Problem } = {
  'entity.too.large': { status: 413, code: 'body_too_large', detail: 'The body is larger than 1 MB.' },
  'entity.parse.failed': { status: 400, code: 'malformed_json', detail: 'The body is not JSON.' },
  'encoding.unsupported': {
    status: 415,
    code: 'unsupported_encoding',
    detail: 'Send the body as it is, or with gzip, deflate or br.',
  },
  'charset.unsupported': { status: 415, code: 'unsupported_charset', detail: 'Send JSON in UTF-8.' },
};

/** null: a defect of ours, to be logged and answered with 500. */
export const problemOf = (error: unknown): Problem | null => {
  if (error instanceof Refused) return error.problem;
  if (error instanceof BadCursor) return invalid([{ field: 'cursor', code: 'bad_cursor', message: error.message }]);
  if (error instanceof VersionConflict)
    return { status: 409, code: 'concurrent_change', detail: 'Others changed this at the same time. Send the request again.' };
  if (error instanceof Unavailable || isDatabaseDown(error)) return unavailable;
  const { type, status } = (error ?? {}) as HttpError;
  if (typeof type === 'string' && Object.hasOwn(byParser, type)) return byParser[type] ?? null;
  if (typeof status === 'number' && status >= 400 && status < 500)
    return { status, code: 'bad_request', detail: 'The request cannot be read.' };
  return null;
};

export const internalError: Problem = {
  status: 500,
  code: 'internal_error',
  detail: 'The service made a mistake. The correlation id finds it in the log.',
};
