/**
 * No issuer tells us whom it does not let in any more. A key that somebody from outside made holds only while they are seen here, with a token
 * or by a sign-in (docs/adr/0028). Keys of users of the own sign-in are revoked when those are ended, and need none of this.
 */
import type { Pool } from 'pg';
import { keyMakerDays } from '../../domain/company/api-key.decider.ts';

/** For a query of keys named `key`: what `lapsesAt` looks at. */
export const makerJoins = (key: string): string => `
  left join app.key_makers maker on maker.company_id = ${key}.company_id and maker.subject = substr(${key}.created_by, 6)
  left join read.users own on own.company_id = ${key}.company_id and own.id::text = substr(${key}.created_by, 6)
  left join read.companies company on company.id = ${key}.company_id`;

/**
 * When a key stops holding unless its maker is seen before; null: they need not be. A key that was still on its way when its maker was ended
 * stops as well; one that an older version let another key make depends on that one instead.
 */
export const lapsesAt = (key: string): string => `case
  when ${key}.made_by_key is not null or ${key}.created_by not like 'user:%' then null
  when own.id is not null then own.ended_at
  else coalesce(maker.seen_at, now()) + make_interval(days => coalesce((company.settings->>'keyMakerDays')::int, ${keyMakerDays.standard})) end`;

/** Their keys hold for another while. */
export type MakerSeen = (companyId: string, subject: string) => Promise<void>;

const againMs = 10 * 60_000;
const mostRemembered = 10_000;

/** A token comes with every request: what was written is remembered for ten minutes. */
export const createMakerSeen = (pool: Pool): MakerSeen => {
  let noted = new Map<string, number>();
  return async (companyId, subject) => {
    const who = `${companyId} ${subject}`;
    if (Date.now() - (noted.get(who) ?? 0) < againMs) return;
    if (noted.size >= mostRemembered) noted = new Map();
    noted.set(who, Date.now());
    const text = 'update app.key_makers set seen_at = now() where company_id = $1 and subject = $2';
    await pool.query({ name: 'key-maker-seen', text, values: [companyId, subject] });
  };
};

/** Begins the time of whoever made a key since this was last done; until then their keys hold. */
export const noteKeyMakers = async (pool: Pool): Promise<number> => {
  const text = `insert into app.key_makers (company_id, subject)
    select distinct company_id, substr(created_by, 6) from read.api_keys where made_by_key is null and created_by like 'user:%'
    on conflict do nothing`;
  return (await pool.query(text)).rowCount ?? 0;
};
