/**
 * Who writes on a channel. A contact is known by several addresses (phone number, the provider's user ids), looked up by keyed hash and kept
 * sealed, so that a chat that starts with a number and goes on with a user id stays one.
 */
import { withTransaction } from '@order-intake/event-sourcing';
import type pg from 'pg';
import { isConfirmedSender } from '../../domain/chat/session/contact-identity.ts';
import type { Keyring } from '../../platform/crypto/keyring.ts';
import {
  type AddressHash,
  type ChatContact,
  type ContactAddress,
  type ContactRow,
  contactColumns,
  createContactSeals,
} from './chat-contact-rows.ts';
import { type ContactSearch, createFindChatContact } from './find-chat-contact.ts';

export { type AddressHash, type ChatContact, type ContactAddress, createAddressHash } from './chat-contact-rows.ts';

/** What a message changed of a contact's addresses, in hashes, until the contact's stream says so. */
export type ContactMove = {
  readonly contactId: string;
  readonly sessionId: string | null;
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  readonly endsConfirmation: boolean;
};

export type ChatContacts = {
  /** The contact whose message this is, made when there is none. */
  readonly find: (companyId: string, channelId: string, search: ContactSearch) => Promise<ChatContact>;
  readonly movesOf: (companyId: string, messageId: string) => Promise<readonly ContactMove[]>;
  readonly movesAreRecorded: (companyId: string, messageId: string) => Promise<void>;
  readonly get: (companyId: string, id: string) => Promise<ChatContact | null>;
  /** The customer that this sender was confirmed to be: under these addresses and no others. */
  readonly customerOf: (companyId: string, contact: ChatContact, sender: readonly ContactAddress[]) => string | null;
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
  /** Contacts that were ever confirmed to be one of these customers, or that write, or wrote what is still kept, from this number. */
  readonly ofPerson: (
    companyId: string,
    person: { readonly customerIds: readonly string[]; readonly phone: string | null },
  ) => Promise<readonly { readonly id: string; readonly sessionNo: number }[]>;
  /** Nothing of a contact is left but, where it opted out, that by hash alone. */
  readonly erase: (companyId: string, id: string) => Promise<void>;
  /** Forgets the name and addresses of a contact without a session; that it opted out is remembered by hash alone. */
  readonly forget: (companyId: string, sessionId: string) => Promise<void>;
};

const blank = `sealed_name = null, customer_id = null, verified_by = null, confirmed_user = null, confirmed_phone = null, once_confirmed = '{}'`;

type Deps = { readonly pool: pg.Pool; readonly keyring: Keyring; readonly hashOf: AddressHash };

/** Addresses that moved, until their streams have it. */
const contactMoves = (pool: pg.Pool): Pick<ChatContacts, 'movesOf' | 'movesAreRecorded'> => ({
  movesOf: async (companyId, messageId) =>
    (
      await pool.query<ContactMove>(
        `select contact_id as "contactId", session_id as "sessionId", gained, lost, ends_confirmation as "endsConfirmation"
         from app.chat_contact_moves where company_id = $1 and message_id = $2 order by contact_id`,
        [companyId, messageId],
      )
    ).rows,
  movesAreRecorded: async (companyId, messageId) => {
    await pool.query('delete from app.chat_contact_moves where company_id = $1 and message_id = $2', [companyId, messageId]);
  },
});

/** Who a contact was confirmed to be, and whether it wants answers. */
const contactStates = ({
  pool,
  hashOf,
}: Pick<Deps, 'pool' | 'hashOf'>): Pick<ChatContacts, 'setOptedOut' | 'verify' | 'customerOf'> => ({
  setOptedOut: async (companyId, id, optedOut) => {
    await pool.query(
      'update app.chat_contacts set opted_out_at = case when $3 then coalesce(opted_out_at, now()) end where company_id = $1 and id = $2',
      [companyId, id, optedOut],
    );
  },
  verify: async (companyId, id, customerId, by) => {
    const alias = (kind: string) =>
      `(select alias_hash from app.chat_contact_aliases where contact_id = $2 and kind = '${kind}' order by created_at desc limit 1)`;
    await pool.query(
      customerId === null
        ? `update app.chat_contacts set customer_id = null, verified_by = null, confirmed_user = null, confirmed_phone = null
           where company_id = $1 and id = $2`
        : `update app.chat_contacts set customer_id = $3, verified_by = $4, confirmed_user = ${alias('user')},
             confirmed_phone = ${alias('phone')}, once_confirmed = array_append(array_remove(once_confirmed, $3), $3)
           where company_id = $1 and id = $2`,
      customerId === null ? [companyId, id] : [companyId, id, customerId, by],
    );
  },
  customerOf: (companyId, { confirmed }, sender) => {
    const hashFor = (kind: ContactAddress['kind']) => {
      const address = sender.find((candidate) => candidate.kind === kind);
      return address ? hashOf(companyId, address).toString('hex') : null;
    };
    const hashes = { user: hashFor('user'), phone: hashFor('phone') };
    return confirmed && isConfirmedSender(confirmed.as, hashes) ? confirmed.customerId : null;
  },
});

/** What is found and forgotten of a person. */
const contactErasure = ({
  pool,
  hashOf,
}: Pick<Deps, 'pool' | 'hashOf'>): Pick<ChatContacts, 'ofPerson' | 'erase' | 'forget'> => ({
  ofPerson: async (companyId, { customerIds, phone }) => {
    const hash = phone === null ? null : hashOf(companyId, { kind: 'phone', value: phone });
    const { rows } = await pool.query<{ id: string; session_no: number }>(
      `select distinct c.id, c.session_no from app.chat_contacts c left join app.chat_contact_aliases a on a.contact_id = c.id
       where c.company_id = $1 and (c.once_confirmed && $2::uuid[] or a.alias_hash = $3
         or c.session_id in (select session_id from app.chat_contents where company_id = $1 and senders @> array[$4::text]))`,
      [companyId, customerIds, hash, hash?.toString('hex') ?? ''],
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
      await tx.query(`update app.chat_contacts set ${blank} where company_id = $1 and id = $2`, [companyId, id]);
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
        `update app.chat_contacts set ${blank}
         where company_id = $1 and session_id = $2 returning id`,
        [companyId, sessionId],
      );
      await tx.query(`update app.chat_contact_aliases set sealed = '' where contact_id = any($1::uuid[])`, [
        rows.map(({ id }) => id),
      ]);
    });
  },
});

export const createChatContacts = ({ pool, keyring, hashOf }: Deps): ChatContacts => {
  const seals = createContactSeals(keyring);
  const { contactOf } = seals;
  const findId = createFindChatContact({ pool, seals, hashOf });
  const get: ChatContacts['get'] = async (companyId, id) => {
    const { rows } = await pool.query<ContactRow>(
      `select ${contactColumns} from app.chat_contacts c where c.company_id = $1 and c.id = $2`,
      [companyId, id],
    );
    return rows[0] ? contactOf(companyId, rows[0]) : null;
  };

  return {
    ...contactMoves(pool),
    ...contactStates({ pool, hashOf }),
    ...contactErasure({ pool, hashOf }),
    get,
    find: async (companyId, channelId, search) => {
      const contact = await get(companyId, await findId(companyId, channelId, search));
      if (!contact) throw new Error('a contact that was just found is gone');
      return contact;
    },
    bySessions: async (companyId, sessionIds) => {
      const { rows } = await pool.query<ContactRow>(
        `select ${contactColumns} from app.chat_contacts c where c.company_id = $1 and c.session_id = any($2::uuid[])`,
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
  };
};
