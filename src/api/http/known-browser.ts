/**
 * Which browsers a person signed in with before: a sealed cookie that names the browser and, as hashes, the addresses. It opens nothing. Whoever
 * guesses at a password from elsewhere is counted apart from it, and strangers behind the same address as well (OWASP: device cookies).
 */
import { createHash, randomUUID } from 'node:crypto';
import { contextOf, type Keyring } from '../../platform/crypto/keyring.ts';
import { cookieOf } from './session.ts';

const name = '__Host-order-intake-browser';
const livesS = 365 * 24 * 3600;
const context = contextOf('known-browser');
/** a shared machine at the counter; the oldest are forgotten */
const mostAddresses = 20;

type Known = { readonly id: string; readonly addresses: readonly string[] };

const hashOf = (id: string, address: string): string =>
  createHash('sha256').update(`${id}/${address}`).digest('base64url').slice(0, 22);

const opened = (keyring: Keyring, header: string | undefined): Known | null => {
  const value = cookieOf(header, name);
  if (value === null) return null;
  try {
    return JSON.parse(keyring.open(Buffer.from(value, 'base64url'), context).toString('utf8')) as Known;
  } catch {
    return null; // changed, or sealed under a key that is gone
  }
};

/** The browser's name, when anybody signed in with it before. */
export const browserOf = (keyring: Keyring, header: string | undefined): string | null => opened(keyring, header)?.id ?? null;

/** The browser's name, when whoever has this address did. */
export const browserOfAddress = (keyring: Keyring, header: string | undefined, address: string): string | null => {
  const known = opened(keyring, header);
  return known?.addresses.includes(hashOf(known.id, address)) ? known.id : null;
};

/** For the answer to a sign-in: from now on this browser is one of theirs. */
export const knownBrowserCookie = (keyring: Keyring, header: string | undefined, address: string): string => {
  const { id, addresses } = opened(keyring, header) ?? { id: randomUUID(), addresses: [] };
  const hash = hashOf(id, address);
  const known: Known = { id, addresses: [hash, ...addresses.filter((one) => one !== hash)].slice(0, mostAddresses) };
  const sealed = keyring.seal(Buffer.from(JSON.stringify(known), 'utf8'), context).toString('base64url');
  return `${name}=${sealed}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${livesS}`;
};
