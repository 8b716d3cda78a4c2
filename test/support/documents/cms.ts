/** Files as mail programs and signing programs wrap them (RFC 5652), with nothing in the place of certificates and signatures. */
import { deflateSync } from 'node:zlib';

export type CmsOptions = {
  /** bytes of the pieces in which the content comes, and no lengths told: as programs write that sign while they send */
  readonly pieces?: number;
  /** the last arc of its type: 2 signed, 3 enveloped */
  readonly type?: number;
};

const length = (bytes: number): Buffer => {
  if (bytes < 0x80) return Buffer.from([bytes]);
  const digits = Buffer.from(bytes.toString(16).padStart(bytes > 0xffff ? 6 : bytes > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 | digits.length]), digits]);
};
const der = (tag: number, ...content: readonly Buffer[]): Buffer => {
  const all = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), length(all.length), all]);
};
const openEnded = (tag: number, ...content: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([tag, 0x80]), ...content, Buffer.from([0, 0])]);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const data = oid('2a864886f70d010701');
const version = der(0x02, Buffer.from([1]));

const octets = (content: Buffer, pieces: number | undefined): Buffer => {
  if (pieces === undefined) return der(0x04, content);
  const parts = Array.from({ length: Math.ceil(content.length / pieces) }, (_, at) =>
    der(0x04, content.subarray(at * pieces, (at + 1) * pieces)),
  );
  return openEnded(0x24, ...parts);
};

/** `content` null: a signature of a file elsewhere. */
export const signed = (content: Buffer | string | null, { pieces, type = 2 }: CmsOptions = {}): Buffer => {
  const box = pieces === undefined ? der : openEnded;
  const inner = content === null ? [] : [box(0xa0, octets(Buffer.from(content as string), pieces))];
  const body = box(0x30, version, der(0x31), box(0x30, data, ...inner), der(0x31));
  return box(0x30, oid(`2a864886f70d01070${type}`), box(0xa0, body));
};

/** RFC 3274 */
export const compressed = (content: Buffer): Buffer =>
  der(
    0x30,
    oid('2a864886f70d0109100109'),
    der(0xa0, der(0x30, der(0x02, Buffer.from([0])), der(0x30), der(0x30, data, der(0xa0, der(0x04, deflateSync(content)))))),
  );

/** In base64 with its lines around it (RFC 7468). */
export const armoured = (bytes: Buffer): string =>
  `-----BEGIN PKCS7-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END PKCS7-----\n`;
