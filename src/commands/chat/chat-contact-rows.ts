/** How a contact lies in Postgres: addresses found by keyed hash, everything a person could read sealed. */
import { createHmac } from 'node:crypto';
import { chatContactContext, contextOf, type Keyring } from '../../platform/crypto/keyring.ts';

export type ContactAddress = { readonly kind: 'phone' | 'user'; readonly value: string };

export type ChatContact = {
  readonly id: string;
  readonly sessionNo: number;
  readonly sessionId: string | null;
  readonly optedOut: boolean;
  /** the customer that a person said this is, never a guess; under these addresses and no others */
  readonly confirmed: {
    readonly customerId: string;
    readonly as: { readonly user: string | null; readonly phone: string | null };
  } | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly userId: string | null;
};

export type ContactRow = {
  id: string;
  session_no: number;
  session_id: string | null;
  opted_out_at: Date | null;
  customer_id: string | null;
  confirmed_user: Buffer | null;
  confirmed_phone: Buffer | null;
  sealed_name: Buffer | null;
  addresses: { kind: 'phone' | 'user'; sealed: string }[] | null;
};

export const contactColumns = `c.id, c.session_no, c.session_id, c.opted_out_at, c.customer_id, c.confirmed_user, c.confirmed_phone, c.sealed_name,
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

const hex = (hash: Buffer | null): string | null => hash?.toString('hex') ?? null;

export const createContactSeals = (keyring: Keyring) => {
  const seal = (companyId: string, id: string, text: string) =>
    keyring.seal(Buffer.from(text, 'utf8'), chatContactContext(companyId, id));
  const unseal = (companyId: string, id: string, sealed: Buffer) =>
    keyring.open(sealed, chatContactContext(companyId, id)).toString('utf8');
  const contactOf = (companyId: string, row: ContactRow): ChatContact => {
    const address = (kind: 'phone' | 'user'): string | null => {
      const last = (row.addresses ?? []).findLast((entry) => entry.kind === kind && entry.sealed !== '');
      return last ? unseal(companyId, row.id, Buffer.from(last.sealed, 'base64')) : null;
    };
    return {
      id: row.id,
      sessionNo: row.session_no,
      sessionId: row.session_id,
      optedOut: row.opted_out_at !== null,
      confirmed:
        row.customer_id === null
          ? null
          : { customerId: row.customer_id, as: { user: hex(row.confirmed_user), phone: hex(row.confirmed_phone) } },
      name: row.sealed_name === null ? null : unseal(companyId, row.id, row.sealed_name),
      phone: address('phone'),
      userId: address('user'),
    };
  };
  return { seal, contactOf };
};
export type ContactSeals = ReturnType<typeof createContactSeals>;
