/** Errors as RFC 9457 problem details: a stable `code` for programs, a sentence for people, nothing of the inside. */
import { isDatabaseDown, ReadModelNotBuilt, Unavailable, VersionConflict } from '@order-intake/event-sourcing';
import type { FieldFault } from '../../platform/codec/field.ts';
import { machineLacks } from '../../platform/machine-lacks.ts';
import { BadCursor } from '../../platform/postgres/keyset.ts';
import type { FieldFaultCode } from '../field-faults.ts';
import { earlierCodes } from './earlier-codes.ts';
import type { HttpCode, HttpStatusOf, WebhookCode, webhookProblems } from './problem-codes.ts';

type More = {
  readonly errors?: readonly FieldFault<FieldFaultCode>[];
  readonly headers?: { readonly [name: string]: string };
  /** what stands in the way, where it can be read and changed: its id, what people call it, its ETag */
  readonly existing?: { readonly id: string; readonly reference: string; readonly etag: string | null };
};
/** `code` is known when it is compiled: an endpoint can only answer those among its `answers`. */
export type Problem<Status extends number = number, Code extends string = string> = More & {
  readonly status: Status;
  readonly code: Code;
  readonly detail: string;
};

/** One that HTTP itself has. */
type HttpProblem = { [C in HttpCode]: Problem<HttpStatusOf<C>, C> }[HttpCode];
type WebhookProblem = { [C in WebhookCode]: Problem<(typeof webhookProblems)[C], C> }[WebhookCode];

export const problem = <const Status extends number, const Code extends string>(
  status: Status,
  code: Code,
  detail: string,
  more: More = {},
): Problem<Status, Code> => ({ status, code, detail, ...more });

/** Ends a request with a problem from wherever it is noticed. Handlers answer theirs: what they may answer is declared. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly problem: Problem;
  constructor(problem: HttpProblem | WebhookProblem) {
    super(problem.detail);
    this.problem = problem;
  }
  /** What a handler answered: the compiler has held it against what its endpoint declares. */
  static declared(problem: Problem): Refused {
    return new Refused(problem as HttpProblem);
  }
}

export const problemType = 'application/problem+json';

/** The code in words: `sign_in_method_disabled` is "Sign in method disabled". */
const titleOf = (code: string): string => code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ');

export const problemBody = ({ status, code, detail, errors, existing }: Problem, correlationId: string) => ({
  type: `urn:order-intake:problem:${code}`,
  title: titleOf(code),
  status,
  code,
  ...(earlierCodes[code] ? { earlier_code: earlierCodes[code] } : {}),
  detail,
  ...(errors ? { errors } : {}),
  ...(existing ? { existing } : {}),
  correlation_id: correlationId,
});

export const notFound = problem(404, 'not_found', 'Not found.');

/** Faults listed in one answer: 50,000 unknown fields do not produce as many sentences. */
const mostFaults = 20;

export const invalid = (faults: readonly FieldFault<FieldFaultCode>[]) => {
  const errors = faults.slice(0, mostFaults);
  const more = faults.length - errors.length;
  const detail = [...errors.map(({ message }) => message), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
  return problem(422, 'invalid_request', detail, { errors });
};

/** One field is wrong; `field` empty: the body. */
export const wrongField = (field: string, code: FieldFaultCode, message: string) =>
  invalid([{ field, code, message: field === '' ? message : `${field}: ${message}` }]);

export const preconditionFailed = problem(
  412,
  'precondition_failed',
  'If-Match: the resource has changed. Read it again and repeat the change.',
);

const unavailable = problem(503, 'unavailable', 'A data store is unreachable. Retry in a few seconds.', {
  headers: { 'Retry-After': '5' },
});

const storageFull = problem(
  503,
  'storage_full',
  'The service cannot store data because its disk is full or not writable. Nothing was saved. Retry later.',
  { headers: { 'Retry-After': '30' } },
);

const notBuilt = problem(
  503,
  'read_model_not_built',
  'The requested data is still being built from the event log. Retry in a few seconds.',
  { headers: { 'Retry-After': '5' } },
);

/** What express and its body parser throw. */
type HttpError = { readonly type?: unknown; readonly status?: unknown };

const byParser: { readonly [type: string]: HttpProblem } = {
  'entity.too.large': problem(413, 'body_too_large', 'The body is larger than 1 MB.'),
  'entity.parse.failed': problem(400, 'malformed_json', 'The body is not valid JSON.'),
  'encoding.unsupported': problem(415, 'unsupported_encoding', 'Send the body uncompressed, or with gzip, deflate or br.'),
  'charset.unsupported': problem(415, 'unsupported_charset', 'Send JSON in UTF-8.'),
};
const byStatus: { readonly [status: number]: HttpProblem } = {
  404: notFound,
  416: problem(416, 'range_not_satisfiable', 'The range is outside the file.'),
};

/** null: a defect of ours, to be logged and answered with 500. */
export const problemOf = (error: unknown): Problem | HttpProblem | null => {
  if (error instanceof Refused) return error.problem;
  if (error instanceof BadCursor) return invalid([{ field: 'cursor', code: 'bad_cursor', message: error.message }]);
  if (error instanceof VersionConflict)
    return problem(409, 'concurrent_change', 'Another request changed this at the same time. Send the request again.');
  if (error instanceof ReadModelNotBuilt) return notBuilt;
  if (error instanceof Unavailable || isDatabaseDown(error)) return unavailable;
  if (machineLacks(error) !== null) return storageFull;
  const { type, status } = (error ?? {}) as HttpError;
  if (typeof type === 'string' && Object.hasOwn(byParser, type)) return byParser[type] ?? null;
  if (typeof status === 'number' && status >= 400 && status < 500)
    return byStatus[status] ?? problem(400, 'bad_request', 'The request is malformed.');
  return null;
};

export const internalError = problem(
  500,
  'internal_error',
  'An internal error occurred. Report the correlation ID to your administrator.',
);
