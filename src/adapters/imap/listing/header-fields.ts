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
  'Received',
  'In-Reply-To',
  'References',
];

/** The fields of a header block in their order, names in lower case, folded lines joined. */
export function orderedFields(block: Buffer | undefined): readonly (readonly [name: string, value: string])[] {
  const unfolded = (block?.toString('utf8') ?? '').replace(/\r?\n[ \t]+/g, ' ');
  return unfolded.split(/\r?\n/).flatMap((line) => {
    const colon = line.indexOf(':');
    return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const] : [];
  });
}

export function headerFields(block: Buffer | undefined): HeaderFields {
  const fields = new Map<string, string>();
  for (const [name, value] of orderedFields(block)) if (!fields.has(name)) fields.set(name, value);
  return fields;
}
