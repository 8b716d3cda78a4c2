/** What people are told apart by without their address lying in a table: a hash under a key of the installation. */
import { createHmac, hkdfSync } from 'node:crypto';
import type { Queryable } from '@order-intake/event-sourcing';
import type { Keyring } from '../crypto/keyring.ts';
import { loadPepper } from '../crypto/pepper.ts';

type Deps = { readonly pool: Queryable; readonly keyring: Keyring };

/** HMAC-SHA-256. @param purpose the same text is another hash for another purpose */
export const createKeyedHash = ({ pool, keyring }: Deps, purpose: string): ((text: string) => Promise<Buffer>) => {
  let key: Promise<Buffer> | undefined;
  return async (text) => {
    key ??= loadPepper(pool, keyring).then(
      (pepper) => Buffer.from(hkdfSync('sha256', pepper, '', purpose, 32)),
      (error: unknown) => {
        key = undefined;
        throw error;
      },
    );
    return createHmac('sha256', await key)
      .update(text)
      .digest();
  };
};
