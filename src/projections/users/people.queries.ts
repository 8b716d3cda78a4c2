/** What everybody is called that histories, comments and lists name by an id: users of the own sign-in, and the keys of machines. */
import { erased } from '@order-intake/kernel';
import type { Pool } from 'pg';

export const personStates = ['active', 'invited', 'ended', 'erased'] as const;
export type Person = {
  /** of an actor what stands behind `user:` */
  readonly id: string;
  /** their address until they said their name; null: they were erased */
  readonly name: string | null;
  readonly kind: 'user' | 'key';
  readonly status: (typeof personStates)[number];
};

export type PeopleQueries = { readonly knownPeople: (companyId: string) => Promise<readonly Person[]> };

const all = {
  name: 'known-people',
  text: `select id::text as id, coalesce(name, email) as name, 'user' as kind, status from read.users where company_id = $1
    union all select 'api-key-' || id, name, 'key', 'active' from read.api_keys where company_id = $1`,
};

export const createPeopleQueries = (pool: Pool): PeopleQueries => ({
  knownPeople: async (companyId) => {
    const { rows } = await pool.query<Person>({ ...all, values: [companyId] });
    return rows.map((row) => (row.name === erased ? { ...row, name: null, status: 'erased' } : row));
  },
});
