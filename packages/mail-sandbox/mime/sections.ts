/** Which bytes a FETCH section names: BODY[], BODY[2.1.MIME], BODY[HEADER.FIELDS (From)] (RFC 3501, 6.4.5). */
import type { MimePart } from './parser.ts';

export type Section = {
  readonly path: readonly number[];
  readonly what: '' | 'HEADER' | 'HEADER.FIELDS' | 'HEADER.FIELDS.NOT' | 'TEXT' | 'MIME';
  /** lower case, for HEADER.FIELDS */
  readonly fields: readonly string[];
};

/** Reads what stands between the brackets; null when it is no section. */
export function parseSection(text: string): Section | null {
  const match = /^((?:[1-9]\d*)(?:\.[1-9]\d*)*)?\.?(HEADER\.FIELDS(?:\.NOT)?|HEADER|TEXT|MIME)?(?: ?\(([^)]*)\))?$/i.exec(
    text.trim(),
  );
  if (!match) return null;
  const path = (match[1] ?? '').split('.').filter(Boolean).map(Number);
  const what = (match[2] ?? '').toUpperCase() as Section['what'];
  const fields = (match[3] ?? '').toLowerCase().replace(/"/g, '').split(/\s+/).filter(Boolean);
  if (what.startsWith('HEADER.FIELDS') !== (match[3] !== undefined)) return null;
  return what === 'MIME' && path.length === 0 ? null : { path, what, fields };
}

/** The bytes of a section, or null where the message has no such part. */
export function sectionBytes(bytes: string, root: MimePart, section: Section): string | null {
  const part = partAt(root, section.path);
  if (!part) return null;
  if (section.what === 'MIME') return bytes.slice(part.start, part.bodyStart);
  if (section.what === '') return section.path.length === 0 ? bytes : bytes.slice(part.bodyStart, part.end);
  // HEADER and TEXT of a numbered part mean the message inside it
  const message = section.path.length === 0 ? part : part.message;
  if (!message) return null;
  if (section.what === 'HEADER') return bytes.slice(message.start, message.bodyStart);
  if (section.what === 'TEXT') return bytes.slice(message.bodyStart, message.end);
  const isInclusive = section.what === 'HEADER.FIELDS';
  const chosen = message.fields.filter((field) => section.fields.includes(field.name) === isInclusive);
  return `${chosen.map((field) => `${field.raw}\r\n`).join('')}\r\n`;
}

/**
 * Goes down the numbered path. Part 1 of a message that is no multipart is its body, and numbers below a
 * message/rfc822 part count the parts of the message in it: 2.1 is the first part of the message forwarded as part 2.
 */
function partAt(root: MimePart, path: readonly number[]): MimePart | null {
  let part: MimePart | null = root;
  for (const [level, number] of path.entries()) {
    const holder: MimePart | null = level === 0 ? part : inner(part);
    if (!holder) return null;
    part = holder.children ? (holder.children[number - 1] ?? null) : number === 1 ? holder : null;
    if (!part) return null;
  }
  return part;
}

/** What a part numbers its own parts by: itself when multipart, the message it holds when message/rfc822, else nothing. */
function inner(part: MimePart | null): MimePart | null {
  if (!part) return null;
  return part.children ? part : part.message;
}
