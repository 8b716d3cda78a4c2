/**
 * A link that signs a browser in once: a token signed with a key of its own, so that it is not valid for anything
 * else.
 */
import type { Queryable } from '@order-intake/event-sourcing';
import { jwtVerify } from 'jose';
import type { Caller, Verify } from './auth.ts';
import { Refused } from './problem.ts';

const refused = new Refused({
  status: 401,
  code: 'link_invalid',
  detail: 'This sign-in link was already used or has expired. Request a new one.',
  headers: { 'WWW-Authenticate': 'Bearer realm="order-intake"' },
});

/** Throws Refused (401) for a link that is not good, or not for the first time. */
export const createVerifyLink =
  (key: Uint8Array, pool: Queryable): Verify =>
  async (link): Promise<Caller> => {
    const required = ['exp', 'sub', 'jti', 'company', 'roles'];
    const { payload } = await jwtVerify(link, key, { algorithms: ['HS256'], requiredClaims: required }).catch(() => {
      throw refused;
    });
    const { rowCount } = await pool.query(
      'insert into app.used_sign_in_links (link_id, expires_at) values ($1, to_timestamp($2)) on conflict do nothing',
      [payload.jti, payload.exp],
    );
    if (rowCount !== 1) throw refused;
    return { companyId: payload.company as string, subject: payload.sub as string, roles: payload.roles as readonly string[] };
  };

/** For a periodic sweep: those that are too old to be used again anyway. */
export const sweepSignInLinks = async (pool: Queryable): Promise<number> =>
  (await pool.query('delete from app.used_sign_in_links where expires_at < now()')).rowCount ?? 0;
