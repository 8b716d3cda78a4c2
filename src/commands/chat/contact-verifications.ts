/** Codes that show who a contact is: what they are, where they may go, and how many there may be. A code is kept nowhere: it follows from its id and a key. */
import { timingSafeEqual } from 'node:crypto';
import { withTransaction } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { contextOf, type Keyring } from '../../platform/crypto/keyring.ts';
import { createKeyedHash } from '../../platform/sign-in/keyed-hash.ts';

/** In 24 hours. With five tries a code, somebody who guesses at one customer is right once in 40,000 days. */
const most = { ofContact: 5, ofCustomer: 5, ofCompany: 100 };

/** `customerId` null: no more codes may be sent for this customer or company today. */
export type AllowedCode = { readonly customerId: string | null };

export type ContactVerifications = {
  /** Six digits. */
  readonly codeOf: (companyId: string, verificationId: string) => Promise<string>;
  readonly isCode: (companyId: string, verificationId: string, entered: string) => Promise<boolean>;
  /** What an event names an address by. */
  readonly addressKey: (companyId: string, address: string) => Promise<string>;
  /** The address with this key; null: the record has it no more. */
  readonly addressWith: (companyId: string, addresses: readonly string[], key: string) => Promise<string | null>;
  /** Counts a code, once for each id; null: the contact has asked for as many as it may. */
  readonly allow: (
    companyId: string,
    request: { readonly verificationId: string; readonly contactId: string; readonly customerId: string | null },
  ) => Promise<AllowedCode | null>;
  readonly sweep: (before: Date) => Promise<void>;
};

type Counts = { ofContact: number; ofCustomer: number; ofCompany: number };
const count = `select count(*) filter (where contact_id = $2)::int as "ofContact", count(*) filter (where customer_id = $3)::int as "ofCustomer",
    count(*) filter (where customer_id is not null)::int as "ofCompany"
  from app.contact_verifications where company_id = $1 and created_at > now() - interval '24 hours'`;

export const createContactVerifications = (deps: { readonly pool: Pool; readonly keyring: Keyring }): ContactVerifications => {
  const { pool } = deps;
  const hashOf = createKeyedHash(deps, 'contact verification');
  const codeOf = async (companyId: string, verificationId: string): Promise<string> => {
    const hash = await hashOf(contextOf('code', companyId, verificationId).toString());
    return String(hash.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
  };
  const addressKey = async (companyId: string, address: string): Promise<string> =>
    (await hashOf(contextOf('address', companyId, address.toLowerCase()).toString())).toString('hex');
  return {
    codeOf,
    isCode: async (companyId, verificationId, entered) => {
      const [code, compared] = [Buffer.from(await codeOf(companyId, verificationId)), Buffer.from(entered)];
      return code.length === compared.length && timingSafeEqual(code, compared);
    },
    addressKey,
    addressWith: async (companyId, addresses, key) => {
      for (const address of addresses) if ((await addressKey(companyId, address)) === key) return address;
      return null;
    },
    allow: (companyId, { verificationId, contactId, customerId }) =>
      withTransaction(pool, async (tx) => {
        // one after the other: many at once are counted like many in a row
        await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`contact-verifications:${companyId}`]);
        const { rows } = await tx.query<AllowedCode>(
          'select customer_id as "customerId" from app.contact_verifications where company_id = $1 and id = $2',
          [companyId, verificationId],
        );
        if (rows[0]) return rows[0];
        const { rows: counts } = await tx.query<Counts>(count, [companyId, contactId, customerId]);
        const { ofContact, ofCustomer, ofCompany } = counts[0] as Counts;
        if (ofContact >= most.ofContact) return null;
        const mayBeSent = ofCustomer < most.ofCustomer && ofCompany < most.ofCompany;
        const allowed = { customerId: mayBeSent ? customerId : null };
        await tx.query(
          'insert into app.contact_verifications (id, company_id, contact_id, customer_id) values ($1, $2, $3, $4)',
          [verificationId, companyId, contactId, allowed.customerId],
        );
        return allowed;
      }),
    sweep: async (before) => {
      await pool.query('delete from app.contact_verifications where created_at < $1', [before]);
    },
  };
};
