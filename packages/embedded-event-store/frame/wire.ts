/** The few protobuf primitives the hot path needs (protobuf.dev, "Encoding"): numbers stay doubles, nothing becomes a BigInt. */

/** How many bytes the varint of a whole number from 0 to 2^53 takes. */
export function varintSize(value: number): number {
  let size = 1;
  let rest = value;
  while (rest >= 128) {
    rest = Math.floor(rest / 128);
    size += 1;
  }
  return size;
}

/** Writes the varint and returns the offset behind it. */
export function writeVarint(target: Buffer, offset: number, value: number): number {
  let at = offset;
  let rest = value;
  while (rest >= 0x80000000) {
    target[at++] = (rest % 128) | 128;
    rest = Math.floor(rest / 128);
  }
  while (rest >= 128) {
    target[at++] = (rest & 127) | 128;
    rest >>>= 7;
  }
  target[at++] = rest;
  return at;
}

/** Reads a varint of at most 2^53: its value and the offset behind it. */
export function readVarint(source: Buffer, offset: number): { value: number; end: number } {
  let value = 0;
  let factor = 1;
  let at = offset;
  for (;;) {
    const byte = source[at++] ?? 0;
    value += (byte & 127) * factor;
    if (byte < 128) return { value, end: at };
    factor *= 128;
  }
}

/** Size of a length-delimited field with a one-byte tag. */
export const fieldSize = (length: number): number => 1 + varintSize(length) + length;

export function writeFieldHead(target: Buffer, offset: number, tag: number, length: number): number {
  target[offset] = tag;
  return writeVarint(target, offset + 1, length);
}

/** Field numbers to tags: 2 is length-delimited, 0 a varint. */
export const bytesTag = (field: number): number => (field << 3) | 2;
export const varintTag = (field: number): number => field << 3;

/** A length-delimited field as a buffer of its own; for messages that are not on the hot path. */
export function bytesField(field: number, content: Uint8Array): Buffer {
  const target = Buffer.allocUnsafe(fieldSize(content.length));
  const at = writeFieldHead(target, 0, bytesTag(field), content.length);
  target.set(content, at);
  return target;
}

export function varintField(field: number, value: number): Buffer {
  const target = Buffer.allocUnsafe(1 + varintSize(value));
  target[0] = varintTag(field);
  writeVarint(target, 1, value);
  return target;
}

/** A varint field of the full unsigned 64 bits. */
export function uint64Field(field: number, value: bigint): Buffer {
  const bytes = [varintTag(field)];
  let rest = BigInt.asUintN(64, value);
  while (rest >= 128n) {
    bytes.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  bytes.push(Number(rest));
  return Buffer.from(bytes);
}

/** A field whose message says something by being there. */
export const emptyField = (field: number): Buffer => bytesField(field, new Uint8Array(0));

export const message = (...fields: readonly Buffer[]): Buffer => Buffer.concat(fields);
