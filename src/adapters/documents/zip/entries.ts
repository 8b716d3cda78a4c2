/** What stands in an archive that its guard has let through (guard.ts). */
import { inflateRawSync } from 'node:zlib';
import { limits } from '../limits.ts';
import { readDirectory, type ZipEntry } from './directory.ts';

const stored = 0;

/** All entries that are files, in the order of the directory. */
export const filesOf = (bytes: Buffer): readonly ZipEntry[] =>
  readDirectory(bytes, limits.zip.entries).entries.filter(({ name }) => !name.endsWith('/'));

/** The unpacked bytes of one; never more than it declares. */
export function contentOf(bytes: Buffer, { offset, packed, size, method }: ZipEntry): Buffer {
  const from = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const content = bytes.subarray(from, from + packed);
  return method === stored ? content : inflateRawSync(content, { maxOutputLength: Math.max(1, size) });
}
