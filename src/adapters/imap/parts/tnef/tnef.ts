/** Outlook's package of a mail's attachments, winmail.dat: [MS-OXTNEF]. Names and contents of the attached files are read, nothing else. */
import { unread } from '@order-intake/order-extraction/document';
import { type ByteReader, byteReader, DamagedPackage } from './byte-reader.ts';
import { type MapiProperties, mapiProperties } from './mapi-properties.ts';

export { DamagedPackage } from './byte-reader.ts';

export type PackedFile = {
  /** as the sender wrote it: to be cleaned before anybody sees it */
  readonly name: string;
  /** MIME type, '' when the package does not say */
  readonly type: string;
  readonly contentId: string | null;
  /** shown inside the text of the mail */
  readonly inText: boolean;
  /** how many messages inside the package it lies in */
  readonly depth: number;
  /** a view of the package; null for what is no file (an OLE object, a link) or lies too deep */
  readonly content: Buffer | null;
};

export type PackageLimits = { readonly maxFiles: number; readonly maxDepth: number };

const signature = 0x223e9f78;
const mostAttributes = 20_000;

/** The low words of the attributes that are read, MS-OXTNEF 2.1.2 */
const attribute = { renderData: 0x9002, title: 0x8010, data: 0x800f, properties: 0x9005, codePage: 0x9007 } as const;
const usedAttributes: ReadonlySet<number> = new Set(Object.values(attribute));

const property = {
  object: 0x3701,
  name: 0x3704,
  longName: 0x3707,
  type: 0x370e,
  contentId: 0x3712,
  flags: 0x3714,
  hidden: 0x7ffe,
};
/** IID_IMessage: the object is a message in a package of its own */
const messageInterface = Buffer.from('0703020000000000c000000000000046', 'hex');

export const isTnef = (head: Buffer): boolean => head.length >= 4 && head.readUInt32LE() === signature;

/**
 * The files of a package, and of the messages inside it. All or nothing: what is damaged anywhere is not half believed.
 *
 * @throws DamagedPackage with what is wrong
 */
export function packedFiles(data: Buffer, limits: PackageLimits): readonly PackedFile[] {
  const files: PackedFile[] = [];
  collect(data, 0);
  return files;

  function collect(bytes: Buffer, depth: number): void {
    for (const attached of attachmentsOf(bytes)) {
      const inner = attached.message;
      if (inner && depth < limits.maxDepth) collect(inner, depth + 1);
      else files.push({ ...described(attached), depth });
      if (files.length > limits.maxFiles) throw new DamagedPackage(unread.package_has_too_many_files(limits.maxFiles));
    }
  }
}

type Attached = {
  readonly title: Buffer | null;
  readonly data: Buffer | null;
  readonly properties: MapiProperties;
  readonly message: Buffer | null;
  readonly codePage: number;
};

function attachmentsOf(bytes: Buffer): readonly Attached[] {
  const reader = byteReader(bytes);
  if (reader.left() < 6 || reader.u32() !== signature) throw new DamagedPackage(unread.package_is_none());
  reader.u16(); // a key nobody needs
  const attachments: { title: Buffer | null; data: Buffer | null; properties: Buffer | null }[] = [];
  let codePage = 1252;
  for (const { id, value } of attributes(reader)) {
    if (id === attribute.codePage && value.length >= 4) codePage = value.readUInt32LE();
    if (id === attribute.renderData) attachments.push({ title: null, data: null, properties: null });
    const current = attachments.at(-1);
    if (!current) continue; // a property of the mail itself
    if (id === attribute.title) current.title ??= value;
    if (id === attribute.data) current.data ??= value;
    if (id === attribute.properties) current.properties ??= value;
  }
  return attachments.map(({ title, data, properties: list }) => {
    const properties = list ? mapiProperties(list) : new Map<never, never>();
    return { title, data: data ?? binaryOf(properties), properties, message: messageOf(properties), codePage };
  });
}

/** Each attribute that is wanted, its checksum compared (MS-OXTNEF 2.1.3.1.1). */
function* attributes(reader: ByteReader): Generator<{ readonly id: number; readonly value: Buffer }> {
  for (let count = 1; reader.left() > 0; count += 1) {
    if (count > mostAttributes) throw new DamagedPackage(unread.package_has_too_many_attributes(mostAttributes));
    const level = reader.u8();
    if (isFiller(level) && reader.take(reader.left()).every(isFiller)) return;
    if (level !== 1 && level !== 2) throw new DamagedPackage(unread.package_unordered());
    const id = reader.u32() & 0xffff;
    const value = reader.take(reader.u32());
    const checksum = reader.u16();
    if (!usedAttributes.has(id)) continue;
    if (sumOf(value) !== checksum) throw new DamagedPackage(unread.package_checksum_wrong());
    yield { id, value };
  }
}

/** What mail programs put after the end: zeros up to a size, or a line end. */
const isFiller = (byte: number): boolean => byte === 0 || byte === 0x0a || byte === 0x0d || byte === 0x20;

function sumOf(bytes: Buffer): number {
  let sum = 0;
  for (const byte of bytes) sum = (sum + byte) & 0xffff;
  return sum;
}

/** Contents may be a property as well. */
const binaryOf = (properties: MapiProperties): Buffer | null => {
  const value = properties.get(property.object);
  return value?.is === 'bytes' ? value.bytes : null;
};

const messageOf = (properties: MapiProperties): Buffer | null => {
  const value = properties.get(property.object);
  return value?.is === 'object' && value.by.equals(messageInterface) ? value.bytes : null;
};

function described({ title, data, properties, message, codePage }: Attached): Omit<PackedFile, 'depth'> {
  const text = (id: number): string => {
    const value = properties.get(id);
    return value?.is === 'text' ? decoded(value.bytes, value.wide ? 'utf-16le' : charset(codePage)) : '';
  };
  const number = (id: number): number => {
    const value = properties.get(id);
    return value?.is === 'number' ? value.number : 0;
  };
  const shortName = title === null ? '' : decoded(title, charset(codePage));
  return {
    name: text(property.longName) || text(property.name) || shortName,
    type: text(property.type).toLowerCase(),
    contentId: text(property.contentId) || null,
    inText: number(property.hidden) !== 0 || (number(property.flags) & 4) !== 0,
    content: message ? null : data,
  };
}

const decoded = (bytes: Buffer, encoding: string): string => new TextDecoder(encoding).decode(bytes).replace(/\0[\s\S]*$/, '');

/** Names of Windows' code pages; what has none reads as Western European. */
const charset = (codePage: number): string => {
  const names: Readonly<Record<number, string>> = {
    932: 'shift_jis',
    936: 'gbk',
    949: 'euc-kr',
    950: 'big5',
    866: 'ibm866',
    65001: 'utf-8',
  };
  return names[codePage] ?? (codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : 'windows-1252');
};
