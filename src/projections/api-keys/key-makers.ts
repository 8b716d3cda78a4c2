/**
 * No issuer tells us whom it does not let in any more. A key that somebody from outside made holds only while they are seen here, with a token
 * or by a sign-in (docs/adr/0024). Keys of users of the own sign-in are revoked when those are ended, and need none of this.
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

/** A person who signed in, and what they may do now, as their issuer says. `issuedAt`: when it said so; null: just now. */
export type SeenMaker = {
  readonly companyId: string;
  readonly subject: string;
  readonly roles: readonly string[];
  readonly issuedAt: Date | null;
};
/** Their keys hold for another while, and may no more than they do. */
export type MakerSeen = (maker: SeenMaker) => Promise<void>;

const againMs = 10 * 60_000;
const mostRemembered = 10_000;

/** A token from before somebody's roles were changed is good until its end: it keeps them seen, and gives their keys nothing back. */
const note = {
  name: 'key-maker-seen',
  text: `insert into app.key_makers as m (company_id, subject, seen_at, roles, roles_at) values ($1, $2, now(), $3, $4)
    on conflict (company_id, subject) do update set seen_at = now(),
      roles = case when m.roles_at > excluded.roles_at then m.roles else excluded.roles end,
      roles_at = greatest(m.roles_at, excluded.roles_at)`,
};
const noteMaker = async (pool: Pool, { companyId, subject, roles }: SeenMaker, at: Date): Promise<void> => {
  await pool.query({ ...note, values: [companyId, subject, JSON.stringify(roles), at] });
};

/** A token comes with every request: what was written is remembered for ten minutes, or until one comes that is newer and says otherwise. */
export const createMakerSeen = (pool: Pool): MakerSeen => {
  let noted = new Map<string, { readonly at: number; readonly saidAt: number; readonly roles: string }>();
  return async (maker) => {
    const makerKey = `${maker.companyId} ${maker.subject}`;
    const now = Date.now();
    const saidAt = maker.issuedAt ?? new Date(now);
    const roles = [...maker.roles].sort().join();
    const last = noted.get(makerKey);
    const isNews = last === undefined || (roles !== last.roles && saidAt.getTime() >= last.saidAt);
    if (!isNews && now - last.at < againMs) return;
    await noteMaker(pool, maker, saidAt);
    if (noted.size >= mostRemembered) noted = new Map();
    noted.set(makerKey, isNews ? { at: now, saidAt: saidAt.getTime(), roles } : { ...last, at: now });
  };
};

/** What a user of the own sign-in may from now on; none: they were ended. */
export type GiveMakerRoles = (companyId: string, userId: string, roles: readonly string[]) => Promise<void>;
export const createGiveMakerRoles =
  (pool: Pool): GiveMakerRoles =>
  (companyId, subject, roles) =>
    noteMaker(pool, { companyId, subject, roles, issuedAt: null }, new Date());

/** Starts the period of each creator of a key since the last run; until then their keys stay valid. */
export const noteKeyMakers = async (pool: Pool): Promise<number> => {
  const text = `insert into app.key_makers (company_id, subject)
    select distinct company_id, substr(created_by, 6) from read.api_keys where made_by_key is null and created_by like 'user:%'
    on conflict do nothing`;
  return (await pool.query(text)).rowCount ?? 0;
};
