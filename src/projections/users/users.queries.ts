import type { Pool } from 'pg';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import type { UserRow } from './users.read-model.ts';

export type ListedUser = Omit<UserRow, 'person_key_id'> & {
  readonly last_sign_in_at: Date | null;
  readonly second_step: boolean;
};

export type UserQueries = {
  /** The newest first. */
  readonly users: (companyId: string, page: PageRequest) => Promise<Page<ListedUser>>;
  readonly user: (companyId: string, id: string) => Promise<ListedUser | null>;
};

const select = `select u.id, u.company_id, u.email, u.name, u.roles, u.status, u.invited_at, u.joined_at, u.ended_at, u.created_at,
    c.last_sign_in_at, c.totp is not null as second_step
  from read.users u left join app.credentials c on c.company_id = u.company_id and c.user_id = u.id
  where u.company_id = $1`;
const list = {
  name: 'users',
  text: `${select} and (u.created_at, u.id) < ($2, $3) order by u.created_at desc, u.id desc limit $4`,
};
const userById = { name: 'user', text: `${select} and u.id = $2` };

export const createUserQueries = (pool: Pool): UserQueries => ({
  users: async (companyId, page) => {
    const { at, id } = startOf(page);
    const { rows } = await pool.query<ListedUser>({ ...list, values: [companyId, at, id, page.limit + 1] });
    return pageOf(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  },
  user: async (companyId, id) => (await pool.query<ListedUser>({ ...userById, values: [companyId, id] })).rows[0] ?? null,
});
