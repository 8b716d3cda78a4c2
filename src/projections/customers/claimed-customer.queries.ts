/** The one customer that somebody names by number, company name or an address on record. */
import type { Pool } from 'pg';
import { comparable } from '../../domain/sales-order/matching.ts';

export type ClaimedCustomerQueries = {
  /** Null where no customer, or more than one, is named. `email`: the address of the record that the text names. */
  readonly claimedCustomer: (
    companyId: string,
    text: string,
  ) => Promise<{ readonly customerId: string; readonly emails: readonly string[]; readonly email: string | null } | null>;
};

const claimed = {
  name: 'claimed-customer',
  text: `select id as "customerId", emails from read.customers where company_id = $1 and active
    and (emails ?| $2 or (cardinality($2::text[]) = 0 and (code_key = any($3) or name_key = any($3) or alias_keys ?| $3))) limit 2`,
};

const addresses = (text: string): readonly string[] =>
  (text.match(/[^\s<>,;:()"']+@[^\s<>,;:()"']+\.\p{L}{2,}/gu) ?? []).map((address) => address.toLowerCase());

/** All of it, what stands behind a colon, and each word with a digit: "customer number: K-1001", "we are K-1001". */
const namesIn = (text: string): readonly string[] => {
  const parts = [text, text.split(':').at(-1) ?? '', ...text.split('\n'), ...(text.match(/\S*\d\S*/gu) ?? [])];
  return [...new Set(parts.map(comparable))].filter((key) => key !== '');
};

export const createClaimedCustomerQueries = (pool: Pool): ClaimedCustomerQueries => ({
  claimedCustomer: async (companyId, text) => {
    const emails = addresses(text);
    const values = [companyId, emails, namesIn(text)];
    const { rows } = await pool.query<{ customerId: string; emails: readonly string[] }>({ ...claimed, values });
    const [customer] = rows;
    if (!customer || rows.length > 1) return null;
    return { ...customer, email: customer.emails.find((email) => emails.includes(email)) ?? null };
  },
});
