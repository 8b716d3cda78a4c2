/** What the metadata of a stream says about which of its events may still be read. */
export type StreamMetadata = { maxCount: number | null; maxAge: number | null; truncateBefore: number | null };

/** 2^63 - 1 as a double: `$tb` of a soft-deleted stream. */
const DELETED = 2 ** 63;

/** The truncation that deletes a stream until somebody writes to it again. */
export const SOFT_DELETE = Buffer.from('{"$tb":9223372036854775807}');

export const NO_METADATA: StreamMetadata = { maxCount: null, maxAge: null, truncateBefore: null };

/** A stream of metadata keeps only its last event. */
export const METASTREAM_METADATA: StreamMetadata = { ...NO_METADATA, maxCount: 1 };

export const isSoftDeleted = (metadata: StreamMetadata): boolean => (metadata.truncateBefore ?? 0) >= DELETED;

const optionalNumber = (value: unknown, least: number): number | null | 'bad' => {
  if (value === undefined) return null;
  return typeof value === 'number' && Number.isInteger(value) && value >= least ? value : 'bad';
};

function parseObject(data: Buffer): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(data.toString('utf8'));
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Like the real server: one field that is wrong (negative count, text for a number) makes the whole of it count for nothing. */
export function parseStreamMetadata(data: Buffer): StreamMetadata {
  const object = parseObject(data);
  if (!object) return NO_METADATA;
  const maxCount = optionalNumber(object.$maxCount, 1);
  const maxAge = optionalNumber(object.$maxAge, 1);
  const truncateBefore = optionalNumber(object.$tb, 0);
  const cacheControl = optionalNumber(object.$cacheControl, 1);
  if (maxCount === 'bad' || maxAge === 'bad' || truncateBefore === 'bad' || cacheControl === 'bad') return NO_METADATA;
  return { maxCount, maxAge, truncateBefore };
}

/** The same metadata with another `$tb`: what writing to a soft-deleted stream leaves behind. */
export function withTruncateBefore(data: Buffer, truncateBefore: number): Buffer {
  return Buffer.from(JSON.stringify({ ...parseObject(data), $tb: truncateBefore }));
}
