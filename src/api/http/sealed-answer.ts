/** An answer kept for a repetition may show a person's data: it is kept encrypted, for as long as its key is remembered. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export type SealedAnswers = { readonly seal: (body: unknown) => string; readonly open: (sealed: string) => unknown };

const ivBytes = 12;
const tagBytes = 16;

/** @param pepper the installation's: the key is derived from it */
export const createSealedAnswers = (pepper: Uint8Array): SealedAnswers => {
  const key = Buffer.from(hkdfSync('sha256', pepper, '', 'idempotent answers', 32));
  return {
    seal: (body) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const text = Buffer.concat([cipher.update(JSON.stringify(body), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8'));
    },
  };
};
