/** First value of each field of a header block, by its name in lower case, folded lines joined (RFC 5322 section 2.2.3). */
export type HeaderFields = ReadonlyMap<string, string>;

/** Fields asked for with every mail; nothing else of the header is fetched. */
export const wantedFields: readonly string[] = [
  'Auto-Submitted',
  'Precedence',
  'X-Order-Intake',
  'X-Autoreply',
  'X-Autorespond',
  'X-Failed-Recipients',
  'Return-Path',
  'X-Auto-Response-Suppress',
  'List-Id',
  'List-Post',
  'List-Unsubscribe',
  'Authentication-Results',
];

export function headerFields(block: Buffer | undefined): HeaderFields {
  const fields = new Map<string, string>();
  const unfolded = (block?.toString('utf8') ?? '').replace(/\r?\n[ \t]+/g, ' ');
  for (const line of unfolded.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}
