/** Documents that people uploaded: what was read in them, and which orders were made of it. */
import { change, column, put, readModel } from '@order-intake/event-sourcing';
import { type DocumentType, drafts } from '@order-intake/order-extraction/document';
import type { DocumentEvent, DocumentRefusalCode } from '../../domain/document/document.events.ts';
import type { OrderSource, SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';

type Made = Extract<
  SalesOrderEvent,
  { type: 'OrderDrafted' | 'OrderRevised' | 'OrderRevisionHeld' | 'OrderRepeated' | 'OrderCancellationRequested' }
>;

const columns = {
  ...column.ofCompany,
  name: column.text,
  size: column.integer,
  uploaded_by: column.text,
  created_at: column.createdAt,
  /** until when an order can be made of it */
  expires_at: column.timestamptz,
  reading: column.textOf<'pending' | 'read' | 'refused'>(),
  refusal: column.orNull(column.textOf<DocumentRefusalCode>()),
  /** as it was read last, null before */
  read_at: column.orNull(column.timestamptz),
  document_types: column.jsonb<readonly DocumentType[]>(),
  /** how many orders stand in it */
  orders: column.integer,
  /** of the first of them */
  customer_name: column.orNull(column.text),
  customer_email: column.orNull(column.text),
  po_number: column.orNull(column.text),
  total: column.orNull(column.text),
  currency: column.orNull(column.text),
  /** the lowest of them */
  confidence: column.orNull(column.numeric(5, 2)),
  /** ids of the orders that were made of it, or have it beside them */
  made: column.jsonb<readonly string[]>(),
  dismissed: column.boolean,
  assignee: column.orNull(column.text),
  /** since when a person has to decide about it, while it exists; null: no decision needed */
  waiting_since: column.derived(column.orNull(column.timestamptz)),
  search: column.derived(column.text),
  person_key_id: column.personKeyId,
};

export type DocumentRow = column.RowOf<typeof columns>;

const sourceOf = ({ data }: Made): OrderSource => ('source' in data ? data.source : data.content.source);
const orderMade = change((e: Made, row: DocumentRow) => ({
  made: row.made.includes(e.data.orderId) ? row.made : [...row.made, e.data.orderId],
}));

export const documents = readModel<DocumentEvent | Made, typeof columns>({
  name: 'documents',
  version: 2,
  columns,
  indexes: [
    'create index on $table (company_id, created_at desc, id desc)',
    'create index on $table (company_id, waiting_since, id) where waiting_since is not null',
  ],
  personal: true,
  key: (e) => {
    if ('documentId' in e.data) return e.data.documentId;
    const { kind, id } = sourceOf(e as Made);
    return kind === 'upload' ? id : null;
  },
  derived: {
    waiting_since: ({ read_at, orders, document_types, made: madeOrders, dismissed }) => {
      // what takes back an order that was not found is one thing to see to
      const expected = orders === 0 && document_types.includes('order_cancellation') ? 1 : orders;
      return !dismissed && madeOrders.length < expected ? read_at : null;
    },
    search: ({ name, customer_name, customer_email, po_number }) =>
      [name, customer_name, customer_email, po_number]
        .filter((part) => part)
        .join(' ')
        .toLowerCase(),
  },
  on: {
    DocumentUploaded: put((e) => ({
      name: e.data.name,
      size: e.data.size,
      uploaded_by: e.metadata.actor,
      expires_at: new Date(e.data.expiresAt),
      reading: 'pending',
      refusal: null,
      read_at: null,
      document_types: [],
      orders: 0,
      customer_name: null,
      customer_email: null,
      po_number: null,
      total: null,
      currency: null,
      confidence: null,
      made: [],
      dismissed: false,
      assignee: null,
    })),
    DocumentExtracted: change((e, row) => {
      const { results, expiresAt } = e.data;
      const orders = results.filter(({ documentType }) => drafts(documentType));
      const fields = orders[0]?.fields ?? {};
      return {
        reading: 'read',
        read_at: e.recordedAt,
        expires_at: expiresAt === undefined ? row.expires_at : new Date(expiresAt),
        document_types: [...new Set(results.map(({ documentType }) => documentType))],
        orders: orders.length,
        customer_name: fields.customer_name?.value ?? null,
        customer_email: fields.customer_email?.value ?? null,
        po_number: fields.po_number?.value ?? null,
        total: fields.total?.value ?? null,
        currency: fields.currency?.value ?? null,
        confidence: orders.length === 0 ? null : Math.min(...orders.map(({ confidence }) => confidence)).toFixed(2),
      };
    }),
    DocumentRefused: change((e) => ({ reading: 'refused', refusal: e.data.code })),
    DocumentDismissed: change(() => ({ dismissed: true })),
    DocumentAssigned: change((e) => ({ assignee: e.data.assignee })),
    OrderDrafted: orderMade,
    OrderRevised: orderMade,
    OrderRevisionHeld: orderMade,
    OrderRepeated: orderMade,
    OrderCancellationRequested: orderMade,
  },
});
