/** Why a request did not work, as the app deals with it: the service's own problem (RFC 9457), or no answer at all. */
import type { components } from './schema.d.ts';

/** The service's codes, and two of the app's own: no answer came, or one that is no problem of the service. */
export type Problem = Omit<components['schemas']['Problem'], 'code'> & {
  readonly code: components['schemas']['ProblemCode'] | 'unreachable' | 'unknown';
};
export type FieldFault = components['schemas']['FieldFault'];

export class ProblemError extends Error {
  readonly problem: Problem;
  readonly retryAfterSeconds: number | null;

  constructor(problem: Problem, retryAfterSeconds: number | null = null) {
    super(problem.detail);
    this.name = 'ProblemError';
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get code(): Problem['code'] {
    return this.problem.code;
  }

  get status(): number {
    return this.problem.status;
  }
}

/** `status` 0: nothing was answered. */
export const unreachable = (): ProblemError =>
  new ProblemError({ type: 'about:blank', title: '', status: 0, code: 'unreachable', detail: '', correlation_id: '' });

/** What an answer that is no success says; a proxy's page in between says only its status. */
export const problemOf = async (response: Response): Promise<ProblemError> => {
  const after = Number(response.headers.get('retry-after'));
  const retryAfter = Number.isFinite(after) && after > 0 ? after : null;
  const body: unknown = await response.json().catch(() => null);
  const isProblem = typeof body === 'object' && body !== null && 'code' in body && 'detail' in body;
  if (isProblem) return new ProblemError(body as Problem, retryAfter);
  const { status } = response;
  const correlation = response.headers.get('x-correlation-id') ?? '';
  return new ProblemError(
    { type: 'about:blank', title: '', status, code: 'unknown', detail: '', correlation_id: correlation },
    retryAfter,
  );
};

export const isProblem = (error: unknown, ...codes: readonly Problem['code'][]): error is ProblemError =>
  error instanceof ProblemError && (codes.length === 0 || codes.includes(error.code));

/** The messages of a 422 by their fields; '' is the body as a whole. */
export const faultsOf = (error: unknown): Readonly<Record<string, FieldFault>> =>
  error instanceof ProblemError ? Object.fromEntries((error.problem.errors ?? []).map((fault) => [fault.field, fault])) : {};
