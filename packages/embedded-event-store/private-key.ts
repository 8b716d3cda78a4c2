import { createPrivateKey, X509Certificate } from 'node:crypto';

/** The headers of keys that EventStoreDB and KurrentDB load without a password: PKCS #8 and PKCS #1. They look for one in the first line. */
const HEADER = /^-----BEGIN (?:RSA )?PRIVATE KEY-----\r?\n/;
const ENCRYPTED = '-----BEGIN ENCRYPTED PRIVATE KEY-----';
const REMEDY = 'Make one with deploy/certificates.sh, or by: openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:3072';

const typeOf = (pem: string): string | undefined => {
  try {
    return createPrivateKey(pem).asymmetricKeyType;
  } catch {
    return undefined;
  }
};

/** RSA-PSS is another type: real servers import plain RSA only. */
export const isLoadable = (pem: string): boolean => HEADER.test(pem) && typeOf(pem) === 'rsa';

/** Why a real server does not start with this key; null when it does. */
const refusalOf = (key: string, certificate: string): string | null => {
  if (key.startsWith(ENCRYPTED)) return 'is encrypted, and no password is known here. Give one that is not encrypted';
  const type = typeOf(key);
  if (type === undefined) return `is no private key in PEM form. ${REMEDY}`;
  if (type !== 'rsa') return `is of the type ${type}: EventStoreDB and KurrentDB load RSA keys only. ${REMEDY}`;
  if (!HEADER.test(key))
    return `does not begin with its PEM header: EventStoreDB and KurrentDB load it from the first line on. ${REMEDY}`;
  if (!new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key)))
    return 'is not the one of the certificate. Give the two that belong together';
  return null;
};

/** Throws a sentence for what a real server would refuse as well, so that tests notice what production would. */
export function checkPrivateKey({ key, certificate }: { key: string; certificate: string }): void {
  const refusal = refusalOf(key, certificate);
  if (refusal !== null) throw new Error(`The private key of the event store's certificate ${refusal}.`);
}
