/** Secret keys as Node's key objects. */
import { createSecretKey, type KeyObject } from 'node:crypto';

const madeOf = new WeakMap<Buffer, KeyObject>();

/** Made once a key: with its bytes alone each of a rebuild's events would cost three times as much to open, and six times as much to prove. */
export const keyObject = (key: Buffer): KeyObject => {
  const object = madeOf.get(key) ?? createSecretKey(key);
  madeOf.set(key, object);
  return object;
};
