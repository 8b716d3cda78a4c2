import type { LeadEvent } from '../../domain/lead/lead.events.ts';
import type { OrderSource } from '../../domain/sales-order/sales-order.events.ts';
import { readModel } from '../../platform/projections/read-model.ts';

export type LeadRow = {
  readonly id: string;
  readonly company_id: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly source: OrderSource;
  readonly status: 'OPEN' | 'CONVERTED' | 'DISMISSED';
  readonly customer_id: string | null;
  readonly reason: string | null;
  readonly revision: number;
  readonly person_key_id: string | null;
  readonly created_at: Date;
};

export const leads = readModel<LeadEvent>()<LeadRow>({
  name: 'leads',
  version: 3,
  columns: {
    id: 'uuid primary key',
    company_id: 'text not null',
    name: 'text',
    email: 'text',
    phone: 'text',
    source: 'jsonb not null',
    status: 'text not null',
    customer_id: 'uuid',
    reason: 'text',
    revision: 'integer not null',
    person_key_id: 'uuid',
    created_at: 'timestamptz not null',
  },
  indexes: ['create index on $table (company_id, created_at desc, id desc)'],
  personal: true,
  on: {
    LeadCaptured: {
      key: (e) => e.data.leadId,
      fold: (_, e) => {
        const { leadId, name, email, phone, source } = e.data;
        return {
          id: leadId,
          company_id: e.metadata.companyId,
          name,
          email,
          phone,
          source,
          status: 'OPEN',
          customer_id: null,
          reason: null,
          revision: e.revision,
          person_key_id: e.personKeyId,
          created_at: e.recordedAt,
        };
      },
    },
    LeadConverted: {
      key: (e) => e.data.leadId,
      fold: (row, e) =>
        row && { ...row, status: 'CONVERTED', customer_id: e.data.customerId, reason: null, revision: e.revision },
    },
    LeadDismissed: {
      key: (e) => e.data.leadId,
      fold: (row, e) => row && { ...row, status: 'DISMISSED', reason: e.data.reason, revision: e.revision },
    },
  },
});
