/** Moves everything that is sealed in the database to the newest key, after which the old one can be taken out of ENCRYPTION_KEY. */
import type { Queryable } from '@order-intake/event-sourcing';
import { credentialContext } from '../sign-in/credentials.ts';
import {
  CannotOpen,
  chatContactContext,
  chatContentContext,
  fileKeyContext,
  isKeyId,
  type Keyring,
  sessionContext,
} from './keyring.ts';
import { sealedValueContext } from './pepper.ts';
import { personalKeyContext } from './personal-keys.ts';
import { secretContext } from './secrets.ts';

type SealedRow = { readonly id: string; readonly company_id: string; readonly purpose: string; readonly sealed: Buffer };

type Kind = {
  readonly name: 'secrets' | 'personalKeys' | 'sealedValues' | 'files' | 'chat' | 'sessions' | 'credentials';
  /** comes before every id */
  readonly first: string;
  /** rows after $1 in order of id, $2 at most */
  readonly select: string;
  /** $1 id, $2 the new ciphertext, $3 the old one: a row that changed or went meanwhile is left alone */
  readonly update: string;
  readonly contextOf: (row: SealedRow) => string;
};

const lowestUuid = '00000000-0000-0000-0000-000000000000';

const kinds: readonly Kind[] = [
  {
    name: 'secrets',
    first: lowestUuid,
    select: 'select id, company_id, purpose, sealed from app.secrets where id > $1::uuid order by id limit $2',
    update: 'update app.secrets set sealed = $2 where id = $1::uuid and sealed = $3',
    contextOf: (row) => secretContext(row.company_id, row.purpose, row.id),
  },
  {
    name: 'personalKeys',
    first: lowestUuid,
    select: `select id, company_id, '' as purpose, wrapped_key as sealed from app.personal_keys
             where erased_at is null and id > $1::uuid order by id limit $2`,
    update: 'update app.personal_keys set wrapped_key = $2 where id = $1::uuid and wrapped_key = $3',
    contextOf: (row) => personalKeyContext(row.company_id, row.id),
  },
  {
    name: 'sealedValues',
    first: '',
    select: `select name as id, '' as company_id, '' as purpose, sealed from app.sealed_values where name > $1 order by name limit $2`,
    update: 'update app.sealed_values set sealed = $2 where name = $1 and sealed = $3',
    contextOf: (row) => sealedValueContext(row.id),
  },
  {
    // the content of a file is sealed under a key of its own, which alone is wrapped anew
    name: 'files',
    first: lowestUuid,
    select: `select id, company_id, '' as purpose, wrapped_key as sealed from app.files where id > $1::uuid order by id limit $2`,
    update: 'update app.files set wrapped_key = $2 where id = $1::uuid and wrapped_key = $3',
    contextOf: (row) => fileKeyContext(row.company_id, row.id),
  },
  {
    name: 'chat',
    first: lowestUuid,
    select: `select id, company_id, '' as purpose, sealed from app.chat_contents where id > $1::uuid order by id limit $2`,
    update: 'update app.chat_contents set sealed = $2 where id = $1::uuid and sealed = $3',
    contextOf: (row) => chatContentContext(row.company_id, row.id),
  },
  {
    name: 'chat',
    first: lowestUuid,
    select: `select id, company_id, '' as purpose, sealed_name as sealed from app.chat_contacts
             where sealed_name is not null and id > $1::uuid order by id limit $2`,
    update: 'update app.chat_contacts set sealed_name = $2 where id = $1::uuid and sealed_name = $3',
    contextOf: (row) => chatContactContext(row.company_id, row.id),
  },
  {
    // a contact has several addresses; their hashes tell them apart
    name: 'chat',
    first: '',
    select: `select encode(alias_hash, 'hex') || channel_id as id, company_id, contact_id::text as purpose, sealed from app.chat_contact_aliases
             where length(sealed) > 0 and encode(alias_hash, 'hex') || channel_id > $1 order by 1 limit $2`,
    update: `update app.chat_contact_aliases set sealed = $2 where encode(alias_hash, 'hex') || channel_id = $1 and sealed = $3`,
    contextOf: (row) => chatContactContext(row.company_id, row.purpose),
  },
  {
    name: 'sessions',
    first: lowestUuid,
    select: `select id, company_id, '' as purpose, sealed from app.sessions where id > $1::uuid order by id limit $2`,
    update: 'update app.sessions set sealed = $2 where id = $1::uuid and sealed = $3',
    contextOf: (row) => sessionContext(row.company_id, row.id),
  },
  ...(['password', 'totp', 'totp_pending'] as const).map((column) => ({
    name: 'credentials' as const,
    first: lowestUuid,
    select: `select user_id as id, company_id, '${column}' as purpose, ${column} as sealed from app.credentials
             where ${column} is not null and user_id > $1::uuid order by user_id limit $2`,
    update: `update app.credentials set ${column} = $2 where user_id = $1::uuid and ${column} = $3`,
    contextOf: (row: SealedRow) => credentialContext(row.company_id, row.id, row.purpose),
  })),
];

export type Rotated = {
  readonly secrets: number;
  readonly personalKeys: number;
  readonly sealedValues: number;
  readonly files: number;
  /** texts, names and addresses of the chat channel */
  readonly chat: number;
  /** of signed in browsers */
  readonly sessions: number;
  /** passwords and second steps */
  readonly credentials: number;
  /** rows that none of the keys opens; as long as there are any, no key may be taken away */
  readonly unreadable: readonly { readonly kind: Kind['name']; readonly id: string; readonly reason: string }[];
};

/** Seals every row anew that another key than the writing one sealed; answers how many of each. Can be repeated, and run beside a live service. */
export const rotateKeys = async ({
  pool,
  keyring,
}: {
  readonly pool: Queryable;
  readonly keyring: Keyring;
}): Promise<Rotated> => {
  const counts = { secrets: 0, personalKeys: 0, sealedValues: 0, files: 0, chat: 0, sessions: 0, credentials: 0 };
  const unreadable: Rotated['unreadable'][number][] = [];
  for (const kind of kinds) {
    for await (const row of rowsOf(pool, kind)) {
      try {
        counts[kind.name] += await rotateRow(pool, keyring, kind, row);
      } catch (error) {
        if (!(error instanceof CannotOpen)) throw error;
        unreadable.push({ kind: kind.name, id: row.id, reason: error.reason });
      }
    }
  }
  return { ...counts, unreadable };
};

/** Ids of the keys that are needed to open what is sealed in the database, the sessions of browsers aside. A key id stands in clear in front of every ciphertext. */
export const keyIdsInUse = async (db: Queryable): Promise<readonly string[]> => {
  const ids = new Set<string>();
  for (const { name, first, select } of kinds) {
    if (name === 'sessions') continue;
    const { rows } = await db.query<{ id: string }>(
      `select distinct encode(substr(sealed, 3, get_byte(sealed, 1)), 'escape') as id from (${select}) as rows_of_kind
       where length(sealed) > 2`,
      [first, null],
    );
    for (const { id } of rows) if (isKeyId(id)) ids.add(id);
  }
  return [...ids].sort();
};

const batchSize = 500;

async function* rowsOf(pool: Queryable, kind: Kind): AsyncGenerator<SealedRow> {
  for (let after: string | undefined = kind.first; after !== undefined; ) {
    const { rows }: { rows: SealedRow[] } = await pool.query<SealedRow>(kind.select, [after, batchSize]);
    yield* rows;
    after = rows.length < batchSize ? undefined : rows.at(-1)?.id;
  }
}

const rotateRow = async (pool: Queryable, keyring: Keyring, kind: Kind, row: SealedRow): Promise<number> => {
  if (!keyring.needsRotation(row.sealed)) return 0;
  const context = kind.contextOf(row);
  const { rowCount } = await pool.query(kind.update, [
    row.id,
    keyring.seal(keyring.open(row.sealed, context), context),
    row.sealed,
  ]);
  return rowCount ?? 0;
};
