/**
 * Who writes on a channel. A contact is known by several addresses (phone number, the provider's user ids), looked up by keyed hash and kept
 * sealed, so that a chat that starts with a number and goes on with a user id stays one.
 */
import { createHmac, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { chatContactContext, contextOf, type Keyring } from '../../platform/crypto/keyring.ts';
import { withTransaction } from '../../platform/postgres/pool.ts';

export type ContactAddress = { readonly kind: 'phone' | 'user'; readonly value: string };

export type ChatContact = {
  readonly id: string;
  readonly sessionNo: number;
  readonly sessionId: string | null;
  readonly optedOut: boolean;
  /** the customer that a person said this is, never a guess */
  readonly customerId: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly userId: string | null;
};

export type ChatContacts = {
  /** The contact with any of these addresses, made when there is none; the addresses it did not have are added. */
  readonly find: (
    companyId: string,
    channelId: string,
    addresses: readonly ContactAddress[],
    name: string | null,
  ) => Promise<ChatContact>;
  readonly get: (companyId: string, id: string) => Promise<ChatContact | null>;
  readonly bySessions: (companyId: string, sessionIds: readonly string[]) => Promise<ReadonlyMap<string, ChatContact>>;
  /** The session that counts from now on, unless another worker was first: answers the one that counts. */
  readonly enterSession: (
    companyId: string,
    id: string,
    after: number,
    session: { readonly no: number; readonly id: string },
  ) => Promise<string>;
  readonly setOptedOut: (companyId: string, id: string, optedOut: boolean) => Promise<void>;
  readonly verify: (companyId: string, id: string, customerId: string | null, by: string) => Promise<void>;
  /** Contacts that were confirmed to be one of these customers, or that write from this number. */
  readonly ofPerson: (
    companyId: string,
    who: { readonly customerIds: readonly string[]; readonly phone: string | null },
  ) => Promise<readonly { readonly id: string; readonly sessionNo: number }[]>;
  /** Nothing of a contact is left but, where it opted out, that by hash alone. */
  readonly erase: (companyId: string, id: string) => Promise<void>;
  /** Forgets the name and addresses of a contact without a session; that it opted out is remembered by hash alone. */
  readonly forget: (companyId: string, sessionId: string) => Promise<void>;
};

type Row = {
  id: string;
  session_no: number;
  session_id: string | null;
  opted_out_at: Date | null;
  customer_id: string | null;
  sealed_name: Buffer | null;
  addresses: { kind: 'phone' | 'user'; sealed: string }[] | null;
};

const columns = `c.id, c.session_no, c.session_id, c.opted_out_at, c.customer_id, c.sealed_name,
  (select json_agg(json_build_object('kind', a.kind, 'sealed', encode(a.sealed, 'base64')) order by a.created_at)
   from app.chat_contact_aliases a where a.contact_id = c.id) as addresses`;

/** The keyed hash that an address is found by; it says nothing without the installation's pepper. */
export type AddressHash = (companyId: string, address: ContactAddress) => Buffer;

export const createAddressHash =
  (pepper: Uint8Array): AddressHash =>
  (companyId, { kind, value }) =>
    createHmac('sha256', pepper)
      .update(contextOf('chat-address', companyId, kind, value))
      .digest();

type Deps = { readonly pool: pg.Pool; readonly keyring: Keyring; readonly hashOf: AddressHash };

export const createChatContacts = ({ pool, keyring, hashOf }: Deps): ChatContacts => {
  const seal = (companyId: string, id: string, text: string) =>
    keyring.seal(Buffer.from(text, 'utf8'), chatContactContext(companyId, id));
  const unseal = (companyId: string, id: string, sealed: Buffer) =>
    keyring.open(sealed, chatContactContext(companyId, id)).toString('utf8');

  const contactOf = (companyId: string, row: Row): ChatContact => {
    const address = (kind: 'phone' | 'user'): string | null => {
      const last = (row.addresses ?? []).findLast((entry) => entry.kind === kind && entry.sealed !== '');
      return last ? unseal(companyId, row.id, Buffer.from(last.sealed, 'base64')) : null;
    };
    return {
      id: row.id,
      sessionNo: row.session_no,
      sessionId: row.session_id,
      optedOut: row.opted_out_at !== null,
      customerId: row.customer_id,
      name: row.sealed_name === null ? null : unseal(companyId, row.id, row.sealed_name),
      phone: address('phone'),
      userId: address('user'),
    };
  };
  const get: ChatContacts['get'] = async (companyId, id) => {
    const { rows } = await pool.query<Row>(`select ${columns} from app.chat_contacts c where c.company_id = $1 and c.id = $2`, [
      companyId,
      id,
    ]);
    return rows[0] ? contactOf(companyId, rows[0]) : null;
  };

  return {
    get,
    find: async (companyId, channelId, addresses, name) => {
      const hashed = addresses.map((address) => ({ ...address, hash: hashOf(companyId, address) }));
      const id = await withTransaction(pool, async (tx) => {
        // two messages of a new contact at once make one contact: they wait for each other here
        for (const { hash } of hashed.toSorted((a, b) => a.hash.compare(b.hash)))
          await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`chat-contact:${hash.toString('hex')}`]);
        const { rows } = await tx.query<{ contact_id: string }>(
          `select contact_id from app.chat_contact_aliases
           where company_id = $1 and channel_id = $2 and alias_hash = any($3::bytea[]) order by created_at limit 1`,
          [companyId, channelId, hashed.map(({ hash }) => hash)],
        );
        const known = rows[0]?.contact_id;
        const contactId = known ?? randomUUID();
        if (!known)
          await tx.query('insert into app.chat_contacts (id, company_id, channel_id) values ($1, $2, $3)', [
            contactId,
            companyId,
            channelId,
          ]);
        for (const { kind, value, hash } of hashed)
          await tx.query(
            `insert into app.chat_contact_aliases (company_id, channel_id, alias_hash, contact_id, kind, sealed, created_at)
             values ($1, $2, $3, $4, $5, $6, clock_timestamp())
             on conflict (company_id, channel_id, alias_hash) do update set sealed = excluded.sealed where length(chat_contact_aliases.sealed) = 0`,
            [companyId, channelId, hash, contactId, kind, seal(companyId, contactId, value)],
          );
        if (name !== null)
          await tx.query('update app.chat_contacts set sealed_name = $3 where company_id = $1 and id = $2', [
            companyId,
            contactId,
            seal(companyId, contactId, name),
          ]);
        return contactId;
      });
      const contact = await get(companyId, id);
      if (!contact) throw new Error('a contact that was just found is gone');
      return contact;
    },
    bySessions: async (companyId, sessionIds) => {
      const { rows } = await pool.query<Row>(
        `select ${columns} from app.chat_contacts c where c.company_id = $1 and c.session_id = any($2::uuid[])`,
        [companyId, sessionIds],
      );
      return new Map(rows.flatMap((row) => (row.session_id === null ? [] : [[row.session_id, contactOf(companyId, row)]])));
    },
    enterSession: async (companyId, id, after, session) => {
      await pool.query(
        'update app.chat_contacts set session_no = $4, session_id = $5 where company_id = $1 and id = $2 and session_no = $3',
        [companyId, id, after, session.no, session.id],
      );
      const entered = await get(companyId, id);
      if (!entered?.sessionId) throw new Error('a contact that was just found is gone');
      return entered.sessionId;
    },
    setOptedOut: async (companyId, id, optedOut) => {
      await pool.query(
        'update app.chat_contacts set opted_out_at = case when $3 then coalesce(opted_out_at, now()) end where company_id = $1 and id = $2',
        [companyId, id, optedOut],
      );
    },
    verify: async (companyId, id, customerId, by) => {
      await pool.query('update app.chat_contacts set customer_id = $3, verified_by = $4 where company_id = $1 and id = $2', [
        companyId,
        id,
        customerId,
        customerId === null ? null : by,
      ]);
    },
    ofPerson: async (companyId, { customerIds, phone }) => {
      const { rows } = await pool.query<{ id: string; session_no: number }>(
        `select distinct c.id, c.session_no from app.chat_contacts c left join app.chat_contact_aliases a on a.contact_id = c.id
         where c.company_id = $1 and (c.customer_id = any($2::uuid[]) or a.alias_hash = $3)`,
        [companyId, customerIds, phone === null ? null : hashOf(companyId, { kind: 'phone', value: phone })],
      );
      return rows.map(({ id, session_no }) => ({ id, sessionNo: session_no }));
    },
    erase: (companyId, id) =>
      withTransaction(pool, async (tx) => {
        const { rowCount } = await tx.query(
          'delete from app.chat_contacts where company_id = $1 and id = $2 and opted_out_at is null',
          [companyId, id],
        );
        if ((rowCount ?? 0) > 0) return;
        await tx.query(
          'update app.chat_contacts set sealed_name = null, customer_id = null, verified_by = null where company_id = $1 and id = $2',
          [companyId, id],
        );
        await tx.query(`update app.chat_contact_aliases set sealed = '' where company_id = $1 and contact_id = $2`, [
          companyId,
          id,
        ]);
      }),
    forget: async (companyId, sessionId) => {
      await pool.query('delete from app.chat_contacts where company_id = $1 and session_id = $2 and opted_out_at is null', [
        companyId,
        sessionId,
      ]);
      await withTransaction(pool, async (tx) => {
        const { rows } = await tx.query<{ id: string }>(
          `update app.chat_contacts set sealed_name = null, customer_id = null, verified_by = null
           where company_id = $1 and session_id = $2 returning id`,
          [companyId, sessionId],
        );
        await tx.query(`update app.chat_contact_aliases set sealed = '' where contact_id = any($1::uuid[])`, [
          rows.map(({ id }) => id),
        ]);
      });
    },
  };
};
