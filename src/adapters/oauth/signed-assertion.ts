/** Private keys out of secrets, and the JWTs signed with them (RFC 7523). */
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { assertionLifetimeS } from './token-call.ts';

/** @returns the RSA key, or what is wrong with the PEM as the end of a sentence */
export const rsaKeyIn = (pem: string): KeyObject | string => {
  if (!/-----BEGIN (?:RSA )?PRIVATE KEY-----/.test(pem)) {
    const encrypted = /BEGIN ENCRYPTED PRIVATE KEY|Proc-Type: 4,ENCRYPTED/.test(pem);
    return encrypted ? 'holds an encrypted private key: store it without a passphrase' : 'holds no private key';
  }
  try {
    const [block = ''] = /-----BEGIN (RSA )?PRIVATE KEY-----[\s\S]+?-----END \1?PRIVATE KEY-----/.exec(pem) ?? [];
    if (block.includes('ENCRYPTED')) return 'holds an encrypted private key: store it without a passphrase';
    const key = createPrivateKey(block);
    return key.asymmetricKeyType === 'rsa' ? key : 'holds a private key that is not RSA';
  } catch {
    return 'holds a private key that cannot be read: copy it completely, with its first and last line';
  }
};

type Assertion = {
  readonly key: KeyObject;
  readonly header: { readonly alg: 'PS256' | 'RS256'; readonly typ: 'JWT'; readonly kid?: string; readonly 'x5t#S256'?: string };
  readonly claims: Readonly<Record<string, string | number>>;
  readonly now: number;
};

/** Good for five minutes from `now`. */
export const signedAssertion = ({ key, header, claims, now }: Assertion): Promise<string> => {
  const seconds = Math.floor(now / 1_000);
  return new SignJWT({ ...claims, iat: seconds, exp: seconds + assertionLifetimeS }).setProtectedHeader(header).sign(key);
};
