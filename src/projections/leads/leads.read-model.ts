import { change, column, put, readModel } from '@order-intake/event-sourcing';
import type { LeadEvent } from '../../domain/lead/lead.events.ts';
import type { OrderSource } from '../../domain/sales-order/sales-order.events.ts';

const columns = {
  ...column.ofCompany,
  name: column.orNull(column.text),
  email: column.orNull(column.text),
  phone: column.orNull(column.text),
  source: column.jsonb<OrderSource>(),
  status: column.textOf<'OPEN' | 'CONVERTED' | 'DISMISSED'>(),
  customer_id: column.orNull(column.uuid),
  reason: column.orNull(column.text),
  revision: column.revision,
  person_key_id: column.personKeyId,
  created_at: column.createdAt,
};

export type LeadRow = column.RowOf<typeof columns>;

export const leads = readModel<LeadEvent, typeof columns>({
  name: 'leads',
  version: 3,
  columns,
  indexes: ['create index on $table (company_id, created_at desc, id desc)'],
  personal: true,
  key: (e) => e.data.leadId,
  on: {
    LeadCaptured: put(({ data: { name, email, phone, source } }) => ({
      name,
      email,
      phone,
      source,
      status: 'OPEN',
      customer_id: null,
      reason: null,
    })),
    LeadConverted: change((e) => ({ status: 'CONVERTED', customer_id: e.data.customerId, reason: null })),
    LeadDismissed: change((e) => ({ status: 'DISMISSED', reason: e.data.reason })),
  },
});
