/** The form that the secret of each kind of application takes, and when it ends where it says so itself. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { ApplicationLogin, AuthenticationKind } from '../../domain/mailbox/mailbox-authentication.ts';
import type { Fault } from '../../platform/codec/field.ts';

const certificatePattern = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/;
const keyPattern = /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----[^-]+-----END (?:[A-Z]+ )?PRIVATE KEY-----/;

/** Anything in PEM is a certificate with its key: a client secret never looks like that. */
const isPem = (secret: string): boolean => secret.includes('-----BEGIN');

const readable = <T>(parse: () => T): T | null => {
  try {
    return parse();
  } catch {
    return null;
  }
};

const certificateOf = (secret: string): X509Certificate | null => {
  const [pem] = certificatePattern.exec(secret) ?? [];
  return pem === undefined ? null : readable(() => new X509Certificate(pem));
};

/** Says nothing of what is in it: the fault goes into an answer. */
export const mailboxSecretFault = (kind: AuthenticationKind, secret: string): Omit<Fault, 'at'> | null => {
  if (kind === 'google_service_account')
    return isKeyFile(secret)
      ? null
      : { code: 'not_a_key_file', message: 'is not the JSON key file of a service account (type, client_email, private_key)' };
  if (kind !== 'microsoft_365' || !isPem(secret)) return null;
  const certificate = certificateOf(secret);
  const [keyPem] = keyPattern.exec(secret) ?? [];
  const key = keyPem === undefined ? null : readable(() => createPrivateKey(keyPem));
  return certificate && key && certificate.checkPrivateKey(key)
    ? null
    : {
        code: 'not_a_certificate',
        message: 'must contain a certificate and its private key in PEM, without a passphrase',
      };
};

const isKeyFile = (secret: string): boolean => {
  const file = readable(() => JSON.parse(secret) as unknown);
  if (typeof file !== 'object' || file === null) return false;
  const { type, client_email, private_key } = file as { readonly [name: string]: unknown };
  return (
    type === 'service_account' &&
    typeof client_email === 'string' &&
    typeof private_key === 'string' &&
    readable(() => createPrivateKey(private_key)) !== null
  );
};

/** A certificate says itself when it ends; of any other secret the administrator has to. */
export const withSecretEnd = <L extends ApplicationLogin | null | undefined>(login: L, secret: string): L => {
  if (login?.kind !== 'microsoft_365') return login;
  const certificate = certificateOf(secret);
  return certificate ? { ...login, secretExpiresOn: certificate.validToDate.toISOString().slice(0, 10) } : login;
};
