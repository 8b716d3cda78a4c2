/** Secrets in rows that never change: what holds one knows a reference, and a new value is a new row. */
import { randomUUID } from 'node:crypto';
import { isUuid, type Queryable } from '@order-intake/event-sourcing';
import { contextOf, type Keyring } from './keyring.ts';

export type Secrets = {
  /** Keeps a secret and answers its reference. With `expiresAt` it is gone from then on. `tx` makes it part of a transaction. */
  readonly put: (
    companyId: string,
    purpose: string,
    plaintext: string,
    options?: { expiresAt?: Date; tx?: Queryable },
  ) => Promise<string>;
  /** The secret; null when there is none under this company and purpose, or it has expired. Throws CannotOpen. */
  readonly get: (companyId: string, purpose: string, ref: string) => Promise<string | null>;
  /** Answers how many were there. */
  readonly remove: (companyId: string, refs: readonly string[]) => Promise<number>;
  /** References of a company's rows older than `madeBefore`, so that the ones nothing refers to can be removed. */
  readonly list: (companyId: string, purpose: string, madeBefore: Date) => Promise<readonly string[]>;
  /** Removes expired rows; answers how many. */
  readonly sweep: () => Promise<number>;
};

/** What a secret row's ciphertext is bound to: another company's, purpose's or row's does not open. */
export const secretContext = (companyId: string, purpose: string, id: string) => contextOf('secret', companyId, purpose, id);

export const createSecrets = ({ pool, keyring }: { readonly pool: Queryable; readonly keyring: Keyring }): Secrets => ({
  put: async (companyId, purpose, plaintext, { expiresAt, tx = pool } = {}) => {
    const id = randomUUID();
    const sealed = keyring.seal(Buffer.from(plaintext, 'utf8'), secretContext(companyId, purpose, id));
    await tx.query('insert into app.secrets (id, company_id, purpose, sealed, expires_at) values ($1, $2, $3, $4, $5)', [
      id,
      companyId,
      purpose,
      sealed,
      expiresAt ?? null,
    ]);
    return id;
  },
  get: async (companyId, purpose, ref) => {
    if (!isUuid(ref)) return null;
    const { rows } = await pool.query<{ id: string; sealed: Buffer }>(
      `select id, sealed from app.secrets
       where id = $1 and company_id = $2 and purpose = $3 and (expires_at is null or expires_at > now())`,
      [ref, companyId, purpose],
    );
    const row = rows[0];
    return row ? keyring.open(row.sealed, secretContext(companyId, purpose, row.id)).toString('utf8') : null;
  },
  remove: async (companyId, refs) => {
    const { rowCount } = await pool.query('delete from app.secrets where company_id = $1 and id = any($2::uuid[])', [
      companyId,
      refs.filter(isUuid),
    ]);
    return rowCount ?? 0;
  },
  list: async (companyId, purpose, madeBefore) => {
    const { rows } = await pool.query<{ id: string }>(
      'select id from app.secrets where company_id = $1 and purpose = $2 and created_at < $3 order by created_at, id',
      [companyId, purpose, madeBefore],
    );
    return rows.map((row) => row.id);
  },
  sweep: async () => (await pool.query('delete from app.secrets where expires_at <= now()')).rowCount ?? 0,
});
