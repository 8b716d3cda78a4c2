/** Finds or makes the contact of a message, in one transaction, by the rules of domain/chat/contact; what moved waits for its streams. */
import { randomUUID } from 'node:crypto';
import { withTransaction } from '@order-intake/event-sourcing';
import type pg from 'pg';
import {
  type Addresses,
  type ContactChange,
  type HeldContact,
  type Holders,
  identify,
  moveTo,
} from '../../domain/chat/session/contact-identity.ts';
import type { AddressHash, ContactAddress, ContactSeals } from './chat-contact-rows.ts';

export type ContactSearch = {
  readonly messageId: string;
  /** by the provider's clock */
  readonly sentAt: Date;
  readonly addresses: readonly ContactAddress[];
  /** the addresses that the contact says it has from now on */
  readonly movedTo: readonly ContactAddress[];
  readonly name: string | null;
};
type Deps = { readonly pool: pg.Pool; readonly seals: ContactSeals; readonly hashOf: AddressHash };
type Hashed = ContactAddress & { readonly hash: string };

type HeldRow = {
  id: string;
  session_id: string | null;
  customer_id: string | null;
  confirmed_user: string | null;
  confirmed_phone: string | null;
  aliases: { kind: 'phone' | 'user'; hash: string; since: string }[];
};
type Held = HeldContact & { readonly sessionId: string | null; readonly since: ReadonlyMap<string, Date> };

const heldBy = `select c.id, c.session_id, c.customer_id, encode(c.confirmed_user, 'hex') as confirmed_user,
    encode(c.confirmed_phone, 'hex') as confirmed_phone,
    (select json_agg(json_build_object('kind', a.kind, 'hash', encode(a.alias_hash, 'hex'), 'since', a.created_at) order by a.created_at)
     from app.chat_contact_aliases a where a.contact_id = c.id) as aliases
  from app.chat_contacts c join app.chat_contact_aliases own on own.contact_id = c.id
  where own.company_id = $1 and own.channel_id = $2 and own.alias_hash = decode($3, 'hex')`;

const heldOf = (row: HeldRow): Held => {
  const last = (kind: 'phone' | 'user') => row.aliases.findLast((alias) => alias.kind === kind)?.hash ?? null;
  return {
    id: row.id,
    user: last('user'),
    phone: last('phone'),
    confirmedAs: row.customer_id === null ? null : { user: row.confirmed_user, phone: row.confirmed_phone },
    sessionId: row.session_id,
    since: new Map(row.aliases.map(({ hash, since }) => [hash, new Date(since)])),
  };
};

const holderOf = async (tx: pg.PoolClient, companyId: string, channelId: string, hash: string | null): Promise<Held | null> => {
  if (hash === null) return null;
  const { rows } = await tx.query<HeldRow>(heldBy, [companyId, channelId, hash]);
  return rows[0] ? heldOf(rows[0]) : null;
};

/** One message's transaction, and what it knows of addresses by their hashes. */
type Within = Pick<ContactSearch, 'messageId' | 'sentAt'> & {
  readonly tx: pg.PoolClient;
  readonly seals: ContactSeals;
  readonly companyId: string;
  readonly channelId: string;
  readonly addressOf: ReadonlyMap<string, ContactAddress>;
};

/** These addresses are this contact's from now on. */
const hold = async (within: Within, id: string, addresses: Addresses): Promise<void> => {
  const { tx, seals, companyId, channelId, addressOf, sentAt } = within;
  for (const hash of [addresses.user, addresses.phone]) {
    const address = addressOf.get(hash ?? '');
    if (!address) continue;
    await tx.query(
      `insert into app.chat_contact_aliases as a (company_id, channel_id, alias_hash, contact_id, kind, sealed, created_at)
       values ($1, $2, decode($3, 'hex'), $4, $5, $6, $7)
       on conflict (company_id, channel_id, alias_hash) do update set sealed = excluded.sealed, contact_id = excluded.contact_id,
         created_at = case when a.contact_id = excluded.contact_id then a.created_at else excluded.created_at end
       where a.contact_id <> excluded.contact_id or length(a.sealed) = 0`,
      [companyId, channelId, hash, id, address.kind, seals.seal(companyId, id, address.value), sentAt],
    );
  }
};

/** What moved, in the tables; its streams hear of it from app.chat_contact_moves. */
const apply = async (within: Within, { contact, addresses, endsConfirmation }: ContactChange): Promise<void> => {
  const { tx, companyId, messageId } = within;
  const before = [contact.user, contact.phone].filter((hash) => hash !== null);
  const after = [addresses.user, addresses.phone].filter((hash) => hash !== null);
  const lost = before.filter((hash) => !after.includes(hash));
  const gained = after.filter((hash) => !before.includes(hash));
  await tx.query(`delete from app.chat_contact_aliases where contact_id = $1 and encode(alias_hash, 'hex') <> all($2::text[])`, [
    contact.id,
    after,
  ]);
  await hold(within, contact.id, addresses);
  if (endsConfirmation)
    await tx.query(
      `update app.chat_contacts set customer_id = null, verified_by = null, confirmed_user = null, confirmed_phone = null
       where company_id = $1 and id = $2`,
      [companyId, contact.id],
    );
  await tx.query(
    `insert into app.chat_contact_moves as m (message_id, contact_id, company_id, session_id, gained, lost, ends_confirmation)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (message_id, contact_id) do update set gained = m.gained || excluded.gained, lost = m.lost || excluded.lost,
       ends_confirmation = m.ends_confirmation or excluded.ends_confirmation`,
    [messageId, contact.id, companyId, (contact as Held).sessionId, gained, lost, endsConfirmation],
  );
};

export const createFindChatContact =
  ({ pool, seals, hashOf }: Deps) =>
  async (companyId: string, channelId: string, search: ContactSearch): Promise<string> => {
    const { messageId, sentAt, name } = search;
    const hashed = (addresses: readonly ContactAddress[]): readonly Hashed[] =>
      addresses.map((address) => ({ ...address, hash: hashOf(companyId, address).toString('hex') }));
    const from = hashed(search.addresses);
    const to = hashed(search.movedTo);
    const addressOf = new Map([...from, ...to].map((address) => [address.hash, address]));
    const pairOf = (addresses: readonly Hashed[]): Addresses => ({
      user: addresses.find(({ kind }) => kind === 'user')?.hash ?? null,
      phone: addresses.find(({ kind }) => kind === 'phone')?.hash ?? null,
    });

    return withTransaction(pool, async (tx) => {
      // two messages of a new contact at once make one contact: they wait for each other here
      for (const hash of [...addressOf.keys()].toSorted())
        await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`chat-contact:${hash}`]);
      const holder = (hash: string | null) => holderOf(tx, companyId, channelId, hash);
      const holdersOf = async ({ user, phone }: Addresses): Promise<Holders & { user: Held | null; phone: Held | null }> => ({
        user: await holder(user),
        phone: await holder(phone),
      });

      const within: Within = { tx, seals, companyId, channelId, addressOf, messageId, sentAt };
      const sender = pairOf(from);
      const identified = identify(sender, await holdersOf(sender));
      const contactId = identified.contact?.id ?? randomUUID();
      for (const change of identified.changes) await apply(within, change);
      if (!identified.contact)
        await tx.query('insert into app.chat_contacts (id, company_id, channel_id) values ($1, $2, $3)', [
          contactId,
          companyId,
          channelId,
        ]);
      await hold(within, contactId, identified.addresses); // where only the hash was left, the address is readable again
      const mover = to.length > 0 ? await holder(sender.user ?? sender.phone) : null;
      // a change that was told before the address came to this contact is over
      if (mover && [...mover.since].every(([hash, since]) => !addressOf.has(hash) || since <= sentAt))
        for (const change of moveTo(mover, pairOf(to), await holdersOf(pairOf(to)))) await apply(within, change);
      if (name !== null)
        await tx.query('update app.chat_contacts set sealed_name = $3 where company_id = $1 and id = $2', [
          companyId,
          contactId,
          seals.seal(companyId, contactId, name),
        ]);
      return contactId;
    });
  };
