/** The list of what people uploaded, so that none is forgotten: where each stands, and that no order is to be made of one. */
import { asNumber } from '@order-intake/kernel';
import { documentTypes } from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { DismissDocument } from '../../../commands/document/dismiss-document.command.ts';
import type { LoadDocument } from '../../../commands/document/read-document.command.ts';
import { documentRefusalCodes } from '../../../domain/document/document.events.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional } from '../../../platform/codec/field.ts';
import { oneOf, text as textField } from '../../../platform/codec/fields.ts';
import { type DocumentQueries, type UploadRow, uploadStates } from '../../../projections/documents/documents.queries.ts';
import { pageOf, problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { pageAnswer, pageFields, pageRequest } from '../../http/pages.ts';
import { notFound } from '../../http/problem.ts';
import { choice, integer, listOf, named, number, orNull, record, text, time, url, uuid } from '../../http/shapes.ts';
import { shownIn, type WaitFor } from '../../http/wait-for.ts';
import { stillRead } from './document.view.ts';

const path = '/sales/documents/';

const uploadShape = named(
  'Upload',
  'An uploaded document, and what became of it',
  record({
    id: [uuid, 'The upload'],
    url: [url, 'What it says; as long as it is there'],
    name: [text, 'As the file was called'],
    size: [integer, 'In bytes'],
    state: [
      choice(...uploadStates),
      'reading; refused: it cannot be read; no_order: none stands in it; waiting: for a person to make orders of it, or to dismiss it; ordered; dismissed; expired: its day is over, and nobody said',
    ],
    code: [orNull(choice(...documentRefusalCodes)), 'Why no order can be read from it; null: it is not refused'],
    document_types: [listOf(choice(...documentTypes)), 'What stands in it'],
    orders: [integer, 'How many orders stand in it'],
    sales_orders: [listOf(uuid), 'The orders that were made of it, or have it beside them'],
    customer_name: [orNull(text), 'Who orders, as it says'],
    po_number: [orNull(text), "The customer's number of the first order"],
    total: [orNull(number), 'Of the first order, in its currency'],
    currency: [orNull(text), 'ISO 4217'],
    confidence: [orNull(number), '0 to 100; the lowest of its orders'],
    uploaded_by: [text, 'Who uploaded it'],
    created_at: [time, 'When'],
    expires_at: [time, 'Until when an order can be made of it'],
  }),
);

const uploadView = (row: UploadRow) => ({
  id: row.id,
  url: `${path}${row.id}/`,
  name: row.name,
  size: row.size,
  state: row.state,
  code: row.refusal,
  document_types: row.document_types,
  orders: row.orders,
  sales_orders: row.made,
  customer_name: row.customer_name,
  po_number: row.po_number,
  total: asNumber(row.total),
  currency: row.currency,
  confidence: asNumber(row.confidence),
  uploaded_by: row.uploaded_by,
  created_at: row.created_at,
  expires_at: row.expires_at,
});

type Deps = {
  readonly commands: { readonly dismissDocument: DismissDocument; readonly loadDocument: LoadDocument };
  readonly queries: DocumentQueries;
  readonly waitFor: WaitFor;
};

export const uploadEndpoints = ({ commands, queries, waitFor }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary: 'Uploaded documents and what became of each, the last one first',
    permission: 'orders:read',
    ofPersons: true,
    query: requestSchema({ ...pageFields, state: optional(oneOf(uploadStates)) }),
    answers: { 200: pageOf(uploadShape) },
    handle: async ({ caller, query: { state, ...page } }) =>
      pageAnswer(await queries.uploads(caller.companyId, state ?? null, pageRequest(page)), uploadView),
  }),
  endpoint({
    method: 'post',
    path: `${path}{id}/dismiss/`,
    summary: 'Say that no order is to be made of an uploaded document; as long as it is there, one can be made all the same',
    permission: 'orders:write',
    body: requestSchema({ reason: optional(textField(500)) }),
    // null: there is no such document, whatever the body says
    current: async ({ caller, params }) =>
      (await commands.loadDocument(caller.companyId, params.id)).state.phase === 'none' ? null : {},
    answers: { 200: uploadShape, 404: null, 409: problems('document_pending') },
    handle: async ({ params, body: { reason }, context }) => {
      const done = await commands.dismissDocument({ documentId: params.id, reason: reason ?? null }, context);
      if (isLeft(done)) return { problem: done.left.type === 'DocumentPending' ? stillRead : notFound };
      await shownIn(waitFor, 'documents')(done.right.position);
      const row = await queries.upload(context.companyId, params.id);
      return row ? { status: 200, body: uploadView(row) } : { problem: notFound };
    },
  }),
];
