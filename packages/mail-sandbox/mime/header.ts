/**
 * Header fields of a message or a part. Bytes are held as "binary strings" (one char, one byte, latin1) everywhere in
 * this folder: offsets are octets, and what was received is what is sent, whatever its charset.
 */

export type HeaderField = {
  /** lower case; empty where the line has no field name */
  readonly name: string;
  /** as it stands, folded, without the last CRLF */
  readonly raw: string;
  /** trimmed; a fold, however deep, reads as one space (as Dovecot answers) */
  readonly value: string;
};

export type HeaderBlock = {
  readonly fields: readonly HeaderField[];
  /** offset after the empty line; equal to the block's end where there is none */
  readonly bodyStart: number;
};

const fieldName = /^([!-9;-~]+)[ \t]*:/;

/**
 * Reads fields up to the empty line or `end`. A part whose first line is no field has no header: its sender forgot the
 * empty line. A strange line further down is kept and skipped, since losing Content-Type would lose the attachments.
 */
export function readHeader(bytes: string, start: number, end: number): HeaderBlock {
  const lines: string[] = [];
  let position = start;
  while (position < end) {
    const next = lineEnd(bytes, position, end);
    const line = bytes.slice(position, next).replace(/\r?\n$/, '');
    if (line === '') return { fields: lines.map(toField), bodyStart: next };
    if (/^[ \t]/.test(line) && lines.length > 0) lines[lines.length - 1] += `\r\n${line}`;
    else if (lines.length === 0 && !fieldName.test(line) && !line.startsWith('From ')) return { fields: [], bodyStart: start };
    else lines.push(line);
    position = next;
  }
  return { fields: lines.map(toField), bodyStart: end };
}

/** The first field of that name, unfolded. */
export function headerValue(fields: readonly HeaderField[], name: string): string | null {
  return fields.find((field) => field.name === name)?.value ?? null;
}

function toField(raw: string): HeaderField {
  const name = fieldName.exec(raw)?.[1] ?? '';
  const value = raw.slice(raw.indexOf(':') + 1).replace(/\r\n[ \t]+/g, ' ');
  return { name: name.toLowerCase(), raw, value: value.trim() };
}

/** Offset of the next line, `end` at the last one. */
export function lineEnd(bytes: string, position: number, end: number): number {
  const feed = bytes.indexOf('\n', position);
  return feed < 0 || feed >= end ? end : feed + 1;
}
