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
  'An uploaded document and its outcome',
  record({
    id: [uuid, 'Upload ID'],
    url: [url, 'URL of the extraction, while the document is stored'],
    name: [text, 'File name'],
    size: [integer, 'Size in bytes'],
    state: [
      choice(...uploadStates),
      'reading; refused: unreadable; no_order: contains no order; waiting: a user must create orders from it or dismiss it; ordered; dismissed; expired: neither happened within a day',
    ],
    code: [orNull(choice(...documentRefusalCodes)), 'Why no order can be read from the document; null if it was not refused'],
    document_types: [listOf(choice(...documentTypes)), 'Types of the documents in the file'],
    orders: [integer, 'Number of orders in the document'],
    sales_orders: [listOf(uuid), 'IDs of the orders created from the document or linked to it'],
    customer_name: [orNull(text), 'Customer name in the document'],
    po_number: [orNull(text), 'Purchase order number of the first order'],
    total: [orNull(number), 'Total of the first order in its currency'],
    currency: [orNull(text), 'ISO 4217 currency code'],
    confidence: [orNull(number), 'Lowest confidence of the orders, from 0 to 100'],
    uploaded_by: [text, 'User who uploaded the document'],
    created_at: [time, 'Time of upload'],
    expires_at: [time, 'Time until which an order can be created from the document'],
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
    summary: 'List uploaded documents, newest first',
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
    summary: 'Dismiss an uploaded document; orders can still be created while it is stored',
    permission: 'orders:write',
    body: requestSchema({ reason: optional(textField(500)) }),
    // null: there is no such document, whatever the body says
    current: async ({ caller, params }) =>
      (await commands.loadDocument(caller.companyId, params.id)).state.phase === 'none' ? null : {},
    answers: { 200: uploadShape, 404: null, 409: problems('document_pending') },
    handle: async ({ params, body: { reason }, context }) => {
      const result = await commands.dismissDocument({ documentId: params.id, reason: reason ?? null }, context);
      if (isLeft(result)) return { problem: result.left.type === 'DocumentPending' ? stillRead : notFound };
      await shownIn(waitFor, 'documents')(result.right.position);
      const row = await queries.upload(context.companyId, params.id);
      return row ? { status: 200, body: uploadView(row) } : { problem: notFound };
    },
  }),
];
