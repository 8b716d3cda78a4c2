/** What became of each mail. Entries are read and retried; nobody writes them. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { RequestNotification } from '../../../commands/email/request-notification.command.ts';
import type { RequestRetry } from '../../../commands/email/request-retry.command.ts';
import { flagText, moment } from '../../../commands/sales-order/order-fields.schema.ts';
import { deliveryEnds } from '../../../domain/delivery/delivery.ts';
import { failureCauses } from '../../../domain/email/email.events.ts';
import { mailKinds } from '../../../domain/email/mail-kind.ts';
import { modules } from '../../../domain/shared/module.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { meaning, optional, withDefault } from '../../../platform/codec/field.ts';
import { oneOf, text } from '../../../platform/codec/fields.ts';
import type { CurrentEmail } from '../../../projections/emails/current-email.queries.ts';
import { noOrderReasons } from '../../../projections/emails/emails.columns.ts';
import { type EmailQueries, emailOrderings } from '../../../projections/emails/emails.queries.ts';
import type { EmailRow } from '../../../projections/emails/emails.read-model.ts';
import { countedPageOf, json, problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { contentTag, revisionTag } from '../../http/etag.ts';
import { counted, countedPage, countedRequest, pageFields } from '../../http/pages.ts';
import { notFound } from '../../http/problem.ts';
import { shownIn, type WaitFor } from '../../http/wait-for.ts';
import { notifyProblem, retryProblem } from './email.problems.ts';
import { logShape, logStatuses, logView, type OrderStatuses, statusesFor } from './email.view.ts';

const path = '/sales/email-logs/';
const filters = requestSchema({
  ...pageFields,
  status: optional(oneOf(logStatuses)),
  module: optional(oneOf(modules)),
  notification: optional(oneOf(deliveryEnds)),
  cause: optional(oneOf(failureCauses)),
  requires_review: optional(flagText),
  no_order: optional(oneOf([...noOrderReasons, 'true', 'false'] as const)),
  assignee: optional(text(200)),
  kind: optional(meaning(oneOf(mailKinds), 'Only emails without an order, of this kind')),
  seen: optional(meaning(flagText, 'Only questions and complaints; true: marked as seen, false: not marked')),
  q: optional(text(200)),
  from: optional(moment),
  to: optional(moment),
  ordering: withDefault(oneOf(emailOrderings), '-received_at'),
});

type Deps = {
  readonly commands: {
    readonly requestNotification: RequestNotification;
    readonly requestRetry: RequestRetry;
  };
  readonly queries: { readonly currentEmail: CurrentEmail } & OrderStatuses &
    Pick<EmailQueries, 'email' | 'emails' | 'emailTotal'>;
  readonly waitFor: WaitFor;
};

/** What the endpoints of the log share. */
const shared = ({ queries, waitFor }: Deps) => {
  const waitUntilShown = shownIn(waitFor, 'emails');
  const list = (at: string) =>
    endpoint({
      method: 'get',
      path: at,
      summary: 'List the email log, newest first',
      permission: 'emails:read',
      ofPersons: true,
      query: filters,
      answers: { 200: countedPageOf(logShape) },
      handle: async ({ caller, query: { limit, cursor, ordering, requires_review: requiresReview, no_order, ...filters } }) => {
        const filter = {
          ...filters,
          ...(requiresReview === undefined ? {} : { requiresReview }),
          ...(no_order === undefined ? {} : { noOrder: no_order === 'true' || (no_order === 'false' ? false : no_order) }),
        };
        const [page, total] = await counted(countedRequest({ limit, cursor }), filter.q !== undefined, {
          page: (page) => queries.emails(caller.companyId, { ...filter, ordering }, page),
          total: (first) => queries.emailTotal(caller.companyId, filter, first),
        });
        const statuses = await statusesFor(queries, caller.companyId, page.items);
        return countedPage(page, total, (row) => logView(row, statuses));
      },
    });
  return { shown: waitUntilShown, list };
};
type Parts = Deps & ReturnType<typeof shared>;

const reading = ({ queries, list }: Parts): readonly Endpoint[] => [
  list('/sales/email-configs/logs/'),
  list(path),
  endpoint({
    method: 'get',
    path: `${path}{id}/`,
    summary: 'Get an email log entry',
    permission: 'emails:read',
    answers: { 200: json(logShape, 'ETag'), 304: null, 404: null },
    handle: async ({ caller, params }) => {
      const id = params.id;
      // one that was recorded a moment ago may not be in the read model yet
      const row = (await queries.email(caller.companyId, id)) ?? (await queries.currentEmail(caller.companyId, id));
      if (!row) return { problem: notFound };
      const body = logView(row, await statusesFor(queries, caller.companyId, [row]));
      return { status: 200, body, etag: contentTag(row.revision, body) };
    },
  }),
];

const acting = ({ commands, queries, shown: waitUntilShown }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path: `${path}{id}/retry/`,
    summary: 'Retry an email from the step that failed',
    permission: 'emails:write',
    answers: { 202: json(logShape, 'ETag'), 404: null, 409: problems('not_failed'), 412: null },
    handle: async ({ params, ifMatch, context, resumed }) => {
      const emailId = params.id;
      const result = await commands.requestRetry({ emailId, ifMatch }, context);
      if (isLeft(result)) {
        const ours = resumed && result.left.type === 'NotFailed' && result.left.status === 'PENDING';
        if (!ours) return { problem: retryProblem(result.left) };
      } else await waitUntilShown(result.right.position);
      const row = await queries.currentEmail(context.companyId, emailId);
      return row ? accepted(queries, retried(row), isLeft(result) ? row.revision : result.right.revision) : { problem: notFound };
    },
  }),
  endpoint({
    method: 'post',
    path: `${path}{id}/notify/`,
    summary: 'Resend a notification that failed, was not requested or has an uncertain outcome',
    permission: 'emails:write',
    answers: { 202: json(logShape, 'ETag'), 404: null, 409: problems('no_outcome', 'notification_not_resendable'), 412: null },
    handle: async ({ params, ifMatch, context, resumed }) => {
      const emailId = params.id;
      const result = await commands.requestNotification({ emailId, ifMatch }, context);
      if (isLeft(result)) {
        const ours = resumed && result.left.type === 'NotificationStands';
        if (!ours) return { problem: notifyProblem(result.left) };
      } else await waitUntilShown(result.right.position);
      const row = await queries.currentEmail(context.companyId, emailId);
      return row ? accepted(queries, row, isLeft(result) ? row.revision : result.right.revision) : { problem: notFound };
    },
  }),
];

export const emailEndpoints = (deps: Deps): readonly Endpoint[] => {
  const parts = { ...deps, ...shared(deps) };
  return [...reading(parts), ...acting(parts)];
};

/** The entry right after the request, whatever a worker has done to it since. */
const retried = (row: EmailRow): EmailRow => ({
  ...row,
  status: 'PENDING',
  outcome_at: null,
  no_order: null,
  waiting_since: null,
  failure: null,
  error_code: null,
  failing_since: null,
  next_attempt_at: null,
});

const accepted = async (queries: OrderStatuses, row: EmailRow, revision: number) => ({
  status: 202 as const,
  body: logView({ ...row, revision }, await statusesFor(queries, row.company_id, [row])),
  etag: revisionTag(revision),
});
