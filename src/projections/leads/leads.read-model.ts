import type { LeadEvent } from '../../domain/lead/lead.events.ts';
import type { OrderSource } from '../../domain/sales-order/sales-order.events.ts';
import {
  companyId,
  createdAt,
  jsonb,
  orNull,
  personKeyId,
  primaryKey,
  type RowOf,
  revision,
  text,
  textOf,
  uuid,
} from '../../platform/projections/columns.ts';
import { change, put, readModel } from '../../platform/projections/read-model.ts';

const columns = {
  id: primaryKey(uuid),
  company_id: companyId,
  name: orNull(text),
  email: orNull(text),
  phone: orNull(text),
  source: jsonb<OrderSource>(),
  status: textOf<'OPEN' | 'CONVERTED' | 'DISMISSED'>(),
  customer_id: orNull(uuid),
  reason: orNull(text),
  revision,
  person_key_id: personKeyId,
  created_at: createdAt,
};

export type LeadRow = RowOf<typeof columns>;

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
