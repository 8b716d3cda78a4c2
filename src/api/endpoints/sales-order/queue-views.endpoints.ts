/** Saved views of the review queue with how much waits in each, and the columns that a person chose. */
import type { QueueView, QueueViews, SavedSearch } from '../../../commands/sales-order/queue-views.ts';
import { derivedId } from '../../../commands/shared/derived-id.ts';
import { reviewReasonCodes } from '../../../domain/sales-order/review-reasons.ts';
import { orderSourceKinds } from '../../../domain/sales-order/sales-order.events.ts';
import { partialOf, requestSchema } from '../../../platform/codec/decode-request.ts';
import { meaning, optional, withDefault } from '../../../platform/codec/field.ts';
import { boolean, oneOf, text as textField } from '../../../platform/codec/fields.ts';
import { listField, partField } from '../../../platform/codec/record-fields.ts';
import { type WaitingFilter, type WaitingQueries, waitingOrderings } from '../../../projections/review-queue/waiting.queries.ts';
import { json, problems } from '../../http/answers.ts';
import type { Caller } from '../../http/auth.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound, problem } from '../../http/problem.ts';
import { choice, flag, integer, listOf, named, record, type ShapeOf, sometimes, text, uuid } from '../../http/shapes.ts';
import { reviewReason } from './order.shapes.ts';
import { waitingFilterOf } from './waiting.endpoints.ts';

const path = '/sales/queue-views/';
const viewPath = `${path}{id}/` as const;

const queueColumns = ['customer', 'total', 'po_number', 'delivery_date', 'confidence', 'reason', 'assignee', 'age'] as const;
type QueueColumn = (typeof queueColumns)[number];

const searchShape = named(
  'QueueSearch',
  'Filters and sort order of the review queue',
  record({
    ordering: [sometimes(choice(...waitingOrderings)), 'Sort order; - reverses it'],
    source: [sometimes(choice(...orderSourceKinds)), 'Only records from this source'],
    reason: [sometimes(reviewReason), 'Only records with this review reason'],
    requires_review: [sometimes(flag), 'Only records that require review, or only the others'],
    assignee: [sometimes(text), "Subject of the assignee's token, me (the user of the view) or nobody (unassigned)"],
    q: [sometimes(text), 'Words that must all occur'],
  }),
);
const viewShape = named(
  'QueueView',
  'A saved view of the review queue',
  record({
    id: [uuid, 'ID of the view'],
    name: [text, 'Name of the view'],
    shared: [flag, 'Whether everyone in the company sees the view'],
    owner: [text, 'User who saved the view'],
    search: [searchShape, 'Filters and sort order'],
    columns: [listOf(choice(...queueColumns)), 'Columns after the order; empty: the columns each user chose'],
  }),
);
const countedShape = record({
  view: [viewShape, 'The view'],
  count: [integer, 'Number of waiting records in the view, exact up to 1,000'],
  more: [flag, 'Whether there are more than were counted'],
});
const listShape = named(
  'QueueViews',
  'Views of the review queue for the caller',
  record({
    views: [listOf(countedShape), "The caller's views, then those shared by others, each oldest first"],
    mine: [integer, 'Number of waiting records assigned to the caller, at most 1,000'],
    unassigned: [integer, 'Number of unassigned waiting records, at most 1,000'],
    columns: [listOf(choice(...queueColumns)), 'Columns the caller chose; empty: the usual ones'],
  }),
);

const columnsField = meaning(listField(oneOf(queueColumns), queueColumns.length), 'Columns; empty: the usual ones');
const searchField = partField(
  requestSchema({
    ordering: optional(meaning(oneOf(waitingOrderings), 'Sort order; - reverses it')),
    source: optional(meaning(oneOf(orderSourceKinds), 'Only records from this source')),
    reason: optional(meaning(oneOf(reviewReasonCodes), 'Only records with this review reason')),
    requires_review: optional(meaning(boolean, 'Only records that require review, or only the others')),
    assignee: optional(meaning(textField(200), 'Subject of a token, me (the user of the view) or nobody (unassigned)')),
    q: optional(meaning(textField(200), 'Words that must all occur')),
  }),
);
const viewRequest = requestSchema({
  name: textField(60),
  shared: withDefault(boolean, false),
  search: searchField,
  columns: withDefault(columnsField, []),
});

type Search = ShapeOf<typeof searchShape>;
/** They were decoded when they were saved. */
const searchOf = (search: SavedSearch): Search => search as Search;
const viewOf = ({ search, columns, ...view }: QueueView) => ({
  ...view,
  search: searchOf(search),
  columns: columns as readonly QueueColumn[],
});
const filterOf = (search: SavedSearch, subject: string): WaitingFilter => {
  const { ordering: _, ...filters } = searchOf(search);
  return waitingFilterOf(filters, subject);
};
const editorOf = ({ companyId, subject, roles }: Caller) => ({ companyId, subject, isAdmin: roles.includes('admin') });

const tooMany = problem(409, 'too_many_views', 'You have saved 20 views. Delete one of them first.');

type Deps = {
  readonly commands: { readonly queueViews: QueueViews };
  readonly queries: Pick<WaitingQueries, 'waitingCount'>;
};

const writing = ({ commands: { queueViews } }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path,
    summary: 'Save a view of the review queue',
    permission: 'orders:write',
    body: viewRequest,
    answers: { 201: json(viewShape, 'Location'), 409: problems('too_many_views') },
    handle: async ({ body, caller: { companyId, subject }, context: { commandId } }) => {
      const id = derivedId('queue-view', commandId);
      const saved = await queueViews.save(companyId, { ...body, id, owner: subject });
      return saved ? { status: 201, body: viewOf(saved), headers: { Location: `${path}${id}/` } } : { problem: tooMany };
    },
  }),
  endpoint({
    method: 'patch',
    path: viewPath,
    summary: 'Change a view of yours; administrators also change shared ones',
    permission: 'orders:write',
    body: partialOf(viewRequest),
    answers: { 200: viewShape, 404: null },
    handle: async ({ body, caller, params }) => {
      const view = await queueViews.change(editorOf(caller), params.id, body);
      return view ? { status: 200, body: viewOf(view) } : { problem: notFound };
    },
  }),
  endpoint({
    method: 'delete',
    path: viewPath,
    summary: 'Delete a view of yours; administrators also delete shared ones',
    permission: 'orders:write',
    answers: { 204: null, 404: null },
    handle: async ({ caller, params }) =>
      (await queueViews.remove(editorOf(caller), params.id)) ? { status: 204 } : { problem: notFound },
  }),
];

const reading = ({ commands: { queueViews }, queries }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary: 'List your views of the review queue and the shared ones, with the number of records in each',
    permission: 'orders:read',
    unattended: true,
    answers: { 200: listShape },
    handle: async ({ caller: { companyId, subject } }) => {
      const countOf = (filter: WaitingFilter) => queries.waitingCount(companyId, filter);
      const [views, columns, mine, unassigned] = await Promise.all([
        queueViews.list(companyId, subject),
        queueViews.columnsOf(companyId, subject),
        countOf({ assignee: subject }),
        countOf({ assignee: null }),
      ]);
      const counts = await Promise.all(views.map(({ search }) => countOf(filterOf(search, subject))));
      return {
        status: 200,
        body: {
          views: views.map((view, index) => ({ view: viewOf(view), ...(counts[index] ?? { count: 0, more: false }) })),
          mine: mine.count,
          unassigned: unassigned.count,
          columns: columns as readonly QueueColumn[],
        },
      };
    },
  }),
  endpoint({
    method: 'post',
    path: `${path}columns/`,
    summary: 'Choose your columns of the review queue',
    permission: 'me:write',
    body: requestSchema({ columns: columnsField }),
    answers: { 204: null },
    handle: async ({ body: { columns }, caller: { companyId, subject } }) => {
      await queueViews.chooseColumns(companyId, subject, columns);
      return { status: 204 };
    },
  }),
];

export const queueViewEndpoints = (deps: Deps): readonly Endpoint[] => [...reading(deps), ...writing(deps)];
