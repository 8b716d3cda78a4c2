/** A file as POSIX uuencode writes it into a text. `blanks`: with blanks for zeros, as the first programs did, and those at the ends of lines lost. */
export function uuencode(name: string, content: Buffer, { blanks = false } = {}): string {
  const letter = (value: number): string => (value === 0 && !blanks ? '`' : String.fromCharCode(32 + value));
  const lines: string[] = [];
  for (let at = 0; at < content.length; at += 45) {
    const piece = content.subarray(at, at + 45);
    let line = letter(piece.length);
    for (let from = 0; from < piece.length; from += 3) {
      const group = ((piece[from] ?? 0) << 16) | ((piece[from + 1] ?? 0) << 8) | (piece[from + 2] ?? 0);
      line += [18, 12, 6, 0].map((shift) => letter((group >> shift) & 63)).join('');
    }
    lines.push(blanks ? line.trimEnd() : line);
  }
  return [`begin 644 ${name}`, ...lines, blanks ? '' : '`', 'end', ''].join('\r\n');
}
