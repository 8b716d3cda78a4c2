/**
 * Which browsers a person signed in with before: a sealed cookie that names the browser and, as hashes, the accounts.
 * It grants no access. Password guesses from elsewhere are counted separately, as are strangers behind the same
 * address (OWASP: device cookies). Keyed by account and not by address: the same address may belong to a user of
 * another company, whose browser is unknown here.
 */
import { createHash, randomUUID } from 'node:crypto';
import { contextOf, type Keyring } from '../../platform/crypto/keyring.ts';
import type { LinkOwner } from '../../platform/sign-in/account-links.ts';
import { cookieOf } from './session.ts';

const name = '__Host-order-intake-browser';
const livesS = 365 * 24 * 3600;
const context = contextOf('known-browser');
/** a shared machine at the counter; the oldest are forgotten */
const mostAccounts = 20;

type Known = { readonly id: string; readonly accounts: readonly string[] };

const hashOf = (id: string, { companyId, userId }: LinkOwner): string =>
  createHash('sha256').update(`${id}/${companyId}/${userId}`).digest('base64url').slice(0, 22);

const opened = (keyring: Keyring, header: string | undefined): Known | null => {
  const value = cookieOf(header, name);
  if (value === null) return null;
  try {
    const { id, accounts } = JSON.parse(
      keyring.open(Buffer.from(value, 'base64url'), context).toString('utf8'),
    ) as Partial<Known>;
    // one of an earlier release lists addresses: no account is known by it
    return id === undefined ? null : { id, accounts: accounts ?? [] };
  } catch {
    return null; // changed, or sealed under a key that is gone
  }
};

/** The browser's name, when anybody signed in with it before. */
export const browserOf = (keyring: Keyring, header: string | undefined): string | null => opened(keyring, header)?.id ?? null;

/** The browser's name, when this user did. */
export const browserOfUser = (keyring: Keyring, header: string | undefined, user: LinkOwner): string | null => {
  const browser = opened(keyring, header);
  return browser?.accounts.includes(hashOf(browser.id, user)) ? browser.id : null;
};

/** For the answer to a sign-in: from now on this browser is one of theirs. */
export const knownBrowserCookie = (keyring: Keyring, header: string | undefined, user: LinkOwner): string => {
  const { id, accounts } = opened(keyring, header) ?? { id: randomUUID(), accounts: [] };
  const hash = hashOf(id, user);
  const browser: Known = { id, accounts: [hash, ...accounts.filter((account) => account !== hash)].slice(0, mostAccounts) };
  const sealed = keyring.seal(Buffer.from(JSON.stringify(browser), 'utf8'), context).toString('base64url');
  return `${name}=${sealed}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${livesS}`;
};
