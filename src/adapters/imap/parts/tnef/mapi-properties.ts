import { unread } from '@order-intake/order-extraction/document';
import { type ByteReader, byteReader, DamagedPackage } from './byte-reader.ts';

/** Values by property id; named properties are read over. A property given twice keeps its first value. */
export type MapiProperties = ReadonlyMap<number, MapiValue>;
export type MapiValue =
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'text'; readonly bytes: Buffer; readonly wide: boolean }
  | { readonly is: 'bytes'; readonly bytes: Buffer }
  /** `by`: the interface it is to be opened by */
  | { readonly is: 'object'; readonly by: Buffer; readonly bytes: Buffer };

const mostProperties = 4_096;
const multiple = 0x1000;
const namedProperty = 0x8000;

/** Bytes of a fixed value in a package, padding included (MS-OXTNEF 2.1.3.4, property types of MS-OXCDATA 2.11.1). */
const fixedBytes: Readonly<Record<number, number>> = {
  1: 4, // null
  2: 4, // 16-bit integer
  3: 4, // 32-bit integer
  4: 4, // 32-bit floating point
  5: 8, // 64-bit floating point
  6: 8, // currency
  7: 8, // time of an application
  10: 4, // error
  11: 4, // boolean
  20: 8, // 64-bit integer
  64: 8, // time
  72: 16, // GUID
};
const [object, text8, unicode, binary] = [0x0d, 0x1e, 0x1f, 0x102];
const variable = new Set([object, text8, unicode, binary]);

/**
 * A list of MAPI properties as an attribute of a TNEF package holds it (MS-OXTNEF 2.1.3.4).
 *
 * @throws DamagedPackage
 */
export function mapiProperties(data: Buffer): MapiProperties {
  const reader = byteReader(data);
  const count = reader.u32();
  if (count > mostProperties) throw new DamagedPackage(unread.package_has_too_many_properties(count));
  const properties = new Map<number, MapiValue>();
  for (let i = 0; i < count; i += 1) {
    const type = reader.u16();
    const id = reader.u16();
    if (id >= namedProperty) passName(reader);
    const value = readValue(reader, type);
    if (value && id < namedProperty && !properties.has(id)) properties.set(id, value);
  }
  return properties;
}

function passName(reader: ByteReader): void {
  reader.take(16); // the GUID of its set
  if (reader.u32() === 0) reader.u32();
  else reader.takePadded(reader.u32());
}

/** The first value; several are read over. */
function readValue(reader: ByteReader, type: number): MapiValue | null {
  const base = type & ~multiple;
  const fixed = fixedBytes[base];
  if (fixed === undefined && !variable.has(base)) throw new DamagedPackage(unread.package_property_unknown(type));
  const count = fixed === undefined || type !== base ? reader.u32() : 1;
  let first: MapiValue | null = null;
  for (let i = 0; i < count; i += 1) {
    const bytes = fixed === undefined ? reader.takePadded(reader.u32()) : reader.take(fixed);
    first ??= valueIn(base, bytes);
  }
  return first;
}

const valueIn = (type: number, bytes: Buffer): MapiValue | null => {
  if (type === text8 || type === unicode) return { is: 'text', bytes, wide: type === unicode };
  if (type === object) return { is: 'object', by: bytes.subarray(0, 16), bytes: bytes.subarray(16) };
  if (type === binary) return { is: 'bytes', bytes };
  if (type === 11) return { is: 'number', number: bytes.readUInt16LE() };
  return type === 3 ? { is: 'number', number: bytes.readUInt32LE() } : null;
};
