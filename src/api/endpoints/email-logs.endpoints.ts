/** What became of each mail. Entries are read and retried; nobody writes them. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { RetryRefusal } from '../../commands/email-intake/request-retry.command.ts';
import { modules } from '../../domain/shared/module.ts';
import { requestSchema } from '../../platform/codec/decode-request.ts';
import { optional } from '../../platform/codec/field.ts';
import { oneOf } from '../../platform/codec/fields.ts';
import type { EmailLogRow } from '../../projections/email-logs/email-logs.read-model.ts';
import type { ApiDeps } from '../api-deps.ts';
import { type Answer, type Endpoint, endpoint } from '../http/endpoint.ts';
import { contentTag, revisionTag } from '../http/etag.ts';
import { pageAnswer, pageFields, pageRequest } from '../http/pages.ts';
import { notFound, type Problem, preconditionFailed } from '../http/problem.ts';
import { listOf } from '../http/shapes.ts';
import { logShape, logStatuses, logView } from './email-log.view.ts';

const path = '/sales/email-logs/';
const roles = ['admin', 'sales'] as const;
const filters = requestSchema({ ...pageFields, status: optional(oneOf(logStatuses)), module: optional(oneOf(modules)) });

type Deps = Pick<ApiDeps, 'commands' | 'queries' | 'waitFor'>;

export const emailLogEndpoints = ({ commands, queries, waitFor }: Deps): readonly Endpoint[] => {
  const list = (at: string) =>
    endpoint({
      method: 'get',
      path: at,
      summary: 'The log of mails, newest first',
      roles,
      query: filters,
      answers: { 200: listOf(logShape) },
      handle: async ({ caller, query: { limit, cursor, ...filter } }) =>
        pageAnswer(
          await queries.emailLogs(caller.companyId, filter, pageRequest({ limit, ...(cursor ? { cursor } : {}) })),
          logView,
        ),
    });
  return [
    list('/sales/email-configs/logs/'),
    list(path),
    endpoint({
      method: 'get',
      path: `${path}{id}/`,
      summary: 'One log entry',
      roles,
      answers: { 200: logShape, 304: null, 404: null },
      handle: async ({ caller, params }) => {
        const row = await queries.emailLog(caller.companyId, params.id ?? '');
        if (!row) return { problem: notFound };
        const body = logView(row);
        return { status: 200, body, etag: contentTag(row.revision, body) };
      },
    }),
    endpoint({
      method: 'post',
      path: `${path}{id}/retry/`,
      summary: 'Try a failed mail again, from the step that failed',
      roles,
      answers: { 202: logShape, 404: null, 409: null, 412: null },
      handle: async ({ caller, params, ifMatch, context, resumed }) => {
        const row = await queries.emailLog(caller.companyId, params.id ?? '');
        if (!row) return { problem: notFound };
        const done = await commands.requestRetry({ emailId: row.id, ifMatch }, context);
        if (isLeft(done)) {
          const ours = resumed && done.left.type === 'NotFailed' && done.left.status === 'PENDING';
          return ours ? retried(row, row.revision) : { problem: retryProblem(done.left) };
        }
        const { position, revision } = done.right;
        if (position !== null) await waitFor(position, ['email_logs'], 1_000);
        return retried(row, revision);
      },
    }),
  ];
};

/** The entry right after the request, whatever a worker has done to it since. */
const retried = (row: EmailLogRow, revision: number): Answer => ({
  status: 202,
  body: logView({ ...row, status: 'PENDING', error_message: '', next_attempt_at: null, revision }),
  etag: revisionTag(revision),
});

const retryProblem = (refusal: RetryRefusal): Problem => {
  switch (refusal.type) {
    case 'EmailUnknown':
      return notFound;
    case 'NotFailed':
      return {
        status: 409,
        code: 'not_failed',
        detail: `This entry is ${refusal.status}: only a FAILED one can be tried again.`,
      };
    case 'PreconditionFailed':
      return preconditionFailed;
  }
};
