import { type UnreadReason, unread, unreadText } from '@order-intake/order-extraction/document';
/** The package says something about itself that is not so: cut short, a length beyond its end, a wrong checksum, too much of anything. */
export class DamagedPackage extends Error {
  override readonly name = 'DamagedPackage';
  readonly reason: UnreadReason;

  constructor(reason: UnreadReason) {
    super(unreadText(reason));
    this.reason = reason;
  }
}

/** Little-endian reading that never leaves its bytes. Every call throws DamagedPackage where they end too soon. */
export type ByteReader = {
  readonly left: () => number;
  readonly u8: () => number;
  readonly u16: () => number;
  readonly u32: () => number;
  /** a view, not a copy */
  readonly take: (bytes: number) => Buffer;
  /** The next bytes, and what fills them up to a multiple of four. */
  readonly takePadded: (bytes: number) => Buffer;
};

export function byteReader(data: Buffer): ByteReader {
  let at = 0;

  const take = (bytes: number): Buffer => {
    if (bytes > data.length - at) throw new DamagedPackage(unread.package_ends_early());
    at += bytes;
    return data.subarray(at - bytes, at);
  };

  return {
    left: () => data.length - at,
    u8: () => take(1).readUInt8(),
    u16: () => take(2).readUInt16LE(),
    u32: () => take(4).readUInt32LE(),
    take,
    takePadded: (bytes) => {
      const value = take(bytes);
      take(Math.min((4 - (bytes % 4)) % 4, data.length - at)); // the last value of some writers has no padding
      return value;
    },
  };
}
