/** ZIP by APPNOTE.TXT 6.3: the central directory at the end names every entry. Only what a guard needs; nothing is written or kept. */
export type ZipEntry = {
  readonly name: string;
  readonly encrypted: boolean;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  /** offset of the local header */
  readonly offset: number;
};

export type ZipDirectory = {
  readonly entries: readonly ZipEntry[];
  readonly count: number;
  readonly zip64: boolean;
  readonly damaged: boolean;
};

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const none: ZipDirectory = { entries: [], count: 0, zip64: false, damaged: true };

function endOfDirectory(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at--)
    if (bytes.readUInt32LE(at) === endSignature) return at;
  return -1;
}

/** Reads at most `most` entries of the central directory; never throws. `count` is what the archive says it holds. */
export function readDirectory(bytes: Buffer, most: number): ZipDirectory {
  const end = endOfDirectory(bytes);
  if (end < 0) return none;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  let zip64 = count === 0xffff || at === 0xffffffff;
  for (let index = 0; index < Math.min(count, most); index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) return { entries, count, zip64, damaged: true };
    const nameLength = bytes.readUInt16LE(at + 28);
    const packed = bytes.readUInt32LE(at + 20);
    const size = bytes.readUInt32LE(at + 24);
    zip64 ||= packed === 0xffffffff || size === 0xffffffff;
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packed,
      size,
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return { entries, count, zip64, damaged: false };
}

/** Names of the first entries, for telling what kind of archive it is. */
export const entryNames = (bytes: Buffer): readonly string[] => readDirectory(bytes, 2_000).entries.map((entry) => entry.name);
