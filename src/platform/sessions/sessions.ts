/** Sessions of browsers: rows that a random key opens, of which only a hash is kept (RFC 10017, OWASP session management). */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Queryable } from '@order-intake/event-sourcing';
import { type Keyring, sessionContext } from '../crypto/keyring.ts';

/** What is known of the person at sign-in; sealed at rest. */
export type SessionSecrets = {
  readonly name: string | null;
  readonly email: string | null;
  /** what the browser called itself, to tell sessions apart in a list */
  readonly userAgent: string | null;
  /** of the issuer that signed them in */
  readonly refreshToken: string | null;
};

/** How somebody came: through their identity provider, with a password of ours, with a token, by a link of a mail. */
export const signInWays = ['oidc', 'password', 'token', 'link'] as const;
export type SignInWay = (typeof signInWays)[number];

export type SessionOwner = { readonly companyId: string; readonly subject: string; readonly roles: readonly string[] };
export type NewSession = SessionOwner & SessionSecrets & { readonly way: SignInWay };
export type Session = NewSession & {
  /** to name it in a list; opens nothing */
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
};

export type Sessions = {
  /** Answers the key that the browser keeps; it is not kept here. */
  readonly begin: (session: NewSession) => Promise<{ readonly key: string; readonly id: string }>;
  /** Null when there is none, it was idle for too long, or its time is over. Being found counts as use, unless it is only looked at. */
  readonly find: (key: string, options?: { readonly look?: boolean }) => Promise<Session | null>;
  /** Those of these ids that still hold. */
  readonly holding: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Names of the owners of these sessions, by session id; those without a name are left out. */
  readonly names: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** What people of a company are called, by their subjects, as far as their sessions say so: the newest of each. */
  readonly namesIn: (companyId: string) => Promise<ReadonlyMap<string, string>>;
  readonly end: (key: string) => Promise<void>;
  /** Of one person, the newest first. */
  readonly list: (companyId: string, subject: string) => Promise<readonly Session[]>;
  /** Ends those of a person, or the one with this id; answers how many were there. */
  readonly endOf: (companyId: string, subject: string, id?: string) => Promise<number>;
  /** Their roles are others from now on, in every browser that they are signed in with. */
  readonly giveRoles: (companyId: string, subject: string, roles: readonly string[]) => Promise<void>;
  /** Ends those of a person but for this one; answers how many were there. */
  readonly endOthers: (companyId: string, subject: string, id: string) => Promise<number>;
  readonly sweep: () => Promise<number>;
};

type Row = {
  readonly id: string;
  readonly company_id: string;
  readonly subject: string;
  readonly roles: readonly string[];
  readonly way: SignInWay;
  readonly sealed: Buffer;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly expires_at: Date;
};

/** OWASP: idle and absolute ends; the first is noted once a minute, so that reading costs no write. */
export const idleMinutes = 30;
const absoluteHours = 12;
const idle = `interval '${idleMinutes} minutes'`;
/** One that was seen in times to come was given its end by a clock that was wrong. */
const holds = `expires_at > now() and last_seen_at between now() - ${idle} and now() + ${idle}`;

/** Every process hears of it: what a session has open closes. */
const ending = (condition: string) =>
  `with gone as (delete from app.sessions where ${condition} returning id) select pg_notify('sessions_ended', id::text) from gone`;

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

type Deps = { readonly pool: Queryable; readonly keyring: Keyring; readonly mostOfPerson?: number };

/** What people are called, as they said when they signed in. */
const sessionNames = (pool: Queryable, sessionOf: (row: Row) => Session): Pick<Sessions, 'names' | 'namesIn'> => ({
  names: async (ids) => {
    if (ids.length === 0) return new Map();
    const { rows } = await pool.query<Row>('select * from app.sessions where id = any($1::uuid[])', [ids]);
    return new Map(
      rows.map(sessionOf).flatMap(({ id, name }): readonly [string, string][] => (name === null ? [] : [[id, name]])),
    );
  },
  namesIn: async (companyId) => {
    const { rows } = await pool.query<Row>(
      'select distinct on (subject) * from app.sessions where company_id = $1 order by subject, created_at desc',
      [companyId],
    );
    return new Map(
      rows.map(sessionOf).flatMap(({ subject, name, email }): readonly [string, string][] => {
        const displayName = name ?? email;
        return displayName === null ? [] : [[subject, displayName]];
      }),
    );
  },
});

/** @param deps.mostOfPerson browsers that somebody may be signed in with; for the next one that was idle for longest is signed out */
export const createSessions = ({ pool, keyring, mostOfPerson = 20 }: Deps): Sessions => {
  const sessionOf = (row: Row): Session => {
    const sealed = keyring.open(row.sealed, sessionContext(row.company_id, row.id)).toString('utf8');
    return {
      ...(JSON.parse(sealed) as SessionSecrets),
      id: row.id,
      companyId: row.company_id,
      subject: row.subject,
      roles: row.roles,
      way: row.way,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      expiresAt: row.expires_at,
    };
  };
  return {
    begin: async ({ companyId, subject, roles, way, ...secrets }) => {
      const [key, id] = [randomBytes(32).toString('base64url'), randomUUID()];
      const sealed = keyring.seal(Buffer.from(JSON.stringify(secrets), 'utf8'), sessionContext(companyId, id));
      await pool.query(
        `insert into app.sessions (key_hash, id, company_id, subject, roles, way, sealed, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, now() + interval '${absoluteHours} hours')`,
        [hashOf(key), id, companyId, subject, roles, way, sealed],
      );
      const surplus = `id in (select id from app.sessions where company_id = $1 and subject = $2 and id <> $3
        order by last_seen_at desc, created_at desc, id offset $4)`;
      await pool.query(ending(surplus), [companyId, subject, id, mostOfPerson - 1]);
      return { key, id };
    },
    find: async (key, { look = false } = {}) => {
      const hash = hashOf(key);
      const { rows } = await pool.query<Row & { stale: boolean }>(
        `select *, last_seen_at < now() - interval '1 minute' as stale from app.sessions where key_hash = $1 and ${holds}`,
        [hash],
      );
      const row = rows[0];
      if (!row) return null;
      if (row.stale && !look) await pool.query('update app.sessions set last_seen_at = now() where key_hash = $1', [hash]);
      return sessionOf(row);
    },
    holding: async (ids) => {
      const { rows } = await pool.query<{ id: string }>(`select id from app.sessions where id = any($1::uuid[]) and ${holds}`, [
        ids,
      ]);
      return new Set(rows.map(({ id }) => id));
    },
    ...sessionNames(pool, sessionOf),
    end: async (key) => {
      await pool.query(ending('key_hash = $1'), [hashOf(key)]);
    },
    list: async (companyId, subject) => {
      const { rows } = await pool.query<Row>(
        `select * from app.sessions where company_id = $1 and subject = $2 and ${holds} order by created_at desc, id`,
        [companyId, subject],
      );
      return rows.map(sessionOf);
    },
    endOf: async (companyId, subject, id) => {
      const condition = 'company_id = $1 and subject = $2 and ($3::uuid is null or id = $3)';
      return (await pool.query(ending(condition), [companyId, subject, id ?? null])).rowCount ?? 0;
    },
    giveRoles: async (companyId, subject, roles) => {
      await pool.query('update app.sessions set roles = $3 where company_id = $1 and subject = $2', [companyId, subject, roles]);
    },
    endOthers: async (companyId, subject, id) =>
      (await pool.query(ending('company_id = $1 and subject = $2 and id <> $3'), [companyId, subject, id])).rowCount ?? 0,
    sweep: async () => (await pool.query(`delete from app.sessions where not (${holds})`)).rowCount ?? 0,
  };
};
