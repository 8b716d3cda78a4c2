/** Secrets of applications as their providers give them out, made anew for each run. */
import { generateKeyPairSync } from 'node:crypto';
import { selfSignedCertificate } from '@order-intake/certificate';

/** A certificate and its private key in one PEM file, as `openssl req -x509` makes them; `ends`: its last day. */
export const pemSecret = (days: number): { readonly secret: string; readonly ends: string; readonly certificate: string } => {
  const notBefore = new Date();
  const { key, cert } = selfSignedCertificate({ commonName: 'order-intake', dnsNames: [], ipAddresses: [], days, notBefore });
  const ends = new Date(notBefore.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return { secret: `${cert}\n${key}`, ends, certificate: cert };
};

/** The JSON key file of a Google service account, with the fields that Google writes. */
export const keyFile = (changes: object = {}): string =>
  JSON.stringify({
    type: 'service_account',
    project_id: 'order-intake',
    private_key_id: 'key-1',
    private_key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: 'order-intake@order-intake.iam.gserviceaccount.com',
    client_id: '100000000000000000001',
    token_uri: 'https://oauth2.googleapis.com/token',
    ...changes,
  });
