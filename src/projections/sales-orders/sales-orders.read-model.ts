import type {
  FieldChange,
  OrderContent,
  OrderLine,
  OrderSource,
  SalesOrderEvent,
} from '../../domain/sales-order/sales-order.events.ts';
import type { Extraction } from '../../domain/shared/extraction.ts';
import { readModel } from '../../platform/projections/read-model.ts';

export type SalesOrderRow = {
  readonly id: string;
  readonly company_id: string;
  readonly reference: string;
  readonly status: 'DRAFT';
  readonly customer_id: string | null;
  readonly customer_name: string | null;
  readonly customer_email: string | null;
  readonly lead_id: string | null;
  readonly po_number: string | null;
  readonly currency: string | null;
  readonly delivery_date: string | null;
  readonly total: string | null;
  readonly lines: readonly OrderLine[];
  readonly ai_confidence: string;
  readonly threshold: number;
  readonly requires_review: boolean;
  readonly review_reasons: readonly string[];
  readonly source: OrderSource;
  readonly source_document: { readonly name: string; readonly sha256: string } | null;
  readonly extraction_metadata: Extraction;
  readonly revisions: readonly { readonly source: OrderSource; readonly at: string; readonly changes: readonly FieldChange[] }[];
  readonly person_key_id: string | null;
  readonly revision: number;
  readonly created_at: Date;
  readonly updated_at: Date;
};

const contentColumns = (content: OrderContent) => {
  const { extraction, lines, customer } = content;
  const { fields, files } = extraction;
  const [document] = files;
  return {
    customer_id: customer?.customerId ?? null,
    customer_name: content.customerName,
    customer_email: content.customerEmail,
    po_number: fields.po_number?.value ?? null,
    currency: fields.currency?.value ?? null,
    delivery_date: fields.delivery_date?.value ?? null,
    total: fields.total?.value ?? null,
    lines,
    ai_confidence: extraction.confidence.toFixed(2),
    threshold: content.threshold,
    requires_review: content.requiresReview,
    review_reasons: content.reviewReasons,
    source_document: document ? { name: document.name, sha256: document.sha256 } : null,
    extraction_metadata: extraction,
  };
};

export const salesOrders = readModel<SalesOrderEvent>()<SalesOrderRow>({
  name: 'sales_orders',
  version: 2,
  columns: {
    id: 'uuid primary key',
    company_id: 'text not null',
    reference: 'text not null',
    status: 'text not null',
    customer_id: 'uuid',
    customer_name: 'text',
    customer_email: 'text',
    lead_id: 'uuid',
    po_number: 'text',
    currency: 'text',
    delivery_date: 'text',
    total: 'text',
    lines: 'jsonb not null',
    ai_confidence: 'numeric(5,2) not null',
    threshold: 'integer not null',
    requires_review: 'boolean not null',
    review_reasons: 'jsonb not null',
    source: 'jsonb not null',
    source_document: 'jsonb',
    extraction_metadata: 'jsonb not null',
    revisions: 'jsonb not null',
    person_key_id: 'uuid',
    revision: 'integer not null',
    created_at: 'timestamptz not null',
    updated_at: 'timestamptz not null',
  },
  indexes: ['create index on $table (company_id, created_at desc, id desc)'],
  personal: true,
  on: {
    OrderDrafted: {
      key: (e) => e.data.orderId,
      fold: (_, e) => {
        const { orderId, reference, content } = e.data;
        return {
          id: orderId,
          company_id: e.metadata.companyId,
          reference,
          status: 'DRAFT',
          ...contentColumns(content),
          lead_id: content.leadId,
          source: content.source,
          revisions: [],
          person_key_id: e.personKeyId,
          revision: e.revision,
          created_at: e.recordedAt,
          updated_at: e.recordedAt,
        };
      },
    },
    OrderRevised: {
      key: (e) => e.data.orderId,
      fold: (row, e) => {
        if (!row || row.revision >= e.revision) return row;
        const { content, changes } = e.data;
        const revision = { source: content.source, at: e.recordedAt.toISOString(), changes };
        return {
          ...row,
          ...contentColumns(content),
          revisions: [...row.revisions, revision],
          revision: e.revision,
          updated_at: e.recordedAt,
        };
      },
    },
  },
});
