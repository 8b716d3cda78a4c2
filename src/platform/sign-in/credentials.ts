/** What each user of the own sign-in proves themselves by. Hashes and secrets are sealed; an address is a keyed hash. */
import { isUuid, type Queryable } from '@order-intake/event-sourcing';
import { contextOf, type Keyring } from '../crypto/keyring.ts';
import { createKeyedHash } from './keyed-hash.ts';

export type Credential = {
  readonly userId: string;
  readonly companyId: string;
  /** PHC string */
  readonly password: string;
  readonly passwordSetAt: Date;
  /** base32; null: no second step */
  readonly totp: string | null;
  readonly totpSince: Date | null;
  /** asked for and not yet confirmed */
  readonly totpPending: string | null;
  readonly recoveryLeft: number;
};

export type Credentials = {
  /** Of every company that has a user with this address, oldest first. */
  readonly byAddress: (address: string) => Promise<readonly Credential[]>;
  /** What an address is kept as, and may wait as: a keyed hash. */
  readonly addressHash: (address: string) => Promise<Buffer>;
  readonly byAddressHash: (hash: Buffer) => Promise<readonly Credential[]>;
  readonly of: (companyId: string, userId: string) => Promise<Credential | null>;
  /** The first password of a user, or another one. */
  readonly setPassword: (
    user: { readonly companyId: string; readonly userId: string; readonly address: string },
    hash: string,
  ) => Promise<void>;
  readonly offerTotp: (companyId: string, userId: string, secret: string) => Promise<void>;
  /** What was offered holds from now on, with these recovery codes; false when another was offered meanwhile. */
  readonly confirmTotp: (companyId: string, userId: string, secret: string, recovery: readonly Buffer[]) => Promise<boolean>;
  readonly removeTotp: (companyId: string, userId: string) => Promise<void>;
  readonly setRecovery: (companyId: string, userId: string, recovery: readonly Buffer[]) => Promise<void>;
  /** False when this step, or a later one, was used before. */
  readonly useStep: (companyId: string, userId: string, step: number) => Promise<boolean>;
  /** False when there is no such code, or no more. */
  readonly useRecovery: (companyId: string, userId: string, hash: Buffer) => Promise<boolean>;
  readonly noteSignIn: (companyId: string, userId: string) => Promise<void>;
  readonly remove: (companyId: string, userId: string) => Promise<void>;
};

type Row = {
  readonly user_id: string;
  readonly company_id: string;
  readonly password: Buffer;
  readonly password_set_at: Date;
  readonly totp: Buffer | null;
  readonly totp_since: Date | null;
  readonly totp_pending: Buffer | null;
  readonly recovery_left: number;
};

type Sealed = 'password' | 'totp' | 'totp_pending';
/** What a sealed column of a user's row is bound to. */
export const credentialContext = (companyId: string, userId: string, of: string): string =>
  contextOf('credential', companyId, userId, of);

const columns = `user_id, company_id, password, password_set_at, totp, totp_since, totp_pending, cardinality(recovery) as recovery_left`;
const ofUser = 'company_id = $1 and user_id = $2';

export const createCredentials = ({ pool, keyring }: { readonly pool: Queryable; readonly keyring: Keyring }): Credentials => {
  const hashOf = createKeyedHash({ pool, keyring }, 'addresses of the own sign-in');
  const seal = (companyId: string, userId: string, of: Sealed, value: string): Buffer =>
    keyring.seal(Buffer.from(value, 'utf8'), credentialContext(companyId, userId, of));
  const credentialOf = (row: Row): Credential => {
    const open = (of: Sealed, sealed: Buffer): string =>
      keyring.open(sealed, credentialContext(row.company_id, row.user_id, of)).toString('utf8');
    return {
      userId: row.user_id,
      companyId: row.company_id,
      password: open('password', row.password),
      passwordSetAt: row.password_set_at,
      totp: row.totp && open('totp', row.totp),
      totpSince: row.totp_since,
      totpPending: row.totp_pending && open('totp_pending', row.totp_pending),
      recoveryLeft: row.recovery_left,
    };
  };
  const byAddressHash: Credentials['byAddressHash'] = async (hash) => {
    const text = `select ${columns} from app.credentials where address_hash = $1 order by password_set_at, user_id`;
    return (await pool.query<Row>(text, [hash])).rows.map(credentialOf);
  };
  const changed = async (text: string, values: readonly unknown[]): Promise<boolean> =>
    ((await pool.query(text, [...values])).rowCount ?? 0) === 1;

  return {
    byAddress: async (address) => byAddressHash(await hashOf(address)),
    addressHash: hashOf,
    byAddressHash,
    of: async (companyId, userId) => {
      if (!isUuid(userId)) return null; // who comes another way is called as their issuer calls them
      const { rows } = await pool.query<Row>(`select ${columns} from app.credentials where ${ofUser}`, [companyId, userId]);
      return rows[0] ? credentialOf(rows[0]) : null;
    },
    setPassword: async ({ companyId, userId, address }, hash) => {
      await pool.query(
        `insert into app.credentials (company_id, user_id, address_hash, password) values ($1, $2, $3, $4)
         on conflict (user_id) do update set password = excluded.password, password_set_at = now()`,
        [companyId, userId, await hashOf(address), seal(companyId, userId, 'password', hash)],
      );
    },
    ...steps({ pool, changed, seal, credentialOf }),
    noteSignIn: async (companyId, userId) => {
      await changed(`update app.credentials set last_sign_in_at = now() where ${ofUser}`, [companyId, userId]);
    },
    remove: async (companyId, userId) => {
      await pool.query(`delete from app.credentials where ${ofUser}`, [companyId, userId]);
    },
  };
};

type Parts = {
  readonly pool: Queryable;
  readonly changed: (text: string, values: readonly unknown[]) => Promise<boolean>;
  readonly seal: (companyId: string, userId: string, of: Sealed, value: string) => Buffer;
  readonly credentialOf: (row: Row) => Credential;
};
type Steps = 'offerTotp' | 'confirmTotp' | 'removeTotp' | 'setRecovery' | 'useStep' | 'useRecovery';

/** Of the second step. Each is one statement: of two that come at once one is too late. */
const steps = ({ pool, changed, seal, credentialOf }: Parts): Pick<Credentials, Steps> => ({
  offerTotp: async (companyId, userId, secret) => {
    const sealed = seal(companyId, userId, 'totp_pending', secret);
    await changed(`update app.credentials set totp_pending = $3 where ${ofUser}`, [companyId, userId, sealed]);
  },
  confirmTotp: async (companyId, userId, secret, recovery) => {
    const { rows } = await pool.query<Row>(`select ${columns} from app.credentials where ${ofUser}`, [companyId, userId]);
    const [row] = rows;
    if (!row || credentialOf(row).totpPending !== secret) return false;
    return changed(
      `update app.credentials set totp = $3, totp_since = now(), totp_pending = null, recovery = $4
       where ${ofUser} and totp_pending = $5`,
      [companyId, userId, seal(companyId, userId, 'totp', secret), recovery, row.totp_pending],
    );
  },
  removeTotp: async (companyId, userId) => {
    const none = `totp = null, totp_since = null, totp_pending = null, totp_last_step = null, recovery = '{}'`;
    await changed(`update app.credentials set ${none} where ${ofUser}`, [companyId, userId]);
  },
  setRecovery: async (companyId, userId, recovery) => {
    await changed(`update app.credentials set recovery = $3 where ${ofUser}`, [companyId, userId, recovery]);
  },
  useStep: (companyId, userId, step) =>
    changed(
      `update app.credentials set totp_last_step = $3 where ${ofUser} and (totp_last_step is null or totp_last_step < $3)`,
      [companyId, userId, step],
    ),
  useRecovery: (companyId, userId, hash) =>
    changed(
      `update app.credentials set recovery = array_remove(recovery, $3::bytea) where ${ofUser} and $3::bytea = any(recovery)`,
      [companyId, userId, hash],
    ),
});
