/** X-Hub-Signature-256: HMAC-SHA256 under the app secret over the bytes as they came. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const form = /^sha256=([0-9a-fA-F]{64})$/;

export const isSigned = (secret: string, body: Buffer, header: string | undefined): boolean => {
  const digest = form.exec(header ?? '')?.[1];
  if (digest === undefined) return false;
  return timingSafeEqual(createHmac('sha256', secret).update(body).digest(), Buffer.from(digest, 'hex'));
};

/** Constant time whatever the lengths; an unset token is equal to nothing. */
export const isToken = (expected: string | null, token: unknown): boolean => {
  if (expected === null || expected === '' || typeof token !== 'string') return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(token));
};
