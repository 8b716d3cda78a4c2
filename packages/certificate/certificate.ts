/** A self-signed X.509 v3 certificate by node:crypto alone: no openssl binary has to be there. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';
import { bitString, bool, der, explicit, integer, objectId, octetString, sequence, set, time, utf8 } from './der.ts';

export type CertificateRequest = {
  readonly commonName: string;
  readonly dnsNames: readonly string[];
  /** IPv4 or IPv6 literals */
  readonly ipAddresses: readonly string[];
  /** valid for so many days from `notBefore`; negative or past values give an expired certificate */
  readonly days: number;
  /** default: an hour ago, so that a clock slightly behind still accepts it */
  readonly notBefore?: Date;
  /** default: EC, which is made in no time; event stores load RSA only */
  readonly keyType?: KeyType;
};

export type KeyType = 'ec' | 'rsa';

const hour = 3_600_000;
const day = 24 * hour;

/** Per type: a new pair, the signature's algorithm with SHA-256, and the bits of the key's usage (RFC 5280 4.2.1.3), unused ones first. */
const keyTypes = {
  ec: {
    pair: () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' }),
    signature: sequence(objectId('1.2.840.10045.4.3.2')),
    usage: [0x02, 0x84], // digitalSignature, keyCertSign
  },
  rsa: {
    pair: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
    signature: sequence(objectId('1.2.840.113549.1.1.11'), der(0x05)),
    usage: [0x02, 0xa4], // digitalSignature, keyEncipherment, keyCertSign
  },
} as const;

/**
 * A key (PKCS #8) and a certificate signed by it, both PEM. It is CA:TRUE, so the certificate itself can be given
 * to a client as the authority to trust (`ca`, MAIL_CA_FILE). RFC 5280 names the fields.
 */
export function selfSignedCertificate(request: CertificateRequest): { key: string; cert: string } {
  const { pair, signature, usage } = keyTypes[request.keyType ?? 'ec'];
  const { publicKey, privateKey } = pair();
  const notBefore = request.notBefore ?? new Date(Date.now() - hour);
  const notAfter = new Date(notBefore.getTime() + request.days * day);
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(set(sequence(objectId('2.5.4.3'), utf8(request.commonName))));
  const toBeSigned = sequence(
    explicit(0, integer(Buffer.from([2]))), // v3
    integer(serialNumber()),
    signature,
    name,
    sequence(time(notBefore), time(notAfter)),
    name,
    spki,
    explicit(3, sequence(...extensions(request, spki, usage))),
  );
  const certificate = sequence(toBeSigned, signature, bitString(sign('sha256', toBeSigned, privateKey)));
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: pem(certificate) };
}

function extensions(request: CertificateRequest, spki: Buffer, usage: readonly number[]): Buffer[] {
  const dns = request.dnsNames.map((name) => der(0x82, Buffer.from(name, 'ascii')));
  const ips = request.ipAddresses.map((address) => der(0x87, addressBytes(address)));
  const keyId = createHash('sha1').update(spki).digest(); // RFC 5280 4.2.1.2 allows any unique value
  const alternatives = [...dns, ...ips];
  return [
    ...(alternatives.length > 0 ? [extension('2.5.29.17', false, sequence(...alternatives))] : []),
    extension('2.5.29.19', true, sequence(bool(true))), // basicConstraints CA:TRUE
    extension('2.5.29.15', true, der(0x03, Buffer.from(usage))),
    extension('2.5.29.37', false, sequence(objectId('1.3.6.1.5.5.7.3.1'))), // server authentication
    extension('2.5.29.14', false, octetString(keyId)),
  ];
}

const extension = (id: string, critical: boolean, value: Buffer): Buffer =>
  sequence(objectId(id), ...(critical ? [bool(true)] : []), octetString(value));

/** Positive and without a leading zero byte, as DER wants integers. */
function serialNumber(): Buffer {
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  return serial;
}

function addressBytes(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number));
  if (isIP(address) === 6) return ipv6Bytes(address);
  throw new Error(`ipAddresses: ${address} is not an IPv4 or IPv6 address`);
}

function ipv6Bytes(address: string): Buffer {
  const groups = (text: string | undefined): number[] => (text ? text.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const [head, tail] = address.split('::');
  const before = groups(head);
  const after = groups(tail);
  const all = [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
  return Buffer.from(all.flatMap((group) => [group >> 8, group & 0xff]));
}

function pem(certificate: Buffer): string {
  const body = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...body, '-----END CERTIFICATE-----', ''].join('\n');
}
