/** A key per company and person: destroying it erases what was sealed under it, wherever copies of that may lie. */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { isUuid, type Queryable } from '@order-intake/event-sourcing';
import { contextOf, type Keyring } from './keyring.ts';
import { loadPepper } from './pepper.ts';

export type PersonalKey = { readonly id: string; readonly key: Buffer };

export type PersonalKeys = {
  /**
   * The person's key, made when there is none (or when the former one was erased). All who ask at once get the same. For a stream that is kept
   * for a term it is that of the month and of what has that term, so that what is old can be destroyed while the person goes on writing.
   */
  readonly keyFor: (companyId: string, person: string, stream?: string) => Promise<PersonalKey>;
  /** Erased and unknown ids are absent. */
  readonly byIds: (ids: readonly string[]) => Promise<ReadonlyMap<string, Buffer>>;
  /** Destroys the person's key; answers the ids of all keys the person ever had, so that a repetition after a crash can still record them. */
  readonly erase: (companyId: string, person: string) => Promise<readonly string[]>;
  /** Destroys these keys of the company; answers those that it has, destroyed before or now. */
  readonly destroy: (companyId: string, ids: readonly string[]) => Promise<readonly string[]>;
};

type KeyRow = { readonly id: string; readonly company_id: string; readonly wrapped_key: Buffer };

/** What a wrapped personal key is bound to. */
export const personalKeyContext = (companyId: string, id: string) => contextOf('personal-key', companyId, id);

/** Who somebody is, whatever way it was typed. */
const normalised = (person: string) => person.normalize('NFC').trim().toLowerCase();

type Deps = {
  readonly pool: Queryable;
  readonly keyring: Keyring;
  /** of streams whose persons have a key for each month: for what; none unless said */
  readonly terms?: { readonly kinds: readonly string[]; readonly kindOf: (stream: string) => string | null };
  readonly now?: () => Date;
};

/** Of UTC, such as 2026-11. */
const monthOf = (day: Date): string => day.toISOString().slice(0, 7);
const nextMonth = (month: string): string => monthOf(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)));

/** By what a person is found in the table, which tells nobody who that is. */
const createHashes = (pool: Queryable, keyring: Keyring) => {
  let pepper: Promise<Buffer> | undefined;
  const loadedPepper = () => {
    pepper ??= loadPepper(pool, keyring).catch((error: unknown) => {
      pepper = undefined;
      throw error;
    });
    return pepper;
  };
  /** The company is hashed in: the same person in two companies cannot be linked by the table. */
  const hashOf = async (companyId: string, person: string, ...of: readonly string[]) =>
    createHmac('sha256', await loadedPepper())
      .update(contextOf(companyId, normalised(person), ...of))
      .digest();
  /** Whatever months the person may have keys of: those in which the company got any, and one more on each side for clocks that differ. */
  const monthsOf = async (companyId: string): Promise<readonly string[]> => {
    const { rows } = await pool.query<{ first: Date; last: Date }>(
      `select min(created_at) - interval '1 month' as first, max(created_at) + interval '1 month' as last from app.personal_keys
       where company_id = $1 having count(*) > 0`,
      [companyId],
    );
    const months: string[] = [];
    for (const { first, last } of rows)
      for (let month = monthOf(first); month <= monthOf(last); month = nextMonth(month)) months.push(month);
    return months;
  };
  return { hashOf, monthsOf };
};

export const createPersonalKeys = ({
  pool,
  keyring,
  terms = { kinds: [], kindOf: () => null },
  now = () => new Date(),
}: Deps): PersonalKeys => {
  const { hashOf, monthsOf } = createHashes(pool, keyring);
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

  const destroy = async (condition: string, companyId: string, values: readonly unknown[]): Promise<readonly string[]> => {
    const { rows } = await pool.query<{ id: string }>(
      `update app.personal_keys set wrapped_key = null, erased_at = coalesce(erased_at, now())
       where company_id = $1 and ${condition} returning id`,
      [companyId, values],
    );
    return rows.map((row) => row.id);
  };

  return {
    keyFor: async (companyId, person, stream = '') => {
      const kind = terms.kindOf(stream);
      const hash = await hashOf(companyId, person, ...(kind === null ? [] : [monthOf(now()), kind]));
      // an erasure may fall between making and finding: then once more
      for (let turn = 0; turn < 5; turn += 1) {
        const existing = await find(companyId, hash);
        if (existing) return existing;
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
      // those of a month alone were made before kinds had terms of their own
      const months = (await monthsOf(companyId)).flatMap((month) => [[month], ...terms.kinds.map((kind) => [month, kind])]);
      const hashes = await Promise.all([[], ...months].map((of) => hashOf(companyId, person, ...of)));
      return destroy('person_hash = any($2::bytea[])', companyId, hashes);
    },
    destroy: (companyId, ids) => destroy('id = any($2::uuid[])', companyId, ids.filter(isUuid)),
  };
};
