/** Encryption at rest: AES-256-GCM under a named key, with what it is for bound in. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** `id` is written into every ciphertext: 1 to 32 of A-Z a-z 0-9 . _ - ; `key` has 32 bytes. */
export type EncryptionKey = { readonly id: string; readonly key: Buffer };

export type Keyring = {
  /** Ciphertext under the writing key; it opens only with the same `context`. */
  readonly seal: (plaintext: Buffer, context: string) => Buffer;
  /** Throws CannotOpen. */
  readonly open: (sealed: Buffer, context: string) => Buffer;
  /** True when another key than the writing one sealed it. */
  readonly needsRotation: (sealed: Buffer) => boolean;
  readonly writingKeyId: string;
};

export type CannotOpenReason = 'malformed' | 'unknown_key' | 'wrong_key_or_context';

/** A ciphertext that does not open. The message names the key, never what was sealed. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
  readonly reason: CannotOpenReason;
  constructor(reason: CannotOpenReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

const format = 1;
const ivBytes = 12; // NIST SP 800-38D: 96 bits, random, good for 2^32 messages under one key
const tagBytes = 16;
const keyBytes = 32;
const keyId = /^[A-Za-z0-9._-]{1,32}$/;
export const isKeyId = (text: string): boolean => keyId.test(text);

/** The id of a key that was given none: from the key itself, so that two such keys stay apart. */
export const fingerprint = (key: Buffer): string =>
  `k${createHash('sha256').update('order-intake key id').update(key).digest('hex').slice(0, 8)}`;

/** What a ciphertext belongs to, as one unambiguous text. */
export const contextOf = (...parts: readonly string[]): string => JSON.stringify(parts);

/** What the sealed part of a browser's session is bound to. */
export const sessionContext = (companyId: string, id: string): string => contextOf('session', companyId, id);

/** What the wrapped key of a stored file is bound to. */
export const fileKeyContext = (companyId: string, fileId: string): string => contextOf('file', companyId, fileId);

/**
 * `keys[0]` seals; all of them open. A ciphertext is: version byte, length of the key id, key id, IV (12), tag (16), data;
 * everything before the IV is authenticated together with the context.
 */
export const createKeyring = (keys: readonly EncryptionKey[]): Keyring => {
  const writing = keys[0];
  if (!writing) throw new Error('a keyring needs at least one key');
  for (const { id, key } of keys) {
    if (!keyId.test(id)) throw new Error(`encryption key id "${id}": 1 to 32 letters, digits, dots, underscores or hyphens`);
    if (key.length !== keyBytes) throw new Error(`encryption key "${id}" has ${key.length} bytes, expected ${keyBytes}`);
  }
  const byId = new Map(keys.map(({ id, key }) => [id, key]));
  if (byId.size !== keys.length) throw new Error('two encryption keys have the same id: give each its own, as in 2026a:<base64>');

  const header = Buffer.concat([Buffer.from([format, writing.id.length]), Buffer.from(writing.id, 'ascii')]);
  return {
    writingKeyId: writing.id,
    needsRotation: (sealed) => idIn(sealed) !== writing.id,
    seal: (plaintext, context) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', writing.key, iv).setAAD(associated(header, context));
      const data = Buffer.concat([cipher.update(plaintext), cipher.final()]);
      return Buffer.concat([header, iv, cipher.getAuthTag(), data]);
    },
    open: (sealed, context) => {
      const id = idIn(sealed);
      const key = byId.get(id);
      if (!key) {
        throw new CannotOpen(
          'unknown_key',
          `sealed under the key "${id}", which is not configured: add it to ENCRYPTION_KEY, after the newest one`,
        );
      }
      const at = 2 + id.length;
      const tagAt = at + ivBytes;
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(at, tagAt), { authTagLength: tagBytes });
      decipher.setAAD(associated(sealed.subarray(0, at), context)).setAuthTag(sealed.subarray(tagAt, tagAt + tagBytes));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(tagAt + tagBytes)), decipher.final()]);
      } catch {
        throw new CannotOpen(
          'wrong_key_or_context',
          `the key "${id}" does not open this: it is damaged, belongs elsewhere, or the key was changed under its id`,
        );
      }
    },
  };
};

const associated = (header: Buffer, context: string) => Buffer.concat([header, Buffer.from(context, 'utf8')]);

const idIn = (sealed: Buffer): string => {
  const length = sealed[1] ?? 0;
  const id = sealed.subarray(2, 2 + length).toString('ascii');
  if (sealed[0] !== format || !keyId.test(id) || sealed.length < 2 + length + ivBytes + tagBytes) {
    throw new CannotOpen('malformed', 'not a ciphertext of this service');
  }
  return id;
};

/** What a chat message's content is bound to. */
export const chatContentContext = (companyId: string, id: string) => contextOf('chat-content', companyId, id);

/** What a chat contact's name and addresses are bound to. */
export const chatContactContext = (companyId: string, contactId: string) => contextOf('chat-contact', companyId, contactId);
