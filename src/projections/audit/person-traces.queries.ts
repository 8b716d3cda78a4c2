/** Where a company's read models show a person, by address: asked before an erasure, because afterwards nobody can tell. */
import type { Pool } from 'pg';

export type PersonTraces = {
  readonly emails: number;
  /** ids */
  readonly customers: readonly string[];
  /** those of them that name nobody else: the person is the customer */
  readonly soleCustomers: readonly string[];
  readonly leads: number;
  /** ids of orders that carry the address as their customer's, regardless of the sender */
  readonly orders: readonly string[];
  /** ids of the mails or documents that those orders came from */
  readonly sources: readonly string[];
};

export type PrivacyQueries = { readonly personTraces: (companyId: string, email: string) => Promise<PersonTraces> };

const traces = `select
  (select count(*)::int from read.emails where company_id = $1 and lower(trim(email_from)) = $2) as "emails",
  coalesce((select jsonb_agg(id) from read.customers c where company_id = $1
     and exists (select from jsonb_array_elements_text(c.emails) as email where lower(trim(email)) = $2)), '[]') as customers,
  coalesce((select jsonb_agg(id) from read.customers c where company_id = $1 and jsonb_array_length(c.emails) > 0
     and not exists (select from jsonb_array_elements_text(c.emails) as email
       where lower(trim(email)) <> $2 and email <> '[erased]')
     and exists (select from jsonb_array_elements_text(c.emails) as email where lower(trim(email)) = $2)), '[]') as "soleCustomers",
  (select count(*)::int from read.leads where company_id = $1 and lower(trim(email)) = $2) as leads,
  coalesce((select jsonb_agg(id) from read.sales_orders where company_id = $1 and lower(trim(customer_email)) = $2), '[]') as orders,
  coalesce((select jsonb_agg(distinct source->>'id') filter (where source->>'id' is not null)
     from read.sales_orders where company_id = $1 and lower(trim(customer_email)) = $2), '[]') as sources`;

export const createPrivacyQueries = (pool: Pool): PrivacyQueries => ({
  personTraces: async (companyId, email) => {
    const { rows } = await pool.query<PersonTraces>(traces, [companyId, email.normalize('NFC').trim().toLowerCase()]);
    return rows[0] ?? { emails: 0, customers: [], soleCustomers: [], leads: 0, orders: [], sources: [] };
  },
});
