/** The few DER encodings (ITU-T X.690) that a certificate needs. Each returns one complete tag-length-value. */

/** One value: tag byte, length in its shortest form, content. */
export function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Buffer.from([0x80 | bytes.length, ...bytes]);
}

export const sequence = (...content: readonly Buffer[]): Buffer => der(0x30, ...content);
export const set = (...content: readonly Buffer[]): Buffer => der(0x31, ...content);
export const explicit = (number: number, content: Buffer): Buffer => der(0xa0 | number, content);
export const bool = (value: boolean): Buffer => der(0x01, Buffer.from([value ? 0xff : 0x00]));
export const octetString = (content: Buffer): Buffer => der(0x04, content);
export const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text, 'utf8'));
/** No unused bits. */
export const bitString = (content: Buffer): Buffer => der(0x03, Buffer.from([0]), content);

/** Big-endian bytes of a number that is not negative; the sign byte is added where the first bit would be read as one. */
export const integer = (bytes: Buffer): Buffer =>
  der(0x02, (bytes[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);

/** UTCTime up to 2049, GeneralizedTime from 2050 on (RFC 5280, 4.1.2.5). */
export function time(date: Date): Buffer {
  const digits = `${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`;
  const generalized = date.getUTCFullYear() >= 2050 || date.getUTCFullYear() < 1950;
  return generalized ? der(0x18, Buffer.from(digits)) : der(0x17, Buffer.from(digits.slice(2)));
}

/** Dotted notation: the first two arcs share a byte, the others are base 128. */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}
