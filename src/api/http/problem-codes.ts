/** The codes of problems that HTTP itself has, each with its status and the endpoints it may come from. An endpoint's own are among its answers. */

/** What matters here of an endpoint. */
type Asked = {
  readonly method: string;
  readonly path: string;
  readonly permission: string;
  readonly file?: unknown;
  readonly unkept?: true;
};
type From = (endpoint: Asked) => boolean;

const any: From = () => true;
const withToken: From = ({ permission }) => permission !== 'anyone';
const keyed: From = ({ method, unkept }) => method === 'post' && !unkept;
const write: From = ({ method }) => method !== 'get';
const form: From = ({ file }) => file !== undefined;
const ofOne: From = ({ path }) => path.includes('{');
/** where an endpoint names its status among its answers */
const declared: From = () => false;
/** of paths and methods that there are not */
const nowhere: From = () => false;

export const httpProblems = {
  bad_request: { status: 400, from: any },
  malformed_json: { status: 400, from: any },
  bad_idempotency_key: { status: 400, from: keyed },
  malformed_multipart: { status: 400, from: form },
  file_missing: { status: 400, from: form },
  several_files: { status: 400, from: form },
  wrong_field: { status: 400, from: form },
  two_credentials: { status: 400, from: withToken },
  unauthorized: { status: 401, from: withToken },
  session_ended: { status: 401, from: withToken },
  link_invalid: { status: 401, from: declared },
  cross_site_request: { status: 403, from: withToken },
  header_required: { status: 403, from: withToken },
  forbidden: { status: 403, from: withToken },
  company_unknown: { status: 403, from: withToken },
  not_found: { status: 404, from: ofOne },
  method_not_allowed: { status: 405, from: nowhere },
  concurrent_change: { status: 409, from: write },
  request_in_progress: { status: 409, from: keyed },
  precondition_failed: { status: 412, from: declared },
  body_too_large: { status: 413, from: any },
  file_too_large: { status: 413, from: form },
  unsupported_media_type: { status: 415, from: any },
  unsupported_encoding: { status: 415, from: any },
  unsupported_charset: { status: 415, from: any },
  range_not_satisfiable: { status: 416, from: nowhere },
  invalid_request: { status: 422, from: any },
  idempotency_key_reused: { status: 422, from: keyed },
  too_many_requests: { status: 429, from: any },
  internal_error: { status: 500, from: any },
  unavailable: { status: 503, from: any },
  storage_full: { status: 503, from: any },
  read_model_not_built: { status: 503, from: any },
  too_many_streams: { status: 503, from: declared },
} as const satisfies { readonly [code: string]: { readonly status: number; readonly from: From } };

export type HttpCode = keyof typeof httpProblems;
export type HttpStatusOf<C extends HttpCode> = (typeof httpProblems)[C]['status'];
/** What handlers may answer where its status is one of theirs; everything else is noticed before or after them. */
export type AnsweredCode = 'not_found' | 'precondition_failed' | 'invalid_request';

/** The webhook of the chat provider is no endpoint; what it refuses is told in the same form. */
export const webhookProblems = {
  challenge_missing: 400,
  not_json: 400,
  signature_mismatch: 401,
  verify_token_mismatch: 403,
} as const;
export type WebhookCode = keyof typeof webhookProblems;

const codes = Object.keys(httpProblems) as readonly HttpCode[];

type Declared = { readonly [status: number]: unknown };
const isProblems = (answer: unknown): answer is { readonly problems: readonly string[] } =>
  typeof answer === 'object' && answer !== null && 'problems' in answer;

/**
 * Every problem that this endpoint may answer: codes by status. Throws for a status that is declared and has no code: nobody could tell what it
 * says.
 */
export const problemsOf = (endpoint: Asked & { readonly answers: Declared }): Readonly<Record<string, readonly string[]>> => {
  const codesByStatus: Record<string, string[]> = {};
  const add = (status: number | string, all: readonly string[]) => {
    codesByStatus[status] = [...new Set([...(codesByStatus[status] ?? []), ...all])];
  };
  for (const code of codes) if (httpProblems[code].from(endpoint)) add(httpProblems[code].status, [code]);
  for (const [status, answer] of Object.entries(endpoint.answers)) {
    if (Number(status) < 400) continue;
    const unnamed = codes.filter((code) => String(httpProblems[code].status) === status && isAnswered(code));
    if (isProblems(answer)) add(status, [...unnamed, ...answer.problems]);
    else if (answer === null) add(status, unnamed);
    else delete codesByStatus[status];
    if (codesByStatus[status]?.length === 0)
      throw new Error(`${endpoint.method} ${endpoint.path} declares ${status} and no code that comes with it`);
  }
  return codesByStatus;
};

const answered: { readonly [code in AnsweredCode]: true } = { not_found: true, precondition_failed: true, invalid_request: true };
const isAnswered = (code: HttpCode): boolean => code in answered;
