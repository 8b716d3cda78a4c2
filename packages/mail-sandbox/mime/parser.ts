/** The structure of a message as offsets into its bytes (RFC 2045, 2046). Nothing is copied and nothing is decoded. */
import { type HeaderField, headerValue, lineEnd, readHeader } from './header.ts';
import { type Parameter, structuredValue } from './parameters.ts';

export type MimePart = {
  readonly fields: readonly HeaderField[];
  /** offsets: header [start, bodyStart), body [bodyStart, end) */
  readonly start: number;
  readonly bodyStart: number;
  readonly end: number;
  /** as written: "text", "plain" */
  readonly type: string;
  readonly subtype: string;
  readonly parameters: readonly Parameter[];
  /** the parts of a multipart; null for everything else */
  readonly children: readonly MimePart[] | null;
  /** the message inside a message/rfc822 part */
  readonly message: MimePart | null;
};

// deeper or wider than this is hostile, and what is below stays one opaque part
const maxDepth = 100;
const maxParts = 10_000;

/** What has no type or a broken one is (RFC 2045, 5.2). */
const plainText = { type: 'text', subtype: 'plain', parameters: [] } as const;

type Limits = { parts: number };
type DefaultType = 'text/plain' | 'message/rfc822';

/** Parses a whole message; every byte string has a structure, at worst one text/plain part. */
export function parseMessage(bytes: string): MimePart {
  return parsePart(bytes, 0, bytes.length, 'text/plain', 0, { parts: 0 });
}

function parsePart(bytes: string, start: number, end: number, fallback: DefaultType, depth: number, limits: Limits): MimePart {
  limits.parts += 1;
  const { fields, bodyStart } = readHeader(bytes, start, end);
  const content = contentType(fields, fallback);
  const leaf = { fields, start, bodyStart, end, ...content, children: null, message: null };
  if (depth >= maxDepth || limits.parts >= maxParts) return { ...leaf, type: 'application', subtype: 'octet-stream' };
  if (content.type.toLowerCase() === 'multipart') {
    const boundary = content.parameters.find(([name]) => name.toLowerCase() === 'boundary')?.[1].trimEnd();
    const childDefault = content.subtype.toLowerCase() === 'digest' ? 'message/rfc822' : 'text/plain';
    const parts = boundary ? partRanges(bytes, bodyStart, end, boundary) : [];
    // a multipart has a part at least (RFC 3501, 9: body-type-mpart): where none is found there is an empty one
    const ranges = parts.length > 0 ? parts : [[end, end] as const];
    return { ...leaf, children: ranges.map(([from, to]) => parsePart(bytes, from, to, childDefault, depth + 1, limits)) };
  }
  if (`${content.type}/${content.subtype}`.toLowerCase() === 'message/rfc822') {
    return { ...leaf, message: parsePart(bytes, bodyStart, end, 'text/plain', depth + 1, limits) };
  }
  return leaf;
}

function contentType(fields: readonly HeaderField[], fallback: DefaultType): Pick<MimePart, 'type' | 'subtype' | 'parameters'> {
  const header = headerValue(fields, 'content-type');
  if (header === null) return fallback === 'text/plain' ? plainText : { type: 'message', subtype: 'rfc822', parameters: [] };
  const { value, parameters } = structuredValue(header);
  const match = /^([^\s/()<>@,;:\\"[\]?=]+)\s*\/\s*([^\s/()<>@,;:\\"[\]?=]+)/.exec(value);
  return match ? { type: match[1] ?? '', subtype: match[2] ?? '', parameters } : plainText;
}

/**
 * Where the parts of a multipart stand. A delimiter is a whole line; the line end before it belongs to it. Without a
 * closing delimiter the last part reaches to the end; what follows the closing one is ignored.
 */
function partRanges(bytes: string, from: number, end: number, boundary: string): (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  let open: number | null = null;
  for (const { start, next, closes } of delimiters(bytes, from, end, boundary)) {
    if (open !== null) ranges.push([open, Math.max(open, beforeLineEnd(bytes, start))]);
    open = closes ? null : next;
    if (closes) break;
  }
  return open === null ? ranges : [...ranges, [open, end]];
}

function* delimiters(
  bytes: string,
  from: number,
  end: number,
  boundary: string,
): Generator<{ start: number; next: number; closes: boolean }> {
  const mark = `--${boundary}`;
  for (let start = bytes.indexOf(mark, from); start >= 0 && start < end; start = bytes.indexOf(mark, start + mark.length)) {
    const next = lineEnd(bytes, start, end);
    const rest = bytes.slice(start + mark.length, next).trimEnd();
    const atLineStart = start === from || bytes[start - 1] === '\n';
    if (atLineStart && (rest === '' || rest === '--')) yield { start, next, closes: rest === '--' };
  }
}

function beforeLineEnd(bytes: string, position: number): number {
  if (bytes[position - 1] !== '\n') return position;
  return bytes[position - 2] === '\r' ? position - 2 : position - 1;
}
