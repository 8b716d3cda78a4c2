/** Links that let somebody set a password: random, sent by mail or handed over, kept as hashes, good once and for a while. */
import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '@order-intake/event-sourcing';

/** An invitation waits over a holiday; a forgotten password is asked for by somebody who waits. */
export const linkHours = { invitation: 7 * 24, reset: 1 } as const;
export type LinkPurpose = keyof typeof linkHours;

export type LinkOwner = { readonly companyId: string; readonly userId: string };
/** `shown`: to the person who invited, so opening it does not prove that the address is theirs. */
export type FoundLink = LinkOwner & { readonly shown: boolean };

export type AccountLinks = {
  /** Answers the code that the link carries; it is not kept here. @param isShown to a caller, and not sent to the address */
  readonly make: (owner: LinkOwner, purpose: LinkPurpose, isShown?: boolean) => Promise<string>;
  /** Whose it is; null for one that is unknown, used, or too old. */
  readonly find: (code: string, purpose: LinkPurpose) => Promise<FoundLink | null>;
  /** The owner; the link is invalid from now on, and so is every other one of the same person. */
  readonly use: (code: string, purpose: LinkPurpose) => Promise<FoundLink | null>;
  readonly removeOf: (owner: LinkOwner) => Promise<void>;
  readonly sweep: () => Promise<number>;
};

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();
type Row = { readonly company_id: string; readonly user_id: string; readonly shown: boolean };
const foundIn = ({ rows: [row] }: { readonly rows: readonly Row[] }): FoundLink | null =>
  row ? { companyId: row.company_id, userId: row.user_id, shown: row.shown } : null;
const columns = 'company_id, user_id, shown';
const good = 'link_hash = $1 and purpose = $2 and expires_at > now()';

export const createAccountLinks = (pool: Queryable): AccountLinks => {
  const removeOf: AccountLinks['removeOf'] = async ({ companyId, userId }) => {
    await pool.query('delete from app.account_links where company_id = $1 and user_id = $2', [companyId, userId]);
  };
  return {
    make: async ({ companyId, userId }, purpose, isShown = false) => {
      const code = randomBytes(32).toString('base64url');
      await pool.query(
        `insert into app.account_links (link_hash, company_id, user_id, purpose, shown, expires_at)
         values ($1, $2, $3, $4, $5, now() + $6 * interval '1 hour')`,
        [hashOf(code), companyId, userId, purpose, isShown, linkHours[purpose]],
      );
      return code;
    },
    find: async (code, purpose) =>
      foundIn(await pool.query<Row>(`select ${columns} from app.account_links where ${good}`, [hashOf(code), purpose])),
    use: async (code, purpose) => {
      // one statement: of two that come at once, one has it
      const text = `delete from app.account_links where ${good} returning ${columns}`;
      const link = foundIn(await pool.query<Row>(text, [hashOf(code), purpose]));
      if (link) await removeOf(link);
      return link;
    },
    removeOf,
    sweep: async () => (await pool.query('delete from app.account_links where expires_at <= now()')).rowCount ?? 0,
  };
};
