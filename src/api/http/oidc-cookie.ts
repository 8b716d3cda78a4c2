/** What a browser keeps between leaving for the issuer and coming back: sealed, for ten minutes, in a cookie of its own that is good once. */
import { randomBytes } from 'node:crypto';
import type { Queryable } from '@order-intake/event-sourcing';
import { derivedId } from '../../commands/shared/derived-id.ts';
import { contextOf, type Keyring } from '../../platform/crypto/keyring.ts';
import type { SignInSecrets } from '../../platform/sessions/identity-provider.port.ts';
import { cookieOf } from './session.ts';

const name = '__Host-order-intake-sign-in';
const livesS = 600;
const context = contextOf('sign-in');

export type PendingSignIn = SignInSecrets & { readonly returnTo: string };
type Kept = PendingSignIn & { readonly until: number };

const random = (): string => randomBytes(32).toString('base64url');
export const newSignIn = (returnTo: string): PendingSignIn => ({
  state: random(),
  nonce: random(),
  verifier: random(),
  returnTo,
});

/** Lax: the issuer sends the browser back from another site, and a Strict cookie would not come with it. */
export const signInCookie = (keyring: Keyring, pending: PendingSignIn): string => {
  const cookie: Kept = { ...pending, until: Date.now() + livesS * 1000 };
  const sealed = keyring.seal(Buffer.from(JSON.stringify(cookie), 'utf8'), context).toString('base64url');
  return `${name}=${sealed}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${livesS}`;
};

export const noSignInCookie = `${name}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`;

/** Null when there is none, it is not one of ours, or it is too old. */
export const pendingSignIn = (keyring: Keyring, header: string | undefined): PendingSignIn | null => {
  const value = cookieOf(header, name);
  if (value === null) return null;
  try {
    const { until, ...pending } = JSON.parse(keyring.open(Buffer.from(value, 'base64url'), context).toString('utf8')) as Kept;
    return until > Date.now() ? pending : null;
  } catch {
    return null; // changed, or sealed under a key that is gone
  }
};

/** False when somebody came back with this sign-in before: its cookie may have been copied. */
export const usePendingSignIn = async (pool: Queryable, { state }: PendingSignIn): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `insert into app.used_sign_in_links (link_id, expires_at) values ($1, now() + $2 * interval '1 second') on conflict do nothing`,
    [derivedId('sign-in', state), 2 * livesS],
  );
  return rowCount === 1;
};
