/** The second step of a sign-in: six digits of an app on the person's phone (TOTP, RFC 6238), or a code from the paper beside it. */
import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const periodS = 30;
/** clocks differ by half a minute, and typing takes time */
const stepsAround = 1;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Order Intake', label, algorithm: 'SHA1', digits: 6, period: periodS, secret: Secret.fromBase32(secret) });

/** 160 random bits in base32: what authenticator apps expect (RFC 4226, 4). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from the picture. @param account who it is for, as the app lists it */
export const totpUri = (secret: string, account: string): string => totpOf(secret, account).toString();

/** The step that a code belongs to, so that it is good once; null for one that is wrong. */
export const stepOfCode = (secret: string, code: string, now: Date): number | null => {
  const delta = totpOf(secret).validate({ token: code, window: stepsAround, timestamp: now.getTime() });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodS) + delta;
};

/** For an authenticator in a test, which is an app like any other. */
export const codeAt = (secret: string, at: Date): string => totpOf(secret).generate({ timestamp: at.getTime() });

// nothing that looks like something else; ten of 31 characters are 49 bits, and wrong ones are counted
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const codesMade = 10;

/** Ten codes like "k7m2p-x9q4r", each good once. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: codesMade }, () => {
    const all = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
    return `${all.slice(0, 5)}-${all.slice(5)}`;
  });

/** However it was typed. Null for what is no recovery code. */
export const recoveryHash = (userId: string, code: string): Buffer | null => {
  const plain = code.toLowerCase().replace(/[\s-]/g, '');
  return /^[a-z0-9]{10}$/.test(plain) ? createHash('sha256').update(`${userId}/${plain}`).digest() : null;
};
