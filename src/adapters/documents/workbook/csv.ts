/** UTF-8 where the bytes are valid UTF-8, UTF-16 by byte order mark, else Windows-1252, which office programs write. */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le').slice(1);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The delimiter that most lines hold, equally often: semicolon, tab, comma or bar. */
export function delimiterOf(text: string): string {
  const lines = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 50);
  const score = (delimiter: string): number => {
    const counts = lines.map((line) => splitOutsideQuotes(line, delimiter)).filter((count) => count > 1);
    const usual = [...counts].sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    return counts.filter((count) => count === usual).length * usual;
  };
  return [';', '\t', ',', '|'].reduce((best, delimiter) => (score(delimiter) > score(best) ? delimiter : best));
}

const splitOutsideQuotes = (line: string, delimiter: string): number => line.replace(/"[^"]*"/g, '').split(delimiter).length;

/** RFC 4180: quoted fields may hold delimiters, line breaks and doubled quotes. Yields rows of fields. */
export function* csvRows(text: string, delimiter: string): Generator<readonly string[]> {
  let row: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (quoted) {
      if (character !== '"') field += character;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && field.trim() === '') {
      quoted = true;
      field = '';
    } else if (character === delimiter) {
      row.push(field);
      field = '';
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && text[at + 1] === '\n') at += 1;
      yield [...row, field];
      row = [];
      field = '';
    } else field += character;
  }
  if (field !== '' || row.length > 0) yield [...row, field];
}
