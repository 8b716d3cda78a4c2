/** What a program that failed said last: the line that tells a person why. */
export function lastWords(output: string): string {
  const lines = output.trimEnd().split('\n');
  const last = lines.at(-1)?.trim() ?? '';
  const crashed = last.startsWith('Node.js v');
  const line = crashed ? (lines.findLast((each) => /^\w*Error\b.*: /.test(each)) ?? last) : last;
  return wordsOf(line).replace(/\.$/, '');
}

/** A log line is JSON: its message is the sentence. */
function wordsOf(line: string): string {
  if (!line.startsWith('{')) return line;
  try {
    return (JSON.parse(line) as { msg?: string }).msg ?? line;
  } catch {
    return line;
  }
}
