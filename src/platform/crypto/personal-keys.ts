/** A key per company and person: destroying it erases what was sealed under it, wherever copies of that may lie. */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Queryable } from '../postgres/pool.ts';
import { isUuid } from '../postgres/uuid.ts';
import { contextOf, type Keyring } from './keyring.ts';
import { loadPepper } from './pepper.ts';

export type PersonalKey = { readonly id: string; readonly key: Buffer };

export type PersonalKeys = {
  /** The person's key, made when there is none (or when the former one was erased). All who ask at once get the same. */
  readonly keyFor: (companyId: string, person: string) => Promise<PersonalKey>;
  /** Erased and unknown ids are absent. */
  readonly byIds: (ids: readonly string[]) => Promise<ReadonlyMap<string, Buffer>>;
  /** Destroys the person's key; answers the ids of all keys the person ever had, so that a repetition after a crash can still record them. */
  readonly erase: (companyId: string, person: string) => Promise<readonly string[]>;
};

type KeyRow = { readonly id: string; readonly company_id: string; readonly wrapped_key: Buffer };

/** What a wrapped personal key is bound to. */
export const personalKeyContext = (companyId: string, id: string) => contextOf('personal-key', companyId, id);

/** Who somebody is, whatever way it was typed. */
const normalised = (person: string) => person.normalize('NFC').trim().toLowerCase();

export const createPersonalKeys = ({ pool, keyring }: { readonly pool: Queryable; readonly keyring: Keyring }): PersonalKeys => {
  let pepper: Promise<Buffer> | undefined;
  const loadedPepper = () => {
    pepper ??= loadPepper(pool, keyring).catch((error: unknown) => {
      pepper = undefined;
      throw error;
    });
    return pepper;
  };
  /** The company is hashed in: the same person in two companies cannot be linked by the table. */
  const hashOf = async (companyId: string, person: string) =>
    createHmac('sha256', await loadedPepper())
      .update(contextOf(companyId, normalised(person)))
      .digest();
  const unwrapped = (row: KeyRow) => keyring.open(row.wrapped_key, personalKeyContext(row.company_id, row.id));

  const find = async (companyId: string, hash: Buffer): Promise<PersonalKey | null> => {
    const { rows } = await pool.query<KeyRow>(
      'select id, company_id, wrapped_key from app.personal_keys where company_id = $1 and person_hash = $2 and erased_at is null',
      [companyId, hash],
    );
    return rows[0] ? { id: rows[0].id, key: unwrapped(rows[0]) } : null;
  };
  const make = async (companyId: string, hash: Buffer) => {
    const id = randomUUID();
    await pool.query(
      `insert into app.personal_keys (id, company_id, person_hash, wrapped_key) values ($1, $2, $3, $4)
       on conflict (company_id, person_hash) where erased_at is null do nothing`,
      [id, companyId, hash, keyring.seal(randomBytes(32), personalKeyContext(companyId, id))],
    );
  };

  return {
    keyFor: async (companyId, person) => {
      const hash = await hashOf(companyId, person);
      // an erasure may fall between making and finding: then once more
      for (let turn = 0; turn < 5; turn += 1) {
        const found = await find(companyId, hash);
        if (found) return found;
        await make(companyId, hash);
      }
      throw new Error('a personal key was erased again and again while it was asked for: try later');
    },
    byIds: async (ids) => {
      const { rows } = await pool.query<KeyRow>(
        'select id, company_id, wrapped_key from app.personal_keys where id = any($1::uuid[]) and erased_at is null',
        [ids.filter(isUuid)],
      );
      return new Map(rows.map((row) => [row.id, unwrapped(row)]));
    },
    erase: async (companyId, person) => {
      const { rows } = await pool.query<{ id: string }>(
        `update app.personal_keys set wrapped_key = null, erased_at = coalesce(erased_at, now())
         where company_id = $1 and person_hash = $2 returning id`,
        [companyId, await hashOf(companyId, person)],
      );
      return rows.map((row) => row.id);
    },
  };
};
