import { randomBytes, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { selfSignedCertificate } from '@order-intake/certificate';
import type { Credentials } from './grpc/access.ts';
import { isLoadable } from './private-key.ts';
import { closeToOthers } from './storage/owner-only.ts';

export type OwnAccess = {
  users: Credentials[];
  tls: { key: string; certificate: string };
  /** The URL with which a client gets in; it holds the password. */
  urlOf(port: number): string;
};

type Kept = { password: string; key: string; certificate: string };

const USER = 'order-intake';
const YEAR_MS = 365 * 24 * 3_600_000;

/**
 * Certificate and password of a server for which nobody configured any: made once, kept in the data directory for its owner alone, so that
 * clients find their way back in after a restart. The client sends a password over TLS only, hence the certificate.
 */
export function ownAccess(dataDir: string): OwnAccess {
  closeToOthers(dataDir);
  const [file, authority] = [join(dataDir, 'access.json'), resolve(dataDir, 'authority.pem')];
  const previous = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : null;
  const { password, key, certificate } = previous !== null && isUsable(previous) ? previous : renewed(previous);
  writeWhole(file, JSON.stringify({ password, key, certificate } satisfies Kept));
  writeWhole(authority, certificate);
  const ca = encodeURIComponent(authority);
  return {
    users: [{ username: USER, password, admin: true }],
    tls: { key, certificate },
    urlOf: (port) => `esdb://${USER}:${password}@localhost:${port}?tls=true&tlsCaFile=${ca}`,
  };
}

/** For another year; those of earlier releases have keys that no server loads. */
const isUsable = ({ key, certificate }: Kept): boolean =>
  isLoadable(key) && Date.parse(new X509Certificate(certificate).validTo) > Date.now() + YEAR_MS;

function renewed(previous: Kept | null): Kept {
  const names = { dnsNames: ['localhost'], ipAddresses: ['127.0.0.1'] };
  const { key, cert } = selfSignedCertificate({ commonName: 'embedded event store', ...names, days: 3650, keyType: 'rsa' });
  return { password: previous?.password ?? randomBytes(32).toString('base64url'), key, certificate: cert };
}

function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
