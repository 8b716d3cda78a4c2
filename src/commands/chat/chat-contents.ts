/** What was said, by reference: rows sealed under ENCRYPTION_KEY, gone with their session. Nothing of it is ever in an event or a log line. */
import { inPortions, type Queryable } from '@order-intake/event-sourcing';
import type { ChatTemplate } from '../../domain/chat/channel/chat-provider.port.ts';
import type { Choices } from '../../domain/chat/channel/choices.ts';
import type { Inbound } from '../../domain/chat/chat-message.events.ts';
import { chatContentContext, type Keyring } from '../../platform/crypto/keyring.ts';

/** A line that a customer put together from the catalogue: decimal strings, the price of one as the catalogue had it. */
export type CartLine = {
  readonly code: string;
  readonly qty: string;
  readonly price: string | null;
  readonly currency: string | null;
};

/** What the provider told of one message, or what we sent. */
export type ChatContent = {
  readonly text: string | null;
  readonly wamid: string | null;
  /** of the customer, where there is one: digits with the country code */
  readonly from?: string | null;
  readonly fromUserId?: string | null;
  readonly fromParentUserId?: string | null;
  readonly profileName?: string | null;
  /** `sha256` as the provider announced it, hex or base64 */
  readonly media?: { readonly id: string; readonly fileName: string | null; readonly sha256: string | null } | null;
  /** the lines of an order from the catalogue */
  readonly order?: readonly CartLine[] | null;
  /** what else the provider told of it; absent of what was kept before it was written here */
  readonly inbound?: Inbound;
  /** buttons or a list that we sent below the text */
  readonly choices?: Choices | null;
  /** the approved template that we sent; its parameters are the text */
  readonly template?: ChatTemplate | null;
  /** the id of the button or row that the customer pressed */
  readonly choice?: string | null;
  /** the address a contact moved to */
  readonly movedTo?: { readonly phone: string | null; readonly userId: string | null } | null;
};

export type NewContent = {
  readonly id: string;
  readonly companyId: string;
  readonly channelId: string;
  readonly direction: 'in' | 'out';
  readonly sessionId?: string;
  /** keyed hashes of the customer's addresses */
  readonly senders?: readonly string[];
  readonly content: ChatContent;
};

export type ContentPlace = { readonly sessionId: string | null; readonly senders: readonly string[] };
export type KeptMessage = { readonly id: string; readonly senders: readonly string[]; readonly content: ChatContent };

export type ChatContents = {
  /** Keeps what is not there yet; a row that is there stays as it is. What came in is kept once for all: when it was removed it stays so. */
  readonly keep: (contents: readonly NewContent[]) => Promise<void>;
  /** Those of these ids that came in once, whichever company's, and the channel of each; null where its content is gone. */
  readonly toldIn: (ids: readonly string[]) => Promise<ReadonlyMap<string, string | null>>;
  readonly open: (companyId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, ChatContent>>;
  readonly join: (companyId: string, ids: readonly string[], sessionId: string) => Promise<void>;
  /** Who a message is from, as hashes, and the session it has joined; null: it is gone. */
  readonly placeOf: (companyId: string, id: string) => Promise<ContentPlace | null>;
  /** Messages from any of these senders that have not joined a session, in the order they came. */
  readonly unjoined: (
    companyId: string,
    channelId: string,
    senders: readonly string[],
    limit: number,
  ) => Promise<readonly KeptMessage[]>;
  /** Our message that the provider knows under this id. */
  readonly sentAs: (
    companyId: string,
    wamidHash: string,
  ) => Promise<{ readonly sessionId: string; readonly messageId: string } | null>;
  /** Whether a message of this contact, none of `known`, came since then and has not joined a session yet. */
  readonly awaits: (companyId: string, contactId: string, since: Date, knownIds: readonly string[]) => Promise<boolean>;
  /** Another text, as after an edit; null blanks it. */
  readonly rewrite: (companyId: string, id: string, text: string | null) => Promise<void>;
  /** `hash`: what a delivery status is found by. */
  readonly setWamid: (companyId: string, id: string, wamid: string, hash: string) => Promise<void>;
  /** Answers how many rows are gone. */
  readonly removeSession: (companyId: string, sessionId: string) => Promise<number>;
  /** What a contact said that has not joined a session. */
  readonly removeUnjoined: (companyId: string, contactId: string) => Promise<void>;
  /** The same for the owner of this hashed address, whether or not a contact has it. */
  readonly removeUnjoinedFrom: (companyId: string, sender: string) => Promise<void>;
  /** Rows that never reached a session, older than `before`. */
  readonly sweepUnjoined: (before: Date) => Promise<number>;
  /** Ids of what was kept before then, in sessions or not; at most so many, behind this one in their order. */
  readonly keptBefore: (companyId: string, before: Date, most: number, after?: string) => Promise<readonly string[]>;
  readonly countBefore: (companyId: string, before: Date) => Promise<number>;
  readonly removeBefore: (companyId: string, before: Date) => Promise<number>;
};

/** Those of the messages that have not joined a session, and who each is from, as hashes. */
export const sendersOfUnjoined = async (
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await db.query<{ id: string; senders: readonly string[] }>(
    'select id, senders from app.chat_contents where session_id is null and id = any($1::uuid[])',
    [ids],
  );
  return new Map(rows.map(({ id, senders }) => [id, senders]));
};

/** Where contents belong: none of it is opened. */
const contentPlaces = (pool: Queryable): Pick<ChatContents, 'toldIn' | 'join' | 'placeOf' | 'sentAs' | 'awaits'> => ({
  toldIn: async (ids) => {
    const { rows } = await pool.query<{ id: string; channel: string | null }>(
      `select t.id, c.channel_id as channel from app.chat_messages_told t left join app.chat_contents c on c.id = t.id
       where t.id = any($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map(({ id, channel }) => [id, channel]));
  },
  join: async (companyId, ids, sessionId) => {
    await pool.query('update app.chat_contents set session_id = $3 where company_id = $1 and id = any($2::uuid[])', [
      companyId,
      ids,
      sessionId,
    ]);
  },
  placeOf: async (companyId, id) => {
    const { rows } = await pool.query<ContentPlace>(
      'select session_id as "sessionId", senders from app.chat_contents where company_id = $1 and id = $2',
      [companyId, id],
    );
    return rows[0] ?? null;
  },
  sentAs: async (companyId, wamidHash) => {
    const { rows } = await pool.query<{ sessionId: string; messageId: string }>(
      `select session_id as "sessionId", id as "messageId" from app.chat_contents
       where company_id = $1 and wamid_hash = $2 and session_id is not null`,
      [companyId, wamidHash],
    );
    return rows[0] ?? null;
  },
  awaits: async (companyId, contactId, since, knownIds) => {
    const { rowCount } = await pool.query(
      `select 1 from app.chat_contents where session_id is null and created_at > $3 and company_id = $1 and direction = 'in'
         and id <> all($4::uuid[])
         and senders && (select array_agg(encode(alias_hash, 'hex')) from app.chat_contact_aliases where contact_id = $2) limit 1`,
      [companyId, contactId, since, knownIds],
    );
    return (rowCount ?? 0) > 0;
  },
});

/** What goes, and when. */
type Removal =
  | 'removeSession'
  | 'removeUnjoined'
  | 'removeUnjoinedFrom'
  | 'sweepUnjoined'
  | 'keptBefore'
  | 'countBefore'
  | 'removeBefore';
const beforeThen = 'from app.chat_contents where company_id = $1 and created_at < $2';
const contentRemoval = (pool: Queryable): Pick<ChatContents, Removal> => ({
  removeSession: async (companyId, sessionId) =>
    (await pool.query('delete from app.chat_contents where company_id = $1 and session_id = $2', [companyId, sessionId]))
      .rowCount ?? 0,
  removeUnjoined: async (companyId, contactId) => {
    await pool.query(
      `delete from app.chat_contents where session_id is null and company_id = $1
         and senders && (select array_agg(encode(alias_hash, 'hex')) from app.chat_contact_aliases where contact_id = $2)`,
      [companyId, contactId],
    );
  },
  removeUnjoinedFrom: async (companyId, sender) => {
    await pool.query(
      'delete from app.chat_contents where session_id is null and company_id = $1 and senders @> array[$2::text]',
      [companyId, sender],
    );
  },
  sweepUnjoined: async (before) =>
    (await pool.query('delete from app.chat_contents where session_id is null and created_at < $1', [before])).rowCount ?? 0,
  keptBefore: async (companyId, before, most, after) => {
    const { rows } = await pool.query<{ id: string }>(
      `select id ${beforeThen} and ($3::uuid is null or id > $3) order by id limit $4`,
      [companyId, before, after ?? null, most],
    );
    return rows.map(({ id }) => id);
  },
  countBefore: async (companyId, before) =>
    (await pool.query<{ n: number }>(`select count(*)::int as n ${beforeThen}`, [companyId, before])).rows[0]?.n ?? 0,
  removeBefore: async (companyId, before) => (await pool.query(`delete ${beforeThen}`, [companyId, before])).rowCount ?? 0,
});

/** Sealed or opened in one stretch: of a flood hundreds come at a time, and everybody else's work waits for that. */
const atOnce = 20;

export const createChatContents = ({ pool, keyring }: { readonly pool: Queryable; readonly keyring: Keyring }): ChatContents => {
  const seal = (companyId: string, id: string, content: ChatContent) =>
    keyring.seal(Buffer.from(JSON.stringify(content), 'utf8'), chatContentContext(companyId, id));
  const unseal = (companyId: string, id: string, sealed: Buffer): ChatContent =>
    JSON.parse(keyring.open(sealed, chatContentContext(companyId, id)).toString('utf8'));

  const open: ChatContents['open'] = async (companyId, ids) => {
    if (ids.length === 0) return new Map();
    const { rows } = await pool.query<{ id: string; sealed: Buffer }>(
      'select id, sealed from app.chat_contents where company_id = $1 and id = any($2::uuid[])',
      [companyId, ids],
    );
    return new Map(await inPortions(rows, atOnce, ({ id, sealed }) => [id, unseal(companyId, id, sealed)] as const));
  };
  const change = async (companyId: string, id: string, changes: Partial<ChatContent>) => {
    const before = (await open(companyId, [id])).get(id);
    if (!before) return;
    await pool.query('update app.chat_contents set sealed = $3 where company_id = $1 and id = $2', [
      companyId,
      id,
      seal(companyId, id, { ...before, ...changes }),
    ]);
  };

  return {
    ...contentPlaces(pool),
    ...contentRemoval(pool),
    keep: async (entries) => {
      if (entries.length === 0) return;
      // in one order everywhere: two processes that are told the same at once would wait for each other otherwise
      const contents = entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const sealed = await inPortions(contents, atOnce, ({ companyId, id, content }) => seal(companyId, id, content));
      // The provider repeats for days, at once and after any crash. That a message is known and its text become so in one statement: nobody can know it
      // and find no text that was not removed, and nobody brings back what was.
      await pool.query(
        `with n as (
           select * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::uuid[], $5::text[], $6::bytea[], $7::text[])
             as n(id, company, channel, session, direction, sealed, senders)
         ), first as (
           insert into app.chat_messages_told (id) select id from n where direction = 'in' on conflict do nothing returning id
         )
         insert into app.chat_contents (id, company_id, channel_id, session_id, direction, sealed, senders)
         select id, company, channel, session, direction, sealed, string_to_array(senders, ',') from n
         where direction = 'out' or id in (select id from first)
         on conflict (id) do nothing`,
        [
          contents.map(({ id }) => id),
          contents.map(({ companyId }) => companyId),
          contents.map(({ channelId }) => channelId),
          contents.map(({ sessionId }) => sessionId ?? null),
          contents.map(({ direction }) => direction),
          sealed,
          contents.map(({ senders }) => (senders ?? []).join(',')),
        ],
      );
    },
    open,
    unjoined: async (companyId, channelId, senders, limit) => {
      const { rows } = await pool.query<{ id: string; senders: readonly string[]; sealed: Buffer }>(
        `select id, senders, sealed from app.chat_contents
         where session_id is null and company_id = $1 and channel_id = $2 and direction = 'in' and senders && $3::text[]
         order by created_at, id limit $4`,
        [companyId, channelId, senders, limit],
      );
      return inPortions(rows, atOnce, ({ id, senders: by, sealed }) => ({
        id,
        senders: by,
        content: unseal(companyId, id, sealed),
      }));
    },
    rewrite: (companyId, id, text) =>
      change(companyId, id, { text, ...(text === null ? { media: null, order: null, choice: null } : {}) }),
    setWamid: async (companyId, id, wamid, hash) => {
      await change(companyId, id, { wamid });
      await pool.query('update app.chat_contents set wamid_hash = $3 where company_id = $1 and id = $2', [companyId, id, hash]);
    },
  };
};
