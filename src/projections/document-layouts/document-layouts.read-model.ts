import { change, column, put, readModel } from '@order-intake/event-sourcing';
import type { DocumentLayoutEvent } from '../../domain/document-layout/document-layout.events.ts';
import type { LayoutMemory } from '../../domain/document-layout/layout-memory.ts';

const columns = {
  ...column.ofCompany,
  created_at: column.createdAt,
  memory: column.jsonb<LayoutMemory>(),
  /** whose order taught it last, where that is known */
  customer_id: column.orNull(column.uuid),
  /** the order that taught it last, what had been read wrongly there, and who confirmed it */
  order_id: column.uuid,
  corrected: column.jsonb<readonly string[]>(),
  confirmed_by: column.text,
  confirmed_at: column.timestamptz,
  /** false: revoked */
  active: column.boolean,
  revoked_by: column.orNull(column.text),
  revoked_at: column.orNull(column.timestamptz),
};

/** What is known of the layouts of a company's documents. */
export type DocumentLayoutRow = column.RowOf<typeof columns>;

export const documentLayouts = readModel<DocumentLayoutEvent, typeof columns>({
  name: 'document_layouts',
  version: 2,
  columns,
  indexes: ['create index on $table (company_id, confirmed_at desc, id desc) where active'],
  key: (e) => e.data.layoutId,
  on: {
    DocumentLayoutLearned: put((e) => ({
      memory: e.data.memory,
      customer_id: e.data.customerId,
      order_id: e.data.orderId,
      corrected: e.data.corrected,
      confirmed_by: e.data.confirmedBy,
      confirmed_at: e.recordedAt,
      active: true,
      revoked_by: null,
      revoked_at: null,
    })),
    DocumentLayoutRevoked: change((e) => ({ active: false, revoked_by: e.metadata.actor, revoked_at: e.recordedAt })),
  },
});
