/** What the caller is notified of in the app: mentions, assignments and comments on what is assigned to them. */
import { moment } from '../../../commands/sales-order/order-fields.schema.ts';
import type { ReadNotices } from '../../../commands/sales-order/read-notices.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { meaning, optional } from '../../../platform/codec/field.ts';
import { uuidText } from '../../../platform/codec/fields.ts';
import { listField } from '../../../platform/codec/record-fields.ts';
import { type Notice, type NoticeQueries, noticeKinds } from '../../../projections/notices/notices.queries.ts';
import { json } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { pageAnswer, pageFields, pageRequest } from '../../http/pages.ts';
import { choice, flag, integer, listOf, named, orNull, record, text, time, uuid } from '../../http/shapes.ts';
import { relatedOrder } from './order-life.shapes.ts';

const path = '/sales/notifications/';

const noticeShape = named(
  'Notification',
  'Something on an order that is about the caller',
  record({
    id: [uuid, 'Notification ID: the ID of its event'],
    at: [time, 'Time of the event'],
    kind: [
      choice(...noticeKinds),
      'mentioned in a comment, assigned to the caller, or commented: on an order assigned to the caller',
    ],
    order: [relatedOrder, 'The order'],
    by: [text, 'Who did it: user:… or system:…'],
    text: [orNull(text), 'Text of the comment, with mentions as @[ID]; null if there is no comment'],
    read: [flag, 'Whether the caller has read it'],
  }),
);
const unreadShape = named(
  'UnreadNotifications',
  'How many notifications the caller has not read',
  record({ unread: [integer, 'Number of unread notifications, exact up to 1,000'] }),
);

const view = ({ id, at, kind, order_id, reference, actor, text, is_read }: Notice) => ({
  ...{ id, at, kind, text, read: is_read },
  order: { id: order_id, reference },
  by: actor,
});

type Deps = { readonly commands: { readonly readNotices: ReadNotices }; readonly queries: NoticeQueries };

export const noticeEndpoints = ({ commands: { readNotices }, queries }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary: 'List your notifications of the last 30 days, newest first',
    permission: 'orders:read',
    ofPersons: true,
    query: requestSchema(pageFields),
    answers: { 200: json(listOf(noticeShape), 'Link') },
    handle: async ({ caller: { companyId, subject }, query: { limit, cursor } }) =>
      pageAnswer(
        await queries.notices(companyId, subject, pageRequest({ limit, ...(cursor === undefined ? {} : { cursor }) })),
        view,
      ),
  }),
  endpoint({
    method: 'get',
    path: `${path}unread/`,
    summary: 'Count your unread notifications',
    permission: 'orders:read',
    unattended: true,
    answers: { 200: unreadShape },
    handle: async ({ caller: { companyId, subject } }) => ({
      status: 200,
      body: { unread: (await queries.unreadNotices(companyId, subject)).length },
    }),
  }),
  endpoint({
    method: 'post',
    path: `${path}read/`,
    summary: 'Mark notifications of yours as read: those named, those until a time, or all',
    permission: 'me:write',
    body: requestSchema({
      ids: optional(meaning(listField(uuidText, 200), 'IDs of the notifications; absent: all')),
      until: optional(meaning(moment, 'Only notifications until this time')),
    }),
    answers: { 200: unreadShape },
    handle: async ({ body, caller: { companyId, subject } }) => {
      await readNotices.mark(companyId, subject, await queries.unreadNotices(companyId, subject, body));
      return { status: 200, body: { unread: (await queries.unreadNotices(companyId, subject)).length } };
    },
  }),
];
